"""What is printed on the pieces, as everybody sees it: made once for each game and shared by all its views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mecenate.games.carrara.view import BuildingType, City, Printed, Reward, Tile
from mecenate.games.carrara.vocabulary import CITIES, COLOURS, LANDSCAPES

if TYPE_CHECKING:
    from mecenate.games.carrara.components import Components

STATUES: Final = (None, *COLOURS, "gold")
"""What a tile can carry, by the numbers of `board.STATUE`."""
OWNERS: Final = (None, 0, 1, 2, 3)


@final
class PrintedParts:
    """The pieces of a game, each in every state that a view can show."""

    def __init__(self, pieces: Components) -> None:
        self.printed: Final = _printed(pieces)
        self.prices: Final[list[dict[str, int]]] = [
            {colour: int(pieces.price[6 * n + position]) for n, colour in enumerate(COLOURS)} for position in range(6)
        ]
        # 16 * tile + 8 * decorated + statue
        self.tiles: Final[list[Tile]] = [
            _tile(pieces, number, decorated, statue)
            for number in range(len(pieces.tiles))
            for decorated in (False, True)
            for statue in STATUES
        ]
        # 5 * city + owner
        self.cities: Final[list[City]] = [
            City(name, int(pieces.minimum[n]), owner) for n, name in enumerate(CITIES) for owner in OWNERS
        ]
        # what each city and landscape pays, then what it pays with each improvement
        self.rewards: Final[list[Reward]] = list(self.printed.rewards.values())
        self.improved: Final[list[Reward]] = list(self.printed.improvements.values())


def _tile(pieces: Components, number: int, decorated: bool, statue: str | None) -> Tile:
    kind = number // 7
    return Tile(
        name=pieces.tiles[number],
        type=pieces.type_names[kind],
        value=int(pieces.value[number]),
        landscape=pieces.land_names[kind],
        decoration=pieces.decorations[kind],
        decorated=decorated,
        statue=statue,
    )


def _printed(pieces: Components) -> Printed:
    """What is printed on the pieces of this game."""
    return Printed(
        rewards={
            name: Reward(int(pieces.florins[n]), int(pieces.points[n])) for n, name in enumerate(CITIES + LANDSCAPES)
        },
        accepts={name: list(COLOURS[: n + 1]) for n, name in enumerate(CITIES)},
        improvements={
            name: Reward(int(pieces.improved_florins[n]), int(pieces.improved_points[n]))
            for n, name in enumerate(pieces.improvements)
        },
        florins_per_point={
            pieces.spaces[14 + n]: int(pieces.florin_rate[n]) for n in range(2 if pieces.advanced else 0)
        },
        pass_income=int(pieces.pass_income),
        purchase_price=int(pieces.purchase_price) if pieces.advanced else None,
        types={
            name: BuildingType(pieces.land_names[n], pieces.decorations[n]) for n, name in enumerate(pieces.type_names)
        },
        values={
            str(2 + n): [value for index, value in enumerate(pieces.values[:-1]) if index not in removed]
            for n, removed in enumerate(pieces.removed)
        },
        monument=pieces.values[-1],
        improved={
            name: (CITIES + LANDSCAPES)[int(pieces.improvement_on[n])] for n, name in enumerate(pieces.improvements)
        },
        improvement_tiles=dict(zip(pieces.improvements, pieces.improvement_count, strict=True)),
        decoration_sets=[int(points) for points in pieces.set_points] if pieces.advanced else [],
        majorities=_majorities(pieces) if pieces.advanced else {},
        finish_points=int(pieces.finish_points),
        florins_left_per_point=int(pieces.florins_per_point),
    )


def _majorities(pieces: Components) -> dict[str, list[int]]:
    return {city: [int(pieces.majority[3 * n + place]) for place in range(3)] for n, city in enumerate(CITIES)}
