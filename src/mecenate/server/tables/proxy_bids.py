"""Proxy bids: a seat lets the server bid in an auction, up to so many florins.

Nobody else learns of it: it is no entry of the table, no event, and no part of a view. What others see are bids and
passes like any other. It lasts as long as its auction, unless the seat withdraws it, somebody goes back, or a bot
takes the seat.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import SystemRandom

import structlog

from mecenate.core.bidding import BID, PASS, Bidding
from mecenate.server import errors
from mecenate.server.live.messages import ProxyBidInfo
from mecenate.server.storage.rows import RUNNING, ProxyBid
from mecenate.server.storage.store import Store
from mecenate.server.tables import clock
from mecenate.server.tables.registry import TableRegistry
from mecenate.server.tables.table import Table
from mecenate.server.tasks import BackgroundTasks

log = structlog.get_logger()
SOONEST, LATEST = 1.0, 3.0
"""Seconds until a proxy acts, drawn anew each time, whatever its limit is and whether it bids or passes."""
Play = Callable[[Table, int, int, str, None], Awaitable[int]]
"""Carries out an action: table, seat, version, action. The caller holds the lock of the table."""
_chance = SystemRandom()


class ProxyBids:
    """Keeps the proxy bids of all tables, and bids for the seats that have one."""

    def __init__(self, store: Store, registry: TableRegistry, tasks: BackgroundTasks, play: Play) -> None:
        self._store = store
        self._registry = registry
        self._tasks = tasks
        self._play = play

    # ------------------------------------------------------------------ for the seat itself

    async def get(self, table: Table, seat: int) -> ProxyBidInfo | None:
        """The proxy bid of a seat, as long as it counts."""
        if table.history is None or table.history.state.bidding() is None:
            return None  # without a look into the database, after every sync of every game
        bid = await self._store.proxies.get(table.id, seat)
        return None if bid is None or not counts(table, bid) else ProxyBidInfo(bid.lot, bid.florins)

    async def put(self, table: Table, seat: int, lot: str, florins: int) -> ProxyBidInfo:
        """Bid for a seat up to so many florins in the auction of a lot. Raises a refusal, and nothing is changed."""
        async with self._registry.lock(table):
            bidding = _open_bidding(table, seat, lot)
            if florins < bidding.next_bid:
                raise errors.conflict("low-bid", f"the next bid is {bidding.next_bid} florins")
            await self._store.proxies.put(ProxyBid(table.id, seat, bidding.name, lot, florins, table.row.version))
            info = ProxyBidInfo(lot, florins)
            table.feed.send_proxy_bid(seat, info)
        self.start(table)
        return info

    async def withdraw(self, table: Table, seat: int) -> None:
        """Bid no more for a seat."""
        async with self._registry.lock(table):
            if await self._store.proxies.withdraw(table.id, seat):
                table.feed.send_proxy_bid(seat, None)

    # ------------------------------------------------------------------ acting

    def start(self, table: Table) -> None:
        """Remove proxy bids that no longer count; if the actor has one and is asked for a bid, act after a while."""
        history = table.history
        if history is None or history.game.functions is None or history.game.functions.bidding is None:
            return
        bidding = history.state.bidding() if table.row.status == RUNNING else None
        auction = None if bidding is None else bidding.name
        if table.auction != auction or max(table.interrupted) == table.row.version:
            table.auction = auction
            self._tasks.spawn(self._tidy(table))
        if bidding is not None and bidding.asked and not table.is_bot(table.row.actor):
            self._tasks.spawn(self._take_turn(table, table.row.version))

    async def _tidy(self, table: Table) -> None:
        """Remove the proxy bids of a table that no longer count, and tell their seats."""
        async with table.lock:
            for bid in await self._store.proxies.at(table.id):
                if not counts(table, bid):
                    await self._remove(table, bid)

    async def _remove(self, table: Table, bid: ProxyBid) -> None:
        await self._store.proxies.remove(bid)
        table.feed.send_proxy_bid(bid.seat, None)

    async def _take_turn(self, table: Table, version: int) -> None:
        seat = table.row.actor
        if seat is None or await self._store.proxies.get(table.id, seat) is None:
            return
        await asyncio.sleep(_delay(table))
        try:
            async with self._registry.lock(table):
                if (table.row.version, table.row.actor, table.row.status) == (version, seat, RUNNING):
                    await self._act(table, seat)
        except errors.Refusal as refusal:
            log.info("another process was first", table=table.id, code=refusal.code)

    async def _act(self, table: Table, seat: int) -> None:
        async with self._store.proxies.held(table.id, seat) as bid:
            action = None if bid is None else _choice(table, bid)
            if action is not None:
                await self._play(table, seat, table.row.version, action, None)
        if bid is not None and action != BID:
            await self._remove(table, bid)


def counts(table: Table, bid: ProxyBid) -> bool:
    """Whether a stored proxy bid still counts: its auction goes on, and nobody went back or took the seat over."""
    if table.row.status != RUNNING or table.history is None or table.is_bot(bid.seat):
        return False
    bidding = table.history.state.bidding()
    going_on = bidding is not None and bidding.name == bid.auction and bid.seat in bidding.bidders
    return going_on and bid.version >= table.interrupted[bid.seat]


def _choice(table: Table, bid: ProxyBid) -> str | None:
    """The least bid that leads, if that is within the limit and the seat can pay it, else a pass."""
    bidding = table.playing.state.bidding()
    if bidding is None or not bidding.asked or not counts(table, bid):
        return None
    payable = BID in (table.legal_for(bid.seat) or ())
    return BID if payable and bidding.next_bid <= bid.florins else PASS


def _open_bidding(table: Table, seat: int, lot: str) -> Bidding:
    """The auction of this lot. Raises a refusal if it does not go on, or the seat may no longer bid."""
    bidding = table.playing.state.bidding()
    table.check_not_stuck()
    table.check_person(seat)
    if bidding is None or bidding.lot != lot or seat not in bidding.bidders:
        raise errors.conflict("no-auction", "there is no auction of that lot in which you may bid now")
    return bidding


def _delay(table: Table) -> float:
    """Seconds until a proxy acts: at most half of what the clock leaves, which everybody sees."""
    seconds = _chance.uniform(SOONEST, LATEST)
    deadline = table.row.deadline
    return seconds if deadline is None else max(0.0, min(seconds, (deadline - clock.now()) / 2))
