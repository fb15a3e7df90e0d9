"""Routes of tables: list, create, change, start, abandon, rematch."""

from __future__ import annotations

import msgspec
from litestar import Controller, get, post, put
from litestar.params import FromQuery, JSONBody

from mecenate.server import errors
from mecenate.server.access import knows_invitation
from mecenate.server.http.dependencies import Address, Asker, Invite, OwnSeat, SeatToken, TheServices, TheTable, Visitor
from mecenate.server.http.table_lists import Listed, listed
from mecenate.server.live.messages import TableInfo
from mecenate.server.services import Services
from mecenate.server.storage.rows import OPEN, RUNNING, Person
from mecenate.server.tables import creation
from mecenate.server.tables.creation import Wish
from mecenate.server.tables.info import table_info
from mecenate.server.tables.table import Table


class TableSettings(msgspec.Struct, forbid_unknown_fields=True):
    """What can be changed about a table. `notes`: whether everybody is shown what a note-taker would know."""

    notes: bool


class TablesController(Controller):
    """Tables from first to last."""

    path = "/api/tables"
    tags = ("tables",)

    @get(operation_id="open_tables")
    async def open_tables(
        self, services: TheServices, visitor: Visitor, game: FromQuery[str | None] = None
    ) -> list[Listed]:
        """Public tables that wait for people or can be watched."""
        return await listed(services, await services.store.lists.open_tables(game), visitor)

    @get("/mine", operation_id="my_tables")
    async def my_tables(self, services: TheServices, person: Asker) -> list[Listed]:
        """The tables where you sit, or that you created."""
        return await listed(services, await services.store.lists.tables_of(person.id), person)

    @post(operation_id="found_table")
    async def create(
        self, services: TheServices, person: Asker, address: Address, data: JSONBody[Wish]
    ) -> list[TableInfo]:
        """Create a table, or several with the same deal; the answer holds the links for players and watchers."""
        return [table_info(table, links=True) for table in await creation.create(services, person, address, data)]

    @get("/{table_id:str}", operation_id="table")
    async def table(
        self, table: TheTable, visitor: Visitor, invite: Invite = None, seat_token: SeatToken = None
    ) -> TableInfo:
        """What the table is and who sits there."""
        owner = visitor is not None and visitor.id == table.row.owner
        seat = table.seat_of(visitor, seat_token)
        invited = knows_invitation(table, invite)
        links = owner or seat is not None or invited
        return table_info(table, seat, links, may_sit=table.may_sit(visitor, invited))

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
        """A rematch with everybody on the same seat; a second request gets the same table."""
        fresh = await creation.rematch(services, table, person, address)
        return table_info(fresh, fresh.seat_of(person), links=True)


async def _settle_before_start(services: Services, table: Table, person: Person, wish: TableSettings) -> None:
    if person.id != table.row.owner:
        raise errors.not_allowed("before the start only who made the table changes its settings")
    others = any(chair.person_id not in (None, person.id) for chair in table.chairs)
    if wish.notes and others and not table.notes:
        raise errors.conflict("others-seated", "others have sat down at a table without notes: ask them in the game")
    if not await services.store.change_open_table(table.id, notes=wish.notes):
        raise errors.conflict("not-open", "the game has begun")
    await services.registry.refresh(table)
