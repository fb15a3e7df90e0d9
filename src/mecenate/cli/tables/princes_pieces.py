"""The pieces of The Princes of Florence in a terminal: every building and landscape has its letter."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from mecenate.cli.tables.drawing import QUIET, Drawing
from mecenate.games.princes.view import Piece

GAME = "princes"
COLUMNS = "abcdefg"
STYLES = {
    "building": "bold bright_white on red",
    "palace": "bright_white on bright_black",
    "forest": "black on green",
    "lake": "bold bright_white on blue",
    "park": "black on bright_green",
}


def outline_of(squares: Sequence[str]) -> str:
    """The shape of a piece on one line, its rows from above: '▪▪▪/·▪·'."""
    columns = [COLUMNS.index(square[0]) for square in squares]
    rows = [int(square[1:]) for square in squares]
    return "/".join(
        "".join("▪" if f"{COLUMNS[x]}{y}" in squares else "·" for x in range(min(columns), max(columns) + 1))
        for y in range(max(rows), min(rows) - 1, -1)
    )


class Pieces(Drawing):
    """Draws estates in a language."""

    game = GAME

    def estate(self, estate: Sequence[Piece], palace: Sequence[str]) -> list[Text]:
        """Seven lines of seven squares, row 7 on top, with the numbers of rows and the letters of columns."""
        on: dict[str, tuple[str, str]] = dict.fromkeys(palace, (self.text("label-palace"), STYLES["palace"]))
        for piece in estate:
            style = STYLES["building"] if piece.kind == "building" else STYLES[piece.name]
            for square in piece.squares:
                on[square] = (self.word(piece.name, "letter"), style)
        lines = []
        for row in range(7, 0, -1):
            line = Text(f"{row} ", style=QUIET)
            for column in COLUMNS:
                letter, style = on.get(f"{column}{row}", ("·", QUIET))
                line.append(letter + " ", style=style)
            lines.append(line)
        lines.append(Text("  " + " ".join(COLUMNS) + " ", style=QUIET))
        return lines
