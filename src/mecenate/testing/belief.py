"""An exact Bayesian filter over worlds: what a seat with perfect memory knows at each choice of a game.

It is the law of memory (`State.imagine`) written down a second time, by enumeration. A belief starts with all worlds
that the seat cannot tell apart and follows a real line of play. At each action every world branches: over all outcomes
of chance, each pick as likely, and, if another seat chose what this seat could not see, over all legal options, each
as likely. A choice that was seen is played in every world and rules out those where it is not legal. Then only the
worlds stay in which the seat sees and hears what it really saw and heard.

It uses nothing of a game but `legal`, `apply`, `view` and the cells that say where the pieces are.
"""

from __future__ import annotations

import hashlib
import math
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

import mecenate
from mecenate.core.dealer import Outcome
from mecenate.core.layout import Layout

CELL = 8
"""Bytes of a cell in `State.key`."""
Seat = int | None
"""An observer; None is a spectator."""
Chooser = Callable[[mecenate.State], mecenate.Action]
"""Who plays the real line: one of the legal actions of a state."""


class Title(NamedTuple):
    """What the filter needs to know about a game."""

    unseen: frozenset[str] = frozenset()
    """Decisions whose answer only the seat that chooses sees."""
    bookkeeping: frozenset[str] = frozenset()
    """Cells that are no pieces but marks of who has seen what; worlds that differ in them alone are the same."""
    open_picks: Callable[[Sequence[Outcome]], set[int]] = lambda outcomes: set()
    """The picks of an action that everybody sees and that are the same in every world; they are not enumerated."""
    names: Callable[[mecenate.State], tuple[str, list[int]] | None] = lambda state: None
    """A row of cells with the place of each piece, and the name of each: pieces of one name may change places."""
    alike: Callable[[mecenate.State, int], list[int]] = lambda state, n: [1] * n
    """How many cases of a pick out of n, in their order, are one and the same: equal cards, counted one by one."""

    def key(self, state: mecenate.State) -> Hashable:
        """The place of every piece: equal for worlds that differ only in marks."""
        cells = state.key()
        if self.bookkeeping:
            emptied = bytearray(cells)
            for marks, zeros in marks_of(state.game.layout, self.bookkeeping):
                emptied[marks] = zeros
            cells = bytes(emptied)
        if (named := self.names(state)) is None:
            return cells
        row, names = named
        place = in_bytes(span(state.game.layout, row))
        return cells[: place.start] + cells[place.stop :], tuple(sorted(zip(names, cells_of(state, row), strict=True)))


@cache
def span(layout: Layout, name: str) -> slice:
    """Where the cells of a block are."""
    block = layout.block(name)
    return slice(block.offset, block.offset + math.prod(block.shape))


def in_bytes(cells: slice) -> slice:
    """Where these cells are in `State.key`."""
    return slice(CELL * cells.start, CELL * cells.stop)


@cache
def marks_of(layout: Layout, names: frozenset[str]) -> list[tuple[slice, bytes]]:
    """Where the cells of these blocks are in `State.key`, each with as many zeros."""
    blocks = [block.name for block in layout.blocks if block.name in names]
    places = [in_bytes(span(layout, name)) for name in blocks]
    return [(place, bytes(place.stop - place.start)) for place in places]


def cells_of(state: mecenate.State, name: str) -> list[int]:
    """The cells of a state under one name of its JSON, in a row."""
    return [int(cell) for cell in state.cells[span(state.game.layout, name)]]


class Step(NamedTuple):
    """One action of the real line: who chose what, what chance did, which events followed, and the state after it."""

    actor: int
    kind: str
    action: mecenate.Action
    outcomes: list[Outcome]
    events: list[mecenate.Event]
    after: mecenate.State


def step(state: mecenate.State, action: mecenate.Action, dealer: mecenate.Dealer) -> Step:
    """Play an action on a copy, and keep all that a filter asks for."""
    prompt = state.prompt
    assert prompt is not None
    after, scribe, watched = state.copy(), mecenate.Scribe(), mecenate.WatchedDealer(dealer)
    after.apply(action, watched, scribe)
    return Step(prompt.seat, prompt.kind, action, watched.outcomes, scribe.events, after)


def observed(state: mecenate.State, events: Iterable[mecenate.Event], seat: Seat) -> bytes:
    """What a seat gets to know when these events have led to this state: view, prompt, news, own choices."""
    prompt = state.prompt
    legal = [str(action) for action in state.legal()] if seat is not None and state.actor == seat else None
    told = [event.to_dict() for event in events if event.known_to(seat)]
    return msgspec.json.encode((state.view(seat), None if prompt is None else prompt.to_dict(), legal, told))


class Enumerating(mecenate.Dealer):
    """Gives the cases of a script, then the first case of each further pick, and notes how likely each was.

    `world` is the state that is being played on, None while it is dealt; `known` are picks that are settled.
    """

    def __init__(
        self, title: Title, world: mecenate.State | None, script: Sequence[int], known: dict[int, int]
    ) -> None:
        self.title = title
        self.world = world
        self.script = script
        self.known = known
        self.picks = 0
        self.cases: list[int] = []
        self.further: list[list[int]] = []
        self.chance = 1.0

    def pick(self, n: int) -> int:
        """The next pick: known to all, or of the script, or the first case."""
        self.picks += 1
        if self.picks - 1 in self.known:
            return self.known[self.picks - 1]
        sizes = [1] * int(n) if self.world is None else self.title.alike(self.world, int(n))
        assert sum(sizes) == n
        possible = [case for case, size in enumerate(sizes) if size > 0]
        at = len(self.cases)
        case = self.script[at] if at < len(self.script) else possible[0]
        self.cases.append(case)
        self.further.append([other for other in possible if other > case])
        self.chance *= sizes[case] / n
        return sum(sizes[:case])

    def next_script(self) -> list[int] | None:
        """The script of the next way; None after the last."""
        last = len(self.cases) - 1
        while last >= 0 and not self.further[last]:
            last -= 1
        return None if last < 0 else [*self.cases[:last], self.further[last][0]]


class Branch(NamedTuple):
    """One way in which chance carries out an action."""

    chance: float
    after: mecenate.State
    events: list[mecenate.Event]


def branches(title: Title, world: mecenate.State, action: mecenate.Action, known: dict[int, int]) -> Iterator[Branch]:
    """All ways in which chance can carry out an action in a world; `known` picks, by number, are settled."""
    script: list[int] | None = []
    while script is not None:
        after, scribe = world.copy(), mecenate.Scribe()
        dealer = Enumerating(title, after, script, known)
        after.apply(action, dealer, scribe)
        yield Branch(dealer.chance, after, scribe.events)
        script = dealer.next_script()


class World(NamedTuple):
    """A possible world: how likely it is, and what other seats would have seen in it."""

    weight: float
    state: mecenate.State
    histories: tuple[bytes, ...] = ()


Start = Callable[[Seat], list[tuple[float, mecenate.State]]]
"""The worlds that an observer cannot tell apart at the start, with their weights."""


class Belief:
    """The worlds that are possible for an observer, each with its probability."""

    def __init__(
        self,
        title: Title,
        seat: Seat,
        worlds: Iterable[tuple[float, mecenate.State]],
        recalled: Sequence[int] = (),
    ) -> None:
        """`recalled` are seats whose whole history is kept apart: worlds with another one count as other worlds."""
        self.title = title
        self.seat = seat
        self.recalled = tuple(recalled)
        fitting = [World(weight, state, self._told(state, [])) for weight, state in worlds]
        self.worlds = self._merged(fitting)

    def follow(self, real: Step) -> None:
        """Take in what the observer has just seen."""
        seen = observed(real.after, real.events, self.seat)
        known = {number: real.outcomes[number][0] for number in self.title.open_picks(real.outcomes)}
        hidden = real.kind in self.title.unseen and real.actor != self.seat
        successors: list[World] = []
        for world in self.worlds.values():
            legal = world.state.legal()
            options = legal if hidden else [real.action] if real.action in legal else []
            for action in options:
                for branch in branches(self.title, world.state, action, known):
                    if observed(branch.after, branch.events, self.seat) == seen:
                        weight = world.weight * branch.chance / len(options)
                        told = self._told(branch.after, branch.events, world.histories)
                        successors.append(World(weight, branch.after, told))
        assert successors, "the real world is always possible"
        self.worlds = self._merged(successors)

    def posterior(self) -> dict[Hashable, float]:
        """The probability of each world by the key of its title."""
        odds: dict[Hashable, float] = defaultdict(float)
        for world in self.worlds.values():
            odds[self.title.key(world.state)] += world.weight
        return dict(odds)

    def by_history(self, at: int) -> dict[bytes, dict[Hashable, float]]:
        """What recalled seat number `at` believes, for each history that it may have had."""
        odds: dict[bytes, dict[Hashable, float]] = defaultdict(lambda: defaultdict(float))
        for world in self.worlds.values():
            odds[world.histories[at]][self.title.key(world.state)] += world.weight
        for worlds in odds.values():
            total = sum(worlds.values())
            for key in worlds:
                worlds[key] /= total
        return odds

    def histories(self, at: int) -> dict[bytes, float]:
        """How likely each history of recalled seat number `at` is."""
        odds: dict[bytes, float] = defaultdict(float)
        for world in self.worlds.values():
            odds[world.histories[at]] += world.weight
        return odds

    def _told(
        self, state: mecenate.State, events: list[mecenate.Event], before: tuple[bytes, ...] = ()
    ) -> tuple[bytes, ...]:
        """The histories of the recalled seats, each as the fingerprint of all that it has seen."""
        earlier = before or (b"",) * len(self.recalled)
        news = (observed(state, events, seat) for seat in self.recalled)
        pairs = zip(earlier, news, strict=True)
        return tuple(hashlib.blake2b(old + new, digest_size=16).digest() for old, new in pairs)

    def _merged(self, worlds: list[World]) -> dict[Hashable, World]:
        """Equal worlds with equal histories as one, and all weights together 1."""
        total = sum(world.weight for world in worlds)
        merged: dict[Hashable, World] = {}
        for world in worlds:
            key = (self.title.key(world.state), world.histories)
            weight = world.weight / total + (merged[key].weight if key in merged else 0.0)
            merged[key] = World(weight, world.state, world.histories)
        return merged
