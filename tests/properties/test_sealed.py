"""What is hidden stays hidden: two states that differ only in the unseen are one and the same to a seat."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

import mecenate
from mecenate.core.feature_vector import FeatureVector
from tests.tables import COMPILED, TABLES, Table, choose

pytestmark = pytest.mark.long

GAMES = 6 if COMPILED else 2
STRIDE = 3 if COMPILED else 9
"""Every so many actions the worlds are compared."""

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def told(events: list[mecenate.Event], seat: int | None) -> bytes:
    """What a seat hears of these events."""
    return msgspec.json.encode([event.to_dict() for event in events if event.known_to(seat)])


def seen(state: mecenate.State, seat: int | None) -> bytes:
    """Everything a seat gets: its view, the prompt, the numbers, and its legal actions when it must choose."""
    prompt = state.prompt
    legal = [str(action) for action in state.legal()] if seat is not None and state.actor == seat else None
    told = (state.view(seat), None if prompt is None else prompt.to_dict(), legal)
    return msgspec.json.encode(told) + (b"" if seat is None else observed(state, seat))


def observed(state: mecenate.State, seat: int) -> bytes:
    """The numbers that a seat gets for learning."""
    vector = vector_for(state.game)
    vector.begin()
    state.observe(seat, vector)
    return bytes(vector.numbers)


@cache
def vector_for(game: mecenate.Game) -> FeatureVector:
    return FeatureVector(len(game.observed))


@every_table
def test_worlds_imagined_from_a_view_have_this_view(table: Table) -> None:
    for seed in range(GAMES):
        state, dealer = table.start(seed)
        steps = 0
        while not state.over:
            if steps % STRIDE == 0:
                for seat in (None, *range(table.seats)):
                    other = state.imagine_from_view(seat, dealer)
                    other.audit()
                    assert other.legal()
                    assert seen(other, seat) == seen(state, seat)
                    again = [world.imagine_from_view(seat, mecenate.Dealer.fast(steps)) for world in (state, other)]
                    assert again[0] == again[1], "what is imagined depends on nothing unseen"
            state.apply(choose(state, dealer), dealer)
            steps += 1


@every_table
def test_the_same_move_is_told_the_same_in_both_worlds(table: Table) -> None:
    """Where chance or a reveal decides, worlds may part; everywhere else a seat must not see a difference."""
    compared = 0
    for seed in range(GAMES):
        state, dealer = table.start(100 + seed)
        steps = 0
        while not state.over:
            action = choose(state, dealer)
            if steps % STRIDE == 0:
                for seat in (None, *range(table.seats)):
                    compared += compare_the_move(state, state.imagine_from_view(seat, dealer), action, seat)
            state.apply(action, dealer)
            steps += 1
    assert compared > 20


def compare_the_move(real: mecenate.State, other: mecenate.State, action: mecenate.Action, seat: int | None) -> int:
    """Play one action in two worlds that are equal to the seat; returns 1 if they could be compared."""
    if action not in other.legal():
        assert real.actor != seat, "a seat's own choices depend on nothing it cannot see"
        return 0
    worlds = []
    for state in (real.copy(), other):
        scribe = mecenate.Scribe()
        watched = mecenate.WatchedDealer(mecenate.Dealer.fast(1))
        state.apply(action, watched, scribe)
        if watched.outcomes or any(event.reveals for event in scribe.events) or state.over:
            return 0
        worlds.append((told(scribe.events, seat), seen(state, seat)))
    assert worlds[0] == worlds[1]
    return 1


@every_table
def test_a_view_is_plain_data(table: Table) -> None:
    state, dealer = table.start(7)
    while not state.over:
        for seat in (None, *range(table.seats)):
            plain = msgspec.to_builtins(state.view(seat))
            assert msgspec.json.decode(msgspec.json.encode(state.view(seat))) == plain
        for _ in range(40):
            if not state.over:
                state.apply(choose(state, dealer), dealer)
