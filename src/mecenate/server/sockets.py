"""Sockets: the live side of a table. One handler reads; an outbox writes; the house does the rest."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mecenate.core.errors import MecenateError
from mecenate.server import errors, messages, showing
from mecenate.server.access import identify_socket, may_watch, same_origin
from mecenate.server.house import House
from mecenate.server.messages import ChatLine, Incoming, Problem
from mecenate.server.metrics import REFUSALS, SOCKETS
from mecenate.server.rows import Person
from mecenate.server.sitting import GALLERY, TABLE_ROOM
from mecenate.server.table import Table
from mecenate.server.watching import Watcher

log = structlog.get_logger()
MAX_SAID = 1000
REFUSED, TOO_FAST, IDLE, BROKEN = 4400, 4429, 4408, 1011
"""Codes with which we close: not let in, too many messages, nothing heard for long, a mistake of ours."""
Socket = WebSocket[Any, Any, Any]
decode = msgspec.json.Decoder(Incoming).decode
_per_address: Counter[str] = Counter()


async def send_text(socket: Socket, text: str) -> None:
    """Send a message, by the shortest way that Litestar has."""
    await socket.send({"type": "websocket.send", "text": text, "bytes": None})


class Bucket:
    """So many messages a second, with room for a burst."""

    def __init__(self, per_second: int) -> None:
        self._per_second = per_second
        self._left = 3.0 * per_second
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more message is welcome."""
        now = time.monotonic()
        self._left = min(3.0 * self._per_second, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Session:
    """One open socket at a table."""

    def __init__(self, socket: Socket, house: House, table: Table, watcher: Watcher) -> None:
        self.socket = socket
        self.house = house
        self.table = table
        self.watcher = watcher
        self.bucket = Bucket(house.settings.messages_per_second)
        self._idle_seconds = 60.0 * house.settings.idle_minutes
        self._heard = time.monotonic()
        self._alarm = self._set_the_alarm(self._idle_seconds)

    async def run(self) -> None:
        """Read until the socket closes."""
        sending = asyncio.create_task(self._send())
        try:
            while True:
                raw = await self.socket.receive_data("text")
                self._heard = time.monotonic()
                if not self.bucket.take():
                    await self.socket.close(TOO_FAST, "too many messages")
                    return
                await self._hear(raw)
        except WebSocketDisconnect:
            pass
        finally:
            self._alarm.cancel()
            self.watcher.close()
            sending.cancel()

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
            await self.socket.close(IDLE, "nothing heard for a long time")
        except OSError:  # the client has gone, as whoever reads will notice
            return
        except Exception as error:
            log.error("a socket could not be written to", table=self.table.id, exc_info=error)
            await self.socket.close(BROKEN, "something broke")

    async def _hear(self, raw: str | bytes) -> None:
        key = None
        try:
            message = decode(raw)
            key = getattr(message, "key", None)
            await self._answer(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._problem(errors.bad_request(f"cannot read that message: {error}"), None)
        except MecenateError as error:
            self._problem(errors.refusal_of(error), key)
        except WebSocketDisconnect:
            raise
        except Exception as error:
            log.error("a message failed", table=self.table.id, exc_info=error)
            self._problem(errors.broken(), key)

    def _problem(self, refusal: errors.Refusal, key: str | None) -> None:
        REFUSALS.labels(refusal.code).inc()
        problem = Problem(refusal.code, str(refusal), key, self.table.row.version)
        self.watcher.push(showing.encode(problem).decode())

    async def _answer(self, message: Incoming) -> None:
        match message:
            case messages.Play(key, version, action):
                self.watcher.asked = key
                self.watcher.answer(key, await self.house.play(self.table, self._seat(), version, action, key))
            case messages.Ack(version):
                if self.watcher.ack(version):
                    await self._sync()
            case messages.Hello() | messages.Sync():
                await self._sync()
            case messages.Undo(key, version, to):
                self.watcher.asked = key
                self.watcher.answer(key, await self.house.undo(self.table, self._seat(), version, key, to))
            case messages.Consent(agree):
                await self.house.consent(self.table, self._seat(), agree)
            case messages.Say(text):
                await say(self.house, self.table, self.watcher, text)

    def _seat(self) -> int:
        if self.watcher.seat is None:
            raise errors.not_seated()
        return self.watcher.seat

    async def _sync(self) -> None:
        if self.watcher.takes_all():
            async with self.house.at(self.table):
                self.table.sync(self.watcher)


async def say(house: House, table: Table, watcher: Watcher, text: str) -> None:
    """Keep what somebody said and tell it; players speak at the table, spectators in the gallery."""
    text = text.strip()
    if watcher.person is None:
        raise errors.sign_in()
    if not 1 <= len(text) <= MAX_SAID:
        raise errors.bad_request(f"say something of 1 to {MAX_SAID} characters")
    room = GALLERY if watcher.seat is None else TABLE_ROOM
    number = await house.store.add_chat(table.id, watcher.person, watcher.seat, room, text)
    table.tell_chat(ChatLine(number, watcher.person.name, watcher.seat, room, text, time.time()))


@contextmanager
def counted(socket: Socket, house: House) -> Iterator[None]:
    """Count a socket while it is open. Raises a refusal if too many are open from its address."""
    address = socket.client.host if socket.client else ""
    if _per_address[address] >= house.settings.sockets_per_address:
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
    await socket.send_text(showing.encode(Problem(refusal.code, str(refusal))).decode())
    await socket.close(REFUSED, refusal.code)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Sit at a table, or watch it, live."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        same_origin(socket)
        with counted(socket, house):
            person = await identify_socket(socket)
            table = await house.table(table_id)
            token = socket.query_params.get("seat_token")
            seat = table.seat_of(person, token)
            if seat is None:
                may_watch(table, person, socket.query_params.get("invite"))
            watcher = Watcher(person, seat, token)
            house.enter(table, watcher)
            try:
                await Session(socket, house, table, watcher).run()
            finally:
                house.leave(table, watcher)
    except MecenateError as error:
        await turn_away(socket, error)


@websocket("/ws/me")
async def lobby_socket(socket: Socket) -> None:
    """Be told, wherever one is, that it is one's turn."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        same_origin(socket)
        with counted(socket, house):
            person = await identify_socket(socket)
            if person is None:
                raise errors.sign_in()
            await _listen(socket, house, person)
    except MecenateError as error:
        await turn_away(socket, error)


async def _listen(socket: Socket, house: House, person: Person) -> None:
    watcher = Watcher(person, None)
    bucket = Bucket(house.settings.messages_per_second)
    sending = asyncio.create_task(watcher.send_all(partial(send_text, socket)))
    house.lobby.enter(person.id, watcher)
    try:
        while bucket.take():
            async with asyncio.timeout(60.0 * house.settings.idle_minutes):
                await socket.receive_data("text")
        await socket.close(TOO_FAST, "too many messages")
    except TimeoutError:
        await socket.close(IDLE, "nothing heard for a long time")
    except WebSocketDisconnect:
        pass
    finally:
        house.lobby.leave(person.id, watcher)
        sending.cancel()
