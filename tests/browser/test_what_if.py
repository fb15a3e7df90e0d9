"""What if: an imagined line of play on the same board, where bots answer for the rivals."""

from __future__ import annotations

import pytest

from .boards import BOARDS, Board, Visit
from .visitor import MAY_CHOOSE

pytestmark = pytest.mark.browser

WHERE = "() => JSON.stringify(document.querySelector('.main > .board').getBoundingClientRect())"


@pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)
def test_the_board_stays_where_it_is(visit: Visit, board: Board) -> None:
    visitor = visit(name="Livia")
    page = visitor.open(f"/t/{visitor.new_table(board.game, 3)['id']}", board.lit)
    page.wait_for_selector(MAY_CHOOSE)
    before = page.evaluate(WHERE)
    page.keyboard.press("w")
    page.wait_for_selector(".prompt .imagined")
    assert page.evaluate(WHERE) == before


def test_bots_answer_for_the_rivals(visit: Visit) -> None:
    visitor = visit(name="Livia")
    id = visitor.new_table("carrara", 3)["id"]
    page = visitor.open(f"/t/{id}", BOARDS["carrara"].lit)
    page.wait_for_selector(MAY_CHOOSE)
    moves = visitor.position(id)["moves"]
    page.keyboard.press("w")
    page.wait_for_selector(".prompt .imagined")
    page.click(".offers .offer[data-action=pass]")
    page.wait_for_function(r"() => /\d+/.exec(document.querySelector('.imagined span').textContent)?.[0] > 2")
    assert page.locator(BOARDS["carrara"].lit).count() > 0, "one chooses again"
    assert visitor.position(id)["moves"] == moves, "nothing happens at the table"
