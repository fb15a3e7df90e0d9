"""Reasons: why an action is not legal now."""

from __future__ import annotations

from mecenate.core.action import Action
from mecenate.core.event import Fact
from mecenate.core.reason import Reason
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import vocabulary as say
from mecenate.games.princes.board import Board
from mecenate.games.princes.building import has, price_for
from mecenate.games.princes.estate import fits
from mecenate.games.princes.layout import (
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
)
from mecenate.games.princes.lots import is_for_sale, may_have
from mecenate.games.princes.vocabulary import BUILDINGS, LOTS, PROFESSIONS


def why_not(board: Board, action: Action) -> Reason | None:
    """Why this action is not legal now, for the actor; None if nothing better is known."""
    word = action.id
    kind = board.asked_kind()
    seat = int(board.asked_seat())
    if kind == ask.BID and word == say.BID:
        price = 100 * int(board.about(1)) + int(board.pieces.raising)
        return Reason("next bid", _price(board, seat, price), f"the next bid is {price}, {_purse(board, seat)}")
    if kind in (ask.OPEN, ask.LAST) and say.OPEN <= word < say.INTRODUCE:
        return _why_not_lot(board, seat, (word - int(say.OPEN)) if word < say.TAKE else word - int(say.TAKE))
    if kind == ask.TURN:
        return _why_not_action(board, word, seat)
    if kind == ask.PLACE and word >= say.PLACE:
        words = "the piece would lie outside, on something else, or touch what it may not touch"
        return Reason("placement", {}, words)
    if kind == ask.BONUS and word == say.DONE:
        value, least = int(board.about(1)), int(board.pieces.least[board.cells[ROUND]])
        return Reason("work so far", {"value": value, "least": least}, f"the work is worth {value}, it needs {least}")
    if kind == ask.CHARACTER and say.CHARACTER <= word < say.ASK:
        words = f"the character is taken, the space is not high enough, or {_purse(board, seat)}"
        return Reason("character", _means(board, seat), words)
    if kind in (ask.ANSWER, ask.REPLY) and word == say.ACCEPT:
        return Reason("sum", _means(board, seat), f"the sum cannot be paid: {_purse(board, seat)}")
    return None


def _purse(board: Board, seat: int) -> str:
    if board.pieces.may_sell:
        return f"you can pay {int(board.means(seat))}"
    return f"you have {int(board.cells[MONEY + seat])}"


def _means(board: Board, seat: int) -> dict[str, Fact]:
    """What the seat can pay, with prestige sold where that is allowed."""
    return {"means": int(board.means(seat) if board.pieces.may_sell else board.cells[MONEY + seat])}


def _price(board: Board, seat: int, price: int) -> dict[str, Fact]:
    return {"price": price, **_means(board, seat)}


def _costs(board: Board, seat: int, price: int) -> Reason:
    return Reason("price", _price(board, seat, price), f"it costs {price}, {_purse(board, seat)}")


def _why_not_lot(board: Board, seat: int, lot: int) -> Reason:
    name = LOTS[lot]
    if not is_for_sale(board, lot):
        return Reason("lot gone", {"lot": name}, f"no {name} is for sale any more in this round")
    if not may_have(board, seat, lot):
        if board.cells[BUILDERS + seat] == MAX_BUILDERS and name == "builder":
            return Reason("three builders", {}, "you have three builders")
        return _no_room(name)
    return _costs(board, seat, int(board.opening_bid()))


def _no_room(piece: str) -> Reason:
    return Reason("no room", {"piece": piece}, f"a {piece} does not fit on your estate")


def _why_not_action(board: Board, word: int, seat: int) -> Reason | None:
    if board.about(0) == 0 and word < say.RECRUIT and word != say.END_TURN:
        return Reason("no action", {}, "you have no action left")
    if say.BUILD <= word < say.TOGETHER:
        return _why_not_building(board, word - int(say.BUILD), seat)
    if say.TOGETHER <= word < say.WORK:
        words = "it is no neighbour, one of you has it, none is left, it fits nowhere, or you made three offers"
        return Reason("together", {}, words)
    if say.WORK <= word < say.RECRUIT:
        return _why_not_work(board, word - int(say.WORK), seat)
    if say.INTRODUCE <= word < say.BUILD:
        return _why_not_freedom(board, word - int(say.INTRODUCE), seat)
    if word in (say.DRAW_PROFESSION, say.DRAW_BONUS):
        if word == say.DRAW_PROFESSION and int(board.about(1)) & int(ask.DREW):
            return Reason("one profession", {}, "one profession card a turn")
        return Reason("pile", _means(board, seat), f"the pile is empty, or {_purse(board, seat)}")
    if say.RECRUIT <= word < say.RETURN:
        return _why_not_recruit(board, word - int(say.RECRUIT), seat)
    return None


def _why_not_work(board: Board, profession: int, seat: int) -> Reason:
    name = PROFESSIONS[profession]
    if not int(board.cells[HAND + seat]) >> profession & 1:
        return Reason("not in hand", {"profession": name}, f"you do not have the {name} in your hand")
    least = int(board.pieces.least[board.cells[ROUND]])
    facts: dict[str, Fact] = {"profession": name, "least": least}
    return Reason("work value", facts, f"the work of the {name} does not reach {least}")


def _why_not_freedom(board: Board, freedom: int, seat: int) -> Reason:
    if int(board.cells[FREEDOMS + seat]) >> freedom & 1:
        return Reason("freedom", {}, "you have that freedom")
    if board.cells[FREEDOMS_LEFT + freedom] == 0:
        return Reason("none left", {}, "none is left")
    if int(board.about(1)) & int(ask.INTRODUCED):
        return Reason("one freedom", {}, "one freedom a turn")
    return Reason("purse", _means(board, seat), _purse(board, seat))


def _why_not_recruit(board: Board, profession: int, seat: int) -> Reason:
    if board.cells[RECRUITS + seat] == 0:
        return Reason("no recruiting card", {}, "you have no recruiting card")
    if int(board.cells[TABLE + seat]) >> profession & 1:
        return Reason("own card", {}, "it is your own card")
    return Reason("not face up", {}, "it does not lie face up before another player")


def _why_not_building(board: Board, building: int, seat: int) -> Reason:
    name = BUILDINGS[building]
    if has(board, seat, building):
        return Reason("has building", {"building": name}, f"you have a {name}")
    if board.cells[BUILDINGS_LEFT + building] == 0:
        return Reason("building gone", {"building": name}, f"no {name} is left")
    if building < BUILDING_TYPES and not fits(board, seat, building):
        return _no_room(name)
    return _costs(board, seat, int(price_for(board, seat)))
