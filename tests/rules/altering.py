"""Positions with one number changed, for the tests of audits."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from mecenate import PositionError, State

Json = dict[str, Any]
Change = Callable[[Json], None]


def put(*path: str | int, to: object) -> Change:
    """A change of what is at this path of a position."""

    def change(table: Json) -> None:
        at: Any = table
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = to

    return change


def audit_error(state: State, change: Change) -> str:
    """Why the position with this change is refused; it must be."""
    table: Json = json.loads(state.to_json())
    change(table)
    with pytest.raises(PositionError) as error:
        state.game.state_from_json(json.dumps(table))
    return str(error.value)
