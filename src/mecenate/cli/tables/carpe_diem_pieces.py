"""The pieces of Carpe Diem in a terminal: every kind has its two letters, every side of a tile its arrow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from mecenate.cli.tables.drawing import Drawing
from mecenate.games.carpe_diem.view import Card, Tile

GAME = "carpe_diem"
STYLES = {
    "grass": "dim",
    "villa": "bold red",
    "vineyard": "magenta",
    "garden": "bright_green",
    "farm": "bright_yellow",
    "pond": "bright_blue",
    "merchant": "yellow",
    "baker": "bold yellow",
    "senator": "blue",
    "artisan": "green",
    "market": "bold cyan",
    "bakery": "bold cyan",
    "fountain": "bold cyan",
}
ARROWS = "↑→↓←"


class Pieces(Drawing):
    """Draws pieces in a language."""

    game = GAME

    def code(self, kind: str) -> Text:
        """A kind, or grass, in two letters."""
        return Text(self.word(kind, "letter"), style=STYLES[kind])

    def tile(self, tile: Tile) -> Text:
        """A tile in short: its sides that are not grass, and its chimneys; a single building by its letters."""
        sides = [(arrow, kind) for arrow, kind in zip(ARROWS, tile.edges, strict=True) if kind != "grass"]
        if not sides:
            return self.code(tile.kinds[0])
        text = Text()
        for arrow, kind in sides:
            text.append(arrow).append_text(self.code(kind))
        return text.append(f"▴{tile.chimneys}") if tile.chimneys else text

    def tiles(self, tiles: Sequence[Tile]) -> list[Text]:
        """Some tiles in short, equal ones counted."""
        counts: dict[str, int] = {}
        shown: dict[str, Text] = {}
        for tile in tiles:
            counts[tile.name] = counts.get(tile.name, 0) + 1
            shown[tile.name] = self.tile(tile)
        return [text.append(f"×{counts[name]}") if counts[name] > 1 else text for name, text in shown.items()]

    def card(self, card: Card) -> Text:
        """A scoring card in short: what it needs, and what it gives."""
        letters = {self.word(thing, "letter"): count for thing, count in card.needs.items()}
        needs = " ".join(f"{count}{thing}" if count > 1 else thing for thing, count in letters.items())
        gives = " ".join(f"{count}{self.word(what, 'short')}" for what, count in card.gives.items())
        return Text(f"{needs} → {gives}", style="red" if card.colour == "red" else "green")

    def counted(self, counts: Mapping[str, int]) -> str:
        """Kinds or goods in two letters with their numbers; a dash for nothing."""
        return " ".join(f"{count}{self.word(name, 'letter')}" for name, count in counts.items() if count > 0) or "–"
