"""What the collected positions of Florenza show; its games lean towards building and reserving."""

from __future__ import annotations

from typing import Any

from plan import Choices, Plan, Position

OPTIONS: list[dict[str, Any]] = [
    {},
    {"locations": "by_mark"},
    {"guilds": "out"},
    {"anonymous": "counted", "late_discards": "back"},
]
WEIGHTS = {"play": 5, "finish": 9, "activate": 0.7, "reserve": 0.35, "sell": 0.4, "buy": 0.4, "send": 0.6, "swap": 2}
PLAN = Plan(games=40, most_seats=4, early=21)


def shows(view: Position, kind: str, choices: Choices, options: dict[str, Any]) -> set[Any]:
    """What can be seen in a position that another may not have."""
    found: set[Any] = {(kind, view["seats"]), tuple(sorted(options.items())), ("step", view["step"])}
    for action, family, rest in choices:
        found.add((kind, family, rest.partition(" ")[0] if family == "engage" else ""))
        if family in ("play", "activate"):
            found.add(action)
    own = view["players"][view["seat"]]
    if kind in ("give", "take"):
        found.add((kind, view["prompt"]["facts"]["exchange"]))
    found.add(("hand", len(own["hand"])))
    found.add(("built", min(24, 3 * (len(own["cards"] + own["monuments"]) // 3))))
    found.add(("monuments", len(view["monuments"])))
    found.add(("discounts", own["artist_discount"], own["monument_discount"]))
    found.add(("captain", view["new_captain"] is None))
    found.add(("kept", any(family == "finish" and rest in kept(own) for _, family, rest in choices)))
    return found


def kept(own: Position) -> list[str]:
    """The monuments that a seat has reserved."""
    return [monument["word"] for monument in own["reserved_monuments"]]


def weight(action: str) -> float:
    """How gladly an action is chosen."""
    return WEIGHTS.get(action.partition(" ")[0], 1)
