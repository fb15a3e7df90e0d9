"""Explanations: what the choices of a seat mean, and why other actions are not possible."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody

from mecenate.lang.language import accepted
from mecenate.server.bots.queue import Lane
from mecenate.server.http.dependencies import AnInquiry, OwnSeat, TheServices, TheTable
from mecenate.server.http.inquiry import Inquiry
from mecenate.server.services import Services
from mecenate.server.tables import explaining
from mecenate.server.tables.explaining import MAX_PLAN, MAX_REASONS, Explained, Position, Reasons, position_of

Text = Annotated[str, msgspec.Meta(max_length=200)]


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """Choices to be made one after the other."""

    plan: Annotated[list[Text], msgspec.Meta(min_length=1, max_length=MAX_PLAN)]


class Actions(msgspec.Struct, forbid_unknown_fields=True):
    """Actions of the game, legal or not."""

    actions: Annotated[list[Text], msgspec.Meta(max_length=MAX_REASONS)]


class Present(msgspec.Struct, frozen=True):
    """The present position of a seat, for a worker process."""

    table: str
    seat: int
    version: int
    position: Position


async def provide_present(request: Request[Any, Any, Any], table: TheTable, my_seat: OwnSeat) -> Present:
    """The present position of the caller's seat; texts by Accept-Language."""
    language = accepted(request.headers.get("accept-language", ""))
    async with table.lock:
        return Present(table.id, my_seat, table.row.version, position_of(table, my_seat, language))


ThePresent = NamedDependency[Present]


async def explained(services: Services, inquiry: Inquiry, present: Present, plan: list[str] | None = None) -> Explained:
    """What each legal choice of a seat means, or what a plan means; found once for each version of the table."""
    position, version = present.position, present.version
    key = (present.seat, position.language, *(plan or ()))
    known = services.explanations.get(present.table, version, key)
    if known is None:
        if plan is None:
            known = await inquiry.answer(Lane.ANALYSIS, explaining.choices, position, version)
        else:
            known = await inquiry.answer(Lane.ANALYSIS, explaining.plan, position, version, plan)
        services.explanations.put(present.table, version, key, known)
    return known


class ExplanationsController(Controller):
    """What a seat's choices mean. Nothing is computed while the table is locked: a worker process does that."""

    path = "/api/tables/{table_id:str}"
    tags = ("tables",)
    dependencies = {"present": Provide(provide_present)}  # noqa: RUF012  # Litestar reads it from the class

    @get("/choices", operation_id="choices")
    async def choices(self, services: TheServices, inquiry: AnInquiry, present: ThePresent) -> Explained:
        """What each legal choice means, in the order of `legal`; texts by Accept-Language.

        Each is found by doing it in a world that fits what the seat knows, up to the first draw or secret.
        """
        return await explained(services, inquiry, present)

    @post("/explain", operation_id="explain", status_code=200)
    async def explain(
        self, services: TheServices, inquiry: AnInquiry, present: ThePresent, data: JSONBody[Plan]
    ) -> Explained:
        """What a choice, or a plan of several, means. Nothing is played."""
        return await explained(services, inquiry, present, data.plan)

    @post("/reasons", operation_id="reasons", status_code=200)
    async def reasons(self, inquiry: AnInquiry, present: ThePresent, data: JSONBody[Actions]) -> Reasons:
        """Why actions are not legal now, for pieces that cannot be chosen; texts by Accept-Language."""
        return await inquiry.answer(Lane.ANALYSIS, explaining.reasons, present.position, present.version, data.actions)
