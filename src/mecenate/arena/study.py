"""Studies: many recorded games, to find out what a seat, a card or an option is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from mecenate.arena.contestants import seated
from mecenate.arena.simulate import derived_seed, play_between
from mecenate.arena.study_uses import offers_of, shown_in, uses_in
from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.event import Event, Scribe
from mecenate.core.game import Game, OptionValue
from mecenate.core.score import Score
from mecenate.core.state import State


@dataclass(frozen=True)
class Variant:
    """One of the settings that are compared: a game by name and options, who plays, and a pack of its own, if any."""

    label: str
    game: str
    options: Mapping[str, OptionValue]
    bots: tuple[str, ...]
    """A bot for each seat; they move up one seat from game to game."""
    pack: str | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.bots)

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
    """How often each piece or place was used, as 'use: piece'."""
    met: frozenset[str]
    """What the seat was shown or could have used, where that is known (`study_uses.is_offered`)."""


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
    """All games, by variant and number; they do not depend on which process played them, or in which order."""

    variants: list[Variant]
    seed: str
    games: list[GameRow] = field(default_factory=list)

    def of(self, variant: int) -> list[GameRow]:
        """The games of one variant."""
        return [row for row in self.games if row.variant == variant]

    def base_of(self, variant: int) -> int:
        """The variant that this one is compared with: the first with as many seats."""
        seats = self.variants[variant].seats
        return next(n for n, other in enumerate(self.variants) if other.seats == seats)


class Watch:
    """Follows one game as it is played."""

    def __init__(self, seats: int, offers: Mapping[int, str]) -> None:
        """`offers` has the actions that use a piece, by id (`study_uses.offers_of`)."""
        self.choices = 0
        self.turns = 0
        self.options = 0
        self.lead_changes = 0
        self.uses: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.met: list[set[str]] = [set() for _ in range(seats)]
        self._offers = offers
        self._actor = -1
        self._leader = -1

    def before(self, state: State, actor: int) -> None:
        """A seat is about to choose; when the turn has passed on, see who leads."""
        self.choices += 1
        legal = state.legal()
        self.options += len(legal)
        self.met[actor].update(self._offers[action.id] for action in legal if action.id in self._offers)
        if actor == self._actor:
            return
        self._actor = actor
        self.turns += 1
        leader = sole_leader(state.scores())
        if leader >= 0 and leader != self._leader:
            self.lead_changes += self._leader >= 0
            self._leader = leader

    def after(self, events: Sequence[Event]) -> None:
        """What the choice, or the deal, brought about."""
        for event in events:
            for seat, met in enumerate(self.met):
                if event.known_to(seat):
                    met.update(shown_in(event))
            if 0 <= event.seat < len(self.uses):
                self.uses[event.seat].update(uses_in(event))


def sole_leader(scores: Sequence[Score]) -> int:
    """The seat that is first alone; -1 if several are."""
    first = [score.seat for score in scores if score.rank == 1]
    return first[0] if len(first) == 1 else -1


def study_numbers(variants: Sequence[Variant], variant: int, numbers: Sequence[int], seed: str) -> list[GameRow]:
    """Play games of one variant by their numbers; number n begins with the same chance in all variants."""
    game = variants[variant].open()
    offers = offers_of(game)
    return [study_game(game, variant, variants[variant].bots, number, seed, offers) for number in numbers]


def study_game(
    game: Game, variant: int, bots: Sequence[str], number: int, seed: str, offers: Mapping[int, str]
) -> GameRow:
    """Play one game; the bots move up one seat from game to game."""
    dealer = Dealer.fast(derived_seed(seed, number))
    scribe = Scribe()
    state = game.start(len(bots), dealer, scribe)
    names = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
    seeds = [derived_seed(seed, number, seat) for seat in range(len(names))]
    watch = Watch(state.seats, offers)
    watch.after(scribe.events)
    play_between(state, seated(game, names, seeds), dealer, watch)
    seats = seat_rows(state.scores(), names, watch)
    return GameRow(variant, number, watch.choices, watch.turns, watch.options, watch.lead_changes, seats)


def seat_rows(scores: Sequence[Score], names: Sequence[str], watch: Watch) -> list[SeatRow]:
    """What each seat did, once the game is over."""
    winners = sum(score.rank == 1 for score in scores)
    return [
        SeatRow(
            score.seat,
            names[score.seat],
            score.total,
            score.rank,
            1 / winners if score.rank == 1 else 0.0,
            dict(score.breakdown),
            dict(watch.uses[score.seat]),
            frozenset(watch.met[score.seat]),
        )
        for score in scores
    ]
