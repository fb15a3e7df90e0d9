"""A table in memory: who sits there, what is being played, and what each seat may see of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from zlib import crc32

import msgspec

from mecenate.core import catalogue
from mecenate.core.errors import HistoryError, MecenateError
from mecenate.core.event import Event
from mecenate.core.game import Game, read_options
from mecenate.core.history import History
from mecenate.core.moves import Move, Rewind, Streams, outcomes_of
from mecenate.server import errors
from mecenate.server.live.feed import Feed
from mecenate.server.live.messages import Asking, LogLine, Position, RulesChange, Stuck
from mecenate.server.storage.rows import (
    ABANDONED,
    OPEN,
    OVER,
    RUNNING,
    SERVER,
    Clock,
    Entry,
    Person,
    Seat,
    TableRow,
    has_notes,
)
from mecenate.server.tables import days
from mecenate.server.tables.lock import TableLock
from mecenate.server.tables.log import log_of

PLAY, UNDO, RESIGN, BOT, RULES = "play", "undo", "resign", "bot", "rules"
"""The kinds of entries: an action, going back, leaving the game, a bot taking a seat over, other rules from here on."""
MAX_KEYS = 2000


class Table:
    """One table in the memory of this process. All that changes it happens under `lock`; it stores nothing itself."""

    def __init__(self, row: TableRow, chairs: list[Seat]) -> None:
        self.row = row
        self.chairs = chairs
        self.people: dict[str, Person] = {}
        self.history: History | None = None
        self.unreadable = 0
        """How many moves are stored, if no position of the game can be read."""
        self.problem = ""
        """Why it cannot be read."""
        self.rules_changed: list[RulesChange] = []
        self.same_deal: list[str] = []
        self.twins = 0
        """How many other tables have the same deal, public or not."""
        self.twins_public = True
        self.others_over = True
        self.feed = Feed(self)
        """What those who watch are sent."""
        self.keys: dict[str, tuple[int, int]] = {}
        """Seat and version of the last messages, by their keys."""
        self.interrupted = [0] * len(chairs)
        """For each seat, the last entry after which no earlier proxy bid of it counts."""
        self.auction: str | None = ""
        """The auction for which proxy bids were last looked at; empty before the first time."""
        self.beat = crc32(row.id.encode())
        """An offset for snapshots: different for each table, and the same in every process."""
        self.lock = TableLock()
        self.touched = 0.0

    # ------------------------------------------------------------------ what it is

    @property
    def id(self) -> str:
        """Its id."""
        return self.row.id

    @property
    def rules(self) -> int:
        """The rules version it plays by, as far as stored."""
        return self.rules_changed[-1].new if self.rules_changed else self.row.rules

    @property
    def game(self) -> Game:
        """The rules it plays by: those of its version, or the newest if this release no longer has them."""
        return catalogue.configured(*self._game_asked(self.rules))

    async def prepare(self, entries: Sequence[Entry] = ()) -> None:
        """Let a thread build the rules that `game` gives after these entries, since that takes milliseconds."""
        changes = [int(entry.text) for entry in entries if entry.kind == RULES]
        with suppress(MecenateError):  # `game` raises it again
            asked = self._game_asked(changes[-1] if changes else self.rules)
            if catalogue.built(*asked) is None:
                await asyncio.to_thread(catalogue.configured, *asked)

    def _game_asked(self, rules: int) -> tuple[str, dict[str, Any], dict[str, Any] | None, int | None]:
        """The arguments of `catalogue.configured` for rules of this version."""
        row, entry = self.row, catalogue.entry(self.row.game)
        pack = None if row.pack is None else json.loads(row.pack)
        options = json.loads(row.options)
        if entry.versions().playable(rules):
            return row.game, options, pack, rules
        return row.game, read_options(row.game, entry.options(), options, rules), pack, None

    @property
    def clock(self) -> Clock | None:
        """Its clock, if it has one."""
        return None if self.row.clock is None else msgspec.json.decode(self.row.clock, type=Clock)

    @property
    def notes(self) -> bool:
        """Whether everybody is shown what a note-taker would know."""
        return has_notes(self.row, self.chairs)

    @property
    def asking(self) -> Asking | None:
        """Who asks for everybody's consent, if anybody does."""
        return None if self.row.asking is None else msgspec.json.decode(self.row.asking, type=Asking)

    @property
    def playing(self) -> History:
        """The game that is going on. Raises a refusal if there is none."""
        if self.history is None or self.row.status != RUNNING:
            raise errors.conflict("not-running", f"nothing can be played here: the table is {self.row.status}")
        return self.history

    @property
    def dealt(self) -> History:
        """The game, running or over. Raises a refusal before the start."""
        if self.history is None:
            if self.row.deal is not None:
                raise errors.conflict("unreadable", "this release cannot read the game; the table can only be closed")
            raise errors.conflict("not-running", "the game has not begun")
        return self.history

    @property
    def stuck(self) -> Stuck | None:
        """Where a stored game stands that can no longer be followed to its last move; None if all is well."""
        if self.unreadable:
            return Stuck(0, self.unreadable)
        if self.history is None or not self.history.lost:
            return None
        return Stuck(len(self.history.moves), len(self.history.moves) + len(self.history.lost))

    def check_not_stuck(self) -> None:
        """Raise a refusal if a stored move can no longer be carried out."""
        stuck = self.stuck
        if stuck is not None:
            raise errors.conflict(
                "stuck",
                f"move {stuck.move + 1} was stored by another release and can no longer be carried out: agree to go on "
                f"from move {stuck.move}, or close the table",
            )

    @property
    def uncovered(self) -> bool:
        """Whether hidden information may be shown: the game is over at all tables that have its deal."""
        return self.row.status == OVER and self.others_over and not self.day_is_open

    @property
    def secluded(self) -> bool:
        """Whether only those seated here may see the game: its deal is still played, or will be, at several tables."""
        over = self.row.status in (OVER, ABANDONED) and self.others_over
        return self.day_is_open or (self.twins > 0 and not over)

    def check_uncovered(self, what: str) -> None:
        """Raise a refusal if what was hidden is still hidden."""
        if not self.uncovered:
            where = "is over" if self.row.status != OVER else "is over at all tables that have this deal"
            where = "is over and the day of its deal has closed" if self.day_is_open else where
            raise errors.conflict("not-over", f"{what} opens when the game {where}: it holds what is hidden")

    @property
    def day_is_open(self) -> bool:
        """Whether this is a deal of the day whose day has not closed."""
        return self.row.daily is not None and not days.is_closed(self.row.daily)

    def check_day(self) -> None:
        """Raise a refusal if the day whose deal is played has closed; the master's own game begins after that."""
        if self.row.daily is not None and not self.day_is_open and self.row.owner != SERVER:
            raise errors.conflict("day-closed", "the day of this deal has closed: nothing more is played here")

    def check_unaided(self, what: str) -> None:
        """Raise a refusal for help that a deal of the day does without, so that its results can be compared."""
        if self.day_is_open:
            raise errors.conflict("deal-of-the-day", f"in the deal of the day there is no {what}")

    def seat_of(self, person: Person | None, token: str | None = None) -> int | None:
        """Where somebody sits, by who they are or by the secret token of the seat."""
        for chair in self.chairs:
            if token is not None and chair.token == token and chair.person_id is not None:
                return chair.seat
            if person is not None and chair.person_id == person.id:
                return chair.seat
        return None

    def may_sit(self, person: Person | None, invited: bool) -> bool:
        """Whether somebody, with or without the players' link, may take a free seat."""
        free = any(chair.person_id is None and chair.bot is None for chair in self.chairs)
        allowed = self.row.public or invited or (person is not None and person.id == self.row.owner)
        return self.row.status == OPEN and free and allowed and self.seat_of(person) is None

    @property
    def lost(self) -> bool:
        """Whether the game is not in memory because an entry could not be stored; it must be read again."""
        return self.history is None and self.row.deal is not None and not self.unreadable

    def is_bot(self, seat: int | None) -> bool:
        """Whether a bot sits there."""
        return seat is not None and self.chairs[seat].bot is not None

    def check_person(self, seat: int) -> None:
        """Raise a refusal if a bot plays for this seat: its person must come back first, or has resigned."""
        if self.is_bot(seat):
            raise errors.conflict("bot-plays", "a bot plays for you: take your seat back first")

    def people_seats(self) -> list[int]:
        """The seats of people who have not resigned, also while a bot plays for them."""
        return [chair.seat for chair in self.chairs if chair.person_id is not None and not chair.resigned]

    def other_people(self, seat: int) -> list[int]:
        """The seats of the other people who have not resigned."""
        return [other for other in self.people_seats() if other != seat]

    @property
    def may_be_rated(self) -> bool:
        """Whether the result can count for ratings: only people with accounts, a sealed deal, the usual pieces."""
        row = self.row
        accounts = [self.people.get(chair.person_id or "") for chair in self.chairs]
        known = all(person is not None and person.login is not None for person in accounts)
        fair = row.rated and row.pack is None and row.seal is not None and (self.twins == 0 or self.twins_public)
        return known and fair

    # ------------------------------------------------------------------ what may be seen

    def name_of(self, chair: Seat) -> str:
        """The name of the person on a seat; empty if nobody is known."""
        person = None if chair.person_id is None else self.people.get(chair.person_id)
        return "" if person is None else person.name

    def position(self, seat: int | None) -> Position:
        """All that a seat may know now."""
        history = self.dealt
        return Position(
            version=self.row.version,
            moves=len(history.moves),
            seat=seat,
            actor=self.row.actor,
            over=self.row.status == OVER,
            view=history.state.view(seat),
            legal=self.legal_for(seat),
            may_undo=self.may_undo(seat),
            scores=[score.to_dict() for score in history.state.scores()] if history.state.over else None,
            remembered=history.state.remembered(seat) if self.notes else None,
        )

    def legal_for(self, seat: int | None) -> list[str] | None:
        """What a seat may choose; None if it is not the one that must."""
        return self.legal_at(self.row, seat)

    def legal_at(self, row: TableRow, seat: int | None) -> list[str] | None:
        """The same for a row that may not be stored yet."""
        if seat is None or seat != row.actor or self.dealt.lost:
            return None
        return [action.text for action in self.dealt.state.legal()]

    def may_undo(self, seat: int | None) -> bool:
        """Whether this seat may take its last action back by itself."""
        return self.may_undo_at(self.row, seat)

    def may_undo_at(self, row: TableRow, seat: int | None) -> bool:
        """The same for a row that may not be stored yet."""
        return seat is not None and seat == self.undoer_at(row)

    def undoer_at(self, row: TableRow) -> int | None:
        """The seat that may take its last action back by itself, for a row that may not be stored yet."""
        history = self.history
        if history is None or row.undo == "never" or row.status != RUNNING or history.lost or not history.moves:
            return None
        seat = history.moves[-1].seat
        try:
            return seat if history.may_undo(seat) else None
        except HistoryError:  # the last move was played by older rules
            return None

    def log(self, seat: int | None, first: int, last: int) -> list[LogLine]:
        """What happened from one move to another, as far as the seat may know."""
        return log_of(self.dealt, seat, first, last)

    # ------------------------------------------------------------------ loading and following

    def open(self, snapshots: dict[int, str], entries: list[Entry]) -> None:
        """Take over a stored game. If it cannot be read, the table stays without one, and says so."""
        moves: list[Move] = []
        streams = Streams()
        self.rules_changed = []
        for entry in entries:
            if entry.kind == PLAY:
                moves.append(Move(entry.seat, entry.text, outcomes_of(entry.outcomes)))
            elif entry.kind == UNDO:
                rewind = Rewind.parse(entry.text)
                del moves[rewind.to :]
                streams.rewind(rewind)
            elif entry.kind == RULES:
                self.rules_changed = [*self.rules_changed, RulesChange(len(moves), self.rules, int(entry.text))]
            self.remember(entry)
        try:
            secret = None if self.row.secret is None else bytes.fromhex(self.row.secret)
            history = History(self.game, secret, outcomes_of(self.row.deal or ""), snapshots)
            history.extend(moves, streams)
        except MecenateError as error:
            self.unreadable = max(1, len(moves))
            self.problem = str(error)
            return
        self.history = history
        self.feed.restart()

    def lose(self) -> None:
        """Forget the game, to read it again."""
        self.history = None
        self.keys.clear()
        self.feed.restart()

    def follow(self, entry: Entry, newest: TableRow) -> None:
        """Take over one entry that another process stored, and tell it; the last one leads to the newest row."""
        history = self.dealt
        events: list[Event] = []
        if entry.kind == PLAY:
            events = history.follow(Move(entry.seat, entry.text, outcomes_of(entry.outcomes)))
        elif entry.kind == UNDO:
            history.rewind(Rewind.parse(entry.text))
        elif entry.kind == RULES:
            self.rules_changed = [*self.rules_changed, RulesChange(len(history.moves), self.rules, int(entry.text))]
        self.remember(entry)
        if entry.number == newest.version:
            self.row = newest
        else:
            self.row = msgspec.structs.replace(self.row, version=entry.number, actor=history.state.actor, asking=None)
        self.feed.send(self.feed.draw(self.row, entry.kind, entry.seat, events))

    def remember(self, entry: Entry) -> None:
        """Keep the key of an entry, so that the same message sent again is known, and what it interrupts."""
        if entry.kind in (RESIGN, BOT):
            self.interrupted[entry.seat] = entry.number
        elif entry.kind != PLAY:
            self.interrupted = [entry.number] * len(self.chairs)
        if entry.key is not None:
            self.keys[entry.key] = (entry.seat, entry.number)
            if len(self.keys) > MAX_KEYS:
                del self.keys[next(iter(self.keys))]
