"""The feed of a table: everything that is sent to the sockets that watch it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from mecenate.core.event import Event
from mecenate.server.live.connection import Update, Watcher
from mecenate.server.live.messages import (
    ChatLine,
    ChatMessage,
    ProxyBidInfo,
    ProxyBidMessage,
    SyncMessage,
    TableInfo,
    TableMessage,
    UpdateMessage,
)
from mecenate.server.live.updates import updates_of
from mecenate.server.live.view_delta import ViewDelta, encode, encoded
from mecenate.server.storage.rows import OVER, TableRow
from mecenate.server.tables.info import table_info

if TYPE_CHECKING:
    from mecenate.core.history import History
    from mecenate.server.tables.table import Table

TABLE_ROOM, GALLERY = "table", "gallery"
"""Chat rooms: players write at the table, spectators among themselves in the gallery."""
LOG_SHOWN = 60
"""Moves of the log in a sync; clients request the rest."""
MAX_SAID = 200
Updates = dict[int | None, Update]
"""The update for each audience."""


def raw(value: Any) -> Any:
    """A value as JSON, in place of the type that a message declares: it is encoded once for several audiences."""
    return encoded(value)


class Feed:
    """Who watches a table, and what they were sent last."""

    def __init__(self, table: Table) -> None:
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[set[int], int]] = {}
        """Seats and the number of spectators that other processes have, by process."""
        self._table = table
        self._said: dict[int, None] = {}
        self._delta = ViewDelta()
        self._moment: tuple[int, str, bool] | None = None
        self._syncs: dict[int | None, SyncMessage] = {}

    def restart(self) -> None:
        """Forget what was sent: the game was loaded or lost."""
        self._delta = ViewDelta()
        self._moment = None

    def connected(self) -> set[int]:
        """The seats whose people are watching."""
        here = {watcher.seat for watcher in self.watchers if watcher.seat is not None}
        return here.union(*(seats for seats, _ in self.elsewhere.values()))

    def spectators(self) -> int:
        """How many spectators there are, in all processes."""
        here = sum(watcher.seat is None for watcher in self.watchers)
        return here + sum(spectators for _, spectators in self.elsewhere.values())

    def rooms(self, seat: int | None) -> tuple[str, ...]:
        """The chat rooms that somebody may read: players read the gallery when the game is over."""
        return (TABLE_ROOM,) if seat is not None and self._table.row.status != OVER else (TABLE_ROOM, GALLERY)

    def seat_watchers(self) -> bool:
        """Give every watcher the seat that is theirs now; whether anybody's has changed."""
        moved = [(watcher, self._table.seat_of(watcher.person, watcher.token)) for watcher in self.watchers]
        moved = [(watcher, seat) for watcher, seat in moved if seat != watcher.seat]
        for watcher, seat in moved:
            watcher.seat = seat
            if self._table.history is not None:
                self.sync(watcher)
        return bool(moved)

    def sync(self, watcher: Watcher) -> None:
        """Send everything to one watcher."""
        history = self._table.history
        seat = watcher.seat
        info = self._info(watcher)
        if history is None or (seat is None and self._table.secluded):
            watcher.behind = False
            watcher.push(encode(TableMessage(info, watcher.limits)))
            return
        sync = msgspec.structs.replace(self._sync_of_game(history, seat, info), table=info, limits=watcher.limits)
        watcher.synced(self._table.row.version)
        watcher.push(encode(sync))

    def _sync_of_game(self, history: History, seat: int | None, info: TableInfo) -> SyncMessage:
        """A sync for one audience. All but its table is encoded once for a version, however many watch."""
        moment = (self._table.row.version, self._table.row.status, self._table.notes)
        if self._moment != moment:
            self._moment = moment
            self._syncs = {}
        if seat not in self._syncs:
            log = self._table.log(seat, len(history.moves) - LOG_SHOWN, len(history.moves))
            self._syncs[seat] = SyncMessage(
                version=self._table.row.version,
                moves=len(history.moves),
                seat=seat,
                actor=self._table.row.actor,
                over=self._table.row.status == OVER,
                legal=self._table.legal_for(seat),
                may_undo=self._table.may_undo(seat),
                view=encoded(history.state.view(seat)),
                log=raw(log),
                remembered=encoded(history.state.remembered(seat)) if self._table.notes else None,
                table=info,
            )
        return self._syncs[seat]

    def draw(self, row: TableRow, kind: str, by: int, events: list[Event]) -> Updates:
        """The update for the entry that leads to this row, one for each audience.

        It is made before the entry is stored; the table takes the row over only after that.
        """
        audiences = {watcher.seat for watcher in self.watchers}
        if self._table.secluded:
            audiences.discard(None)
        if not audiences or self._table.history is None:
            self._delta = ViewDelta()
            return {}
        changed = self._delta.refresh(self._table.history.state, audiences)
        remembered = self._delta.recall(self._table.history.state, audiences) if self._table.notes else {}
        drawn = UpdateMessage(
            version=row.version,
            moves=len(self._table.dealt.moves),
            actor=row.actor,
            over=row.status == OVER,
            legal=None,
            may_undo=False,
            changed={},
            events=[],
            kind=kind,
            by=by,
            turn_started=row.turn_started,
            deadline=row.deadline,
        )
        mover = row.actor if row.actor in audiences else None
        return updates_of(
            drawn,
            changed,
            events,
            remembered,
            legal=(mover, self._table.legal_at(row, mover)),
            undoer=self._table.undoer_at(row),
        )

    def send(self, updates: Updates, key: str | None = None) -> None:
        """Send updates; the socket that asked with this key finds the key in its own."""
        self._moment, self._syncs = None, {}  # no more of this version: they are large
        for watcher in self.watchers:
            if watcher.seat is None and self._table.secluded:
                continue
            message = updates.get(watcher.seat)
            if message is not None:
                watcher.update(message, self._table.row.version, key)
                continue
            if watcher.ready:  # came to this seat while the entry was being stored
                self.sync(watcher)
            if key is not None:
                watcher.answer(key, self._table.row.version)

    def sync_all(self) -> None:
        """Send everything to everybody who watches."""
        for watcher in self.watchers:
            self.sync(watcher)

    def send_table(self) -> None:
        """Send what the table is to everybody who watches."""
        for watcher in self.watchers:
            watcher.push(encode(TableMessage(self._info(watcher), watcher.limits)))

    def _info(self, watcher: Watcher) -> TableInfo:
        """The table as a watcher sees it."""
        may_sit = self._table.may_sit(watcher.person, watcher.invited)
        return table_info(self._table, watcher.seat, links=watcher.seat is not None, may_sit=may_sit)

    def send_proxy_bid(self, seat: int, bid: ProxyBidInfo | None) -> None:
        """Send a seat, and nobody else, up to how much the server bids for it."""
        message = encode(ProxyBidMessage(bid))
        for watcher in self.watchers:
            if watcher.seat == seat:
                watcher.push(message)

    def send_chat(self, line: ChatLine) -> None:
        """Send a line of chat once: from the table to everybody, from the gallery to spectators only until the end."""
        if line.id in self._said:
            return
        self._said[line.id] = None
        if len(self._said) > MAX_SAID:
            del self._said[next(iter(self._said))]
        room, message = line.room, encode(ChatMessage(line))
        for watcher in self.watchers:
            if watcher.seat is None and self._table.secluded:
                continue
            if room == TABLE_ROOM or watcher.seat is None or self._table.row.status == OVER:
                watcher.push(message)
