"""Planted blunders are found. `bench/analysis.py` made them, and asks for all of them."""

from __future__ import annotations

import pytest
from bench.analysis import BEHIND, FOUND, mark_of, read_planted

import mecenate
from tests.analysis.games import GAMES
from tests.tables import COMPILED

ASKED = 10
"""So many of a title are asked for here."""


@pytest.mark.parametrize("title", GAMES)
def test_there_are_forty_from_several_games_and_seat_numbers(title: str) -> None:
    cases = read_planted(title)
    assert len(cases) == 40
    assert len({case.source[0] for case in cases}) >= 10
    assert len({case.seats for case in cases}) == 3
    assert all(case.lost >= BEHIND for case in cases)


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="searches as long as those of a real analysis")
@pytest.mark.parametrize("title", GAMES)
def test_nine_of_ten_planted_blunders_are_marked(title: str) -> None:
    game = mecenate.game(title)
    marks = [mark_of(game, case, 1000 * number) for number, case in enumerate(read_planted(title)[:ASKED])]
    assert sum(mark in FOUND for mark in marks) >= 0.9 * ASKED
