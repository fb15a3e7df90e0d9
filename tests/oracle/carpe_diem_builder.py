"""Players of Carpe Diem who want to finish what they build, so that their games reach what random games seldom do."""

from __future__ import annotations

from mecenate.testing.oracle import Crowd

from . import carpe_diem_pieces as pieces
from .carpe_diem import Table
from .carpe_diem_district import District, cell_of
from .carpe_diem_pieces import Tile


class Builder(Crowd):
    """Takes the tile that fits best, and places it where it finishes most; each game has a favourite kind."""

    def __init__(self, seed: int, table: Table, favourites: tuple[str, ...] = ()) -> None:
        super().__init__(2 * seed)
        self.table = table
        kinds = favourites or ("merchant", "artisan", "villa", *pieces.LANDSCAPES)
        self.favourite = self.chance.choice(kinds)
        self.patience = self.chance.choice((0, 0.05, 0.2))
        self.best: dict[str, str] = {}

    def choose(self, seat: int | None, legal: list[str]) -> str:
        """The best tile or place; anything else by chance."""
        job = self.table.asked
        if job is None or self.chance.random() < self.patience:
            return super().choose(seat, legal)
        district = self.table.position.players[job.seat].district
        if job.kind in ("take", "take lower"):
            worth = {text: max(self.worths(district, pieces.tile(text[5:], "white")).values()) for text in legal}
            return max(legal, key=lambda text: (worth[text], self.chance.random()))
        if job.kind == "place" and job.tile is not None:
            worths = self.worths(district, job.tile)
            return max(legal, key=lambda text: (worths.get(text, -1), self.chance.random()))
        return super().choose(seat, legal)

    def worths(self, district: District, tile: Tile) -> dict[str, float]:
        """How good each way to place a tile is."""
        worths: dict[str, float] = {"store": -1}
        for text in district.placements(tile):
            words = text.split()
            cell, turns = cell_of(words[1]), int(words[3]) if len(words) > 2 else 0
            sides = tile.turned(turns)
            asked = district.asked_of(cell)
            joined = [side for side, need in zip(sides, asked, strict=True) if need == side != pieces.GRASS]
            open_sides = sum(1 for side, need in zip(sides, asked, strict=True) if need is None)
            worths[text] = 2 * len(joined) - open_sides / 10 + (cell in district.banners)
            worths[text] += 3 * (self.favourite in joined) + (self.favourite in tile.kinds)
        return worths
