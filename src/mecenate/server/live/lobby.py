"""The lobby: sockets of people apart from any table, on which they are told that it is their turn."""

from __future__ import annotations

from mecenate.server.live import view_delta
from mecenate.server.live.connection import Watcher
from mecenate.server.live.messages import Notice
from mecenate.server.people.webhooks import Webhooks
from mecenate.server.storage.rows import OVER
from mecenate.server.tables.table import Table


class Lobby:
    """The sockets of people, apart from any table."""

    def __init__(self, webhooks: Webhooks) -> None:
        self._here: dict[str, set[Watcher]] = {}
        self._webhooks = webhooks

    def enter(self, person_id: str, watcher: Watcher) -> None:
        """A socket opened."""
        self._here.setdefault(person_id, set()).add(watcher)

    def leave(self, person_id: str, watcher: Watcher) -> None:
        """A socket closed."""
        self._here.get(person_id, set()).discard(watcher)
        if not self._here.get(person_id):
            self._here.pop(person_id, None)

    async def stop(self) -> None:
        """Stop sending."""
        await self._webhooks.stop()

    def turn(self, table: Table) -> None:
        """Tell whose turn it has become, or everybody that the game is over."""
        row = table.row
        if row.status == OVER:
            for chair in table.chairs:
                if chair.person_id is not None:
                    self.tell(chair.person_id, Notice("over", row.id, row.game, row.version))
            return
        if row.actor is None or table.is_bot(row.actor):
            return
        person_id = table.chairs[row.actor].person_id
        if person_id is not None:
            self.tell(person_id, Notice("turn", row.id, row.game, row.version))
            person = table.people.get(person_id)
            if person is not None and person.webhook is not None and row.actor not in table.feed.connected():
                self._webhooks.send(person.webhook, Notice("turn", row.id, row.game, row.version))

    def tell(self, person_id: str, notice: Notice) -> None:
        """Tell one person, on every socket."""
        watchers = self._here.get(person_id)
        if watchers:
            message = view_delta.encode(notice)
            for watcher in watchers:
                watcher.push(message)
