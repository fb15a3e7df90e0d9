"""What a bot looks at: a seat's buildings, what its markers could score, its stock, and the time left."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mecenate.core.bits import BITS
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.state import SEATS
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.layout import (
    BLOCKS,
    CITY_OWNER,
    DECORATED,
    DISPLAY,
    DISPLAY_SPACES,
    FINISHER,
    FLORIN_OWNER,
    FLORINS,
    HEIGHT,
    IMPROVED,
    LAST_TURNS,
    OF_TYPE,
    OPEN_AREA,
    PILE_SIZE,
    SCORED,
    SIX,
    TILES,
    TILES_A_TYPE,
    VISITOR,
    WHEEL,
)
from mecenate.games.carrara.scoring import points_for_decorations, points_for_florins, points_for_majorities
from mecenate.games.carrara.vocabulary import CITIES

SPACES: Final[i64] = 14
"""Cities, types and landscapes: the spaces that pay by value."""
COLOURS: Final = ("white", "yellow", "red", "green", "blue", "purple")

FEATURES: Final = (
    "points",
    "florins",
    *(f"{colour} blocks" for colour in COLOURS),
    *(f"height in {city}" for city in CITIES),
    *(f"minimum lacking in {city}" for city in CITIES),
    *(f"buildings of type {n}" for n in range(6)),
    *(f"points on space {n}" for n in range(14)),
    *(f"florins on space {n}" for n in range(14)),
    "markers in the court",
    "markers in the open area",
    "best spaces",
    "improvements",
    "stored items",
    "decorations",
    "decoration points",
    "majority points",
    "florin space",
    "holds the visit",
    "visit of another",
    "pile",
    "end is near",
    "last turns",
    "fewest markers of a rival",
    "tiles of the rivals",
    *(f"{colour} on the wheel" for colour in COLOURS),
    *(f"blocks at {position}" for position in ("I", "II", "III", "IV", "V", "VI")),
    *(f"type {n} on display" for n in range(6)),
    "values on display",
    "cities scored",
    "advanced game",
)

BLOCK_WORTH: Final[list[float]] = [1.1, 0.9, 0.7, 0.55, 0.4, 0.3]
"""Points that a block of each colour is worth in stock, by rule of thumb."""
PATIENCE: Final = 0.75
"""How much of what a marker could score now counts before it does."""


def appraise(board: Board, seat: i64) -> float:
    """Points, what florins and ornaments give at the end, and while the game runs what markers and blocks promise."""
    sure = board.points_of(seat) + points_for_florins(board, seat)
    if board.pieces.advanced:
        sure += points_for_decorations(board, seat) + points_for_majorities(board, seat)
    if board.over:
        return float(sure)
    worth = float(sure) + PATIENCE * best_spaces(board, seat, prospects(board, seat))
    colour: i64 = 0
    while colour < SIX:
        worth += BLOCK_WORTH[int(colour)] * float(board.cells[BLOCKS + SIX * seat + colour])
        colour += 1
    return worth


def prospects(board: Board, seat: i64) -> vec[i64]:
    """Points, then florins, that each space would pay now; nothing where it is taken. One pass over the tiles."""
    pieces = board.pieces
    by_space = vec[i64]()
    n: i64 = 0
    while n < 2 * SPACES:
        by_space = append(by_space, 0)
        n += 1
    tile: i64 = 0
    while tile < TILES:
        if board.built_by(tile) == seat:
            value = board.value_of(tile)
            kind = tile // TILES_A_TYPE
            city = board.city_of(tile)
            land = SIX + pieces.land[kind]
            points = value * board.points_per_value(seat, city)
            florins = value * board.florins_per_value(seat, city)
            by_space[city] += points
            by_space[SPACES + city] += florins
            by_space[SIX + kind] += points
            by_space[SPACES + SIX + kind] += florins
            by_space[SIX + land] += value * board.points_per_value(seat, land)
            by_space[SPACES + SIX + land] += value * board.florins_per_value(seat, land)
        tile += 1
    close_the_taken(board, seat, by_space)
    return by_space


def close_the_taken(board: Board, seat: i64, points: vec[i64]) -> None:
    """A space that is taken pays nothing; a city below its minimum pays half in thought."""
    cells = board.cells
    space: i64 = 0
    while space < SPACES:
        if space < SIX:
            taken = cells[CITY_OWNER + space] != 0
            if cells[HEIGHT + SIX * seat + space] < board.pieces.minimum[space]:
                points[space] //= 2
                points[SPACES + space] //= 2
        else:
            taken = (cells[SCORED + seat] >> (space - SIX)) & 1 == 1
        if taken:
            points[space] = 0
            points[SPACES + space] = 0
        space += 1


def best_spaces(board: Board, seat: i64, points: vec[i64]) -> float:
    """What the seat's markers score if each goes to the best space left, florins at the rate of the end."""
    left = board.markers_of(seat)
    used: i64 = 0
    total = 0.0
    while left > 0:
        best: i64 = -1
        most = 0.0
        space: i64 = 0
        while space < SPACES:
            worth = float(points[space]) + 0.3 * float(points[SPACES + space])
            if (used >> space) & 1 == 0 and worth > most:
                best = space
                most = worth
            space += 1
        if best < 0:
            return total
        used |= BITS[best]
        total += most
        left -= 1
    return total


def describe(board: Board, seat: i64, vector: FeatureVector) -> None:
    """The numbers of FEATURES."""
    cells = board.cells
    points = prospects(board, seat)
    vector.put(board.points_of(seat))
    vector.put(cells[FLORINS + seat])
    vector.put_run(cells, BLOCKS + SIX * seat, SIX)
    vector.put_run(cells, HEIGHT + SIX * seat, SIX)
    city: i64 = 0
    while city < SIX:
        lacking = board.pieces.minimum[city] - cells[HEIGHT + SIX * seat + city]
        vector.put(lacking if lacking > 0 and cells[CITY_OWNER + city] == 0 else 0)
        city += 1
    vector.put_run(cells, OF_TYPE + SIX * seat, SIX)
    vector.put_run(points, 0, 2 * SPACES)
    vector.put(board.markers_of(seat) - cells[OPEN_AREA + seat])
    vector.put(cells[OPEN_AREA + seat])
    vector.measure(best_spaces(board, seat, points))
    describe_extras(board, seat, vector)
    describe_the_table(board, seat, vector)


def describe_extras(board: Board, seat: i64, vector: FeatureVector) -> None:
    """Improvements, ornaments and the florin spaces."""
    cells = board.cells
    improvements: i64 = 0
    target: i64 = 0
    while target < 8:
        improvements += 1 if cells[IMPROVED + 8 * seat + target] != 0 else 0
        target += 1
    vector.put(improvements)
    stored: i64 = 1 if board.stored(seat, 0) != 0 else 0
    vector.put(stored + (1 if board.stored(seat, 1) != 0 else 0))
    decorations: i64 = 0
    if board.pieces.advanced:
        tile: i64 = 0
        while tile < TILES:
            if cells[DECORATED + tile] != 0 and board.built_by(tile) == seat:
                decorations += 1
            tile += 1
    vector.put(decorations)
    vector.put(points_for_decorations(board, seat) if board.pieces.advanced else 0)
    vector.put(points_for_majorities(board, seat) if board.pieces.advanced else 0)
    owner = seat + 1
    vector.flag(cells[FLORIN_OWNER] == owner or cells[FLORIN_OWNER + 1] == owner)


def describe_the_table(board: Board, seat: i64, vector: FeatureVector) -> None:
    """The visit, the end, and how far the rivals are."""
    cells = board.cells
    visitor = cells[VISITOR]
    vector.flag(visitor == seat + 1)
    vector.flag(visitor != 0 and visitor != seat + 1)
    vector.put(cells[PILE_SIZE])
    vector.flag(cells[FINISHER] != 0)
    vector.put(cells[LAST_TURNS])
    fewest: i64 = 99
    tiles: i64 = 0
    other: i64 = 0
    while other < cells[SEATS]:
        if other != seat:
            fewest = min(fewest, board.markers_of(other))
            tiles += board.total(HEIGHT + SIX * other, SIX)
        other += 1
    vector.put(fewest)
    vector.put(tiles)
    describe_the_market(board, vector)
    vector.flag(board.pieces.advanced)


def describe_the_market(board: Board, vector: FeatureVector) -> None:
    """What the next seats find: blocks by colour and by position of the wheel, the display, the cities scored."""
    cells = board.cells
    pieces = board.pieces
    first = vector.at
    vector.put_bits(0, 3 * SIX + 2)
    numbers = vector.numbers
    position: i64 = 0
    while position < SIX:
        sector = WHEEL + SIX * board.sector_at(position)
        colour: i64 = 0
        while colour < SIX:
            blocks = float(cells[sector + colour])
            numbers[first + colour] += blocks
            numbers[first + SIX + position] += blocks
            colour += 1
        if cells[CITY_OWNER + position] != 0:
            numbers[first + 3 * SIX + 1] += 1.0
        position += 1
    space: i64 = 0
    while space < DISPLAY_SPACES:
        tile = cells[DISPLAY + space] - 1
        if tile >= 0:
            numbers[first + 2 * SIX + tile // TILES_A_TYPE] += 1.0
            numbers[first + 3 * SIX] += float(pieces.value[tile])
        space += 1
