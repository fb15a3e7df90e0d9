"""What a lot or a building would do for the hand of a seat: for explanations of openings, bids and building."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.bits import bit
from mecenate.core.event import Fact
from mecenate.core.state import State
from mecenate.games.princes import layout
from mecenate.games.princes.board import Board
from mecenate.games.princes.view import Player, View
from mecenate.games.princes.vocabulary import BUILDINGS, LOTS
from mecenate.games.princes.works import feature

LANDSCAPE_TYPES: Final[i64] = 3


def gains_of(before: State, view: View, thing: str) -> dict[str, Fact]:
    """The seat's own view with a lot or a building compared with its view without: works, counting cards, prestige.

    The works of `people` would be worth `values`, `gain` more in all, and those of `reaching` reach the least value.
    """
    seat: i64 = view.seat or 0
    world = before.copy()
    if not isinstance(world, Board) or not isinstance(before, Board):
        return {}
    prestige: i64
    if thing in BUILDINGS:
        world.cells[layout.HAVE + seat] |= bit(BUILDINGS.index(thing))
        prestige = world.pieces.for_built
    elif thing in LOTS:
        prestige = _give(world, seat, LOTS.index(thing))
    else:
        return {}
    now: Player = view.players[int(seat)]
    then: Player = world.view(int(seat)).players[int(seat)]
    told = _works(view, now, then)
    told["counting"] = _counting(before, world, seat)
    told["prestige"] = int(prestige)
    if then.building_price != now.building_price:
        told["price"] = then.building_price
    return told


def _give(world: Board, seat: i64, lot: i64) -> i64:
    """Add the lot to what a seat has, without placing it; the prestige that it brings (PRI-25, PRI-27)."""
    cells = world.cells
    if lot < LANDSCAPE_TYPES:
        cells[layout.LANDSCAPES + 3 * seat + lot] += 1
        return world.pieces.for_repeat if cells[layout.LANDSCAPES + 3 * seat + lot] > 1 else 0
    if lot == layout.JESTER:
        cells[layout.JESTERS + seat] += 1
    elif lot == layout.BUILDER:
        if cells[layout.BUILDERS + seat] >= layout.MAX_BUILDERS:
            return 0
        cells[layout.BUILDERS + seat] += 1
        return world.pieces.builder_prestige[cells[layout.BUILDERS + seat]]
    elif lot != layout.PRESTIGE_LOT:
        cells[layout.RECRUITS + seat] += 1
    return 0


def _works(view: View, now: Player, then: Player) -> dict[str, Fact]:
    people: list[str] = []
    values: list[str] = []
    reaching: list[str] = []
    gain = 0
    for old, new in zip(now.reckonings or [], then.reckonings or [], strict=True):
        if new.value > old.value:
            people.append(old.profession)
            values.append(str(new.value))
            gain += new.value - old.value
            if old.value < view.least <= new.value:
                reaching.append(old.profession)
    return {"people": people, "values": values, "gain": gain, "reaching": reaching}


def _counting(before: Board, world: Board, seat: i64) -> list[str]:
    """The bonus and prestige cards in hand that look at something the lot adds to."""
    pieces = before.pieces
    hand = before.cells[layout.HAND + seat]
    cards: list[str] = []
    for deck, first, looked_at, names in (
        ("bonus", layout.FIRST_BONUS, pieces.bonus_of, pieces.bonus_names),
        ("prestige", layout.FIRST_PRESTIGE, pieces.goal_of, pieces.prestige_names),
    ):
        for card in range(len(looked_at)):
            held = (hand >> (first + card)) & 1
            if held and any(feature(before, seat, which) != feature(world, seat, which) for which in looked_at[card]):
                cards.append(f"{deck} {names[card]}")
    return cards
