"""Artists: which are available, their prices, engaging one for a work; and action D, reserving one."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.bits import bit
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.games.florenza import decisions as ask
from mecenate.games.florenza import layout
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.vocabulary import ARTIST_KINDS as KIND_NAMES
from mecenate.games.florenza.vocabulary import ENGAGE_ANONYMOUS


def price_of(board: Board, seat: i64, cost: i64) -> i64:
    """The price of an artist for this seat, with the discount of its guild, at least 0 (FLO-29)."""
    price = cost - board.power_of(seat, layout.ARTIST_DISCOUNT)
    return price if price > 0 else 0


def cheapest(board: Board, seat: i64, kinds: i64) -> i64:
    """The lowest price of an available artist of these kinds; 0 if no kind is needed (FLO-27, FLO-32)."""
    cells = board.cells
    lowest = cells[layout.CHEAPEST + kinds]
    reserved = cells[layout.CHEAPEST_RESERVED + layout.KIND_SETS * seat + kinds]
    lowest = reserved if reserved < lowest else lowest
    price = lowest - cells[layout.POWER + layout.EFFECTS * seat + layout.ARTIST_DISCOUNT]
    return price if price > 0 else 0


def compare_the_middle(board: Board) -> None:
    """Store the lowest cost in the middle, including anonymous artists, for each set of kinds (FLO-28)."""
    cells = board.cells
    pieces = board.pieces
    for kind in range(layout.ARTIST_KINDS):
        cells[layout.CHEAPEST + bit(kind)] = (
            pieces.anonymous_cost if cells[layout.ANONYMOUS + kind] > 0 else layout.NOBODY
        )
    for at in range(layout.MIDDLE, layout.MIDDLE + cells[layout.MIDDLE_SIZE]):
        note_cost(board, layout.CHEAPEST, cells[at] - 1)
    compare_kinds(board, layout.CHEAPEST)


def compare_the_reserved(board: Board, seat: i64) -> None:
    """Store the lowest cost among the artists that a seat has reserved, for each set of kinds (FLO-28)."""
    cells = board.cells
    pieces = board.pieces
    first = layout.CHEAPEST_RESERVED + layout.KIND_SETS * seat
    for kind in range(layout.ARTIST_KINDS):
        cells[first + bit(kind)] = layout.NOBODY
    count: i64 = len(pieces.artist_cost)
    for artist in range(count):
        if cells[layout.RESERVED + layout.ARTISTS * seat + artist] > 0:
            note_cost(board, first, artist)
    compare_kinds(board, first)


def note_cost(board: Board, first: i64, artist: i64) -> None:
    """Lower the stored cost of an artist's kind to the artist's own, if that is less."""
    pieces = board.pieces
    lowest = first + bit(pieces.artist_kind[artist])
    board.cells[lowest] = min(board.cells[lowest], pieces.artist_cost[artist])


def compare_kinds(board: Board, first: i64) -> None:
    """Compute the lowest cost of each set of kinds from that of each kind; bit n stands for kind n."""
    cells = board.cells
    architect = cells[first + 1]
    painter = cells[first + 2]
    sculptor = cells[first + 4]
    either = architect if architect < painter else painter
    cells[first + 3] = either
    cells[first + 5] = architect if architect < sculptor else sculptor
    cells[first + 6] = painter if painter < sculptor else sculptor
    cells[first + 7] = either if either < sculptor else sculptor


def kinds_for(board: Board, work: i64) -> i64:
    """The kinds of artist that may do a work (FLO-27)."""
    pieces = board.pieces
    if work >= layout.WORKS:
        return pieces.monument_artists[work - layout.WORKS]
    return pieces.card_artists[pieces.card_of[work]]


def offer_artists(board: Board, seat: i64, purse: i64, choices: list[Action]) -> None:
    """Every available artist who may do the work and costs no more than this (FLO-28)."""
    cells = board.cells
    pieces = board.pieces
    kinds = kinds_for(board, board.about(0))
    before: i64 = -1
    at = layout.MIDDLE
    end = layout.MIDDLE + cells[layout.MIDDLE_SIZE]
    while at < end:
        artist = cells[at] - 1
        if artist != before and may_work(board, seat, artist, kinds, purse):
            choices.append(pieces.actions[pieces.engage + artist])
        before = artist
        at += 1
    if cells[layout.ARTISTS_RESERVED + seat] > 0:
        artist = 0
        while artist < len(pieces.artist_cost):
            if cells[layout.RESERVED + layout.ARTISTS * seat + artist] > 0 and may_work(
                board, seat, artist, kinds, purse
            ):
                choices.append(pieces.actions[pieces.engage_reserved + artist])
            artist += 1
    if price_of(board, seat, pieces.anonymous_cost) <= purse:
        kind: i64 = 0
        while kind < layout.ARTIST_KINDS:
            if (kinds >> kind) & 1 and cells[layout.ANONYMOUS + kind] > 0:
                choices.append(pieces.actions[ENGAGE_ANONYMOUS + kind])
            kind += 1


def may_work(board: Board, seat: i64, artist: i64, kinds: i64, purse: i64) -> bool:
    """Whether an artist is of a right kind and his price is within this sum (FLO-27, FLO-29)."""
    pieces = board.pieces
    if not (kinds >> pieces.artist_kind[artist]) & 1:
        return False
    return price_of(board, seat, pieces.artist_cost[artist]) <= purse


def ask_for_an_artist(board: Board, seat: i64, work: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Ask for the artist of a paid work; if everybody can see that there is only one, engage that one (FLO-33)."""
    board.ask(ask.ENGAGE, seat, work)
    within_reach: list[Action] = []
    offer_artists(board, seat, layout.NOBODY - 1, within_reach)
    if len(within_reach) == 1:
        engage(board, seat, within_reach[0].id, dealer, scribe)


def engage(board: Board, seat: i64, word: i64, dealer: Dealer, scribe: Scribe) -> None:
    """The seat has chosen the artist of its work (FLO-28)."""
    cells = board.cells
    pieces = board.pieces
    work = board.about(0)
    board.answered()
    if word < pieces.engage:
        engage_anonymous(board, seat, word - ENGAGE_ANONYMOUS, scribe)
    elif word < pieces.engage_reserved:
        artist = word - pieces.engage
        leave_the_middle(board, artist)
        pay_and_turn_over(board, seat, artist, work, dealer, scribe)
    else:
        artist = word - pieces.engage_reserved
        cells[layout.RESERVED + layout.ARTISTS * seat + artist] -= 1
        cells[layout.ARTISTS_RESERVED + seat] -= 1
        compare_the_reserved(board, seat)
        pay_and_turn_over(board, seat, artist, work, dealer, scribe)


def engage_anonymous(board: Board, seat: i64, kind: i64, scribe: Scribe) -> None:
    """Pay an anonymous artist, who adds no prestige, and turn the card face down (FLO-31)."""
    price = price_of(board, seat, board.pieces.anonymous_cost)
    board.pay(seat, price)
    board.cells[layout.ANONYMOUS + kind] = 0
    board.cells[layout.NAMELESS + layout.ARTIST_KINDS * seat + kind] += 1
    compare_the_middle(board)
    if scribe.listening:
        scribe.tell("engage anonymous", int(seat), {"kind": KIND_NAMES[int(kind)], "fiorini": int(price)})


def pay_and_turn_over(board: Board, seat: i64, artist: i64, work: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Pay the artist, then turn over one of the fronts (FLO-29, FLO-30)."""
    pieces = board.pieces
    price = price_of(board, seat, pieces.artist_cost[artist])
    board.pay(seat, price)
    front = turn_over_a_front(board, artist, dealer)
    board.cells[layout.FRONT + front] = work + 1
    if scribe.listening:
        facts: dict[str, str | int | list[str]] = {
            "artist": pieces.artists[int(artist)],
            "fiorini": int(price),
            "points": int(pieces.front[front]),
            "masterpiece": int(pieces.is_masterpiece(front)),
        }
        scribe.tell("engage", int(seat), facts, reveals=True)


def turn_over_a_front(board: Board, artist: i64, dealer: Dealer) -> i64:
    """One of the artist's fronts that nobody has seen, all equally likely (FLO-30, FLO-75).

    Of equal unseen fronts the first is returned, so that equal positions have equal cells.
    """
    cells = board.cells
    values = board.pieces.front
    first = board.pieces.first_front[artist]
    end = first + board.pieces.front_count[artist]
    unseen: i64 = 0
    front = first
    while front < end:
        unseen += 1 if cells[layout.FRONT + front] == 0 else 0
        front += 1
    pick = dealer.pick(unseen)
    front = first
    while cells[layout.FRONT + front] != 0 or pick > 0:
        if cells[layout.FRONT + front] == 0:
            pick -= 1
        front += 1
    while front > first and cells[layout.FRONT + front - 1] == 0 and values[front - 1] == values[front]:
        front -= 1
    return front


def leave_the_middle(board: Board, artist: i64) -> None:
    """Take one card of an artist out of the middle."""
    at: i64 = 0
    while board.cells[layout.MIDDLE + at] != artist + 1:
        at += 1
    board.take_from_slots(layout.MIDDLE, layout.MIDDLE_SIZE, at)
    compare_the_middle(board)


def offer_reservations_of_artists(board: Board, choices: list[Action]) -> None:
    """Action D: any artist in the middle, but not an anonymous one (FLO-37)."""
    cells = board.cells
    actions = board.pieces.actions
    first = board.pieces.reserve - 1
    before: i64 = 0
    for at in range(layout.MIDDLE, layout.MIDDLE + cells[layout.MIDDLE_SIZE]):
        code = cells[at]
        if code != before:
            choices.append(actions[first + code])
        before = code


def reserve_an_artist(board: Board, seat: i64, artist: i64, scribe: Scribe) -> None:
    """Put the artist in front of the seat, face down; the price is paid when the artist is engaged (FLO-37)."""
    leave_the_middle(board, artist)
    board.cells[layout.RESERVED + layout.ARTISTS * seat + artist] += 1
    board.cells[layout.ARTISTS_RESERVED + seat] += 1
    note_cost(board, layout.CHEAPEST_RESERVED + layout.KIND_SETS * seat, artist)
    compare_kinds(board, layout.CHEAPEST_RESERVED + layout.KIND_SETS * seat)
    if scribe.listening:
        scribe.tell("reserve artist", int(seat), {"artist": board.pieces.artists[int(artist)]})
