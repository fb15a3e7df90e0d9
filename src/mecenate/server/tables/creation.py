"""Creation of tables: new ones, rematches, several with the same deal, and games from a record."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.game import Game
from mecenate.core.history import History
from mecenate.core.moves import outcomes_text
from mecenate.core.pack_text import read_pack
from mecenate.server import errors
from mecenate.server.bots.queue import Lane
from mecenate.server.storage.rows import OPEN, OVER, RUNNING, STAND_IN, Clock, Entry, Person, Seat, TableRow, new_id
from mecenate.server.tables import clock as server_clock
from mecenate.server.tables.analysis import Copy, Played, cut_short, read_record
from mecenate.server.tables.table import PLAY, Table

if TYPE_CHECKING:
    from mecenate.server.services import Services

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
    stand_in: str = STAND_IN
    """The level of the bot that plays on for somebody who leaves."""
    bots: dict[int, str] = {}
    pack: dict[str, Any] | None = None
    """What is printed otherwise, as data."""
    pack_text: str | None = None
    """The same as the text of a TOML file."""
    tables: int = 1
    """How many tables get the same deal."""
    notes: bool | None = None
    """Whether everybody is shown what a note-taker would know; null: if one person plays against bots."""


async def game_of(
    name: str, options: Mapping[str, object], pack: dict[str, Any] | None, rules: int | None = None
) -> Game:
    """The rules of a new table. A thread builds them, since that takes milliseconds. Raises the engine's errors."""
    found = catalogue.built(name, options, pack, rules)
    if found is not None:
        return found
    return await asyncio.to_thread(catalogue.configured, name, options, pack, rules)


def check(wish: Wish, game: Game, bots: Sequence[str]) -> None:
    """Raise a refusal for an invalid wish; `bots` are those of this server."""
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
    check_bot(wish.stand_in, bots)
    for seat, level in wish.bots.items():
        if not 0 <= seat < wish.seats or level not in bots:
            known = f"seats are numbered from 0 to {wish.seats - 1}, bots are {', '.join(bots)}"
            raise errors.Refusal("bad-option", f'bots: there is no "{seat}": {level!r}; {known}', 422)


def check_bot(level: str, bots: Sequence[str]) -> None:
    """Raise a refusal for a bot that this server does not have."""
    if level not in bots:
        raise errors.Refusal("bad-option", f"no bot {level!r}; the bots are {', '.join(bots)}", 422)


def new_secret() -> str:
    """The secret that a deal comes from."""
    return secrets.token_hex(32)


async def create(services: Services, person: Person, address: str, wish: Wish) -> list[Table]:
    """New tables, all with the same deal. Raises a refusal."""
    if wish.pack_text is not None:
        client = services.people.client(person.id)
        wish.pack = await services.bots.workers.ask(Lane.ANALYSIS, client, read_pack, wish.pack_text)
    game = await game_of(wish.game, wish.options, wish.pack)
    check(wish, game, services.bots.names)
    secret = new_secret()
    group = new_id()
    rows = [blank(game, person, wish, secret, group) for _ in range(wish.tables)]
    async with services.quotas.alone(person.id) as connection:
        await services.quotas.take_tables(connection, person.id, address, wish.tables)
        await services.quotas.take_bots(connection, person, [*wish.bots.values(), wish.stand_in], wish.tables)
        for row in rows:
            chairs = [Seat(row.id, n, secrets.token_urlsafe(24), bot=wish.bots.get(n)) for n in range(wish.seats)]
            await services.store.add_table(connection, row, chairs)
    services.bots.prepare(wish.bots.values())
    return [
        await services.registry.table(row.id) for row in rows
    ]  # opened when all are there, so that each knows of its twins


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
        stand_in=wish.stand_in,
        rated=True,
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
        notes=wish.notes,
    )


async def start(services: Services, table: Table) -> None:
    """Deal. Raises a refusal if seats are free or the game has begun."""
    if services.store.shared:
        await services.registry.refresh(table)  # people may have sat down through another process
    if table.row.status != OPEN:
        raise errors.conflict("not-open", f"the table is {table.row.status}")
    if any(chair.person_id is None and chair.bot is None for chair in table.chairs):
        raise errors.conflict("free-seats", "there are free seats: wait for people, or put bots there")
    assert table.row.secret is not None
    await table.prepare()
    history = table.history or History.begin(
        table.game, table.row.seats, Dealer.sealed(bytes.fromhex(table.row.secret))
    )
    rules = history.game.rules_version
    actor = history.state.actor
    now = server_clock.now()
    clock = table.clock
    bot = table.is_bot(actor)
    row = msgspec.structs.replace(
        table.row,
        status=RUNNING,
        rules=rules,
        actor=actor,
        deal=outcomes_text(history.deal),
        turn_started=now,
        bot_to_move=bot,
        deadline=now + clock.turn + clock.reserve if clock is not None and not bot else None,
        updated=now,
        notes=table.notes,
    )
    position = history.snapshots[0] if table.history is None else None
    if not await services.store.begin(row, position, None if clock is None else clock.reserve):
        raise errors.conflict("not-open", "somebody left, or the game has begun")
    await services.registry.refresh(table)
    services.tables.begin(table)


async def rematch(services: Services, table: Table, person: Person, address: str) -> Table:
    """Another table like this one, with everybody's seat kept; the first who asks makes it."""
    if table.row.status not in (OVER, "abandoned"):
        raise errors.conflict("not-over", "a rematch is for when the game is over")
    there = await _rematch_of(services, table)
    if there is not None:
        return there
    old = table.row
    wish = Wish(
        game=old.game,
        seats=old.seats,
        options=json.loads(old.options),
        public=old.public,
        clock=table.clock,
        undo=old.undo,
        when_out=old.when_out,
        stand_in=old.stand_in,
        pack=None if old.pack is None else json.loads(old.pack),
        notes=old.notes,
    )
    game = await game_of(wish.game, wish.options, wish.pack)  # a new game, by the newest rules
    row = blank(game, person, wish, new_secret(), new_id())
    chairs = [
        Seat(row.id, chair.seat, secrets.token_urlsafe(24), chair.person_id, None if chair.person_id else chair.bot)
        for chair in table.chairs
    ]
    async with services.quotas.alone(person.id) as connection:
        if await services.store.claim_rematch(connection, table.id, old.rematch, row.id):
            await services.quotas.take_tables(connection, person.id, address, 1)
            await services.quotas.take_bots(connection, person, [*(chair.bot for chair in chairs), row.stand_in], 1)
            await services.store.add_table(connection, row, chairs)
    await services.registry.refresh(table)
    assert table.row.rematch is not None
    return await services.registry.table(table.row.rematch)


async def _rematch_of(services: Services, table: Table) -> Table | None:
    """The table that follows this one, if there is one that has not been swept."""
    if table.row.rematch is None or await services.store.version(table.row.rematch) is None:
        return None
    return await services.registry.table(table.row.rematch)


async def from_record(services: Services, person: Person, address: str, text: str, play_on: bool) -> Table:
    """A table from a record: to look at, or to play on. Raises a refusal that names the line."""
    if text.count("\n") > MAX_RECORD_LINES:
        raise errors.too_many(f"a record may have {MAX_RECORD_LINES} lines at most")
    client = services.people.client(person.id)
    played = await services.bots.workers.ask(Lane.ANALYSIS, client, read_record, text)
    if play_on and played.result is not None:
        raise errors.conflict("not-running", "the game of this record is over; it can only be looked at")
    return await _add_played(services, person, address, played, play_on=play_on)


async def practise(
    services: Services, person: Person, address: str, copy: Copy, moves: int, seat: int, level: str
) -> Table:
    """A table that goes on from a position of a finished game, with bots of one level on the other seats.

    What is drawn from then on comes from a new deal. Raises a refusal.
    """
    check_bot(level, services.bots.names)
    client = services.people.client(person.id)
    played = await services.bots.workers.ask(Lane.ANALYSIS, client, cut_short, copy, moves)
    if played.result is not None:
        raise errors.conflict("not-running", "the game is over there: choose an earlier position")
    if not 0 <= seat < played.seats:
        raise errors.Refusal("unknown-seat", f"the table has seats 0 to {played.seats - 1}", 404)
    table = await _add_played(services, person, address, played, play_on=True, seat=seat, level=level, pack=copy.pack)
    await start(services, table)
    return table


async def _add_played(
    services: Services,
    person: Person,
    address: str,
    played: Played,
    *,
    play_on: bool,
    seat: int | None = None,
    level: str | None = None,
    pack: str | None = None,
) -> Table:
    """Store a table with moves that were played elsewhere; with `level`, bots sit on all seats but one."""
    deal, shots, moves = played.transcript
    parts = None if pack is None else json.loads(pack)
    wish = Wish(game=played.game, seats=played.seats, options=played.options, pack=parts)
    row = blank(
        await game_of(played.game, played.options, parts, played.rules),
        person,
        wish,
        new_secret(),
        new_id(),
    )
    row.seal = None
    row.deal = outcomes_text(deal)
    row.version = len(moves)
    row.settled = True
    row.status = OPEN if play_on else OVER
    row.result = None if played.result is None else json.dumps(played.result)
    now = time.time()
    entries = [
        Entry(row.id, n, PLAY, move.seat, move.text, outcomes_text(move.outcomes), None, now)
        for n, move in enumerate(moves, 1)
    ]
    chairs = [
        Seat(row.id, n, secrets.token_urlsafe(24), person.id if n == seat else None, None if n == seat else level)
        for n in range(played.seats)
    ]
    async with services.quotas.alone(person.id) as connection:
        if play_on:
            await services.quotas.take_tables(connection, person.id, address, 1)
            await services.quotas.take_bots(connection, person, [level], 1)
        else:
            await services.quotas.take_record(connection, person.id, address)
        await services.store.add_played(connection, row, chairs, entries, shots)
    return await services.registry.table(row.id)
