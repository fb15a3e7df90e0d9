"""Reasons: why an action is not legal now."""

from __future__ import annotations

from typing import Final

from mecenate.core.action import Action
from mecenate.core.event import Fact
from mecenate.core.reason import OTHER_CHOICE, Reason
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem import vocabulary as say
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.building import cell_facts
from mecenate.games.carpe_diem.layout import BREAD, BUILT, TILE
from mecenate.games.carpe_diem.vocabulary import CELLS


def why_not(board: Board, action: Action) -> Reason:
    """Why this action is not legal now, for the actor."""
    word = action.id
    kind = board.asked_kind()
    seat = int(board.asked_seat())
    if kind == ask.MOVE and word < say.AT:
        return _why_not_move(board, word, seat)
    if kind == ask.START and word < say.BREAD_TO:
        return Reason("pawn", {"space": word + 1}, f"there is a pawn at space {word + 1} already")
    if kind == ask.PLACE and say.AT <= word < say.STORE:
        return _why_not_there(board, (word - int(say.AT)) // 4, seat)
    if kind == ask.PLACE and word == say.STORE:
        return FIRST_TILE
    if kind == ask.DISC and say.DISC <= word < say.SCORE:
        return Reason("circle", {}, "there is a disc already, or no card on one side")
    if kind == ask.PAY and word == say.ENOUGH:
        return Reason("pay on", {}, "a card that you can pay must be fulfilled once, and a set paid to its end")
    if kind == ask.TAKE and word >= say.TAKE:
        space = int(board.about(0)) + 1
        return Reason("not there", {"space": space}, f"that tile is not at space {space}")
    return OTHER_CHOICE


def _why_not_move(board: Board, word: int, seat: int) -> Reason:
    space = word % 7
    facts: dict[str, Fact] = {"space": space + 1}
    if not board.has_tiles(space):
        return Reason("no tile", facts, f"there is no tile at space {space + 1}")
    if word < say.BREAD_TO:
        return Reason("too far", facts, f"you cannot walk to space {space + 1}")
    if board.cells[BREAD + seat] == 0:
        return Reason("no bread", {}, "you have no bread")
    return Reason("without bread", facts, f"you can walk to space {space + 1} without bread")


def _why_not_there(board: Board, cell: int, seat: int) -> Reason:
    facts = cell_facts(cell)
    if board.cells[TILE + 36 * seat + cell] > 0:
        return Reason("covered", facts, f"there is a tile on {CELLS[cell]}")
    if board.cells[BUILT + seat] == 0:
        return FIRST_TILE
    words = f"it does not fit on {CELLS[cell]} like that, or {CELLS[cell]} has no tile beside it"
    return Reason("does not fit", facts, words)


FIRST_TILE: Final = Reason("first tile", {}, "the first tile goes on the shovel")
