"""Builds views: the table as everybody sees it, and what a seat sees in addition (PRI-95, PRI-96, PRI-97)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mecenate.core.agenda import argument, kind_of, seat_of
from mecenate.core.bits import bit, count
from mecenate.core.prompt import prompt_data
from mecenate.core.state import AGENDA, DEPTH, SEATS
from mecenate.core.view_cache import PrivateView, ViewCache
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import layout
from mecenate.games.princes.board import Board
from mecenate.games.princes.layout import first_of
from mecenate.games.princes.muse import on_the_banker
from mecenate.games.princes.printed import named
from mecenate.games.princes.shapes import SQUARE_NAMES
from mecenate.games.princes.view import Auction, Character, Lot, Offer, Player, View
from mecenate.games.princes.view_builder_player import BUILDING_NAMES, CHARACTER_NAMES, FREEDOM_NAMES, opened, player
from mecenate.games.princes.vocabulary import DECKS, LOTS

# Lists, because compiled code indexes a list faster than a tuple.
LOT_NAMES: Final = list(LOTS)
DECK_NAMES: Final = list(DECKS)
BIDDING: Final[i64] = bit(ask.BID)
AGREEING: Final[i64] = bit(ask.SUM) | bit(ask.ANSWER) | bit(ask.REPLY)


def public_view(board: Board, last: ViewCache) -> View:
    """What everybody sees: no hands, no money, no cards that only some seats have seen (PRI-95, PRI-96)."""
    cells = board.cells
    pieces = board.pieces
    known = cells[layout.PUBLIC]
    return View(
        game="princes",
        muse=pieces.muse,
        cooperation=pieces.cooperation,
        seat=None,
        seats=board.seats,
        round=cells[layout.ROUND],
        phase=layout.PHASES[cells[layout.PHASE]],
        least=pieces.least[cells[layout.ROUND]],
        least_by_round=pieces.printed_parts.least,
        first=cells[layout.FIRST],
        actor=board.actor,
        over=board.over,
        prompt=prompt_data(board.prompt),
        lots=[lot(board, number) for number in range(7)],
        auction=auction(board),
        buildings={name: int(cells[layout.BUILDINGS_LEFT + n]) for n, name in enumerate(BUILDING_NAMES)},
        freedoms={name: int(cells[layout.FREEDOMS_LEFT + n]) for n, name in enumerate(FREEDOM_NAMES)},
        piles={name: int(board.pile_size(n)) for n, name in enumerate(DECK_NAMES)},
        under={name: under(board, n, known) for n, name in enumerate(DECK_NAMES)},
        in_pile=named(pieces.cards, in_piles(board) & known),
        looked_at=count(cells[layout.LOOKED]),
        looked=named(pieces.cards, cells[layout.LOOKED] & known),
        played_bonus=named(pieces.cards, known & layout.BONUS_BITS),
        characters=[character(board, number) for number in range(len(CHARACTER_NAMES) if pieces.muse else 0)],
        offer=offer(board),
        palace=pieces.printed_parts.palace,
        neighbours=pieces.printed_parts.neighbours[cells[SEATS] - 2],
        neighbour_offsets=pieces.printed_parts.neighbour_offsets[cells[SEATS] - 2],
        players=players(board, last),
        printed=pieces.printed_parts.printed,
    )


def private_view(board: Board, public: View, seat: int, last: ViewCache) -> PrivateView:
    """What a seat sees in addition: its own things, and the cards whose place it knows (PRI-97)."""
    cells = board.cells
    cards = board.pieces.cards
    player = own_player(board, public, seat, last)
    known = board.known_to(seat)
    more = cells[layout.KNOWS + seat] & ~cells[layout.PUBLIC]
    if more == 0:
        was = last.private.get(seat)
        return was if was is not None and was.player is player and not was.fields else PrivateView(player)
    fields: dict[str, Any] = {"under": own_under(board, public.under, known)}
    if in_piles(board) & more:
        fields["in_pile"] = named(cards, in_piles(board) & known)
    if cells[layout.LOOKED] & more:
        fields["looked"] = named(cards, cells[layout.LOOKED] & known)
    return PrivateView(player, fields)


def own_player(board: Board, public: View, seat: int, last: ViewCache) -> Player:
    """What a seat has, as the seat itself sees it."""
    player = public.players[seat]
    if board.over:
        return player
    was = last.private.get(seat)
    if was is not None and player is last.public.players[seat] and not bonus_is_asked(board, last):
        seen: Player = was.player
        return seen
    return opened(board, player, seat)


def bonus_is_asked(board: Board, last: ViewCache) -> bool:
    """Whether a work is being played, now or in the previous view: its profession counts for the bonus cards."""
    then = kind_of(last.cells[AGENDA + last.cells[DEPTH] - 1])
    return board.asked_kind() == ask.BONUS or then == ask.BONUS


def players(board: Board, last: ViewCache) -> list[Player]:
    """What the seats have; a player that has not changed is the same object as in `last`."""
    cells = board.cells
    was: View | None = last.public
    shared = last.unchanged(layout.PUBLIC, 1) and last.unchanged(layout.CHARACTER_OWNER, 6)
    return [
        was.players[seat] if was is not None and shared and last.seat_unchanged(seat) else shown(board, seat)
        for seat in range(cells[SEATS])
    ]


def shown(board: Board, seat: i64) -> Player:
    """What a seat has; what is hidden only when the game is over."""
    own_player = player(board, seat)
    return opened(board, own_player, seat) if board.over else own_player


def seat_or_none(code: i64) -> int | None:
    """The seat of a cell that holds 1 + seat."""
    return int(code - 1) if code > 0 else None


def lot(board: Board, number: i64) -> Lot:
    """One of the seven lots."""
    left = board.pile_size(layout.PRESTIGE) if number == layout.PRESTIGE_LOT else board.cells[layout.LEFT + number]
    return Lot(LOT_NAMES[number], left, seat_or_none(board.cells[layout.BUYER + number]))


def pending(board: Board, kinds: i64) -> i64:
    """The decision of one of these kinds, a set of bits, on the agenda; -1 if there is none."""
    at = AGENDA
    while at < AGENDA + board.cells[DEPTH]:
        if (kinds >> kind_of(board.cells[at])) & 1:
            return board.cells[at]
        at += 1
    return -1


def auction(board: Board) -> Auction | None:
    """The auction in progress, if there is one."""
    bid = pending(board, BIDDING)
    if bid < 0:
        return None
    seats = argument(bid, 2)
    passed = argument(bid, 3)
    return Auction(
        lot=LOT_NAMES[argument(bid, 0)],
        bid=100 * argument(bid, 1),
        leader=seats & 15,
        opener=seats >> 4,
        passed=[seat for seat in range(board.cells[SEATS]) if (passed >> seat) & 1],
    )


def character(board: Board, number: i64) -> Character:
    """A character as everybody sees it; the Banker with the money on the card (PRI-77)."""
    cells = board.cells
    is_banker = number == layout.BANKER
    pawn: int | None = None
    space: int | None = None
    for seat in range(cells[SEATS]):
        at = cells[layout.PAWN + seat] - 1
        if pawn is None and at >= 0 and board.pieces.space_character[at] == number:
            pawn = int(seat)
            space = int(board.pieces.space_of[at])
    owner = cells[layout.BANKER_SEAT] if is_banker else cells[layout.CHARACTER_OWNER + number]
    money = int(on_the_banker(board)) if is_banker else None
    taken = board.cells[layout.CHARACTERS_GONE] & bit(number) != 0
    return Character(CHARACTER_NAMES[number], seat_or_none(owner), pawn, space, money, taken)


def offer(board: Board) -> Offer | None:
    """The joint building on offer, if there is one."""
    decision = pending(board, AGREEING)
    row = board.cells[layout.OFFERED] - 1
    if decision < 0 or row < 0:
        return None
    kind = kind_of(decision)
    seat = seat_of(decision)
    other = argument(decision, 1)
    active = other if kind == ask.ANSWER else seat
    partner = seat if kind == ask.ANSWER else other
    low = named(SQUARE_NAMES, board.pieces.borders.low[row])
    high = named(SQUARE_NAMES, board.pieces.borders.high[row])
    return Offer(
        active=active,
        partner=partner,
        building=BUILDING_NAMES[argument(decision, 0)],
        florins=None if kind == ask.SUM else 100 * argument(decision, 2),
        active_squares=low if active < partner else high,
        partner_squares=high if active < partner else low,
    )


def in_piles(board: Board) -> i64:
    """The cards in the upper parts of the piles, and those that are being given back."""
    return board.cells[layout.UNSEEN] | board.cells[layout.RETURNED]


def under(board: Board, deck: i64, known: i64) -> list[str | None]:
    """What was put under a pile, the next to come first; None where the viewer does not know the card."""
    cells = board.cells
    cards = board.pieces.cards
    first = layout.UNDER + first_of(deck)
    shown: list[str | None] = []
    for at in range(first, first + cells[layout.UNDER_SIZE + deck]):
        card = cells[at] - 1
        shown.append(cards[card] if (known >> card) & 1 else None)
    return shown


def own_under(board: Board, shared: dict[str, list[str | None]], known: i64) -> dict[str, list[str | None]]:
    """The same for a seat; if it knows no more than everybody, the list is the same object (PRI-97)."""
    by_deck: dict[str, list[str | None]] = {}
    for n, name in enumerate(DECK_NAMES):
        cards = under(board, n, known)
        by_deck[name] = shared[name] if cards == shared[name] else cards
    return shared if by_deck == shared else by_deck
