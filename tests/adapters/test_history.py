"""The last moves in an observation: what happened, as far as the seat knows it."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import numpy as np
import pytest

import mecenate
from mecenate.adapters.gymnasium import SeatEnv
from mecenate.adapters.pettingzoo import raw_env
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.recall import UNKNOWN, Recall
from mecenate.testing.sealing import seen, told
from mecenate.vector import TableVectorEnv, make
from tests.tables import TABLES, Table

FEW = [
    next(table for table in TABLES if table.game == name) for name in ("carrara", "princes", "florenza", "carpe_diem")
]
STRIDE = 5
MOST = 8
"""How many choices are compared at a time."""
HIDDEN = ("princes", "florenza", "carpe_diem")
"""The games in which a choice can be hidden."""


def moved(state: mecenate.State, action: mecenate.Action) -> tuple[mecenate.State, list[mecenate.Event], Recall]:
    """An action in a copy of the state, with chance that is the same for all actions."""
    after, scribe, recall = state.copy(), Scribe(), Recall(1, state.seats)
    after.apply(action, Dealer.fast(1), scribe)
    assert state.actor is not None
    recall.note(state.actor, int(state.asked_kind()), action.id, scribe.events)
    return after, scribe.events, recall


def alike(state: mecenate.State, seat: int) -> list[set[tuple[int, tuple[int, ...]]]]:
    """Groups of actions that look the same to a seat, each with its id and its numbers in the history."""
    groups = defaultdict(set)
    legal = state.legal()
    for action in legal[:: max(1, len(legal) // MOST)]:
        after, events, recall = moved(state, action)
        groups[told(events, seat), seen(after, seat)].add((action.id, tuple(recall.numbers(seat))))
    return list(groups.values())


@pytest.mark.parametrize("table", FEW, ids=str)
def test_moves_that_a_seat_cannot_tell_apart_are_the_same_in_its_history(table: Table) -> None:
    hidden = steps = 0
    for seed in range(2):
        state, dealer = table.start(seed)
        while not state.over:
            if steps % STRIDE == 0:
                for seat in {*range(table.seats)} - {state.actor}:
                    for group in alike(state, seat):
                        hidden += len(group) > 1
                        assert len({numbers for _, numbers in group}) == 1
            legal = state.legal()
            state.apply(legal[dealer.pick(len(legal))], dealer)
            steps += 1
    assert (hidden > 0) == (table.game in HIDDEN)


def test_a_seat_knows_its_own_moves_and_those_that_everybody_was_told() -> None:
    recall = Recall(3, 3)
    secret = mecenate.Event("keep", 1, {"card": "a"}, (1,), False)
    public = mecenate.Event("build", 2, {}, None, False)
    recall.note(1, 4, 10, [secret, public])
    recall.note(2, 5, 20, [public])
    recall.note(0, 6, 30, [])
    assert recall.numbers(1) == [3, 7, 0, 2, 6, 21, 1, 5, 11], "newest first, places from the own seat on"
    assert recall.numbers(0) == [1, 7, 31, 3, 6, 21, 2, 5, 0]
    recall.note(1, 4, 40, [public])
    assert len(recall.numbers(0)) == 9
    assert recall.numbers(0)[:3] == [2, 5, 41]


def test_an_imagined_history_has_no_action_that_the_seat_does_not_know() -> None:
    recall = Recall(2, 2)
    recall.note(1, 4, 10, [mecenate.Event("keep", 1, {}, (1,), False)])
    imagined = recall.imagine(0)
    assert imagined.to_list() == [(1, 4, UNKNOWN, (False, True))]
    assert imagined.numbers(0) == recall.numbers(0)
    assert recall.numbers(1)[2] == 11


def test_all_environments_have_the_same_history() -> None:
    envs = make("florenza", envs=2, seats=3, history=4)
    assert isinstance(envs, TableVectorEnv)
    singles: list[Any] = [raw_env("florenza", seats=3, history=4) for _ in range(2)]
    for row, single in enumerate(singles):
        single.reset(seed=5 + row)
    arrays, _ = envs.reset(seed=5)
    assert not arrays["history"].any()
    for _ in range(60):
        actions = envs.sample()
        arrays, _, over, _, _ = envs.step(actions)
        if over.any():
            break
        for row, single in enumerate(singles):
            single.step(int(actions[row]))
            observation = single.observe(single.agent_selection)
            assert observation in single.observation_space(single.agent_selection)
            assert np.array_equal(arrays["history"][row], observation["history"])
            assert arrays["history"][row, 0, 2] in (0, actions[row] + 1)
    assert arrays["history"].shape == (2, 4, 3)


def test_without_a_history_nothing_is_kept() -> None:
    seat = SeatEnv("carrara")
    observation, _ = seat.reset(seed=1)
    assert set(observation) == {"observation", "action_mask"}
    with pytest.raises(mecenate.OptionError, match="not -1"):
        SeatEnv("carrara", history=-1)
