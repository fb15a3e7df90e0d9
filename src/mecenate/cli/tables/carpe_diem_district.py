"""The district of a player: large with its frame, or small with a short word for every tile."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from mecenate.cli.tables.carpe_diem_land import all_finished, laid
from mecenate.cli.tables.carpe_diem_pieces import STYLES, Pieces
from mecenate.cli.tables.drawing import QUIET
from mecenate.games.carpe_diem.view import Placed, Player
from mecenate.games.carpe_diem.vocabulary import COLUMNS

ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
SMALL_CELL = 8
CELL_WIDTH = 8
MIDDLE = 5
BANNER, SHOVEL, DONE = "⚑", "♠", "✓"


def district(pieces: Pieces, player: Player) -> Grid:
    """Three lines per row; around it the tasks of the frame, ticked when done."""
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(width=4, no_wrap=True, justify="right")
    grid.add_column(width=1)
    for _ in COLUMNS:
        grid.add_column(width=CELL_WIDTH, no_wrap=True)
    grid.add_column(width=4, no_wrap=True)
    grid.add_row("", "", *(_centred(_task(pieces, player, "north", column)) for column in COLUMNS))
    grid.add_row("", "", *(Text(f"   {column}", style="bold") for column in COLUMNS))
    by_cell = {placed.cell: placed for placed in player.tiles}
    for row in range(1, 7):
        cells = [_cell(pieces, player, f"{column}{row}", by_cell) for column in COLUMNS]
        sides = [_task(pieces, player, side, str(row)) for side in ("west", "east")]
        for line in range(3):
            edge = (sides[0], Text(str(row), style="bold"), sides[1]) if line == 1 else (Text(), Text(), Text())
            grid.add_row(edge[0], edge[1], *(cell[line] for cell in cells), edge[2])
    grid.add_row("", "", *(_centred(_task(pieces, player, "south", column)) for column in COLUMNS))
    return grid


def _centred(text: Text) -> Text:
    """A task above or below the middle of its column."""
    return Text(" " * max(0, MIDDLE - text.cell_len)).append_text(text)


def _task(pieces: Pieces, player: Player, side: str, line: str) -> Text:
    """The task at the end of a column or row, such as Vi3, ticked when done; empty if there is none."""
    for task in player.tasks:
        column, row = task.line[0][0], task.line[0][1]
        if task.side == side and line == (column if side in ("north", "south") else row):
            text = pieces.code(task.kind).append(str(task.points))
            return text.append(DONE, style="bold") if task.done else text
    return Text()


def _cell(pieces: Pieces, player: Player, cell: str, by_cell: dict[str, Placed]) -> list[Text]:
    """A cell in three lines: what a tile shows to the four sides, or what lies on an empty cell."""
    placed = by_cell.get(cell)
    if placed is None:
        mark = SHOVEL if cell == player.shovel and not by_cell else BANNER if cell in player.banners else "."
        return [Text(), Text(f"   {mark}", style=QUIET), Text()]
    north, east, south, west = (pieces.code(kind) for kind in placed.tile.edges)
    middle = Text("  ")
    if placed.tile.chimneys:
        middle = Text(f"▴{placed.tile.chimneys}")
    elif all(edge == "grass" for edge in placed.tile.edges):
        middle = pieces.code(placed.tile.kinds[0])
    tick = DONE if all_finished(laid(player), placed) else " "
    return [
        Text(f"{tick}  ", style="bold").append_text(north),
        Text.assemble(west, " ", middle, " ", east),
        Text("   ").append_text(south),
    ]


def small_district(pieces: Pieces, player: Player) -> Grid:
    """One line a row: the letters of what each tile shows, and to which sides."""
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    by_cell = {placed.cell: placed for placed in player.tiles}
    grid.add_column(width=1)
    for _ in COLUMNS:
        grid.add_column(width=SMALL_CELL, no_wrap=True)
    grid.add_row("", *(Text(column, style="bold") for column in COLUMNS))
    for row in range(1, 7):
        cells = [_short(pieces, player, f"{column}{row}", by_cell) for column in COLUMNS]
        grid.add_row(Text(str(row), style="bold"), *cells)
    return grid


def frame(pieces: Pieces, player: Player) -> list[Text]:
    """The tasks of a frame in short, each with the side and the line it looks along."""
    texts = []
    for task in player.tasks:
        line = task.line[0][0] if task.side in ("north", "south") else task.line[0][1]
        text = Text(f"{ARROWS[task.side]}{line} ").append_text(pieces.code(task.kind)).append(str(task.points))
        texts.append(text.append(DONE, style="bold") if task.done else text)
    return texts


def _short(pieces: Pieces, player: Player, cell: str, by_cell: dict[str, Placed]) -> Text:
    placed = by_cell.get(cell)
    if placed is None:
        return Text(BANNER if cell in player.banners else ".", style=QUIET)
    text = Text()
    for kind in placed.tile.kinds:
        ways = [arrow for arrow, edge in zip(ARROWS.values(), placed.tile.edges, strict=True) if edge == kind]
        text.append(pieces.word(kind, "letter") + "".join(ways), style=STYLES[kind])
    return text.append(DONE if all_finished(laid(player), placed) else "")
