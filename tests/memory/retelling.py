"""The history behind an imagined world of Carpe Diem (`mecenate.testing.lines`)."""

from __future__ import annotations

from collections.abc import Sequence

import mecenate
from mecenate.core.dealer import Outcome
from mecenate.testing.belief import Step, cells_of
from mecenate.testing.lines import Retelling
from tests.memory.small import CARPE_DIEM, named_after, ring_picks

KINDS = 12
"""Kinds of fountain cards in Carpe Diem."""


class CarpeDiemRetelling(Retelling):
    """Every look of another seat brings a card that it put back later and one that it holds."""

    def begin(self) -> mecenate.State:
        seats = [seat for seat in range(self.world.seats) if seat != self.seat]
        self.held = {seat: _cards(self.world, "hand", seat) for seat in seats}
        self.put_back = {seat: _cards(self.world, "returned", seat) for seat in seats}
        self.returning = dict.fromkeys(seats, -1)
        return super().begin()

    def action(self, real: Step) -> mecenate.Action:
        if real.kind not in CARPE_DIEM.unseen or real.actor == self.seat:
            return real.action
        cards = named_after("return", real.after.game)
        return real.after.game.parse(f"return {cards[self.returning[real.actor]]}")

    def dealer(self, real: Step) -> mecenate.Dealer:
        looker = next((event.seat for event in real.events if event.kind == "look"), None)
        if looker is None or looker == self.seat:
            return FountainDealer(self.state, real.outcomes, _drawn_by(real))
        first = self.put_back[looker].pop() if self.put_back[looker] else self.held[looker].pop()
        self.returning[looker] = first
        return FountainDealer(self.state, real.outcomes, [first, self.held[looker].pop()])


def _cards(world: mecenate.State, where: str, seat: int) -> list[int]:
    """The kinds of the cards that a seat holds or has put back."""
    counts = cells_of(world, where)[KINDS * seat : KINDS * (seat + 1)]
    return [kind for kind, count in enumerate(counts) for _ in range(count)]


def _drawn_by(real: Step) -> list[int]:
    """The kinds of fountain cards that were really drawn, in order, as their owner was told."""
    names = named_after("return", real.after.game)
    told = [event.facts["cards"] for event in real.events if event.kind == "look at"]
    return [names.index(card) for cards in told if isinstance(cards, list) for card in cards]


class FountainDealer(mecenate.Dealer):
    """Fills the ring as it was, and deals these fountain cards."""

    def __init__(self, state: mecenate.State, outcomes: Sequence[Outcome], kinds: list[int]) -> None:
        self.state = state
        self.outcomes = outcomes
        self.open = ring_picks(outcomes)
        self.kinds = list(kinds)
        self.picks = 0

    def pick(self, n: int) -> int:
        """The real pick for a tile; for a card the first of the wanted kind (CAD-70)."""
        self.picks += 1
        if self.picks - 1 in self.open or not self.kinds:
            return self.outcomes[self.picks - 1][0]
        kind = self.kinds.pop(0)
        pile = cells_of(self.state, "pile")
        assert pile[kind] > 0, "the imagined world has more cards of a kind than there are"
        return sum(pile[:kind])
