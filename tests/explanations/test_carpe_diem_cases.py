"""Carpe Diem: what choices mean, case by case."""

from __future__ import annotations

from typing import Any

import pytest

from mecenate.lang import Language
from mecenate.lang.explaining import spoken
from tests.explanations.cases import check, explained
from tests.rules.carpe_diem.positions import position
from tests.rules.playing import play

TILES = {0: {"c3": "pond end turned 2", "d3": "market", "d4": "baker half turned 3"}}
PLACING: dict[str, Any] = {"asked": "place pond then baker", "districts": TILES}
RING = {2: ["pond then baker", "market", "villa cross 3"], 5: ["bakery", "bakery", "fountain"]}
TAKING: dict[str, Any] = {"asked": "take 2", "districts": TILES, "ring": RING, "pawns": {0: 2}}
MOVING: dict[str, Any] = {"pawns": {0: 1}, "bread": {0: 1}}
SCORING: dict[str, Any] = {"asked": "disc", "goods": {0: "grape grape fish"}, "coins": {0: 2}}

CASES: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
    (
        PLACING,
        "at c4",
        {"brings": {"goods.fish": 1, "bread": 2}, "completes": ["finish", "finish"], "turn": 1, "clause": "CAD-26"},
    ),
    (PLACING, "store", {"brings": {"stored": 1}, "completes": [], "clause": "CAD-22"}),
    (TAKING, "take market", {"events": ["take", "remove"], "turn": 0, "facts": {}}),
    (TAKING, "take pond then baker", {"facts": {"finishes": ["pond", "baker"]}, "clause": "CAD-20"}),
    (TAKING, "take pond then baker, at c4", {"brings": {"goods.fish": 1, "bread": 2}, "undo": True}),
    (TAKING, "take villa cross 3", {"facts": {"stored": 1}, "brings": {"stored": 1}, "ends": ["turn"]}),
    (TAKING, "take market, store", {"brings": {"stored": 1}, "clause": "CAD-22"}),
    (MOVING, "go to 2", {"costs": {}, "events": ["go"], "turn": 0, "clause": "CAD-17"}),
    (MOVING, "go to 7", {"undo": True, "completes": [], "ends": []}),
    (MOVING, "bread to 4", {"costs": {"bread": 1}, "clause": "CAD-19"}),
    (MOVING, "go to 2, take market", {"events": ["go", "take"], "turn": 0, "clause": "CAD-20"}),
    (MOVING, "go to 2, take market, store", {"brings": {"stored": 1}, "turn": 1, "ends": ["turn"]}),
    (MOVING, "bread to 4, take market, store", {"costs": {"bread": 1}, "brings": {"stored": 1}}),
    (MOVING, "go to 2, take fountain, store", {"then": None, "brings": {"stored": 1}}),
    (MOVING, "go to 2, take fountain, at b3", {"then": "draw", "undo": False, "completes": ["finish"]}),
    (MOVING, "go to 2, take market, at b3", {"completes": ["finish"], "brings": {"coins": 1}, "turn": 1}),
    (MOVING, "go to 2, take bakery, at b3", {"completes": ["finish"], "brings": {"bread": 1}}),
    (SCORING, "disc R3C1-R3C2", {"costs": {"discs": 1}, "turn": 0, "clause": "CAD-49"}),
    (SCORING, "disc R3C1-R3C2, score R3C1", {"events": ["disc"], "turn": 0, "clause": "CAD-50"}),
    (
        SCORING,
        "disc R3C1-R3C2, score R3C1, pay grape",
        {"costs": {"goods.grape": 1, "coins": 1, "discs": 1}, "completes": ["card"], "clause": "CAD-53"},
    ),
]


@pytest.mark.parametrize(("table", "plan", "expected"), CASES, ids=[plan for _, plan, _ in CASES])
def test_a_choice_means_what_the_rules_say(table: dict[str, Any], plan: str, expected: dict[str, Any]) -> None:
    check(position(**table), plan, expected)


@pytest.mark.rule("CAD-61")
@pytest.mark.parametrize(
    ("first", "middle", "points"),
    [
        (2, ["villa straight 2"], 9),
        (2, ["villa straight 2", "villa straight 1"], 12),
        (1, ["villa straight 2", "villa straight 1", "villa straight 1"], 15),
    ],
    ids=["6 chimneys", "7 chimneys", "8 chimneys"],
)
def test_a_finished_villa_brings_the_points_of_its_chimneys(first: int, middle: list[str], points: int) -> None:
    tiles = {f"c{first + n}": tile for n, tile in enumerate(["villa end 2 turned 2", *middle])}
    state = position(asked="place villa end 2", districts={0: tiles})
    explanation = explained(state, f"at c{first + 1 + len(middle)}")
    assert explanation.points[0]["villas"] == points
    assert [event.facts["kind"] for event in explanation.completes] == ["villa"]


@pytest.mark.rule("CAD-22", "CAD-23")
@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "goes into your store"),
        ("fr", "va dans votre zone de stockage"),
        ("de", "kommt in dein Lager"),
        ("it", "va nel tuo deposito"),
    ],
)
def test_a_tile_that_fits_nowhere_is_announced_as_stored(code: str, said: str) -> None:
    explanation = explained(position(**TAKING), "take villa cross 3")
    assert "store" in [event.kind for event in explanation.events]
    assert said in spoken(Language(code), "carpe_diem", explanation)


@pytest.mark.rule("CAD-49", "CAD-50")
def test_a_disc_says_the_most_that_its_scoring_brings() -> None:
    """Every way to go on is played; the best of them is what the disc, and its sentence, say."""
    state = position(**SCORING)
    for action in state.legal():
        explanation = state.explain(action)
        best = best_of(state, state, str(action))
        assert explanation.facts["most"] == best
        assert f"{best} points" in spoken(Language("en"), "carpe_diem", explanation)


def best_of(start: Any, state: Any, text: str) -> int:
    after = play(state, text)
    if after.actor == 0 and after.prompt is not None and after.prompt.kind in ("card", "pay", "bread"):
        return max(best_of(start, after, str(action)) for action in after.legal())
    return int(after.scores()[0].total - start.scores()[0].total)
