"""The table of Carpe Diem: ring and lower row, the grid of scoring cards, the banner track, then the districts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from mecenate.cli.tables import carpe_diem_legend
from mecenate.cli.tables.carpe_diem_district import district, frame, small_district
from mecenate.cli.tables.carpe_diem_pieces import Pieces
from mecenate.cli.tables.drawing import QUIET, flow, seat_mark
from mecenate.cli.tables.table import DrawnTable
from mecenate.games.carpe_diem.view import Player, View
from mecenate.lang import Language

CARD_WIDTH = 22
SMALL_WIDTH = 57
"""The width of a small district."""


class CarpeDiemTable(DrawnTable):
    """Carpe Diem."""

    def draw(self, view: Any, names: Sequence[str], language: Language, width: int) -> RenderableType:
        pieces = Pieces(language)
        parts: list[RenderableType] = [
            _title(pieces, view),
            _ring(pieces, view, width),
            _lower_row(pieces, view, width),
            Text(),
            _cards(pieces, view),
            _track(pieces, view),
            Text(),
        ]
        main = view.seat if view.seat is not None else view.actor or 0
        others = [player for player in view.players if player.seat != main]
        parts += [_status(pieces, view, view.players[main], names, width), district(pieces, view.players[main])]
        per_row = max(1, width // SMALL_WIDTH)
        for first in range(0, len(others), per_row):
            row = others[first : first + per_row]
            parts += [_status(pieces, view, player, names, width) for player in row]
            grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
            grid.add_row(*(small_district(pieces, player) for player in row))
            parts.append(grid)
            parts += [_frame(pieces, player, names, width) for player in row]
        if view.in_hand is not None:
            parts += [Text(), Text(pieces.text("label-in-hand", tile=pieces.word(view.in_hand.name)), style="bold")]
        return Group(*parts)

    def printed(self, view: Any, language: Language) -> RenderableType:
        return carpe_diem_legend.legend(Pieces(language), view.printed)


def _title(pieces: Pieces, view: View) -> Text:
    title = pieces.language.title(view.game, view.game)
    now = pieces.text("label-over") if view.over else pieces.text("label-phase", phase=view.phase, round=view.round)
    return Text.assemble((title, "bold"), f" · {now} · {pieces.text('label-pile', cards=view.fountain_pile)}")


# ---------------------------------------------------------------------- tiles to take


def _ring(pieces: Pieces, view: View, width: int) -> Grid:
    """One line per space: its number, the pawns, the tiles."""
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, min_width=4)
    grid.add_row(pieces.label("label-ring"))
    for number, tiles in enumerate(view.ring, 1):
        pawns = "".join(seat_mark(player.seat) for player in view.players if player.pawn == number)
        shown = flow(pieces.tiles(tiles), width - 16) if tiles else Text("–", style=QUIET)
        grid.add_row(Text(f"{number}", style="bold"), Text(f"({pawns})" if pawns else ""), shown)
    return grid


def _lower_row(pieces: Pieces, view: View, width: int) -> Grid:
    label = pieces.label("label-lower")
    tiles = [tile for tile in view.lower_row if tile is not None]
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_row(label, flow(pieces.tiles(tiles), width - label.cell_len - 2))
    return grid


# ---------------------------------------------------------------------- cards and track


def _cards(pieces: Pieces, view: View) -> Grid:
    """The grid with a circle between every two neighbours: whose disc lies there, or that it is free."""
    cards = {card.space: card for card in view.cards}
    discs = {circle.name: circle.seat for circle in view.circles}
    grid = Grid.grid(padding=(0, 1, 0, 0), pad_edge=False)
    for column in range(5):
        grid.add_column(no_wrap=True, width=CARD_WIDTH if column % 2 == 0 else 3)
    grid.add_row(pieces.label("label-cards"))
    for row in range(1, 5):
        line: list[RenderableType] = []
        for column in range(1, 4):
            space = f"R{row}C{column}"
            line.append(
                Text(f"{space} ", style="bold").append_text(pieces.card(cards[space])) if space in cards else ""
            )
            if column < 3:
                line.append(_circle(discs, f"{space}-R{row}C{column + 1}"))
        grid.add_row(*line)
        if row < 4:
            below = [_circle(discs, f"R{row}C{column}-R{row + 1}C{column}", 6) for column in range(1, 4)]
            grid.add_row(below[0], "", below[1], "", below[2])
    return grid


def _circle(discs: Mapping[str, int | None], name: str, indent: int = 0) -> Text:
    if name not in discs:
        return Text()
    seat = discs[name]
    if seat is None:
        return Text(" " * indent + "[ ]", style=QUIET)
    return Text(f"{' ' * indent}[{seat_mark(seat)}]", style="bold")


def _track(pieces: Pieces, view: View) -> Text:
    """The discs on the banner track from the front, on one space the highest first."""
    stacks = [(space, seats) for space, seats in enumerate(view.track) if seats]
    shown = [f"{space}: {' '.join(seat_mark(seat) for seat in reversed(seats))}" for space, seats in reversed(stacks)]
    return pieces.label("label-track").append(f"  {' · '.join(shown)}", style="none")


# ---------------------------------------------------------------------- players


def _frame(pieces: Pieces, player: Player, names: Sequence[str], width: int) -> RenderableType:
    """The frame of a rival."""
    who = pieces.text("label-frame", name=names[player.seat])
    first, *others = frame(pieces, player)
    return flow([Text.assemble((who, QUIET), " ", first), *others], width)


def _status(pieces: Pieces, view: View, player: Player, names: Sequence[str], width: int) -> Grid:
    """Who, points, and everything that lies beside the district."""
    acts = view.actor == player.seat
    who = Text("▶ " if acts else "  ").append(f"{seat_mark(player.seat)} {names[player.seat]}", style="bold")
    count = pieces.language.count
    parts = [
        count(view.game, "points", player.points),
        pieces.text("label-goods", words=pieces.counted(player.goods)),
        count(view.game, "coins", player.coins),
        count(view.game, "bread", player.bread),
        pieces.text("label-stored", tiles=player.stored),
        pieces.text("label-track-at", space=player.track),
        pieces.text("label-chimneys", count=player.chimneys),
        pieces.text("label-finished", words=pieces.counted(player.finished)),
        pieces.text("label-discs", discs=player.discs),
    ]
    if view.first == player.seat and not view.over:
        parts.append(pieces.text("label-first"))
    if player.hand is None:
        parts.append(pieces.text("label-fountain-cards", cards=player.fountain_cards))
    elif player.hand:
        parts.append(pieces.text("label-hand", words=pieces.language.words(view.game, player.hand)))
    grid = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    grid.add_column(no_wrap=True)
    grid.add_row(who, flow([Text(part) for part in parts], width - who.cell_len - 2))
    return grid
