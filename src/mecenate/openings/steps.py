"""The steps of an opening: what everybody sees a seat do, without what the deal alone decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from mecenate.core.event import Event, Fact
from mecenate.core.history import History
from mecenate.games.carpe_diem.vocabulary import KINDS

DEPTH: Final = 8
"""How many steps of a game, of all seats together, an opening has."""

STEPS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "carrara": {
        "take": ("position",),
        "build": ("tile", "city"),
        "upgrade": ("tile", "over", "city"),
        "improve": ("improvement",),
        "visit": ("section",),
        "follow": ("section",),
        "score": (),
        "pass": ("florins",),
    },
    "princes": {
        "open": ("lot", "florins"),
        "win": ("lot", "florins"),
        "build": ("building", "florins", "prestige"),
        "freedom": ("freedom",),
        "look": ("pile", "cards"),
        "value": ("value",),
    },
    "florenza": {
        "play": ("card",),
        "activate": ("location",),
        "workers": ("fiorini",),
        "inspiration": (),
        "buy": ("resource", "fiorini"),
        "finish": ("monument", "fiorini"),
    },
    "carpe_diem": {"take": ("tile",)},
}
"""The events that are steps in each game, and the facts that count."""
ONCE: Final = {("carrara", "take")}
"""Steps of several events in a row, one for each piece, that count as one."""
RENAMED: Final = {("carrara", "take"): "buy"}
"""Steps with another name than their event, since they tell less."""


class Step(NamedTuple):
    """One step of a player."""

    kind: str
    place: int
    """Who does it: 0 for the first player, and so on in the order of seats."""
    facts: dict[str, Fact]

    @property
    def text(self) -> str:
        """The name of the step in addresses and commands: '2 win jester 700'."""
        words = [" ".join(fact) if isinstance(fact, list) else str(fact) for fact in self.facts.values()]
        return " ".join([str(self.place + 1), self.kind, *words])

    @property
    def event(self) -> Event:
        """The step as an event, to be told in words."""
        return Event(self.kind, self.place, self.facts, None, False)


class Found(NamedTuple):
    """A step of a game, and the number of the move that made it."""

    step: Step
    move: int


def place_of(history: History, seat: int) -> int:
    """The place of a seat in the order of play; the one that chooses first after the deal has place 0."""
    start = history.at(0)
    return int((seat - start.asked_seat()) % start.seats)


def steps_in(history: History, number: int, last: Step | None) -> Iterator[Step]:
    """The steps among the events of a move that everybody is told; `last` is the step before."""
    game = history.game.name
    counted = STEPS.get(game, {})
    for event in history.events(number):
        if event.kind not in counted or event.seat < 0 or not event.known_to(None):
            continue
        facts = {name: _reduced(game, name, event.facts[name]) for name in counted[event.kind] if name in event.facts}
        step = Step(RENAMED.get((game, event.kind), event.kind), place_of(history, event.seat), facts)
        if (game, event.kind) in ONCE and step == last:
            continue
        last = step
        yield step


def _reduced(game: str, name: str, fact: Fact) -> Fact:
    """A fact without what differs between pieces of the same sort: of a tile, what it shows."""
    if game != "carpe_diem" or name != "tile":
        return fact
    words = str(fact).split()
    return [kind for kind in KINDS if kind in words]


def steps_of(history: History, depth: int = DEPTH) -> list[Found]:
    """The first steps of a game. Raises `HistoryError` if it can no longer be replayed."""
    found: list[Found] = []
    for number in range(1, len(history.moves) + 1):
        last = found[-1].step if found else None
        for step in steps_in(history, number, last):
            found.append(Found(step, number))
            if len(found) == depth:
                return found
    return found
