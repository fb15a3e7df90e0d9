"""Chance: fair, repeatable, provable."""

from __future__ import annotations

from collections import Counter

import pytest

import mecenate
from mecenate import Dealer


@pytest.mark.parametrize("dealer", [Dealer.fast(1), Dealer.sealed("any secret")], ids=["fast", "sealed"])
@pytest.mark.parametrize("n", [2, 6, 7, 36])
def test_every_case_is_as_likely(dealer: mecenate.Dealer, n: int) -> None:
    picks = 12_000
    counts = Counter(dealer.pick(n) for _ in range(picks))
    expected = picks / n
    chi_squared = sum((counts[case] - expected) ** 2 / expected for case in range(n))
    assert set(counts) == set(range(n))
    assert chi_squared < n + 4 * (2 * n) ** 0.5


def test_the_fast_dealer_repeats_itself_and_differs_by_seed() -> None:
    first, again, other = Dealer.fast(5), Dealer.fast(5), Dealer.fast(6)
    picks = [first.pick(1000) for _ in range(50)]
    assert picks == [again.pick(1000) for _ in range(50)]
    assert picks != [other.pick(1000) for _ in range(50)]


def test_the_fast_dealer_gives_these_numbers_in_both_engines() -> None:
    dealer = Dealer.fast(2026)
    assert [dealer.pick(100) for _ in range(8)] == [43, 2, 79, 49, 60, 89, 47, 96]


def test_a_sealed_deal_follows_from_its_secret_and_its_place() -> None:
    dealer = Dealer.sealed("secret")
    picks = [dealer.pick(52) for _ in range(20)]
    assert dealer.position == 20
    assert [Dealer.sealed(b"secret", position=12).pick(52)] == picks[12:13]
    assert Dealer.sealed("secret").commitment == dealer.commitment
    assert Dealer.sealed("Secret").commitment != dealer.commitment
    assert "secret" not in dealer.commitment


def test_a_recorded_dealer_refuses_what_does_not_fit() -> None:
    dealer = Dealer.recorded([(3, 10), (1, 2)])
    assert dealer.pick(10) == 3
    with pytest.raises(mecenate.DealError, match="says 1/2, but the rules draw one of 5"):
        dealer.pick(5)
    assert dealer.pick(2) == 1
    with pytest.raises(mecenate.DealError, match="no outcome left"):
        dealer.pick(2)


def test_a_scripted_dealer_says_where_it_ends() -> None:
    dealer = Dealer.scripted([4, 9])
    assert dealer.pick(5) == 4
    with pytest.raises(mecenate.DealError, match="pick 2 of the script is 9, but must be 0 to 4"):
        dealer.pick(5)
    with pytest.raises(mecenate.DealError, match="the script is over after 0 picks"):
        Dealer.scripted([]).pick(5)


def test_a_move_that_needs_chance_says_so_without_a_dealer() -> None:
    state = mecenate.game("carrara").start(seats=2, dealer=Dealer.fast(1))
    with pytest.raises(mecenate.DealError, match=r"give apply\(\) a dealer"):
        state.apply(state.parse("turn wheel"))
