"""What is more than chance: the false discovery rate, and how many games a difference takes."""

from __future__ import annotations

import pytest

from mecenate.arena.significance import (
    discoveries,
    games_for_mean,
    games_for_share,
    p_of_share,
    p_value,
    visible_mean,
    visible_share,
)


def test_p_values_are_those_of_the_normal_distribution() -> None:
    assert p_value(1.96) == pytest.approx(0.05, abs=1e-4)
    assert p_value(-1.96) == p_value(1.96)
    assert p_of_share(0.5, 100, 0.5) == 1
    assert p_of_share(0.6, 100, 0.5) == pytest.approx(0.0455, abs=1e-4)  # two standard deviations
    assert p_of_share(0.0, 0, 0.5) == 1


def test_discoveries_are_those_of_the_paper() -> None:
    """The example of Benjamini and Hochberg (1995): of 15 tests the first four hold up, and three by Bonferroni."""
    values = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344]
    values += [0.0459, 0.3240, 0.4262, 0.5719, 0.6528, 0.7590, 1.0]
    assert discoveries(values) == [True] * 4 + [False] * 11
    assert discoveries(values[::-1]) == [False] * 11 + [True] * 4
    assert discoveries([]) == []


def test_a_later_discovery_carries_earlier_ones() -> None:
    assert discoveries([0.04, 0.045]) == [True, True]
    assert discoveries([0.04, 0.06]) == [False, False]


def test_games_are_those_of_the_textbook() -> None:
    assert games_for_share(0.5, 0.1) == 194  # Fleiss: one sample, 5 %, power 80 %
    assert games_for_mean(0.5) == 32
    assert games_for_share(1 / 3, 0.05, tests=3) > games_for_share(1 / 3, 0.05)


@pytest.mark.parametrize("games", (50, 200, 5000))
def test_what_is_visible_takes_as_many_games_as_there_are(games: int) -> None:
    assert games_for_share(1 / 3, visible_share(1 / 3, games, 3), 3) == pytest.approx(games, abs=1)
    assert games_for_mean(visible_mean(games, 3) + 1e-9, 3) == games
