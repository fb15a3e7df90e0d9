"""The layout of observations as data: what stands at which place, and how it is scaled."""

from __future__ import annotations

from typing import Final

import msgspec

from mecenate.adapters.actions import COLUMNS, ActionParts
from mecenate.core.game import Game, OptionValue
from mecenate.core.observation_buffer import observation_of
from mecenate.core.recall import A_MOVE

FORMAT: Final = 1
"""Goes up when a field of `ObservationLayout` changes its meaning."""
HISTORY_COLUMNS: Final = ("place", "decision", "action")


class Part(msgspec.Struct, frozen=True):
    """A run of numbers: the agenda, the table, or a place at it."""

    name: str
    first: int
    end: int


class Number(msgspec.Struct, frozen=True):
    """One number: a float is `scale` times the whole number, or its inverse if the scale is 0; a byte counts units."""

    name: str
    scale: float = 1.0
    unit: int = 1


class ObservationLayout(msgspec.Struct, frozen=True):
    """What the arrays of an environment hold.

    `observation` has the numbers, in parts; `action_mask` a place for each of `actions`, and `action_parts` their parts
    (`adapters.actions`). `history` has a row for each move with the numbers of `history_columns`: 1 more than the
    place (0 for the observer), the kind in `decisions` and the action; 0 where there is none or it is not known.
    """

    game: str
    options: dict[str, OptionValue]
    rules: int
    pack: str
    parts: list[Part]
    numbers: list[Number]
    actions: list[str]
    action_columns: dict[str, list[str]]
    action_parts: list[list[int]]
    decisions: list[str]
    history_columns: list[str]
    format: int = FORMAT


def observation_layout(game: Game) -> ObservationLayout:
    """The layout of a game's observations, as data that `msgspec.json` writes and reads."""
    observation = observation_of(game)
    actions = ActionParts(game)
    assert len(HISTORY_COLUMNS) == A_MOVE
    return ObservationLayout(
        game=game.name,
        options=dict(game.options),
        rules=game.rules_version,
        pack=game.pack_digest,
        parts=[] if observation is None else [Part(name, *ends) for name, ends in observation.parts.items()],
        numbers=[Number(name) for name in game.observed]
        if observation is None
        else [Number(*number) for number in observation.form.numbers],
        actions=[action.text for action in game.vocabulary],
        action_columns={name: list(actions.values[name]) for name in COLUMNS},
        action_parts=actions.table.tolist(),
        decisions=list(game.decisions),
        history_columns=list(HISTORY_COLUMNS),
    )
