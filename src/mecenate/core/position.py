"""Positions: a state as one line of JSON. The keys are the names of the layout's blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.agenda import MOST, argument, kind_of, pack, seat_of
from mecenate.core.errors import PositionError
from mecenate.core.layout import AGENDA_CELL, AGENDA_DEPTH, DEPTH_CELL, SEATS_CELL, flatten, nest, row, size_of

if TYPE_CHECKING:
    from mecenate.core.game import Game

_encode: Final = msgspec.json.Encoder().encode


def position_text(game: Game, cells: vec[i64]) -> str:
    """The cells of a state as one line of JSON, readable and stable."""
    values = [int(cell) for cell in cells]
    seats = values[SEATS_CELL]
    position: dict[str, object] = {
        "format": game.versions.position_format,
        "game": game.name,
        "rules": game.rules_version,
        "options": game.options,
        "seats": seats,
        "agenda": [_decision_to_json(game, values[AGENDA_CELL + level]) for level in range(values[DEPTH_CELL])],
    }
    for block in game.layout.blocks:
        shape = block.shape_for(seats)
        position[block.name] = nest(values[block.offset : block.offset + size_of(shape)], shape)
    return str(_encode(position), "utf-8")


def _decision_to_json(game: Game, decision: int) -> dict[str, object]:
    return {
        "ask": game.decisions[int(kind_of(decision))],
        "seat": int(seat_of(decision)),
        "about": [int(argument(decision, n)) for n in range(4)],
    }


def cells_from_json(game: Game, position: dict[str, Any]) -> vec[i64]:
    """The cells that `position_text` wrote. Raises `PositionError` that names the wrong part."""
    layout = game.layout
    values = [0] * layout.size
    seats = position.get("seats")
    if not isinstance(seats, int) or not game.min_seats <= seats <= game.max_seats:
        raise PositionError(f"seats: {game.name} is for {game.min_seats} to {game.max_seats}, got {seats!r}")
    values[SEATS_CELL] = seats
    agenda = position.get("agenda")
    if not isinstance(agenda, list) or len(agenda) > AGENDA_DEPTH:
        raise PositionError(f"agenda: expected a list of at most {AGENDA_DEPTH} decisions")
    values[DEPTH_CELL] = len(agenda)
    for level, decision in enumerate(agenda):
        values[AGENDA_CELL + level] = _decision_from_json(game, seats, decision)
    for block in layout.blocks:
        if block.name not in position:
            raise PositionError(f"{block.name}: missing")
        try:
            flat = flatten(position[block.name], block.shape_for(seats))
        except ValueError as error:
            raise PositionError(f"{block.name}: {error}") from None
        values[block.offset : block.offset + len(flat)] = flat
    return row(values)


def _decision_from_json(game: Game, seats: int, decision: Any) -> int:
    try:
        kind = game.decisions.index(decision["ask"])
        seat = int(decision["seat"])
        a, b, c, d = (int(part) for part in decision["about"])
    except (TypeError, KeyError, ValueError):
        raise PositionError(f"agenda: not a decision of {game.name}: {decision!r}") from None
    if not 0 <= seat < seats or not all(0 <= part <= MOST for part in (a, b, c, d)):
        raise PositionError(f"agenda: out of range: {decision!r}")
    return int(pack(kind, seat, a, b, c, d))
