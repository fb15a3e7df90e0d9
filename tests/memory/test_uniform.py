"""What nobody could have seen is as likely as the deal makes it, in games of the usual size."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

import pytest

import mecenate
from mecenate.testing.belief import cells_of
from mecenate.testing.chi_square import Comparison
from mecenate.testing.posterior import favouring
from tests.memory.retelling_princes import DECKS, set_of
from tests.tables import COMPILED

DRAWS = 12000 if COMPILED else 1500

Odds = dict[Hashable, float]


def played(game: str, seats: int, seed: int, *words: str, until: str) -> mecenate.State:
    """A game that has come to a certain question, played with these words where they are legal."""
    dealer = mecenate.Dealer.fast(seed)
    state = mecenate.game(game).start(seats, dealer)
    choose = favouring(*[(word,) for word in words])(dealer)
    while (prompt := state.prompt) is not None and prompt.kind != until:
        state.apply(choose(state), dealer)
    assert not state.over
    return state


def uniform(cases: range | set[int]) -> Odds:
    """Each case as likely."""
    return {case: 1 / len(cases) for case in cases}


@pytest.mark.parametrize("seats", [2, 5])
def test_every_profession_is_as_likely_in_another_hand_after_the_deal(seats: int) -> None:
    """Seat 0 knows its three cards and the one that it gave back, which nobody has."""
    state = played("princes", seats, 3, "return", until="open")
    mine = set_of(cells_of(state, "hand")[0])
    given_back = cells_of(state, "given_back")[0] - 1
    luck = mecenate.Dealer.fast(1)
    first: Counter[Hashable] = Counter()
    for _ in range(DRAWS):
        hands = cells_of(state.imagine(0, luck), "hand")
        cards = sorted(set_of(hands[1]))
        first[cards[luck.pick(len(cards))]] += 1
    comparison = Comparison()
    comparison.add("a card of seat 1", uniform(set(DECKS[0]) - mine - {given_back}), first)
    assert comparison.problems() == []


def test_cards_that_another_seat_looked_at_are_kept_and_put_under_the_pile_without_preference() -> None:
    """Seat 1 looks at five bonus cards that nobody has seen: each of the twenty may be kept, each may lie anywhere."""
    dealer = mecenate.Dealer.fast(5)
    state = mecenate.game("princes").start(2, dealer)
    choose = favouring(("return", "keep", "under", "decline"), ("draw bonus",), ("end",))(dealer)
    while cells_of(state, "looks_made")[1] == 0 or state.prompt is None or state.prompt.kind in ("keep", "under"):
        state.apply(choose(state), dealer)
    looker = cells_of(state, "looks")[15] & 15
    luck = mecenate.Dealer.fast(2)
    drawn: list[Counter[Hashable]] = [Counter() for _ in range(5)]
    for _ in range(DRAWS):
        world = state.imagine(1 - looker, luck)
        kept = set_of(cells_of(world, "hand")[looker]) & set(DECKS[1])
        places = [*kept, *(card - 1 for card in cells_of(world, "under")[21:25])]
        for place, card in enumerate(places):
            drawn[place][card] += 1
    comparison = Comparison()
    for place, cards in enumerate(drawn):
        comparison.add(f"place {place}", uniform(DECKS[1]), cards)
    assert comparison.problems() == []


def test_every_fountain_card_is_as_likely_to_be_drawn_by_another_seat() -> None:
    """Seat 0 has seen its own cards; each of the others is as likely with the seat that looks at two now."""
    dealer = mecenate.Dealer.fast(8)
    state = mecenate.game("carpe_diem").start(2, dealer)
    choose = favouring(("take fountain",), ("go to",), ("at ",))(dealer)
    while state.prompt is None or state.prompt.kind != "fountain" or state.actor != 1:
        state.apply(choose(state), dealer)
    assert sum(cells_of(state, "hand")[12:24]) == 2
    unknown = [sum(parts) for parts in zip(cells_of(state, "pile"), cells_of(state, "hand")[12:24], strict=True)]
    luck = mecenate.Dealer.fast(3)
    drawn: Counter[Hashable] = Counter()
    for _ in range(DRAWS):
        hand = cells_of(state.imagine(0, luck), "hand")[12:24]
        cards = [kind for kind, count in enumerate(hand) for _ in range(count)]
        drawn[cards[luck.pick(2)]] += 1
    comparison = Comparison()
    comparison.add("a card", {kind: count / sum(unknown) for kind, count in enumerate(unknown) if count}, drawn)
    assert comparison.problems() == []


def test_what_is_drawn_next_from_the_bag_of_carrara_is_left_to_the_dealer() -> None:
    """The bag is a multiset that a seat knows; there is no order in it, real or imagined."""
    state, dealer = mecenate.game("carrara").start(2, mecenate.Dealer.fast(1)), mecenate.Dealer.fast(2)
    for _ in range(30):
        world = state.imagine(1, dealer)
        assert cells_of(world, "bag") == cells_of(state, "bag")
        state.apply(state.legal()[dealer.pick(len(state.legal()))], dealer)
