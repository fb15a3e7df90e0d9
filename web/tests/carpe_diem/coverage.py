"""What the collected positions of Carpe Diem show; its games lean towards building and finishing."""

from __future__ import annotations

from typing import Any

from plan import Choices, Plan, Position

OPTIONS: list[dict[str, Any]] = [
    {},
    {"bread_limit": "any", "villa_table": "steep"},
    {"points_floor": "none", "track_end": "restack"},
    {"empty_spaces": "free", "start_spaces": "shared", "pawns": "first"},
]
PLAN = Plan(games=70, most_seats=4, early=0)


def shows(view: Position, kind: str, choices: Choices, options: dict[str, Any]) -> set[Any]:
    """What can be seen in a position that another may not have."""
    found: set[Any] = {kind, (kind, view["seats"]), tuple(sorted(options.items()))}
    for action, family, rest in choices:
        found.add((kind, family))
        if family in ("reward", "return", "pay"):
            found.add(action)
        if family == "at":
            found.add(("turns", rest[2:]))
    own = view["players"][view["seat"]]
    if view["in_hand"]:
        found.add(("in hand", *view["in_hand"]["kinds"]))
    found.add(("tiles", len(own["tiles"]) // 6))
    found.add(("stack", max(len(seats) for seats in view["track"])))
    found.add(("hand", len(own["hand"] or ())))
    found.add(("bread", min(own["bread"], 3)))
    found.add(("phase", view["phase"]))
    found.add(("cards", kind, len(view["cards"]) > 0))
    return found


def meant(position: Position) -> set[Any]:
    """Villas of all sizes that a choice finishes, and tiles that fit nowhere."""
    found: set[Any] = set()
    for choice in position["choices"]:
        points = choice["points"][choice["seat"]].get("villas")
        if points:
            found.add(("villa", points))
        if choice["facts"].get("stored"):
            found.add(("fits nowhere", choice["family"]))
    return found


def weight(action: str) -> float:
    """How gladly an action is chosen: storing a tile is a last resort, bread is kept for cards, villas shall grow."""
    if action.startswith("take ") and "villa" in action:
        return 2
    return {"store": 0.05, "bread": 0.2}.get(action.partition(" ")[0], 1)
