"""What is remembered is certain: it is the same in every world that fits what a seat has seen."""

from __future__ import annotations

from typing import Any

import pytest

import mecenate
from mecenate.testing import memory
from tests.remembering import recalls_everything
from tests.tables import COMPILED, Table, every_table

GAMES = 4 if COMPILED else 1
STRIDE = 3 if COMPILED else 11
"""Every so many actions the worlds are compared."""
WORLDS = 3


def told(state: mecenate.State, seat: int | None) -> dict[str, Any]:
    """What is remembered, part by part in bytes; without the purses while `imagine` draws them from the view alone."""
    parts = memory.remembered_parts(state, seat)
    if not recalls_everything(state.game):
        parts.pop("players")
    return parts


@pytest.mark.long
@every_table
def test_what_is_remembered_is_the_same_in_every_imagined_world(table: Table) -> None:
    memory.check_remembered(table, GAMES, STRIDE, WORLDS, told)


@every_table
def test_what_is_remembered_fits_the_real_table(table: Table) -> None:
    memory.check_remembered_truth(table)


def test_a_seat_that_is_not_there_remembers_nothing() -> None:
    for entry in mecenate.catalogue():
        state = mecenate.game(entry.name).start(2, mecenate.Dealer.fast(1))
        with pytest.raises(IndexError, match="no seat 2"):
            state.remembered(2)


@every_table
def test_a_position_that_has_forgotten_remembers_nothing(table: Table) -> None:
    state, _ = table.start(5)
    state.forget()
    assert (state.remembered(0) is None) is not state.remembers


def test_the_rest_of_the_bag_of_carrara() -> None:
    state = mecenate.game("carrara").start(2, mecenate.Dealer.fast(1))
    wheel = state.view(None).wheel
    for colour, left in state.remembered(None).bag.items():
        elsewhere = sum(sector.blocks.get(colour, 0) for sector in wheel)
        elsewhere += sum(player.blocks.get(colour, 0) for player in state.remembered(None).players)
        assert left + elsewhere == 7


def test_the_cards_of_princes_that_lie_somewhere() -> None:
    state = mecenate.game("princes").start(3, mecenate.Dealer.fast(1))
    own = state.view(0).players[0].professions
    hidden = state.remembered(0).hidden
    assert sorted([*hidden["profession"], *own]) == sorted(state.remembered(None).hidden["profession"])
    assert len(hidden["profession"]) == 21 - 4
    assert [player.florins for player in state.remembered(0).players] == [3500, 3500]


def test_the_cards_of_florenza_that_lie_somewhere() -> None:
    state = mecenate.game("florenza").start(3, mecenate.Dealer.fast(1))
    view = state.view(0)
    assert sum(state.remembered(0).hidden.values()) == view.pile + sum(p.hand_size for p in view.players[1:])
    assert sum(state.remembered(None).hidden.values()) == view.pile + sum(p.hand_size for p in view.players)


def test_the_fountain_cards_that_nobody_has_seen() -> None:
    state = mecenate.game("carpe_diem").start(3, mecenate.Dealer.fast(1))
    assert sum(state.remembered(None).hidden.values()) == state.view(None).fountain_pile
