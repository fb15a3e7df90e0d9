"""What can be done at a table. People, bots, clocks and the HTTP API all use this service.

    TableService.play: may this seat choose this now? -> history: apply it with the sealed deal
    -> Committer.commit: store it, then tell everybody who watches what they may know

Several processes may share a database: a version is written once; the process that comes second reads it.
"""

from __future__ import annotations

from functools import partial

import msgspec

from mecenate.core.moves import outcomes_text
from mecenate.server import errors
from mecenate.server.bots.service import BotService
from mecenate.server.live.lobby import Lobby
from mecenate.server.live.messages import Asking, RulesChange
from mecenate.server.people.service import People
from mecenate.server.storage.events import TableChanged
from mecenate.server.storage.journal import Journal
from mecenate.server.storage.rows import ABANDONED, OPEN, OVER, RUNNING, Seat
from mecenate.server.storage.store import Store
from mecenate.server.tables import clock, rating
from mecenate.server.tables.bot_turns import BotTurns
from mecenate.server.tables.commit import Committed, Committer, Draft, known_key
from mecenate.server.tables.consent import BACK, LEND, NOTES, RETURN, Consent
from mecenate.server.tables.proxy_bids import ProxyBids
from mecenate.server.tables.registry import TableRegistry
from mecenate.server.tables.table import BOT, PLAY, RESIGN, RULES, UNDO, Table
from mecenate.server.tasks import BackgroundTasks


class TableService:
    """Everything that changes a running game.

    A request can be cancelled at any time; it runs what it wants done with `BackgroundTasks.finish`.
    """

    def __init__(
        self,
        store: Store,
        journal: Journal,
        people: People,
        registry: TableRegistry,
        lobby: Lobby,
        bots: BotService,
        tasks: BackgroundTasks,
    ) -> None:
        self._store = store
        self._people = people
        self._registry = registry
        self._lobby = lobby
        self._bots = bots
        self._tasks = tasks
        self._committer = Committer(journal, registry, lobby, tasks, self._after_commit, shared=store.shared)
        self._consent = Consent(store, registry)
        self._bot_turns = BotTurns(bots, people, tasks, self.play)
        self.proxies = ProxyBids(store, registry, tasks, self._play)
        registry.on_load = self._loaded

    # ------------------------------------------------------------------ playing

    async def play(self, table: Table, seat: int, version: int, action: str, key: str | None) -> int:
        """Carry out an action for a seat; returns the version it made. Raises a refusal, and nothing is changed."""
        async with table.lock:  # what `TableRegistry.lock` does, but its context manager takes 2 µs more
            if table.lost:
                await self._registry.recover(table)
            return await self._play(table, seat, version, action, key)

    async def _play(self, table: Table, seat: int, version: int, action: str, key: str | None) -> int:
        """The same for a caller that holds the lock of the table."""
        known = known_key(table, seat, key)
        if known is not None:
            return known
        return await self._committer.commit(self._carry_out(table, seat, version, action, key))

    def play_now(self, table: Table, seat: int, version: int, action: str, key: str, then: Committed) -> bool:
        """The same without a task, if nobody else is busy at the table; else False, and nothing is done.

        A refusal is raised. `then` is called later, with the version or with the reason why it could not be stored.
        """
        if table.lost or not table.lock.take():
            return False
        try:
            known = known_key(table, seat, key)
            if known is None:
                draft = self._carry_out(table, seat, version, action, key)
        except BaseException:
            table.lock.release()
            raise
        over = partial(_release, table, then)
        if known is not None:
            over(known)
        else:
            self._committer.commit_now(draft, over)
        return True

    def _carry_out(self, table: Table, seat: int, version: int, action: str, key: str | None) -> Draft:
        """Carry out an action in the history. Raises a refusal, and nothing is changed."""
        history = table.playing
        table.check_day()
        table.check_not_stuck()
        if key is not None:
            table.check_person(seat)
        if seat != table.row.actor:
            raise errors.conflict("not-your-turn", "it is not your turn")
        if version != table.row.version:
            raise errors.stale(table.row.version)
        move, events = history.play(action)
        return self._committer.draft(table, PLAY, seat, move.text, key, events, outcomes_text(move.outcomes))

    async def undo(self, table: Table, seat: int, version: int, key: str, to: int | None = None) -> int:
        """Take the seat's last action back, or ask everybody to go back to `to` moves."""
        async with self._registry.lock(table):
            known = known_key(table, seat, key)
            if known is not None:
                return known
            history = table.playing
            table.check_day()
            table.check_person(seat)
            if version != table.row.version:
                raise errors.stale(table.row.version)
            if table.stuck is not None and to == len(history.moves):
                await self._ask_to_go_back(table, seat, to)
                return table.row.version
            table.check_not_stuck()
            if table.row.undo == "never":
                raise errors.conflict("no-undo", "at this table nothing is taken back")
            if to is not None and not (to == len(history.moves) - 1 and history.may_undo(seat)):
                await self._ask_to_go_back(table, seat, to)
                return table.row.version
            if not history.may_undo(seat):
                raise errors.conflict("no-undo", "that cannot be taken back: somebody chose, or something was shown")
            return await self._go_back(table, seat, len(history.moves) - 1, key)

    async def _ask_to_go_back(self, table: Table, seat: int, to: int) -> None:
        history = table.playing
        table.check_unaided("going back")
        if not 0 <= to < len(history.moves) + len(history.lost):
            raise errors.conflict("no-such-move", f"the game has {len(history.moves)} moves")
        shown = history.shown_since(to)
        if shown and table.may_be_rated:
            raise errors.conflict("no-undo", "in a rated game nobody goes back past something that was drawn or shown")
        if not table.other_people(seat):
            await self._go_back(table, seat, to, None)
            return
        await self._consent.ask(table, Asking(seat, to, [seat], BACK, shown))

    async def _go_back(self, table: Table, seat: int, to: int, key: str | None) -> int:
        rewind = table.playing.rewind_to(to)
        table.playing.rewind(rewind)
        return await self._committer.commit(self._committer.draft(table, UNDO, seat, str(rewind), key, forget_after=to))

    async def consent(self, table: Table, seat: int, agree: bool) -> None:
        """Answer somebody who asks for everybody's consent; when all agree, it is done.

        A person answers even while a bot plays for them.
        """
        async with self._registry.lock(table):
            if table.chairs[seat].resigned:
                raise errors.conflict("bot-plays", "you have resigned, and a bot plays for you")
            agreed = await self._consent.answer(table, seat, agree)
            if agreed is not None:
                await self._do_what_was_asked(table, agreed)

    async def _do_what_was_asked(self, table: Table, asking: Asking) -> None:
        if asking.kind == BACK:
            table.playing.at(asking.to)  # raises a refusal if that position can no longer be shown
        table.row = msgspec.structs.replace(table.row, asking=None)
        if asking.kind == BACK:
            await self._go_back(table, asking.seat, asking.to, None)
        elif asking.kind == NOTES:
            await self._set_notes(table, bool(asking.to))
        else:
            level = table.row.stand_in if asking.kind == LEND else None
            await self._hand_over(table, asking.seat, BOT, level)

    async def turn_notes(self, table: Table, seat: int, on: bool) -> None:
        """Turn notes on or off; between people all must agree."""
        async with self._registry.lock(table):
            if table.playing.state.over or table.notes == on:
                return
            table.check_unaided("change of the notes")
            table.check_person(seat)
            if table.other_people(seat):
                await self._consent.ask(table, Asking(seat, int(on), [seat], NOTES))
            else:
                await self._set_notes(table, on)

    async def _set_notes(self, table: Table, on: bool) -> None:
        columns = {"notes": on, "asking": None}
        await self._store.change_table(table.id, **columns)
        table.row = msgspec.structs.replace(table.row, **columns)
        table.feed.sync_all()

    # ------------------------------------------------------------------ leaving a seat and coming back

    async def resign(self, table: Table, seat: int) -> int:
        """Leave a running game: with two it is over, with more a bot plays on and the seat comes last."""
        table.check_unaided("bot that plays on: abandon the table instead")
        async with self._registry.lock(table):
            return await self._hand_over(table, seat, RESIGN, table.row.stand_in)

    async def hand_over(self, table: Table, seat: int, level: str | None) -> int:
        """Give a seat to a bot of this level, or back to its person.

        Between people everybody must agree, the bot is the table's stand-in, and the game is no longer rated. A
        person who ran out of time comes back without asking.
        """
        table.check_unaided("bot that plays for you")
        async with self._registry.lock(table):
            if not table.other_people(seat):
                return await self._hand_over(table, seat, BOT, level)
            chair = table.chairs[seat]
            _check_hand_over(chair, BOT, level)
            if level is None and not chair.lent:
                return await self._hand_over(table, seat, BOT, None)
            if level not in (None, table.row.stand_in):
                raise errors.conflict(
                    "stand-in", f"between people only a bot of level {table.row.stand_in} plays for you"
                )
            await self._consent.ask(table, Asking(seat, 0, [seat], RETURN if level is None else LEND))
            return table.row.version

    async def _hand_over(self, table: Table, seat: int, kind: str, level: str | None, late: bool = False) -> int:
        if table.playing.state.over or (late and not _is_late(table, seat)):
            return table.row.version
        _check_hand_over(table.chairs[seat], kind, level)
        lent = kind == BOT and level is not None and not late and bool(table.other_people(seat))
        columns = {"bot": level, "resigned": kind == RESIGN, "lent": lent}
        if lent and table.row.rated:
            await self._store.change_table(table.id, rated=False)
            table.row = msgspec.structs.replace(table.row, rated=False)
        return await self._committer.commit(
            self._committer.draft(table, kind, seat, level or "", None, columns=columns)
        )

    async def run_out(self, table: Table) -> None:
        """The clock of the seat that must choose has run out: a bot takes over or the seat resigns, as set."""
        seat = table.row.actor
        if seat is not None and table.stuck is None and _is_late(table, seat):
            kind = RESIGN if table.row.when_out == "resign" else BOT
            async with self._registry.lock(table):
                await self._hand_over(table, seat, kind, table.row.stand_in, late=True)

    # ------------------------------------------------------------------ beginning and ending

    def begin(self, table: Table) -> None:
        """A game has been dealt: notify the person who must choose, or let a bot think."""
        self._bot_turns.start(table)
        self._lobby.turn(table)
        for event in self._committer.turn_events(table.row, table.chairs):
            self._registry.publish(event)

    async def abandon(self, table: Table) -> None:
        """Close a table without a result. Raises a refusal if the game is over."""
        left = {"status": ABANDONED, "actor": None, "bot_to_move": False, "deadline": None, "settled": True}
        async with self._registry.lock(table):
            if table.row.status not in (OPEN, RUNNING):
                raise errors.conflict("not-running", f"the table is {table.row.status}")
            await self._store.change_table(table.id, **left)
            table.row = msgspec.structs.replace(table.row, **left)
            self._bots.cancel(table.id)
            self.proxies.start(table)
        await self._refresh_group(table)

    async def settle(self, table: Table) -> None:
        """Rate a finished game, once; open the deal if all tables of its group are over."""
        table.people = await self._people.by_id(set(table.people))
        await rating.settle(self._store, table)
        await self._refresh_group(table)

    async def _refresh_group(self, table: Table) -> None:
        """Refresh all tables with the same deal: it is opened when the last of them is over."""
        for row in await self._store.lists.group(table.row.deal_group):
            self._registry.publish(TableChanged(row.id))
            if row.id in self._registry.tables:
                await self._registry.refresh(self._registry.tables[row.id])

    def start_turn(self, table: Table) -> None:
        """If a bot must choose now, let it think; if a seat with a proxy is asked for a bid, act for it."""
        self._bot_turns.start(table)
        self.proxies.start(table)

    def _after_commit(self, table: Table) -> None:
        self._bots.cancel(table.id)
        self.start_turn(table)
        if table.row.status == OVER:
            self._tasks.spawn(self.settle(table))

    def _loaded(self, table: Table) -> None:
        """Continue a game whose rules version is gone with the newest; let a bot play if it is next."""
        if (
            table.row.status == RUNNING
            and table.history is not None
            and table.rules != table.history.game.rules_version
        ):
            self._tasks.spawn(self._change_rules(table))
        else:
            self.start_turn(table)

    async def _change_rules(self, table: Table) -> None:
        async with self._registry.lock(table):
            history = table.playing
            old, new = table.rules, history.game.rules_version
            if old == new:  # another process was first
                return
            await self._committer.commit(self._committer.draft(table, RULES, table.row.actor or 0, str(new), None))
            table.rules_changed = [*table.rules_changed, RulesChange(len(history.moves), old, new)]
            table.feed.send_table()


def _release(table: Table, then: Committed, result: int | Exception) -> None:
    table.lock.release()
    then(result)


def _check_hand_over(chair: Seat, kind: str, level: str | None) -> None:
    """Raise a refusal if nobody sits there who could leave or come back."""
    if chair.person_id is None or chair.resigned or (chair.bot == level and kind == BOT):
        raise errors.conflict("nobody-there", "nobody sits there who could go or come back")


def _is_late(table: Table, seat: int) -> bool:
    """Whether the clock of the seat that must choose has run out."""
    row = table.row
    return row.actor == seat and not table.is_bot(seat) and row.deadline is not None and row.deadline < clock.now()
