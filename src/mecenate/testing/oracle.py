"""An engine and its oracle in lockstep: the same chance, the same choices, the same views, the same scores."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

import mecenate

Picks = Callable[[int], int]
Options = Mapping[str, str | int]
Position = tuple[int, Options, int, int, int, int]
"""Seats, options, seed, actions before, depth, and how many sequences of actions follow."""

STEPS = 1200
"""After so many actions a game is cut off, and its present scores are compared."""


class Oracle(Protocol):
    """A second implementation of a game, written independently of the engine."""

    seats: int

    @property
    def actor(self) -> int | None:
        """Who must choose."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    def legal(self) -> list[str]:
        """What the actor may choose."""

    def play(self, text: str, picks: Picks) -> None:
        """Carry out a legal action."""

    def scores(self) -> Sequence[Mapping[str, Any]]:
        """A seat's total, rank and breakdown."""

    def copy(self: Table) -> Table:
        """A copy of the game."""


Table = TypeVar("Table", bound=Oracle)


class Pair(Generic[Table]):
    """An engine state and an oracle table of the same deal, moved in lockstep."""

    game: ClassVar[str]
    dealt: ClassVar[Callable[..., Any]]
    """Deals the oracle's table: the seats, the options, and the chance."""
    shown: ClassVar[Callable[[Any, int | None], object]]
    """What the oracle lets a seat, or a spectator (None), see of a table."""
    seen: ClassVar[Callable[[Any], object]]
    """The engine's view in plain data, brought into the shape of `shown`."""
    table: Table

    def __init__(self, seats: int, options: Options, seed: int, components: object = None) -> None:
        self.options = options
        self.where = f"{self.game}, {seats} seats, {dict(options)}, seed {seed}"
        self.dealer = mecenate.Dealer.fast(seed)
        self.twin = mecenate.Dealer.fast(seed)
        game = mecenate.game(self.game, components=components, **options)
        self.state = game.start(seats=seats, dealer=self.dealer)
        self.table = self.deal(seats, options)
        self.played: list[str] = []

    def deal(self, seats: int, options: Options) -> Table:
        """The oracle's table, dealt with `self.picks`."""
        table: Table = type(self).dealt(seats, options, self.picks)
        return table

    def picks(self, n: int) -> int:
        """The same chance as the engine's."""
        return int(self.twin.pick(n))

    def legal(self) -> list[str]:
        """The legal actions, on which both must agree."""
        engine = sorted(str(action) for action in self.state.legal())
        oracle = sorted(self.table.legal())
        assert (self.state.actor, engine) == (self.table.actor, oracle), self.report()
        return engine

    def play(self, *texts: str) -> None:
        """Play actions that both must call legal."""
        for text in texts:
            assert text in self.legal(), f"{text} is not legal, {self.report()}"
            self.move(text)

    def move(self, text: str) -> None:
        """Carry out a legal action on both sides."""
        self.state.apply(self.state.parse(text), self.dealer)
        self.table.play(text, self.picks)
        self.played.append(text)

    def report(self) -> str:
        """The position, for the message of a failed test."""
        return f"{self.where}, step {len(self.played)}, after {self.played[-12:]}"

    def compare_views(self) -> None:
        """A seat and a spectator see the same on both sides; the seats take turns."""
        for seat in (len(self.played) % self.table.seats, None):
            view = msgspec.to_builtins(self.state.view(seat))
            assert type(self).seen(view) == type(self).shown(self.table, seat), self.report()

    def compare_scores(self) -> None:
        """Scores and ranks are the same on both sides."""
        engine = [score.to_dict() for score in self.state.scores()]
        oracle = [{"seat": seat, **score} for seat, score in enumerate(self.table.scores())]
        assert engine == oracle, self.report()

    def compare_end(self) -> None:
        """The end is the same, and as much chance was used."""
        assert self.state.over == self.table.over, self.report()
        self.compare_scores()
        self.compare_views()
        assert self.picks(1 << 20) == int(self.dealer.pick(1 << 20)), self.report()


class Crowd:
    """Random players. In half of the games all actions are equally likely; in the others each seat has a character,
    which likes some kinds of action more than others."""

    def __init__(self, seed: int, wants: Iterable[str] = ()) -> None:
        self.chance = random.Random(seed)
        self.uniform = seed % 2 == 0
        self.likes: dict[tuple[int | None, str], float] = {}
        self.wants = tuple(wants)

    def choose(self, seat: int | None, legal: list[str]) -> str:
        """One of the legal actions; one of those that begin with a wanted word, if there are any."""
        wanted = [text for text in legal if text.startswith(self.wants)] if self.wants else []
        if wanted:
            return self.chance.choice(wanted)
        if self.uniform:
            return self.chance.choice(legal)
        kinds = [(seat, text.split()[0]) for text in legal]
        for kind in kinds:
            if kind not in self.likes:
                self.likes[kind] = self.chance.choice((0.05, 0.3, 1, 5))
        return self.chance.choices(legal, [self.likes[kind] for kind in kinds])[0]


def play_out(pair: Pair[Any], crowd: Crowd, views: int = 0) -> None:
    """Play a game to its end in lockstep, comparing scores now and then, and views after every so many actions."""
    while not (pair.table.over or pair.state.over) and len(pair.played) < STEPS:
        legal = pair.legal()
        if len(pair.played) % 50 == 0:
            pair.compare_scores()
        if views and len(pair.played) % views == 0:
            pair.compare_views()
        pair.move(crowd.choose(pair.table.actor, legal))
    pair.compare_end()


# ------------------------------------------------------------------ perft


class Fixed(mecenate.Dealer):
    """A dealer without chance."""

    def pick(self, n: int) -> int:
        return fixed(n)


def fixed(n: int) -> int:
    """The same pick for the same number, on both sides."""
    return n * 7 // 11


def engine_perft(state: mecenate.State, depth: int) -> int:
    """How many sequences of this many actions the engine knows."""

    def after(before: mecenate.State, action: mecenate.Action) -> mecenate.State:
        state = before.copy()
        state.apply(action, Fixed())
        return state

    return _perft(state, depth, after)


def oracle_perft(table: Oracle, depth: int) -> int:
    """How many sequences of this many actions the oracle knows."""

    def after(before: Oracle, text: str) -> Oracle:
        table = before.copy()
        table.play(text, fixed)
        return table

    return _perft(table, depth, after)


def _perft(game: Any, depth: int, after: Callable[[Any, Any], Any]) -> int:
    if depth == 0 or game.over:
        return 1
    if depth == 1:
        return len(game.legal())
    return sum(_perft(after(game, action), depth - 1, after) for action in game.legal())


def check_perft(kind: type[Pair[Any]], position: Position) -> None:
    """Both sides count the same sequences from a position, and as many as were counted before."""
    seats, options, seed, before, depth, sequences = position
    pair = kind(seats, options, seed)
    crowd = Crowd(2 * seed)
    for _ in range(before):
        pair.play(crowd.choose(pair.table.actor, pair.legal()))
    assert engine_perft(pair.state, depth) == sequences
    assert oracle_perft(pair.table, depth) == sequences
