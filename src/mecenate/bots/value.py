"""The value of a position for each seat, and prior probabilities of the legal actions.

The value is the total that a seat will have in the end: the game's own rule of thumb (`State.appraise`) and what a
small network adds to it, with the uncertainty of that total. Without weights the rule of thumb stands alone. Both look
at whole states, so bots give them imagined ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mecenate.bots.network import Layer, ValueNetwork, floats, table_of, zeros
from mecenate.core.action import Action
from mecenate.core.feature_vector import EVERY_GAME, FeatureVector
from mecenate.core.state import SEATS, State

DEVIATION: Final = 10.0
"""The standard deviation of totals, in points, without trained weights."""
AT_THE_END: Final = 0.02
"""The same when the game is over: the tie-break decides."""
GUMBEL: Final = 0.78
"""The scale of a Gumbel distribution of standard deviation 1: sqrt(6) / pi."""
MARGIN: Final = 60.0
"""A lead of this many points counts 0.75 on the scale from 0 to 1."""
LEAST_LOG: Final = -1.5
MOST_LOG: Final = 3.5
"""The bounds of what the network says about the logarithm of the deviation."""
MOST_SEATS: Final[i64] = 5
BATCH: Final[i64] = 32
"""The most positions that are evaluated together."""


@final
class Weights:
    """The numbers of one game's networks, as a file has them (see `bots.weights`)."""

    def __init__(self, value: ValueNetwork) -> None:
        self.value: Final = value
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
    """Describes positions of one game and rates their choices; a `Batch` evaluates positions.

    It reuses its buffers, so only one thread may use it at a time.
    """

    def __init__(self, features: int, weights: Weights | None = None) -> None:
        self.weights: Final = weights
        self.size: Final = len(EVERY_GAME) + features
        self.vector: Final = FeatureVector(self.size)
        self.appraisals: Final[vec[float]] = zeros(MOST_SEATS)

    def appraise(self, state: State) -> None:
        """Fill `appraisals` for all seats."""
        seat: i64 = 0
        while seat < state.cells[SEATS]:
            self.appraisals[seat] = state.appraise(seat)
            seat += 1

    def describe(self, state: State, seat: i64) -> None:
        """Fill `vector` for one seat."""
        self.appraise(state)
        self.vector.begin()
        self.write(state, seat, self.vector)

    def write(self, state: State, seat: i64, vector: FeatureVector) -> None:
        """Write the numbers of one seat of a position that was appraised."""
        seats = state.cells[SEATS]
        mine = self.appraisals[seat]
        best = -1000.0
        other: i64 = 0
        while other < seats:
            if other != seat and self.appraisals[other] > best:
                best = self.appraisals[other]
            other += 1
        vector.put(seats)
        vector.measure(mine)
        vector.measure(mine - best)
        wait: i64 = 0 if state.over else (seat - state.asked_seat() + seats) % seats
        vector.flag(not state.over and wait == 0)
        vector.put(wait)
        state.describe(seat, vector)

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


@final
class Batch:
    """Positions of one game that are evaluated together. They are numbered in the order in which they were added."""

    def __init__(self, value: Value, seats: i64) -> None:
        self.value: Final = value
        self.seats: Final[i64] = seats
        self.vector: Final = FeatureVector(value.size, int(BATCH * seats))
        self.rows: Final[Any] = table_of(self.vector.numbers, value.size)
        self.totals: vec[float] = vec[float]()
        """The expected final total of each seat, position after position; complete after `evaluate`."""
        self.deviations: vec[float] = vec[float]()
        """The standard deviation of each of them."""
        self.corrections: vec[float] = vec[float]()
        """What is added to each seat's margin."""
        self.waiting: vec[i64] = vec[i64]()

    def clear(self) -> None:
        """Forget all positions."""
        self.totals = vec[float]()
        self.deviations = vec[float]()
        self.corrections = vec[float]()
        self.waiting = vec[i64]()

    def add(self, state: State) -> i64:
        """Add a position; returns its number."""
        number: i64 = len(self.totals) // self.seats
        if state.over:
            for score in state.scores():
                self.totals = append(self.totals, score.total - 0.1 * score.rank)
                self.deviations = append(self.deviations, AT_THE_END)
                self.corrections = append(self.corrections, 0.0)
            return number
        value = self.value
        value.appraise(state)
        seat: i64 = 0
        while seat < self.seats:
            self.totals = append(self.totals, value.appraisals[seat])
            self.deviations = append(self.deviations, DEVIATION)
            self.corrections = append(self.corrections, 0.0)
            seat += 1
        if value.weights is not None:
            self._describe(state, number)
        return number

    def _describe(self, state: State, number: i64) -> None:
        if len(self.waiting) == BATCH:
            self.evaluate()
        row: i64 = len(self.waiting) * self.seats
        seat: i64 = 0
        while seat < self.seats:
            self.vector.begin(row + seat)
            self.value.write(state, seat, self.vector)
            seat += 1
        self.waiting = append(self.waiting, number)

    def evaluate(self) -> None:
        """Evaluate all positions that wait."""
        weights = self.value.weights
        if weights is None or len(self.waiting) == 0:
            return
        rows = int(len(self.waiting) * self.seats)
        outputs: list[list[float]] = weights.value.evaluate(self.rows[:rows], int(self.seats)).tolist()
        row = 0
        for number in self.waiting:
            seat: i64 = 0
            while seat < self.seats:
                at = number * self.seats + seat
                added, spread, correction = outputs[row]
                self.totals[at] += added
                self.deviations[at] = exp(max(min(spread, MOST_LOG), LEAST_LOG))
                self.corrections[at] = correction
                row += 1
                seat += 1
        self.waiting = vec[i64]()

    # ------------------------------------------------------------------ what follows from totals

    def scale(self, number: i64) -> float:
        """The scale of the Gumbel distributions that stand for the totals of a position."""
        squares = 0.0
        at = number * self.seats
        end = at + self.seats
        while at < end:
            squares += self.deviations[at] * self.deviations[at]
            at += 1
        return GUMBEL * sqrt(squares / float(self.seats))

    def prospect(self, number: i64, seat: i64) -> float:
        """The value of a position for a seat, from 0 to 1: the chance to win, and a part for the margin.

        With Gumbel distributions the chances are the softmax of the totals. The margin keeps a bot playing well where
        the game is won or lost.
        """
        scale = self.scale(number)
        first = number * self.seats
        mine = self.totals[first + seat]
        best = -100000.0
        odds = 1.0
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                theirs = self.totals[first + other]
                best = max(best, theirs)
                odds += odds_of(theirs - mine, scale)
            other += 1
        return 0.8 / odds + 0.2 * squash((mine - best) / MARGIN)

    def chance(self, number: i64, seat: i64) -> float:
        """The chance of a seat to win from a position, from 0 to 1; the chances of all seats add up to 1."""
        scale = self.scale(number)
        first = number * self.seats
        odds = 0.0
        other: i64 = 0
        while other < self.seats:
            odds += odds_of(self.totals[first + other] - self.totals[first + seat], scale)
            other += 1
        return 1.0 / odds

    def margin(self, number: i64, seat: i64) -> float:
        """By how many points a seat will be ahead of the best other, on average; less than 0 if it is behind.

        The best of several totals is more than the best mean: its mean is the log-sum-exp of the means. Trained weights
        correct the result by the margins that games really ended with.
        """
        scale = self.scale(number)
        first = number * self.seats
        best = -100000.0
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                best = max(best, self.totals[first + other])
            other += 1
        total = 0.0
        other = 0
        while other < self.seats:
            if other != seat:
                total += exp((self.totals[first + other] - best) / scale)
            other += 1
        margin = self.totals[first + seat] - best - scale * log(total)
        weights = self.value.weights
        if weights is None or self.deviations[first] == AT_THE_END:
            return margin
        return weights.value.margin_factor * margin + self.corrections[first + seat]


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


def odds_of(lead: float, scale: float) -> float:
    """How much more likely a total wins than one that lies this many points behind it."""
    return exp(max(min(lead / scale, 50.0), -50.0))


def squash(number: float) -> float:
    """A smooth step: any number to one between 0 and 1, 0 to a half."""
    return 0.5 + 0.5 * number / (1.0 + abs(number))
