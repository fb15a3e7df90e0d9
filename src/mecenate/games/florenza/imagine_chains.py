"""Chains: which cards that others have played were kept from an earlier round, for `imagine` (FLO-76).

At the end of a round a seat keeps at most one card. So at most one of the cards that it plays in a round was kept
before. That card was drawn in the previous round, or was kept then too, and so on, back to the last round in which a
kept card was played. The odds of all such histories of a seat are summed round by round, and a history is drawn from
the last round backwards.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.dealer import Dealer
from mecenate.games.florenza.imagine_evidence import STAGES, ZEROS, Evidence, time_of
from mecenate.games.florenza.imagine_odds import NOUGHTS, Odds

FINE: Final[i64] = 1 << 30
"""The resolution of a random number where odds are not whole numbers."""
PART: Final[float] = 1.0 / 1073741824.0
"""1 / FINE. It is a literal, because compiled code turns a constant of 31 bits into a negative float."""


@final
class Chains:
    """The histories of all other seats."""

    def __init__(self, evidence: Evidence, odds: Odds) -> None:
        self.evidence: Final = evidence
        self.odds: Final = odds
        # By seat, round and the last round up to it in which a kept card was played, 0 if none was.
        self.sums: Final[vec[float]] = NOUGHTS[:400]
        self.parts: Final[vec[float]] = NOUGHTS[:10]  # of `kept_odds`, by the round in which the card was drawn
        self.drawn_in: Final[vec[i64]] = ZEROS[: evidence.play_count]
        """For each play 0 if it was drawn in the same round, else the round in which it was drawn."""
        self.sum_up()

    def sum_up(self) -> None:
        """Sum the odds of all histories."""
        seat: i64 = 0
        while seat < self.evidence.seats:
            if seat != self.evidence.seat:
                self.sum_up_seat(seat)
            seat += 1

    def sum_up_seat(self, seat: i64) -> None:
        """Sum the odds of all histories of a seat up to each round."""
        self.sums[100 * seat] = 1.0
        round: i64 = 1
        while round <= self.evidence.round:
            group = 10 * seat + round
            at = 100 * seat + 10 * round
            fresh = self.fresh_odds(group, -1)
            self.sums[at + round] = 0.0
            last: i64 = 0
            while last < round:
                self.sums[at + last] = self.sums[at - 10 + last] * fresh
                nth: i64 = 0
                while nth < self.evidence.played[group] and self.sums[at - 10 + last] > 0.0:
                    self.sums[at + round] += self.odds_of(group, round, last, nth)
                    nth += 1
                last += 1
            round += 1

    def odds_of(self, group: i64, round: i64, last: i64, nth: i64) -> float:
        """The odds that play `nth` of a group was the card kept before, if the last one before that was in `last`."""
        before = self.sums[10 * (group - 1) + last]
        if before == 0.0 or self.evidence.kept[group - 1] == 0:
            return 0.0
        return (
            before
            * self.kept_odds(self.evidence.first_play[group] + nth, group, round, last)
            * self.fresh_odds(group, nth)
        )

    def fresh_odds(self, group: i64, kept: i64) -> float:
        """The odds that all plays of a group were drawn in that round, apart from play number `kept`."""
        evidence = self.evidence
        stage = evidence.stage_of(group % 10)
        product = 1.0
        used: i64 = 0
        nth: i64 = 0
        while nth < evidence.played[group]:
            if nth != kept:
                play = evidence.first_play[group] + nth
                free = evidence.drawn_by(group, time_of(evidence.plays[play])) - used
                if free <= 0:
                    return 0.0
                product *= float(free) * self.odds.play_limit[STAGES * play + stage]
                used += 1
            nth += 1
        return product

    def kept_odds(self, play: i64, group: i64, round: i64, last: i64) -> float:
        """The odds that the card kept before a round is that of a play; `parts` has them by the round of the draw."""
        evidence = self.evidence
        total = 0.0
        reach = 1.0
        drawn = round - 1
        while drawn > 0:
            self.parts[drawn] = 0.0
            of_round = group - round + drawn
            hand = evidence.hand[of_round]
            if hand == 0:
                reach = 0.0
            if reach > 0.0:
                old: i64 = 1 if drawn > last and drawn > 1 and evidence.kept[of_round - 1] > 0 else 0
                best = self.odds.play_limit[STAGES * play + evidence.stage_of(drawn)]
                # The chance of each keep is at most 1 / fewest different cards; a trial corrects the difference.
                reach /= float(self.odds.fewest[10 * play + drawn])
                self.parts[drawn] = reach * float(hand - old) * best
                total += self.parts[drawn]
                reach *= float(old)
            drawn -= 1
        return total

    def draw(self, dealer: Dealer) -> None:
        """Draw the history of every other seat."""
        n: i64 = 0
        while n < self.evidence.play_count:
            self.drawn_in[n] = 0
            n += 1
        seat: i64 = 0
        while seat < self.evidence.seats:
            if seat != self.evidence.seat:
                self.draw_history(seat, dealer)
            seat += 1

    def draw_history(self, seat: i64, dealer: Dealer) -> None:
        """Draw when a kept card was played last, which it was, when before that, and so on."""
        round = self.evidence.round
        at = 100 * seat + 10 * round
        total = 0.0
        last: i64 = 0
        while last <= round:
            total += self.sums[at + last]
            last += 1
        if total == self.sums[at]:
            return
        left = part_of(dealer, total)
        last = round
        while last > 0 and left >= self.sums[at + last]:
            left -= self.sums[at + last]
            last -= 1
        while last > 0:
            last = self.draw_kept(10 * seat + last, last, dealer)

    def draw_kept(self, group: i64, round: i64, dealer: Dealer) -> i64:
        """Draw which play of a group was the kept card, and its round; returns when the previous one was played."""
        left = part_of(dealer, self.sums[10 * group + round])
        chosen: i64 = -1
        before: i64 = 0
        last: i64 = 0
        while last < round and left >= 0.0:
            nth: i64 = 0
            while nth < self.evidence.played[group] and left >= 0.0:
                odds = self.odds_of(group, round, last, nth)
                if odds > 0.0:
                    chosen = nth
                    before = last
                    left -= odds
                nth += 1
            last += 1
        play = self.evidence.first_play[group] + chosen
        left = part_of(dealer, self.kept_odds(play, group, round, before))
        drawn: i64 = 0
        while left >= 0.0 and drawn < round - 1:
            drawn += 1
            if self.parts[drawn] > 0.0:
                self.drawn_in[play] = drawn
                left -= self.parts[drawn]
        return before


def part_of(dealer: Dealer, total: float) -> float:
    """A uniform number between 0 and a total."""
    return float(dealer.pick(FINE)) * PART * total
