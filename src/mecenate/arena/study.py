"""Studies: many games written down so that a designer can ask what a seat, a card or an option is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from mecenate.arena.simulate import derived_seed
from mecenate.bots import Bot, Outlook, bot
from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.event import Event, Scribe
from mecenate.core.game import Game, OptionValue
from mecenate.core.score import Score
from mecenate.core.state import State

PIECES = frozenset(
    (
        *("artist", "building", "card", "card2", "character", "city", "freedom", "improvement", "item", "kind"),
        *("landscape", "location", "lot", "monument", "profession", "section", "space", "tile"),
    )
)
"""The facts of events that name a piece or a place."""
NOT_A_USE = frozenset(
    (
        *("bid", "clear", "counter", "discard", "display", "fail", "forgo", "go", "keep", "look", "look at"),
        *("offer", "open", "pass", "remove", "return", "return card", "returned", "see", "start", "under"),
    )
)
"""Events that name a piece but put it to no use."""


@dataclass(frozen=True)
class Variant:
    """One of the rules that are compared: a game by name and options, and a pack of its own if it has one."""

    label: str
    game: str
    options: Mapping[str, OptionValue]
    pack: str | None = None

    def open(self) -> Game:
        """The game; each process makes its own."""
        return catalogue.game(self.game, components=self.pack, **self.options)


@dataclass(frozen=True)
class SeatRow:
    """What one seat did in one game; a shared victory counts as a fraction for each winner."""

    seat: int
    bot: str
    total: int
    rank: int
    won: float
    sources: dict[str, int]
    uses: dict[str, int]
    """How often each piece or place was used, as 'event fact: name'."""


@dataclass(frozen=True)
class GameRow:
    """One game: how long it was, how much there was to choose, how often the lead changed, and its seats."""

    variant: int
    number: int
    choices: int
    turns: int
    options: int
    """Legal actions, summed over all choices."""
    lead_changes: int
    seats: list[SeatRow]

    @property
    def branching(self) -> float:
        """Legal actions a choice."""
        return self.options / self.choices


@dataclass
class Study:
    """All games, by variant and number: the same whoever played them, and in whichever order."""

    variants: list[Variant]
    bots: list[str]
    seed: str
    games: list[GameRow] = field(default_factory=list)

    def of(self, variant: int) -> list[GameRow]:
        """The games of one variant."""
        return [row for row in self.games if row.variant == variant]


class Watch:
    """Follows one game as it is played."""

    def __init__(self, seats: int) -> None:
        self.choices = 0
        self.turns = 0
        self.options = 0
        self.lead_changes = 0
        self.uses: list[Counter[str]] = [Counter() for _ in range(seats)]
        self._actor = -1
        self._leader = -1

    def before(self, state: State, actor: int) -> None:
        """A seat is about to choose; when the turn has passed on, see who leads."""
        self.choices += 1
        self.options += len(state.legal())
        if actor == self._actor:
            return
        self._actor = actor
        self.turns += 1
        leader = sole_leader(state.scores())
        if leader >= 0 and leader != self._leader:
            self.lead_changes += self._leader >= 0
            self._leader = leader

    def after(self, events: Sequence[Event]) -> None:
        """What the choice brought about."""
        for event in events:
            if event.kind in NOT_A_USE or not 0 <= event.seat < len(self.uses):
                continue
            for fact, name in event.facts.items():
                if fact in PIECES and not isinstance(name, list):
                    self.uses[event.seat][f"{use_of(event.kind, fact)}: {name}"] += 1


def use_of(kind: str, fact: str) -> str:
    """What a use is called: 'build tile', but 'improvement' and not 'improve improvement'."""
    named = fact.rstrip("2")
    return named if named.startswith(kind) else f"{kind} {named}"


def sole_leader(scores: Sequence[Score]) -> int:
    """The seat that is first alone; -1 if several are."""
    first = [score.seat for score in scores if score.rank == 1]
    return first[0] if len(first) == 1 else -1


def study_numbers(
    variants: Sequence[Variant], variant: int, bots: Sequence[str], numbers: Sequence[int], seed: str
) -> list[GameRow]:
    """Play games of one variant by their numbers; number n begins with the same chance in all variants."""
    game = variants[variant].open()
    return [study_game(game, variant, bots, number, seed) for number in numbers]


def study_game(game: Game, variant: int, bots: Sequence[str], number: int, seed: str) -> GameRow:
    """Play one game; the bots move up one seat from game to game."""
    dealer = Dealer.fast(derived_seed(seed, number))
    state = game.start(len(bots), dealer)
    names = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
    players = [bot(name, derived_seed(seed, number, seat)) for seat, name in enumerate(names)]
    watch = play_watched(state, players, dealer)
    scores = state.scores()
    winners = sum(score.rank == 1 for score in scores)
    seats = [
        SeatRow(
            score.seat,
            names[score.seat],
            score.total,
            score.rank,
            1 / winners if score.rank == 1 else 0.0,
            dict(score.breakdown),
            dict(watch.uses[score.seat]),
        )
        for score in scores
    ]
    return GameRow(variant, number, watch.choices, watch.turns, watch.options, watch.lead_changes, seats)


def play_watched(state: State, players: Sequence[Bot], dealer: Dealer) -> Watch:
    """Play a state to its end, and watch."""
    watch = Watch(state.seats)
    told: list[list[Event]] = [[] for _ in players]
    while (seat := state.actor) is not None:
        watch.before(state, seat)
        action = players[seat].choose(Outlook(state, told[seat]))
        told[seat] = []
        scribe = Scribe()
        state.apply(action, dealer, scribe)
        watch.after(scribe.events)
        for events in told:
            events.extend(scribe.events)
    return watch
