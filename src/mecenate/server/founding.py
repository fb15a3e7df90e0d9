"""Founding tables: new ones, rematches, the same deal again, and games that come from a record."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from mecenate.bots import BOTS
from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.game import Game
from mecenate.core.record import Record
from mecenate.server import errors
from mecenate.server.course import Course, outcomes_text
from mecenate.server.house import House
from mecenate.server.rows import OPEN, OVER, RUNNING, Clock, Entry, Person, Seat, TableRow
from mecenate.server.store import new_id
from mecenate.server.table import PLAY, Table

MAX_SAME_DEAL = 8
MAX_RECORD_LINES = 5000


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """What a new table should be."""

    game: str
    seats: int
    options: dict[str, str | int] = {}
    public: bool = False
    clock: Clock | None = None
    undo: str = "fair"
    when_out: str = "bot"
    bots: dict[int, str] = {}
    pack: dict[str, Any] | None = None
    tables: int = 1
    """How many tables get the same deal."""


def game_of(name: str, options: Mapping[str, object], pack: dict[str, Any] | None) -> Game:
    """The rules that are wished for. Raises the engine's errors."""
    return catalogue.game(name, components=pack, **options)


def check(wish: Wish, game: Game) -> None:
    """Raise a refusal for a wish that makes no sense."""
    if not game.min_seats <= wish.seats <= game.max_seats:
        raise errors.Refusal(
            "bad-option", f"{game.title} is for {game.min_seats} to {game.max_seats} players, not {wish.seats}", 422
        )
    for name, allowed in (("undo", ("fair", "never")), ("when_out", ("bot", "resign"))):
        if getattr(wish, name) not in allowed:
            raise errors.Refusal("bad-option", f"{name} is one of {', '.join(allowed)}", 422)
    if not 1 <= wish.tables <= MAX_SAME_DEAL:
        raise errors.Refusal("bad-option", f"one deal is played at 1 to {MAX_SAME_DEAL} tables", 422)
    clock = wish.clock
    if clock is not None and not (
        clock.turn >= 0 and clock.reserve >= 0 and 0 <= clock.increment < 1e8 and 1 <= clock.turn + clock.reserve < 1e8
    ):
        raise errors.Refusal("bad-option", "a clock needs some seconds for each turn, or a reserve", 422)
    for seat, level in wish.bots.items():
        if not 0 <= seat < wish.seats or level not in BOTS:
            raise errors.Refusal("bad-option", f"no bot {level!r} for seat {seat}; bots are {', '.join(BOTS)}", 422)


async def found(house: House, person: Person, wish: Wish) -> list[Table]:
    """New tables, all with the same deal. Raises a refusal."""
    game = game_of(wish.game, wish.options, wish.pack)
    check(wish, game)
    await check_room(house, person, wish.tables)
    secret = secrets.token_hex(32)
    group = new_id()
    tables = []
    for _ in range(wish.tables):
        row = blank(game, person, wish, secret, group)
        chairs = [Seat(row.id, seat, secrets.token_urlsafe(24), bot=wish.bots.get(seat)) for seat in range(wish.seats)]
        await house.store.add_table(row, chairs)
        tables.append(await house.table(row.id))
    return tables


async def check_room(house: House, person: Person, more: int) -> None:
    """Raise a refusal if somebody has too many tables for so many more."""
    made = await house.store.count_made(person.id)
    if made + more > house.settings.tables_per_person:
        raise errors.too_many(f"you have {made} tables that are not over; finish or abandon one first")


def blank(game: Game, person: Person, wish: Wish, secret: str, group: str) -> TableRow:
    """The row of a table that has not begun."""
    now = time.time()
    return TableRow(
        id=new_id(),
        game=game.name,
        options=json.dumps(game.options),
        pack=None if wish.pack is None else json.dumps(wish.pack),
        rules=game.rules_version,
        seats=wish.seats,
        public=wish.public,
        owner=person.id,
        invite=secrets.token_urlsafe(12),
        watch=secrets.token_urlsafe(12),
        clock=None if wish.clock is None else msgspec.json.encode(wish.clock).decode(),
        undo=wish.undo,
        when_out=wish.when_out,
        deal_group=group,
        status=OPEN,
        version=0,
        actor=None,
        bot_to_move=False,
        turn_started=None,
        deadline=None,
        secret=secret,
        seal=Dealer.sealed(bytes.fromhex(secret)).commitment,
        deal=None,
        result=None,
        settled=False,
        rematch=None,
        asking=None,
        created=now,
        updated=now,
    )


async def start(house: House, table: Table) -> None:
    """Deal. Raises a refusal if seats are free or the game has begun."""
    if house.store.shared:
        await house.refresh(table)  # people may have sat down through another process
    if table.row.status != OPEN:
        raise errors.conflict("not-open", f"the table is {table.row.status}")
    if any(chair.person_id is None and chair.bot is None for chair in table.chairs):
        raise errors.conflict("free-seats", "there are free seats: wait for people, or put bots there")
    assert table.row.secret is not None
    course = table.course or Course.begin(table.game, table.row.seats, bytes.fromhex(table.row.secret))
    actor = course.state.actor
    now = time.time()
    clock = table.clock
    bot = table.is_bot(actor)
    row = msgspec.structs.replace(
        table.row,
        status=RUNNING,
        actor=actor,
        deal=outcomes_text(course.deal),
        turn_started=now,
        bot_to_move=bot,
        deadline=now + clock.turn + clock.reserve if clock is not None and not bot else None,
        updated=now,
    )
    position = course.snapshots[0] if table.course is None else None
    if not await house.store.begin(row, position, None if clock is None else clock.reserve):
        raise errors.conflict("not-open", "somebody left, or the game has begun")
    await house.refresh(table)
    house.begun(table)


async def rematch(house: House, table: Table, person: Person) -> Table:
    """Another table like this one, with everybody's seat kept; the first who asks makes it."""
    if table.row.status not in (OVER, "abandoned"):
        raise errors.conflict("not-over", "a rematch is for when the game is over")
    if table.row.rematch is not None:
        return await house.table(table.row.rematch)
    await check_room(house, person, 1)
    old = table.row
    wish = Wish(
        game=old.game,
        seats=old.seats,
        options=json.loads(old.options),
        public=old.public,
        clock=table.clock,
        undo=old.undo,
        when_out=old.when_out,
        pack=None if old.pack is None else json.loads(old.pack),
    )
    row = blank(table.game, person, wish, secrets.token_hex(32), new_id())
    chairs = [
        Seat(row.id, chair.seat, secrets.token_urlsafe(24), chair.person_id, None if chair.person_id else chair.bot)
        for chair in table.chairs
    ]
    first = await house.store.add_rematch(table.id, row, chairs)
    await house.refresh(table)
    return await house.table(first)


async def from_record(house: House, person: Person, text: str, play_on: bool) -> Table:
    """A table from a record: to look at, or to play on. Raises a refusal that names the line."""
    if text.count("\n") > MAX_RECORD_LINES:
        raise errors.too_many(f"a record may have {MAX_RECORD_LINES} lines at most")
    if play_on:
        await check_room(house, person, 1)
    record = await asyncio.to_thread(Record.parse, text)
    over = record.state.over
    if play_on and over:
        raise errors.conflict("not-running", "the game of this record is over; it can only be looked at")
    wish = Wish(game=record.game.name, seats=record.seats, options=record.game.options)
    row = blank(record.game, person, wish, secrets.token_hex(32), new_id())
    row.seal = None
    row.deal = outcomes_text(record.deal)
    row.version = len(record.steps)
    row.settled = True
    row.status = OPEN if play_on else OVER
    row.result = json.dumps([score.to_dict() for score in record.state.scores()]) if over else None
    now = time.time()
    entries = [
        Entry(row.id, n, PLAY, step.seat, str(step.action), outcomes_text(step.outcomes), None, now)
        for n, step in enumerate(record.steps, 1)
    ]
    chairs = [Seat(row.id, seat, secrets.token_urlsafe(24)) for seat in range(record.seats)]
    shots = {0: record.replay(0).to_json(), len(record.steps): record.state.to_json()}
    await house.store.add_played(row, chairs, entries, shots)
    return await house.table(row.id)


def record_text(table: Table) -> str:
    """The record of a finished game, with the secret of its deal. Raises a refusal while anybody plays that deal."""
    table.check_uncovered("the record")
    row, course = table.row, table.dealt
    record = Record(course.game, row.seats, Dealer.recorded(course.deal))
    lines = [line for line in str(record).splitlines() if not line.startswith("seal")]
    lines[lines.index(f"rules {course.game.rules_version}")] = f"rules {row.rules}"
    cut = lines.index("")
    sealed = [f"seal {row.seal}"] if row.seal is not None else []
    if row.seal is not None and row.secret is not None:
        sealed.append(f"secret {row.secret}")
    moves = [
        f"{number}. [{move.seat + 1}] {move.text}" + (f" ! {outcomes_text(move.outcomes)}" if move.outcomes else "")
        for number, move in enumerate(course.moves, 1)
    ]
    return "\n".join([*lines[:cut], *sealed, *lines[cut:], *moves]) + "\n"
