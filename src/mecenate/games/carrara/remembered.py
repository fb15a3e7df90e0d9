"""Perfect memory: what a seat knows that has counted everything it saw (CAR-92)."""

from __future__ import annotations

from mecenate.games.carrara.board import Board
from mecenate.games.carrara.layout import BAG, BLOCKS, FLORINS, SIX
from mecenate.games.carrara.view import Remembered, Screened
from mecenate.games.carrara.view_builder_player import colours, screens_open


def remembered(board: Board, seat: int | None) -> Remembered:
    """The rest of the bag and what the other screens hide; everybody saw all of it come and go."""
    players: list[Screened] = []
    if not screens_open(board):
        players = [screened(board, other) for other in range(board.seats) if other != seat]
    return Remembered(colours(board, BAG), players)


def screened(board: Board, seat: int) -> Screened:
    """What lies behind the screen of a seat."""
    return Screened(seat, int(board.cells[FLORINS + seat]), colours(board, BLOCKS + SIX * seat))
