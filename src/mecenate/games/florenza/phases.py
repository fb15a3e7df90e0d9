"""Phases 1 and 2 of a round: new artists, new monuments, new Florenza cards; and every draw from a pile."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.counts import take_one
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.state import SEATS
from mecenate.games.florenza import layout
from mecenate.games.florenza.artists import compare_the_middle
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.marks import note_draw


def begin_the_round(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """Phase 1 and phase 2 of a round after the first (FLO-12 to FLO-16)."""
    if scribe.listening:
        scribe.tell("round", -1, {"round": int(board.cells[layout.ROUND])})
    draw_artists(board, dealer, scribe)
    draw_monuments(board, board.pieces.later_monuments, dealer, scribe)
    mix_the_piles(board)
    place: i64 = 0
    while place < board.cells[SEATS]:
        seat = board.in_turn_order(place)
        draw_cards(board, seat, board.pieces.cards_drawn + board.cells[layout.EXTRA_CARDS + seat], dealer, scribe)
        place += 1


def draw_artists(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """Put out the artists of the round, face down (FLO-9, FLO-13)."""
    cells = board.cells
    count = min(board.pieces.artists_a_round[board.seats - 2], cells[layout.ARTISTS_LEFT])
    drawn: list[str] = []
    while count > 0:
        artist = _draw_an_artist(board, dealer.pick(cells[layout.ARTISTS_LEFT]))
        count -= 1
        if scribe.listening:
            drawn.append(board.pieces.artists[int(artist)])
    compare_the_middle(board)
    if scribe.listening:
        scribe.tell("artists", -1, {"artists": drawn, "left": int(cells[layout.ARTISTS_LEFT])})


def _draw_an_artist(board: Board, pick: i64) -> i64:
    """Move card number `pick` of the artist pile to the middle, which is sorted by number."""
    cells = board.cells
    artist = take_one(board.cells, layout.ARTIST_PILE, pick)
    cells[layout.ARTISTS_LEFT] -= 1
    at = layout.MIDDLE + cells[layout.MIDDLE_SIZE]
    while at > layout.MIDDLE and cells[at - 1] > artist + 1:
        cells[at] = cells[at - 1]
        at -= 1
    cells[at] = artist + 1
    cells[layout.MIDDLE_SIZE] += 1
    return artist


def draw_monuments(board: Board, count: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Put monuments into the row as long as the pile lasts (FLO-8, FLO-14)."""
    cells = board.cells
    drawn: list[str] = []
    count = min(count, cells[layout.MONUMENTS_LEFT])
    while count > 0:
        monument = _draw_a_monument(board, dealer.pick(cells[layout.MONUMENTS_LEFT]))
        count -= 1
        if scribe.listening:
            drawn.append(board.pieces.monuments[int(monument)])
    if scribe.listening:
        scribe.tell("monuments", -1, {"monuments": drawn, "left": int(cells[layout.MONUMENTS_LEFT])})


def _draw_a_monument(board: Board, pick: i64) -> i64:
    """Move monument number `pick` of the pile into the row, right of all that are worth as much or more."""
    cells = board.cells
    prestige = board.pieces.monument_prestige
    monument: i64 = 0
    while cells[layout.MONUMENT + monument] != layout.IN_PILE or pick > 0:
        if cells[layout.MONUMENT + monument] == layout.IN_PILE:
            pick -= 1
        monument += 1
    cells[layout.MONUMENT + monument] = layout.IN_ROW
    cells[layout.MONUMENTS_LEFT] -= 1
    at = layout.ROW + cells[layout.ROW_SIZE]
    while at > layout.ROW and prestige[cells[at - 1] - 1] < prestige[monument]:
        cells[at] = cells[at - 1]
        at -= 1
    cells[at] = monument + 1
    cells[layout.ROW_SIZE] += 1
    return monument


def mix_the_piles(board: Board) -> None:
    """What joins the pile in this round: pile II, pile III, then the discards once (FLO-15, FLO-95)."""
    round = board.cells[layout.ROUND]
    if round in (2, 3):
        _join(board, layout.WAITING, layout.WAITING, round)
    elif round == 4 or (round == 5 and board.pieces.late_discards):
        _join(board, layout.DISCARDED, layout.DISCARDED + 4 * round, 3)
        for seat in range(board.seats):
            board.cells[layout.HELD_OVER + seat] = 0


def _join(board: Board, lowest: i64, highest: i64, pile: i64) -> None:
    """Move copies that are in certain places, and come from this pile or an earlier one, to the pile."""
    cells = board.cells
    for copy in range(layout.COPIES):
        if lowest <= cells[layout.COPY + copy] <= highest and board.pieces.pile_of[copy] <= pile:
            cells[layout.COPY + copy] = layout.PILE
            cells[layout.PILE_SIZE] += 1


def draw_cards(board: Board, seat: i64, count: i64, dealer: Dealer, scribe: Scribe) -> None:
    """A seat draws Florenza cards as long as there are any (FLO-16, FLO-17)."""
    cells = board.cells
    pile: list[int] = []
    for copy in range(layout.COPIES):
        if cells[layout.COPY + copy] == layout.PILE:
            pile.append(int(copy))
    drawn: list[str] = []
    while count > 0 and pile:
        taken = pile.pop(dealer.pick(len(pile)))
        board.takes_up(seat, taken)
        note_draw(board, seat, board.pieces.card_of[taken])
        cells[layout.PILE_SIZE] -= 1
        count -= 1
        if scribe.listening:
            drawn.append(board.pieces.cards[board.pieces.card_of[taken]])
    if scribe.listening:
        scribe.tell("draw", int(seat), {"cards": len(drawn), "left": int(cells[layout.PILE_SIZE])})
        scribe.tell("drawn", int(seat), {"cards": drawn}, audience=(int(seat),), reveals=True)
