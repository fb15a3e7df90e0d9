"""Action E: activating a location card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.event import Scribe
from mecenate.games.florenza import decisions as ask
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.layout import FIORINI, LOCATION, NEW_CAPTAIN, RESOURCES, SIX, SUPPLY
from mecenate.games.florenza.market import can_barter
from mecenate.games.florenza.vocabulary import RESOURCES as RESOURCE_NAMES

# The kinds of locations, numbered as in `reading.LOCATION_KINDS`.
PRODUCE: Final[i64] = 0
CONVERT: Final[i64] = 1
BARTER: Final[i64] = 2


def offer_locations(board: Board, seat: i64, choices: list[Action]) -> None:
    """Every location with a face-up card that can do what it says (FLO-38 to FLO-42, FLO-71)."""
    cells = board.cells
    pieces = board.pieces
    kinds = pieces.location_kind
    resources = pieces.location_resource
    amounts = pieces.location_amount
    actions = pieces.actions
    first = pieces.activate
    own = RESOURCES + SIX * seat
    count: i64 = len(kinds)
    for location in range(count):
        if cells[LOCATION + location] == 0:
            continue
        kind = kinds[location]
        if kind == PRODUCE:
            possible = cells[SUPPLY + resources[location]] >= amounts[location]
        elif kind == CONVERT:
            possible = cells[own + resources[location]] > 0 and cells[SUPPLY + FIORINI] >= amounts[location]
        else:
            possible = kind != BARTER or can_barter(board, seat)
        if possible:
            choices.append(actions[first + location])


def activate(board: Board, seat: i64, location: i64, scribe: Scribe) -> None:
    """Turn one card face down and do what it says (FLO-38)."""
    pieces = board.pieces
    board.cells[LOCATION + location] -= 1
    if scribe.listening:
        scribe.tell("activate", int(seat), {"location": pieces.locations[int(location)]})
    kind = pieces.location_kind[location]
    if kind == PRODUCE:
        produce(board, seat, pieces.location_resource[location], pieces.location_amount[location], scribe)
    elif kind == CONVERT:
        convert(board, seat, pieces.location_resource[location], pieces.location_amount[location], scribe)
    elif kind == BARTER:
        board.ask(ask.GIVE, seat, 1, ask.BARTER)
    else:
        board.cells[NEW_CAPTAIN] = seat + 1


def produce(board: Board, seat: i64, resource: i64, amount: i64, scribe: Scribe) -> None:
    """Take a resource from the supply (FLO-39)."""
    while amount > 0:
        board.gain(seat, resource)
        amount -= 1
        if scribe.listening:
            scribe.tell("take", int(seat), {"resource": RESOURCE_NAMES[int(resource)]})


def convert(board: Board, seat: i64, resource: i64, fiorini: i64, scribe: Scribe) -> None:
    """Exchange a resource for money (FLO-40)."""
    board.give(seat, resource)
    board.earn(seat, fiorini)
    if scribe.listening:
        scribe.tell("sell", int(seat), {"resource": RESOURCE_NAMES[int(resource)], "fiorini": int(fiorini)})
