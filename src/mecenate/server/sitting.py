"""A sitting: who sits at a table, what is being played there, and what each of them may see of it."""

from __future__ import annotations

import json
from zlib import crc32

import msgspec

from mecenate.core import catalogue
from mecenate.core.game import Game
from mecenate.server import errors
from mecenate.server.course import Course
from mecenate.server.messages import Asking, ClockInfo, LogLine, Position, SeatInfo, TableInfo
from mecenate.server.rows import OVER, RUNNING, Clock, Person, Seat, TableRow
from mecenate.server.showing import events_for
from mecenate.server.watching import Watcher

TABLE_ROOM, GALLERY = "table", "gallery"
"""Where things are said: players speak at the table, spectators among themselves."""


class Sitting:
    """What a table is at one moment, and what of it is for whose eyes."""

    def __init__(self, row: TableRow, chairs: list[Seat]) -> None:
        self.row = row
        self.chairs = chairs
        self.people: dict[str, Person] = {}
        self.course: Course | None = None
        self.same_deal: list[str] = []
        self.others_over = True
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[set[int], int]] = {}

    # ------------------------------------------------------------------ what it is

    @property
    def id(self) -> str:
        """Its name in links."""
        return self.row.id

    @property
    def beat(self) -> int:
        """A number of its own, the same in every process, made of what everybody knows."""
        return crc32(self.id.encode())

    @property
    def game(self) -> Game:
        """The rules it plays by."""
        pack = None if self.row.pack is None else json.loads(self.row.pack)
        return catalogue.game(self.row.game, components=pack, **json.loads(self.row.options))

    @property
    def clock(self) -> Clock | None:
        """Its clock, if it has one."""
        return None if self.row.clock is None else msgspec.json.decode(self.row.clock, type=Clock)

    @property
    def asking(self) -> Asking | None:
        """Who asks to go back, if anybody does."""
        return None if self.row.asking is None else msgspec.json.decode(self.row.asking, type=Asking)

    @property
    def playing(self) -> Course:
        """The game that is going on. Raises a refusal if there is none."""
        if self.course is None or self.row.status != RUNNING:
            raise errors.conflict("not-running", f"nothing can be played here: the table is {self.row.status}")
        return self.course

    @property
    def dealt(self) -> Course:
        """The game, running or over. Raises a refusal before the start."""
        if self.course is None:
            raise errors.conflict("not-running", "the game has not begun")
        return self.course

    @property
    def uncovered(self) -> bool:
        """Whether what was hidden may be told: the game is over, here and wherever else its deal is played."""
        return self.row.status == OVER and self.others_over

    def check_uncovered(self, what: str) -> None:
        """Raise a refusal if what was hidden is still hidden."""
        if not self.uncovered:
            where = "is over" if self.row.status != OVER else "is over at all tables that have this deal"
            raise errors.conflict("not-over", f"{what} opens when the game {where}: it holds what is hidden")

    def seat_of(self, person: Person | None, token: str | None = None) -> int | None:
        """Where somebody sits, by who they are or by the secret token of the seat."""
        for chair in self.chairs:
            if token is not None and chair.token == token and chair.person_id is not None:
                return chair.seat
            if person is not None and chair.person_id == person.id:
                return chair.seat
        return None

    @property
    def lost(self) -> bool:
        """Whether the game has begun but is not known here: something could not be stored, and must be read again."""
        return self.course is None and self.row.deal is not None

    def is_bot(self, seat: int | None) -> bool:
        """Whether a bot sits there."""
        return seat is not None and self.chairs[seat].bot is not None

    def check_person(self, seat: int) -> None:
        """Raise a refusal if a bot plays for this seat: its person must come back first, or has resigned."""
        if self.is_bot(seat):
            raise errors.conflict("bot-plays", "a bot plays for you: take your seat back first")

    def humans(self) -> list[int]:
        """The seats where people sit who still play."""
        return [chair.seat for chair in self.chairs if chair.person_id is not None and chair.bot is None]

    # ------------------------------------------------------------------ what may be seen

    def info(self, seat: int | None = None, links: bool = False) -> TableInfo:
        """The table as everybody sees it; its links only for those who may hand them on."""
        row = self.row
        return TableInfo(
            id=row.id,
            game=row.game,
            title=catalogue.entry(row.game).title,
            options=json.loads(row.options),
            seats=[self._seat_info(chair) for chair in self.chairs],
            status=row.status,
            version=row.version,
            actor=row.actor,
            public=row.public,
            owner=row.owner,
            clock=self._clock_info(),
            undo=row.undo,
            when_out=row.when_out,
            created=row.created,
            updated=row.updated,
            spectators=sum(watcher.seat is None for watcher in self.watchers)
            + sum(spectators for _, spectators in self.elsewhere.values()),
            seal=row.seal,
            secret=row.secret if self.uncovered and row.seal is not None else None,
            result=None if row.result is None else json.loads(row.result),
            rematch=row.rematch,
            same_deal=self.same_deal,
            asking=self.asking,
            you=seat,
            invite=row.invite if links else None,
            watch=row.watch if links else None,
        )

    def _seat_info(self, chair: Seat) -> SeatInfo:
        person = None if chair.person_id is None else self.people.get(chair.person_id)
        return SeatInfo(
            seat=chair.seat,
            name=None if person is None else person.name,
            person=chair.person_id,
            bot=chair.bot,
            connected=chair.seat in self.connected(),
            resigned=chair.resigned,
            reserve=chair.reserve,
        )

    def _clock_info(self) -> ClockInfo | None:
        clock = self.clock
        if clock is None:
            return None
        return ClockInfo(clock.turn, clock.reserve, clock.increment, self.row.turn_started, self.row.deadline)

    def connected(self) -> set[int]:
        """The seats whose people are looking at the table."""
        here = {watcher.seat for watcher in self.watchers if watcher.seat is not None}
        return here.union(*(seats for seats, _ in self.elsewhere.values()))

    def position(self, seat: int | None) -> Position:
        """All that a seat may know now."""
        course = self.dealt
        return Position(
            version=self.row.version,
            moves=len(course.moves),
            seat=seat,
            actor=self.row.actor,
            over=self.row.status == OVER,
            view=course.state.view(seat),
            legal=self.legal_for(seat),
            may_undo=self.may_undo(seat),
            scores=[score.to_dict() for score in course.state.scores()] if course.state.over else None,
        )

    def legal_for(self, seat: int | None) -> list[str] | None:
        """What a seat may choose; None if it is not the one that must."""
        return self._legal(self.row, seat)

    def _legal(self, row: TableRow, seat: int | None) -> list[str] | None:
        if seat is None or seat != row.actor:
            return None
        return [str(action) for action in self.dealt.state.legal()]

    def may_undo(self, seat: int | None) -> bool:
        """Whether this seat may take its last action back by itself."""
        return self._may_undo(self.row, seat)

    def _may_undo(self, row: TableRow, seat: int | None) -> bool:
        if seat is None or row.undo == "never" or row.status != RUNNING or self.course is None:
            return False
        try:
            return self.course.may_undo(seat)
        except errors.Refusal:  # the last move was played by older rules
            return False

    def log(self, seat: int | None, first: int, last: int) -> list[LogLine]:
        """What happened from one move to another, as far as the seat may know; move 0 is the deal.

        Moves that were played by older rules and can no longer be shown are left out.
        """
        course = self.dealt
        lines = []
        for number in range(max(0, first), min(last, len(course.moves)) + 1):
            try:
                told = events_for(course.events(number), seat)
            except errors.Refusal:
                continue
            if told:
                lines.append(LogLine(number, told))
        return lines

    def rooms(self, seat: int | None) -> tuple[str, ...]:
        """Where somebody may listen: players hear the gallery when the game is over."""
        return (TABLE_ROOM,) if seat is not None and self.row.status != OVER else (TABLE_ROOM, GALLERY)
