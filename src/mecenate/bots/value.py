"""The value of a position for each seat, and prior probabilities of the legal actions.

The value is the total that a seat will have in the end: the game's own rule of thumb (`State.appraise`) and what a
small network adds to it. Without weights the rule of thumb stands alone. Both look at whole states, so bots give
them imagined ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mecenate.bots.network import Layer, floats
from mecenate.core.action import Action
from mecenate.core.feature_vector import EVERY_GAME, FeatureVector
from mecenate.core.state import SEATS, State

SPREAD: Final = 10.0
"""The spread of totals, in points, without trained weights."""
AT_THE_END: Final = 0.5
"""The same when the game is over: one point decides."""
MOST_SEATS: Final[i64] = 5


@final
class Weights:
    """The numbers of one game's networks, as a file has them (see `bots.weights`)."""

    def __init__(self, value: Layer, last: Sequence[float], offset: float, spread: float) -> None:
        self.value: Final = value
        self.last: Final[vec[float]] = floats(last)
        self.offset: Final = offset
        self.spread: Final = spread
        self.policy: Layer | None = None
        self.words: vec[float] = vec[float]()
        self.word_bias: vec[float] = vec[float]()

    def add_policy(self, policy: Layer, words: Sequence[float], bias: Sequence[float]) -> None:
        """The policy network: a row of weights for each action of the vocabulary."""
        self.policy = policy
        self.words = floats(words)
        self.word_bias = floats(bias)


@final
class Value:
    """Evaluates positions of one game. It reuses its buffers, so only one thread may use it at a time."""

    def __init__(self, features: int, weights: Weights | None = None) -> None:
        self.weights: Final = weights
        self.spread: Final[float] = SPREAD if weights is None else weights.spread
        self.vector: Final = FeatureVector(len(EVERY_GAME) + features)
        self.appraisals: Final[vec[float]] = floats([0.0] * int(MOST_SEATS))

    def totals(self, state: State) -> vec[float]:
        """The expected final total of each seat. A few µs a seat."""
        if state.over:
            return self._final(state)
        seats = state.cells[SEATS]
        sums: vec[float] = vec[float]()
        self._appraise(state)
        weights = self.weights
        seat: i64 = 0
        while seat < seats:
            total = self.appraisals[seat]
            if weights is not None:
                self.write(state, seat)
                weights.value.take(self.vector.numbers)
                total += weights.offset + weights.value.weigh(weights.last, 0)
            sums = append(sums, total)
            seat += 1
        return sums

    def _final(self, state: State) -> vec[float]:
        """The real totals; a tie-break counts as a part of a point."""
        scores = state.scores()
        return floats([score.total - 0.1 * score.rank for score in scores])

    def _appraise(self, state: State) -> None:
        seat: i64 = 0
        while seat < state.cells[SEATS]:
            self.appraisals[seat] = state.appraise(seat)
            seat += 1

    def describe(self, state: State, seat: i64) -> None:
        """Fill the vector for one seat, for training."""
        self._appraise(state)
        self.write(state, seat)

    def write(self, state: State, seat: i64) -> None:
        """Fill the vector for one seat of a position that was appraised."""
        vector = self.vector
        seats = state.cells[SEATS]
        mine = self.appraisals[seat]
        best = -1000.0
        other: i64 = 0
        while other < seats:
            if other != seat and self.appraisals[other] > best:
                best = self.appraisals[other]
            other += 1
        vector.begin()
        vector.put(seats)
        vector.measure(mine)
        vector.measure(mine - best)
        vector.flag(not state.over and state.asked_seat() == seat)
        state.describe(seat, vector)

    # ------------------------------------------------------------------ prospects

    def prospect(self, state: State, seat: i64) -> float:
        """The value of the position for a seat, from 0 to 1."""
        return self.chance(self.totals(state), seat, AT_THE_END if state.over else self.spread)

    def prospects(self, totals: vec[float], over: bool) -> vec[float]:
        """The same for every seat, from its total."""
        spread = AT_THE_END if over else self.spread
        shares: vec[float] = vec[float]()
        seat: i64 = 0
        while seat < len(totals):
            shares = append(shares, self.chance(totals, seat, spread))
            seat += 1
        return shares

    def chance(self, totals: vec[float], seat: i64, spread: float) -> float:
        """A blend of winning, of the place among all, and of the margin, so that a lost game is still played well."""
        mine = totals[seat]
        seats: i64 = len(totals)
        best = -100000.0
        places = 0.0
        other: i64 = 0
        while other < seats:
            if other != seat:
                theirs = totals[other]
                best = max(best, theirs)
                places += squash((mine - theirs) / spread)
            other += 1
        margin = squash((mine - best) / (6.0 * self.spread))
        return 0.65 * squash((mine - best) / spread) + 0.2 * places / float(seats - 1) + 0.15 * margin

    # ------------------------------------------------------------------ priors

    def priors(self, state: State, legal: tuple[Action, ...]) -> vec[float]:
        """The probability of each legal action by the policy network; uniform without trained weights."""
        ratings: vec[float] = vec[float]()
        weights = self.weights
        policy = None if weights is None else weights.policy
        if weights is None or policy is None:
            for _ in legal:
                ratings = append(ratings, 1.0 / float(len(legal)))
            return ratings
        self.describe(state, state.asked_seat())
        policy.take(self.vector.numbers)
        width = policy.width
        known: i64 = len(weights.word_bias)
        most = -1e9
        for action in legal:
            word: i64 = action.id
            rating = 0.0
            if word < known:
                rating = weights.word_bias[word] + policy.weigh(weights.words, word * width)
            most = max(most, rating)
            ratings = append(ratings, rating)
        return shares(ratings, most)


def shares(ratings: vec[float], most: float) -> vec[float]:
    """Ratings as shares of one; in place."""
    total = 0.0
    n: i64 = 0
    while n < len(ratings):
        ratings[n] = exp(max(ratings[n] - most, -20.0))
        total += ratings[n]
        n += 1
    n = 0
    while n < len(ratings):
        ratings[n] /= total
        n += 1
    return ratings


def squash(number: float) -> float:
    """The logistic curve: any number to one between 0 and 1, 0 to a half."""
    return 0.5 + 0.5 * number / (1.0 + abs(number))


def margin_of(totals: vec[float], seat: i64) -> float:
    """By how many points a seat is ahead of the best other; less than 0 if it is behind."""
    best = -100000.0
    other: i64 = 0
    while other < len(totals):
        if other != seat:
            best = max(best, totals[other])
        other += 1
    return totals[seat] - best
