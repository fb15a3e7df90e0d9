"""Bounds on how many draws can become known, for `imagine_odds` (FLO-76)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.games.florenza.imagine_evidence import PILES, STAGES, ZEROS, Evidence, card_played, group_of
from mecenate.games.florenza.marks import card_drawn, round_of


@final
class Bounds:
    """The least and the most known draws of each stage, and known cards still in the pile after it."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence: Final = evidence
        self.least_known: Final[vec[i64]] = ZEROS[:5]  # known draws of a stage
        self.most_known: Final[vec[i64]] = ZEROS[:5]
        self.least_left: Final[vec[i64]] = ZEROS[:5]  # known cards still in the pile after a stage
        self.most_left: Final[vec[i64]] = ZEROS[:5]
        self.kept_long: i64 = 0  # cards that may have been kept until the discards came back
        self.bound()

    def bound(self) -> None:
        """Find how many draws of each stage, and how many cards left after it, can become known."""
        n: i64 = 0
        while n < self.evidence.own_count:
            mark = self.evidence.marks[self.evidence.own[n]]
            stage = self.evidence.stage_of(round_of(mark))
            self.least_known[stage] += 1
            self.most_known[stage] += 1
            if stage < 3:
                self.bound_stay(card_drawn(mark), stage, self.least_left)
            n += 1
        seat: i64 = 0
        while seat < self.evidence.seats:
            if seat != self.evidence.seat:
                self.bound_seat(seat)
            seat += 1
        self.most_left[0] += self.kept_long
        self.most_left[1] += self.kept_long
        stage = 0
        while stage < STAGES:
            self.most_known[stage] = min(
                self.most_known[stage], self.evidence.before[stage] - self.evidence.after[stage]
            )
            stage += 1

    def bound_stay(self, card: i64, stage: i64, least: vec[i64]) -> None:
        """Count the earlier stages after which a drawn card was left: for its lowest and its highest pile."""
        pile = stage + 1
        while pile > 1 and self.evidence.have[PILES * card + pile] == 0:
            pile -= 1
        left = pile - 1
        while left < stage:
            least[left] += 1
            left += 1
        pile = 1
        while pile <= stage and self.evidence.have[PILES * card + pile] == 0:
            pile += 1
        left = pile - 1
        while left < stage:
            self.most_left[left] += 1
            left += 1

    def bound_seat(self, seat: i64) -> None:
        """A card that was kept can be played in each later round, so one play of a round may be an earlier draw."""
        later = False
        round = self.evidence.round
        while round > 0:
            group = 10 * seat + round
            stage = self.evidence.stage_of(round)
            plays = self.evidence.played[group]
            self.most_known[stage] += plays + (1 if later else 0)
            old: i64 = 1 if plays > 0 and round > 1 and self.evidence.kept[group - 1] > 0 else 0
            self.least_known[stage] += plays - old
            if stage < 3:
                self.bound_plays(group, stage, old)
            elif old > 0:
                self.kept_long += 1
            if plays > 0:
                later = True
            round -= 1

    def bound_plays(self, group: i64, stage: i64, old: i64) -> None:
        """How many plays of a group were left in the pile after earlier stages, if `old` of them were kept before."""
        least = ZEROS[:2]
        n: i64 = 0
        while n < self.evidence.play_count:
            if group_of(self.evidence.plays[n]) == group:
                self.bound_stay(card_played(self.evidence.plays[n]), stage, least)
            n += 1
        self.least_left[0] += max(least[0] - old, 0)
        self.least_left[1] += max(least[1] - old, 0)
