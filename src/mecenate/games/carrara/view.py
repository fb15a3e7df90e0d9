"""What a seat may see.

Not compiled: the view is data for people and networks, not for the inner loop of a search.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mecenate.games.carrara import spaces
from mecenate.games.carrara.board import (
    BLOCKS,
    CITY_OWNER,
    COURT,
    DECORATED,
    DECORATIONS,
    DISPLAY,
    FINISHER,
    FLORIN_OWNER,
    FLORINS,
    GOLD_STATUES,
    IMPROVED,
    IMPROVEMENTS,
    LAST_TURNS,
    MARKET,
    OPEN_AREA,
    PILE_SIZE,
    POINTS,
    SCORED,
    SOURCES,
    STATUE,
    STATUES,
    TILE,
    TURN,
    VISITED,
    VISITOR,
    WAREHOUSE,
    WHEEL,
    Board,
)
from mecenate.games.carrara.building import MONUMENT
from mecenate.games.carrara.components import BONUSES, LANDSCAPES
from mecenate.games.carrara.words import CITIES, COLOURS, POSITIONS

FLORIN_SPACES = (int(spaces.FLORIN_SPACES), int(spaces.FLORIN_SPACES) + 1)


class Sector(msgspec.Struct, frozen=True):
    """A sector of the wheel: where it lies, what is on it, what that costs, and the icons it shows."""

    position: str
    blocks: dict[str, int]
    prices: dict[str, int]
    decoration: str | None
    statue: str | None


class Tile(msgspec.Struct, frozen=True):
    """A building or monument."""

    name: str
    type: str
    value: int
    landscape: str
    decoration: str
    decorated: bool = False
    statue: str | None = None


class City(msgspec.Struct, frozen=True):
    """A city: what it takes and pays as printed, and who scored it."""

    name: str
    minimum: int
    owner: int | None


class Section(msgspec.Struct, frozen=True):
    """A section of the royal court."""

    number: int
    bonus: str
    amount: int
    markers: list[int]
    gold_statues: int


class Reward(msgspec.Struct, frozen=True):
    """What something pays for each value, or in all."""

    florins: int
    points: int


class Space(msgspec.Struct, frozen=True):
    """A scoring space as one seat finds it: used, open, and what it would pay now."""

    name: str
    used: bool
    open: bool | None
    pays: Reward


class Player(msgspec.Struct, frozen=True):
    """What lies in front of a seat; florins and blocks are None where a screen hides them."""

    seat: int
    points: int
    points_by_source: dict[str, int]
    florins: int | None
    blocks: dict[str, int] | None
    markers: int
    open_area: int
    columns: dict[str, list[Tile]]
    rewards: dict[str, Reward]
    improvements: list[str]
    warehouses: list[str]
    spaces: list[Space]


class Printed(msgspec.Struct, frozen=True):
    """What is printed and does not change: rewards without and with improvements, rates, prices."""

    rewards: dict[str, Reward]
    improvements: dict[str, Reward]
    florins_per_point: dict[str, int]
    pass_income: int
    purchase_price: int | None


class View(msgspec.Struct, frozen=True):
    """Everything that one seat may know about a game of Carrara."""

    game: str
    version: str
    seat: int | None
    seats: int
    turn: int
    actor: int | None
    over: bool
    prompt: dict[str, Any] | None
    printed: Printed
    wheel: list[Sector]
    bag_empty: bool
    display: list[Tile | None]
    pile: int
    monuments: list[Tile]
    improvements: dict[str, int]
    cities: list[City]
    court: list[Section]
    visitor: int | None
    visited_section: int | None
    florin_spaces: dict[str, int | None]
    decorations: dict[str, int]
    statues: dict[str, int]
    finisher: int | None
    last_turns: int
    players: list[Player]


def _seat_or_none(code: int) -> int | None:
    return code - 1 if code > 0 else None


def _colours(board: Board, first: int) -> dict[str, int]:
    counts = {colour: int(board.cells[first + n]) for n, colour in enumerate(COLOURS)}
    return {colour: count for colour, count in counts.items() if count > 0}


def tile(board: Board, number: int) -> Tile:
    """A tile as everybody sees it."""
    pieces = board.pieces
    kind = number // 7
    statue = int(board.cells[STATUE + number])
    return Tile(
        name=pieces.tiles[number],
        type=pieces.type_names[kind],
        value=int(pieces.value[number]),
        landscape=LANDSCAPES[int(pieces.land[kind])],
        decoration=pieces.decorations[kind],
        decorated=bool(board.cells[DECORATED + number]),
        statue=None if statue == 0 else (*COLOURS, "gold")[statue - 1],
    )


def sector(board: Board, position: int) -> Sector:
    """The sector at a position."""
    pieces = board.pieces
    return Sector(
        position=POSITIONS[position],
        blocks=_colours(board, int(WHEEL) + 6 * int(board.sector_at(position))),
        prices={colour: int(pieces.price[6 * n + position]) for n, colour in enumerate(COLOURS)},
        decoration=pieces.items[int(board.decoration_at(position))] if pieces.advanced else None,
        statue=pieces.items[int(board.statue_at(position))] if pieces.advanced else None,
    )


def section(board: Board, number: int) -> Section:
    """A section of the court."""
    amounts = {kind: int(board.pieces.bonus[n][number]) for n, kind in enumerate(BONUSES)}
    kind = next(kind for kind, amount in amounts.items() if amount > 0)
    return Section(
        number=number + 1,
        bonus=kind,
        amount=amounts[kind],
        markers=[seat for seat in range(board.seats) if int(board.cells[COURT + seat]) >> number & 1],
        gold_statues=int(board.cells[GOLD_STATUES + number]),
    )


def space(board: Board, seat: int, number: int, sees_florins: bool) -> Space:
    """A scoring space from a seat's side; whether a florin space is open to it depends on its hidden florins."""
    cells = board.cells
    florins, points = spaces.worth(board, seat, number)
    if number < spaces.TYPE_SPACES:
        used = cells[CITY_OWNER + number] != 0
    elif number in FLORIN_SPACES:
        used = cells[FLORIN_OWNER + number - spaces.FLORIN_SPACES] != 0
    else:
        used = bool(cells[SCORED + seat] & spaces.scored_bit(number))
    # Enough florins for every florin space: then only what everybody sees can close it.
    enough = 1 << 30
    conceivable = bool(spaces.is_open(board, seat, number, enough))
    may_score = bool(spaces.is_open(board, seat, number, cells[FLORINS + seat]))
    return Space(
        name=board.pieces.spaces[number],
        used=bool(used),
        open=None if conceivable and number in FLORIN_SPACES and not sees_florins else may_score,
        pays=Reward(int(florins), int(points)),
    )


def player(board: Board, seat: int, sees_all: bool) -> Player:
    """What lies in front of a seat, with what is behind its screen if the viewer may see that."""
    cells = board.cells
    pieces = board.pieces
    own = [n for n in range(42) if board.built_by(n) == seat]
    own.sort(key=lambda n: int(board.floor_of(n)))
    targets = (*CITIES, *LANDSCAPES)
    sources = [name for name in SOURCES if pieces.advanced or name != "statue spaces"]
    return Player(
        seat=seat,
        points=int(board.points_of(seat)),
        points_by_source={name: int(cells[POINTS + 7 * seat + SOURCES.index(name)]) for name in sources},
        florins=int(cells[FLORINS + seat]) if sees_all else None,
        blocks=_colours(board, int(BLOCKS) + 6 * seat) if sees_all else None,
        markers=int(board.markers_of(seat)),
        open_area=int(cells[OPEN_AREA + seat]),
        columns={city: [tile(board, n) for n in own if board.city_of(n) == at] for at, city in enumerate(CITIES)},
        rewards={
            name: Reward(int(board.florins_per_value(seat, n)), int(board.points_per_value(seat, n)))
            for n, name in enumerate(targets)
        },
        improvements=[
            pieces.improvements[int(cells[IMPROVED + 8 * seat + n]) - 1]
            for n in range(8)
            if cells[IMPROVED + 8 * seat + n] > 0
        ],
        warehouses=[
            pieces.items[int(cells[WAREHOUSE + 2 * seat + n]) - 1]
            for n in range(2)
            if cells[WAREHOUSE + 2 * seat + n] > 0
        ],
        spaces=[space(board, seat, n, sees_all) for n in range(int(spaces.space_count(board)))],
    )


def printed(board: Board) -> Printed:
    """What is printed on the pieces of this game."""
    pieces = board.pieces
    return Printed(
        rewards={
            name: Reward(int(pieces.florins[n]), int(pieces.points[n])) for n, name in enumerate(CITIES + LANDSCAPES)
        },
        improvements={
            name: Reward(int(pieces.improved_florins[n]), int(pieces.improved_points[n]))
            for n, name in enumerate(pieces.improvements)
        },
        florins_per_point={
            pieces.spaces[space]: int(pieces.florin_rate[n])
            for n, space in enumerate(FLORIN_SPACES if pieces.advanced else ())
        },
        pass_income=int(pieces.pass_income),
        purchase_price=int(pieces.purchase_price) if pieces.advanced else None,
    )


def view(board: Board, seat: int | None) -> View:
    """All that a seat (None: a spectator) may know. Screens hide florins and blocks until the end.

    CAR-92, CAR-93, CAR-94, CAR-104.
    """
    cells = board.cells
    pieces = board.pieces
    prompt = board.prompt
    open_screens = board.over or not pieces.screens_up
    return View(
        game="carrara",
        version="advanced" if pieces.advanced else "normal",
        seat=seat,
        seats=board.seats,
        turn=int(cells[TURN]),
        actor=board.actor,
        over=board.over,
        prompt=None if prompt is None else prompt.to_dict(),
        printed=printed(board),
        wheel=[sector(board, position) for position in range(6)],
        bag_empty=board.in_bag() == 0,
        display=[tile(board, int(cells[DISPLAY + n]) - 1) if cells[DISPLAY + n] > 0 else None for n in range(9)],
        pile=int(cells[PILE_SIZE]),
        monuments=[tile(board, n) for n in range(int(MONUMENT), 42, 7) if cells[TILE + n] == MARKET],
        improvements={name: int(cells[IMPROVEMENTS + n]) for n, name in enumerate(pieces.improvements)},
        cities=[
            City(name, int(pieces.minimum[n]), _seat_or_none(int(cells[CITY_OWNER + n])))
            for n, name in enumerate(CITIES)
        ],
        court=[section(board, n) for n in range(int(pieces.sections))],
        visitor=_seat_or_none(int(cells[VISITOR])),
        visited_section=int(cells[VISITED]) + 1 if cells[VISITOR] > 0 else None,
        florin_spaces={
            pieces.spaces[14 + n]: _seat_or_none(int(cells[FLORIN_OWNER + n]))
            for n in range(2 if pieces.advanced else 0)
        },
        decorations={pieces.items[n]: int(cells[DECORATIONS + n]) for n in range(6 if pieces.advanced else 0)},
        statues={COLOURS[n]: int(cells[STATUES + n]) for n in range(6 if pieces.advanced else 0)},
        finisher=_seat_or_none(int(cells[FINISHER])),
        last_turns=int(cells[LAST_TURNS]),
        players=[player(board, other, open_screens or other == seat) for other in range(board.seats)],
    )
