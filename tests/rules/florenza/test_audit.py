"""The audit finds every card that is missing, doubled or miscounted."""

from __future__ import annotations

import re

import pytest

from mecenate import PositionError
from tests.rules.altering import Change, audit_error, put
from tests.rules.florenza.positions import position


@pytest.mark.rule("FLO-70")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (put("supply", 0, to=20), "marble cards: expected 21"),
        (put("supply", 6, to=100), "fiorini: expected 4000"),
        (put("purse", 0, to=-50), "purse: a number is below zero"),
        (put("holding", 0, to=1), "holding of seat 1"),
        (put("round", to=6), "round: expected 1 to 5"),
        (put("stage", to=4), "stage: the game is over"),
        (put("captain", to=2), "captain: no such seat"),
        (put("copy", 0, to=0), "casa must be in the game"),
        (put("copy", 2, to=2), "casa must not be in the game"),
        (put("copy", 70, to=2), "in the pile too early"),
        (put("copy", 4, to=6), "casamento cannot be there"),
        (put("pile_size", to=3), "pile_size"),
        (put("hand_size", 0, to=3), "hand_size of seat 1"),
        (put("hand", 0, 0, to=2), "hand of seat 1"),
        (put("held_over", 0, to=1), "held_over of seat 1"),
        (put("in_front", 1, 0, to=1), "in_front of seat 2"),
        (put("income", 1, 0, to=1), "income of seat 2"),
        (put("power", 1, 0, to=3), "power of seat 2"),
        (put("shown", 1, to=1), "shown of seat 2"),
        (put("steps", 1, to=1), "steps of seat 2"),
        (put("extra_cards", 1, to=1), "extra_cards of seat 2"),
        (put("row", 0, to=3), "row: does not show"),
        (put("monument", 5, to=2), "monuments_left"),
        (put("monument", 5, to=3), "monuments_left|monument: one is"),
        (put("monuments_reserved", 0, to=1), "monuments_reserved"),
        (put("artist_pile", 0, to=2), "artists: architect leon battista alberti has 1 cards"),
        (put("artists_gone", to=1), "artists_gone"),
        (put("artists_left", to=1), "artists_left"),
        (put("artists_reserved", 0, to=1), "artists_reserved of seat 1"),
        (put("front", 0, to=77), "artists: |front: "),
        (put("middle", 2, to=1), "middle: the artists are not in order|artists: "),
        (put("location", 0, to=3), "not that many cards of picconiere"),
        (put("anonymous", 0, to=2), "anonymous: there is one of each kind"),
        (put("cheapest", 1, to=10), "cheapest, kinds 1"),
        (put("cheapest_reserved", 0, 1, to=10), "cheapest_reserved of seat 1"),
        (put("new_captain", to=1), "new_captain"),
    ],
)
def test_a_position_that_cannot_be_is_refused(change: Change, message: str) -> None:
    state = position(2, hands={0: "casa"}, row="duomo cupola, uffizi interni", middle="painter giotto")
    assert re.search(message, audit_error(state, change))


@pytest.mark.rule("FLO-25", "FLO-26")
def test_nobody_has_a_card_twice_or_two_preachers() -> None:
    with pytest.raises(PositionError, match="has a card twice"):
        position(2, front={0: "casa, casa"})
    with pytest.raises(PositionError, match="two preachers"):
        position(3, front={0: "girolamo savonarola, giordano bruno"})


def test_a_row_out_of_order_is_refused() -> None:
    with pytest.raises(PositionError, match="the highest monument must be on the left"):
        position(2, row="uffizi interni, duomo cupola")
