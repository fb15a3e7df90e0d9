"""Positions with one number changed, for the tests of audits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Json = dict[str, Any]


def put(*path: str | int, to: object) -> Callable[[Json], None]:
    """A change of what is at this path of a position."""

    def change(table: Json) -> None:
        at: Any = table
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = to

    return change
