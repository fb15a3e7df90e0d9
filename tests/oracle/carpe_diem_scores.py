"""The final scoring of Carpe Diem, and a second count from the public view alone."""

from __future__ import annotations

from typing import Any

from . import carpe_diem_pieces as pieces
from .carpe_diem_position import Position


def breakdown(table: Position, seat: int) -> dict[str, int]:
    """CAD-60 to CAD-65, CAD-67: the points of a seat if the game ended now."""
    player = table.players[seat]
    finished = player.district.finished()
    by_chimneys = pieces.VILLA_POINTS[str(table.options["villa_table"])]
    return {
        **player.points,
        "villas": sum(
            by_chimneys[min(thing.chimneys, len(by_chimneys) - 1)] for thing in finished if thing.kind == "villa"
        ),
        "leftovers": player.left_over() // pieces.ITEMS_PER_POINT,
        "track": table.space_of(seat),
        "fountains": sum(2 for kind in player.hand for thing in finished if thing.kind == kind),
        "frame": sum(task.points for task in player.district.tasks() if player.district.done(task)),
    }


def scores(table: Position) -> list[dict[str, Any]]:
    """CAD-66: totals and places."""
    return ranked(
        [breakdown(table, seat) for seat in range(table.seats)],
        [(table.space_of(seat), table.below(seat)) for seat in range(table.seats)],
    )


def ranked(breakdowns: list[dict[str, int]], places: list[tuple[int, int]]) -> list[dict[str, Any]]:
    """CAD-66: who has more points is ahead, then who is further back on the track, then who lies lower."""
    order = sorted(range(len(places)), key=lambda seat: (-sum(breakdowns[seat].values()), places[seat]))
    return [
        {"total": sum(breakdown.values()), "rank": 1 + order.index(seat), "breakdown": breakdown}
        for seat, breakdown in enumerate(breakdowns)
    ]


# ------------------------------------------------------------------ from the public view


def scores_from_view(view: dict[str, Any], villa_table: str) -> list[dict[str, Any]]:
    """The scores of a finished game from what everybody can see.

    `view` is the view of a spectator as plain data; `villa_table` is the option, which the view does not name.
    """
    breakdowns = []
    for player in view["players"]:
        breakdown = {part: player["score"][part] for part in ("start", "cards", "penalties")}
        assert sum(breakdown.values()) == player["points"]
        chimneys = [count for kind, _, count in finished_in_view(player) if kind == "villa"]
        breakdown["villas"] = sum(pieces.VILLA_POINTS[villa_table][min(count, 9)] for count in chimneys)
        items = sum(player["goods"].values()) + player["coins"] + player["bread"] + player["stored"]
        breakdown["leftovers"] = items // pieces.ITEMS_PER_POINT
        breakdown["track"] = player["track"]
        breakdown["fountains"] = sum(2 * player["finished"][kind] for kind in player["hand"])
        breakdown["frame"] = sum(
            task["points"]
            for task in player["tasks"]
            if any(kind == task["kind"] and cells & set(task["line"]) for kind, cells, _ in finished_in_view(player))
        )
        breakdowns.append(breakdown)
    return ranked(breakdowns, [(player["track"], player["below"]) for player in view["players"]])


def finished_in_view(player: dict[str, Any]) -> list[tuple[str, set[str], int]]:
    """Kind, cells and chimneys of everything finished, joined side by side from the tiles of a view."""
    tiles = {placed["cell"]: placed["tile"] for placed in player["tiles"]}
    things: list[tuple[str, set[str], bool]] = []
    for cell, tile in tiles.items():
        column, row = "abcdef".index(cell[0]), int(cell[1])
        cells = {(column, row - 1): 0, (column + 1, row): 1, (column, row + 1): 2, (column - 1, row): 3}
        for kind in tile["kinds"]:
            open_side, touched = False, {cell}
            for (right, down), side in cells.items():
                if tile["edges"][side] == kind:
                    other = f"{'abcdef'[right]}{down}"
                    open_side |= other not in tiles
                    touched.add(other)
            parts = [thing for thing in things if thing[0] == kind and thing[1] & touched]
            things = [thing for thing in things if thing not in parts]
            joined = touched.union(*(part[1] for part in parts))
            things.append((kind, joined, open_side or any(part[2] for part in parts)))
    return [
        (kind, cells, sum(tiles[cell]["chimneys"] for cell in cells) if kind == "villa" else 0)
        for kind, cells, unfinished in things
        if not unfinished
    ]
