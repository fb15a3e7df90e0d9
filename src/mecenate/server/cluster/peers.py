"""Peers: the other processes that share a database with this one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import structlog
from litestar.channels import ChannelsPlugin

from mecenate.server.live.messages import ChatLine, Notice
from mecenate.server.services import Services
from mecenate.server.siblings import Kind, Siblings
from mecenate.server.storage.events import (
    CHANNEL,
    OF_A_MOVE,
    OF_A_TURN,
    AnyEvent,
    ChatAdded,
    ClusterEvent,
    EntryStored,
    MoveStored,
    PersonChanged,
    ProcessAlive,
    Reconnected,
    SessionEnded,
    TableChanged,
    TableRemoved,
    TurnStarted,
    WatchersChanged,
    WatchersWanted,
    decode,
    encode,
)
from mecenate.server.tables.table import Table

log = structlog.get_logger()
HEARTBEAT = 2.0
SILENCE = 8.0
"""Seconds after which a process that sends nothing is taken for dead, and its watchers for gone."""


class Peers:
    """Sends events to the other processes, and handles theirs."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store
        self._outbox: asyncio.Queue[ClusterEvent] = asyncio.Queue()
        self._received: asyncio.Queue[AnyEvent] = asyncio.Queue()
        self._last_seen: dict[str, float] = {}

    def publish(self, event: ClusterEvent) -> None:
        """Send an event to all processes, in order, soon."""
        self._outbox.put_nowait(event)

    async def send_all(self) -> None:
        """Send what is published, until cancelled."""
        while True:
            events = [await self._outbox.get()]
            while not self._outbox.empty():
                events.append(self._outbox.get_nowait())
            try:
                await self._store.publisher.publish(events)
            except Exception as error:
                log.error("events were not sent to the other processes", events=len(events), error=repr(error))

    def at_once(self, payload: str) -> bool:
        """Take an event into account where it arrives, if nothing must be waited for; whether that is done.

        Every process is told of every move. A move of this process, or of a table that it does not have, need not even
        be decoded.
        """
        move = OF_A_MOVE.match(payload)
        registry = self._services.registry
        if move is None and not payload.startswith(OF_A_TURN):
            return False
        if move is not None and not registry.lacks(move[1], int(move[2])):
            return True
        try:
            event = decode(payload.encode())
            if isinstance(event, MoveStored):
                return registry.follow_now(event.entry, event.progress)
            self._tell(event)
        except Exception as error:  # it is tried again, like every event that must wait
            log.error("an event of another process was not taken into account", error=repr(error))
            return False
        return True

    def _tell(self, event: AnyEvent) -> None:
        """Tell somebody whose turn it has become at a table of another process."""
        services = self._services
        if isinstance(event, TurnStarted) and event.process != services.registry.process:
            kind = "over" if event.over else "turn"
            services.lobby.tell(event.person, Notice(kind, event.table, event.game, event.version))

    async def receive_all(self, channels: ChannelsPlugin) -> None:
        """Handle what comes in, until cancelled."""
        async with channels.start_subscription([CHANNEL]) as subscriber:
            async for payload in subscriber.iter_events():
                try:
                    await self.handle(decode(payload))
                except Exception as error:
                    log.error("an event of another process was lost", payload=payload.decode(), error=repr(error))

    def listen_to(self, siblings: Siblings) -> None:
        """Receive the events of siblings. First let them check what they know.

        A process that this one replaces may have stored something and told nobody.
        """
        lost = encode(Reconnected()).encode()
        siblings.after_loss = bytes((Kind.EVENTS,)) + lost
        siblings.on(Kind.EVENTS, self._receive)
        siblings.tell_all(Kind.EVENTS, lost)

    async def handle_received(self) -> None:
        """Handle what siblings have sent, until cancelled."""
        while True:
            event = await self._received.get()
            try:
                await self.handle(event)
            except Exception as error:
                log.error("an event of another process was lost", payload=encode(event), error=repr(error))

    def _receive(self, payload: bytes, _files: Sequence[int]) -> None:
        """Keep what concerns this process; most entries do not."""
        for line in payload.split(b"\n"):
            event = decode(line)
            if not isinstance(event, EntryStored) or self._services.registry.must_follow(event.table):
                self._received.put_nowait(event)

    async def heartbeat(self) -> None:
        """Say every few seconds that this process is alive, and drop those that are not, until cancelled."""
        while True:
            self.publish(ProcessAlive(self._services.registry.process))
            await asyncio.sleep(HEARTBEAT)
            dead = {process for process, at in self._last_seen.items() if time.monotonic() - at > SILENCE}
            for process in dead:
                del self._last_seen[process]
            for table in list(self._services.registry.tables.values()):
                if dead & table.feed.elsewhere.keys():
                    elsewhere = table.feed.elsewhere.items()
                    table.feed.elsewhere = {process: seen for process, seen in elsewhere if process not in dead}
                    table.feed.send_table()

    async def handle(self, event: AnyEvent) -> None:
        """Take one event into account."""
        services = self._services
        match event:
            case ProcessAlive(process):
                self._last_seen[process] = time.monotonic()
            case Reconnected():
                await services.people.sessions.check_again()
                for table in [table for table in services.registry.tables.values() if table.feed.watchers]:
                    await services.registry.refresh(table)
            case TurnStarted():
                self._tell(event)
            case PersonChanged(id):
                services.people.forget(id)
                for changed in (await services.people.by_id({id})).values():
                    services.presence.introduce(changed)
            case SessionEnded(id):
                services.people.sessions.forget([id])
            case TableRemoved(id):
                services.registry.drop(id)
            case _:
                id = event.entry.table_id if isinstance(event, MoveStored) else event.table
                known = await services.registry.in_memory(id)
                if known is not None:
                    await self._handle_at(known, event)

    async def _handle_at(
        self,
        table: Table,
        event: MoveStored | EntryStored | TableChanged | ChatAdded | WatchersWanted | WatchersChanged,
    ) -> None:
        registry = self._services.registry
        match event:
            case MoveStored(entry, progress):
                if entry.number > table.row.version:
                    await registry.follow(table, entry, progress)
            case EntryStored(_, version):
                if version > table.row.version:
                    await registry.catch_up(table)
            case TableChanged():
                await registry.refresh(table)
            case ChatAdded(_, number):
                stored = await self._store.texts.chat_line(number)
                if stored is not None:
                    fields = (stored[name] for name in ChatLine.__struct_fields__)
                    table.feed.send_chat(ChatLine(*fields))
            case WatchersWanted(_, process):
                if process != registry.process and table.feed.watchers:
                    registry.announce(table)
            case WatchersChanged():
                if event.process != registry.process:
                    self._last_seen[event.process] = time.monotonic()
                    table.feed.elsewhere[event.process] = (set(event.seats), event.spectators)
                    table.feed.send_table()
