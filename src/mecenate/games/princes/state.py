"""A game of Princes in progress: which rule offers the choices of a decision, and which carries them out."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.feature_vector import FeatureVector
from mecenate.games.princes import auction, building, cooperation, lots, muse, piles, powers, setup, turn, works
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import vocabulary as say
from mecenate.games.princes.board import Board
from mecenate.games.princes.estate import offer_placements
from mecenate.games.princes.features import appraise, describe
from mecenate.games.princes.imagine_from_view import forget_the_past
from mecenate.games.princes.layout import BONUS, MEMORY, PROFESSION
from mecenate.games.princes.money import sell
from mecenate.games.princes.rounds import leave_turn, settle


@final
class Princes(Board):
    """A game of The Princes of Florence in progress."""

    def copy(self) -> Princes:
        return Princes(self.game, self.pieces, self.cells[:])

    @property
    def remembers(self) -> bool:
        return self.cells[MEMORY] == 1

    def forget(self) -> None:
        forget_the_past(self)

    def appraise(self, seat: i64) -> float:
        return appraise(self, seat)

    def describe(self, seat: i64, sheet: FeatureVector) -> None:
        describe(self, seat, sheet)

    def _offer(self, kind: i64, seat: i64, choices: list[Action]) -> None:
        if kind == ask.BID:
            auction.offer_bids(self, seat, choices)
        elif kind == ask.TURN:
            turn.offer_the_turn(self, seat, choices)
        elif kind == ask.OPEN:
            auction.offer_opening(self, seat, choices)
        elif kind == ask.UNDER:
            piles.offer_under(self, choices)
        elif kind == ask.PLACE:
            offer_placements(self, seat, self.about(0), choices)
        elif kind == ask.KEEP:
            piles.offer_keeping(self, choices)
        elif kind == ask.CONVERT:
            works.offer_prestige(self, choices)
        elif kind == ask.BONUS:
            works.offer_bonus_cards(self, seat, choices)
        elif kind == ask.LAST:
            auction.offer_last_lots(self, seat, choices)
        elif kind == ask.RETURN:
            setup.offer_returns(self, seat, choices)
        elif kind == ask.RECRUIT:
            lots.offer_recruiting_now(self, seat, choices)
        elif kind == ask.LANDSCAPE:
            lots.offer_landscapes(self, seat, choices)
        else:
            self._expansion_choices(kind, seat, choices)

    def _expansion_choices(self, kind: i64, seat: i64, choices: list[Action]) -> None:
        if kind == ask.CHARACTER:
            muse.offer_characters(self, seat, choices)
        elif kind == ask.POWER:
            powers.offer_power_now(self, seat, choices)
        elif kind == ask.MERCHANT:
            powers.offer_merchant(self, choices)
        elif kind == ask.EXCHANGE:
            powers.offer_the_exchange(self, seat, choices)
        elif kind == ask.JOINT:
            cooperation.offer_places(self, seat, choices)
        elif kind == ask.SUM:
            cooperation.offer_sums(self, seat, choices)
        elif kind == ask.ANSWER:
            cooperation.offer_answers(self, seat, choices)
        else:
            cooperation.offer_replies(self, seat, choices)

    def _play(self, word: i64, dealer: Dealer, scribe: Scribe) -> None:
        seat = self.asked_seat()
        kind = self.asked_kind()
        if word == say.SELL:
            sell(self, seat, 1, False, scribe)
        elif kind == ask.BID and word <= say.BID:
            if word == say.BID:
                auction.bid(self, seat, dealer, scribe)
            else:
                auction.pass_the_bid(self, seat, dealer, scribe)
        elif kind == ask.TURN:
            self._play_turn(word, seat, dealer, scribe)
        elif say.MERCHANT_PRESTIGE <= word < say.OPEN and kind != ask.MERCHANT:
            self._play_power(word, seat, dealer, scribe)
        elif kind < ask.KEEP:
            self._play_lot(kind, word, seat, dealer, scribe)
        elif kind < ask.CHARACTER:
            self._play_card(kind, word, seat, scribe)
        else:
            self._play_expansion(kind, word, seat, dealer, scribe)
        settle(self, scribe)

    def _play_turn(self, word: i64, seat: i64, dealer: Dealer, scribe: Scribe) -> None:
        if word == say.END_TURN:
            leave_turn(self, scribe)
        elif say.MERCHANT_PRESTIGE <= word < say.OPEN:
            self._play_power(word, seat, dealer, scribe)
        elif word >= say.RECRUIT:
            lots.recruit(self, seat, word - say.RECRUIT, scribe)
        elif say.TOGETHER <= word < say.WORK:
            together = word - say.TOGETHER
            cooperation.approach(self, seat, together // 5, together % 5, scribe)
        elif word in (say.DRAW_PROFESSION, say.DRAW_BONUS):
            turn.draw(self, seat, PROFESSION if word == say.DRAW_PROFESSION else BONUS, dealer, scribe)
        elif say.INTRODUCE <= word < say.BUILD:
            turn.introduce(self, seat, word - say.INTRODUCE, scribe)
        else:
            turn.spend_an_action(self, seat)
            if word == say.PRINCESS:
                powers.work_for_the_princess(self, seat, scribe)
            elif word >= say.WORK:
                works.complete_a_work(self, seat, word - say.WORK, scribe)
            else:
                building.begin_to_build(self, seat, word - say.BUILD, scribe)

    def _play_power(self, word: i64, seat: i64, dealer: Dealer, scribe: Scribe) -> None:
        if self.asked_kind() == ask.POWER:
            self.answered()
        if word == say.MERCHANT_PRESTIGE:
            powers.merchant_prestige(self, seat, scribe)
        else:
            powers.use_the_professor(self, seat, word - say.PROFESSOR + BONUS, dealer, scribe)

    def _play_lot(self, kind: i64, word: i64, seat: i64, dealer: Dealer, scribe: Scribe) -> None:
        if kind == ask.PLACE:
            building.place(self, seat, word - say.PLACE, scribe)
        elif kind == ask.RETURN:
            setup.give_one_back(self, seat, word - say.RETURN, scribe)
        elif word == say.DECLINE:
            auction.decline(self, seat, scribe)
        elif kind == ask.OPEN:
            auction.open_an_auction(self, seat, word - say.OPEN, dealer, scribe)
        elif kind == ask.LAST:
            auction.take_last(self, seat, word - say.TAKE, dealer, scribe)
        else:
            lots.take_a_landscape(self, seat, word - say.TAKE, scribe)

    def _play_card(self, kind: i64, word: i64, seat: i64, scribe: Scribe) -> None:
        if kind == ask.KEEP:
            piles.choose_to_keep(self, seat, word - say.KEEP, scribe)
        elif kind == ask.UNDER:
            piles.put_under(self, seat, word - say.UNDER, scribe)
        elif kind == ask.CONVERT:
            works.convert(self, seat, word - say.CONVERT, scribe)
        elif kind == ask.RECRUIT:
            self.answered()
            if word != say.KEEP_CARD:
                lots.recruit(self, seat, word - say.RECRUIT, scribe)
        elif word == say.DONE:
            works.no_more_bonus_cards(self, seat, scribe)
        else:
            works.play_a_bonus_card(self, seat, word - say.PLAY, scribe)

    def _play_expansion(self, kind: i64, word: i64, seat: i64, dealer: Dealer, scribe: Scribe) -> None:
        if kind == ask.CHARACTER:
            if word == say.PASS:
                muse.pass_the_characters(self, seat, scribe)
            else:
                muse.place_a_pawn(self, seat, word - say.CHARACTER, scribe)
        elif kind == ask.POWER:
            powers.give_back(self)
        elif kind == ask.MERCHANT:
            powers.win_with_the_merchant(self, seat, word == say.MERCHANT_FREE, dealer, scribe)
        elif kind == ask.EXCHANGE:
            powers.exchange(self, seat, word - say.CONVERT, scribe)
        elif kind == ask.JOINT:
            cooperation.settle_the_place(self, seat, word - say.PLACE - len(self.pieces.placements))
        elif kind == ask.SUM:
            cooperation.make_the_offer(self, seat, word - say.ASK, scribe)
        else:
            self._play_answer(word, seat, scribe)

    def _play_answer(self, word: i64, seat: i64, scribe: Scribe) -> None:
        if word == say.DECLINE:
            cooperation.refuse(self, seat, scribe)
        elif word == say.ACCEPT:
            active = self.about(1) if self.asked_kind() == ask.ANSWER else seat
            cooperation.agree(self, seat, scribe)
            turn.spend_an_action(self, active)
        else:
            cooperation.counter(self, seat, word - say.COUNTER, scribe)
