"""A game of Carpe Diem in progress: which rule offers the choices of a decision, and which carries them out."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.feature_vector import FeatureVector
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem import vocabulary as say
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.building import offer_sites, place, store
from mecenate.games.carpe_diem.cards import (
    choose_first_card,
    give_bread,
    keep_bread,
    offer_bread,
    offer_cards,
    offer_circles,
    offer_payments,
    pay,
    place_a_disc,
)
from mecenate.games.carpe_diem.features import appraise, describe
from mecenate.games.carpe_diem.fountain import offer_returns, put_back
from mecenate.games.carpe_diem.rewards import choose_reward, offer_lower_row, offer_rewards, take_from_lower_row
from mecenate.games.carpe_diem.ring import go_to, offer_moves, offer_starts, offer_tiles, start_at, take_a_tile
from mecenate.games.carpe_diem.turn import go_on, next_start


@final
class CarpeDiem(Board):
    """A game of Carpe Diem in progress."""

    def copy(self) -> CarpeDiem:
        return CarpeDiem(self.game, self.pieces, self.cells[:])

    def appraise(self, seat: i64) -> float:
        return appraise(self, seat)

    def describe(self, seat: i64, sheet: FeatureVector) -> None:
        describe(self, seat, sheet)

    def _offer(self, kind: i64, seat: i64, choices: list[Action]) -> None:
        if kind == ask.PLACE:
            offer_sites(self, seat, choices)
        elif kind == ask.MOVE:
            offer_moves(self, seat, choices)
        elif kind == ask.TAKE:
            offer_tiles(self, choices)
        elif kind == ask.DISC:
            offer_circles(self, choices)
        elif kind == ask.CARD:
            offer_cards(self, choices)
        elif kind == ask.PAY:
            offer_payments(self, seat, choices)
        elif kind == ask.BREAD:
            offer_bread(self, choices)
        elif kind == ask.REWARD:
            offer_rewards(self, choices)
        elif kind == ask.ARTISAN:
            offer_lower_row(self, choices)
        elif kind == ask.FOUNTAIN:
            offer_returns(self, seat, choices)
        else:
            offer_starts(self, choices)

    def _play(self, word: i64, dealer: Dealer, scribe: Scribe) -> None:
        """Carry out the choice, and those that follow while they have a single option (CAD-23).

        The last choices that were computed become the legal list, so that nothing is computed twice.
        """
        while True:
            self._carry_out(word, dealer, scribe)
            go_on(self, dealer, scribe)
            if self.over:
                return
            choices = self._choices()
            if len(choices) > 1 or self.asked_kind() == ask.FOUNTAIN:
                self._legal = tuple(choices)
                return
            word = choices[0].id

    def _carry_out(self, word: i64, dealer: Dealer, scribe: Scribe) -> None:
        seat = self.asked_seat()
        if word >= say.TAKE:
            if self.asked_kind() == ask.TAKE:
                take_a_tile(self, seat, word - say.TAKE, scribe)
            else:
                take_from_lower_row(self, seat, word - say.TAKE, scribe)
        elif word >= say.DISC:
            self._score(word, seat, scribe)
        elif word >= say.RETURN:
            put_back(self, seat, word - say.RETURN, scribe)
        elif word >= say.REWARD:
            choose_reward(self, seat, word - say.REWARD, scribe)
        elif word == say.STORE:
            store(self, seat, scribe)
        elif word >= say.AT:
            place(self, seat, (word - say.AT) >> 2, (word - say.AT) & 3, scribe)
        elif word >= say.BREAD_TO:
            go_to(self, seat, word - say.BREAD_TO, 1, scribe)
        elif self.asked_kind() == ask.MOVE:
            go_to(self, seat, word - say.GO, 0, scribe)
        else:
            start_at(self, seat, word - say.GO, scribe)
            next_start(self, seat, dealer, scribe)

    def _score(self, word: i64, seat: i64, scribe: Scribe) -> None:
        if word == say.KEEP_BREAD:
            keep_bread(self, seat, scribe)
        elif word == say.GIVE_BREAD:
            give_bread(self, seat, scribe)
        elif word == say.ENOUGH:
            self.answered()
        elif word == say.PAY_COIN:
            pay(self, seat, -1, scribe)
        elif word >= say.PAY:
            pay(self, seat, word - say.PAY, scribe)
        elif word >= say.SCORE:
            choose_first_card(self, seat, word - say.SCORE, scribe)
        else:
            place_a_disc(self, seat, word - say.DISC, scribe)
