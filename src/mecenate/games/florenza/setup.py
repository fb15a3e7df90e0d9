"""Setting the game up."""

from __future__ import annotations

from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.state import SEATS
from mecenate.games.florenza import layout
from mecenate.games.florenza.artists import compare_the_reserved
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.ending import turn_up
from mecenate.games.florenza.phases import draw_artists, draw_cards, draw_monuments
from mecenate.games.florenza.rounds import go_on


def lay_out(board: Board) -> None:
    """Prepare what is the same in every game with these options and this number of players (FLO-7, FLO-12)."""
    board.cells[layout.ROUND] = 1
    board.cells[layout.MEMORY] = 1
    lay_out_the_piles(board)
    fill_the_purses(board)
    turn_up(board)


def set_up(board: Board, dealer: Dealer, scribe: Scribe) -> None:
    """Draw monuments, artists and hands, then the first Captain (FLO-8 to FLO-11, FLO-79)."""
    cells = board.cells
    draw_monuments(board, board.pieces.first_monuments, dealer, scribe)
    draw_artists(board, dealer, scribe)
    for seat in range(board.seats):
        draw_cards(board, seat, board.pieces.start_cards, dealer, scribe)
    cells[layout.CAPTAIN] = dealer.pick(cells[SEATS])
    if scribe.listening:
        scribe.tell("captain", int(cells[layout.CAPTAIN]), {"round": 1})
    go_on(board, dealer, scribe)


def lay_out_the_piles(board: Board) -> None:
    """Cards that this number of players uses go to their piles, the others to the box (FLO-5, FLO-6, FLO-90)."""
    cells = board.cells
    pieces = board.pieces
    for copy in range(int(layout.COPIES)):
        if not pieces.is_used(copy, board.seats):
            cells[layout.COPY + copy] = layout.BOX
            continue
        cells[layout.COPY + copy] = layout.PILE if pieces.pile_of[copy] == 1 else layout.WAITING
        cells[layout.PILE_SIZE] += 1 if cells[layout.COPY + copy] == layout.PILE else 0
    cells[layout.MONUMENTS_LEFT] = layout.MONUMENTS
    cells[layout.ARTISTS_LEFT] = layout.FRONTS
    for artist in range(len(pieces.artists)):
        cells[layout.ARTIST_PILE + artist] = pieces.front_count[artist]


def fill_the_purses(board: Board) -> None:
    """Each player begins with some money and one resource of each kind; the rest is the supply (FLO-2, FLO-10)."""
    cells = board.cells
    pieces = board.pieces
    for resource in range(int(layout.SIX)):
        cells[layout.SUPPLY + resource] = pieces.resources[resource] - cells[SEATS] * pieces.start_resources
    cells[layout.SUPPLY + layout.FIORINI] = pieces.fiorini - cells[SEATS] * pieces.start_fiorini
    for seat in range(board.seats):
        cells[layout.PURSE + seat] = pieces.start_fiorini
        for resource in range(int(layout.SIX)):
            cells[layout.RESOURCES + layout.SIX * seat + resource] = pieces.start_resources
            cells[layout.HOLDING + seat] += pieces.start_resources * pieces.one_of[resource]
        compare_the_reserved(board, seat)
    for kind in range(int(layout.ARTIST_KINDS)):
        cells[layout.ANONYMOUS + kind] = 1
