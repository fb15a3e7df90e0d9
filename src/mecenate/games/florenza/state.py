"""A game of Florenza in progress: which rule offers the choices of a decision, and which carries them out."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.state import DEPTH
from mecenate.games.florenza import decisions as ask
from mecenate.games.florenza import vocabulary as say
from mecenate.games.florenza.artists import engage, offer_artists, offer_reservations_of_artists, reserve_an_artist
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.ending import (
    choose_for_all,
    collect_for_the_merchants,
    keep_a_card,
    offer_cards_to_keep,
    offer_resources_for_all,
    offer_resources_to_collect,
)
from mecenate.games.florenza.features import appraise, describe
from mecenate.games.florenza.layout import MEMORY, PURSE
from mecenate.games.florenza.locations import activate, offer_locations
from mecenate.games.florenza.market import (
    buy,
    give,
    offer_gifts,
    offer_takings,
    offer_the_market,
    seek_inspiration,
    sell,
    send_workers,
    take,
)
from mecenate.games.florenza.marks import forget
from mecenate.games.florenza.monuments import (
    finish_a_monument,
    offer_monuments,
    offer_reservations_of_monuments,
    reserve_a_monument,
)
from mecenate.games.florenza.playing import note_pass, offer_cards, play_a_card
from mecenate.games.florenza.rounds import go_on


@final
class Florenza(Board):
    """A game of Florenza: The Card Game in progress."""

    def copy(self) -> Florenza:
        return Florenza(self.game, self.pieces, self.cells[:])

    @property
    def remembers(self) -> bool:
        return self.cells[MEMORY] == 1

    def forget(self) -> None:
        forget(self)

    def appraise(self, seat: i64) -> float:
        return appraise(self, seat)

    def describe(self, seat: i64, sheet: FeatureVector) -> None:
        describe(self, seat, sheet)

    def _offer(self, kind: i64, seat: i64, choices: list[Action]) -> None:
        if kind == ask.ACTION:
            self._offer_actions(seat, choices)
        elif kind == ask.ENGAGE:
            offer_artists(self, seat, self.cells[PURSE + seat], choices)
        elif kind == ask.GIVE:
            offer_gifts(self, seat, choices)
        elif kind == ask.TAKE:
            offer_takings(self, choices)
        elif kind == ask.KEEP:
            offer_cards_to_keep(self, seat, choices)
        elif kind == ask.CHOOSE:
            offer_resources_for_all(self, choices)
        else:
            offer_resources_to_collect(self, choices)

    def _offer_actions(self, seat: i64, choices: list[Action]) -> None:
        """The eight actions in their order; a seat that can do none of them passes (FLO-21)."""
        offer_cards(self, seat, choices)
        offer_monuments(self, seat, choices)
        offer_reservations_of_monuments(self, choices)
        offer_reservations_of_artists(self, choices)
        offer_locations(self, seat, choices)
        offer_the_market(self, seat, choices)
        if not choices:
            choices.append(self.pieces.actions[say.PASS])

    def _play(self, word: i64, dealer: Dealer, scribe: Scribe) -> None:
        seat = self.asked_seat()
        kind = self.asked_kind()
        if kind == ask.ACTION:
            self.answered()
            self._act(word, seat, dealer, scribe)
        elif kind == ask.ENGAGE:
            engage(self, seat, word, dealer, scribe)
        elif kind == ask.GIVE:
            give(self, seat, word - say.GIVE, scribe)
        elif kind == ask.TAKE:
            take(self, seat, word - say.TAKE, scribe)
        elif kind == ask.KEEP:
            keep_a_card(self, seat, word - self.pieces.keep, scribe)
        elif kind == ask.CHOOSE:
            choose_for_all(self, word - say.CHOOSE, scribe)
        else:
            collect_for_the_merchants(self, seat, word - say.TAKE, scribe)
        if self.cells[DEPTH] == 0:
            go_on(self, dealer, scribe)

    def _act(self, word: i64, seat: i64, dealer: Dealer, scribe: Scribe) -> None:
        pieces = self.pieces
        if word < say.FINISH:
            self._go_to_market(word, seat, dealer, scribe)
        elif word < say.RESERVE_MONUMENT:
            finish_a_monument(self, seat, word - say.FINISH, dealer, scribe)
        elif word < say.FIRST_OF_PACK:
            reserve_a_monument(self, seat, word - say.RESERVE_MONUMENT, scribe)
        elif word < pieces.keep:
            play_a_card(self, seat, word - pieces.play, dealer, scribe)
        elif word < pieces.reserve:
            activate(self, seat, word - pieces.activate, scribe)
        else:
            reserve_an_artist(self, seat, word - pieces.reserve, scribe)

    def _go_to_market(self, word: i64, seat: i64, dealer: Dealer, scribe: Scribe) -> None:
        if word >= say.BUY:
            buy(self, seat, word - say.BUY, scribe)
        elif word >= say.SELL:
            sell(self, seat, word - say.SELL, scribe)
        elif word == say.SEND_WORKERS:
            send_workers(self, seat, scribe)
        elif word == say.SWAP:
            self.ask(ask.GIVE, seat, 2, ask.SWAP)
        elif word == say.SEEK_INSPIRATION:
            seek_inspiration(self, seat, dealer, scribe)
        else:
            note_pass(self, seat)
            if scribe.listening:
                scribe.tell("pass", int(seat), {})
