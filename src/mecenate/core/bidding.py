"""An auction in progress, in games that have auctions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

BID: Final = "bid"
PASS: Final = "pass"
"""The actions of a seat that is asked for a bid: lead with the least higher bid, or leave the auction."""


@final
@dataclass(frozen=True)
class Bidding:
    """What everybody sees of an auction. A game with auctions makes it in its module `bidding`.

    `name` is the same as long as this auction lasts, and no other auction of the game has it. `bidders` are the seats
    that may still bid, the leader included. `asked` is whether a bid is what the actor must choose now.
    """

    name: str
    lot: str
    bid: int
    next_bid: int
    """The least bid that leads."""
    bidders: tuple[int, ...]
    asked: bool
