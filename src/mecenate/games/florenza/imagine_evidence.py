"""Evidence: what a seat knows of the Florenza cards, computed once for all draws of `imagine` (FLO-76).

The draws of a seat in a round are a group, numbered 10 * seat + round. A stage is a pile that is drawn from: rounds 1
to 3 are stages 0 to 2, each pile continues the one before; stages 3 and 4 begin when the discards come back. An epoch
is the time between two returns. A known card is one of the seat's own, or one that another seat has played.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.layout import row
from mecenate.core.state import SEATS
from mecenate.games.florenza import marks
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.layout import COPIES, COPY, DRAW, DRAWN, PILE, ROUND

ZEROS: Final[vec[i64]] = row([0] * 512)
GROUPS: Final[i64] = 40
STAGES: Final[i64] = 5
PILES: Final[i64] = 4  # numbered from 1


def card_played(play: i64) -> i64:
    """The card of a play, as `Evidence.plays` lists them."""
    return play & 127


def time_of(play: i64) -> i64:
    """How many draws there had been when a card was played."""
    return (play >> 7) & 255


def round_played(play: i64) -> i64:
    """The round in which a card was played."""
    return play >> 17


def group_of(play: i64) -> i64:
    """The group of the draws of that seat in that round."""
    return 10 * ((play >> 15) & 3) + (play >> 17)


@final
class Evidence:
    """Public facts and a seat's own cards. Nothing else of the real state may be read here."""

    def __init__(self, board: Board, seat: i64) -> None:
        self.board: Final = board
        self.pieces: Final = board.pieces
        self.seat: Final[i64] = seat
        self.seats: Final[i64] = board.cells[SEATS]
        self.round: Final[i64] = board.cells[ROUND]
        self.epoch: Final[i64] = marks.epoch_of(board, board.cells[ROUND])
        self.drawn: Final[i64] = board.cells[DRAWN]
        self.marks: Final[vec[i64]] = board.cells[DRAW : DRAW + board.cells[DRAWN]]
        self.in_group: Final[vec[i64]] = ZEROS[:40]  # draws
        self.first_of_group: Final[vec[i64]] = ZEROS[:41]  # where they begin in `grouped`
        self.grouped: Final[vec[i64]] = ZEROS[: self.drawn]
        self.discards: Final[vec[i64]] = ZEROS[:40]
        self.played: Final[vec[i64]] = ZEROS[:40]
        self.own: Final[vec[i64]] = ZEROS[: self.drawn]  # draws of this seat
        self.own_count: i64 = 0
        self.plays: Final[vec[i64]] = ZEROS[: self.drawn]  # of the others: round, seat, time and card
        self.play_count: i64 = 0
        self.collect()
        self.first_play: Final[vec[i64]] = ZEROS[:40]  # where the plays of a group begin in `plays`
        self.find_plays()
        self.hand: Final[vec[i64]] = ZEROS[:40]  # cards in the hand at the end of a round, before one is kept
        self.kept: Final[vec[i64]] = ZEROS[:40]  # cards kept: 0 or 1
        self.count_hands()
        self.have: Final[vec[i64]] = ZEROS[: PILES * len(self.pieces.needs)]  # copies by card and pile
        self.copies: Final[vec[i64]] = ZEROS[:76]  # those in the game
        self.copy_count: i64 = 0
        self.before: Final[vec[i64]] = ZEROS[:5]  # cards in the pile before and after the draws of a stage
        self.after: Final[vec[i64]] = ZEROS[:5]
        self.count_piles()

    def collect(self) -> None:
        """Group the draws, count discards, and list the own cards and those that others have played."""
        n: i64 = 0
        while n < self.drawn:
            mark = self.marks[n]
            seat = marks.seat_of(mark)
            self.in_group[10 * seat + marks.round_of(mark)] += 1
            if marks.left_by(mark) == marks.WAS_DISCARDED:
                self.discards[10 * seat + marks.left_in(mark)] += 1
            elif marks.left_by(mark) == marks.WAS_PLAYED:
                self.played[10 * seat + marks.left_in(mark)] += 1
            if seat == self.seat:
                self.own[self.own_count] = n
                self.own_count += 1
            elif marks.left_by(mark) == marks.WAS_PLAYED:
                self.add_play(
                    (((marks.left_in(mark) * 4 + seat) * 256 + marks.played_after(mark)) * 128) + marks.card_drawn(mark)
                )
            n += 1
        group: i64 = 0
        while group < GROUPS:
            self.first_of_group[group + 1] = self.first_of_group[group] + self.in_group[group]
            group += 1
        next_of = self.first_of_group[:]
        n = 0
        while n < self.drawn:
            group = 10 * marks.seat_of(self.marks[n]) + marks.round_of(self.marks[n])
            self.grouped[next_of[group]] = n
            next_of[group] += 1
            n += 1

    def find_plays(self) -> None:
        """Find where the plays of each group begin."""
        n = self.play_count - 1
        while n >= 0:
            self.first_play[group_of(self.plays[n])] = n
            n -= 1

    def add_play(self, key: i64) -> None:
        """Insert a play; plays are sorted by public facts: round, seat, time and card."""
        at = self.play_count
        while at > 0 and self.plays[at - 1] > key:
            self.plays[at] = self.plays[at - 1]
            at -= 1
        self.plays[at] = key
        self.play_count += 1

    def count_hands(self) -> None:
        """How many cards each seat had at the end of each round, and whether it kept one."""
        seat: i64 = 0
        while seat < self.seats:
            held: i64 = 0
            round: i64 = 1
            while round <= self.round:
                group = 10 * seat + round
                self.hand[group] = held + self.in_group[group] - self.played[group]
                held = 1 if self.hand[group] > 0 else 0
                self.kept[group] = held
                round += 1
            seat += 1

    def count_piles(self) -> None:
        """The copies in the game, and how large the pile was before and after the draws of each stage."""
        cells = self.board.cells
        copy: i64 = 0
        while copy < COPIES:
            place = cells[COPY + copy]
            if place >= PILE:
                self.have[PILES * self.pieces.card_of[copy] + self.pieces.pile_of[copy]] += 1
                self.copies[self.copy_count] = copy
                self.copy_count += 1
                if self.pieces.pile_of[copy] <= 3:
                    self.before[self.pieces.pile_of[copy] - 1] += 1
            copy += 1
        seat: i64 = 0
        while seat < self.seats:
            round: i64 = 1
            while round <= self.round:
                group = 10 * seat + round
                stage = self.stage_of(round)
                self.after[stage] -= self.in_group[group]
                back = marks.epoch_of(self.board, round) + 3  # the stage that gets these discards
                if back < STAGES:
                    self.before[back] += self.discards[group]
                round += 1
            seat += 1
        stage = 0
        while stage < STAGES:
            self.before[stage] += self.after[stage - 1] if stage > 0 else 0
            self.after[stage] += self.before[stage]
            stage += 1

    def stage_of(self, round: i64) -> i64:
        """The stage of a round."""
        return round - 1 if round <= 3 else marks.epoch_of(self.board, round) + 2

    def drawn_by(self, group: i64, time: i64) -> i64:
        """How many cards of a group had been drawn at a time."""
        count: i64 = 0
        at = self.first_of_group[group]
        while at < self.first_of_group[group + 1] and self.grouped[at] < time:
            count += 1
            at += 1
        return count
