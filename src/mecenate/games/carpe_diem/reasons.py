"""Reasons: why an action is not legal now, in a sentence for the actor."""

from __future__ import annotations

from mecenate.core.action import Action
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem import vocabulary as say
from mecenate.games.carpe_diem.board import BREAD, BUILT, TILE, Board
from mecenate.games.carpe_diem.vocabulary import CELLS


def why_not(board: Board, action: Action) -> str:
    """A few words, for the actor, on why this action is not legal now; empty if nothing better is known."""
    word = action.id
    kind = board.asked_kind()
    seat = int(board.asked_seat())
    if kind == ask.MOVE and word < say.AT:
        return _why_not_move(board, word, seat)
    if kind == ask.START and word < say.BREAD_TO:
        return f"there is a pawn at space {word + 1} already"
    if kind == ask.PLACE and say.AT <= word < say.STORE:
        return _why_not_there(board, (word - int(say.AT)) // 4, seat)
    if kind == ask.PLACE and word == say.STORE:
        return "the first tile goes on the shovel"
    if kind == ask.DISC and say.DISC <= word < say.SCORE:
        return "there is a disc already, or no card on one side"
    if kind == ask.PAY and word == say.ENOUGH:
        return "a card that you can pay must be fulfilled once, and a set paid to its end"
    if kind == ask.TAKE and word >= say.TAKE:
        return f"that tile is not at space {int(board.about(0)) + 1}"
    return "it is not part of the choice before you"


def _why_not_move(board: Board, word: int, seat: int) -> str:
    space = word % 7
    if not board.has_tiles(space):
        return f"there is no tile at space {space + 1}"
    if word < say.BREAD_TO:
        return f"you cannot walk to space {space + 1}"
    if board.cells[BREAD + seat] == 0:
        return "you have no bread"
    return f"you can walk to space {space + 1} without bread"


def _why_not_there(board: Board, cell: int, seat: int) -> str:
    if board.cells[TILE + 36 * seat + cell] > 0:
        return f"there is a tile on {CELLS[cell]}"
    if board.cells[BUILT + seat] == 0:
        return "the first tile goes on the shovel"
    return f"it does not fit on {CELLS[cell]} like that, or {CELLS[cell]} has no tile beside it"
