"""Hints, and parallel search."""

from __future__ import annotations

import pytest

import mecenate
from mecenate.bots import Outlook, parallel_search
from mecenate.bots.hints import SHOWN, TRUSTED, hints
from mecenate.bots.node import Node
from tests.bots.school import GAMES, ITERATIONS, level, middle


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_legal_choices_in_the_order_of_their_margins(game: str) -> None:
    state = middle(mecenate.game(game), 2, 3, 20)
    listed = hints(Outlook(state), 1, iterations=ITERATIONS)
    assert 1 <= len(listed) <= SHOWN
    assert all(hint.action in state.legal() for hint in listed)
    assert [hint.margin for hint in listed] == sorted((hint.margin for hint in listed), reverse=True)
    assert max(hint.visits for hint in listed) * TRUSTED <= min(hint.visits for hint in listed)
    assert listed[0].to_dict()["action"] == str(listed[0].action)


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_of_a_hint_can_be_played(game: str) -> None:
    state = middle(mecenate.game(game), 2, 3, 20)
    for hint in hints(Outlook(state), 1, iterations=ITERATIONS):
        assert hint.turn[0] == hint.action
        assert state.explain(hint.turn).plan[0] == str(hint.action)


def test_processes_that_search_together_add_their_trees() -> None:
    state = middle(mecenate.game("florenza"), 2, 3, 20)
    roots = []
    for seeds in ([1], [1, 2]):
        root = Node(None, 2)
        limits = parallel_search.Limits(30, 0.0, patient=True)
        parallel_search.search_in_parallel(Outlook(state), level("master"), seeds, root, limits)
        roots.append(root)
    alone, both = (sum(int(child.visits) for child in root.children.values()) for root in roots)
    assert alone == 30
    assert both == 60


def test_a_game_with_pieces_of_its_own_is_searched_alone() -> None:
    pack = {"ending": {"finish_points": 4}}
    assert parallel_search.others_for(mecenate.game("carrara", components=pack)) == 0
