"""The house: all tables of this process, and the one door through which every move goes.

    who sits here? -> the table, from memory or from the store -> legal? apply with the sealed deal
    -> journal: on the disk under (table, number) -> tell everybody who watches, each what they may know

People, bots, the clock and the API come through the same door. A process may die at any line: a move is stored, or it
never happened. Several processes may share a PostgreSQL: a number is written once, and who comes second follows.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
import structlog

from mecenate.core.event import Event
from mecenate.server import errors, showing, timing
from mecenate.server.course import outcomes_text
from mecenate.server.journal import Doubled, Journal, Page, Progress
from mecenate.server.lobby import Lobby
from mecenate.server.messages import Asking, ChatLine, ChatMessage, Notice
from mecenate.server.metrics import MOVES
from mecenate.server.opponents import Opponents, job_for
from mecenate.server.people import People
from mecenate.server.rating import settle
from mecenate.server.rows import ABANDONED, OVER, RUNNING, Entry, TableRow
from mecenate.server.settings import Settings
from mecenate.server.store import Store
from mecenate.server.table import BOT, GALLERY, PLAY, RESIGN, TABLE_ROOM, UNDO, Table
from mecenate.server.watching import Watcher

log = structlog.get_logger()
T = TypeVar("T")
MAX_KEY = 64
SWEEP_SECONDS = 1.0
PATIENCE = 15.0
"""Seconds after which a table that stands still, though it should not, is given a push."""
IDLE_SECONDS = 900.0
STAND_IN = "random"
"""The bot that plays on for somebody who left."""


class House:
    """All tables of this process."""

    def __init__(self, settings: Settings, store: Store, journal: Journal, people: People, lobby: Lobby) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.lobby = lobby
        self.opponents = Opponents(settings.bot_processes)
        self.tables: dict[str, Table] = {}
        self.process = secrets.token_hex(4)
        self.publish: Callable[[str], None] = _nobody_else
        self._journal = journal
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # ------------------------------------------------------------------ opening tables

    async def table(self, id: str) -> Table:
        """The table with this id. Raises a refusal if there is none."""
        table = self.tables.get(id)
        if table is None:
            if id not in self._opening:
                self._opening[id] = self.spawn(self._open(id))
            table = await asyncio.shield(self._opening[id])
        elif self.store.shared:
            await self.catch_up(table)
        table.touched = time.monotonic()
        return table

    async def _open(self, id: str) -> Table:
        try:
            found = await self.store.table(id)
            if found is None:
                raise errors.unknown_table(id)
            table = Table(*found)
            await self._look_around(table)
            if table.row.deal is not None:
                table.open(await self.store.snapshots(id), await self.store.entries(id))
            self.tables[id] = table
            self._bot_next(table)
            return table
        finally:
            self._opening.pop(id, None)

    async def _look_around(self, table: Table) -> None:
        """Names of the people, and the other tables with the same deal."""
        table.people = await self.people.by_id({chair.person_id for chair in table.chairs if chair.person_id})
        group = await self.store.group(table.row.deal_group)
        table.same_deal = [row.id for row in group if row.id != table.id and row.public]
        table.others_over = all(row.status in (OVER, ABANDONED) for row in group if row.id != table.id)

    async def refresh(self, table: Table) -> None:
        """Read who sits there, and all that is not a move, again; tell everybody who watches."""
        async with table.lock:
            await self._read_again(table)
            table.tell_table()

    async def _read_again(self, table: Table) -> None:
        found = await self.store.table(table.id)
        if found is None:
            return
        version = table.row.version
        newest, table.chairs = found
        had_begun = table.course is not None
        table.row = msgspec.structs.replace(newest, version=version) if had_begun else newest
        await self._look_around(table)
        if table.course is None and newest.deal is not None:
            table.open(await self.store.snapshots(table.id), await self.store.entries(table.id))
            for watcher in table.watchers:
                table.sync(watcher)
        elif newest.version > version:
            await self._follow(table, newest)

    async def catch_up(self, table: Table) -> None:
        """Take over what other processes have stored since."""
        version = await self.store.version(table.id)
        if version is not None and version != table.row.version:
            async with table.lock:
                await self._read_again(table)

    async def _follow(self, table: Table, newest: TableRow) -> None:
        for entry in await self.store.entries(table.id, table.row.version):
            events = table.follow(entry)
            last = entry.number == newest.version
            table.row = newest if last else msgspec.structs.replace(table.row, version=entry.number)
            table.tell_entry(entry.kind, entry.seat, events)

    # ------------------------------------------------------------------ the door

    async def play(self, table: Table, seat: int, version: int, action: str, key: str) -> int:
        """Carry out an action for a seat; returns the version it made. Raises a refusal, and nothing is changed."""
        return await self.finish(self._play(table, seat, version, action, key))

    async def _play(self, table: Table, seat: int, version: int, action: str, key: str) -> int:
        async with table.lock:
            known = self._known_key(table, seat, key)
            if known is not None:
                return known
            course = table.playing
            if seat != table.row.actor:
                raise errors.conflict("not-your-turn", "it is not your turn")
            if version != table.row.version:
                raise errors.stale(table.row.version)
            move, events = course.play(action)
            text = outcomes_text(move.outcomes)
            return await self._enter(table, PLAY, seat, move.text, key, events=events, outcomes=text)

    def _known_key(self, table: Table, seat: int, key: str) -> int | None:
        if not 1 <= len(key) <= MAX_KEY:
            raise errors.bad_request(f"a key has 1 to {MAX_KEY} characters")
        found = table.keys.get(key)
        if found is None:
            return None
        if found[0] != seat:
            raise errors.conflict("key-taken", "that key was used by somebody else")
        return found[1]

    async def undo(self, table: Table, seat: int, version: int, key: str, to: int | None = None) -> int:
        """Take the seat's last action back, or ask everybody to go back to `to` moves."""
        return await self.finish(self._undo(table, seat, version, key, to))

    async def _undo(self, table: Table, seat: int, version: int, key: str, to: int | None) -> int:
        async with table.lock:
            known = self._known_key(table, seat, key)
            if known is not None:
                return known
            course = table.playing
            if version != table.row.version:
                raise errors.stale(table.row.version)
            if table.row.undo == "never":
                raise errors.conflict("no-undo", "at this table nothing is taken back")
            if to is not None and not (to == len(course.moves) - 1 and course.may_undo(seat)):
                await self._ask_back(table, seat, to)
                return table.row.version
            if not course.may_undo(seat):
                raise errors.conflict("no-undo", "that cannot be taken back: somebody chose, or something was shown")
            return await self._go_back(table, seat, len(course.moves) - 1, key)

    async def _ask_back(self, table: Table, seat: int, to: int) -> None:
        if not 0 <= to < len(table.playing.moves):
            raise errors.conflict("no-such-move", f"the game has {len(table.playing.moves)} moves")
        others = [other for other in table.humans() if other != seat]
        if not others:
            await self._go_back(table, seat, to, None)
            return
        await self._set_asking(table, Asking(seat, to, [seat]))

    async def consent(self, table: Table, seat: int, agree: bool) -> None:
        """Answer somebody who asked to go back; when all agree, it is done."""
        await self.finish(self._consent(table, seat, agree))

    async def _consent(self, table: Table, seat: int, agree: bool) -> None:
        async with table.lock:
            asking = table.asking
            if asking is None:
                raise errors.conflict("nobody-asks", "nobody asks to go back")
            if not agree:
                await self._set_asking(table, None)
                return
            agreed = sorted({*asking.agreed, seat})
            if set(table.humans()) <= set(agreed):
                await self._go_back(table, asking.seat, asking.to, None)
            else:
                await self._set_asking(table, Asking(asking.seat, asking.to, agreed))

    async def _set_asking(self, table: Table, asking: Asking | None) -> None:
        text = None if asking is None else msgspec.json.encode(asking).decode()
        await self.store.change_table(table.id, asking=text)
        table.row = msgspec.structs.replace(table.row, asking=text)
        table.tell_table()

    async def _go_back(self, table: Table, seat: int, to: int, key: str | None) -> int:
        table.playing.back_to(to)
        return await self._enter(table, UNDO, seat, str(to), key, forget_after=to)

    async def resign(self, table: Table, seat: int) -> int:
        """Leave a running game: with two it is over, with more a bot plays on and the seat comes last."""
        return await self.finish(self._hand_over(table, seat, RESIGN, STAND_IN))

    async def hand_over(self, table: Table, seat: int, level: str | None) -> int:
        """Give a seat to a bot of this level, or back to its person."""
        return await self.finish(self._hand_over(table, seat, BOT, level))

    async def _hand_over(self, table: Table, seat: int, kind: str, level: str | None, late: bool = False) -> int:
        async with table.lock:
            if table.playing.state.over or (late and not _is_late(table, seat)):
                return table.row.version
            chair = table.chairs[seat]
            if chair.person_id is None or chair.resigned or (chair.bot == level and kind == BOT):
                raise errors.conflict("nobody-there", "nobody sits there who could go or come back")
            columns = {"bot": level, "resigned": kind == RESIGN}
            return await self._enter(table, kind, seat, level or "", None, columns=columns)

    async def run_out(self, table: Table) -> None:
        """The time of the seat that must choose is over: a bot takes it, or it resigns, as the table wanted."""
        seat = table.row.actor
        if seat is not None and _is_late(table, seat):
            kind = RESIGN if table.row.when_out == "resign" else BOT
            await self.finish(self._hand_over(table, seat, kind, STAND_IN, late=True))

    async def abandon(self, table: Table) -> None:
        """Close a table without a result."""
        async with table.lock:
            self.opponents.cancel(table.id)
            await self.store.change_table(
                table.id, status=ABANDONED, actor=None, bot_to_move=False, deadline=None, settled=True
            )
        await self.refresh(table)

    # ------------------------------------------------------------------ storing and telling

    async def _enter(
        self,
        table: Table,
        kind: str,
        seat: int,
        text: str,
        key: str | None,
        *,
        events: list[Event] | None = None,
        outcomes: str = "",
        columns: dict[str, Any] | None = None,
        forget_after: int | None = None,
    ) -> int:
        """Store what was just done, and tell it. If it cannot be stored, the table goes back to what is."""
        now = time.time()
        chairs = [msgspec.structs.replace(chair) for chair in table.chairs]
        changed = self._clocked(table, seat, columns or {}, now)
        for name, value in changed.items():
            setattr(chairs[seat], name, value)
        row = progressed(table, chairs, now)
        entry = Entry(table.id, row.version, kind, seat, text, outcomes, key, now)
        course = table.playing
        snapshot = course.new_snapshot() if kind == PLAY else None
        page = Page(
            entry,
            msgspec.convert(row, Progress, from_attributes=True),
            None if snapshot is None else (len(course.moves), snapshot),
            forget_after,
            (seat, changed) if changed else None,
            self._turn_notices(table, row),
        )
        try:
            await self._journal.append(page)
        except Exception as error:
            await self._back_to_store(table)
            if isinstance(error, Doubled):
                raise errors.stale(table.row.version) from None
            raise
        table.row, table.chairs = row, chairs
        table.remember(entry)
        MOVES.labels(table.row.game, kind).inc()
        table.tell_entry(kind, seat, events or [])
        if changed or row.status == OVER or kind != PLAY:
            table.tell_table()
        self._after(table)
        return row.version

    def _clocked(self, table: Table, seat: int, columns: dict[str, Any], now: float) -> dict[str, Any]:
        """The columns of a seat that change, its reserve included if its turn is over."""
        clock, row = table.clock, table.row
        reserve = table.chairs[seat].reserve
        if clock is None or reserve is None or row.turn_started is None or seat != row.actor:
            return columns
        if table.playing.state.actor == seat:
            return columns
        return {**columns, "reserve": timing.reserve_after(clock, reserve, row.turn_started, now)}

    def _turn_notices(self, table: Table, row: TableRow) -> tuple[str, ...]:
        if row.actor is None or row.actor == table.row.actor or not self.store.shared:
            return ()
        person_id = table.chairs[row.actor].person_id
        return () if person_id is None else (f"turn {person_id} {row.id} {row.game} {row.version}",)

    async def _back_to_store(self, table: Table) -> None:
        found = await self.store.table(table.id)
        if found is None:
            return
        table.row, table.chairs = found
        table.keys.clear()
        table.open(await self.store.snapshots(table.id), await self.store.entries(table.id))
        for watcher in table.watchers:
            table.sync(watcher)

    def _after(self, table: Table) -> None:
        """What follows a stored entry, outside of the lock."""
        self.opponents.cancel(table.id)
        if table.row.status == OVER:
            self.spawn(self.settle(table))
        else:
            self._bot_next(table)
        self.lobby.turn(table)

    async def settle(self, table: Table) -> None:
        """Count a finished game, once; open the deal if all tables of its group are over."""
        if await self.store.settle(table.id):
            await settle(self.store, table, await self.people.by_id(set(table.people)))
        for row in await self.store.group(table.row.deal_group):
            other = self.tables.get(row.id)
            if other is not None:
                await self.refresh(other)

    # ------------------------------------------------------------------ coming and going

    def enter(self, table: Table, watcher: Watcher) -> None:
        """Somebody begins to watch."""
        table.watchers.add(watcher)
        self._presence(table, watcher)

    def leave(self, table: Table, watcher: Watcher) -> None:
        """Somebody has gone."""
        table.watchers.discard(watcher)
        table.touched = time.monotonic()
        self._presence(table, watcher)

    def _presence(self, table: Table, watcher: Watcher) -> None:
        if watcher.seat is not None and not table.chairs[watcher.seat].resigned:
            table.tell_table()
        seats = sorted({other.seat for other in table.watchers if other.seat is not None})
        spectators = sum(other.seat is None for other in table.watchers)
        self.publish(f"here {table.id} {self.process} {','.join(map(str, seats)) or '-'} {spectators}")

    def begun(self, table: Table) -> None:
        """A game has been dealt: whoever must choose is told."""
        self._bot_next(table)
        self.lobby.turn(table)

    # ------------------------------------------------------------------ other processes

    async def hear(self, notice: str) -> None:
        """Another process (or this one) tells that something changed."""
        kind, id, *rest = notice.split(" ")
        if kind == "turn":
            table_id, game, version = rest
            self.lobby.tell(id, Notice("turn", table_id, game, int(version)))
            return
        table = self.tables.get(id)
        if table is None:
            return
        if kind == "entry" and int(rest[0]) > table.row.version:
            await self.catch_up(table)
        elif kind == "table":
            await self.refresh(table)
        elif kind == "chat":
            await self._hear_chat(table, int(rest[0]))
        elif kind == "here" and rest[0] != self.process:
            seats = set() if rest[1] == "-" else {int(seat) for seat in rest[1].split(",")}
            table.elsewhere[rest[0]] = (seats, int(rest[2]))
            table.tell_table()

    async def _hear_chat(self, table: Table, number: int) -> None:
        if number in table.said:
            return
        for row in await self.store.chat(table.id, (TABLE_ROOM, GALLERY), number - 1):
            if row["id"] == number:
                table.tell_chat(chat_line(row), row["room"])

    # ------------------------------------------------------------------ bots

    def _bot_next(self, table: Table) -> None:
        if table.row.status == RUNNING and table.is_bot(table.row.actor):
            self.spawn(self._bot_plays(table, table.row.version))

    async def _bot_plays(self, table: Table, version: int) -> None:
        async with table.lock:
            seat = table.row.actor
            if table.row.version != version or seat is None or not table.is_bot(seat):
                return
            job = job_for(table, seat)
        action = await self.opponents.choose(table.id, job)
        if table.row.version != version:
            return
        if action is None:
            action = random.choice([str(legal) for legal in table.playing.state.legal()])
        try:
            await self.play(table, seat, version, action, f"bot {version}")
        except errors.Refusal as refusal:
            log.info("a bot came too late", table=table.id, code=refusal.code)

    # ------------------------------------------------------------------ keeping house

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something in the background, to its end."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned)
        return task

    def _spawned(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None and not isinstance(task.exception(), errors.Refusal):
            log.error("work in the background failed", error=repr(task.exception()))

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something through even if the one who asked for it goes away meanwhile."""
        return await asyncio.shield(self.spawn(work))

    async def sweep(self) -> None:
        """Once a second: clocks that ran out, bots that wait, ends not counted, tables nobody looks at."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                for id in await self.store.late(time.time(), PATIENCE):
                    await self._push_on(await self.table(id))
            except Exception as error:
                log.error("the sweep failed", error=repr(error))
            self._put_away()

    async def _push_on(self, table: Table) -> None:
        if table.row.status == OVER:
            await self.settle(table)
        elif table.is_bot(table.row.actor):
            if time.time() - table.row.updated > PATIENCE:
                self._bot_next(table)
        else:
            await self.run_out(table)

    def _put_away(self) -> None:
        now = time.monotonic()
        for table in list(self.tables.values()):
            if not table.watchers and not table.lock.locked() and now - table.touched > IDLE_SECONDS:
                del self.tables[table.id]

    async def stop(self) -> None:
        """Finish what is being done, and close."""
        await self.opponents.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._journal.stop()


def _nobody_else(_notice: str) -> None:
    """One process alone has nobody to tell."""


def chat_line(row: dict[str, Any]) -> str:
    """A stored line of chat as a message."""
    line = ChatLine(row["id"], row["name"], row["seat"], row["room"], row["text"], row["at"])
    return showing.encode(ChatMessage(line)).decode()


def _is_late(table: Table, seat: int) -> bool:
    row = table.row
    return row.actor == seat and not table.is_bot(seat) and row.deadline is not None and row.deadline < time.time()


def progressed(table: Table, chairs: list[Any], now: float) -> TableRow:
    """The table's row after what was just done in its course."""
    row, state = table.row, table.playing.state
    left = [chair for chair in chairs if not chair.resigned]
    over = state.over or len(left) < 2
    actor = None if over else state.actor
    same_turn = actor == row.actor and actor is not None and chairs[actor].bot == table.chairs[actor].bot
    started = row.turn_started if same_turn else now
    clock = table.clock
    bot = actor is not None and chairs[actor].bot is not None
    deadline = None
    if clock is not None and actor is not None and not bot and started is not None:
        deadline = timing.deadline(clock, chairs[actor].reserve or 0.0, started)
    return msgspec.structs.replace(
        row,
        status=OVER if over else RUNNING,
        version=row.version + 1,
        actor=actor,
        bot_to_move=bot,
        turn_started=started,
        deadline=deadline,
        result=json.dumps(result(table, chairs)) if over else None,
        asking=None,
        updated=now,
    )


def result(table: Table, chairs: list[Any]) -> list[dict[str, Any]]:
    """The scores of a finished game; who resigned comes after all the others."""
    scores = [score.to_dict() for score in table.playing.state.scores()]
    for score, chair in zip(scores, chairs, strict=True):
        score["resigned"] = chair.resigned
    strength = [(not score["resigned"], -int(str(score["rank"]))) for score in scores]
    for score, mine in zip(scores, strength, strict=True):
        score["rank"] = 1 + sum(other > mine for other in strength)
    return scores
