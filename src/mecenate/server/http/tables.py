"""Routes of tables: create, sit down, start, play, leave."""

from __future__ import annotations

import json
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from mecenate.bots import BOTS
from mecenate.bots.levels import SEARCHING
from mecenate.core import catalogue
from mecenate.server import errors
from mecenate.server.http.access import knows_invitation, may_watch
from mecenate.server.http.dependencies import (
    Address,
    AnySeat,
    Asker,
    Invite,
    OwnSeat,
    SeatToken,
    TheServices,
    TheTable,
    Visitor,
)
from mecenate.server.live.messages import Position, SeatInfo, TableInfo
from mecenate.server.services import Services
from mecenate.server.storage.rows import OPEN, RUNNING, Person, Seat, TableRow, has_notes
from mecenate.server.tables import creation
from mecenate.server.tables.creation import Wish
from mecenate.server.tables.info import table_info
from mecenate.server.tables.table import Table

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Which seat to take (the first free one if not said), and the link that allows it at a private table."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    invite: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class Seated(msgspec.Struct):
    """A seat, and the secret token that proves it."""

    seat: int
    token: str


class BotWish(msgspec.Struct, forbid_unknown_fields=True):
    """Which bot should sit there; null sends it away."""

    level: Annotated[str, msgspec.Meta(max_length=24)] | None


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """An action at a version of the table; `key` is the sender's own name for it, so that it counts once."""

    key: Key
    version: Number
    action: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class Back(msgspec.Struct, forbid_unknown_fields=True):
    """Take back the last action; with `to`, ask everybody to go back to that many moves."""

    key: Key
    version: Number
    to: Number | None = None


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """Yes or no."""

    agree: bool


class TableSettings(msgspec.Struct, forbid_unknown_fields=True):
    """What can be changed about a table. `notes`: whether everybody is shown what a note-taker would know."""

    notes: bool


class Version(msgspec.Struct):
    """How far the table is now."""

    version: int


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    game: str
    title: str
    options: dict[str, str | int]
    seats: list[SeatInfo]
    status: str
    version: int
    actor: int | None
    public: bool
    your_seat: int | None
    your_turn: bool
    updated: float
    notes: bool = False
    """Whether everybody is shown what a note-taker would know."""


class TablesController(Controller):
    """Tables from first to last."""

    path = "/api/tables"
    tags = ("tables",)

    @get(operation_id="open_tables")
    async def open_tables(
        self, services: TheServices, visitor: Visitor, game: FromQuery[str | None] = None
    ) -> list[Listed]:
        """Public tables that wait for people or can be watched."""
        return await _listed(services, await services.store.open_tables(game), visitor)

    @get("/mine", operation_id="my_tables")
    async def my_tables(self, services: TheServices, person: Asker) -> list[Listed]:
        """The tables where one sits, or which one has made."""
        return await _listed(services, await services.store.tables_of(person.id), person)

    @post(operation_id="found_table")
    async def create(
        self, services: TheServices, person: Asker, address: Address, data: JSONBody[Wish]
    ) -> list[TableInfo]:
        """Found a table, or several with the same deal; the answer holds the links for players and watchers."""
        return [table_info(table, links=True) for table in await creation.create(services, person, address, data)]

    @get("/{table_id:str}", operation_id="table")
    async def table(
        self, table: TheTable, visitor: Visitor, invite: Invite = None, seat_token: SeatToken = None
    ) -> TableInfo:
        """What the table is and who sits there."""
        owner = visitor is not None and visitor.id == table.row.owner
        seat = table.seat_of(visitor, seat_token)
        return table_info(table, seat, links=owner or seat is not None or knows_invitation(table, invite))

    @post("/{table_id:str}/seats", operation_id="sit_down")
    async def sit_down(
        self, services: TheServices, table_id: FromPath[str], person: Asker, data: JSONBody[Sit], invite: Invite = None
    ) -> Seated:
        """Take a free seat. At a private table one needs the players' link, in the body or in the address."""
        table = await services.registry.table(table_id)
        if table.seat_of(person) is None and not knows_invitation(table, data.invite):
            may_watch(table, person, invite)
        if table.row.status != OPEN:
            raise errors.conflict("not-open", f"nobody can sit down: the table is {table.row.status}")
        taken = table.seat_of(person)
        if taken is not None:
            return Seated(taken, table.chairs[taken].token)
        if not (table.row.public or person.id == table.row.owner or knows_invitation(table, data.invite or invite)):
            raise errors.not_allowed("to sit at this table one needs the players' link")
        if await services.store.sits_in_group(table.row.deal_group, person.id):
            raise errors.conflict("same-deal", "you play this deal at another table already")
        return await _sit(services, table, person, data.seat)

    @delete("/{table_id:str}/seats/{number:int}", operation_id="stand_up", status_code=204)
    async def stand_up(self, services: TheServices, table: TheTable, person: Asker, number: FromPath[int]) -> None:
        """Leave a seat before the start; who made the table may free any seat."""
        chair = _chair(table, number)
        if person.id not in (chair.person_id, table.row.owner):
            raise errors.not_allowed("only who sits there, or who made the table, may free a seat")
        if not await services.store.free_seat(table.id, number):
            raise errors.conflict("not-open", "the game has begun: resign instead")
        await services.registry.refresh(table)

    @put("/{table_id:str}/seats/{number:int}/bot", operation_id="seat_bot")
    async def seat_bot(
        self, services: TheServices, table: TheTable, person: Asker, number: FromPath[int], data: JSONBody[BotWish]
    ) -> TableInfo:
        """Put a bot on a free seat, or send it away; during the game, let a bot play for oneself, or come back."""
        chair = _chair(table, number)
        if data.level is not None and data.level not in BOTS:
            raise errors.Refusal("bad-option", f"no bot {data.level!r}; the bots are {', '.join(BOTS)}", 422)
        counted = any(level in SEARCHING for level in (table.row.stand_in, *(other.bot for other in table.chairs)))
        more = 0 if counted else 1
        if table.row.status == RUNNING:
            if chair.person_id != person.id:
                raise errors.not_allowed("only who sits there may hand the seat to a bot")
            if data.level in SEARCHING:
                async with services.quotas.alone(person.id) as connection:
                    await services.quotas.take_bots(connection, person, [data.level], more)
            await services.tasks.finish(services.tables.hand_over(table, number, data.level))
            return table_info(table, table.seat_of(person), links=True)
        if person.id != table.row.owner:
            raise errors.not_allowed("only who made the table seats bots")
        if data.level is None:
            done = await services.store.free_seat(table.id, number)
        else:
            services.bots.prepare([data.level])
            async with services.quotas.alone(person.id) as connection:
                await services.quotas.take_bots(connection, person, [data.level], more)
                done = await services.store.put_on_seat(connection, table.id, number, None, data.level)
        if not done:
            raise errors.conflict("seat-taken", "somebody sits there, or the game has begun")
        await services.registry.refresh(table)
        return table_info(table, table.seat_of(person), links=True)

    @put("/{table_id:str}/settings", operation_id="change_settings")
    async def change_settings(
        self, services: TheServices, table: TheTable, person: Asker, data: JSONBody[TableSettings]
    ) -> TableInfo:
        """Turn notes on or off: before the start who made the table, later everybody together (see `asking`)."""
        seat = table.seat_of(person)
        if table.row.status == OPEN:
            await _settle_before_start(services, table, person, data)
        elif seat is None:
            raise errors.not_seated()
        else:
            await services.tasks.finish(services.tables.turn_notes(table, seat, data.notes))
        return table_info(table, seat, links=True)

    @post("/{table_id:str}/start", operation_id="start", status_code=200)
    async def start(self, services: TheServices, table: TheTable, person: Asker) -> TableInfo:
        """Deal and begin."""
        if person.id != table.row.owner and table.seat_of(person) is None:
            raise errors.not_seated()
        await services.tasks.finish(creation.start(services, table))
        return table_info(table, table.seat_of(person), links=True)

    @get("/{table_id:str}/position", operation_id="position")
    async def position(self, table: TheTable, own_seat: AnySeat) -> Position:
        """All that one may know of the game now, and what one may choose."""
        async with table.lock:
            return table.position(own_seat)

    @post("/{table_id:str}/moves", operation_id="play", status_code=200)
    async def play(self, services: TheServices, table: TheTable, my_seat: OwnSeat, data: JSONBody[Choice]) -> Version:
        """Choose an action. It is stored when the answer comes."""
        return Version(
            await services.tasks.finish(services.tables.play(table, my_seat, data.version, data.action, data.key))
        )

    @post("/{table_id:str}/undo", operation_id="undo", status_code=200)
    async def undo(self, services: TheServices, table: TheTable, my_seat: OwnSeat, data: JSONBody[Back]) -> Version:
        """Take the last action back, or ask for consent to go further back."""
        return Version(
            await services.tasks.finish(services.tables.undo(table, my_seat, data.version, data.key, data.to))
        )

    @post("/{table_id:str}/consent", operation_id="consent", status_code=200)
    async def consent(
        self, services: TheServices, table: TheTable, my_seat: OwnSeat, data: JSONBody[Answer]
    ) -> Version:
        """Answer somebody who asked to go back."""
        await services.tasks.finish(services.tables.consent(table, my_seat, data.agree))
        return Version(table.row.version)

    @post("/{table_id:str}/resign", operation_id="resign", status_code=200)
    async def resign(self, services: TheServices, table: TheTable, my_seat: OwnSeat) -> Version:
        """Give up: with two the game is over, with more a bot plays on."""
        return Version(await services.tasks.finish(services.tables.resign(table, my_seat)))

    @post("/{table_id:str}/abandon", operation_id="abandon", status_code=200)
    async def abandon(self, services: TheServices, table: TheTable, person: Asker) -> TableInfo:
        """Close a table that has not begun, where nobody else plays, or whose game can no longer be followed."""
        alone = all(chair.person_id in (None, person.id) for chair in table.chairs) or table.stuck is not None
        if person.id != table.row.owner or not (table.row.status == OPEN or (table.row.status == RUNNING and alone)):
            raise errors.not_allowed("only who made a table may abandon it, and only while nobody else plays there")
        await services.tables.abandon(table)
        return table_info(table, table.seat_of(person), links=True)

    @post("/{table_id:str}/rematch", operation_id="rematch")
    async def rematch(
        self, services: TheServices, table: TheTable, person: Asker, my_seat: OwnSeat, address: Address
    ) -> TableInfo:
        """The same again, everybody on the same seat; who asks second gets the same table."""
        fresh = await creation.rematch(services, table, person, address)
        return table_info(fresh, fresh.seat_of(person), links=True)


def _chair(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.chairs):
        raise errors.Refusal("unknown-seat", f"the table has seats 0 to {len(table.chairs) - 1}", 404)
    return table.chairs[number]


async def _settle_before_start(services: Services, table: Table, person: Person, wish: TableSettings) -> None:
    if person.id != table.row.owner:
        raise errors.not_allowed("before the start only who made the table changes its settings")
    others = any(chair.person_id not in (None, person.id) for chair in table.chairs)
    if wish.notes and others and not table.notes:
        raise errors.conflict("others-seated", "others have sat down at a table without notes: ask them in the game")
    if not await services.store.change_open_table(table.id, notes=wish.notes):
        raise errors.conflict("not-open", "the game has begun")
    await services.registry.refresh(table)


async def _sit(services: Services, table: Table, person: Person, wanted: int | None) -> Seated:
    free = [chair.seat for chair in table.chairs if chair.person_id is None and chair.bot is None]
    if wanted is not None and wanted not in free:
        _chair(table, wanted)
        raise errors.conflict("seat-taken", "somebody sits there already")
    for number in free if wanted is None else [wanted]:
        if await services.store.take_seat(table.id, number, person.id, None):
            await services.registry.refresh(table)
            return Seated(number, table.chairs[number].token)
    raise errors.conflict("seat-taken", "somebody was quicker: no seat is free")


async def _listed(services: Services, rows: list[TableRow], person: Person | None) -> list[Listed]:
    chairs = await services.store.seats_of([row.id for row in rows])
    ids = {chair.person_id for seats in chairs.values() for chair in seats if chair.person_id}
    names = await services.people.by_id(ids)
    secluded = await services.store.secluded({row.deal_group for row in rows})
    summaries = []
    for row in rows:
        seats = [
            SeatInfo(
                chair.seat,
                names[chair.person_id].name if chair.person_id in names else None,
                chair.person_id,
                chair.bot,
                False,
                chair.resigned,
                chair.reserve,
                chair.person_id in names and names[chair.person_id].left_at is not None,
            )
            for chair in chairs.get(row.id, [])
        ]
        own = next((seat.seat for seat in seats if person is not None and seat.person == person.id), None)
        title = catalogue.entry(row.game).title
        turn = own is not None and own == row.actor
        options = json.loads(row.options)
        hidden = own is None and row.deal_group in secluded
        summaries.append(
            Listed(
                row.id, row.game, title, options, seats, row.status, 0 if hidden else row.version,
                None if hidden else row.actor, row.public, own, turn,
                row.updated, has_notes(row, chairs.get(row.id, [])),
            )
        )  # fmt: skip
    return summaries
