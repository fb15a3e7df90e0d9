"""Reasons: why an action is not legal now, in a sentence for the actor."""

from __future__ import annotations

from mecenate.core.action import Action
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import vocabulary as say
from mecenate.games.princes.board import (
    BUILDERS,
    BUILDING_TYPES,
    BUILDINGS_LEFT,
    FREEDOMS,
    FREEDOMS_LEFT,
    HAND,
    MAX_BUILDERS,
    MONEY,
    RECRUITS,
    ROUND,
    TABLE,
    Board,
)
from mecenate.games.princes.building import has, price_for
from mecenate.games.princes.estate import fits
from mecenate.games.princes.lots import is_for_sale, may_have
from mecenate.games.princes.vocabulary import BUILDINGS, LOTS, PROFESSIONS


def why_not(board: Board, action: Action) -> str:
    """A few words, for the actor, on why this action is not legal now; empty if nothing better is known."""
    word = action.id
    kind = board.asked_kind()
    seat = int(board.asked_seat())
    if kind == ask.BID and word == say.BID:
        return f"the next bid is {100 * int(board.about(1)) + int(board.pieces.raising)}, {_purse(board, seat)}"
    if kind in (ask.OPEN, ask.LAST) and say.OPEN <= word < say.INTRODUCE:
        return _why_not_lot(board, seat, (word - int(say.OPEN)) if word < say.TAKE else word - int(say.TAKE))
    if kind == ask.TURN:
        return _why_not_action(board, word, seat)
    if kind == ask.PLACE and word >= say.PLACE:
        return "the piece would lie outside, on something else, or touch what it may not touch"
    if kind == ask.BONUS and word == say.DONE:
        return f"the work is worth {int(board.about(1))}, it needs {int(board.pieces.least[board.cells[ROUND]])}"
    if kind == ask.CHARACTER and say.CHARACTER <= word < say.ASK:
        return f"the character is taken, the space is not high enough, or {_purse(board, seat)}"
    if kind in (ask.ANSWER, ask.REPLY) and word == say.ACCEPT:
        return f"the sum cannot be paid: {_purse(board, seat)}"
    return ""


def _purse(board: Board, seat: int) -> str:
    if board.pieces.may_sell:
        return f"you can pay {int(board.means(seat))}"
    return f"you have {int(board.cells[MONEY + seat])}"


def _why_not_lot(board: Board, seat: int, lot: int) -> str:
    if not is_for_sale(board, lot):
        return f"no {LOTS[lot]} is for sale any more in this round"
    if not may_have(board, seat, lot):
        three = board.cells[BUILDERS + seat] == MAX_BUILDERS and LOTS[lot] == "builder"
        return "you have three builders" if three else f"a {LOTS[lot]} does not fit on your estate"
    return f"it costs {int(board.opening_bid())}, {_purse(board, seat)}"


def _why_not_action(board: Board, word: int, seat: int) -> str:
    cells = board.cells
    if board.about(0) == 0 and word < say.RECRUIT and word != say.END_TURN:
        return "you have no action left"
    if say.BUILD <= word < say.TOGETHER:
        return _why_not_building(board, word - int(say.BUILD), seat)
    if say.TOGETHER <= word < say.WORK:
        return "it is no neighbour, one of you has it, none is left, it fits nowhere, or you made three offers"
    if say.WORK <= word < say.RECRUIT:
        name = PROFESSIONS[word - int(say.WORK)]
        if not int(cells[HAND + seat]) >> (word - int(say.WORK)) & 1:
            return f"you do not have the {name} in your hand"
        return f"the work of the {name} does not reach {int(board.pieces.least[cells[ROUND]])}"
    if say.INTRODUCE <= word < say.BUILD:
        freedom = word - int(say.INTRODUCE)
        if int(cells[FREEDOMS + seat]) >> freedom & 1:
            return "you have that freedom"
        if cells[FREEDOMS_LEFT + freedom] == 0:
            return "none is left"
        return "one freedom a turn" if int(board.about(1)) & int(ask.INTRODUCED) else _purse(board, seat)
    if word in (say.DRAW_PROFESSION, say.DRAW_BONUS):
        once = word == say.DRAW_PROFESSION and int(board.about(1)) & int(ask.DREW)
        return "one profession card a turn" if once else f"the pile is empty, or {_purse(board, seat)}"
    if say.RECRUIT <= word < say.RETURN:
        if cells[RECRUITS + seat] == 0:
            return "you have no recruiting card"
        own = int(cells[TABLE + seat]) >> (word - int(say.RECRUIT)) & 1
        return "it is your own card" if own else "it does not lie face up before another player"
    return ""


def _why_not_building(board: Board, building: int, seat: int) -> str:
    name = BUILDINGS[building]
    if has(board, seat, building):
        return f"you have a {name}"
    if board.cells[BUILDINGS_LEFT + building] == 0:
        return f"no {name} is left"
    if building < BUILDING_TYPES and not fits(board, seat, building):
        return f"a {name} does not fit on your estate"
    return f"it costs {int(price_for(board, seat))}, {_purse(board, seat)}"
