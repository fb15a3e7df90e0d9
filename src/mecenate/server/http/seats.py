"""Routes of seats: sit down, stand up, seat a bot."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, post, put
from litestar.params import FromPath, JSONBody

from mecenate.server import errors
from mecenate.server.access import knows_invitation, may_watch
from mecenate.server.http.dependencies import Asker, Invite, TheServices, TheTable
from mecenate.server.live.messages import TableInfo
from mecenate.server.services import Services
from mecenate.server.storage.rows import OPEN, RUNNING, Person, Seat
from mecenate.server.tables.creation import check_bot
from mecenate.server.tables.info import table_info
from mecenate.server.tables.table import Table


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Which seat to take (the first free one if not said), and the link that allows it at a private table."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    invite: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class Seated(msgspec.Struct):
    """A seat, and the secret token that proves it."""

    seat: int
    token: str


class BotWish(msgspec.Struct, forbid_unknown_fields=True):
    """The bot to seat; null removes it."""

    level: Annotated[str, msgspec.Meta(max_length=24)] | None


class SeatsController(Controller):
    """Who sits where."""

    path = "/api/tables"
    tags = ("tables",)

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
        if await services.store.lists.sits_in_group(table.row.deal_group, person.id):
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
        known, searching = services.bots.names, services.bots.searching
        if data.level is not None:
            check_bot(data.level, known)
        counted = any(level in searching for level in (table.row.stand_in, *(other.bot for other in table.chairs)))
        more = 0 if counted else 1
        if table.row.status == RUNNING:
            if chair.person_id != person.id:
                raise errors.not_allowed("only who sits there may hand the seat to a bot")
            if data.level in searching:
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


def _chair(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.chairs):
        raise errors.Refusal("unknown-seat", f"the table has seats 0 to {len(table.chairs) - 1}", 404)
    return table.chairs[number]


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
