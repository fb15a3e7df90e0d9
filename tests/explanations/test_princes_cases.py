"""Princes: what choices mean, case by case."""

from __future__ import annotations

from typing import Any

import pytest

from tests.explanations.cases import check, explained
from tests.rules.princes.positions import position

POET: dict[str, Any] = {"hand": {0: "poet, bonus jesters"}, "jesters": {0: 3}, "builders": {0: 1}, "money": {0: 3500}}
AUCTION: dict[str, Any] = {"phase": "auction", "turn": 0}
LAST: dict[str, Any] = {"seats": 2, "phase": "auction", "turn": 0, "declined": (1,)}
ONE_ACTION: dict[str, Any] = {"actions": 1, "hand": {0: "poet"}, "jesters": {0: 5}}
LAST_TURN: dict[str, Any] = {"turn": 3, "first": 0, "actions": 1, "hand": {3: "poet"}, "jesters": {3: 5}}
MUSE: dict[str, Any] = {"expansions": "muse", "phase": "characters"}
LIKES = {"building": "theatre", "landscape": "lake", "freedom": "travel"}
NO_GAIN: dict[str, Any] = {"people": [], "values": [], "gain": 0, "reaching": [], "counting": [], "prestige": 0}
JESTER_FOR_A_POET: dict[str, Any] = {
    **NO_GAIN,
    "people": ["poet"],
    "values": ["9"],
    "gain": 2,
    "counting": ["bonus jesters"],
}

CASES: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
    (
        POET,
        "build opera",
        {"facts": {"florins": 300, **NO_GAIN, "prestige": 3}, "costs": {}, "turn": 0, "clause": "PRI-43"},
    ),
    (
        POET,
        "build theatre",
        {"facts": {"florins": 300, **NO_GAIN, "people": ["poet"], "values": ["11"], "gain": 4, "prestige": 3}},
    ),
    (
        POET,
        "build opera, place opera r0 at e1",
        {"costs": {"florins": 300}, "own": {"buildings": 3}, "completes": ["build"], "undo": True},
    ),
    (POET, "work poet", {"facts": {**LIKES, "value": 7, "bonus": 6, "most": 13}, "undo": False, "reveals": ["work"]}),
    (POET, "work poet, play bonus jesters", {"facts": {"points": 6}, "reveals": ["work", "bonus"], "clause": "PRI-39"}),
    (POET, "work poet, play bonus jesters, convert 0", {"brings": {"florins": 1300}, "own": {}, "clause": "PRI-41"}),
    (POET, "work poet, done, convert 3", {"brings": {"florins": 100}, "own": {"works": 3}, "completes": ["work"]}),
    (POET, "introduce travel", {"costs": {"florins": 300}, "brings": {"freedoms.travel": 1}, "clause": "PRI-49"}),
    (POET, "draw profession", {"costs": {"florins": 300}, "then": "look", "undo": False, "clause": "PRI-48"}),
    (POET, "draw bonus", {"costs": {"florins": 300}, "then": "look", "turn": None, "clause": "PRI-50"}),
    (POET, "end turn", {"ends": ["turn"], "turn": 1, "events": [], "clause": "PRI-33"}),
    (AUCTION, "open jester", {"facts": {"florins": 200, **NO_GAIN}, "costs": {}, "turn": 1, "clause": "PRI-16"}),
    ({**AUCTION, **POET}, "open jester", {"facts": {"florins": 200, **JESTER_FOR_A_POET}}),
    ({**AUCTION, "builders": {0: 1}}, "open builder", {"facts": {"florins": 200, **NO_GAIN, "prestige": 3}}),
    ({**AUCTION, "builders": {0: 0}}, "open builder", {"facts": {"florins": 200, **NO_GAIN, "price": 300}}),
    (AUCTION, "decline", {"events": ["decline"], "turn": 1, "clause": "PRI-21"}),
    (AUCTION, "open jester, bid", {"plan": ["open jester"], "then": "turn", "turn": 1}),
    (LAST, "take jester", {"costs": {"florins": 300}, "brings": {"jesters": 1}, "ends": ["phase"], "clause": "PRI-22"}),
    (LAST, "take builder", {"brings": {"builders": 1}, "events": ["win", "builder"]}),
    (LAST, "take recruiting", {"brings": {"recruiting_cards": 1}, "then": None}),
    (LAST, "take prestige", {"costs": {"florins": 300}, "then": "look", "undo": False}),
    (LAST, "take park", {"costs": {"florins": 300}, "turn": 0, "completes": []}),
    (LAST, "take park, place park r0 at d1", {"completes": ["landscape"], "ends": ["phase"], "clause": "PRI-44"}),
    (
        {"recruits": {0: 1}, "table": {2: "sculptor"}},
        "recruit sculptor",
        {"costs": {"recruiting_cards": 1}, "clause": "PRI-30", "turn": 0},
    ),
    (ONE_ACTION, "work poet, convert 2", {"brings": {"florins": 700}, "own": {"works": 2}, "ends": ["turn"]}),
    (ONE_ACTION, "introduce religion", {"ends": ["turn"], "turn": 1, "undo": True}),
    (
        {**LAST_TURN, "round": 1},
        "work poet, convert 2",
        {"own": {"works": 2, "best works": 3}, "ends": ["turn", "phase", "round"], "turn": 1},
    ),
    ({**LAST_TURN, "round": 7}, "end turn", {"ends": ["turn", "phase", "game"], "then": "reveal", "undo": False}),
    (MUSE, "banker 1", {"events": ["pawn"], "turn": 1, "clause": "PRI-77"}),
    (MUSE, "pass", {"events": ["withdraw"], "clause": "PRI-66"}),
]


@pytest.mark.parametrize(("table", "plan", "expected"), CASES, ids=[plan for _, plan, _ in CASES])
def test_a_choice_means_what_the_rules_say(table: dict[str, Any], plan: str, expected: dict[str, Any]) -> None:
    check(position(**table), plan, expected)


def test_a_placement_names_the_squares_that_it_covers() -> None:
    changes = explained(position(**POET), "build opera", "place opera r0 at e1").changes
    (laid,) = [change for change in changes if change.path == ["players", 0, "estate"]]
    (piece,) = laid.after
    assert (laid.before, laid.at, piece.name, "e1" in piece.squares) == ([], 0, "opera", True)
