"""A table in memory: a sitting that goes on, and is told to all who watch. It stores nothing; the house does."""

from __future__ import annotations

import asyncio

import msgspec

from mecenate.core.event import Event
from mecenate.server import showing
from mecenate.server.course import Course, Move, outcomes_of
from mecenate.server.messages import ChatLine, ChatMessage, SyncMessage, TableMessage
from mecenate.server.rows import OVER, Entry, Seat, TableRow
from mecenate.server.showing import Showing
from mecenate.server.sitting import TABLE_ROOM, Sitting
from mecenate.server.watching import Watcher

PLAY, UNDO, RESIGN, BOT = "play", "undo", "resign", "bot"
"""The kinds of entries: an action, going back, leaving the game, a bot taking a seat over."""
LOG_SHOWN = 60
"""Moves of the log that come with a sync; the rest is asked for."""
Told = dict[int | None, str]
"""An update as each audience is sent it."""
MAX_KEYS = 2000
MAX_SAID = 200


class Table(Sitting):
    """One table. All that changes it happens under `lock`."""

    def __init__(self, row: TableRow, chairs: list[Seat]) -> None:
        super().__init__(row, chairs)
        self.keys: dict[str, tuple[int, int]] = {}
        self.lock = asyncio.Lock()
        self.touched = 0.0
        self._said: dict[int, None] = {}
        self._showing = Showing()

    # ------------------------------------------------------------------ opening and following

    def open(self, snapshots: dict[int, str], entries: list[Entry]) -> None:
        """Take over a stored game."""
        secret = None if self.row.secret is None else bytes.fromhex(self.row.secret)
        course = Course(self.game, secret, outcomes_of(self.row.deal or ""), snapshots)
        moves: list[Move] = []
        for entry in entries:
            if entry.kind == PLAY:
                moves.append(Move(entry.seat, entry.text, outcomes_of(entry.outcomes)))
            elif entry.kind == UNDO:
                del moves[int(entry.text) :]
            self.remember(entry)
        course.extend(moves)
        self.course = course
        self._showing = Showing()

    def lose(self) -> None:
        """Forget the game, to read it again."""
        self.course = None
        self.keys.clear()

    def follow(self, entry: Entry, newest: TableRow) -> None:
        """Take over one entry that another process stored, and tell it; the last one leads to the newest row."""
        course = self.dealt
        events: list[Event] = []
        if entry.kind == PLAY:
            events = course.follow(Move(entry.seat, entry.text, outcomes_of(entry.outcomes)))
        elif entry.kind == UNDO:
            course.back_to(int(entry.text))
        self.remember(entry)
        if entry.number == newest.version:
            self.row = newest
        else:
            self.row = msgspec.structs.replace(self.row, version=entry.number, actor=course.state.actor, asking=None)
        self.tell(self.draw(self.row, entry.kind, entry.seat, events))

    def seat_watchers(self) -> bool:
        """Give every watcher the seat that is theirs now; whether anybody's has changed."""
        moved = [(watcher, self.seat_of(watcher.person, watcher.token)) for watcher in self.watchers]
        moved = [(watcher, seat) for watcher, seat in moved if seat != watcher.seat]
        for watcher, seat in moved:
            watcher.seat = seat
            if self.course is not None:
                self.sync(watcher)
        return bool(moved)

    def remember(self, entry: Entry) -> None:
        """Keep the key of an entry, so that the same message sent again is known."""
        if entry.key is not None:
            self.keys[entry.key] = (entry.seat, entry.number)
            if len(self.keys) > MAX_KEYS:
                del self.keys[next(iter(self.keys))]

    # ------------------------------------------------------------------ telling those who watch

    def sync(self, watcher: Watcher) -> None:
        """Send everything to one watcher."""
        course = self.course
        seat = watcher.seat
        info = self.info(seat, links=seat is not None)
        if course is None:
            watcher.behind = False
            watcher.push(showing.encode(TableMessage(info)).decode())
            return
        message = SyncMessage(
            version=self.row.version,
            moves=len(course.moves),
            seat=seat,
            actor=self.row.actor,
            over=self.row.status == OVER,
            legal=self.legal_for(seat),
            may_undo=self.may_undo(seat),
            view=msgspec.Raw(self._showing.whole(course.state, seat)),
            log=self.log(seat, len(course.moves) - LOG_SHOWN, len(course.moves)),
            table=info,
        )
        watcher.synced(self.row.version)
        watcher.push(showing.encode(message).decode())

    def draw(self, row: TableRow, kind: str, by: int, events: list[Event]) -> Told:
        """What everybody who watches is told of the entry that leads to this row, each audience its own.

        It can be drawn before the entry is stored: the row is the table's own only after that.
        """
        audiences = {watcher.seat for watcher in self.watchers}
        if not audiences or self.course is None:
            self._showing = Showing()
            return {}
        changed = self._showing.refresh(self.course.state, audiences)
        told = [(event, showing.encode(event.to_dict())) for event in events]
        head, tail = self._said_to_all(row, kind, by)
        return {
            audience: (head + self._said_to(row, audience, changed[audience], told) + tail).decode()
            for audience in audiences
        }

    def tell(self, told: Told, key: str | None = None) -> None:
        """Send what was drawn, and its answer to whoever asked for it by this key."""
        for watcher in self.watchers:
            message = told.get(watcher.seat)
            if message is not None:
                watcher.update(message, self.row.version, key)
                continue
            if watcher.ready:  # came to this seat while the entry was being stored
                self.sync(watcher)
            if key is not None:
                watcher.answer(key, self.row.version)

    def _said_to_all(self, row: TableRow, kind: str, by: int) -> tuple[bytes, bytes]:
        """The beginning and the end of an update."""
        over = b"true" if row.status == OVER else b"false"
        head = (row.version, len(self.dealt.moves), showing.encode(row.actor), over)
        tail = (kind.encode(), by, showing.encode(row.turn_started), showing.encode(row.deadline))
        return (
            b'{"type":"update","version":%d,"moves":%d,"actor":%b,"over":%b,' % head,
            b',"kind":"%b","by":%d,"turn_started":%b,"deadline":%b}' % tail,
        )

    def _said_to(self, row: TableRow, audience: int | None, changed: bytes, told: list[tuple[Event, bytes]]) -> bytes:
        """What an update says to one audience alone."""
        legal = self._legal(row, audience)
        return b'"legal":%b,"may_undo":%b,"changed":{%b},"events":[%b]' % (
            b"null" if legal is None else showing.encode(legal),
            b"true" if self._may_undo(row, audience) else b"false",
            changed,
            b",".join([encoded for event, encoded in told if event.known_to(audience)]),
        )

    def tell_table(self) -> None:
        """Send what the table is to everybody who watches."""
        for watcher in self.watchers:
            info = self.info(watcher.seat, links=watcher.seat is not None)
            watcher.push(showing.encode(TableMessage(info)).decode())

    def tell_chat(self, line: ChatLine) -> None:
        """Send what was said to everybody, once; what was said in the gallery to spectators alone, until the end."""
        if line.id in self._said:
            return
        self._said[line.id] = None
        if len(self._said) > MAX_SAID:
            del self._said[next(iter(self._said))]
        room, message = line.room, showing.encode(ChatMessage(line)).decode()
        for watcher in self.watchers:
            if room == TABLE_ROOM or watcher.seat is None or self.row.status == OVER:
                watcher.push(message)
