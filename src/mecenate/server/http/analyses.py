"""Analyses of finished games, and practice from any of their positions."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from mecenate.analysis import Analysis
from mecenate.lang import LANGUAGES
from mecenate.server import errors
from mecenate.server.analyses.jobs import BetterTurn, annotated, play_better
from mecenate.server.bots.queue import Client, Lane
from mecenate.server.http.dependencies import Address, AnInquiry, Asker, TheServices, TheTable
from mecenate.server.live.messages import TableInfo
from mecenate.server.services import Services
from mecenate.server.storage.rows import AnalysisRow
from mecenate.server.tables import analysis, creation, export
from mecenate.server.tables.info import table_info
from mecenate.server.tables.table import Table

WHAT = "the analysis"
LanguageCode = Annotated[str, QueryParameter(name="lang", pattern=f"^({'|'.join(LANGUAGES)})$")]
Move = Annotated[int, PathParameter(ge=1, le=1_000_000)]


class AnalysisState(msgspec.Struct):
    """The analysis of a game, or how far it is."""

    status: Literal["none", "running", "done", "failed"]
    done: int = 0
    """How many turns are judged."""
    turns: int = 0
    """How many there are; 0 while it waits."""
    analysis: Analysis | None = None


class PracticeWish(msgspec.Struct, forbid_unknown_fields=True):
    """Where to play on from, on which seat, and against which level."""

    moves: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=10)]
    level: str


class AnalysesController(Controller):
    """What each turn of a finished game was worth. It holds what was hidden, so it opens when the game is over."""

    path = "/api/tables/{table_id:str}"
    tags = ("history",)

    @get("/analysis", operation_id="analysis")
    async def analysis(self, services: TheServices, table: TheTable) -> AnalysisState:
        """The analysis of a finished game, or how far it is. Everybody who may look at the table may read it."""
        table.check_uncovered(WHAT)
        return state_of(await services.analyses.find(table.id))

    @post("/analysis", operation_id="analyse", status_code=200)
    async def analyse(self, services: TheServices, table: TheTable, person: Asker, address: Address) -> AnalysisState:
        """Have a finished game analysed, which takes a minute or more; GET tells how far it is."""
        table.check_uncovered(WHAT)
        async with table.lock:
            copy = analysis.copy_of(table)
        return state_of(await services.analyses.begin(table.id, copy, Client(address, person.id)))

    @get("/analysis/better/{move:int}", operation_id="better_turn")
    async def better(self, inquiry: AnInquiry, services: TheServices, table: TheTable, move: Move) -> BetterTurn:
        """The better turn beside the one that begins with a move, played out in the real position."""
        table.check_uncovered(WHAT)
        found = await the_analysis(services, table)
        turn = next((turn for turn in found.turns if turn.number == move and turn.judged.better), None)
        if turn is None:
            raise errors.conflict("no-such-move", f"no better turn was found for move {move}")
        return await inquiry.answer(Lane.ANALYSIS, play_better, analysis.copy_of(table), turn)

    @get("/analysis/record", operation_id="analysed_record", media_type=MediaType.TEXT)
    async def record(
        self, inquiry: AnInquiry, services: TheServices, table: TheTable, lang: LanguageCode = "en"
    ) -> Response[str]:
        """The record of the game with the analysis in it: chances, comments, and better turns as branches."""
        table.check_uncovered(WHAT)
        found = await the_analysis(services, table)
        stored = await services.store.table(table.id)
        played = export.played_at(table, [] if stored is None else stored.entries)
        copy = analysis.copy_of(table)
        text = await inquiry.answer(Lane.ANALYSIS, annotated, copy, played, found, lang)
        name = f"{table.row.game}-{table.id}-analysis.mecenate"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    @post("/practice", operation_id="practise")
    async def practise(
        self, services: TheServices, table: TheTable, person: Asker, address: Address, data: JSONBody[PracticeWish]
    ) -> TableInfo:
        """A new table that goes on from a position of a finished game, against bots. It counts for nothing."""
        table.check_uncovered("a position to play on from")
        async with table.lock:
            copy = analysis.copy_of(table)
        new = await creation.practise(services, person, address, copy, data.moves, data.seat, data.level)
        return table_info(new, links=True)


async def the_analysis(services: Services, table: Table) -> Analysis:
    """The analysis of a table. Raises a refusal if it is not done."""
    found = state_of(await services.analyses.find(table.id)).analysis
    if found is None:
        raise errors.conflict("not-analysed", "this game has not been analysed yet")
    return found


def state_of(row: AnalysisRow | None) -> AnalysisState:
    """What is said about an analysis. One of an earlier release that can no longer be read counts as none."""
    if row is None:
        return AnalysisState("none")
    try:
        found = None if row.result is None else msgspec.json.decode(row.result, type=Analysis)
    except msgspec.DecodeError:
        return AnalysisState("none")
    return msgspec.convert(
        {"status": row.status, "done": row.done, "turns": row.turns, "analysis": found}, AnalysisState
    )
