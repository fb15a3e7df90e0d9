"""The course of a game: its deal, its moves, and every position in between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mecenate.core.dealer import Dealer, Outcome, WatchedDealer
from mecenate.core.errors import MecenateError
from mecenate.core.event import Event, Scribe
from mecenate.core.game import Game
from mecenate.core.state import State
from mecenate.server.errors import Refusal, conflict

SNAPSHOT_EVERY = 50
"""Moves between two snapshots: a table opens by replaying at most so many. Each table has a beat of its own, so
that those that began together do not store theirs in the same moment."""


class Move(NamedTuple):
    """One action that counts: who chose what, and what chance did."""

    seat: int
    text: str
    outcomes: tuple[Outcome, ...]


class Course:
    """All moves of one game that were not taken back, with the state they lead to.

    `state` belongs to the course and must not be changed by others. Positions of the past are made again from the
    nearest snapshot; there is always one of the deal, so even a game whose rules have been mended since can be opened.
    """

    def __init__(self, game: Game, secret: bytes | None, deal: tuple[Outcome, ...], snapshots: dict[int, str]) -> None:
        """A dealt game, opened at its newest snapshot; `extend` adds the moves."""
        self.game = game
        self.deal = deal
        self.moves: list[Move] = []
        self.snapshots = snapshots
        self._secret = secret
        self._drawn = len(deal)
        self._events: dict[int, list[Event]] = {}
        self.state = game.state_from_json(snapshots[0])

    @staticmethod
    def begin(game: Game, seats: int, secret: bytes) -> Course:
        """Deal a new game from a secret."""
        dealer = WatchedDealer(Dealer.sealed(secret))
        scribe = Scribe()
        state = game.start(seats, dealer, scribe)
        course = Course(game, secret, tuple(dealer.outcomes), {0: state.to_json()})
        course._events[0] = scribe.events
        return course

    def extend(self, moves: list[Move]) -> None:
        """Open a stored game: take the moves over and go to their end."""
        self.moves = moves
        self._drawn = len(self.deal) + sum(len(move.outcomes) for move in moves)
        self.state = self.at(len(moves))

    # ------------------------------------------------------------------ onwards

    def play(self, text: str) -> tuple[Move, list[Event]]:
        """Carry out a legal action with the sealed deal. Raises `UnknownAction` or `IllegalAction`, changes nothing."""
        action = self.state.parse(text)
        seat = self.state.actor
        assert seat is not None
        assert self._secret is not None
        dealer = WatchedDealer(Dealer.sealed(self._secret, self._drawn))
        scribe = Scribe()
        self.state.apply(action, dealer, scribe)
        move = Move(seat, str(action), tuple(dealer.outcomes))
        self._add(move, scribe.events)
        return move, scribe.events

    def follow(self, move: Move) -> list[Event]:
        """Carry out a move that was stored elsewhere."""
        events = _carry_out(self.state, move)
        self._add(move, events)
        return events

    def _add(self, move: Move, events: list[Event]) -> None:
        self.moves.append(move)
        self._drawn += len(move.outcomes)
        self._events[len(self.moves)] = events

    def new_snapshot(self, beat: int) -> str | None:
        """The position to be stored now, if it is time for one by the beat of the table."""
        if (len(self.moves) + beat) % SNAPSHOT_EVERY and not self.state.over:
            return None
        return self.snapshots.setdefault(len(self.moves), self.state.to_json())

    # ------------------------------------------------------------------ back

    def may_undo(self, seat: int) -> bool:
        """Whether the last move was this seat's and neither chance nor hidden things came to light by it."""
        if not self.moves or self.moves[-1].seat != seat or self.moves[-1].outcomes:
            return False
        return not any(event.reveals for event in self.events(len(self.moves)))

    def back_to(self, count: int) -> None:
        """Take back all moves after the first `count`."""
        state = self.at(count)
        for number in range(count + 1, len(self.moves) + 1):
            self._events.pop(number, None)
            self.snapshots.pop(number, None)
            self._drawn -= len(self.moves[number - 1].outcomes)
        del self.moves[count:]
        self.state = state

    def at(self, count: int) -> State:
        """A fresh state after so many moves. Raises a refusal where older rules stand in the way."""
        if not 0 <= count <= len(self.moves):
            raise conflict("no-such-move", f"the game has {len(self.moves)} moves; there is no position {count}")
        start = max(number for number in self.snapshots if number <= count)
        return self._replay(start, count)

    def positions(self) -> Iterator[State]:
        """The position after the deal and after every move; each is changed into the next."""
        state = self.at(0)
        yield state
        for move in self.moves:
            _carry_out(state, move)
            yield state

    def events(self, number: int) -> list[Event]:
        """What happened by move `number`; 0 is the deal. Raises a refusal where older rules stand in the way."""
        if number not in self._events:
            if number == 0:
                self._events[0] = self._events_of_the_deal()
            else:
                self._find_events(number)
        return self._events[number]

    def _events_of_the_deal(self) -> list[Event]:
        scribe = Scribe()
        try:
            self.game.start(self.state.seats, Dealer.recorded(self.deal), scribe)
        except MecenateError:
            raise conflict("older-rules", "the deal was made by older rules and can no longer be shown") from None
        return scribe.events

    def _find_events(self, number: int) -> None:
        """Find the events of a move, and of all others up to the next snapshot, since they are likely wanted too."""
        start = max(at for at in self.snapshots if at < number)
        end = min((at for at in self.snapshots if at >= number), default=len(self.moves))
        try:
            self._replay(start, end)
        except Refusal:
            if number not in self._events:
                raise

    def _replay(self, start: int, count: int) -> State:
        state = self.game.state_from_json(self.snapshots[start])
        for number in range(start + 1, count + 1):
            try:
                self._events[number] = _carry_out(state, self.moves[number - 1])
            except MecenateError:
                raise conflict(
                    "older-rules", f"move {number} was played by older rules and can no longer be shown"
                ) from None
        return state


def _carry_out(state: State, move: Move) -> list[Event]:
    scribe = Scribe()
    state.apply(state.parse(move.text), Dealer.recorded(move.outcomes), scribe)
    return scribe.events


def outcomes_text(outcomes: tuple[Outcome, ...]) -> str:
    """Outcomes as they stand in the database and in a record: `3/28 17/27`."""
    return " ".join(f"{picked}/{of}" for picked, of in outcomes)


def outcomes_of(text: str) -> tuple[Outcome, ...]:
    """And back."""
    pairs = (part.split("/") for part in text.split())
    return tuple((int(picked), int(of)) for picked, of in pairs)
