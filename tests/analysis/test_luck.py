"""Luck: what a draw was worth beside the average draw."""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev

import pytest

import mecenate
from mecenate.analysis import analyse
from mecenate.analysis.luck import luck_of
from mecenate.core.dealer import Dealer, WatchedDealer
from mecenate.core.state import State
from tests.analysis.games import GAMES, QUICK, played
from tests.bots.school import level
from tests.tables import COMPILED

pytestmark = pytest.mark.usefixtures("short_levels")
DRAWS = 60 if COMPILED else 10
CERTAIN = 4.0
"""Standard errors; the test repeats itself exactly, so that it cannot fail by chance once it has passed."""


def before_a_draw(game: str) -> tuple[State, mecenate.Action]:
    """A position of a game played at random, and a choice by which something is drawn."""
    dealer = Dealer.fast(3)
    state = mecenate.game(game).start(2, dealer)
    for number in range(1000):
        action = state.legal()[dealer.pick(len(state.legal()))]
        before, watched = state.copy(), WatchedDealer(dealer)
        state.apply(action, watched)
        if watched.outcomes and number >= 10 and not state.over:
            return before, action
    raise AssertionError(f"no position of {game} draws")


@pytest.mark.parametrize("game", GAMES)
def test_luck_is_zero_on_average_over_what_can_be_drawn(game: str) -> None:
    state, action = before_a_draw(game)
    lucks = []
    for number in range(DRAWS):
        after = state.copy()
        after.apply(action, Dealer.fast(1000 + number))
        lucks.append(luck_of(state, action, after, level=level("journeyman"), seed=7000 * number).chances[0])
    assert abs(mean(lucks)) <= CERTAIN * stdev(lucks) / sqrt(DRAWS) + 1e-9


def test_what_one_seat_wins_by_a_draw_the_others_lose() -> None:
    turns = analyse(played("carpe_diem", moves=24).line.history, QUICK).turns
    lucks = [turn.luck for turn in turns if turn.luck is not None]
    assert lucks
    for luck in lucks:
        assert sum(luck.chances) == pytest.approx(0, abs=1e-3)


def test_a_turn_without_a_draw_has_no_luck() -> None:
    history = played("carrara", moves=40).line.history
    for turn in analyse(history, QUICK).turns:
        assert (turn.luck is not None) == bool(history.moves[turn.last - 1].outcomes)
