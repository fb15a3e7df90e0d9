"""The final scoring of Carrara: its tables at work, and a second count from the public view alone."""

from __future__ import annotations

from typing import Any

from . import carrara_pieces as pieces


def majority_points(statues: list[int], table: tuple[int, int, int]) -> list[int]:
    """CAR-90, CAR-91: the points of each seat for these numbers of statues in one city."""
    points = [0] * len(statues)
    place = 1
    for number in sorted({n for n in statues if n > 0}, reverse=True):
        seats = [seat for seat, n in enumerate(statues) if n == number]
        if len(seats) > 1:
            place += 1
        for seat in seats:
            points[seat] = table[place - 1] if place <= 3 else 0
        place += 1
    return points


def ranked(breakdowns: list[dict[str, int]], blocks: list[int]) -> list[dict[str, object]]:
    """CAR-56: totals and ranks; who has more points is better, then who has more blocks."""
    strength = [(sum(breakdown.values()), left) for breakdown, left in zip(breakdowns, blocks, strict=True)]
    return [
        {
            "total": sum(breakdown.values()),
            "breakdown": breakdown,
            "rank": 1 + len([other for other in strength if other > mine]),
        }
        for breakdown, mine in zip(breakdowns, strength, strict=True)
    ]


def set_points(kinds: list[str]) -> int:
    """CAR-88: the points for decorations, one entry in the list for each."""
    return sum(pieces.SET_POINTS[kinds.count(kind)] for kind in set(kinds))


def scores_from_view(view: dict[str, Any], majorities: str = "steps") -> list[dict[str, object]]:
    """The scores of a finished game from what everybody can see: the track, and what lies on the table.

    `view` is the view of a spectator as plain data; `majorities` is the option, which the view does not name.
    """
    advanced = view["version"] == "advanced"
    breakdowns = []
    for player in view["players"]:
        breakdown = dict(player["points_by_source"])
        assert sum(breakdown.values()) == player["points"]
        rate = 5
        for space, owner in view["florin_spaces"].items():
            if owner == player["seat"]:
                rate = pieces.FLORIN_RATES[space]
        breakdown["florins"] = player["florins"] // rate
        if advanced:
            tiles = [tile for column in player["columns"].values() for tile in column]
            breakdown["decorations"] = set_points([tile["decoration"] for tile in tiles if tile["decorated"]])
            breakdown["majorities"] = 0
        breakdowns.append(breakdown)
    if advanced:
        for city, table in pieces.MAJORITIES[majorities].items():
            statues = [len([tile for tile in player["columns"][city] if tile["statue"]]) for player in view["players"]]
            for seat, points in enumerate(majority_points(statues, table)):
                breakdowns[seat]["majorities"] += points
    return ranked(breakdowns, [sum(player["blocks"].values()) for player in view["players"]])
