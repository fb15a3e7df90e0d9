"""Carrara: what choices mean, case by case."""

from __future__ import annotations

from typing import Any

import pytest

from tests.explanations.cases import check, explained
from tests.rules.carrara.positions import position

PORTA = {0: {"lucca": ["porta 5"]}}
BUYING: dict[str, Any] = {"florins": {0: 10}, "wheel": {"I": "white white", "III": "red", "VI": "purple"}}
BUILDING: dict[str, Any] = {"florins": {0: 10}, "blocks": {0: "red red red"}, "display": ["villa 2"]}
FOLLOWING: dict[str, Any] = {
    "turn": 1,
    "visit": (0, 3),
    "scored": {0: "porta"},
    "built": {0: {"lucca": ["porta 5"]}, 1: {"pisa": ["villa 2"]}},
}
CLAIMING: dict[str, Any] = {
    "version": "advanced",
    "wheel": {"VI": "purple"},
    "icons": {"VI": "gate, red statue"},
    "florins": {0: 9},
    "built": PORTA,
}
CLAIM = "turn statue wheel, sector VI, take purple"
RICH: dict[str, Any] = {"version": "advanced", "florins": {0: 12}, "blocks": {0: "red"}, "built": PORTA}

CASES: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
    (BUYING, "leave wheel", {"costs": {}, "legal": ["sector I", "sector III", "sector VI"], "clause": "CAR-16"}),
    (BUYING, "turn wheel", {"then": "draw", "undo": False, "turn": None}),
    (BUYING, "leave wheel, sector III", {"legal": ["take red"], "facts": {"blocks": ["red"], "offers": ["red 2"]}}),
    (
        BUYING,
        "leave wheel, sector III, take red",
        {"costs": {"florins": 2}, "brings": {"blocks.red": 1}, "ends": ["turn"], "turn": 1, "own": {"florins": -1}},
    ),
    (BUYING, "leave wheel, sector VI, take purple", {"costs": {}, "brings": {"blocks.purple": 1}, "undo": True}),
    (BUYING, "leave wheel, sector I, take white", {"costs": {"florins": 6}, "ends": [], "legal": ["done"]}),
    (
        BUYING,
        "leave wheel, sector I, take white, done",
        {"costs": {"florins": 6}, "ends": ["turn"], "clause": "CAR-20"},
    ),
    (BUYING, "pass", {"brings": {"florins": 2}, "ends": ["turn"], "then": None, "clause": "CAR-50"}),
    (BUILDING, "build villa 2", {"facts": {"blocks": 2}, "costs": {}, "completes": [], "clause": "CAR-22"}),
    (BUILDING, "build villa 2, in lucca", {"facts": {"florins": 0, "points": 2}, "legal": ["pay red"]}),
    (
        BUILDING,
        "build villa 2, in lucca, pay red, pay red",
        {"costs": {"blocks.red": 2}, "completes": ["build"], "then": "draw", "clause": "CAR-23"},
    ),
    ({"built": PORTA, "florins": {0: 0}}, "visit 3", {"brings": {"florins": 5}, "costs": {"markers": 1}}),
    (
        {"built": PORTA, "florins": {0: 0}},
        "visit 3, evaluate porta",
        {"own": {"types": 10, "florins": 1}, "completes": ["evaluate"], "clause": "CAR-48"},
    ),
    (
        {"built": PORTA, "florins": {0: 0}},
        "visit 3, evaluate urban",
        {"brings": {"florins": 10}, "facts": {"florins": 5, "points": 0}, "clause": "CAR-49"},
    ),
    (FOLLOWING, "follow", {"brings": {"florins": 5}, "events": ["follow", "bonus"], "clause": "CAR-40"}),
    (FOLLOWING, "follow, evaluate villa", {"brings": {"florins": 11}, "ends": ["turn"], "turn": 0}),
    (FOLLOWING, "pass", {"events": ["forgo", "pass"], "brings": {"florins": 2, "open_area": 1}}),
    ({"florins": {0: 9}, "passes": 5}, "pass", {"ends": ["game"], "then": "reveal", "undo": False, "turn": None}),
    (RICH, "turn both wheels", {"then": "draw", "clause": "CAR-62"}),
    (RICH, "purchase gate", {"costs": {"florins": 10}, "legal": ["on porta 5"], "clause": "CAR-84"}),
    (RICH, "purchase gate, on porta 5", {"own": {"florins": -2, "decorations": 2}, "events": ["purchase", "place"]}),
    (CLAIMING, f"{CLAIM}, claim nothing", {"events": ["leave", "take", "refuse"], "clause": "CAR-64"}),
    (CLAIMING, f"{CLAIM}, claim gate, store", {"brings": {"blocks.purple": 1, "warehouses.gate": 1}}),
    (CLAIMING, f"{CLAIM}, claim gate, on porta 5", {"own": {"decorations": 2}, "turn": 0, "legal": ["end turn"]}),
    (
        {"blocks": {0: "red red red red"}, "built": PORTA},
        "build porta 8, over porta 5, pay red, pay red, pay red",
        {"costs": {"blocks.red": 3}, "completes": ["upgrade"], "then": None},
    ),
]


@pytest.mark.parametrize(("table", "plan", "expected"), CASES, ids=[plan for _, plan, _ in CASES])
def test_a_choice_means_what_the_rules_say(table: dict[str, Any], plan: str, expected: dict[str, Any]) -> None:
    check(position(**table), plan, expected)


def test_a_plan_names_what_changes_on_the_board() -> None:
    changes = explained(position(**BUYING), "leave wheel", "sector III", "take red").changes
    changed = {tuple(change.path): (change.before, change.after) for change in changes}
    assert changed["players", 0, "florins"] == (10, 8)
    assert changed["wheel", 2, "blocks"] == ({"red": 1}, {})
    assert changed["turn",] == (0, 1)
