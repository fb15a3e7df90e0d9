"""The one door through which every move goes.

    who sits here? -> the table, from memory or from the store -> legal? apply with the sealed deal
    -> journal: on the disk under (table, number) -> tell everybody who watches, each what they may know

People, bots, the clock and the API come through the same door. A process may die at any line: a move is stored, or it
never happened. Several processes may share a PostgreSQL: a number is written once, and who comes second follows.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
import structlog

from mecenate.core.event import Event
from mecenate.server import errors, timing
from mecenate.server.course import outcomes_text
from mecenate.server.journal import Doubled, Journal, Unwritten
from mecenate.server.lobby import Lobby
from mecenate.server.messages import Asking
from mecenate.server.metrics import entries_of
from mecenate.server.opponents import Opponents, job_for
from mecenate.server.people import People
from mecenate.server.progress import has_turned, progressed
from mecenate.server.rating import settle
from mecenate.server.rooms import Rooms
from mecenate.server.rows import ABANDONED, OPEN, OVER, RUNNING, Entry, Seat, TableRow
from mecenate.server.store import Store
from mecenate.server.table import BOT, PLAY, RESIGN, UNDO, Table
from mecenate.server.writing import Page, Progress

log = structlog.get_logger()
MAX_KEY = 64
STAND_IN = "random"
"""The bot that plays on for somebody who left."""


class Door(Rooms):
    """What can be done at a table.

    Whoever may be cancelled while waiting, as a request may, comes through `finish`.
    """

    def __init__(self, store: Store, people: People, journal: Journal, lobby: Lobby, opponents: Opponents) -> None:
        super().__init__(store, people)
        self.lobby = lobby
        self.opponents = opponents
        self._journal = journal

    async def play(self, table: Table, seat: int, version: int, action: str, key: str | None) -> int:
        """Carry out an action for a seat; returns the version it made. Raises a refusal, and nothing is changed."""
        async with self.at(table):
            known = self._known_key(table, seat, key)
            if known is not None:
                return known
            course = table.playing
            if key is not None:
                table.check_person(seat)
            if seat != table.row.actor:
                raise errors.conflict("not-your-turn", "it is not your turn")
            if version != table.row.version:
                raise errors.stale(table.row.version)
            move, events = course.play(action)
            text = outcomes_text(move.outcomes)
            return await self._enter(table, PLAY, seat, move.text, key, events=events, outcomes=text)

    def _known_key(self, table: Table, seat: int, key: str | None) -> int | None:
        if key is None:  # a bot sends nothing twice
            return None
        if not 1 <= len(key) <= MAX_KEY or not key.isprintable():
            raise errors.bad_request(f"a key has 1 to {MAX_KEY} printable characters")
        found = table.keys.get(key)
        if found is None:
            return None
        if found[0] != seat:
            raise errors.conflict("key-taken", "that key was used by somebody else")
        return found[1]

    async def undo(self, table: Table, seat: int, version: int, key: str, to: int | None = None) -> int:
        """Take the seat's last action back, or ask everybody to go back to `to` moves."""
        async with self.at(table):
            known = self._known_key(table, seat, key)
            if known is not None:
                return known
            course = table.playing
            table.check_person(seat)
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
        version = table.row.version
        while not await self._set_asking(table, Asking(seat, to, [seat])):
            if version != table.row.version:
                raise errors.stale(table.row.version)

    async def consent(self, table: Table, seat: int, agree: bool) -> None:
        """Answer somebody who asked to go back; when all agree, it is done."""
        async with self.at(table):
            table.check_person(seat)
            if table.asking is None and self.store.shared:
                await self.read_again(table)
            while (asking := table.asking) is not None:
                agreed = sorted({*asking.agreed, seat})
                if agree and set(table.humans()) <= set(agreed):
                    await self._go_back(table, asking.seat, asking.to, None)
                    return
                if await self._set_asking(table, Asking(asking.seat, asking.to, agreed) if agree else None):
                    return
            raise errors.conflict("nobody-asks", "nobody asks to go back")

    async def _set_asking(self, table: Table, asking: Asking | None) -> bool:
        """Store and tell who asks and who agrees; False if another process was quicker, and the table is as it says."""
        text = None if asking is None else msgspec.json.encode(asking).decode()
        done = await self.store.set_asking(table.id, table.row.version, table.row.asking, text)
        if done:
            table.row = msgspec.structs.replace(table.row, asking=text)
        else:
            await self.read_again(table)
        table.tell_table()
        return done

    async def _go_back(self, table: Table, seat: int, to: int, key: str | None) -> int:
        table.playing.back_to(to)
        return await self._enter(table, UNDO, seat, str(to), key, forget_after=to)

    async def resign(self, table: Table, seat: int) -> int:
        """Leave a running game: with two it is over, with more a bot plays on and the seat comes last."""
        return await self._hand_over(table, seat, RESIGN, STAND_IN)

    async def hand_over(self, table: Table, seat: int, level: str | None) -> int:
        """Give a seat to a bot of this level, or back to its person."""
        return await self._hand_over(table, seat, BOT, level)

    async def _hand_over(self, table: Table, seat: int, kind: str, level: str | None, late: bool = False) -> int:
        async with self.at(table):
            if table.playing.state.over or (late and not is_late(table, seat)):
                return table.row.version
            chair = table.chairs[seat]
            if chair.person_id is None or chair.resigned or (chair.bot == level and kind == BOT):
                raise errors.conflict("nobody-there", "nobody sits there who could go or come back")
            columns = {"bot": level, "resigned": kind == RESIGN}
            return await self._enter(table, kind, seat, level or "", None, columns=columns)

    async def run_out(self, table: Table) -> None:
        """The time of the seat that must choose is over: a bot takes it, or it resigns, as the table wanted."""
        seat = table.row.actor
        if seat is not None and is_late(table, seat):
            kind = RESIGN if table.row.when_out == "resign" else BOT
            await self._hand_over(table, seat, kind, STAND_IN, late=True)

    async def abandon(self, table: Table) -> None:
        """Close a table without a result. Raises a refusal if the game is over."""
        left = {"status": ABANDONED, "actor": None, "bot_to_move": False, "deadline": None, "settled": True}
        async with self.at(table):
            if table.row.status not in (OPEN, RUNNING):
                raise errors.conflict("not-running", f"the table is {table.row.status}")
            await self.store.change_table(table.id, **left)
            table.row = msgspec.structs.replace(table.row, **left)
            self.opponents.cancel(table.id)
        await self._refresh_group(table)

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
        changed = self._clocked(table, seat, columns or {}, now)
        chairs = table.chairs
        if changed:
            chairs = [*chairs[:seat], msgspec.structs.replace(chairs[seat], **changed), *chairs[seat + 1 :]]
        row = progressed(table, chairs, now)
        entry = Entry(table.id, row.version, kind, seat, text, outcomes, key, now)
        course = table.playing
        snapshot = course.new_snapshot(table.beat) if kind == PLAY else None
        page = Page(
            entry,
            msgspec.convert(row, Progress, from_attributes=True),
            None if snapshot is None else (len(course.moves), snapshot),
            forget_after,
            (seat, changed) if changed else None,
            self._notices(row, chairs) if has_turned(table.row, row) else (),
        )
        try:
            told = table.draw(row, kind, seat, events or [])
            await self._journal.append(page)
        except Exception as error:
            await self._back_to_store(table)
            known = self._known_key(table, seat, key)
            if known is not None:  # the same message came by another way, and was stored
                return known
            if isinstance(error, Doubled):
                raise errors.stale(table.row.version) from None
            if isinstance(error, Unwritten):
                raise errors.not_stored() from error
            raise  # a view that cannot be drawn is a mistake of ours, and not the database's
        turned = has_turned(table.row, row)
        table.row, table.chairs = row, chairs
        table.remember(entry)
        entries_of(row.game, kind).inc()
        table.tell(told, key)
        if changed or row.status == OVER or kind != PLAY:
            table.tell_table()
        self._after(table)
        if turned:
            self.lobby.turn(table)
        return row.version

    def _clocked(self, table: Table, seat: int, columns: dict[str, Any], now: float) -> dict[str, Any]:
        """The columns of a seat that change, its reserve included if its turn is over or a bot takes it."""
        clock, row = table.clock, table.row
        reserve, goes_on = table.chairs[seat].reserve, table.playing.state.actor
        if clock is None or reserve is None or row.turn_started is None or table.is_bot(seat):
            return columns
        if seat != row.actor:  # whoever takes the end of a turn back gives back what it brought
            return {**columns, "reserve": max(0.0, reserve - clock.increment)} if goes_on == seat else columns
        left = timing.reserve_left(clock, reserve, row.turn_started, now)
        if goes_on != seat:
            return {**columns, "reserve": left + clock.increment}
        return {**columns, "reserve": left} if columns else columns

    def _notices(self, row: TableRow, chairs: list[Seat]) -> tuple[str, ...]:
        """What people at the other processes should hear: whose turn it has become, or that the game is over."""
        if not self.store.shared:
            return ()
        kind = "over" if row.status == OVER else "turn"
        those = [chair for chair in chairs if kind == "over" or (chair.seat == row.actor and chair.bot is None)]
        words = f"{row.id} {row.game} {row.version} {self.process}"
        return tuple(f"{kind} {chair.person_id} {words}" for chair in those if chair.person_id is not None)

    async def _back_to_store(self, table: Table) -> None:
        """Forget what was done but not stored; if the store cannot be read now, it is read before anything else."""
        table.lose()
        await self.find_again(table)

    def _after(self, table: Table) -> None:
        """What follows a stored entry, outside of the lock."""
        self.opponents.cancel(table.id)
        if table.row.status == OVER:
            self.spawn(self.settle(table))
        else:
            self.bot_next(table)

    async def settle(self, table: Table) -> None:
        """Count a finished game, once; open the deal if all tables of its group are over."""
        await settle(self.store, table, await self.people.by_id(set(table.people)))
        await self._refresh_group(table)

    async def _refresh_group(self, table: Table) -> None:
        """The table is over: perhaps its deal may be opened now, wherever it was played."""
        for row in await self.store.group(table.row.deal_group):
            self.publish(f"table {row.id}")
            if row.id in self.tables:
                await self.refresh(self.tables[row.id])

    # ------------------------------------------------------------------ bots

    def opened(self, table: Table) -> None:
        """A bot whose turn it is plays."""
        self.bot_next(table)

    def bot_next(self, table: Table) -> None:
        """If a bot must choose now, let it think."""
        if table.row.status == RUNNING and table.is_bot(table.row.actor):
            self.spawn(self._bot_plays(table, table.row.version))

    async def _bot_plays(self, table: Table, version: int) -> None:
        async with table.lock:
            seat = table.row.actor
            if table.row.version != version or seat is None or not table.is_bot(seat):
                return
            job = job_for(table, seat)
        action = await self.opponents.choose(table.id, job)
        if action is None or table.row.version != version:
            return
        try:
            await self.play(table, seat, version, action, None)
        except errors.Refusal as refusal:
            log.info("a bot came too late", table=table.id, code=refusal.code)


def is_late(table: Table, seat: int) -> bool:
    """Whether the time of the seat that must choose has run out."""
    row = table.row
    return row.actor == seat and not table.is_bot(seat) and row.deadline is not None and row.deadline < time.time()
