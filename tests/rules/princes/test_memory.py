"""What a seat remembers of hidden cards and purses."""

from __future__ import annotations

import json

import pytest

import mecenate
from mecenate import Dealer, PositionError, State

from .positions import start


def with_many_looks(seats: int, seed: int, moves: int) -> State:
    """A game in which everybody likes to look at cards."""
    dealer = Dealer.fast(seed)
    state = start(seats, dealer, expansions="muse,cooperation")
    for _ in range(moves):
        legal = state.legal()
        looking = [a for a in legal if str(a).startswith(("draw", "professor", "open prestige", "work", "play"))]
        few = looking if looking and dealer.pick(3) == 0 else legal
        state.apply(few[dealer.pick(len(few))], dealer)
        if state.over:
            break
    return state


@pytest.mark.rule("PRI-97", "PRI-99")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_seat_remembers_purses_and_its_own_looks(seats: int) -> None:
    state = with_many_looks(seats, seats, 40 * seats)
    assert not state.over and sum(json.loads(state.to_json())["looks_made"]) > 2
    for seat in (None, *range(seats)):
        world = state.imagine(seat, Dealer.fast(7))
        world.audit()
        imagined, real = json.loads(world.to_json()), json.loads(state.to_json())
        assert world.view(seat) == state.view(seat)
        assert imagined["money"] == real["money"]
        own = [
            (ours, theirs) for ours, theirs in zip(imagined["looks"], real["looks"], strict=True) if ours & 15 == seat
        ]
        assert all(ours == theirs for ours, theirs in own if ours >> 4)


@pytest.mark.rule("PRI-99")
def test_positions_without_a_past_go_by_the_view() -> None:
    data = json.loads(with_many_looks(3, 1, 120).to_json())
    for key in ("memory", "looks", "looks_made", "played", "given_back"):
        del data[key]
    data["format"] = 1
    state = mecenate.game("princes", expansions="muse,cooperation").state_from_json(json.dumps(data))
    assert not state.remembers
    for seed in range(5):
        assert state.imagine(1, Dealer.fast(seed)) == state.imagine_from_view(1, Dealer.fast(seed))


@pytest.mark.parametrize("key", ["looks", "looks_made", "played", "given_back"])
def test_marks_that_cannot_be_are_refused(key: str) -> None:
    games = (with_many_looks(3, seed, 170) for seed in range(50))
    state = next(state for state in games if any(json.loads(state.to_json())[key]))
    data = json.loads(state.to_json())
    data[key] = [0] * len(data[key])
    with pytest.raises(PositionError, match="memory"):
        state.game.state_from_json(json.dumps(data))
