"""A game of Florenza in progress: which rule offers the choices of a decision, and which carries them out."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.event import Fact, Scribe
from mecenate.core.glance import Glance, Own
from mecenate.core.score import Score
from mecenate.core.sheet import Sheet
from mecenate.core.state import DEPTH
from mecenate.games.florenza import decisions as ask
from mecenate.games.florenza import words as say
from mecenate.games.florenza.artists import (
    engage,
    offer_artists,
    offer_reservations_of_artists,
    reserve_an_artist,
)
from mecenate.games.florenza.audit import audit
from mecenate.games.florenza.board import PURSE, Board
from mecenate.games.florenza.ending import (
    choose_for_all,
    collect_for_the_merchants,
    keep_a_card,
    offer_cards_to_keep,
    offer_resources_for_all,
    offer_resources_to_collect,
)
from mecenate.games.florenza.features import appraise, describe
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
from mecenate.games.florenza.monuments import (
    finish_a_monument,
    offer_monuments,
    offer_reservations_of_monuments,
    reserve_a_monument,
)
from mecenate.games.florenza.observing import observe
from mecenate.games.florenza.playing import offer_cards, play_a_card
from mecenate.games.florenza.prompts import prompt_facts
from mecenate.games.florenza.refusals import why_not
from mecenate.games.florenza.rounds import go_on
from mecenate.games.florenza.scoring import scores
from mecenate.games.florenza.sight import own, public
from mecenate.games.florenza.unseen import imagine
from mecenate.games.florenza.view import View


@final
class Florenza(Board):
    """A game of Florenza: The Card Game in progress."""

    def copy(self) -> Florenza:
        return Florenza(self.game, self.pieces, self.cells[:])

    def scores(self) -> list[Score]:
        return scores(self)

    def _public(self, last: Glance) -> View:
        return public(self, last)

    def _own(self, public: View, seat: int, last: Glance) -> Own:
        return own(self, public, seat, last)

    def imagine(self, seat: int | None, dealer: Dealer) -> Florenza:
        other = self.copy()
        imagine(other, seat, dealer)
        return other

    def appraise(self, seat: i64) -> float:
        return appraise(self, seat)

    def describe(self, seat: i64, sheet: Sheet) -> None:
        describe(self, seat, sheet)

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observe(self, seat, sheet)

    def audit(self) -> None:
        audit(self)

    def _prompt_facts(self) -> dict[str, Fact]:
        return prompt_facts(self)

    def _why_not(self, action: Action) -> str:
        return why_not(self, action)

    def _choices(self) -> list[Action]:
        choices: list[Action] = []
        seat = self.asked_seat()
        kind = self.asked_kind()
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
        return choices

    def _offer_actions(self, seat: i64, choices: list[Action]) -> None:
        """The eight actions in their order; who can do none of them passes (FLO-21)."""
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
        elif scribe.listening:
            scribe.tell("pass", int(seat), {})
