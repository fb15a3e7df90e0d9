"""Perfect memory: imagined worlds fit what a seat has seen, and what is remembered is certain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

import mecenate
from mecenate.testing.belief import Seat, observed
from mecenate.testing.lines import Line
from mecenate.testing.tables import Table, choose, play_out

Parts = dict[str, Any]
"""What is remembered, part by part."""


def observers(table: Table) -> list[Seat]:
    """A spectator and all seats."""
    return [None, *range(table.seats)]


def check_worlds(table: Table, games: int, stride: int) -> None:
    """An imagined world looks like the real one.

    It has the same view, prompt and own choices, and is a possible position in which the pending choice can be made.
    """
    for seed in range(games):
        luck = mecenate.Dealer.fast(seed)
        for state in Line(table, 300 + seed).play_out(stride):
            for seat in observers(table):
                world = state.imagine(seat, luck)
                world.audit()
                assert world.legal()
                assert observed(world, [], seat) == observed(state, [], seat)


def check_seals(table: Table, games: int, stride: int) -> None:
    """Worlds that a seat cannot tell apart make it imagine the same."""
    for seed in range(games):
        luck = mecenate.Dealer.fast(seed)
        for state in Line(table, 600 + seed).play_out(stride):
            for seat in observers(table):
                world = state.imagine(seat, luck)
                for number in range(3):
                    drawn = [start.imagine(seat, mecenate.Dealer.fast(number)) for start in (state, world)]
                    assert drawn[0] == drawn[1]


def remembered_parts(state: mecenate.State, seat: Seat) -> Parts:
    """What is remembered, each part in bytes; empty in a game in which nothing is remembered."""
    notes = state.remembered(seat)
    return {name: msgspec.json.encode(part) for name, part in (msgspec.to_builtins(notes) or {}).items()}


def check_remembered(
    table: Table,
    games: int,
    stride: int,
    worlds: int,
    parts: Callable[[mecenate.State, Seat], Parts] = remembered_parts,
) -> None:
    """What is remembered is the same in every imagined world; after the end it is nothing."""
    for seed in range(games):
        luck = mecenate.Dealer.fast(seed)
        for state in play_out(table, 200 + seed, stride):
            if state.over:
                assert state.remembered(0) is None
                break
            for seat in observers(table):
                expected = parts(state, seat)
                for _ in range(worlds):
                    assert parts(state.imagine(seat, luck), seat) == expected


def check_remembered_truth(table: Table, stride: int = 25) -> None:
    """The numbers that the view hides are those that the owners see, and nobody is told their own again."""
    state, dealer = table.start(3)
    while not state.over:
        views = [state.view(seat) for seat in range(table.seats)]
        for seat in observers(table):
            _compare(state, seat, views)
        for _ in range(stride):
            if not state.over:
                state.apply(choose(state, dealer), dealer)


def _compare(state: mecenate.State, seat: Seat, views: list[Any]) -> None:
    shown = msgspec.to_builtins(state.view(seat))
    for player in (msgspec.to_builtins(state.remembered(seat)) or {}).get("players", ()):
        owner = player.pop("seat")
        assert owner != seat
        own = msgspec.to_builtins(views[owner].players[owner])
        for name, value in player.items():
            assert shown["players"][owner][name] is None, "what the view shows need not be remembered"
            assert value == own[name]
