"""The difference of two views, part by part."""

from __future__ import annotations

from typing import Any

import msgspec

from mecenate.core.explanation import Change


def differences(before: Any, after: Any) -> list[Change]:
    """All that differs between two views of one game. Parts that are the same object are not looked into."""
    found: list[Change] = []
    _compare(before, after, [], found)
    return found


def _compare(before: Any, after: Any, path: list[str | int], found: list[Change]) -> None:
    if before is after:
        return
    if isinstance(before, msgspec.Struct) and type(before) is type(after):
        for name in before.__struct_fields__:
            _compare(getattr(before, name), getattr(after, name), [*path, name], found)
    elif isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in before:
            _compare(before[key], after[key], [*path, key], found)
    elif isinstance(before, list) and isinstance(after, list):
        _compare_lists(before, after, path, found)
    elif before != after:
        found.append(Change(path, before, after))


def _compare_lists(before: list[Any], after: list[Any], path: list[str | int], found: list[Change]) -> None:
    """Lists of one length differ item by item; else the items between their common beginning and end are replaced."""
    if len(before) == len(after):
        for n in range(len(before)):
            _compare(before[n], after[n], [*path, n], found)
        return
    shortest = min(len(before), len(after))
    begin = 0
    while begin < shortest and before[begin] == after[begin]:
        begin += 1
    end = 0
    while end < shortest - begin and before[len(before) - 1 - end] == after[len(after) - 1 - end]:
        end += 1
    found.append(Change(path, before[begin : len(before) - end], after[begin : len(after) - end], begin))


def holdings_of(player: Any, names: tuple[str, ...]) -> dict[str, int]:
    """What a player holds, by name; for a table or a list of things, 'name.thing'. What is hidden is left out."""
    held: dict[str, int] = {}
    for name in names:
        value = getattr(player, name)
        if isinstance(value, int):
            held[name] = value
        elif isinstance(value, dict):
            for thing, count in value.items():
                held[f"{name}.{thing}"] = count
        elif isinstance(value, list):
            for thing in value:
                held[f"{name}.{thing}"] = held.get(f"{name}.{thing}", 0) + 1
    return held
