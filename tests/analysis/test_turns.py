"""Which moves are judged together."""

from __future__ import annotations

from itertools import pairwise

import pytest

from mecenate.analysis import decisions
from tests.analysis.games import GAMES, played


@pytest.mark.parametrize("game", GAMES)
def test_decisions_cover_every_move_once_and_end_at_a_draw_or_another_seat(game: str) -> None:
    history = played(game, seats=3).line.history
    found = decisions(history)
    assert [number for one in found for number in range(one.first, one.last + 1)] == [*range(1, len(history.moves) + 1)]
    for one, following in pairwise(found):
        assert {move.seat for move in history.moves[one.first - 1 : one.last]} == {one.seat}
        assert not any(history.shows(number) for number in range(one.first, one.last))
        assert history.shows(one.last) or following.seat != one.seat


def test_a_decision_without_any_choice_is_not_free() -> None:
    history = played("carrara").line.history
    for one in decisions(history):
        choices = [len(history.at(number - 1).legal()) for number in range(one.first, one.last + 1)]
        assert one.free == (max(choices) > 1)
