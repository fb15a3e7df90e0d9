"""Odds: how likely a known card is to have been one draw or another, for `imagine` (FLO-76).

If n of the N unknown cards of a stage were drawn, and M are left, then knowing one more draw leaves 1/N of the ways to
deal the others, and knowing that a card was still in the pile after the stage leaves M/N of them. N and M change a
little with every card that gets its draw. `odds` has these products for each pile and stage at a likely N and M;
`share` is the exact number of ways divided by what the odds say, scaled to at most 1.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.games.florenza.imagine_bounds import Bounds
from mecenate.games.florenza.imagine_evidence import PILES, STAGES, ZEROS, Evidence, card_played, group_of, round_played
from mecenate.games.florenza.marks import WAS_DISCARDED, card_drawn, epoch_of, left_by, left_in, round_of

NOUGHTS: Final[vec[float]] = vec[float]([0.0] * 512)
EPOCHS: Final[i64] = 3


@final
class Odds:
    """The odds of each copy by pile and stage, and the limits that rejection needs."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence: Final = evidence
        self.bounds: Final = Bounds(evidence)
        self.known: Final[vec[float]] = NOUGHTS[:5]  # the likely number of known draws of a stage
        self.left: Final[vec[float]] = NOUGHTS[:5]  # the likely number of known cards left after a stage
        self.guess()
        self.by_draw: Final[vec[float]] = NOUGHTS[:5]
        self.by_stay: Final[vec[float]] = NOUGHTS[:5]
        self.odds: Final[vec[float]] = NOUGHTS[:20]
        self.highest: Final[vec[float]] = NOUGHTS[:5]
        self.known_of: Final[vec[i64]] = ZEROS[: EPOCHS * len(evidence.pieces.needs)]  # by card and epoch, at least
        self.own_limit: Final[vec[float]] = NOUGHTS[: evidence.own_count]
        self.known_by: Final[vec[i64]] = ZEROS[: 3 * len(evidence.pieces.needs)]  # by card and stage: drawn by then
        self.play_limit: Final[vec[float]] = NOUGHTS[: STAGES * evidence.play_count]  # by the stage of the draw
        self.weigh()
        self.kinds: Final[vec[i64]] = ZEROS[: 26 * evidence.round + 26]  # by round and size: different cards, at least
        self.fewest: Final[vec[i64]] = ZEROS[: 10 * evidence.play_count]
        """By play and round: how many different cards at least were in the hand from which it was kept."""
        self.count_fewest()

    # ------------------------------------------------------------------ odds

    def guess(self) -> None:
        """Estimate how much becomes known, before anything was drawn: the middle of the bounds, or a little less."""
        stage: i64 = 0
        while stage < STAGES:
            self.known[stage] = float(self.bounds.least_known[stage] + self.bounds.most_known[stage]) / 2.0
            self.left[stage] = float(self.bounds.least_left[stage])
            most = min(self.bounds.most_left[stage] - self.bounds.kept_long, self.evidence.after[stage])
            if stage < 2 and most > self.bounds.least_left[stage]:
                self.left[stage] += 0.4 * float(most - self.bounds.least_left[stage])
            stage += 1

    def learn(self, known: vec[i64], left: vec[i64], draws: i64) -> None:
        """Estimate how much becomes known from some draws, and compute the odds from that."""
        stage: i64 = 0
        while stage < STAGES:
            self.known[stage] = float(known[stage]) / float(draws)
            self.left[stage] = float(left[stage]) / float(draws)
            stage += 1
        self.weigh()

    def weigh(self) -> None:
        """Compute the odds of a copy by its pile and the stage of its draw, and the limits."""
        evidence = self.evidence
        stage: i64 = 0
        while stage < STAGES:
            unknown = max(float(evidence.before[stage]) - self.left[stage] - self.known[stage], 1.0)
            rest = max(float(evidence.after[stage]) - self.left[stage] + 0.5, 0.5)
            self.by_draw[stage] = 1.0 / unknown
            self.by_stay[stage] = min(rest / unknown, 1.0)
            self.find_highest(stage)
            stage += 1
        stage = 0
        while stage < STAGES:
            pile: i64 = 1
            while pile < PILES:
                odds = self.by_draw[stage]
                left = pile - 1
                while left < stage < 3:
                    odds *= self.by_stay[left]
                    left += 1
                self.odds[STAGES * pile + stage] = odds if stage >= 3 or pile <= stage + 1 else 0.0
                pile += 1
            stage += 1
        self.limit()

    def find_highest(self, stage: i64) -> None:
        """Find the maximum of `ways`, which is at one of the ends, since it is convex in the number of known draws."""
        self.highest[stage] = 0.0
        left = self.bounds.least_left[stage]
        most = max(min(self.bounds.most_left[stage], self.evidence.after[stage]), left) if stage < 2 else left
        while left <= most:
            at_ends = max(
                self.ways(stage, self.bounds.least_known[stage], left),
                self.ways(stage, self.bounds.most_known[stage], left),
            )
            self.highest[stage] = max(self.highest[stage], at_ends)
            left += 1

    def ways(self, stage: i64, known: i64, left: i64) -> float:
        """The ways to deal the unknown cards of a stage divided by what the odds say; 1 where the least is known."""
        evidence = self.evidence
        product = 1.0
        unknown = evidence.before[stage] - self.bounds.least_left[stage] - self.bounds.least_known[stage]
        rest = evidence.after[stage] - self.bounds.least_left[stage]
        n = self.bounds.least_left[stage]
        while n < left:
            if rest <= 0:
                return 0.0
            product *= float(rest) / (float(unknown) * self.by_stay[stage])
            unknown -= 1
            rest -= 1
            n += 1
        n = self.bounds.least_known[stage]
        while n < known:
            if unknown <= 0:
                return 0.0
            product /= float(unknown) * self.by_draw[stage]
            unknown -= 1
            n += 1
        return product if unknown >= rest else 0.0

    def share(self, stage: i64, known: i64, left: i64) -> float:
        """`ways` as a share of its highest value."""
        return self.ways(stage, known, left) / self.highest[stage]

    # ------------------------------------------------------------------ limits

    def limit(self) -> None:
        """Find the largest possible sum of odds for each known card, whatever was drawn before it."""
        evidence = self.evidence
        n: i64 = 0
        while n < len(self.known_of):
            self.known_of[n] = 0
            self.known_by[n] = 0
            n += 1
        n = 0
        while n < evidence.own_count:
            mark = evidence.marks[evidence.own[n]]
            first = epoch_of(evidence.board, round_of(mark))
            last = epoch_of(evidence.board, left_in(mark)) if left_by(mark) == WAS_DISCARDED else evidence.epoch
            card = card_drawn(mark)
            stage = evidence.stage_of(round_of(mark))
            self.own_limit[n] = self.best(card, stage, self.free_copies(card, first, last))
            self.note_known(card, stage, first, last)
            n += 1
        n = 0
        while n < evidence.play_count:
            card = card_played(evidence.plays[n])
            first = epoch_of(evidence.board, round_played(evidence.plays[n]))
            free = self.free_copies(card, first, evidence.epoch)
            last_stage = evidence.stage_of(round_played(evidence.plays[n]))
            stage = 0
            while stage <= last_stage:
                self.play_limit[STAGES * n + stage] = self.best(card, stage, free)
                stage += 1
            self.note_known(card, last_stage, first, evidence.epoch)
            n += 1

    def free_copies(self, card: i64, first: i64, last: i64) -> i64:
        """How many copies of a card at most are not those of known cards noted so far, in all these epochs."""
        most: i64 = 0
        while first <= last:
            most = max(most, self.known_of[EPOCHS * card + first])
            first += 1
        free = -most
        pile: i64 = 1
        while pile < PILES:
            free += self.evidence.have[PILES * card + pile]
            pile += 1
        return free

    def best(self, card: i64, stage: i64, free: i64) -> float:
        """The odds of the best `free` copies of a card, or of as many as can have been in the pile."""
        if stage < 3:
            free = min(free, self.in_pile(card, stage) - self.known_by[3 * card + stage])
        highest = 0.0
        pile: i64 = 3
        while pile > 0 and free > 0:
            if stage >= 3 or pile <= stage + 1:
                count = min(free, self.evidence.have[PILES * card + pile])
                highest += float(count) * self.odds[STAGES * pile + stage]
                free -= count
            pile -= 1
        return highest

    def in_pile(self, card: i64, stage: i64) -> i64:
        """How many copies of a card the piles up to a stage have."""
        count: i64 = 0
        pile: i64 = 1
        while pile < PILES and pile <= stage + 1:
            count += self.evidence.have[PILES * card + pile]
            pile += 1
        return count

    def note_known(self, card: i64, stage: i64, first: i64, last: i64) -> None:
        """One more copy of a card is known in these epochs, and was drawn in this stage or earlier."""
        while stage < 3:
            self.known_by[3 * card + stage] += 1
            stage += 1
        while first <= last:
            self.known_of[EPOCHS * card + first] += 1
            first += 1

    def count_fewest(self) -> None:
        """Find the fewest different cards in the hands from which cards were kept that were played later."""
        evidence = self.evidence
        counted: i64 = 0
        n: i64 = 0
        while n < evidence.play_count:
            round: i64 = 1
            while round < round_played(evidence.plays[n]):
                if round > counted:
                    self.count_kinds(round)
                    counted = round
                others = evidence.hand[group_of(evidence.plays[n]) - round_played(evidence.plays[n]) + round] - 1
                alike = self.unknown_copies(card_played(evidence.plays[n]), round)
                if others >= 0:
                    self.fewest[10 * n + round] = 1 + self.kinds[26 * round + max(others - alike, 0)]
                round += 1
            n += 1

    def count_kinds(self, round: i64) -> None:
        """The fewest different cards among some unknown cards: those with the most copies come first."""
        counts = ZEROS[:78]
        card: i64 = 0
        while card < len(self.evidence.pieces.needs):
            counts[self.unknown_copies(card, round)] += 1
            card += 1
        size: i64 = 0
        kinds: i64 = 0
        copies: i64 = 76
        while copies > 0 and size < 25:
            left = counts[copies]
            while left > 0 and size < 25:
                kinds += 1
                left -= 1
                part = copies
                while part > 0 and size < 25:
                    size += 1
                    self.kinds[26 * round + size] = kinds
                    part -= 1
            copies -= 1
        while size < 25:
            size += 1
            self.kinds[26 * round + size] = kinds

    def unknown_copies(self, card: i64, round: i64) -> i64:
        """How many copies of a card, at most, can have been unknown cards in the hands of a round."""
        epoch = epoch_of(self.evidence.board, round)
        return max(min(self.in_pile(card, round - 1), self.free_copies(card, epoch, epoch)), 0)
