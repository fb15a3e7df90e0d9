"""Self-play games recorded for training: the features of every seat after each turn, and the choices made."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from mecenate.bots.node import Node
from mecenate.bots.planning import Planner, line_of, until_chance
from mecenate.bots.value import Value
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.feature_vector import EVERY_GAME
from mecenate.core.state import DEPTH, SEATS, State

MOST_CHOICES: Final[i64] = 24
"""Of more legal choices only so many are written down, the chosen one among them."""
THOUSAND: Final[i64] = 1000
HUNDRED: Final[i64] = 100


@final
class Episode:
    """One game, written down turn by turn and choice by choice."""

    def __init__(self, seats: int) -> None:
        self.vectors: list[list[list[float]]] = [[] for _ in range(seats)]
        self.appraisals: list[list[float]] = [[] for _ in range(seats)]
        self.totals: list[float] = []
        self.choice_vectors: list[list[float]] = []
        self.choices: list[list[int]] = []


@final
class SelfPlay:
    """Plays with plans of small budget; now and then a choice is left to chance, so that more of the game is seen.

    In some games one seat is a stranger's, who plays by the rule of thumb: who learns from equals alone does not learn
    what to do against somebody in a hurry.
    """

    def __init__(self, value: Value, seed: int, budget: int, stray: int, strangers: int = 0) -> None:
        """`stray`: turns in a thousand that begin with a random choice; `strangers`: games in a hundred with one."""
        self.value: Final = value
        self.dealer: Final = Dealer.fast(seed)
        self.planner: Final = Planner(value, self.dealer, 0.02)
        self.stranger: Final = Planner(Value(len(value.vector.numbers) - len(EVERY_GAME)), self.dealer, 0.02)
        self.budget: Final[i64] = budget
        self.stray: Final[i64] = stray
        self.strangers: Final[i64] = strangers

    def play(self, state: State) -> Episode:
        """Play a state to its end."""
        episode = Episode(state.seats)
        line: list[Action] = []
        strange: i64 = -1
        if self.strangers > 0 and self.dealer.pick(HUNDRED) < self.strangers:
            strange = self.dealer.pick(state.cells[SEATS])
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
                    line = self.plan(state, self.stranger if seat == strange else self.planner)
                action = line[0]
                if seat != strange:
                    self.note_choice(episode, state, legal, action)
            line = line[1:]
            state.apply(action, self.dealer)
            if state.cells[DEPTH] != 0 and state.asked_seat() != seat:
                line = []
                self.note_turn(episode, state)
        episode.totals = [float(score.total) for score in state.scores()]
        return episode

    def plan(self, state: State, planner: Planner) -> list[Action]:
        """The turn that looks best from the seat, in a world as it may be; only the part before chance is kept."""
        world = state.imagine(int(state.asked_seat()), self.dealer)
        root = Node(None, state.cells[SEATS])
        planner.plan(world, root, self.budget)
        return until_chance(world, line_of(root), self.dealer)

    def note_turn(self, episode: Episode, state: State) -> None:
        """What each seat looks like between two turns."""
        seat: i64 = 0
        while seat < state.cells[SEATS]:
            self.value.describe(state, seat)
            episode.vectors[seat].append(list(self.value.vector.numbers))
            episode.appraisals[seat].append(self.value.appraisals[seat])
            seat += 1

    def note_choice(self, episode: Episode, state: State, legal: tuple[Action, ...], chosen: Action) -> None:
        """The chosen word first, then the others that were legal."""
        self.value.describe(state, state.asked_seat())
        episode.choice_vectors.append(list(self.value.vector.numbers))
        others = [action.id for action in legal if action is not chosen]
        while len(others) >= MOST_CHOICES:
            others.pop(int(self.dealer.pick(len(others))))
        episode.choices.append([chosen.id, *others])
