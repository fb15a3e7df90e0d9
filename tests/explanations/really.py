"""What a choice really does, found without the code that explains it."""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec

import mecenate
from mecenate.core.explanation import Change, Explanation


class Before:
    """A position as it is compared with what its choices do; made once for all of them."""

    def __init__(self, state: mecenate.State, seat: int, names: tuple[str, ...]) -> None:
        view = state.view(seat)
        self.plain: Any = msgspec.to_builtins(view)
        self.held = held(view.players[seat], names)
        self._scores = [score.breakdown for score in state.scores()]

    def gained(self, after: mecenate.State) -> list[dict[str, int]]:
        """The differences of all scores by source."""
        return [difference(old, new.breakdown) for old, new in zip(self._scores, after.scores(), strict=True)]


def difference(old: dict[str, int], new: dict[str, int]) -> dict[str, int]:
    """By how much each number has grown, without zeros."""
    if old == new:
        return {}
    more = {name: new.get(name, 0) - old.get(name, 0) for name in {**old, **new}}
    return {name: number for name, number in more.items() if number}


def patched(plain: Any, changes: list[Change]) -> Any:
    """A view in plain data with the changes made, on a copy of the parts that change."""
    plain = copy(plain)
    for change in changes:
        at = plain
        for step in change.path[:-1] if change.at is None else change.path:
            at[step] = copy(at[step])
            at = at[step]
        after = msgspec.to_builtins(change.after)
        if change.at is None:
            assert at[change.path[-1]] == msgspec.to_builtins(change.before)
            at[change.path[-1]] = after
        else:
            gone = slice(change.at, change.at + len(change.before))
            assert at[gone] == msgspec.to_builtins(change.before)
            at[gone] = after
    return plain


def told(events: list[mecenate.Event], seat: int) -> list[dict[str, Any]]:
    """What a seat hears of these events."""
    return [event.to_dict() for event in events if event.known_to(seat)]


def heard(explanation: Explanation) -> list[dict[str, Any]]:
    """What an explanation says that the seat would hear."""
    return [msgspec.to_builtins(event) for event in explanation.events]


def certain(points: list[dict[str, int | None]], real: list[dict[str, int]]) -> bool:
    """Whether every number of an explanation is the real one; None stands for any number."""
    for told_points, true_points in zip(points, real, strict=True):
        for source in {**told_points, **true_points}:
            number = told_points.get(source, 0)
            if number is not None and number != true_points.get(source, 0):
                return False
    return True


class Deed:
    """Choices carried out for real, with the chance of a dealer."""

    def __init__(self, state: mecenate.State, plan: list[mecenate.Action], seat: int, seed: int = 0) -> None:
        self.before = state
        self.after = state.copy()
        self.scribe = mecenate.Scribe()
        dealer = mecenate.WatchedDealer(mecenate.Dealer.fast(seed))
        for action in plan:
            self.after.apply(action, dealer, self.scribe)
        self.drawn = bool(dealer.outcomes)
        self.undo = not dealer.outcomes and not any(event.reveals for event in self.scribe.events)
        self.told = told(self.scribe.events, seat)


def held(player: Any, names: tuple[str, ...]) -> dict[str, int]:
    """What a player holds, from the view as plain data."""
    found: dict[str, int] = {}
    plain = msgspec.to_builtins(player)
    for name in names:
        value = plain[name]
        if isinstance(value, dict):
            found |= {f"{name}.{key}": number for key, number in value.items()}
        elif isinstance(value, list):
            for key in value:
                found[f"{name}.{key}"] = found.get(f"{name}.{key}", 0) + 1
        elif value is not None:
            found[name] = value
    return found
