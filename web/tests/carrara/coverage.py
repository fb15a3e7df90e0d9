"""What the collected positions of The Palaces of Carrara show; its games lean towards building and scoring."""

from __future__ import annotations

from typing import Any

from plan import Choices, Plan, Position

OPTIONS: list[dict[str, Any]] = [
    {"version": "normal"},
    {"version": "advanced"},
    {"version": "normal", "court": "graded", "improvements": "landscapes"},
    {"version": "advanced", "improvements": "mixed", "screens": "down", "exchange": "any"},
    {"version": "advanced", "improvements": "four_pairs"},
    {"version": "advanced", "improvements": "landscapes", "exchange": "any"},
]
WEIGHTS = {
    "pass": 0.03,
    "end": 0.5,
    "build": 5,
    "visit": 0.4,
    "follow": 2,
    "claim": 2,
    "store": 3,
    "place": 0.3,
    "done": 0.25,
    "score": 0.3,
}
PLAN = Plan(games=36, most_seats=4, early=61)


def shows(view: Position, kind: str, choices: Choices, options: dict[str, Any]) -> set[Any]:
    """What can be seen in a position that another may not have."""
    version = options["version"]
    found: set[Any] = {(version, kind), (version, view["seats"]), tuple(sorted(options.items()))}
    for action, family, rest in choices:
        found.add((version, kind, family))
        if family in ("evaluate", "improve") or rest.startswith("2 "):
            found.add(action)
        if family in ("claim", "purchase"):
            found.add((family, rest.split(" ")[-1]))
        if rest.endswith("b"):
            found.add((family, "twin"))
    words = {family for _, family, _ in choices}
    found.add(("thrown away or placed", {"swap", "place"} <= words))
    own = view["players"][view["seat"]]
    tiles = [tile for column in own["columns"].values() for tile in column]
    found.add(("column", max(len(column) for column in own["columns"].values())))
    found.add(("sector", max(sum(sector["blocks"].values()) for sector in view["wheel"])))
    found.add(("stored", len(own["warehouses"])))
    found.add(("monuments", len(view["monuments"])))
    found.add(("own monument", any(tile["value"] == 8 for tile in tiles)))
    found.add(("full tile", any(tile["decorated"] and tile["statue"] for tile in tiles)))
    found.add(("empty", view["pile"] == 0, view["bag_empty"], None in view["display"]))
    found.add(("visit", view["visitor"] is None, view["visitor"] == view["actor"]))
    return found


def weight(action: str) -> float:
    """How gladly an action is chosen: dear buildings are, refusing is not."""
    if action == "claim nothing":
        return 0.2
    family = action.partition(" ")[0]
    value = int(action.rstrip("b")[-1]) + 1 if family == "build" else 1
    return WEIGHTS.get(family, 1) * value
