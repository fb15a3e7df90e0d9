"""The information about a table that clients get."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import msgspec

from mecenate.core import catalogue
from mecenate.server.live.messages import ClockInfo, DailyInfo, SeatInfo, TableInfo
from mecenate.server.storage.rows import Person, Seat, TableRow
from mecenate.server.tables import days

if TYPE_CHECKING:
    from mecenate.server.tables.table import Table


def table_info(table: Table, seat: int | None = None, links: bool = False, may_sit: bool = False) -> TableInfo:
    """The table as a seat or a spectator sees it; its links only for those who may hand them on."""
    info = msgspec.structs.replace(_info(table, seat, links), may_sit=may_sit)
    if seat is None and table.secluded:
        return msgspec.structs.replace(
            info, version=0, actor=None, clock=None, result=None, asking=None, spectators=0, stuck=None
        )
    return info


def _info(table: Table, seat: int | None, links: bool) -> TableInfo:
    row, here = table.row, table.feed.connected()
    return TableInfo(
        id=row.id,
        game=row.game,
        title=catalogue.entry(row.game).title,
        options=json.loads(row.options),
        seats=[
            seat_info(chair, table.people.get(chair.person_id or ""), connected=chair.seat in here)
            for chair in table.chairs
        ],
        status=row.status,
        version=row.version,
        actor=row.actor,
        public=row.public,
        owner=row.owner,
        clock=_clock_info(table),
        undo=row.undo,
        when_out=row.when_out,
        created=row.created,
        updated=row.updated,
        spectators=table.feed.spectators(),
        seal=row.seal,
        secret=row.secret if table.uncovered and row.seal is not None else None,
        result=None if row.result is None else json.loads(row.result),
        rematch=row.rematch,
        same_deal=table.same_deal,
        twins=table.twins,
        asking=table.asking,
        you=seat,
        invite=row.invite if links else None,
        watch=row.watch if links else None,
        stand_in=row.stand_in,
        rules=table.rules,
        rules_changed=table.rules_changed,
        stuck=table.stuck,
        notes=table.notes,
        daily=daily_info(row),
    )


def daily_info(row: TableRow) -> DailyInfo | None:
    """The day whose deal a table plays, if it does."""
    if row.daily is None:
        return None
    return DailyInfo(days.text_of(row.daily), days.closing_time(row.daily), row.rated)


def seat_info(chair: Seat, person: Person | None, *, connected: bool) -> SeatInfo:
    """A seat as everybody sees it; `person` sits there, if anybody is known."""
    return SeatInfo(
        seat=chair.seat,
        name=None if person is None else person.name,
        person=chair.person_id,
        bot=chair.bot,
        connected=connected,
        resigned=chair.resigned,
        reserve=chair.reserve,
        left=person is not None and person.left_at is not None,
    )


def _clock_info(table: Table) -> ClockInfo | None:
    clock = table.clock
    if clock is None:
        return None
    return ClockInfo(clock.turn, clock.reserve, clock.increment, table.row.turn_started, table.row.deadline)
