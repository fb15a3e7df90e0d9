"""Reasons: why an action is not legal now, in a sentence for the actor."""

from __future__ import annotations

from mecenate.core.action import Action
from mecenate.games.florenza import decisions as ask
from mecenate.games.florenza import vocabulary as say
from mecenate.games.florenza.artists import cheapest, kinds_for, price_of
from mecenate.games.florenza.board import (
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
    Board,
)
from mecenate.games.florenza.monuments import fiorini_for
from mecenate.games.florenza.printed import amounts, artist_kinds
from mecenate.games.florenza.view_builder import hand
from mecenate.games.florenza.vocabulary import ARTIST_KINDS
from mecenate.games.florenza.vocabulary import RESOURCES as RESOURCE_NAMES


def why_not(board: Board, action: Action) -> str:
    """A few words, for the actor, on why this action is not legal now; empty if nothing better is known."""
    kind = board.asked_kind()
    seat = int(board.asked_seat())
    if kind == ask.ACTION:
        return _why_not_act(board, action.id, seat)
    if kind == ask.ENGAGE:
        return _why_not_engage(board, action.id, seat)
    if kind == ask.GIVE and say.GIVE <= action.id < say.TAKE:
        return f"you have no {RESOURCE_NAMES[action.id - int(say.GIVE)]}, or nothing else could be taken for it"
    if kind in (ask.TAKE, ask.COLLECT) and say.TAKE <= action.id < say.CHOOSE:
        resource = action.id - int(say.TAKE)
        if kind == ask.TAKE and resource == board.about(0) - 1:
            return "Baratto gives another kind than it takes"
        return f"the supply has no {RESOURCE_NAMES[resource]}"
    if kind == ask.CHOOSE and say.CHOOSE <= action.id < say.ENGAGE_ANONYMOUS:
        return f"the supply has not enough {RESOURCE_NAMES[action.id - int(say.CHOOSE)]} for everybody"
    if kind == ask.KEEP and board.pieces.keep <= action.id < board.pieces.activate:
        return "you do not have this card"
    return "it is not part of the choice before you"


def _why_not_act(board: Board, word: int, seat: int) -> str:
    pieces = board.pieces
    cells = board.cells
    if word < say.GIVE:
        return _why_not_market(board, word, seat)
    if say.FINISH <= word < say.RESERVE_MONUMENT:
        number = word - int(say.FINISH)
        if cells[MONUMENT + number] not in (IN_ROW, KEPT_BY + seat):
            return f"{pieces.monument_names[number]} is neither in the row nor reserved by you"
        cost = amounts(pieces.monument_cost, 7 * number) | {"fiorini": int(fiorini_for(board, seat, number))}
        return _why_not_pay(board, seat, cost, int(pieces.monument_artists[number]))
    if say.RESERVE_MONUMENT <= word < say.FIRST_OF_PACK:
        return "this monument is not in the row"
    if pieces.play <= word < pieces.keep:
        return _why_not_play(board, word - int(pieces.play), seat)
    if pieces.activate <= word < pieces.reserve:
        number = word - int(pieces.activate)
        if cells[LOCATION + number] == 0:
            return f"{pieces.location_names[number]} is face down"
        return "you do not have what it takes, or the supply does not have what it gives"
    if pieces.reserve <= word < pieces.engage:
        return "this artist is not in the middle"
    return "it is not part of the choice before you"


def _why_not_market(board: Board, word: int, seat: int) -> str:
    cells = board.cells
    if say.SELL <= word < say.BUY:
        resource = word - int(say.SELL)
        if cells[RESOURCES + 6 * seat + resource] == 0:
            return f"you have no {RESOURCE_NAMES[resource]}"
    if say.BUY <= word < say.GIVE:
        resource = word - int(say.BUY)
        if cells[SUPPLY + resource] == 0:
            return f"the supply has no {RESOURCE_NAMES[resource]}"
        return f"it costs {int(board.pieces.buy_price)} fiorini, you have {int(cells[PURSE + seat])}"
    if word == say.SWAP:
        return "you need two resources"
    if word == say.SEEK_INSPIRATION:
        return "the pile is empty"
    return "you can still do something" if word == say.PASS else "the bank has not enough money"


def _why_not_play(board: Board, number: int, seat: int) -> str:
    pieces = board.pieces
    held = [card.word for card in hand(board, seat)]
    if pieces.cards[number] not in held:
        return "you do not have this card"
    if pieces.kind[number] == PREACHER and int(board.cells[STEPS + seat]) >> 3 & 1:
        return "you have a preacher already"
    if board.has_in_front(seat, number):
        return "you have this card in front of you already"
    return _why_not_pay(board, seat, amounts(pieces.cost, 7 * number), int(pieces.card_artists[number]))


def _why_not_pay(board: Board, seat: int, cost: dict[str, int], kinds: int) -> str:
    for n, name in enumerate(RESOURCE_NAMES):
        have = int(board.cells[RESOURCES + 6 * seat + n])
        if cost.get(name, 0) > have:
            return f"it costs {cost[name]} {name}, you have {have}"
    fiorini = cost.get("fiorini", 0)
    purse = int(board.cells[PURSE + seat])
    if fiorini > purse or kinds == 0:
        return f"it costs {fiorini} fiorini, you have {purse}"
    artist_price = int(cheapest(board, seat, kinds))
    if artist_price > board.pieces.fiorini:
        return f"no {' or '.join(artist_kinds(kinds))} is within your reach"
    return f"it costs {fiorini} fiorini and the cheapest artist {artist_price}, you have {purse}"


def _why_not_engage(board: Board, word: int, seat: int) -> str:
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
        return "your work needs an artist first"
    if kind not in kinds:
        return f"this work needs {' or '.join(kinds)}"
    return f"it costs {price} fiorini, you have {purse}" if within else "this artist is not within your reach"
