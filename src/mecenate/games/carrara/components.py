"""The pieces: reads a pack, checks it, and makes tables of it that the rules index."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.action import Action, Vocabulary
from mecenate.core.errors import PackError
from mecenate.core.game import OptionValue
from mecenate.core.layout import row
from mecenate.core.pack import Pack, alternative, numbers, table, tables, whole, words
from mecenate.games.carrara.printed import PrintedParts
from mecenate.games.carrara.vocabulary import (
    BONUSES,
    CITIES,
    COLOURS,
    LANDSCAPES,
    item_names,
    space_names,
    tile_names,
    vocabulary,
)

TYPES: Final = ("cathedrale", "biblioteca", "porta", "palazzo", "castello", "villa")
IMPROVEMENT_TILES: Final = 8
DISPLAY_SPACES: Final = 9
TARGETS: Final = CITIES + LANDSCAPES
"""Where an improvement tile can be placed."""


@final
class Components:
    """What is printed, and the options, as small tables. Immutable by convention.

    Cities are numbered as in `vocabulary.CITIES`; the improvement targets are the six cities, then urban, rural.
    """

    def __init__(self, pack: Pack, options: dict[str, OptionValue]) -> None:
        self.advanced: Final[bool] = options["version"] == "advanced"
        self.exchange_any: Final[bool] = options["exchange"] == "any"
        self.open_any_time: Final[bool] = options["open_area"] == "any_time"
        self.screens_up: Final[bool] = options["screens"] == "up"
        self.pass_limit: Final[i64] = int(options["pass_limit"])
        self.stored_any_time: Final[bool] = self.advanced and options["storing"] == "any_time"
        self.discard_when_full: Final[bool] = options["discard"] == "full"

        florins = table(pack, "florins")
        self.start_florins: Final[i64] = whole(florins, "florins", "start", 0, 200)
        self.pass_income: Final[i64] = whole(florins, "florins", "pass_income", 0, 20)
        self.per_colour: Final[i64] = whole(table(pack, "blocks"), "blocks", "per_colour", 4, 20)
        self.fill_to: Final[i64] = whole(table(pack, "wheel"), "wheel", "fill_to", 6, 42)
        self.price: Final[vec[i64]] = _prices(pack)
        self.start_blocks: Final = _start_blocks(pack, int(self.per_colour))

        self.values: Final = _values(pack)
        self.value: Final[vec[i64]] = row(self.values * len(TYPES))
        self.removed: Final = _removed(pack)
        self.type_names, self.land_names, self.decorations = _types(pack)
        self.land: Final[vec[i64]] = row([LANDSCAPES.index(land) for land in self.land_names])

        cities = _blocks(pack, "city", CITIES)
        self.minimum: Final[vec[i64]] = row([whole(city, "city", "minimum", 1, 9) for city in cities])
        lands = [table(pack, f"landscape.{land}") for land in LANDSCAPES]
        if options["rural"] != "single":
            lands[1] = alternative(pack, "rural", str(options["rural"]))
        self.florins: Final[vec[i64]] = _rewards(cities, lands, "florins")
        self.points: Final[vec[i64]] = _rewards(cities, lands, "points")

        tiles = _improvements(pack, str(options["improvements"]))
        self.improvements: Final = [str(tile["id"]) for tile in tiles]
        self.improvement_on: Final[vec[i64]] = row([TARGETS.index(tile["on"]) for tile in tiles])
        self.improvement_count: Final = [int(tile["count"]) for tile in tiles]
        self.improved_florins: Final[vec[i64]] = row([int(tile["florins"]) for tile in tiles])
        # A rural tile is worth one more than the landscape without it, with either reading of the landscape.
        more_rural = int(lands[1]["points"]) - int(table(pack, "landscape.rural")["points"])
        self.improved_points: Final[vec[i64]] = row(
            [int(tile["points"]) + (more_rural if tile["on"] == "rural" else 0) for tile in tiles]
        )

        sections = _sections(pack, self.advanced, str(options["court"]))
        self.sections: Final[i64] = len(sections)
        self.bonus: Final = [row([int(section.get(kind, 0)) for section in sections]) for kind in BONUSES]
        self.bonus_florins: Final[vec[i64]] = self.bonus[0]
        self.bonus_points: Final[vec[i64]] = self.bonus[1]
        self.bonus_decoration: Final[vec[i64]] = self.bonus[2]
        self.bonus_gold: Final[vec[i64]] = self.bonus[3]

        supply = table(pack, "supply")
        self.decoration_supply: Final = [
            whole(table(pack, "supply.decorations"), "supply.decorations", f"p{n}", 0, 20) for n in (2, 3, 4)
        ]
        self.statue_supply: Final = whole(supply, "supply", "statues", 0, 20)
        large = words(table(pack, "large_wheel"), "large_wheel", "clockwise", tuple(self.decorations))
        self.large_wheel: Final[vec[i64]] = row([self.decorations.index(name) for name in large])
        small = _small_wheel(pack, str(options["statue_wheel"]))
        self.small_wheel: Final[vec[i64]] = row([COLOURS.index(colour) for colour in small])
        self.purchase_price: Final[i64] = whole(table(pack, "purchase"), "purchase", "price", 1, 100)

        self.florin_minimum, self.florin_rate = _florin_spaces(pack)
        self.pairs: Final[vec[i64]] = _pairs(pack)
        ending = table(pack, "ending")
        self.finish_points: Final[i64] = whole(ending, "ending", "finish_points", 0, 50)
        self.florins_per_point: Final[i64] = whole(ending, "ending", "florins_per_point", 1, 50)
        sets = numbers(table(pack, "decoration_sets"), "decoration_sets", "points", 8, 0, 500)
        self.set_points: Final[vec[i64]] = row(sets)
        self.majority: Final[vec[i64]] = _majorities(pack, str(options["majorities"]))

        self.tiles: Final = tile_names(TYPES, self.values)
        self.items: Final = item_names(self.decorations)
        self.spaces: Final = space_names(
            TYPES,
            [int(n) for n in self.florin_minimum],
            [f"{CITIES[int(self.pairs[2 * n])]}+{CITIES[int(self.pairs[2 * n + 1])]}" for n in range(3)],
        )
        self.vocabulary: Final[Vocabulary] = vocabulary(
            advanced=self.advanced,
            tiles=self.tiles,
            items=self.items,
            spaces=self.spaces,
            improvements=self.improvements,
        )
        self.actions: Final[list[Action]] = self.vocabulary.actions
        self.printed_parts: Final = PrintedParts(self)


def _prices(pack: Pack) -> vec[i64]:
    """The prices of the pack, by colour and position (CAR-15)."""
    prices = table(pack, "wheel.price")
    rows = [numbers(prices, "wheel.price", colour, 6, 0, 20) for colour in COLOURS]
    return row([price for row in rows for price in row])


def _start_blocks(pack: Pack, per_colour: int) -> list[list[int]]:
    """Start blocks by seat; with one of each colour on the wheel there must be enough (CAR-8, CAR-9)."""
    start = table(pack, "start_blocks")
    hands = [words(start, "start_blocks", f"seat{n}", COLOURS, each_once=False) for n in range(1, 5)]
    for colour in COLOURS:
        if sum(hand.count(colour) for hand in hands) >= per_colour:
            raise PackError(f"[start_blocks]: more {colour} blocks than the {per_colour} there are, one for the wheel")
    return [[COLOURS.index(colour) for colour in hand] for hand in hands]


def _rewards(cities: list[Pack], lands: list[Pack], currency: str) -> vec[i64]:
    """What each city, then each landscape, pays for a value (CAR-7, CAR-49)."""
    rewards = [whole(city, "city", currency, 0, 20) for city in cities]
    rewards += [whole(land, f"landscape.{LANDSCAPES[n]}", currency, 0, 20) for n, land in enumerate(lands)]
    return row(rewards)


def _values(pack: Pack) -> list[int]:
    buildings = table(pack, "buildings")
    values = numbers(buildings, "buildings", "values", 6, 1, 20)
    monument = whole(buildings, "buildings", "monument", 2, 30)
    if values != sorted(values) or any(values.count(value) > 2 for value in values) or monument <= values[-1]:
        raise PackError("[buildings] values: expected six ascending values, at most two alike, below the monument")
    return [*values, monument]


def _removed(pack: Pack) -> list[list[int]]:
    removed = table(pack, "buildings.removed")
    by_seats = []
    for seats in (2, 3, 4):
        indexes = removed.get(f"p{seats}")
        if not isinstance(indexes, list) or any(index not in range(6) for index in indexes):
            raise PackError(f"[buildings.removed] p{seats}: expected numbers of values, 0 to 5, got {indexes!r}")
        if len(TYPES) * (6 - len(set(indexes))) < DISPLAY_SPACES:
            raise PackError(f"[buildings.removed] p{seats}: too few tiles are left for the display")
        by_seats.append([int(index) for index in indexes])
    return by_seats


def _blocks(pack: Pack, kind: str, ids: tuple[str, ...]) -> list[Pack]:
    by_id = {str(block.get("id")): block for block in tables(pack, kind, len(ids))}
    if sorted(by_id) != sorted(ids):
        raise PackError(f"[[{kind}]]: expected one block for each of {', '.join(ids)}")
    return [by_id[id] for id in ids]


def _types(pack: Pack) -> tuple[tuple[str, ...], list[str], list[str]]:
    """The building types, with their landscapes and decorations (CAR-3, CAR-58)."""
    blocks = _blocks(pack, "building_type", TYPES)
    lands = [str(block.get("landscape")) for block in blocks]
    decorations = [str(block.get("decoration")) for block in blocks]
    if any(land not in LANDSCAPES for land in lands) or set(lands) != set(LANDSCAPES):
        raise PackError("[[building_type]] landscape: expected urban or rural, each at least once")
    if len({name.lower() for name in decorations}) != len(TYPES) or any("statue" in name for name in decorations):
        raise PackError("[[building_type]] decoration: expected six different decorations, none called a statue")
    return TYPES, lands, decorations


def _improvements(pack: Pack, choice: str) -> list[Pack]:
    """The improvement tiles, checked (CAR-6, CAR-96)."""
    if choice == "cities":
        tiles = tables(pack, "improvement")
    else:
        tiles = tables(alternative(pack, "improvements", choice), "tiles")
    where = "improvement"
    for tile in tiles:
        if tile.get("on") not in TARGETS:
            raise PackError(f"[[{where}]] on: expected a city or a landscape, got {tile.get('on')!r}")
        whole(tile, where, "count", 1, IMPROVEMENT_TILES)
        whole(tile, where, "florins", 0, 20)
        whole(tile, where, "points", 0, 20)
    total = sum(tile["count"] for tile in tiles)
    if total != IMPROVEMENT_TILES or len({str(tile.get("id")).lower() for tile in tiles}) != len(tiles):
        raise PackError(f"[[{where}]]: expected {IMPROVEMENT_TILES} tiles with different ids, got {total}")
    return tiles


def _sections(pack: Pack, advanced: bool, choice: str) -> list[Pack]:
    """The sections of the court, checked (CAR-10, CAR-60, CAR-97)."""
    where = "court.advanced" if advanced else "court.normal"
    block = table(pack, where) if advanced or choice == "even" else alternative(pack, "court", choice)
    sections = block.get("sections")
    count = 8 if advanced else 6
    if not isinstance(sections, list) or len(sections) != count or not all(isinstance(s, dict) for s in sections):
        raise PackError(f"[{where}] sections: expected a list of {count} bonuses")
    for section in sections:
        if len(section) != 1 or not set(section) <= set(BONUSES if advanced else BONUSES[:2]):
            raise PackError(f"[{where}] sections: expected one bonus a section, got {section!r}")
        for kind in section:
            whole(section, where, kind, 1, 50 if kind in BONUSES[:2] else 1)
    checked: list[Pack] = sections
    return checked


def _small_wheel(pack: Pack, choice: str) -> list[str]:
    """The colours on the small wheel, clockwise (CAR-61, CAR-100)."""
    block = table(pack, "small_wheel") if choice == "forward" else alternative(pack, "statue_wheel", choice)
    return words(block, "small_wheel", "clockwise", COLOURS)


def _florin_spaces(pack: Pack) -> tuple[vec[i64], vec[i64]]:
    blocks = tables(pack, "florin_space", 2)
    minimum: vec[i64] = row([whole(block, "florin_space", "minimum", 1, 500) for block in blocks])
    rate: vec[i64] = row([whole(block, "florin_space", "florins_per_point", 1, 50) for block in blocks])
    if minimum[0] == minimum[1]:
        raise PackError("[[florin_space]] minimum: expected two different numbers")
    return minimum, rate


def _pairs(pack: Pack) -> vec[i64]:
    cities: list[str] = []
    for block in tables(pack, "statue_space", 3):
        pair = words(block, "statue_space", "cities", CITIES, each_once=False)
        if len(pair) != 2:
            raise PackError(f"[[statue_space]] cities: expected two, got {pair!r}")
        cities += pair
    if sorted(cities) != sorted(CITIES):
        raise PackError("[[statue_space]] cities: expected each city once")
    return row([CITIES.index(city) for city in cities])


def _majorities(pack: Pack, choice: str) -> vec[i64]:
    """The points for the three best places in each city (CAR-90, CAR-98)."""
    block = table(pack, "majorities") if choice == "steps" else alternative(pack, "majorities", choice)
    rows = [numbers(block, "majorities", city, 3, 0, 100) for city in CITIES]
    return row([points for row in rows for points in row])
