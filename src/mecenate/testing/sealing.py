"""Hidden information: two states that differ only in what a seat cannot see are the same to that seat."""

from __future__ import annotations

from functools import cache

import msgspec

import mecenate
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.layout import Block
from mecenate.testing.tables import Table, choose


def told(events: list[mecenate.Event], seat: int | None) -> bytes:
    """What a seat hears of these events."""
    return msgspec.json.encode([event.to_dict() for event in events if event.known_to(seat)])


def seen(state: mecenate.State, seat: int | None) -> bytes:
    """Everything a seat gets: its view, the prompt, the numbers, and its legal actions when it must choose."""
    prompt = state.prompt
    legal = [str(action) for action in state.legal()] if seat is not None and state.actor == seat else None
    told = (state.view(seat), None if prompt is None else prompt.to_dict(), legal)
    return msgspec.json.encode(told) + (b"" if seat is None else numbers_of(state, seat))


def numbers_of(state: mecenate.State, seat: int) -> bytes:
    """The numbers that a seat gets for learning."""
    vector = _vector_for(state.game)
    vector.begin()
    state.observe(seat, vector)
    return bytes(vector.numbers)


@cache
def _vector_for(game: mecenate.Game) -> FeatureVector:
    return FeatureVector(len(game.observed))


def check_imagined_views(table: Table, games: int, stride: int) -> None:
    """Worlds imagined from a view have this view, every `stride` actions."""
    for seed in range(games):
        state, dealer = table.start(seed)
        steps = 0
        while not state.over:
            if steps % stride == 0:
                for seat in (None, *range(table.seats)):
                    other = state.imagine_from_view(seat, dealer)
                    other.audit()
                    assert other.legal()
                    assert seen(other, seat) == seen(state, seat)
                    again = [world.imagine_from_view(seat, mecenate.Dealer.fast(steps)) for world in (state, other)]
                    assert again[0] == again[1], "what is imagined depends on nothing unseen"
            state.apply(choose(state, dealer), dealer)
            steps += 1


def check_moves(table: Table, games: int, stride: int, least: int = 20) -> None:
    """The same move is told the same in both worlds, in more than `least` comparisons.

    After chance or a reveal the worlds may differ; otherwise a seat must not see a difference.
    """
    compared = 0
    for seed in range(games):
        state, dealer = table.start(100 + seed)
        steps = 0
        while not state.over:
            action = choose(state, dealer)
            if steps % stride == 0:
                for seat in (None, *range(table.seats)):
                    compared += _compare_move(state, state.imagine_from_view(seat, dealer), action, seat)
            state.apply(action, dealer)
            steps += 1
    assert compared > least


def _compare_move(real: mecenate.State, other: mecenate.State, action: mecenate.Action, seat: int | None) -> int:
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


def check_plain_data(table: Table, stride: int = 40) -> None:
    """A view is plain data: its JSON says all that it has."""
    state, dealer = table.start(7)
    while not state.over:
        for seat in (None, *range(table.seats)):
            plain = msgspec.to_builtins(state.view(seat))
            assert msgspec.json.decode(msgspec.json.encode(state.view(seat))) == plain
        for _ in range(stride):
            if not state.over:
                state.apply(choose(state, dealer), dealer)


def check_hidden_blocks(table: Table) -> None:
    """A world imagined from a view differs, among the blocks of seats, in hidden ones alone."""
    state, dealer = table.start(7)
    hidden = {block.name for block in state.game.layout.blocks if block.hidden}
    changed = set()
    number = 0
    while not state.over:
        present = state.copy()
        present.forget()
        world = state.imagine_from_view(0, mecenate.Dealer.fast(number))
        for block in state.game.layout.blocks:
            if block.by_seat and _cells(world, block) != _cells(present, block):
                changed.add(block.name)
        state.apply(choose(state, dealer), dealer)
        number += 1
    assert changed and changed <= hidden


def _cells(state: mecenate.State, block: Block) -> list[int]:
    return [int(state.cells[block.offset + n]) for n in range(block.width * state.seats)]
