"""The WebSocket routes: `/ws/tables/{id}` for a table, `/ws/me` for a person."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from mecenate.core.errors import MecenateError
from mecenate.server import errors
from mecenate.server.access import address_of, identify_socket, knows_invitation, may_watch, same_origin
from mecenate.server.live import view_delta
from mecenate.server.live.closing import Closing
from mecenate.server.live.connection import Watcher
from mecenate.server.live.limits import limits_of
from mecenate.server.live.link import link_of
from mecenate.server.live.rate_limit import Bucket
from mecenate.server.live.session import Session, Socket, problem_of
from mecenate.server.metrics import REFUSALS, SOCKETS
from mecenate.server.people.service import Caller
from mecenate.server.services import Services
from mecenate.server.storage.rows import Person

_per_address: Counter[str] = Counter()


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


async def refuse(socket: Socket, error: MecenateError) -> None:
    """Tell a client why it may not connect, and close."""
    refusal = errors.refusal_of(error)
    REFUSALS.labels(refusal.code).inc()
    await socket.send_text(view_delta.encode(problem_of(refusal, socket)).decode())
    await socket.close(Closing.REFUSED, refusal.code)


@asynccontextmanager
async def accepted(socket: Socket, services: Services) -> AsyncIterator[Caller | None]:
    """Accept a socket and identify its caller. A refusal inside the block is sent, and closes the socket."""
    await socket.accept()
    try:
        same_origin(socket)
        with counted(socket, services):
            yield await identify_socket(socket)
    except MecenateError as error:
        await refuse(socket, error)


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """Sit at a table, or watch it, live."""
    services: Services = socket.app.state.services
    async with accepted(socket, services) as caller:
        person = None if caller is None else caller.person
        table = await services.registry.table(table_id)
        token = socket.query_params.get("seat_token")
        seat = table.seat_of(person, token)
        invite = socket.query_params.get("invite")
        if seat is None:
            may_watch(table, person, invite)
        watcher = Watcher(person, seat, token, limits_of(services.settings))
        watcher.address = address_of(socket)
        watcher.invited = knows_invitation(table, invite)
        async with services.people.known(caller, watcher):
            services.presence.enter(table, watcher)
            try:
                await Session(socket, services, table, watcher).run()
            finally:
                services.presence.leave(table, watcher)


@websocket("/ws/me")
async def lobby_socket(socket: Socket) -> None:
    """Notices for a person: it is your turn, or a game is over."""
    services: Services = socket.app.state.services
    async with accepted(socket, services) as caller:
        if caller is None:
            raise errors.sign_in()
        watcher = Watcher(caller.person, None)
        async with services.people.known(caller, watcher):
            await _listen(socket, services, caller.person, watcher)


async def _listen(socket: Socket, services: Services, person: Person, watcher: Watcher) -> None:
    bucket = Bucket(services.settings.messages_per_second)
    sending = asyncio.create_task(_send_until_closed(socket, watcher))
    services.lobby.enter(person.id, watcher)
    try:
        while bucket.take():
            async with asyncio.timeout(60.0 * services.settings.idle_minutes):
                await socket.receive_data("text")
        await socket.close(Closing.TOO_FAST, Closing.TOO_FAST.reason)
    except TimeoutError:
        await socket.close(Closing.IDLE, Closing.IDLE.reason)
    except WebSocketDisconnect:
        pass
    finally:
        services.lobby.leave(person.id, watcher)
        sending.cancel()


async def _send_until_closed(socket: Socket, watcher: Watcher) -> None:
    """Send what comes; if the server closes the watcher, close the socket."""
    await watcher.send_all(link_of(socket))
    await socket.close(watcher.why, watcher.why.reason)
