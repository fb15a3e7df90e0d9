"""What is printed on the pieces of Carrara, copied by hand from the clauses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Reward(NamedTuple):
    """What each 1 of building value gives."""

    florins: int
    points: int


class Improvement(NamedTuple):
    """A kind of improvement tile: its city or landscape, how many there are, and its reward."""

    on: str
    copies: int
    reward: Reward


class Bonus(NamedTuple):
    """What a section of the court gives: florins, points, a gold statue or a decoration."""

    kind: str
    amount: int


DEFAULTS: dict[str, str | int] = {
    "version": "normal",
    "improvements": "cities",
    "court": "even",
    "majorities": "steps",
    "rural": "single",
    "statue_wheel": "forward",
    "open_area": "any_time",
    "pass_limit": 3,
    "exchange": "useful",
    "screens": "up",
    "storing": "any_time",
    "discard": "no_room",
}

# CAR-2, CAR-9, CAR-15
COLOURS = ["white", "yellow", "red", "green", "blue", "purple"]
START_BLOCKS = [("purple", "purple"), ("purple", "blue"), ("blue", "blue"), ("blue", "green")]
POSITIONS = ["I", "II", "III", "IV", "V", "VI"]
PRICES = {
    "white": [6, 5, 4, 3, 2, 1],
    "yellow": [5, 4, 3, 2, 1, 0],
    "red": [4, 3, 2, 1, 0, 0],
    "green": [3, 2, 1, 0, 0, 0],
    "blue": [2, 1, 0, 0, 0, 0],
    "purple": [1, 0, 0, 0, 0, 0],
}

# CAR-3, CAR-58
TYPES = ["cathedrale", "biblioteca", "porta", "palazzo", "castello", "villa"]
LANDSCAPES = {"urban": ["cathedrale", "biblioteca", "porta", "palazzo"], "rural": ["castello", "villa"]}
DECORATIONS = {
    "cathedrale": "cup",
    "biblioteca": "book",
    "porta": "gate",
    "palazzo": "crown",
    "castello": "flag",
    "villa": "coat of arms",
}

# CAR-7, CAR-47
CITIES = ["livorno", "pisa", "lucca", "viareggio", "massa", "lerici"]
OWN_COLOUR = {
    "livorno": "white",
    "pisa": "yellow",
    "lucca": "red",
    "viareggio": "green",
    "massa": "blue",
    "lerici": "purple",
}
ACCEPTS = {
    "livorno": ["white"],
    "pisa": ["white", "yellow"],
    "lucca": ["white", "yellow", "red"],
    "viareggio": ["white", "yellow", "red", "green"],
    "massa": ["white", "yellow", "red", "green", "blue"],
    "lerici": ["white", "yellow", "red", "green", "blue", "purple"],
}
# CAR-24, CAR-25
NEXT_HIGHER = {"yellow": "white", "red": "yellow", "green": "red", "blue": "green", "purple": "blue"}
JUST_BELOW = {"livorno": "yellow", "pisa": "red", "lucca": "green", "viareggio": "blue", "massa": "purple"}
REWARDS = {
    "livorno": Reward(0, 3),
    "pisa": Reward(3, 0),
    "lucca": Reward(0, 2),
    "viareggio": Reward(2, 0),
    "massa": Reward(0, 1),
    "lerici": Reward(1, 0),
    "urban": Reward(1, 0),
    "rural": Reward(0, 1),
}
MINIMUM = {"livorno": 2, "pisa": 2, "lucca": 2, "viareggio": 3, "massa": 3, "lerici": 3}

# CAR-6, CAR-96
ONE_FOR_EACH_CITY = {
    "livorno": Improvement("livorno", 1, Reward(0, 4)),
    "pisa": Improvement("pisa", 1, Reward(4, 0)),
    "lucca": Improvement("lucca", 1, Reward(0, 3)),
    "viareggio": Improvement("viareggio", 1, Reward(3, 0)),
    "massa": Improvement("massa", 1, Reward(0, 2)),
    "lerici": Improvement("lerici", 1, Reward(2, 0)),
}
IMPROVEMENTS = {
    "cities": {
        **ONE_FOR_EACH_CITY,
        "massa": Improvement("massa", 2, Reward(0, 2)),
        "lerici": Improvement("lerici", 2, Reward(2, 0)),
    },
    "landscapes": {
        **ONE_FOR_EACH_CITY,
        "urban": Improvement("urban", 1, Reward(2, 0)),
        "rural": Improvement("rural", 1, Reward(0, 2)),
    },
    "four_pairs": {
        "pisa": Improvement("pisa", 2, Reward(4, 0)),
        "lucca": Improvement("lucca", 2, Reward(0, 3)),
        "viareggio": Improvement("viareggio", 2, Reward(3, 0)),
        "massa": Improvement("massa", 2, Reward(0, 2)),
    },
    "mixed": {
        **ONE_FOR_EACH_CITY,
        "lerici both": Improvement("lerici", 1, Reward(1, 1)),
        "massa both": Improvement("massa", 1, Reward(1, 1)),
    },
}

# CAR-10, CAR-60, CAR-97
COURTS = {
    "even": [("florins", 5)] * 3 + [("points", 3)] * 3,
    "graded": [("florins", 5), ("florins", 4), ("florins", 3), ("points", 3), ("points", 2), ("points", 1)],
    "advanced": [("gold statue", 1)] * 2 + [("decoration", 1)] * 2 + [("florins", 5)] * 2 + [("points", 3)] * 2,
}

# CAR-61, CAR-100
LARGE_WHEEL = ["book", "coat of arms", "crown", "cup", "flag", "gate"]
SMALL_WHEEL = {
    "forward": ["purple", "white", "yellow", "red", "green", "blue"],
    "reverse": ["purple", "blue", "green", "red", "yellow", "white"],
}

# CAR-80 to CAR-82, CAR-87
FLORIN_SPACES = {"36 florins": 36, "50 florins": 50}
FLORIN_RATES = {"36 florins": 3, "50 florins": 2}
STATUE_SPACES = ["livorno+lerici", "massa+pisa", "viareggio+lucca"]

# CAR-88, CAR-90, CAR-98
SET_POINTS = [0, 2, 6, 12, 20, 30, 42, 56]
_POINTS = {  # first, second and third, from Lerici to Livorno
    "steps": [(7, 3, 1), (8, 4, 1), (9, 5, 2), (10, 6, 2), (11, 7, 3), (12, 8, 3)],
    "halving": [(7, 3, 1), (8, 4, 2), (9, 4, 2), (10, 5, 2), (11, 5, 2), (12, 6, 3)],
    "linear": [(7, 3, 0), (8, 4, 1), (9, 5, 2), (10, 6, 3), (11, 7, 4), (12, 8, 5)],
}
MAJORITIES: dict[str, dict[str, tuple[int, int, int]]] = {
    table: dict(zip(reversed(CITIES), points, strict=True)) for table, points in _POINTS.items()
}


def price(colour: str, position: int) -> int:
    """CAR-15: what a block costs; positions are counted from 0."""
    return PRICES[colour][position]


def court(options: Mapping[str, str | int]) -> dict[int, Bonus]:
    """The bonus sections by number."""
    side = "advanced" if options["version"] == "advanced" else str(options["court"])
    return {number: Bonus(*bonus) for number, bonus in enumerate(COURTS[side], start=1)}


def improvements(option: str) -> dict[str, Improvement]:
    """The improvement tiles by name."""
    return IMPROVEMENTS[option]


def reward(options: Mapping[str, str | int], place: str) -> Reward:
    """The printed reward of a city or landscape."""
    if place == "rural" and options["rural"] == "double":  # CAR-99
        return Reward(0, 2)
    return REWARDS[place]


def sources(advanced: bool) -> list[str]:
    """Where points come from during the game, in the order of a breakdown."""
    names = ["building", "court", "cities", "types", "landscapes"]
    return [*names, "statue spaces", "finish"] if advanced else [*names, "finish"]


def spaces(advanced: bool) -> list[str]:
    """The scoring spaces (CAR-45, CAR-80)."""
    names = [*CITIES, *TYPES, *LANDSCAPES]
    return [*names, *FLORIN_SPACES, *STATUE_SPACES] if advanced else names


def source(space: str) -> str:
    """The source of the points that a scoring space gives."""
    if space in CITIES:
        return "cities"
    if space in TYPES:
        return "types"
    return "landscapes" if space in LANDSCAPES else "statue spaces"
