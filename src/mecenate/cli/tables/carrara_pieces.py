"""The pieces of Carrara in a terminal: every colour has its letter, every tile its short name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from mecenate.cli.tables.drawing import QUIET, Drawing
from mecenate.games.carrara.view import Tile

GAME = "carrara"
STYLES = {
    "white": "black on white",
    "yellow": "black on bright_yellow",
    "red": "bold bright_white on red",
    "green": "black on green",
    "blue": "bold bright_white on blue",
    "purple": "bold bright_white on magenta",
    "gold": "black on yellow",
}


class Pieces(Drawing):
    """Draws pieces in a language."""

    game = GAME

    def badge(self, colour: str) -> Text:
        """A block or a statue: its letter on its colour."""
        return Text(self.word(colour, "letter"), style=STYLES[colour])

    def badges(self, counts: Mapping[str, int]) -> Text:
        """Some blocks, by colour: a badge and how many."""
        parts = [self.counted(self.badge(colour), count) for colour, count in counts.items() if count > 0]
        return Text(" ").join(parts) if parts else Text("–", style=QUIET)

    def counted(self, piece: Text, count: int) -> Text:
        """A piece, and how many if there are several."""
        return piece.copy().append(f"×{count}") if count > 1 else piece

    def tile(self, tile: Tile) -> Text:
        """A built tile: short name and value, + with its decoration, and the badge of its statue."""
        number = tile.name.rpartition(" ")[2]  # the value, with a b for the twin, as in the command
        text = Text(self.word(tile.type, "short") + number)
        if tile.decorated:
            text.append("+", style="bold")
        if tile.statue is not None:
            text.append_text(self.badge(tile.statue))
        return text

    def reward(self, florins: int, points: int) -> str:
        """What a city pays for each value: '×3p', '×2f'."""
        parts = []
        if florins:
            parts.append(f"{florins}{self.word('florins', 'short')}")
        if points:
            parts.append(f"{points}{self.word('points', 'short')}")
        return "×" + "+".join(parts or ["0"])

    def tiles_by_type(self, tiles: Sequence[Tile]) -> list[Text]:
        """Tiles for sale, short: each type once with its values."""
        values: dict[str, list[str]] = {}
        for tile in tiles:
            values.setdefault(tile.type, []).append(tile.name.rpartition(" ")[2])
        return [Text(f"{self.word(name)} {' '.join(sorted(numbers))}") for name, numbers in values.items()]
