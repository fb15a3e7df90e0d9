"""Explanations: what the choices of a seat mean, and why other actions are not possible."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import JSONBody

from mecenate.lang.language import accepted
from mecenate.server.bots.queue import Lane
from mecenate.server.http.dependencies import AnInquiry, OwnSeat, TheServices, TheTable
from mecenate.server.tables import explaining
from mecenate.server.tables.explaining import MAX_PLAN, MAX_REASONS, Explained, Position, Reasons, position_of
from mecenate.server.tables.table import Table

Text = Annotated[str, msgspec.Meta(max_length=200)]


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """Choices to be made one after the other."""

    plan: Annotated[list[Text], msgspec.Meta(min_length=1, max_length=MAX_PLAN)]


class Actions(msgspec.Struct, forbid_unknown_fields=True):
    """Actions of the game, legal or not."""

    actions: Annotated[list[Text], msgspec.Meta(max_length=MAX_REASONS)]


async def present(request: Request[Any, Any, Any], table: Table, seat: int) -> tuple[Position, int]:
    """The position of a table for a worker process, and its version."""
    language = accepted(request.headers.get("accept-language", ""))
    async with table.lock:
        return position_of(table, seat, language), table.row.version


class ExplanationsController(Controller):
    """What a seat's choices mean. Nothing is computed while the table is locked: a worker process does that."""

    path = "/api/tables/{table_id:str}"
    tags = ("tables",)

    @get("/choices", operation_id="choices")
    async def choices(
        self,
        request: Request[Any, Any, Any],
        services: TheServices,
        inquiry: AnInquiry,
        table: TheTable,
        my_seat: OwnSeat,
    ) -> Explained:
        """What each legal choice means, in the order of `legal`; texts by Accept-Language.

        Each is found by doing it in a world that fits what the seat knows, up to the first draw or secret.
        """
        position, version = await present(request, table, my_seat)
        key = (my_seat, position.language)
        known = services.explanations.get(table.id, version, key)
        if known is None:
            known = await inquiry.answer(Lane.ANALYSIS, explaining.choices, position, version)
            services.explanations.put(table.id, version, key, known)
        return known

    @post("/explain", operation_id="explain", status_code=200)
    async def explain(
        self,
        request: Request[Any, Any, Any],
        services: TheServices,
        inquiry: AnInquiry,
        table: TheTable,
        my_seat: OwnSeat,
        data: JSONBody[Plan],
    ) -> Explained:
        """What a choice, or a plan of several, means. Nothing is played."""
        position, version = await present(request, table, my_seat)
        key = (my_seat, position.language, *data.plan)
        known = services.explanations.get(table.id, version, key)
        if known is None:
            known = await inquiry.answer(Lane.ANALYSIS, explaining.plan, position, version, data.plan)
            services.explanations.put(table.id, version, key, known)
        return known

    @post("/reasons", operation_id="reasons", status_code=200)
    async def reasons(
        self,
        request: Request[Any, Any, Any],
        inquiry: AnInquiry,
        table: TheTable,
        my_seat: OwnSeat,
        data: JSONBody[Actions],
    ) -> Reasons:
        """Why actions are not legal now, for pieces that cannot be chosen; texts by Accept-Language."""
        position, version = await present(request, table, my_seat)
        return await inquiry.answer(Lane.ANALYSIS, explaining.reasons, position, version, data.actions)
