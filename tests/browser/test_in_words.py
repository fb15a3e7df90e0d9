"""Every game can be played to its end on the table in words, which is also the table of screen readers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .visitor import Visitor

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", ["florenza", "carpe_diem", "princes"])
def test_a_whole_game(visit: Callable[..., Visitor], game: str) -> None:
    visitor = visit(name="Livia")
    visitor.open(f"/t/{visitor.found(game)['id']}", ".frame")
    assert visitor.play_in_words() > 10
    assert visitor.is_over
