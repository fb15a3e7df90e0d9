"""What the collected positions of The Princes of Florence show; its games lean towards building and working."""

from __future__ import annotations

from typing import Any

from plan import Choices, Plan, Position

OPTIONS: list[dict[str, Any]] = [
    {},
    {"expansions": "muse"},
    {"expansions": "cooperation"},
    {"expansions": "muse,cooperation", "layout": "flat"},
    {"expansions": "cooperation", "layout": "flat", "selling": "when_needed"},
    {"purses": "open", "round_four": 13},
]
WEIGHTS = {
    "merchant": 4,
    "keep": 3,
    "bid": 2,
    "sell": 0.02,
    "end": 0.1,
    "decline": 0.3,
    "build": 2,
    "work": 6,
    "joint": 1,
    "pass": 0.8,
    "play": 3,
}
PLAN = Plan(games=36, most_seats=5, early=0)


def shows(view: Position, kind: str, choices: Choices, options: dict[str, Any]) -> set[Any]:
    """What can be seen in a position that another may not have."""
    found: set[Any] = {kind, (options.get("expansions"), view["seats"])}
    for action, family, rest in choices:
        found.add((kind, family, "with" in rest))
        if family in ("open", "take", "introduce", "play") or kind in ("power", "merchant"):
            found.add(action)
        if family in ("place", "joint"):
            piece, turn, _, *where = rest.split(" ")
            found.add((family, piece, options.get("layout")))
            found.add((family, turn, len(where)))
    if view["offer"]:
        found.add(("offer", kind, options.get("layout"), view["seats"]))
    found.add(("works", min(3, max(len(player["works"]) for player in view["players"]))))
    return found


def weight(action: str) -> float:
    """How gladly an action is chosen."""
    if " with seat " in action:
        return 1.2
    if action == "merchant prestige":
        return 0.02
    return WEIGHTS.get(action.partition(" ")[0], 1)
