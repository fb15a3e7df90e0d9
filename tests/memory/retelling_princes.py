"""The history behind an imagined world of The Princes of Florence, as its marks tell it.

Marks are read as the state's own JSON has them: a look is one number, the seat in its first 4 bits, how many cards it
looked at in the next 3, then the card that it kept and those that it put under the pile, 1 + card in 6 bits each.
"""

from __future__ import annotations

from typing import NamedTuple

import mecenate
from mecenate.testing.belief import Step, cells_of
from mecenate.testing.lines import Retelling
from tests.memory.small import PRINCES, named_after

DECKS = (range(21), range(21, 41), range(41, 55))
NAMES = ("profession", "bonus", "prestige")
FIRST_LOOK = (0, 15, 35)


class Look(NamedTuple):
    """A look at a pile: the cards in the order in which they were put away, and those still looked at."""

    put_away: list[int]
    cards: set[int]


def set_of(bits: int) -> set[int]:
    """The cards of a set that is written as bits."""
    return {card for card in range(55) if bits >> card & 1}


def looks_of(world: mecenate.State, deck: int) -> list[Look]:
    """All looks at a deck, the first one first; the cards of one that is not over are those looked at now."""
    made = cells_of(world, "looks_made")[deck]
    marks = cells_of(world, "looks")[FIRST_LOOK[deck] : FIRST_LOOK[deck] + made]
    looks = []
    for number, mark in enumerate(marks):
        put_away = []
        rest = mark >> 7
        while rest:
            put_away.append((rest & 63) - 1)
            rest >>= 6
        looked = set_of(cells_of(world, "looked")[0]) if number == made - 1 and len(put_away) < mark >> 4 & 7 else set()
        looks.append(Look(put_away, set(put_away) | (looked & set(DECKS[deck]))))
    return looks


class PrincesRetelling(Retelling):
    """Deals what the world says was dealt, and lets every look bring the cards that the world says it brought."""

    def begin(self) -> mecenate.State:
        self.looks = [looks_of(self.world, deck) for deck in range(3)]
        self.current = Look([], set())
        self.put_away = 0
        hands = self.dealt()
        assert {len(hand) for hand in hands} == {4}, "four professions for each seat"
        left, script = list(DECKS[0]), [pick for pick, _ in self.line.dealt[: -4 * len(hands)]]
        for card in (card for hand in hands for card in sorted(hand)):
            script.append(left.index(card))
            left.remove(card)
        return self.line.table.open().start(self.line.table.seats, mecenate.Dealer.scripted(script))

    def dealt(self) -> list[set[int]]:
        """The professions that the deal gave to each seat: what it has had and neither drew nor recruited."""
        names = named_after("work", self.world.game)
        recruited: set[tuple[int, int]] = set()
        played: set[tuple[int, int]] = set()
        for event in (event for real in self.line.steps for event in real.events):
            if event.kind in ("work", "recruit"):
                card = (event.seat, names.index(str(event.facts["profession"])))
                if event.kind == "recruit":
                    recruited.add(card)
                elif card not in recruited:
                    played.add(card)
        outcomes = []
        for seat in range(self.world.seats):
            held = set_of(cells_of(self.world, "hand")[seat]) & set(DECKS[0])
            had = {card for card in held if (seat, card) not in recruited} | {c for s, c in played if s == seat}
            given_back = {card - 1 for card in [cells_of(self.world, "given_back")[seat]] if card > 0}
            outcomes.append((had | given_back) - (self.kept_by(seat) - given_back))
        return outcomes

    def kept_by(self, seat: int) -> set[int]:
        """The professions that a seat kept from its looks."""
        marks = cells_of(self.world, "looks")[: cells_of(self.world, "looks_made")[0]]
        return {(mark >> 7 & 63) - 1 for mark in marks if mark & 15 == seat and mark >> 7}

    def action(self, real: Step) -> mecenate.Action:
        if real.kind not in PRINCES.unseen:
            return real.action
        if real.kind == "return":
            card = cells_of(self.world, "given_back")[real.actor] - 1
        else:
            card = self.current.put_away[self.put_away]
            self.put_away += 1
        game = real.after.game
        return game.parse(f"{real.kind} {named_after('under', game)[card]}")

    def dealer(self, real: Step) -> mecenate.Dealer:
        for event in real.events:
            if event.kind == "look":
                deck = NAMES.index(str(event.facts["pile"]))
                self.current, self.put_away = self.looks[deck].pop(0), 0
                return PileDealer(self.state, deck, self.current.cards)
        return mecenate.Dealer.recorded(real.outcomes)


class PileDealer(mecenate.Dealer):
    """Draws those of these cards that are in the upper part of a pile."""

    def __init__(self, state: mecenate.State, deck: int, cards: set[int]) -> None:
        self.state = state
        self.deck = set(DECKS[deck])
        self.cards = cards

    def pick(self, n: int) -> int:
        """The place of the next card among those of the upper part, in the order of the deck (PRI-98)."""
        upper = sorted(set_of(cells_of(self.state, "unseen")[0]) & self.deck)
        assert len(upper) == n
        wanted = [card for card in upper if card in self.cards]
        assert wanted, "the look has no further card of the upper part"
        return upper.index(wanted[0])
