"""What is printed on the pieces of Carpe Diem, copied by hand from the clauses."""

from __future__ import annotations

from typing import NamedTuple

DEFAULTS: dict[str, str | int] = {
    "villa_table": "steps",
    "bread_limit": "once",
    "points_floor": "zero",
    "track_end": "stay",
    "empty_spaces": "onward",
    "start_spaces": "empty",
    "pawns": "last",
}

# CAD-2
GOOD_OF = {"vineyard": "grape", "garden": "herb", "farm": "chicken", "pond": "fish"}
LANDSCAPES = list(GOOD_OF)
GOODS = list(GOOD_OF.values())
DWELLINGS = ["merchant", "baker", "senator", "artisan"]
SINGLES = ["market", "bakery", "fountain"]
KINDS = ["villa", *LANDSCAPES, *DWELLINGS, *SINGLES]
GRASS = "grass"

# CAD-61, CAD-71
VILLA_POINTS = {"steps": [0, 1, 2, 3, 5, 7, 9, 12, 15, 18], "steep": [0, 1, 2, 3, 5, 7, 10, 13, 17, 21]}

# CAD-13, CAD-7, CAD-21
START_POINTS = {2: [8, 9], 3: [8, 9, 13], 4: [8, 9, 10, 11]}
CARDS_DRAWN = {2: [2, 2, 2, 2], 3: [2, 3, 2, 3], 4: [3, 3, 2, 4]}
EMPTY_CORNERS = {2: ["R1C1", "R1C3", "R4C1", "R4C3"], 3: ["R1C1", "R4C3"], 4: []}
TAKEN_FROM_A_SPACE = {2: 2, 3: 3, 4: 4}
LAST_OF_TRACK = 20

# CAD-29, CAD-35 to CAD-37, CAD-40, CAD-55, CAD-56, CAD-62
BANNER_STEPS = 1
MERCHANT_EXTRA = 1
BAKER_BREAD = 2
SENATOR_STEPS = 2
MARKET_COINS = 1
BAKERY_BREAD = 1
BREAD_FOR_A_CARD = 3
PENALTY = 4
ITEMS_PER_POINT = 2


# ------------------------------------------------------------------ tiles


class Tile(NamedTuple):
    """A building tile as it lies unturned; its sides are north, east, south, west (CAD-4)."""

    name: str
    back: str
    sides: tuple[str, str, str, str]
    chimneys: int

    @property
    def kinds(self) -> list[str]:
        """The elements, in the order of CAD-2."""
        return [kind for kind in KINDS if kind in self.sides or kind == self.name]

    def turned(self, turns: int) -> tuple[str, ...]:
        """CAD-26: the sides after so many quarter turns clockwise; what was north comes to be east."""
        return tuple(self.sides[(side - turns) % 4] for side in range(4))

    def looks(self) -> list[tuple[int, tuple[str, ...]]]:
        """CAD-26: the turns after which the tile does not look as after fewer turns."""
        counts: dict[tuple[str, ...], int] = {}
        for turns in range(4):
            counts.setdefault(self.turned(turns), turns)
        return [(turns, sides) for sides, turns in counts.items()]


SHAPES = {"end": "N", "half": "N", "straight": "NS", "corner": "NE", "three-way": "NEW", "cross": "NESW"}


def tile(name: str, back: str) -> Tile:
    """A tile from its name (CAD-4)."""
    words = name.split()
    chimneys = sum(int(word) for word in words if word.isdigit())
    words = [word for word in words if not word.isdigit()]
    at = {}
    if len(words) == 3:
        at = {"N": words[0], "S" if words[1] == "opposite" else "E": words[2]}
    elif len(words) == 2:
        at = dict.fromkeys(SHAPES[words[1]], words[0])
    north, east, south, west = (at.get(side, GRASS) for side in "NESW")
    return Tile(name, back, (north, east, south, west), chimneys)


PAIRS = """
vineyard opposite garden, garden opposite farm, farm opposite pond, pond opposite merchant, merchant opposite baker,
baker opposite senator, senator opposite artisan, artisan opposite vineyard, vineyard then farm, garden then pond,
farm then merchant, pond then baker, merchant then senator, baker then artisan, senator then vineyard,
artisan then garden, vineyard opposite pond, garden opposite merchant, farm opposite baker, pond opposite senator,
merchant opposite artisan, baker opposite vineyard, senator opposite garden, artisan opposite farm,
vineyard then merchant, garden then baker, farm then senator, pond then artisan, vineyard opposite merchant,
garden opposite baker, farm opposite senator, pond opposite artisan, baker then vineyard, senator then garden,
artisan then farm, merchant then pond
"""
WITH_VILLA = """
villa 1 opposite vineyard, villa 1 opposite garden, villa 1 opposite farm, villa 1 opposite pond,
villa 1 opposite merchant, villa 1 opposite baker, villa 1 opposite senator, villa 1 opposite artisan,
villa 1 then vineyard, garden then villa 1, villa 1 then farm, pond then villa 1, villa 1 then merchant,
baker then villa 1, villa 1 then senator, artisan then villa 1
"""


def _names(listed: str) -> list[str]:
    return [" ".join(name.split()) for name in listed.split(",")]


# CAD-3: how many there are of each, in the order in which they are counted.
WHITE: list[tuple[str, int]] = [
    *((name, 1) for name in _names(PAIRS)),
    *((name, 1) for name in _names(WITH_VILLA)),
    *((f"{kind} {shape}", 1) for kind in LANDSCAPES for shape in ("straight", "corner")),
    ("villa straight 1", 2),
    ("villa straight 2", 1),
    ("villa corner 1", 1),
    ("villa corner 2", 2),
    ("villa three-way 2", 5),
    ("villa cross 3", 1),
    ("market", 4),
    ("bakery", 4),
    ("fountain", 4),
]
BLACK: list[tuple[str, int]] = [
    *((f"{kind} end", 3) for kind in LANDSCAPES),
    *((f"{kind} half", 3) for kind in DWELLINGS),
    ("villa end 1", 6),
    ("villa end 2", 3),
    ("market", 2),
    ("bakery", 2),
    ("fountain", 2),
]


def tiles(back: str) -> list[Tile]:
    """All tiles of a back, one by one."""
    listed = WHITE if back == "white" else BLACK
    return [tile(name, back) for name, count in listed for _ in range(count)]


# ------------------------------------------------------------------ boards and frame


class Board(NamedTuple):
    """A building board (CAD-5)."""

    name: str
    shovel: str
    banners: tuple[str, ...]


BOARDS = [
    Board("P1", "c3", ("a1", "e1", "b2", "d3", "b4", "f4", "a5", "e5", "c6")),
    Board("P2", "d3", ("b1", "f1", "c2", "e2", "a3", "d4", "b5", "f5", "c6")),
    Board("P3", "d4", ("d1", "b2", "f2", "a3", "e3", "c4", "e5", "b6", "f6")),
    Board("P4", "c4", ("d1", "a2", "e2", "c3", "f4", "b5", "d5", "a6", "e6")),
]

SIDES = ["north", "east", "south", "west"]

# CAD-6: kind, place and points, twice.
FRAME: dict[str, list[tuple[str, int, int]]] = {
    "F01": [("villa", 3, 3), ("vineyard", 5, 4)],
    "F02": [("villa", 3, 3), ("garden", 5, 4)],
    "F03": [("villa", 6, 3), ("farm", 2, 4)],
    "F04": [("villa", 3, 3), ("pond", 5, 4)],
    "F05": [("villa", 6, 3), ("merchant", 2, 4)],
    "F06": [("villa", 2, 3), ("baker", 6, 4)],
    "F07": [("villa", 6, 3), ("senator", 3, 4)],
    "F08": [("villa", 2, 3), ("artisan", 6, 4)],
    "F09": [("pond", 1, 4), ("garden", 4, 4)],
    "F10": [("garden", 1, 4), ("vineyard", 4, 4)],
    "F11": [("vineyard", 6, 4), ("farm", 4, 4)],
    "F12": [("farm", 1, 4), ("pond", 4, 4)],
    "F13": [("merchant", 1, 4), ("baker", 3, 4)],
    "F14": [("baker", 5, 4), ("senator", 1, 4)],
    "F15": [("senator", 2, 4), ("artisan", 4, 4)],
    "F16": [("artisan", 5, 4), ("merchant", 3, 4)],
}


# ------------------------------------------------------------------ scoring cards


class Card(NamedTuple):
    """A scoring card (CAD-8)."""

    name: str
    needs: dict[str, int]
    gives: dict[str, int]

    @property
    def red(self) -> bool:
        return self.name[0] in "AB"


def _amounts(text: str) -> dict[str, int]:
    return {what: int(number) for number, what in (part.split() for part in text.split(","))}


def _cards(back: str, lines: str) -> list[Card]:
    cards = []
    for number, line in enumerate(lines.strip().splitlines(), 1):
        needs, gives = line.split("->")
        cards.append(Card(f"{back}{number:02}", _amounts(needs), _amounts(gives)))
    return cards


CARDS: dict[str, list[Card]] = {
    "A": [
        Card(f"A{4 * row + column:02}", {good: 2 + row}, {"points": 4 + 3 * row})
        for row in range(3)
        for column, good in enumerate(GOODS, 1)
    ],
    "B": _cards(
        "B",
        """
1 grape, 1 herb -> 3 points
1 grape, 1 chicken -> 3 points
1 grape, 1 fish -> 3 points
1 herb, 1 chicken -> 3 points
1 herb, 1 fish -> 3 points
1 chicken, 1 fish -> 3 points
1 grape, 1 herb, 1 chicken -> 5 points
1 grape, 1 herb, 1 fish -> 5 points
1 grape, 1 chicken, 1 fish -> 5 points
1 herb, 1 chicken, 1 fish -> 5 points
1 grape, 1 herb, 1 chicken, 1 fish -> 8 points
""",
    ),
    "C": _cards(
        "C",
        """
2 chimney -> 1 bread
2 chimney -> 1 coins
2 chimney -> 1 steps
2 chimney -> 2 points
3 chimney -> 1 coins, 1 steps
3 chimney -> 1 coins, 1 bread
3 chimney -> 1 bread, 1 steps
3 chimney -> 4 points
1 villa -> 3 points
1 villa -> 1 bread, 1 steps
2 villa -> 1 coins, 1 bread, 1 steps
2 villa -> 7 points
""",
    ),
    "D": _cards(
        "D",
        """
1 merchant -> 3 points
1 baker -> 3 points
1 senator -> 3 points
1 artisan -> 3 points
1 vineyard -> 3 points
1 garden -> 3 points
1 farm -> 3 points
1 pond -> 3 points
1 vineyard, 1 garden -> 7 points
1 vineyard, 1 farm -> 7 points
1 vineyard, 1 pond -> 7 points
1 garden, 1 farm -> 7 points
1 garden, 1 pond -> 7 points
1 farm, 1 pond -> 7 points
1 merchant, 1 baker -> 7 points
1 merchant, 1 senator -> 7 points
1 merchant, 1 artisan -> 7 points
1 baker, 1 senator -> 7 points
1 baker, 1 artisan -> 7 points
1 senator, 1 artisan -> 7 points
2 market -> 3 points
2 bakery -> 3 points
2 fountain -> 3 points
3 landscape -> 1 coins, 1 bread
3 dwelling -> 1 coins, 1 steps
""",
    ),
}


def grid(seats: int) -> list[str]:
    """CAD-7: the spaces that hold a card."""
    spaces = [f"R{row}C{column}" for row in range(1, 5) for column in range(1, 4)]
    return [space for space in spaces if space not in EMPTY_CORNERS[seats]]


def circles(seats: int) -> list[tuple[str, str]]:
    """CAD-9: every two neighbouring cards."""
    spaces = grid(seats)
    pairs = []
    for space in spaces:
        row, column = int(space[1]), int(space[3])
        for other in (f"R{row}C{column + 1}", f"R{row + 1}C{column}"):
            if other in spaces:
                pairs.append((space, other))
    return pairs
