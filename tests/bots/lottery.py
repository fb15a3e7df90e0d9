"""A toy game of one choice: 5 points for certain, or a ticket; the other seat has 4 points in any case."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.action import Action, Vocabulary
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.game import Game
from mecenate.core.layout import Layout, row
from mecenate.core.score import Score, rank
from mecenate.core.state import State

LAYOUT = Layout(2)
POINTS = LAYOUT.by_seat("points")
SAFE, TICKET = 0, 1
PRIZE = 12
OF = 4


class Lottery(Game):
    """`lucky` of four tickets win 12 points, the others nothing."""

    def __init__(self, lucky: int) -> None:
        super().__init__(
            name="lottery",
            title="Lottery",
            seats=(2, 2),
            options={},
            vocabulary=Vocabulary(["safe", "ticket"]),
            layout=LAYOUT,
            decisions=["choose"],
            rules_version=1,
            pack_digest=str(lucky),
        )
        self.lucky = lucky

    def _deal(self, seats: int, dealer: Dealer, scribe: Scribe) -> State:
        cells = row([0] * LAYOUT.size)
        cells[0] = seats
        state = Draw(self, cells, self.lucky)
        state.ask(0, 0)
        return state


class Draw(State):
    """One choice of seat 0."""

    def __init__(self, game: Game, cells: vec[i64], lucky: int) -> None:
        super().__init__(game, cells)
        self.lucky = lucky

    def copy(self) -> Draw:
        return Draw(self.game, self.cells[:], self.lucky)

    def imagine(self, seat: int | None, dealer: Dealer) -> Draw:
        return self.copy()

    def _choices(self) -> list[Action]:
        return list(self.game.vocabulary)

    def _play(self, word: i64, dealer: Dealer, scribe: Scribe) -> None:
        self.cells[POINTS + 1] = 4
        if word == SAFE:
            self.cells[POINTS] = 5
        else:
            self.cells[POINTS] = PRIZE if dealer.pick(OF) < self.lucky else 0
        self.close()

    def scores(self) -> list[Score]:
        return rank([{"points": int(self.cells[POINTS + seat])} for seat in range(2)], [(), ()])

    def appraise(self, seat: i64) -> float:
        return float(self.cells[POINTS + seat])

    def describe(self, seat: i64, sheet: FeatureVector) -> None:
        """There is nothing to describe."""
