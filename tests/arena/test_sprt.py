"""The sequential test: it ends, and is wrong no more often than it says."""

from __future__ import annotations

import random
from fractions import Fraction
from math import log

import pytest

from mecenate.arena.sprt import Sprt, Verdict, most_likely

SEATS = 4
TEST = Sprt(0.25, 0.40)
MATCHES = 200
LONGEST = 300


def deal(luck: random.Random, rate: float) -> Fraction:
    """The share of wins of one deal. The deal itself favours a bot or not, so that its games depend on each other."""
    chance = luck.betavariate(3, 3 * (1 - rate) / rate)
    return Fraction(sum(luck.random() < chance for _ in range(SEATS)), SEATS)


def verdict_of_a_match(luck: random.Random, rate: float) -> Verdict:
    shares: list[Fraction] = []
    while len(shares) < LONGEST:
        shares.append(deal(luck, rate))
        verdict = TEST.verdict(TEST.ratio(shares, SEATS))
        if verdict is not Verdict.OPEN:
            return verdict
    return Verdict.OPEN


@pytest.mark.parametrize(("rate", "wrong"), [(0.25, Verdict.ACCEPTED), (0.40, Verdict.REJECTED)])
def test_it_is_wrong_no_more_often_than_it_says(rate: float, wrong: Verdict) -> None:
    luck = random.Random(7)
    verdicts = [verdict_of_a_match(luck, rate) for _ in range(MATCHES)]
    allowed = MATCHES * TEST.error
    assert verdicts.count(wrong) <= allowed + 2 * (allowed * (1 - TEST.error)) ** 0.5
    assert verdicts.count(Verdict.OPEN) == 0


def test_far_from_the_question_it_ends_at_once() -> None:
    assert TEST.verdict(TEST.ratio([Fraction(3, 4)] * 12, SEATS)) is Verdict.ACCEPTED
    assert TEST.verdict(TEST.ratio([Fraction(0)] * 25, SEATS)) is Verdict.REJECTED


def test_independent_games_are_counted_as_wald_counts_them() -> None:
    """With one game a deal the ratio is that of wins and losses."""
    shares = [Fraction(1)] * 40 + [Fraction(0)] * 60
    wald = 40 * log(0.40 / 0.25) + 60 * log(0.60 / 0.75)
    assert TEST.ratio(shares, 1) == pytest.approx(wald, abs=0.01)


def test_the_most_likely_distribution_has_the_mean_that_is_asked_for() -> None:
    results = [0.0, 0.25, 0.5, 0.75, 1.0]
    odds = most_likely(results, [5, 20, 10, 3, 1e-3], 0.4)
    assert sum(odds) == pytest.approx(1.0)
    assert sum(result * chance for result, chance in zip(results, odds, strict=True)) == pytest.approx(0.4)


def test_nothing_played_says_nothing() -> None:
    assert abs(TEST.ratio([], SEATS)) < 0.01
    assert Sprt(0.25, 0.40, 0.01).bound > TEST.bound == pytest.approx(2.944, abs=0.001)
