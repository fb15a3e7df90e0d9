"""Florenza: what choices mean, case by case."""

from __future__ import annotations

from typing import Any

import pytest

from tests.explanations.cases import check
from tests.rules.florenza.positions import position

TABLE: dict[str, Any] = {
    "hands": {0: "sagrato"},
    "fiorini": {0: 500},
    "resources": {0: "2 marble, 2 gold, 2 wood, 2 cloth, 2 metal"},
    "row": "ospedale chiostro",
    "middle": "sculptor giambologna",
}
MARBLE: dict[str, Any] = {**TABLE, "resources": {0: "4 marble"}}
CHURCH = {"cost": ["marble", "100 fiorini"], "artist": "architect", "points": 3}
CLOISTER = {"cost": ["marble", "marble", "marble", "marble", "100 fiorini"], "points": 7}

CASES: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
    (TABLE, "send workers", {"brings": {"fiorini": 50}, "ends": ["turn"], "turn": 1, "clause": "FLO-43"}),
    (TABLE, "sell gold", {"costs": {"resources.gold": 1}, "brings": {"fiorini": 100}, "clause": "FLO-44"}),
    (TABLE, "buy gold", {"costs": {"fiorini": 100}, "brings": {"resources.gold": 1}, "undo": True}),
    (TABLE, "swap", {"costs": {}, "turn": 0, "ends": [], "clause": "FLO-45"}),
    (TABLE, "swap, give gold", {"costs": {"resources.gold": 1}, "brings": {}, "turn": 0}),
    (
        TABLE,
        "swap, give gold, give marble, take wood",
        {"costs": {"resources.marble": 1, "resources.gold": 1}, "brings": {"resources.wood": 1}, "ends": ["turn"]},
    ),
    (TABLE, "seek inspiration", {"then": "draw", "undo": False, "turn": None, "clause": "FLO-46"}),
    (
        TABLE,
        "play sagrato",
        {"costs": {"fiorini": 150, "resources.marble": 1}, "own": {"churches": 3}, "facts": CHURCH, "clause": "FLO-27"},
    ),
    (TABLE, "reserve ospedale chiostro", {"own": {"reserved monuments": -7}, "costs": {}, "clause": "FLO-36"}),
    (
        TABLE,
        "reserve sculptor giambologna",
        {"facts": {"fiorini": 100, "lowest": 2, "highest": 3}, "costs": {}, "clause": "FLO-37"},
    ),
    (TABLE, "activate picconiere", {"brings": {"resources.marble": 1}, "clause": "FLO-39"}),
    (TABLE, "activate boscaiuolo", {"brings": {"resources.wood": 1}, "events": ["activate", "take"]}),
    (TABLE, "activate erbolaio", {"brings": {"resources.spice": 1}, "facts": {"resource": "spice"}}),
    (TABLE, "activate orafo", {"costs": {"resources.gold": 1}, "brings": {"fiorini": 200}, "clause": "FLO-40"}),
    (TABLE, "activate tintore", {"costs": {"resources.cloth": 1}, "brings": {"fiorini": 200}, "undo": True}),
    (TABLE, "activate baratto", {"costs": {}, "turn": 0, "clause": "FLO-41"}),
    (TABLE, "activate baratto, give wood", {"costs": {"resources.wood": 1}, "turn": 0, "clause": "FLO-41"}),
    (
        TABLE,
        "activate baratto, give wood, take gold",
        {"costs": {"resources.wood": 1}, "brings": {"resources.gold": 1}, "ends": ["turn"]},
    ),
    (TABLE, "activate nuovo capitano", {"costs": {}, "brings": {}, "events": ["activate"], "clause": "FLO-42"}),
    (MARBLE, "finish ospedale chiostro", {"turn": 0, "clause": "FLO-34"}),
    (
        MARBLE,
        "finish ospedale chiostro, engage sculptor giambologna",
        {"then": "draw", "undo": False, "clause": "FLO-28"},
    ),
    (
        MARBLE,
        "finish ospedale chiostro, engage anonymous sculptor",
        {"costs": {"fiorini": 150, "resources.marble": 4}, "own": {"monuments": 7}, "clause": "FLO-31"},
    ),
]


@pytest.mark.parametrize(("table", "plan", "expected"), CASES, ids=[plan for _, plan, _ in CASES])
def test_a_choice_means_what_the_rules_say(table: dict[str, Any], plan: str, expected: dict[str, Any]) -> None:
    check(position(**table), plan, expected)
