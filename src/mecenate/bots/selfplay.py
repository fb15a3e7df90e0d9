"""Self-play games recorded for training: the features of every seat after each turn, and the choices made."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from mecenate.bots.planning import Planner, line_of, until_chance
from mecenate.bots.value import Value
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.state import DEPTH, SEATS, State

MOST_CHOICES: Final[i64] = 24
"""Of more legal choices only so many are written down, the chosen one among them."""
THOUSAND: Final[i64] = 1000


@final
class Episode:
    """One game, written down turn by turn and choice by choice."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.turns: list[list[float]] = []
        """The numbers of all seats after each turn, seat after seat."""
        self.appraisals: list[list[float]] = []
        self.totals: list[float] = []
        self.choice_vectors: list[list[float]] = []
        self.choices: list[list[int]] = []


@final
class SelfPlay:
    """Plays with plans of a small budget. Random choices and noise show more of the game."""

    def __init__(self, value: Value, seats: int, seed: int, budget: int, stray: int, noise: float) -> None:
        """`seed`: of the players' own chance, which is not the table's; `stray`: choices in a thousand that are random;

        `noise`: what is added to each evaluation, as a share of a game.
        """
        self.value: Final = value
        self.dealer: Final = Dealer.fast(seed)
        self.planner: Final = Planner(value, seats, self.dealer, noise)
        self.budget: Final[i64] = budget
        self.stray: Final[i64] = stray

    def play(self, state: State, table: Dealer) -> Episode:
        """Play a state to its end, with the chance of the table."""
        episode = Episode(state.seats)
        line: list[Action] = []
        while state.cells[DEPTH] != 0:
            seat = state.asked_seat()
            legal = state.legal()
            if len(legal) == 1:
                action = legal[0]
            elif self.dealer.pick(THOUSAND) < self.stray:
                action = legal[self.dealer.pick(len(legal))]
                line = []
            else:
                if not line or line[0] not in legal:
                    line = self.plan(state)
                action = line[0]
                self.note_choice(episode, state, legal, action)
            line = line[1:]
            state.apply(action, table)
            if state.cells[DEPTH] != 0 and state.asked_seat() != seat:
                line = []
                self.note_turn(episode, state)
        episode.totals = [float(score.total) for score in state.scores()]
        return episode

    def plan(self, state: State) -> list[Action]:
        """The turn that looks best from the seat, in a world as it may be; only the part before chance is kept."""
        world = state.imagine(int(state.asked_seat()), self.dealer)
        return until_chance(world, line_of(self.planner.plan(world, self.budget)), self.dealer)

    def note_turn(self, episode: Episode, state: State) -> None:
        """What each seat looks like between two turns."""
        numbers: list[float] = []
        appraisals: list[float] = []
        seat: i64 = 0
        while seat < state.cells[SEATS]:
            self.value.describe(state, seat)
            numbers.extend(self.value.vector.numbers)
            appraisals.append(self.value.appraisals[seat])
            seat += 1
        episode.turns.append(numbers)
        episode.appraisals.append(appraisals)

    def note_choice(self, episode: Episode, state: State, legal: tuple[Action, ...], chosen: Action) -> None:
        """The chosen action first, then the others that were legal."""
        self.value.describe(state, state.asked_seat())
        episode.choice_vectors.append(list(self.value.vector.numbers))
        others = [action.id for action in legal if action is not chosen]
        while len(others) >= MOST_CHOICES:
            others.pop(int(self.dealer.pick(len(others))))
        episode.choices.append([chosen.id, *others])
