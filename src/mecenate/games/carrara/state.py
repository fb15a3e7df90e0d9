"""A game of Carrara in progress: which rule offers the choices of a decision, and which carries them out."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.feature_vector import FeatureVector
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara import vocabulary as say
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.building import (
    choose_a_city,
    choose_to_upgrade,
    offer_buildings,
    offer_improvements,
    offer_payments,
    offer_sites,
    pay,
    take_an_improvement,
)
from mecenate.games.carrara.buying import (
    choose_a_sector,
    leave_the_wheel,
    offer_blocks,
    offer_buying,
    offer_sectors,
    take_a_block,
    turn_the_wheel,
)
from mecenate.games.carrara.court import follow_a_scoring, offer_scoring, score_from_open_area, start_a_visit
from mecenate.games.carrara.extras import offer_extras, offer_stored_meanwhile, place_stored, purchase
from mecenate.games.carrara.features import appraise, describe
from mecenate.games.carrara.layout import PASSES
from mecenate.games.carrara.ornaments import claim, claim_nothing, offer_claims, offer_places, place_on, store, swap
from mecenate.games.carrara.spaces import evaluate, offer_spaces
from mecenate.games.carrara.turn import begin_main_action, begin_other_action, finish_turn, pass_the_turn, settle


@final
class Carrara(Board):
    """A game of The Palaces of Carrara in progress."""

    def copy(self) -> Carrara:
        return Carrara(self.game, self.pieces, self.cells[:])

    def appraise(self, seat: i64) -> float:
        return appraise(self, seat)

    def describe(self, seat: i64, sheet: FeatureVector) -> None:
        describe(self, seat, sheet)

    def _offer(self, kind: i64, seat: i64, choices: list[Action]) -> None:
        if kind == ask.MAIN:
            offer_buying(self, seat, choices)
            offer_buildings(self, seat, choices)
            offer_scoring(self, seat, choices)
            offer_extras(self, seat, choices)
            choices.append(self.pieces.actions[say.PASS])
        elif kind == ask.TAKE:
            offer_blocks(self, seat, choices)
            offer_stored_meanwhile(self, seat, choices)
        elif kind == ask.PAY:
            offer_payments(self, seat, choices)
        elif kind == ask.SECTOR:
            offer_sectors(self, seat, choices)
            offer_stored_meanwhile(self, seat, choices)
        elif kind == ask.SITE:
            offer_sites(self, seat, choices)
            offer_stored_meanwhile(self, seat, choices)
        elif kind == ask.END:
            offer_extras(self, seat, choices)
            choices.append(self.pieces.actions[say.END_TURN])
        elif kind == ask.SPACE:
            offer_spaces(self, seat, choices)
            offer_extras(self, seat, choices)
        elif kind == ask.PLACE:
            offer_places(self, seat, choices)
        elif kind == ask.IMPROVE:
            offer_improvements(self, seat, choices)
            offer_stored_meanwhile(self, seat, choices)
        else:
            offer_claims(self, seat, choices)

    def _play(self, word: i64, dealer: Dealer, scribe: Scribe) -> None:
        seat = self.asked_seat()
        if self.asked_kind() == ask.MAIN:
            self._play_main(word, seat, dealer, scribe)
        elif word < say.PAY:
            self._play_step(word, seat, scribe)
        elif word < say.VISIT:
            if word < say.PAY_TWO:
                pay(self, seat, word - say.PAY, 1, dealer, scribe)
            else:
                pay(self, seat, word - say.PAY_TWO, 2, dealer, scribe)
        elif word < say.CLAIM:
            evaluate(self, seat, word - say.EVALUATE, scribe)
        elif word >= say.IMPROVE:
            take_an_improvement(self, seat, word - say.IMPROVE, scribe)
        else:
            self._play_ornament(word, seat, scribe)
        settle(self, scribe)

    def _play_main(self, word: i64, seat: i64, dealer: Dealer, scribe: Scribe) -> None:
        if word >= say.PLACE:
            self._play_ornament(word, seat, scribe)
        elif word >= say.VISIT:
            begin_main_action(self, seat)
            start_a_visit(self, seat, word - say.VISIT, scribe)
        elif word == say.FOLLOW:
            begin_main_action(self, seat)
            follow_a_scoring(self, seat, scribe)
        elif word == say.SCORE:
            begin_main_action(self, seat)
            score_from_open_area(self, seat, scribe)
        else:
            passes = self.cells[PASSES]
            begin_other_action(self, seat, scribe)
            if word >= say.BUILD:
                self.ask(ask.SITE, seat, word - say.BUILD)
            elif word == say.PASS:
                pass_the_turn(self, seat, passes, scribe)
            elif word == say.LEAVE_WHEEL:
                leave_the_wheel(self, seat, scribe)
            elif not turn_the_wheel(self, seat, dealer, scribe):
                finish_turn(self, seat, scribe)

    def _play_step(self, word: i64, seat: i64, scribe: Scribe) -> None:
        if word >= say.OVER:
            choose_to_upgrade(self, seat, word - say.OVER)
        elif word >= say.IN:
            choose_a_city(self, seat, word - say.IN)
        elif word >= say.TAKE:
            take_a_block(self, seat, word - say.TAKE, scribe)
        elif word >= say.SECTOR:
            choose_a_sector(self, seat, word - say.SECTOR)
        elif word == say.STORE:
            store(self, seat, scribe)
        elif word == say.CLAIM_NOTHING:
            claim_nothing(self, seat, scribe)
        elif word == say.DONE:
            self.answered()
        else:
            finish_turn(self, seat, scribe)

    def _play_ornament(self, word: i64, seat: i64, scribe: Scribe) -> None:
        if word >= say.PURCHASE:
            purchase(self, seat, word - say.PURCHASE, scribe)
        elif word >= say.PLACE:
            place_stored(self, seat, word - say.PLACE)
        elif word >= say.SWAP:
            swap(self, seat, word - say.SWAP, scribe)
        elif word >= say.ON:
            place_on(self, seat, word - say.ON, scribe)
        else:
            claim(self, seat, word - say.CLAIM, scribe)
