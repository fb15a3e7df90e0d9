"""The history of a game: its deal, its moves, and every position in between. Records and the server share it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer, Outcome, SealedDealer, WatchedDealer
from mecenate.core.errors import HistoryError, MecenateError, PositionError
from mecenate.core.event import Event, Scribe
from mecenate.core.game import Game
from mecenate.core.moves import Move, Rewind, Streams, Transcript, carry_out
from mecenate.core.state import State

SNAPSHOT_EVERY = 50
"""Moves between two snapshots: a table opens by replaying at most this many. Each table has its own offset, so that
tables that began together do not all store a snapshot at the same move."""


class History:
    """All moves of one game that were not taken back, with the state they lead to.

    `state` belongs to the history; others must not change it. Earlier positions are replayed from the nearest snapshot.
    There is always a snapshot of the start, so a game opens even if its rules were corrected since.
    """

    state: State

    def __init__(self, game: Game, secret: bytes | None, deal: tuple[Outcome, ...], snapshots: dict[int, str]) -> None:
        """A dealt game; `extend` adds its moves."""
        self.game = game
        self.deal = deal
        self.moves: list[Move] = []
        self.lost: list[Move] = []
        """Stored moves after `moves` that can no longer be carried out."""
        self.snapshots = snapshots
        self.streams = Streams()
        self._stream = 0
        self._drawn = len(deal)
        """How many outcomes of the stream have been drawn."""
        self._secret = secret
        self._sealed: SealedDealer | None = None
        """The source of chance for a sealed deal, after the first move."""
        self._dealer: Dealer | None = None
        """The source of chance for a deal that is not sealed."""
        self._events: dict[int, list[Event]] = {}

    @staticmethod
    def begin(game: Game, seats: int, dealer: Dealer) -> History:
        """Deal a new game."""
        watched = WatchedDealer(dealer)
        scribe = Scribe()
        state = game.start(seats, watched, scribe)
        secret = dealer.secret if isinstance(dealer, SealedDealer) else None
        history = History(game, secret, tuple(watched.outcomes), {0: state.to_json()})
        history.state = state
        history._dealer = dealer
        history._events[0] = scribe.events
        return history

    @staticmethod
    def from_position(game: Game, state: State) -> History:
        """A history that starts at a position instead of a deal. It belongs to the history from then on."""
        history = History(game, None, (), {0: state.to_json()})
        history.state = state
        return history

    def extend(self, moves: list[Move], streams: Streams | None = None) -> None:
        """Add the moves of a stored game, as far as they can be carried out.

        Raises `PositionError` if no stored position can be read.
        """
        self.moves = moves
        self._remember()
        count = self._reachable()
        self.moves, self.lost = moves[:count], moves[count:]
        self.streams = streams or self.streams
        self._find_stream()
        self.state = self.at(count)

    def _remember(self) -> None:
        """Positions of release 0.1 do not hold what each seat has seen: replay them from the deal.

        Those that the rules no longer lead to stay as they are.
        """
        with contextlib.suppress(MecenateError):
            dealt = self.game.state_from_json(self.snapshots[0])
            if dealt.remembers:
                return
            state = self.game.start(dealt.seats, Dealer.recorded(self.deal))
            for number in range(len(self.moves) + 1):
                if number > 0:
                    carry_out(state, self.moves[number - 1])
                if number in self.snapshots and not self._replace_by(number, state):
                    return

    def _replace_by(self, number: int, state: State) -> bool:
        """Replace a snapshot by the same position with its memory; False if it is another position."""
        stored = self.game.state_from_json(self.snapshots[number])
        if not stored.remembers:
            known = state.copy()
            known.forget()
            if known != stored:
                return False
            self.snapshots[number] = state.to_json()
        return True

    def _find_stream(self) -> None:
        """Find the stream of the next move, and how far it has been drawn from."""
        self._stream, first = self.streams.now
        drawn = sum(len(move.outcomes) for move in self.moves[max(0, first - 1) :])
        self._drawn = drawn if first else len(self.deal) + drawn

    def _reachable(self) -> int:
        """How many of the moves can be carried out, from the newest snapshot that can be read."""
        for start in sorted((number for number in self.snapshots if number <= len(self.moves)), reverse=True):
            with contextlib.suppress(MecenateError):
                state = self.game.state_from_json(self.snapshots[start])
                for number in range(start + 1, len(self.moves) + 1):
                    try:
                        carry_out(state, self.moves[number - 1])
                    except MecenateError:
                        return number - 1
                return len(self.moves)
        raise PositionError("no stored position of this game can be read")

    @staticmethod
    def of_transcript(game: Game, transcript: Transcript) -> History:
        """A history for reading only; its state is the newest stored one."""
        history = History(game, None, transcript.deal, transcript.snapshots)
        history.moves = transcript.moves
        history.state = game.state_from_json(transcript.snapshots[max(transcript.snapshots)])
        return history

    def transcript(self) -> Transcript:
        """The game as data, including the newest position."""
        newest = {len(self.moves): self.state.to_json()}
        return Transcript(self.deal, {**self.snapshots, **newest}, list(self.moves))

    # ------------------------------------------------------------------ playing

    @property
    def secret(self) -> bytes | None:
        """The secret of a sealed deal; None for any other."""
        return self._secret

    def play(self, choice: Action | str) -> tuple[Move, list[Event]]:
        """Carry out a legal action, with chance from the deal. Raises `UnknownAction` or `IllegalAction`."""
        action = self.state.parse(choice) if isinstance(choice, str) else choice
        seat = self.state.actor
        watched = WatchedDealer(self._next_dealer())
        scribe = Scribe()
        self.state.apply(action, watched, scribe)
        assert seat is not None
        move = Move(seat, action.text, tuple(watched.outcomes))
        self._add(move, scribe.events)
        return move, scribe.events

    def _next_dealer(self) -> Dealer:
        if self._secret is not None:
            if self._sealed is None or self._sealed.stream != self._stream:  # it hashes its key: once, not every move
                self._sealed = SealedDealer(self._secret, stream=self._stream)
            self._sealed.position = self._drawn
            return self._sealed
        assert self._dealer is not None, "this history is for reading only"
        return self._dealer

    def follow(self, move: Move, *, exact: bool = False) -> list[Event]:
        """Carry out a move that was stored elsewhere; `exact` as in `carry_out`."""
        events = carry_out(self.state, move, exact=exact)
        self._add(move, events)
        return events

    def _add(self, move: Move, events: list[Event]) -> None:
        self.moves.append(move)
        self._drawn += len(move.outcomes)
        self._events[len(self.moves)] = events

    def new_snapshot(self, beat: int) -> str | None:
        """The position to store now, if one is due; `beat` is the offset of the table."""
        if (len(self.moves) + beat) % SNAPSHOT_EVERY and not self.state.over:
            return None
        return self.snapshots.setdefault(len(self.moves), self.state.to_json())

    # ------------------------------------------------------------------ going back

    def may_undo(self, seat: int) -> bool:
        """Whether the last move was this seat's, and nothing was drawn or shown by it."""
        return bool(self.moves) and self.moves[-1].seat == seat and not self.shows(len(self.moves))

    def shows(self, number: int) -> bool:
        """Whether something was drawn or shown by move `number`. Raises `HistoryError` like `events`."""
        return bool(self.moves[number - 1].outcomes) or self.reveals(number)

    def reveals(self, number: int) -> bool:
        """Whether something hidden was shown by move `number`. Raises `HistoryError` like `events`."""
        return any(event.reveals for event in self.events(number))

    def shown_since(self, count: int) -> list[int]:
        """The moves after the first `count` that drew or showed something, or may have done so under older rules."""
        shown = []
        for number in range(count + 1, len(self.moves) + 1):
            try:
                shows = self.shows(number)
            except HistoryError:
                shows = True
            if shows:
                shown.append(number)
        return shown

    def rewind_to(self, count: int) -> Rewind:
        """The rewind to `count` moves: with the next stream if anything was drawn since."""
        drawn = any(move.outcomes for move in [*self.moves[count:], *self.lost])
        drawn = drawn or any(number > count + 1 for number in self.streams.first_moves)
        return Rewind(count, self.streams.last + 1 if drawn else None)

    def rewind(self, rewind: Rewind) -> None:
        """Take moves back."""
        count = rewind.to
        state = self.at(count)
        for number in range(count + 1, len(self.moves) + 1):
            self._events.pop(number, None)
        for number in [number for number in self.snapshots if number > count]:
            del self.snapshots[number]
        del self.moves[count:]
        self.lost.clear()
        self.streams.rewind(rewind)
        self._find_stream()
        self.state = state

    def at(self, count: int) -> State:
        """A new state after `count` moves. Raises `HistoryError` if it can no longer be replayed."""
        if not 0 <= count <= len(self.moves):
            raise HistoryError("no-such-move", f"the game has {len(self.moves)} moves; there is no position {count}")
        return self._replay(count)

    def positions(self) -> Iterator[State]:
        """The position after the deal and after every move; each is changed into the next."""
        state = self.at(0)
        yield state
        for move in self.moves:
            carry_out(state, move)
            yield state

    def redeal(self) -> State:
        """The position of the deal, dealt again instead of read. Raises the engine's errors."""
        return self.game.start(self.state.seats, Dealer.recorded(self.deal))

    def events(self, number: int) -> list[Event]:
        """The events of move `number`; 0 is the deal. Raises `HistoryError` if it can no longer be replayed."""
        if number not in self._events:
            if number == 0:
                self._events[0] = self._events_of_the_deal()
            else:
                self._find_events(number)
        return self._events[number]

    def events_in_memory(self, first: int, last: int) -> dict[int, list[Event]]:
        """The events of those moves from `first` to `last` that are in memory."""
        numbers = range(max(0, first), min(last, len(self.moves)) + 1)
        return {number: self._events[number] for number in numbers if number in self._events}

    def _events_of_the_deal(self) -> list[Event]:
        scribe = Scribe()
        try:
            self.game.start(self.state.seats, Dealer.recorded(self.deal), scribe)
        except MecenateError:
            raise HistoryError("older-rules", "the deal was made by older rules and can no longer be shown") from None
        return scribe.events

    def _find_events(self, number: int) -> None:
        """Find the events of a move and of all others up to the next snapshot, which are likely needed too."""
        end = min((at for at in self.snapshots if number <= at <= len(self.moves)), default=len(self.moves))
        try:
            self._replay(end, before=number)
        except HistoryError:
            if number not in self._events:
                raise

    def _replay(self, count: int, before: int | None = None) -> State:
        """The state after `count` moves, from the nearest snapshot that can be read, one before move `before`."""
        last = count if before is None else before - 1
        starts = sorted((number for number in self.snapshots if number <= last), reverse=True)
        for start in starts:
            try:
                state = self.game.state_from_json(self.snapshots[start])
            except PositionError:
                continue
            for number in range(start + 1, count + 1):
                try:
                    self._events[number] = carry_out(state, self.moves[number - 1])
                except MecenateError:
                    raise HistoryError(
                        "older-rules", f"move {number} was played by older rules and can no longer be shown"
                    ) from None
            return state
        raise HistoryError("older-rules", f"the position after move {count} can no longer be read")
