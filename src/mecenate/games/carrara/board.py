"""The board: where every piece is, with accessors in the words of the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from mecenate.core.state import SEATS, State
from mecenate.games.carrara.components import Components
from mecenate.games.carrara.layout import (
    BAG,
    BLOCKS,
    BUILT,
    COURT,
    DECORATED,
    EMPTY,
    HEIGHT,
    IMPROVED,
    LARGE_START,
    OF_TYPE,
    OPEN_AREA,
    PLAIN,
    POINTS,
    SIX,
    STATUE_TURNS,
    TILE,
    TILES,
    WAREHOUSE,
    WAREHOUSES,
    WHEEL,
    WHEEL_TURNS,
)

if TYPE_CHECKING:
    from mecenate.core.game import Game


class Board(State):
    """The pieces of a game in progress, without its rules."""

    def __init__(self, game: Game, pieces: Components, cells: vec[i64]) -> None:
        super().__init__(game, cells)
        self.pieces = pieces

    # ------------------------------------------------------------------ cells by name

    def blocks(self, seat: i64, colour: i64) -> i64:
        """The blocks of a colour that a seat has."""
        return self.cells[BLOCKS + SIX * seat + colour]

    def height(self, seat: i64, city: i64) -> i64:
        """How many buildings a seat has in a city."""
        at = HEIGHT + SIX * seat + city
        return self.cells[at]

    def of_type(self, seat: i64, kind: i64) -> i64:
        """How many buildings of a type a seat has."""
        at = OF_TYPE + SIX * seat + kind
        return self.cells[at]

    def plain(self, seat: i64, kind: i64) -> i64:
        """How many buildings of a type a seat has without a decoration."""
        return self.cells[PLAIN + SIX * seat + kind]

    def empty(self, seat: i64, city: i64) -> i64:
        """How many buildings a seat has in a city without a statue."""
        return self.cells[EMPTY + SIX * seat + city]

    def improvement(self, seat: i64, target: i64) -> i64:
        """1 + the improvement tile that a seat has on a city (6, 7: landscape); 0 if none."""
        return self.cells[IMPROVED + 8 * seat + target]

    def stored(self, seat: i64, slot: i64) -> i64:
        """1 + the item in a warehouse of a seat; 0 if it is free."""
        return self.cells[WAREHOUSE + WAREHOUSES * seat + slot]

    def points_from(self, seat: i64, source: i64) -> i64:
        """The points that a seat has from a source."""
        return self.cells[POINTS + 7 * seat + source]

    # ------------------------------------------------------------------ tiles

    def built_by(self, tile: i64) -> i64:
        """The seat that has this tile; -1 if nobody has."""
        at = TILE + tile
        where = self.cells[at]
        return (where >> 12) - 1 if where >= BUILT else -1

    def city_of(self, tile: i64) -> i64:
        """The city in which a built tile stands."""
        return (self.cells[TILE + tile] >> 6) & 7

    def floor_of(self, tile: i64) -> i64:
        """How high a built tile stands in its column, from 0."""
        return self.cells[TILE + tile] & 63

    def tiles_of(self, seat: i64) -> vec[i64]:
        """The tiles that a seat has built, in the order of their numbers."""
        tiles = vec[i64]()
        tile: i64 = 0
        while tile < TILES:
            if self.built_by(tile) == seat:
                tiles = append(tiles, tile)
            tile += 1
        return tiles

    def stands(self, tile: i64, seat: i64, city: i64, floor: i64) -> None:
        """Put a tile on a seat's board."""
        self.cells[TILE + tile] = BUILT * (seat + 1) + (city << 6) + floor

    # ------------------------------------------------------------------ the wheel

    def sector_at(self, position: i64) -> i64:
        """The sector of the wheel at a position, 0 for I (CAR-15)."""
        return (position - self.cells[WHEEL_TURNS] + SIX) % SIX

    def decoration_at(self, position: i64) -> i64:
        """The decoration, as an item, that the large wheel shows at a position (CAR-61)."""
        return self.pieces.large_wheel[(self.sector_at(position) + self.cells[LARGE_START]) % SIX]

    def statue_at(self, position: i64) -> i64:
        """The statue, as an item, that the small wheel shows at a position (CAR-61)."""
        return SIX + self.pieces.small_wheel[(position - self.cells[STATUE_TURNS] + SIX) % SIX]

    def on_wheel(self) -> i64:
        """How many blocks lie on the whole wheel."""
        return self.total(WHEEL, 36)

    def in_bag(self) -> i64:
        """How many blocks are in the bag."""
        return self.total(BAG, SIX)

    # ------------------------------------------------------------------ a seat's things

    def blocks_of(self, seat: i64) -> i64:
        """How many blocks a seat has."""
        return self.total(BLOCKS + SIX * seat, SIX)

    def markers_of(self, seat: i64) -> i64:
        """How many evaluation markers a seat has left, in the court and in its open area (CAR-34)."""
        markers = self.cells[OPEN_AREA + seat]
        court = self.cells[COURT + seat]
        while court != 0:
            markers += court & 1
            court >>= 1
        return markers

    def florins_per_value(self, seat: i64, target: i64) -> i64:
        """The florins a city (6, 7: landscape) pays this seat for each value (CAR-7, CAR-33)."""
        improvement = self.cells[IMPROVED + 8 * seat + target]
        return self.pieces.improved_florins[improvement - 1] if improvement else self.pieces.florins[target]

    def points_per_value(self, seat: i64, target: i64) -> i64:
        """The points a city (6, 7: landscape) pays this seat for each value (CAR-7, CAR-33)."""
        improvement = self.cells[IMPROVED + 8 * seat + target]
        return self.pieces.improved_points[improvement - 1] if improvement else self.pieces.points[target]

    def value_of(self, tile: i64) -> i64:
        """The value of a built tile in a scoring: as printed, plus 1 with a decoration (CAR-69)."""
        return self.pieces.value[tile] + self.cells[DECORATED + tile]

    def gain_points(self, seat: i64, source: i64, points: i64) -> None:
        """Move a seat's marker forward (CAR-11)."""
        self.cells[POINTS + 7 * seat + source] += points

    def points_of(self, seat: i64) -> i64:
        """The points of a seat on the track."""
        return self.total(POINTS + 7 * seat, 7)

    def max_passes(self) -> i64:
        """How many passes in a row end the game (CAR-54, CAR-102)."""
        return self.pieces.pass_limit * self.cells[SEATS]
