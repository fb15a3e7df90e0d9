"""The blocks of a pack: every part that names a source, with its place."""

from __future__ import annotations

from typing import NamedTuple

from mecenate.core.pack import Pack

RECONSTRUCTED = "reconstructed"
"""What the source of a block says if the printed value was never seen, or not all of it."""


class Place(NamedTuple):
    """Where a block is."""

    path: list[str | int]
    """Keys and numbers in lists, from 0, that lead to it."""
    name: str
    """For people: `landscape.rural`, `city pisa`, `alternative court = graded`."""


def blocks(pack: Pack, path: list[str | int] | None = None, name: str = "") -> list[tuple[Place, Pack]]:
    """Every block that names a source, those around others first."""
    before = path or []
    listed: list[tuple[Place, Pack]] = []
    for key, value in pack.items():
        where = f"{name}.{key}" if name else key
        if isinstance(value, dict):
            listed += _within(value, [*before, key], where)
        elif isinstance(value, list) and all(isinstance(item, dict) for item in value):
            labels = [label(item, number) for number, item in enumerate(value, 1)]
            for number, item in enumerate(value):
                again = labels[:number].count(labels[number])
                name_of_item = f"{where} {labels[number]}" + (f" ({again + 1})" if again else "")
                listed += _within(item, [*before, key, number], name_of_item)
    return listed


def _within(block: Pack, path: list[str | int], name: str) -> list[tuple[Place, Pack]]:
    own = [(Place(path, name), block)] if "source" in block else []
    return own + blocks(block, path, name)


def label(item: Pack, number: int) -> str:
    """What a block of a list is called: its name or id, else its number."""
    if "for" in item:
        return f"{item['for']} = {item.get('name', number)}"
    return str(item.get("id", item.get("name", number)))
