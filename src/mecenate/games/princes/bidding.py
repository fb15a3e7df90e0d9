"""The auction in progress, for bids that the server makes for a seat."""

from __future__ import annotations

from mecenate.core.agenda import argument
from mecenate.core.bidding import Bidding
from mecenate.core.state import SEATS
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import layout
from mecenate.games.princes.board import Board
from mecenate.games.princes.lots import may_have
from mecenate.games.princes.view_builder import BIDDING, pending
from mecenate.games.princes.vocabulary import LOTS


def bidding(board: Board) -> Bidding | None:
    """The auction in progress and who may still bid in it (PRI-18); None if there is none.

    A lot is sold at most once in a round, so that round and lot name an auction (PRI-15).
    """
    bid = pending(board, BIDDING)
    if bid < 0:
        return None
    cells = board.cells
    lot, florins, passed = argument(bid, 0), 100 * argument(bid, 1), argument(bid, 3)
    bidders = [
        seat
        for seat in range(int(cells[SEATS]))
        if (passed >> seat) & 1 == 0 and cells[layout.STATUS + seat] == layout.FREE and may_have(board, seat, lot)
    ]
    return Bidding(
        f"{cells[layout.ROUND]} {LOTS[int(lot)]}",
        LOTS[int(lot)],
        int(florins),
        int(florins + board.pieces.raising),
        tuple(bidders),
        board.asked_kind() == ask.BID,
    )
