"""Reasons: why an action is not legal now."""

from __future__ import annotations

from typing import Final

from mecenate.core.action import Action
from mecenate.core.event import Fact
from mecenate.core.reason import OTHER_CHOICE, Reason
from mecenate.games.florenza import decisions as ask
from mecenate.games.florenza import vocabulary as say
from mecenate.games.florenza.artists import cheapest, kinds_for, price_of
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.layout import (
    ANONYMOUS,
    IN_ROW,
    KEPT_BY,
    LOCATION,
    MIDDLE,
    MIDDLE_SIZE,
    MONUMENT,
    PREACHER,
    PURSE,
    RESERVED,
    RESOURCES,
    STEPS,
    SUPPLY,
)
from mecenate.games.florenza.monuments import fiorini_for
from mecenate.games.florenza.printed import amounts, artist_kinds
from mecenate.games.florenza.view_builder import hand
from mecenate.games.florenza.vocabulary import ARTIST_KINDS
from mecenate.games.florenza.vocabulary import RESOURCES as RESOURCE_NAMES


def why_not(board: Board, action: Action) -> Reason:
    """Why this action is not legal now, for the actor."""
    kind = board.asked_kind()
    seat = int(board.asked_seat())
    if kind == ask.ACTION:
        return _why_not_act(board, action.id, seat)
    if kind == ask.ENGAGE:
        return _why_not_engage(board, action.id, seat)
    if kind == ask.GIVE and say.GIVE <= action.id < say.TAKE:
        name = RESOURCE_NAMES[action.id - int(say.GIVE)]
        return Reason("give", {"resource": name}, f"you have no {name}, or nothing else could be taken for it")
    if kind in (ask.TAKE, ask.COLLECT) and say.TAKE <= action.id < say.CHOOSE:
        resource = action.id - int(say.TAKE)
        if kind == ask.TAKE and resource == board.about(0) - 1:
            return Reason("same kind", {}, "Baratto gives another kind than it takes")
        return _no_supply(resource)
    if kind == ask.CHOOSE and say.CHOOSE <= action.id < say.ENGAGE_ANONYMOUS:
        name = RESOURCE_NAMES[action.id - int(say.CHOOSE)]
        return Reason("not for everybody", {"resource": name}, f"the supply has not enough {name} for everybody")
    if kind == ask.KEEP and board.pieces.keep <= action.id < board.pieces.activate:
        return NOT_IN_HAND
    return OTHER_CHOICE


def _no_supply(resource: int) -> Reason:
    name = RESOURCE_NAMES[resource]
    return Reason("supply", {"resource": name}, f"the supply has no {name}")


def _costs(price: int, purse: int) -> Reason:
    return Reason("price", {"price": price, "fiorini": purse}, f"it costs {price} fiorini, you have {purse}")


def _why_not_act(board: Board, word: int, seat: int) -> Reason:
    pieces = board.pieces
    if word < say.GIVE:
        return _why_not_market(board, word, seat)
    if say.FINISH <= word < say.RESERVE_MONUMENT:
        return _why_not_finish(board, word - int(say.FINISH), seat)
    if say.RESERVE_MONUMENT <= word < say.FIRST_OF_PACK:
        return Reason("not in the row", {}, "this monument is not in the row")
    if pieces.play <= word < pieces.keep:
        return _why_not_play(board, word - int(pieces.play), seat)
    if pieces.activate <= word < pieces.reserve:
        number = word - int(pieces.activate)
        if board.cells[LOCATION + number] == 0:
            facts: dict[str, Fact] = {"location": pieces.locations[number]}
            return Reason("face down", facts, f"{pieces.location_names[number]} is face down")
        words = "you do not have what it takes, or the supply does not have what it gives"
        return Reason("location", {}, words)
    if pieces.reserve <= word < pieces.engage:
        return Reason("not in the middle", {}, "this artist is not in the middle")
    return OTHER_CHOICE


def _why_not_finish(board: Board, number: int, seat: int) -> Reason:
    pieces = board.pieces
    if board.cells[MONUMENT + number] not in (IN_ROW, KEPT_BY + seat):
        facts: dict[str, Fact] = {"monument": pieces.monuments[number]}
        words = f"{pieces.monument_names[number]} is neither in the row nor reserved by you"
        return Reason("monument", facts, words)
    cost = amounts(pieces.monument_cost, 7 * number) | {"fiorini": int(fiorini_for(board, seat, number))}
    return _why_not_pay(board, seat, cost, int(pieces.monument_artists[number]))


def _why_not_market(board: Board, word: int, seat: int) -> Reason:
    cells = board.cells
    if say.SELL <= word < say.BUY:
        resource = word - int(say.SELL)
        if cells[RESOURCES + 6 * seat + resource] == 0:
            name = RESOURCE_NAMES[resource]
            return Reason("no resource", {"resource": name}, f"you have no {name}")
    if say.BUY <= word < say.GIVE:
        resource = word - int(say.BUY)
        if cells[SUPPLY + resource] == 0:
            return _no_supply(resource)
        return _costs(int(board.pieces.buy_price), int(cells[PURSE + seat]))
    if word == say.SWAP:
        return Reason("two resources", {}, "you need two resources")
    if word == say.SEEK_INSPIRATION:
        return Reason("empty pile", {}, "the pile is empty")
    if word == say.PASS:
        return Reason("can act", {}, "you can still do something")
    return Reason("bank", {}, "the bank has not enough money")


def _why_not_play(board: Board, number: int, seat: int) -> Reason:
    pieces = board.pieces
    held = [card.word for card in hand(board, seat)]
    if pieces.cards[number] not in held:
        return NOT_IN_HAND
    if pieces.kind[number] == PREACHER and int(board.cells[STEPS + seat]) >> 3 & 1:
        return Reason("preacher", {}, "you have a preacher already")
    if board.has_in_front(seat, number):
        return Reason("in front", {}, "you have this card in front of you already")
    return _why_not_pay(board, seat, amounts(pieces.cost, 7 * number), int(pieces.card_artists[number]))


def _why_not_pay(board: Board, seat: int, cost: dict[str, int], kinds: int) -> Reason:
    for n, name in enumerate(RESOURCE_NAMES):
        have = int(board.cells[RESOURCES + 6 * seat + n])
        if cost.get(name, 0) > have:
            facts: dict[str, Fact] = {"resource": name, "price": cost[name], "have": have}
            return Reason("resource price", facts, f"it costs {cost[name]} {name}, you have {have}")
    fiorini = cost.get("fiorini", 0)
    purse = int(board.cells[PURSE + seat])
    if fiorini > purse or kinds == 0:
        return _costs(fiorini, purse)
    artist_price = int(cheapest(board, seat, kinds))
    if artist_price > board.pieces.fiorini:
        named = artist_kinds(kinds)
        return Reason("no artist", {"kinds": named}, f"no {' or '.join(named)} is within your reach")
    words = f"it costs {fiorini} fiorini and the cheapest artist {artist_price}, you have {purse}"
    return Reason("artist price", {"price": fiorini, "artist": artist_price, "fiorini": purse}, words)


def _why_not_engage(board: Board, word: int, seat: int) -> Reason:
    pieces = board.pieces
    purse = int(board.cells[PURSE + seat])
    kinds = artist_kinds(int(kinds_for(board, int(board.about(0)))))
    if say.ENGAGE_ANONYMOUS <= word < say.FINISH:
        kind = ARTIST_KINDS[word - int(say.ENGAGE_ANONYMOUS)]
        price = int(price_of(board, seat, pieces.anonymous_cost))
        within = bool(board.cells[ANONYMOUS + ARTIST_KINDS.index(kind)])
    elif word >= pieces.engage:
        reserved = word >= pieces.engage_reserved
        number = word - int(pieces.engage_reserved if reserved else pieces.engage)
        kind = ARTIST_KINDS[int(pieces.artist_kind[number])]
        price = int(price_of(board, seat, pieces.artist_cost[number]))
        middle = [int(board.cells[MIDDLE + n]) - 1 for n in range(int(board.cells[MIDDLE_SIZE]))]
        within = bool(board.cells[RESERVED + 40 * seat + number]) if reserved else number in middle
    else:
        return Reason("artist first", {}, "your work needs an artist first")
    if kind not in kinds:
        return Reason("artist kind", {"kinds": kinds}, f"this work needs {' or '.join(kinds)}")
    return _costs(price, purse) if within else Reason("out of reach", {}, "this artist is not within your reach")


NOT_IN_HAND: Final = Reason("not in hand", {}, "you do not have this card")
