"""Hints: what a master would choose on one's seat. Only for tables where one person plays against bots: with two, the
others would be at a disadvantage."""

from __future__ import annotations

import msgspec
from litestar import Controller, get

from mecenate.server import errors
from mecenate.server.bots.queue import Lane
from mecenate.server.bots.service import Advice, advise, job_for
from mecenate.server.http.dependencies import AnInquiry, OwnSeat, TheTable
from mecenate.server.tables.table import Table


class Hints(msgspec.Struct):
    """The best choices at a version of the table, the best first."""

    version: int
    choices: list[Advice]


class HintsController(Controller):
    """Advice from a bot that sees what the seat sees."""

    path = "/api/tables/{table_id:str}/hint"
    tags = ("tables",)

    @get(operation_id="hint")
    async def hint(self, inquiry: AnInquiry, table: TheTable, my_seat: OwnSeat) -> Hints:
        """The three best choices of a master, each with the expected margin, how often it was tried, and its turn.

        It takes about a second in a worker process, and longer while others wait. Refused while somebody else than
        bots plays along. A person's requests are carried out one at a time; disconnecting cancels a request.
        """
        async with table.lock:
            check(table, my_seat)
            version = table.row.version
            job = job_for(table, my_seat, "master")
        return Hints(version, await inquiry.answer(Lane.SEARCH, advise, job))


def check(table: Table, seat: int) -> None:
    """Raise a refusal if the seat may have no hint now."""
    table.check_unaided("hint")
    if table.other_people(seat):
        raise errors.not_allowed("hints are for those who play against bots alone")
    if table.playing.state.actor != seat:
        raise errors.conflict("not-your-turn", "a hint is for a choice, and it is not yours now")
