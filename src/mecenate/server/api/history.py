"""What was: every earlier position, the log, the record, notes, chat, and what might be."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Response, get, post, put
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from mecenate.server import errors, founding, whatif
from mecenate.server.api.needs import AnySeat, Asker, OwnSeat, TheHouse, TheTable
from mecenate.server.course import Course
from mecenate.server.messages import ChatLine, LogLine, TableInfo, Words
from mecenate.server.sockets import say
from mecenate.server.watching import Watcher
from mecenate.server.whatif import Branch, Imagined, Standing

MAX_NOTE = 20_000
Moves = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Number = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


class Past(msgspec.Struct):
    """A position of the past, as the reader's seat saw it; when the game is over, as any seat saw it."""

    moves: int
    of: int
    seat: int | None
    actor: int | None
    over: bool
    view: Any
    events: list[dict[str, Any]]
    scores: list[dict[str, Any]] | None


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
    """The past of a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("history",)

    @get("/history/{moves:int}", operation_id="past_position")
    async def past(
        self, table: TheTable, own_seat: AnySeat, moves: Moves, seat_shown: FromQuery[int | None] = None
    ) -> Past:
        """The position after so many moves; `seat_shown` chooses whose eyes to look through, once the game is over."""
        seat = own_seat
        if seat_shown is not None and seat_shown != own_seat:
            if not table.uncovered:
                raise errors.not_allowed("while its deal is played, one sees a game from one's own seat only")
            if not 0 <= seat_shown < table.row.seats:
                raise errors.Refusal("unknown-seat", f"the table has seats 0 to {table.row.seats - 1}", 404)
            seat = seat_shown
        async with table.lock:
            state = table.dealt.at(moves)
            lines = table.log(seat, moves, moves)
            return Past(
                moves=moves,
                of=len(table.dealt.moves),
                seat=seat,
                actor=state.actor,
                over=state.over,
                view=state.view(seat),
                events=lines[0].events if lines else [],
                scores=[score.to_dict() for score in state.scores()] if table.uncovered else None,
            )

    @get("/scores", operation_id="scores")
    async def scores(self, table: TheTable) -> list[list[int]]:
        """Every seat's total after each move of a finished game, from the deal on; for plots."""
        table.check_uncovered("the course of the scores")
        async with table.lock:
            return await asyncio.to_thread(_totals, table.dealt)

    @get("/log", operation_id="log")
    async def log(
        self, table: TheTable, own_seat: AnySeat, first: Number = 0, last: Number = 1_000_000
    ) -> list[LogLine]:
        """What happened, as far as one may know; move 0 is the deal."""
        async with table.lock:
            return table.log(own_seat, first, last)

    @get("/record", operation_id="record", media_type=MediaType.TEXT)
    async def record(self, table: TheTable) -> Response[str]:
        """The record of a finished game, for `mecenate replay --verify`."""
        async with table.lock:
            text = founding.record_text(table)
        name = f"{table.row.game}-{table.id}.mecenate"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    @get("/note", operation_id="note")
    async def note(self, house: TheHouse, table: TheTable, my_seat: OwnSeat) -> Note:
        """One's private note."""
        return Note(await house.store.note(table.id, my_seat))

    @put("/note", operation_id="set_note")
    async def set_note(self, house: TheHouse, table: TheTable, my_seat: OwnSeat, data: JSONBody[Note]) -> Note:
        """Change one's private note."""
        await house.store.set_note(table.id, my_seat, data.text)
        return data

    @get("/chat", operation_id="chat")
    async def chat(self, house: TheHouse, table: TheTable, own_seat: AnySeat, after: Number = 0) -> list[ChatLine]:
        """What was said; the spectators' gallery is closed to players until the end."""
        rows = await house.store.chat(table.id, table.rooms(own_seat), after)
        return [ChatLine(r["id"], r["name"], r["seat"], r["room"], r["text"], r["at"]) for r in rows]

    @post("/chat", operation_id="say", status_code=204)
    async def say(
        self, house: TheHouse, table: TheTable, own_seat: AnySeat, person: Asker, data: JSONBody[Said]
    ) -> None:
        """Say something."""
        await say(house, table, Watcher(person, own_seat), data.text)

    @post("/what-if", operation_id="what_if", status_code=200)
    async def what_if(self, table: TheTable, own_seat: AnySeat, data: JSONBody[Branch]) -> Imagined:
        """Play on in private, from now or from an earlier move, in a world that fits what one knows."""
        async with table.lock:
            return await asyncio.to_thread(whatif.explore, table, own_seat, data)

    @get("/standings", operation_id="standings")
    async def standings(self, table: TheTable, own_seat: AnySeat) -> list[Standing]:
        """What everybody would have if the game ended now, as far as one can know it."""
        async with table.lock:
            state = table.dealt.state.copy()
        return await asyncio.to_thread(whatif.standings, state, own_seat)


def _totals(course: Course) -> list[list[int]]:
    return [[score.total for score in state.scores()] for state in course.positions()]


class RecordsController(Controller):
    """Games that come from a file."""

    path = "/api/records"
    tags = ("history",)

    @post(operation_id="open_record")
    async def open_record(self, house: TheHouse, person: Asker, data: JSONBody[RecordWish]) -> TableInfo:
        """Open a record as a table: to look at, or to play on."""
        table = await founding.from_record(house, person, data.record, data.play_on)
        return table.info(links=True)
