"""The other processes of the house, when several share a PostgreSQL: what they tell each other.

move <table> <version> <entry, progress>    a move was stored there, and this is all of it
entry <table> <version>                     something was done there
table <table>                               seats, status or consent have changed
chat <table> <line>                         somebody said something
turn|over <person> <table> <game> <version> <process>      for somebody, wherever they are
person <person>                             somebody has another name, webhook or account
here <table> <process> <seats> <spectators> who looks at a table in that process
who <table> <process>                       that process wants to know who is there
alive <process>                             now and then
again                                       nothing was heard for a while, so anything may have changed
"""

from __future__ import annotations

import asyncio
import time

import msgspec
import structlog
from litestar.channels import ChannelsPlugin

from mecenate.server.house import House
from mecenate.server.messages import ChatLine, Notice
from mecenate.server.rows import Entry
from mecenate.server.table import Table
from mecenate.server.writing import CHANNEL, Progress

log = structlog.get_logger()
decode = msgspec.json.Decoder(tuple[Entry, Progress]).decode
HEARTBEAT = 2.0
SILENCE = 8.0
"""Seconds after which a process that says nothing is gone, and the people at its sockets with it."""


class Neighbours:
    """What this process tells and hears."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store
        self._to_tell: asyncio.Queue[str] = asyncio.Queue()
        self._heard: dict[str, float] = {}

    def tell(self, notice: str) -> None:
        """Tell all processes something, in order, soon."""
        self._to_tell.put_nowait(notice)

    async def speak(self) -> None:
        """Tell what is to be told, until cancelled."""
        while True:
            notices = [await self._to_tell.get()]
            while not self._to_tell.empty():
                notices.append(self._to_tell.get_nowait())
            try:
                await self._store.tell(notices)
            except Exception as error:
                log.error("the other processes were not told", notices=len(notices), error=repr(error))

    async def listen(self, channels: ChannelsPlugin) -> None:
        """Hear what is told, until cancelled."""
        async with channels.start_subscription([CHANNEL]) as subscriber:
            async for event in subscriber.iter_events():
                try:
                    await self.hear(event.decode())
                except Exception as error:
                    log.error("a notice was lost", notice=event.decode(), error=repr(error))

    async def live(self) -> None:
        """Say now and then that this process lives, and forget those that do not, until cancelled."""
        while True:
            self.tell(f"alive {self._house.process}")
            await asyncio.sleep(HEARTBEAT)
            silent = {name for name, at in self._heard.items() if time.monotonic() - at > SILENCE}
            for name in silent:
                del self._heard[name]
            for table in list(self._house.tables.values()):
                if silent & table.elsewhere.keys():
                    table.elsewhere = {name: who for name, who in table.elsewhere.items() if name not in silent}
                    table.tell_table()

    async def hear(self, notice: str) -> None:
        """Take one notice in."""
        kind, *rest = notice.split(" ", 3) if notice.startswith("move ") else notice.split(" ")
        match kind, rest:
            case "alive", [process]:
                self._heard[process] = time.monotonic()
            case "again", []:
                for table in [table for table in self._house.tables.values() if table.watchers]:
                    await self._house.refresh(table)
            case "turn" | "over", [person, id, game, version, process]:
                if process != self._house.process:
                    self._house.lobby.tell(person, Notice(kind, id, game, int(version)))
            case "person", [id]:
                self._house.people.forget(id)
                for changed in (await self._house.people.by_id({id})).values():
                    self._house.introduce(changed)
            case _, [id, *facts]:
                known = await self._house.in_memory(id)
                if known is not None:
                    await self._hear_of(known, kind, facts)

    async def _hear_of(self, table: Table, kind: str, facts: list[str]) -> None:
        match kind, facts:
            case "move", [version, stored]:
                if int(version) > table.row.version:
                    await self._house.follow(table, *decode(stored))
            case "entry", [version]:
                if int(version) > table.row.version:
                    await self._house.catch_up(table)
            case "table", []:
                await self._house.refresh(table)
            case "chat", [number]:
                said = await self._store.said(int(number))
                if said is not None:
                    line = (said[name] for name in ("id", "name", "seat", "room", "text", "at"))
                    table.tell_chat(ChatLine(*line))
            case "who", [process]:
                if process != self._house.process and table.watchers:
                    self._house.announce(table)
            case "here", [process, seats, spectators]:
                if process != self._house.process:
                    self._heard[process] = time.monotonic()
                    here = set() if seats == "-" else {int(seat) for seat in seats.split(",")}
                    table.elsewhere[process] = (here, int(spectators))
                    table.tell_table()
