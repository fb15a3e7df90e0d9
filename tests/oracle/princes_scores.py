"""The scores of The Princes of Florence (PRI-53 to PRI-56)."""

from __future__ import annotations

from typing import Any

from . import princes_pieces as pieces
from .princes_table import Table


def card_points(counts: list[dict[str, int]], seat: int, card: str) -> int:
    """PRI-53, PRI-54: what a prestige card gives its owner, from the counts of all seats."""
    name = card.removeprefix("prestige ")
    if name in pieces.NEED:
        needs, points = pieces.NEED[name]
        return points if all(counts[seat][thing] >= number for thing, number in needs.items()) else 0
    thing, alone, tied = pieces.MOST[name]
    mine = counts[seat][thing]
    others = [counts[other][thing] for other in range(len(counts)) if other != seat]
    # Everybody has as many squares, so who has the fewest free ones has covered the most; 0 covered may be the fewest.
    if mine < max(others) or (mine == 0 and name != "fewest free squares"):
        return 0
    return tied if mine in others else alone


def scores(table: Table) -> list[dict[str, object]]:
    """PRI-55, PRI-56: breakdown, total and rank of each seat."""
    counts = [player.counts() for player in table.players]
    breakdowns = []
    for seat, player in enumerate(table.players):
        breakdown = dict(player.points)
        if not table.muse:
            breakdown["sold"] = -player.sold
        breakdown["prestige cards"] = sum(card_points(counts, seat, card) for card in player.prestige_cards)
        breakdowns.append(breakdown)
    return ranked(breakdowns, [player.florins for player in table.players])


def ranked(breakdowns: list[dict[str, int]], florins: list[int]) -> list[dict[str, object]]:
    """PRI-55: who has more prestige is better, then who has more florins."""
    strength = [(sum(breakdown.values()), money) for breakdown, money in zip(breakdowns, florins, strict=True)]
    return [
        {
            "total": sum(breakdown.values()),
            "rank": 1 + len([other for other in strength if other > mine]),
            "breakdown": breakdown,
        }
        for breakdown, mine in zip(breakdowns, strength, strict=True)
    ]


def scores_from_view(view: dict[str, Any]) -> list[dict[str, object]]:
    """The scores of a finished game from what everybody can see, given as plain data."""
    counts = [_counts(player) for player in view["players"]]
    breakdowns = []
    for seat, player in enumerate(view["players"]):
        breakdown = dict(player["prestige_by_source"])
        if not view["muse"]:
            breakdown["sold"] = -player["sold"]
        assert sum(breakdown.values()) == player["prestige"]
        breakdown["prestige cards"] = sum(card_points(counts, seat, card) for card in player["prestige_cards_held"])
        breakdowns.append(breakdown)
    return ranked(breakdowns, [player["florins"] for player in view["players"]])


def _counts(player: dict[str, Any]) -> dict[str, int]:
    """What prestige cards count, read from the view of a player."""
    names = [piece["name"] for piece in player["estate"]]
    landscapes = [name for name in names if name in pieces.LANDSCAPES]
    return {
        **{name: names.count(name) for name in pieces.LANDSCAPES},
        "buildings": len(names) - len(landscapes),
        "large": len([name for name in names if name in pieces.SIZES["large"]]),
        "landscapes": len(landscapes),
        "landscape types": len(set(landscapes)),
        "covered": 43 - player["free_squares"],
        "freedoms": len(player["freedoms"]),
        "jesters": player["jesters"],
        "builders": player["builders"],
        "works": len(player["works"]) + player["recruited"],
    }
