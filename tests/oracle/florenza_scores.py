"""The scoring of Florenza."""

from __future__ import annotations

import math
from fractions import Fraction

from . import florenza_pieces as pieces
from .florenza_state import Player, State

# FLO-63: guild, what it counts, points for each.
GUILDS = [
    ("arte maggiore", "workshop", 3),
    ("padrone", "residence", 3),
    ("protettore", "monument", 3),
    ("signore de lo rione", "district set", 2),
    ("mastro artista", "artist set", 5),
]


def breakdowns(table: State) -> list[dict[str, int]]:
    """FLO-60 to FLO-67: the points of each seat by source; before the end as if it were now (FLO-69)."""
    resources = most_points(table, [player.resource_cards() for player in table.players])
    fiorini = most_points(table, [player.fiorini for player in table.players])
    return [
        {
            "monuments": prestige(player, "monument"),
            "district buildings": prestige(player, "district"),
            "palaces": prestige(player, "palace"),
            "churches": prestige(player, "church"),
            "artists": sum(work.front for work in player.works),
            "district sets": 5 * district_sets(player),
            "guilds": guild_points(table, player),
            "resources": resources[seat],
            "fiorini": fiorini[seat],
            "captain": 1 if table.captain == seat else 0,
            "reserved monuments": -sum(pieces.ALL[word].prestige for word in player.reserved_monuments),
            "reserved artists": -unused_artists(table, player),
        }
        for seat, player in enumerate(table.players)
    ]


def prestige(player: Player, kind: str) -> int:
    """FLO-60."""
    return sum(pieces.ALL[work.word].prestige for work in player.of_kind(kind))


def district_sets(player: Player) -> int:
    """FLO-62."""
    return min(len(player.of_kind(kind)) for kind in ("palace", "church", "district"))


def artist_sets(table: State, player: Player) -> int:
    """FLO-63, FLO-92."""
    engaged = [work.artist for work in player.works if work.artist is not None]
    if table.options["anonymous"] == "uncounted":
        engaged = [artist for artist in engaged if not artist.startswith("anonymous")]
    kinds = [artist.removeprefix("anonymous ").split()[0] for artist in engaged]
    return min(kinds.count(kind) for kind in pieces.KINDS)


def guild_points(table: State, player: Player) -> int:
    """FLO-63."""
    points = 0
    for guild, what, each in GUILDS:
        if player.has(guild):
            if what == "district set":
                points += each * district_sets(player)
            elif what == "artist set":
                points += each * artist_sets(table, player)
            else:
                points += each * len(player.of_kind(what))
    return points


def most_points(table: State, numbers: list[int]) -> list[int]:
    """FLO-64, FLO-65, FLO-93, FLO-94: 4, 2 and 1 for the most."""
    points = []
    for number in numbers:
        better = [other for other in numbers if other > number]
        ahead = len(set(better)) if table.options["ties"] == "dense" else len(better)
        unranked = number == 0 and table.options["empty_hands"] == "unranked"
        points.append(0 if unranked else (4, 2, 1, 0)[ahead])
    return points


def unused_artists(table: State, player: Player) -> int:
    """FLO-67; before the end the mean of the unseen fronts, halves upward (FLO-69)."""
    lost = sum(front for _, front in player.unused)
    for artist in player.reserved_artists:
        unseen = table.fronts[artist]
        lost += math.floor(Fraction(sum(unseen), len(unseen)) + Fraction(1, 2))
    return lost


def works_of_art(player: Player) -> list[int]:
    """FLO-68: the values of the works, highest first."""
    return sorted((work.value for work in player.works if pieces.ALL[work.word].artists), reverse=True)


def scores(table: State) -> list[dict[str, object]]:
    """FLO-68: totals, ranks and sources; equal players share a rank."""
    sources = breakdowns(table)
    longest = max(len(player.works) for player in table.players)
    strength = []
    for breakdown, player in zip(sources, table.players, strict=True):
        works = works_of_art(player)
        strength.append((sum(breakdown.values()), works + [0] * (longest - len(works))))
    return [
        {
            "total": total,
            "rank": 1 + len([other for other in strength if other > (total, works)]),
            "breakdown": breakdown,
        }
        for breakdown, (total, works) in zip(sources, strength, strict=True)
    ]
