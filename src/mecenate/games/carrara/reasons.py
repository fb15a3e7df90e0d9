"""Reasons: why an action is not legal now."""

from __future__ import annotations

from mecenate.core.action import Action
from mecenate.core.event import Fact
from mecenate.core.reason import OTHER_CHOICE, Reason
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara import vocabulary as say
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.building import has_an_equal_before
from mecenate.games.carrara.layout import FLORINS, MARKET, ON_DISPLAY, TILE, VISITOR, WHEEL
from mecenate.games.carrara.vocabulary import CITIES, COLOURS, POSITIONS


def why_not(board: Board, action: Action) -> Reason | None:
    """Why this action is not legal now, for the actor; None if nothing better is known."""
    word = action.id
    kind = board.asked_kind()
    seat = int(board.asked_seat())
    florins = int(board.cells[FLORINS + seat])
    if kind == ask.MAIN:
        return _why_not_main(board, word, seat, florins)
    if kind == ask.TAKE and say.TAKE <= word < say.BUILD:
        return _why_not_take(board, word - int(say.TAKE), florins)
    if kind == ask.TAKE and word == say.DONE:
        return Reason("take one", {}, "you must take at least one block")
    if kind == ask.SITE and say.IN <= word < say.OVER:
        city, tile = CITIES[word - int(say.IN)], board.pieces.tiles[int(board.about(0))]
        return Reason("city price", {"tile": tile, "city": city}, f"your blocks do not pay for {tile} in {city}")
    if kind == ask.PAY and say.PAY <= word < say.VISIT:
        city = CITIES[int(board.about(1))]
        return Reason("payment", {"city": city}, f"{city} does not take that, or you do not have it")
    return None


def _why_not_take(board: Board, colour: int, florins: int) -> Reason:
    position = int(board.about(0))
    name = COLOURS[colour]
    if board.cells[WHEEL + 6 * board.sector_at(position) + colour] == 0:
        facts: dict[str, Fact] = {"colour": name, "position": POSITIONS[position]}
        return Reason("no block", facts, f"there is no {name} block in sector {POSITIONS[position]}")
    price = int(board.pieces.price[6 * colour + position])
    facts = {"colour": name, "price": price, "florins": florins}
    return Reason("block price", facts, f"a {name} block costs {price} here, you have {florins}")


def _why_not_main(board: Board, word: int, seat: int, florins: int) -> Reason | None:
    if say.BUILD <= word < say.IN:
        return _why_not_build(board, word - int(say.BUILD), seat)
    if word == say.LEAVE_WHEEL:
        return Reason("no affordable block", {}, "you can pay for no block as the wheel stands")
    if say.VISIT <= word < say.EVALUATE or word in (say.SCORE, say.FOLLOW):
        open_visit = board.cells[VISITOR] not in (0, seat + 1)
        if word == say.FOLLOW and not open_visit:
            return Reason("no visit", {}, "nobody's visit is open")
        if word != say.FOLLOW and open_visit:
            return Reason("open visit", {}, "a visit is open: you may follow it or do something else")
        return Reason("no scoring", {}, "you have no marker there, or no space to score")
    price = int(board.pieces.purchase_price)
    if say.PURCHASE <= word < say.IMPROVE and florins < price:
        return Reason("price", {"price": price, "florins": florins}, f"it costs {price} florins, you have {florins}")
    return OTHER_CHOICE if word >= say.SECTOR else None


def _why_not_build(board: Board, number: int, seat: int) -> Reason:
    name = board.pieces.tiles[number]
    if board.cells[TILE + number] not in (ON_DISPLAY, MARKET):
        return Reason("not for sale", {"tile": name}, f"{name} is not for sale")
    if has_an_equal_before(board, number):
        twin = board.pieces.tiles[number - 1]
        return Reason("twin", {"tile": twin}, f"it is the same as {twin}, which is offered")
    value, blocks = int(board.pieces.value[number]), int(board.blocks_of(seat))
    facts: dict[str, Fact] = {"tile": name, "value": value, "blocks": blocks}
    return Reason("tile price", facts, f"{name} costs {value} blocks, you have {blocks}")
