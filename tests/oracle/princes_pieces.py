"""The pieces of The Princes of Florence, as the rulebook and our clauses (PRI-…) give them."""

from __future__ import annotations

from collections.abc import Mapping

Options = Mapping[str, str | int]

DEFAULTS: dict[str, str | int] = {
    "expansions": "none",
    "freedoms": "five",
    "layout": "ring",
    "selling": "any_time",
    "purses": "hidden",
    "round_four": "14",
    "powers": "any_time",
}

SIZES = {
    "large": ["university", "laboratory", "workshop"],
    "medium": ["library", "opera", "studio", "hospital", "theatre"],
    "small": ["tower", "chapel"],
}
BUILDINGS = [name for names in SIZES.values() for name in names]
LANDSCAPES = ["forest", "lake", "park"]
FREEDOMS = ["travel", "religion", "opinion"]
LOTS = ["forest", "lake", "park", "jester", "builder", "prestige", "recruiting"]
TWO_PLAYER_LOTS = ["landscape", "jester", "builder", "prestige", "recruiting"]

SHAPES = {
    "university": "### .#. ###",
    "laboratory": "##. ### .##",
    "workshop": "#### ###.",
    "library": "##. .#. .##",
    "opera": "### .#. .#.",
    "studio": "## ## #.",
    "hospital": "#### .#..",
    "theatre": "#.. ##. .##",
    "tower": "###",
    "chapel": "#. ##",
    "forest": "#.. #.. ###",
    "lake": "#. #. ##",
    "park": "#. ##",
}

PROFESSIONS = {  # PRI-5: building, landscape, freedom
    "mathematician": ("university", "lake", "religion"),
    "theologian": ("university", "park", "travel"),
    "philosopher": ("university", "forest", "opinion"),
    "botanist": ("laboratory", "park", "religion"),
    "alchemist": ("laboratory", "lake", "opinion"),
    "physicist": ("laboratory", "forest", "travel"),
    "watchmaker": ("workshop", "lake", "travel"),
    "goldsmith": ("workshop", "park", "opinion"),
    "bell maker": ("workshop", "forest", "religion"),
    "cartographer": ("library", "lake", "religion"),
    "lawyer": ("library", "forest", "opinion"),
    "choreographer": ("opera", "forest", "travel"),
    "composer": ("opera", "lake", "opinion"),
    "sculptor": ("studio", "forest", "religion"),
    "painter": ("studio", "lake", "travel"),
    "pharmacist": ("hospital", "park", "opinion"),
    "physician": ("hospital", "forest", "travel"),
    "dramatist": ("theatre", "park", "religion"),
    "poet": ("theatre", "lake", "travel"),
    "astronomer": ("tower", "forest", "religion"),
    "organ builder": ("chapel", "forest", "opinion"),
}

BONUS = {  # PRI-40: what is counted, and the points for each
    "buildings": (["buildings"], 1),
    "large buildings": (["large"], 2),
    "medium buildings and forests": (["medium", "forest"], 1),
    "small buildings and landscapes": (["small", "landscapes"], 1),
    "building sizes": (["sizes"], 2),
    "landscapes": (["landscapes"], 1),
    "forests": (["forest"], 2),
    "lakes": (["lake"], 2),
    "parks": (["park"], 2),
    "freedoms": (["freedoms"], 2),
    "jesters": (["jesters"], 2),
    "freedoms and jesters": (["freedoms", "jesters"], 1),
    "builders": (["builders"], 2),
    "builders and lakes": (["builders", "lake"], 1),
    "prestige cards": (["prestige cards"], 2),
    "prestige cards and freedoms": (["prestige cards", "freedoms"], 1),
    "landscape types": (["landscape types"], 2),
    "variety": (["categories"], 1),
    "cards in hand": (["in hand"], 1),
    "cards on the table": (["works"], 1),
}

MOST = {  # PRI-53: what is counted, alone, tied
    "most buildings": ("buildings", 6, 3),
    "fewest free squares": ("covered", 8, 4),
    "most landscapes": ("landscapes", 7, 4),
    "most forests": ("forest", 7, 4),
    "most lakes": ("lake", 6, 3),
    "most jesters": ("jesters", 6, 3),
    "most builders": ("builders", 6, 3),
    "most parks": ("park", 5, 3),
    "most works": ("works", 7, 4),
}
NEED: dict[str, tuple[dict[str, int], int]] = {
    "two large buildings": ({"large": 2}, 5),
    "all landscapes": ({"landscape types": 3}, 8),
    "all freedoms": ({"freedoms": 3}, 8),
    "buildings, freedoms and works": ({"buildings": 4, "freedoms": 2, "works": 4}, 6),
    "builder, jester and landscapes": ({"builders": 1, "jesters": 1, "landscapes": 2}, 7),
}
PRESTIGE = [
    "most buildings",
    "two large buildings",
    "fewest free squares",
    "all landscapes",
    "most landscapes",
    "most forests",
    "most lakes",
    "all freedoms",
    "buildings, freedoms and works",
    "most jesters",
    "most builders",
    "most parks",
    "builder, jester and landscapes",
    "most works",
]

PILES = {
    "profession": list(PROFESSIONS),
    "bonus": [f"bonus {name}" for name in BONUS],
    "prestige": [f"prestige {name}" for name in PRESTIGE],
}

CHARACTERS = ["muse", "cardinal", "princess", "merchant", "professor", "banker"]

LEAST = [7, 10, 12, 14, 15, 16, 17]  # PRI-11
PRICES = [700, 300, 300, 0]  # PRI-27
FLAT = {  # PRI-102: row and column of the upper left corners, rows downwards
    2: [(0, 0), (0, 7)],
    3: [(0, 0), (0, 7), (7, 3)],
    4: [(0, 7), (4, 14), (8, 7), (4, 0)],
    5: [(0, 7), (2, 14), (9, 10), (9, 3), (2, 0)],
}


def spaces(character: str) -> list[int]:
    """PRI-63: the bids around a character, in hundreds."""
    return list(range(6)) if character == "banker" else list(range(3, 16))


def least(options: Options, round_: int) -> int:
    """PRI-11, PRI-105: the least value of a work; 0 before the first round."""
    if round_ == 0:
        return 0
    return int(options["round_four"]) if round_ == 4 else LEAST[round_ - 1]
