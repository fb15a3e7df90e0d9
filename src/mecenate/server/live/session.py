"""A session: one open socket at a table, from its first message to its last."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from mecenate.core.errors import MecenateError
from mecenate.lang.language import accepted
from mecenate.server import errors
from mecenate.server.live import messages, view_delta
from mecenate.server.live.chat import say
from mecenate.server.live.closing import Closing
from mecenate.server.live.connection import Watcher
from mecenate.server.live.limits import limits_of
from mecenate.server.live.link import link_of
from mecenate.server.live.messages import Incoming, Problem
from mecenate.server.live.rate_limit import MAX_WAITING, Bucket
from mecenate.server.metrics import REFUSALS
from mecenate.server.services import Services
from mecenate.server.storage import database
from mecenate.server.tables.table import Table

log = structlog.get_logger()
Socket = WebSocket[Any, Any, Any]
decode = msgspec.json.Decoder(Incoming).decode


def problem_of(refusal: errors.Refusal, socket: Socket, key: str | None = None, version: int | None = None) -> Problem:
    """What is sent about a refusal, in the language of the socket."""
    why = refusal.why
    return Problem(
        code=refusal.code,
        message=str(refusal),
        key=key,
        version=version,
        text=refusal.text(accepted(socket.headers.get("accept-language", ""))),
        reason=None if why is None else why.kind,
        facts={} if why is None else why.facts,
    )


class Session:
    """One open socket at a table: it reads messages and carries them out. The watcher writes."""

    def __init__(self, socket: Socket, services: Services, table: Table, watcher: Watcher) -> None:
        self.socket = socket
        self._link = link_of(socket)
        self.services = services
        self.table = table
        self.watcher = watcher
        self.bucket = Bucket(services.settings.messages_per_second)
        self._waiting: deque[str] = deque()
        self.syncs = Bucket(services.settings.syncs_per_second)
        self._sync_due: asyncio.TimerHandle | None = None
        self._idle_seconds = limits_of(services.settings).idle_seconds
        self._last_received = time.monotonic()
        self._idle_timer = self._start_idle_timer(self._idle_seconds)
        self._playing: str | None = None
        """The key of a move that is being carried out without the reader."""
        self._played: asyncio.Future[None] | None = None
        """What the reader waits for while there is one."""

    async def run(self) -> None:
        """Read until the socket closes."""
        sending = asyncio.create_task(self._send())
        self._link.line.take = self._take
        try:
            while True:
                raw = self._waiting.popleft() if self._waiting else await self._receive()
                while self._playing is not None:
                    self._played = asyncio.get_running_loop().create_future()
                    await self._played
                if self.watcher.closed:
                    return
                seconds = self.bucket.take_later()
                if seconds > 0 and not await self._wait_for_turn(seconds):
                    await self.socket.close(Closing.TOO_FAST, Closing.TOO_FAST.reason)
                    return
                await self._handle(raw)
        except WebSocketDisconnect:
            pass
        finally:
            self._link.line.take = None
            self._idle_timer.cancel()
            if self._sync_due is not None:
                self._sync_due.cancel()
            self.watcher.close()
            sending.cancel()

    def _take(self, text: bytes) -> bool:
        """Carry out a move or an acknowledgement as it arrives, without waking the reader.

        False leaves the message to the reader: one of another kind, one that must wait, or one that is malformed.
        """
        watcher = self.watcher
        if self._playing is not None or self._waiting or watcher.closed:
            return False
        try:
            message = decode(text)
        except (msgspec.DecodeError, RecursionError):
            return False
        if isinstance(message, messages.Play):
            return watcher.seat is not None and self._play_now(message, watcher.seat)
        if not isinstance(message, messages.Ack) or watcher.behind or not self.bucket.take():
            return False
        self._last_received = time.monotonic()
        if watcher.acknowledges(message.version):
            self.bucket.give_back()
        return True

    def _play_now(self, message: messages.Play, seat: int) -> bool:
        """Play a move, unless it must wait for the table or by the rate limit."""
        if self.table.lock.locked() or not self.bucket.take():
            return False
        key = self._playing = self.watcher.asked = message.key
        try:
            begun = self.services.tables.play_now(self.table, seat, message.version, message.action, key, self._over)
        except Exception as error:
            self._over(error)
            begun = True
        if not begun:
            self._playing = None
            self.bucket.give_back()
            return False
        self._last_received = time.monotonic()
        return True

    def _over(self, result: int | Exception) -> None:
        """A move that was played without the reader is stored, or was refused."""
        key, self._playing = self._playing, None
        if self._played is not None and not self._played.done():
            self._played.set_result(None)
        if isinstance(result, Exception):
            self._failed(result, key)
        elif key is not None:
            self.watcher.answer(key, result)

    async def _receive(self) -> str:
        """The next text; empty for a binary message. Raises `WebSocketDisconnect` if the connection has closed."""
        event = await self._link.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="disconnect event", code=event["code"])
        self._last_received = time.monotonic()
        return event.get("text") or ""

    async def _wait_for_turn(self, seconds: float) -> bool:
        """Wait so long for the turn of this message; False if too many others wait behind it.

        A client that waits for each answer is slowed down and never closed, however fast the answers come.
        """
        try:
            async with asyncio.timeout(seconds):
                while len(self._waiting) <= MAX_WAITING:
                    self._waiting.append(await self._receive())
        except TimeoutError:
            return True
        return False

    def _start_idle_timer(self, seconds: float) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, self._check_idle)

    def _check_idle(self) -> None:
        """Close the socket if nothing was received for too long."""
        left = self._last_received + self._idle_seconds - time.monotonic()
        if left > 0:
            self._idle_timer = self._start_idle_timer(left)
        else:
            self.watcher.close()

    async def _send(self) -> None:
        try:
            await self.watcher.send_all(self._link, self._sync)
            await self.socket.close(self.watcher.why, self.watcher.why.reason)
        except OSError:  # the client has gone, and the reader notices
            return
        except Exception as error:
            log.error("a socket could not be written to", table=self.table.id, exc_info=error)
            await self.socket.close(Closing.BROKEN, Closing.BROKEN.reason)

    async def _handle(self, raw: str) -> None:
        try:
            message = decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._problem(errors.bad_request(f"cannot read that message: {error}"), None)
            return
        await self._carry_out(self._dispatch(message), getattr(message, "key", None))

    async def _carry_out(self, work: Coroutine[Any, Any, None], key: str | None) -> None:
        """Do what a message asks for; if it is refused or fails, say so."""
        try:
            await work
        except WebSocketDisconnect:
            raise
        except Exception as error:
            self._failed(error, key)

    def _failed(self, error: Exception, key: str | None) -> None:
        """Say why a message was not carried out."""
        if isinstance(error, MecenateError):
            self._problem(errors.refusal_of(error), key)
        elif database.is_gone(error):
            self._problem(errors.not_stored(), key)
        else:
            log.error("a message failed", table=self.table.id, exc_info=error)
            self._problem(errors.broken(), key)

    def _problem(self, refusal: errors.Refusal, key: str | None) -> None:
        REFUSALS.labels(refusal.code).inc()
        problem = problem_of(refusal, self.socket, key, self.table.row.version)
        self.watcher.push(view_delta.encode(problem))

    async def _dispatch(self, message: Incoming) -> None:
        match message:
            case messages.Play(key, version, action):
                self.watcher.asked = key
                self.watcher.answer(
                    key, await self.services.tables.play(self.table, self._seat(), version, action, key)
                )
            case messages.Ack(version):
                if self.watcher.acknowledges(version):
                    self.bucket.give_back()  # each update has one, so the server sets the pace
                if self.watcher.caught_up:
                    await self._sync_in_turn()
            case messages.Hello() | messages.Sync():
                await self._sync_in_turn()
            case messages.Undo(key, version, to):
                self.watcher.asked = key
                self.watcher.answer(key, await self.services.tables.undo(self.table, self._seat(), version, key, to))
            case messages.Consent(agree):
                await self.services.tables.consent(self.table, self._seat(), agree)
            case messages.SetProxyBid(key, lot, florins):
                await self._set_proxy_bid(lot, florins)
                self.watcher.asked = key
                self.watcher.answer(key, self.table.row.version)
            case messages.Say(text):
                await say(self.services, self.table, self.watcher, text)

    async def _set_proxy_bid(self, lot: str, florins: int | None) -> None:
        proxies = self.services.tables.proxies
        if florins is None:
            await proxies.withdraw(self.table, self._seat())
        else:
            await proxies.put(self.table, self._seat(), lot, florins)

    def _seat(self) -> int:
        if self.watcher.seat is None:
            raise errors.not_seated()
        return self.watcher.seat

    async def _sync_in_turn(self) -> None:
        """Sync now, or as soon as the budget of this socket allows; one sync answers all requests until then."""
        if self._sync_due is not None:
            return
        if self.syncs.take():
            await self._sync()
        else:
            self._sync_due = asyncio.get_running_loop().call_later(self.syncs.wait(), self._sync_now_due)

    def _sync_now_due(self) -> None:
        self._sync_due = None
        self.syncs.take()
        self.services.tasks.spawn(self._carry_out(self._sync(), None))

    async def _sync(self) -> None:
        if self.watcher.takes_all():
            async with self.services.registry.lock(self.table):
                self.table.feed.sync(self.watcher)
            await self._send_proxy_bid()

    async def _send_proxy_bid(self) -> None:
        """After a sync, send the seat its proxy bid, if it has one."""
        seat = self.watcher.seat
        bid = None if seat is None else await self.services.tables.proxies.get(self.table, seat)
        if bid is not None:
            self.watcher.push(view_delta.encode(messages.ProxyBidMessage(bid)))
