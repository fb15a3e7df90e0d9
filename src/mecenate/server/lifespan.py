"""What starts and stops with the application: the database, the services, and their background tasks."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from mecenate.server import garbage
from mecenate.server.bots.queue import BotQueue, Lane
from mecenate.server.cluster.peers import Peers
from mecenate.server.metrics import QUEUE, TABLES, WORKING
from mecenate.server.services import Services
from mecenate.server.settings import Settings
from mecenate.server.siblings import Siblings
from mecenate.server.storage import database, opening, upgrading
from mecenate.server.storage.journal import Journal
from mecenate.server.storage.journal_rows import Page, short_payloads_of
from mecenate.server.storage.lockfile import Part
from mecenate.server.storage.store import Store
from mecenate.server.tables.downtime import Downtime
from mecenate.server.tasks import close, ended

_running: list[Services] = []
"""The services of this process: one set, or several in tests."""


def backend(settings: Settings) -> ChannelsBackend:
    """Where events of other processes come from, if they share a PostgreSQL."""
    if settings.on_sqlite:
        return MemoryChannelsBackend()
    from mecenate.server.cluster.notifications import ReconnectingBackend

    return ReconnectingBackend(settings.database_url.replace("+asyncpg", "", 1))


@asynccontextmanager
async def open_server(
    app: Litestar, settings: Settings, events: ChannelsBackend, channels: ChannelsPlugin, siblings: Siblings | None
) -> AsyncIterator[None]:
    """Open the database and start the services; stop both when the process ends."""
    with opening.held(settings.database_url, Part.ALONE if siblings is None else Part.MEMBER):
        async with _start_services(app, settings, events, channels, siblings):
            yield


@asynccontextmanager
async def _start_services(
    app: Litestar, settings: Settings, events: ChannelsBackend, channels: ChannelsPlugin, siblings: Siblings | None
) -> AsyncIterator[None]:
    url = settings.database_url
    engine = database.open_engine(url)
    await asyncio.to_thread(upgrading.copy_before_upgrade, url)
    await database.migrate(engine)
    store = Store(engine, siblings)
    key = settings.signing_key or await store.fact("signing key", secrets.token_hex(32))
    journal = Journal(engine, url, _on_written(store))
    services = Services(settings, store, journal, key, siblings)
    app.state.services = services
    _running.append(services)
    TABLES.set_function(lambda: sum(len(one.registry.tables) for one in _running))
    watch_queue(services.bots.workers.queue)
    journal.start()
    downtime = Downtime(services)
    await downtime.start()
    chores = [asyncio.create_task(services.maintenance.run()), asyncio.create_task(garbage.collect_everything())]
    chores += [asyncio.create_task(downtime.run()), asyncio.create_task(services.engine.run())]
    chores += [asyncio.create_task(services.daily.run())]
    chores += [asyncio.create_task(services.sweeper.sweep()), asyncio.create_task(services.sweeper.remember())]
    if store.shared:
        peers = Peers(services)
        services.registry.publish = peers.publish
        if siblings is not None and not store.on_postgresql:
            peers.listen_to(siblings)
            chores.append(asyncio.create_task(peers.handle_received()))
        else:
            _drop_what_is_known(events, peers)
            chores.append(asyncio.create_task(peers.receive_all(channels)))
        chores += [asyncio.create_task(peers.send_all()), asyncio.create_task(peers.heartbeat())]
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        await ended("chores", chores)  # each gives its connection back
        await services.stop()
        await close("time of closing", downtime.stop())
        _running.remove(services)
        await close("database", engine.dispose())


def _drop_what_is_known(events: ChannelsBackend, peers: Peers) -> None:
    """Let events that are no news to this process be dropped where they arrive."""
    from mecenate.server.cluster.notifications import ReconnectingBackend

    assert isinstance(events, ReconnectingBackend)
    events.at_once = peers.at_once


def _on_written(store: Store) -> Callable[[Sequence[Page]], None] | None:
    """What follows a write of the journal: on SQLite the siblings are told. PostgreSQL notifies by itself."""
    if store.on_postgresql or not store.shared:
        return None
    return lambda pages: store.publisher.send(short_payloads_of(pages))


def watch_queue(queue: BotQueue[Any]) -> None:
    """Show the length of the queue for worker processes in the metrics."""
    for lane in Lane:
        QUEUE.labels(lane).set_function(partial(queue.waiting, lane))
        WORKING.labels(lane).set_function(partial(queue.running, lane))
