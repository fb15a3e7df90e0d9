"""Routes of history: earlier positions, the log, the record, notes, chat, what-if."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, MediaType, Response, delete, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from mecenate.server import errors
from mecenate.server.bots.queue import Lane
from mecenate.server.http.dependencies import Address, AnInquiry, AnySeat, Asker, OwnSeat, TheServices, TheTable
from mecenate.server.live.chat import say
from mecenate.server.live.connection import Watcher
from mecenate.server.live.messages import ChatLine, LogLine, TableInfo, Words
from mecenate.server.people.quotas import is_record
from mecenate.server.tables import analysis, creation, export
from mecenate.server.tables.analysis import Past
from mecenate.server.tables.info import table_info
from mecenate.server.tables.sweeping import remove_tables
from mecenate.server.tables.whatif import Branch, Imagined, Standing

MAX_NOTE = 20_000
Moves = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


class Note(msgspec.Struct, forbid_unknown_fields=True):
    """A private note of a seat."""

    text: Annotated[Words, msgspec.Meta(max_length=MAX_NOTE)]


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[Words, msgspec.Meta(min_length=1, max_length=1000)]


class RecordWish(msgspec.Struct, forbid_unknown_fields=True):
    """A record to look at, or to play on from its end."""

    record: Annotated[str, msgspec.Meta(max_length=800_000)]
    play_on: bool = False


class HistoryController(Controller):
    """Earlier positions, and everything that is computed from them.

    The lock keeps a move that is on its way to the disk from being seen. Nothing is computed while it is held: a worker
    process does that, with a copy of the game.
    """

    path = "/api/tables/{table_id:str}"
    tags = ("history",)

    @get("/history/{moves:int}", operation_id="past_position")
    async def past(
        self,
        inquiry: AnInquiry,
        table: TheTable,
        own_seat: AnySeat,
        moves: Moves,
        seat_shown: FromQuery[int | None] = None,
    ) -> Past:
        """The position after a number of moves; `seat_shown` chooses whose view, once the game is over."""
        seat = own_seat
        if seat_shown is not None and seat_shown != own_seat:
            if not table.uncovered:
                raise errors.not_allowed("while its deal is played, one sees a game from one's own seat only")
            if not 0 <= seat_shown < table.row.seats:
                raise errors.Refusal("unknown-seat", f"the table has seats 0 to {table.row.seats - 1}", 404)
            seat = seat_shown
        async with table.lock:
            copy = analysis.copy_of(table, seat, (moves, moves))
        return await inquiry.answer(Lane.ANALYSIS, analysis.past, copy, seat, moves)

    @get("/scores", operation_id="scores")
    async def scores(self, inquiry: AnInquiry, table: TheTable) -> list[list[int]]:
        """Every seat's total after each move of a finished game, from the deal on; for plots."""
        table.check_uncovered("the course of the scores")
        async with table.lock:
            copy = analysis.copy_of(table)
        return await inquiry.answer(Lane.ANALYSIS, analysis.totals, copy)

    @get("/log", operation_id="log")
    async def log(
        self, inquiry: AnInquiry, table: TheTable, own_seat: AnySeat, first: Number = 0, last: Number = 1_000_000
    ) -> list[LogLine]:
        """What happened, as far as one may know; move 0 is the deal."""
        async with table.lock:
            copy = analysis.copy_of(table, own_seat, (first, last))
        return await inquiry.answer(Lane.ANALYSIS, analysis.log, copy, own_seat, first, last)

    @get("/record", operation_id="record", media_type=MediaType.TEXT)
    async def record(self, inquiry: AnInquiry, services: TheServices, table: TheTable) -> Response[str]:
        """The record of a finished game, for `mecenate replay --verify`."""
        table.check_uncovered("the record")
        stored = await services.store.table(table.id)
        played = export.played_at(table, [] if stored is None else stored.entries)
        text = await inquiry.answer(Lane.ANALYSIS, analysis.record_text, analysis.copy_of(table), played)
        name = f"{table.row.game}-{table.id}.mecenate"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    @get("/note", operation_id="note")
    async def note(self, services: TheServices, table: TheTable, my_seat: OwnSeat) -> Note:
        """One's private note."""
        return Note(await services.store.texts.note(table.id, my_seat))

    @put("/note", operation_id="set_note")
    async def set_note(self, services: TheServices, table: TheTable, my_seat: OwnSeat, data: JSONBody[Note]) -> Note:
        """Change one's private note."""
        owner = table.chairs[my_seat].person_id
        if owner is None:
            raise errors.not_seated()
        async with services.quotas.alone(owner) as connection:
            await services.quotas.take_note(connection, owner, table.id, my_seat, len(data.text))
            await services.store.texts.set_note(connection, table.id, my_seat, data.text)
        return data

    @get("/chat", operation_id="chat")
    async def chat(
        self, services: TheServices, table: TheTable, own_seat: AnySeat, after: Number = 0
    ) -> list[ChatLine]:
        """What was said; the spectators' gallery is closed to players until the end."""
        rows = await services.store.texts.chat(table.id, table.feed.rooms(own_seat), after)
        return [ChatLine(r["id"], r["name"], r["seat"], r["room"], r["text"], r["at"]) for r in rows]

    @post("/chat", operation_id="say", status_code=204)
    async def say(
        self,
        services: TheServices,
        table: TheTable,
        own_seat: AnySeat,
        person: Asker,
        address: Address,
        data: JSONBody[Said],
    ) -> None:
        """Say something."""
        speaker = Watcher(person, own_seat)
        speaker.address = address
        await say(services, table, speaker, data.text)

    @post("/what-if", operation_id="what_if", status_code=200)
    async def what_if(self, inquiry: AnInquiry, table: TheTable, own_seat: AnySeat, data: JSONBody[Branch]) -> Imagined:
        """Play on in private, from now or from an earlier move, in a world that fits what one knows."""
        table.check_unaided("what-if")
        async with table.lock:
            copy = analysis.copy_of(table)
            alone = own_seat is not None and not table.other_people(own_seat)
        return await inquiry.answer(Lane.ANALYSIS, analysis.explore, copy, own_seat, data, alone)

    @get("/standings", operation_id="standings")
    async def standings(self, inquiry: AnInquiry, table: TheTable, own_seat: AnySeat) -> list[Standing]:
        """What everybody would have if the game ended now, as far as one can know it."""
        async with table.lock:
            copy = analysis.copy_of(table)
        return await inquiry.answer(Lane.ANALYSIS, analysis.standings, copy, own_seat)


class RecordsController(Controller):
    """Games that come from a file."""

    path = "/api/records"
    tags = ("history",)

    @post(operation_id="open_record")
    async def open_record(
        self, services: TheServices, person: Asker, address: Address, data: JSONBody[RecordWish]
    ) -> TableInfo:
        """Open a record as a table: to look at, or to play on."""
        table = await creation.from_record(services, person, address, data.record, data.play_on)
        return table_info(table, links=True)

    @delete("/{table_id:str}", operation_id="remove_record", status_code=204)
    async def remove_record(self, services: TheServices, table: TheTable, person: Asker) -> None:
        """Remove a record that one has opened to look at. Games that were played here stay."""
        if person.id != table.row.owner or not await remove_tables(services.store, [table.id], is_record()):
            raise errors.not_allowed("only a record to look at can be removed, and only by who opened it")
        services.registry.drop(table.id)
