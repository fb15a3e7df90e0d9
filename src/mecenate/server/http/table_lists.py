"""Tables in a list, as somebody may see them."""

from __future__ import annotations

import json

from mecenate.core import catalogue
from mecenate.server.live.messages import DailyInfo, TableSummary
from mecenate.server.services import Services
from mecenate.server.storage.rows import Person, Seat, TableRow, has_notes
from mecenate.server.tables.info import daily_info, seat_info


class Listed(TableSummary):
    """A table in a list."""

    your_seat: int | None
    your_turn: bool
    updated: float
    notes: bool = False
    """Whether everybody is shown what a note-taker would know."""
    daily: DailyInfo | None = None
    """The day whose deal is played here; null at any other table."""


async def listed(services: Services, rows: list[TableRow], person: Person | None) -> list[Listed]:
    """These tables as a person, or somebody unknown, may see them."""
    chairs = await services.store.lists.seats_of([row.id for row in rows])
    ids = {chair.person_id for seats in chairs.values() for chair in seats if chair.person_id}
    people = await services.people.by_id(ids)
    secluded = await services.store.lists.secluded({row.deal_group for row in rows})
    return [_summary(row, chairs.get(row.id, []), people, person, row.deal_group in secluded) for row in rows]


def _summary(
    row: TableRow, chairs: list[Seat], people: dict[str, Person], person: Person | None, secluded: bool
) -> Listed:
    own = next((chair.seat for chair in chairs if person is not None and chair.person_id == person.id), None)
    hidden = own is None and secluded
    return Listed(
        id=row.id,
        game=row.game,
        title=catalogue.entry(row.game).title,
        options=json.loads(row.options),
        seats=[seat_info(chair, people.get(chair.person_id or ""), connected=False) for chair in chairs],
        status=row.status,
        version=0 if hidden else row.version,
        actor=None if hidden else row.actor,
        public=row.public,
        your_seat=own,
        your_turn=own is not None and own == row.actor,
        updated=row.updated,
        notes=has_notes(row, chairs),
        daily=daily_info(row),
    )
