"""Presence: who watches which table, and under which name."""

from __future__ import annotations

import time

from mecenate.server.live.connection import Watcher
from mecenate.server.storage.rows import Person
from mecenate.server.tables.registry import TableRegistry
from mecenate.server.tables.table import Table


class Presence:
    """Keeps tables up to date with who has come and gone."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    def enter(self, table: Table, watcher: Watcher) -> None:
        """A socket begins to watch a table."""
        table.feed.watchers.add(watcher)
        self._changed(table, watcher)

    def leave(self, table: Table, watcher: Watcher) -> None:
        """A socket has closed."""
        table.feed.watchers.discard(watcher)
        table.touched = time.monotonic()
        self._changed(table, watcher)

    def _changed(self, table: Table, watcher: Watcher) -> None:
        if watcher.seat is not None and not table.chairs[watcher.seat].resigned:
            table.feed.send_table()
        self._registry.announce(table)

    def introduce(self, person: Person) -> None:
        """Use somebody's new name and webhook at every table."""
        for table in self._registry.tables.values():
            for watcher in table.feed.watchers:
                if watcher.person is not None and watcher.person.id == person.id:
                    watcher.person = person
            if person.id in table.people:
                table.people[person.id] = person
                table.feed.send_table()
