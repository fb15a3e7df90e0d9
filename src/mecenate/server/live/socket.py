"""Sockets: the live side of a table. One handler reads; an outbox writes; the server does the rest."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mecenate.core.errors import MecenateError
from mecenate.server import errors
from mecenate.server.http.access import address_of, identify_socket, may_see_game, may_watch, same_origin
from mecenate.server.live import messages, view_delta
from mecenate.server.live.connection import IDLE, REASONS, Watcher
from mecenate.server.live.feed import GALLERY, TABLE_ROOM
from mecenate.server.live.messages import ChatLine, Incoming, Limits, Problem
from mecenate.server.metrics import REFUSALS, SOCKETS
from mecenate.server.people.characters import is_sayable
from mecenate.server.services import Services
from mecenate.server.settings import Settings
from mecenate.server.storage import database
from mecenate.server.storage.rows import Person
from mecenate.server.tables.table import Table

log = structlog.get_logger()
MAX_SAID = 1000
BURST = 3
"""So many seconds' worth of messages may come at once."""
MAX_WAITING = 16
"""Messages of a socket that may wait for their turn; a client that waits for each answer has one."""
REFUSED, TOO_FAST, BROKEN = 4400, 4429, 1011
"""Codes with which we close: not let in, too many messages, a mistake of ours; others are in `watching`."""
Socket = WebSocket[Any, Any, Any]
decode = msgspec.json.Decoder(Incoming).decode
_per_address: Counter[str] = Counter()


async def send_text(socket: Socket, text: str) -> None:
    """Send a message, by the shortest way that Litestar has."""
    await socket.send({"type": "websocket.send", "text": text, "bytes": None})


def limits_of(settings: Settings) -> Limits:
    """What a socket may send, to be announced to it."""
    return Limits(
        messages_per_second=settings.messages_per_second,
        burst=BURST * settings.messages_per_second,
        waiting=MAX_WAITING,
        message_bytes=settings.max_message,
        idle_seconds=60.0 * settings.idle_minutes,
    )


class Bucket:
    """So many messages a second, with room for a burst."""

    def __init__(self, per_second: int) -> None:
        self._per_second = per_second
        self._left = float(BURST * per_second)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more message is welcome."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def take_later(self) -> float:
        """Count one more message; how many seconds it has to wait for its turn, 0 if none."""
        self._fill()
        self._left -= 1
        return max(0.0, -self._left / self._per_second)

    def give_back(self) -> None:
        """Do not count the last message after all."""
        self._left += 1

    def wait(self) -> float:
        """Seconds until one more message is welcome."""
        self._fill()
        return max(0.0, (1 - self._left) / self._per_second)

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(float(BURST * self._per_second), self._left + (now - self._at) * self._per_second)
        self._at = now


class Session:
    """One open socket at a table."""

    def __init__(self, socket: Socket, services: Services, table: Table, watcher: Watcher) -> None:
        self.socket = socket
        self.services = services
        self.table = table
        self.watcher = watcher
        self.bucket = Bucket(services.settings.messages_per_second)
        self._waiting: deque[str | bytes] = deque()
        self.syncs = Bucket(services.settings.syncs_per_second)
        self._sync_due: asyncio.TimerHandle | None = None
        self._idle_seconds = 60.0 * services.settings.idle_minutes
        self._heard = time.monotonic()
        self._alarm = self._set_the_alarm(self._idle_seconds)

    async def run(self) -> None:
        """Read until the socket closes."""
        sending = asyncio.create_task(self._send())
        try:
            while True:
                raw = await self._next()
                if self.watcher.closed:
                    return
                if not await self._in_turn():
                    await self.socket.close(TOO_FAST, "too many messages")
                    return
                await self._hear(raw)
        except WebSocketDisconnect:
            pass
        finally:
            self._alarm.cancel()
            if self._sync_due is not None:
                self._sync_due.cancel()
            self.watcher.close()
            sending.cancel()

    async def _next(self) -> str | bytes:
        """The message that has waited longest, or the next one that comes."""
        return self._waiting.popleft() if self._waiting else await self._receive()

    async def _receive(self) -> str | bytes:
        raw = await self.socket.receive_data("text")
        self._heard = time.monotonic()
        return raw

    async def _in_turn(self) -> bool:
        """Let a message wait until the limit allows it; False if too many others wait behind it.

        A client that waits for each answer is slowed down and never closed, however fast the answers come.
        """
        seconds = self.bucket.take_later()
        if seconds <= 0:
            return True
        try:
            async with asyncio.timeout(seconds):
                while len(self._waiting) <= MAX_WAITING:
                    self._waiting.append(await self._receive())
        except TimeoutError:
            return True
        return False

    def _set_the_alarm(self, seconds: float) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, self._look_at_the_clock)

    def _look_at_the_clock(self) -> None:
        """Leave a socket from which nothing has been heard; one timer for it, not one for every message."""
        left = self._heard + self._idle_seconds - time.monotonic()
        if left > 0:
            self._alarm = self._set_the_alarm(left)
        else:
            self.watcher.close()

    async def _send(self) -> None:
        try:
            await self.watcher.send_all(partial(send_text, self.socket), self._sync)
            await self.socket.close(self.watcher.why, REASONS[self.watcher.why])
        except OSError:  # the client has gone, as whoever reads will notice
            return
        except Exception as error:
            log.error("a socket could not be written to", table=self.table.id, exc_info=error)
            await self.socket.close(BROKEN, "something broke")

    async def _hear(self, raw: str | bytes) -> None:
        try:
            message = decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._problem(errors.bad_request(f"cannot read that message: {error}"), None)
            return
        await self._carry_out(self._answer(message), getattr(message, "key", None))

    async def _carry_out(self, work: Coroutine[Any, Any, None], key: str | None) -> None:
        """Do what a message asks for; if it is refused or fails, say so."""
        try:
            await work
        except MecenateError as error:
            self._problem(errors.refusal_of(error), key)
        except WebSocketDisconnect:
            raise
        except Exception as error:
            if database.is_gone(error):
                self._problem(errors.not_stored(), key)
                return
            log.error("a message failed", table=self.table.id, exc_info=error)
            self._problem(errors.broken(), key)

    def _problem(self, refusal: errors.Refusal, key: str | None) -> None:
        REFUSALS.labels(refusal.code).inc()
        problem = Problem(refusal.code, str(refusal), key, self.table.row.version)
        self.watcher.push(view_delta.encode(problem).decode())

    async def _answer(self, message: Incoming) -> None:
        match message:
            case messages.Play(key, version, action):
                self.watcher.asked = key
                self.watcher.answer(
                    key, await self.services.tables.play(self.table, self._seat(), version, action, key)
                )
            case messages.Ack(version):
                before = self.watcher.acked
                caught_up = self.watcher.ack(version)
                if self.watcher.acked > before:
                    self.bucket.give_back()  # there is one for each update, and the server sets their pace
                if caught_up:
                    await self._sync_in_turn()
            case messages.Hello() | messages.Sync():
                await self._sync_in_turn()
            case messages.Undo(key, version, to):
                self.watcher.asked = key
                self.watcher.answer(key, await self.services.tables.undo(self.table, self._seat(), version, key, to))
            case messages.Consent(agree):
                await self.services.tables.consent(self.table, self._seat(), agree)
            case messages.Say(text):
                await say(self.services, self.table, self.watcher, text)

    def _seat(self) -> int:
        if self.watcher.seat is None:
            raise errors.not_seated()
        return self.watcher.seat

    async def _sync_in_turn(self) -> None:
        """Sync now, or as soon as the budget of this socket allows; one sync then answers all who asked meanwhile."""
        if self._sync_due is not None:
            return
        if self.syncs.take():
            await self._sync()
        else:
            self._sync_due = asyncio.get_running_loop().call_later(self.syncs.wait(), self._sync_late)

    def _sync_late(self) -> None:
        self._sync_due = None
        self.syncs.take()
        self.services.tasks.spawn(self._carry_out(self._sync(), None))

    async def _sync(self) -> None:
        if self.watcher.takes_all():
            async with self.services.registry.lock(self.table):
                self.table.feed.sync(self.watcher)


async def say(services: Services, table: Table, watcher: Watcher, text: str) -> None:
    """Keep what somebody said and tell it; players speak at the table, spectators in the gallery."""
    text = text.strip()
    if watcher.person is None:
        raise errors.sign_in()
    if not 1 <= len(text) <= MAX_SAID:
        raise errors.bad_request(f"say something of 1 to {MAX_SAID} characters")
    if not is_sayable(text):
        raise errors.bad_request("chat has no control characters, and none that turn the direction of writing")
    may_see_game(table, watcher.seat)
    room = GALLERY if watcher.seat is None else TABLE_ROOM
    async with services.quotas.alone(watcher.person.id) as connection:
        await services.quotas.take_line(connection, watcher.person.id, watcher.address)
        number = await services.store.add_chat(connection, table.id, watcher.person, watcher.seat, room, text)
        await services.quotas.trim_chat(connection, table.id, room)
    table.feed.send_chat(ChatLine(number, watcher.person.name, watcher.seat, room, text, time.time()))


@contextmanager
def counted(socket: Socket, services: Services) -> Iterator[None]:
    """Count a socket while it is open. Raises a refusal if too many are open from its address."""
    address = socket.client.host if socket.client else ""
    if _per_address[address] >= services.settings.sockets_per_address:
        raise errors.too_many("too many sockets from your address")
    _per_address[address] += 1
    SOCKETS.inc()
    try:
        yield
    finally:
        SOCKETS.dec()
        _per_address[address] -= 1
        if not _per_address[address]:
            del _per_address[address]


async def turn_away(socket: Socket, error: MecenateError) -> None:
    """Say why somebody is not let in, and close."""
    refusal = errors.refusal_of(error)
    REFUSALS.labels(refusal.code).inc()
    await socket.send_text(view_delta.encode(Problem(refusal.code, str(refusal))).decode())
    await socket.close(REFUSED, refusal.code)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Sit at a table, or watch it, live."""
    services: Services = socket.app.state.services
    await socket.accept()
    try:
        same_origin(socket)
        with counted(socket, services):
            caller = await identify_socket(socket)
            person = None if caller is None else caller.person
            table = await services.registry.table(table_id)
            token = socket.query_params.get("seat_token")
            seat = table.seat_of(person, token)
            if seat is None:
                may_watch(table, person, socket.query_params.get("invite"))
            watcher = Watcher(person, seat, token, limits_of(services.settings))
            watcher.address = address_of(socket)
            async with services.people.known(caller, watcher):
                services.presence.enter(table, watcher)
                try:
                    await Session(socket, services, table, watcher).run()
                finally:
                    services.presence.leave(table, watcher)
    except MecenateError as error:
        await turn_away(socket, error)


@websocket("/ws/me")
async def lobby_socket(socket: Socket) -> None:
    """Be told, wherever one is, that it is one's turn."""
    services: Services = socket.app.state.services
    await socket.accept()
    try:
        same_origin(socket)
        with counted(socket, services):
            caller = await identify_socket(socket)
            if caller is None:
                raise errors.sign_in()
            watcher = Watcher(caller.person, None)
            async with services.people.known(caller, watcher):
                await _listen(socket, services, caller.person, watcher)
    except MecenateError as error:
        await turn_away(socket, error)


async def _listen(socket: Socket, services: Services, person: Person, watcher: Watcher) -> None:
    bucket = Bucket(services.settings.messages_per_second)
    sending = asyncio.create_task(_send_until_closed(socket, watcher))
    services.lobby.enter(person.id, watcher)
    try:
        while bucket.take():
            async with asyncio.timeout(60.0 * services.settings.idle_minutes):
                await socket.receive_data("text")
        await socket.close(TOO_FAST, "too many messages")
    except TimeoutError:
        await socket.close(IDLE, REASONS[IDLE])
    except WebSocketDisconnect:
        pass
    finally:
        services.lobby.leave(person.id, watcher)
        sending.cancel()


async def _send_until_closed(socket: Socket, watcher: Watcher) -> None:
    """Send what comes; if the server closes the watcher, close the socket."""
    await watcher.send_all(partial(send_text, socket))
    await socket.close(watcher.why, REASONS[watcher.why])
