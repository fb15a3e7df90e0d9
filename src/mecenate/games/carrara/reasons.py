"""Reasons: why an action is not legal now, in a sentence for the actor."""

from __future__ import annotations

from mecenate.core.action import Action
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara import vocabulary as say
from mecenate.games.carrara.board import FLORINS, MARKET, ON_DISPLAY, TILE, VISITOR, WHEEL, Board
from mecenate.games.carrara.building import has_an_equal_before
from mecenate.games.carrara.vocabulary import CITIES, COLOURS, POSITIONS


def why_not(board: Board, action: Action) -> str:
    """A few words, for the actor, on why this action is not legal now; empty if nothing better is known."""
    word = action.id
    kind = board.asked_kind()
    seat = int(board.asked_seat())
    florins = int(board.cells[FLORINS + seat])
    if kind == ask.MAIN:
        return _why_not_main(board, word, seat, florins)
    if kind == ask.TAKE and say.TAKE <= word < say.BUILD:
        colour = word - int(say.TAKE)
        position = int(board.about(0))
        if board.cells[WHEEL + 6 * board.sector_at(position) + colour] == 0:
            return f"there is no {COLOURS[colour]} block in sector {POSITIONS[position]}"
        return (
            f"a {COLOURS[colour]} block costs {int(board.pieces.price[6 * colour + position])} here, you have {florins}"
        )
    if kind == ask.TAKE and word == say.DONE:
        return "you must take at least one block"
    if kind == ask.SITE and say.IN <= word < say.OVER:
        city = CITIES[word - int(say.IN)]
        return f"your blocks do not pay for {board.pieces.tiles[int(board.about(0))]} in {city}"
    if kind == ask.PAY and say.PAY <= word < say.VISIT:
        return f"{CITIES[int(board.about(1))]} does not take that, or you do not have it"
    return ""


def _why_not_main(board: Board, word: int, seat: int, florins: int) -> str:
    cells = board.cells
    if say.BUILD <= word < say.IN:
        number = word - int(say.BUILD)
        name = board.pieces.tiles[number]
        if cells[TILE + number] not in (ON_DISPLAY, MARKET):
            return f"{name} is not for sale"
        if has_an_equal_before(board, number):
            return f"it is the same as {board.pieces.tiles[number - 1]}, which is offered"
        return f"{name} costs {int(board.pieces.value[number])} blocks, you have {int(board.blocks_of(seat))}"
    if word == say.LEAVE_WHEEL:
        return "you can pay for no block as the wheel stands"
    if say.VISIT <= word < say.EVALUATE or word in (say.SCORE, say.FOLLOW):
        open_visit = cells[VISITOR] not in (0, seat + 1)
        if word == say.FOLLOW and not open_visit:
            return "nobody's visit is open"
        if word != say.FOLLOW and open_visit:
            return "a visit is open: you may follow it or do something else"
        return "you have no marker there, or no space to score"
    if say.PURCHASE <= word < say.IMPROVE and florins < board.pieces.purchase_price:
        return f"it costs {int(board.pieces.purchase_price)} florins, you have {florins}"
    if word >= say.SECTOR:
        return "it is not part of the choice before you"
    return ""
