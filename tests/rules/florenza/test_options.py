"""Options."""

from __future__ import annotations

import json

import pytest

from mecenate import OptionError
from tests.rules.florenza.positions import game, hand, pile, position, score, start, table
from tests.rules.playing import play


@pytest.mark.rule("FLO-90")
@pytest.mark.parametrize(("seats", "piles", "left"), [(2, (13, 13, 15), 3), (3, (17, 18, 18), 2), (4, (21, 23, 20), 1)])
def test_ruling_47_without_guilds(seats: int, piles: tuple[int, ...], left: int) -> None:
    state = start(seats, guilds="out")
    pieces = game(guilds="out").pieces
    where = json.loads(state.to_json())["copy"]
    used = [n for n in range(76) if where[n] != 0]
    assert tuple(sum(pieces.pile_of[n] == number for n in used) for number in (1, 2, 3)) == piles
    assert all(pieces.card_kinds[int(pieces.card_of[n])] != "guild" for n in used)
    assert table(state).pile == left


@pytest.mark.rule("FLO-91")
@pytest.mark.parametrize(("seats", "cards"), [(2, 14), (3, 16), (4, 17)])
def test_ruling_18_locations_by_mark(seats: int, cards: int) -> None:
    view = table(start(seats, locations="by_mark"))
    assert (
        sum(location.up for location in view.locations) == sum(location.cards for location in view.locations) == cards
    )
    assert {location.word: location.up for location in view.locations}["baratto"] == (1 if seats == 2 else 2)


@pytest.mark.rule("FLO-91", "FLO-57")
def test_locations_left_out_stay_out() -> None:
    state = position(2, turn=1, step="4", down="picconiere", locations="by_mark")
    after = table(play(state, "send workers", "choose gold"))
    assert sum(location.up for location in after.locations) == 14


@pytest.mark.rule("FLO-92")
@pytest.mark.parametrize(("anonymous", "points"), [("uncounted", 0), ("counted", 5)])
def test_ruling_9_anonymous_artists_and_mastro_artista(anonymous: str, points: int) -> None:
    state = position(
        4,
        front={0: "mastro artista, ritratto by anonymous painter"},
        finished={0: "duomo facciata by architect giotto 3, duomo pulpito by sculptor donatello 3"},
        anonymous=anonymous,
    )
    assert score(state, 0).get("guilds", 0) == points


@pytest.mark.rule("FLO-93")
@pytest.mark.parametrize(("ties", "points"), [("skip", [4, 4, 1, 0]), ("dense", [4, 4, 2, 1])])
def test_ruling_42_the_place_after_a_tie(ties: str, points: list[int]) -> None:
    state = position(4, fiorini={0: 500, 1: 500, 2: 100, 3: 50}, ties=ties)
    assert [score(state, seat).get("fiorini", 0) for seat in range(4)] == points


@pytest.mark.rule("FLO-94")
@pytest.mark.parametrize(("empty_hands", "points"), [("ranked", [4, 2]), ("unranked", [4, 0])])
def test_ruling_43_majority_with_nothing(empty_hands: str, points: list[int]) -> None:
    state = position(2, resources={0: "6 gold", 1: ""}, empty_hands=empty_hands)
    assert [score(state, seat).get("resources", 0) for seat in range(2)] == points


@pytest.mark.rule("FLO-95")
@pytest.mark.parametrize(("late_discards", "cards"), [("out", 47), ("back", 48)])
def test_ruling_31_the_discards_of_round_4(late_discards: str, cards: int) -> None:
    state = position(2, turn=1, round=4, step="4", hands={0: "sala, navata"}, late_discards=late_discards)
    after = play(state, "send workers", "keep sala", "choose gold")
    everywhere = [*pile(after), *hand(after, 0), *hand(after, 1)]
    assert len(everywhere) == cards and ("navata" in everywhere) == (late_discards == "back")


def test_an_unknown_option_is_refused_with_the_right_ones() -> None:
    with pytest.raises(OptionError, match="Did you mean guilds"):
        game(guild="out")
    with pytest.raises(OptionError, match="in, out"):
        game(guilds="maybe")


def test_a_state_of_other_options_is_refused() -> None:
    text = start(2).to_json()
    with pytest.raises(Exception, match="other options"):
        game(guilds="out").state_from_json(text)
