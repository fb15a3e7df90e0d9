"""Replacement packs: any part can be replaced, and errors name the block."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mecenate
from mecenate import PackError
from mecenate.core.pack import load_pack
from tests.rules.playing import legal, play
from tests.rules.princes.positions import position, squares, table_of


@pytest.mark.rule("PRI-3")
def test_a_single_shape_can_be_replaced(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text('[building.opera]\nshape = ["#####"]\n', encoding="utf-8")
    rules = mecenate.game("princes", components=str(pack))
    assert rules.pack_digest != mecenate.game("princes").pack_digest
    state = position(components={"building": {"opera": {"shape": ["#####"]}}})
    state = play(state, "build opera")
    assert squares(play(state, "place opera r0 at c4"), 0, "opera") == {"c4", "d4", "e4", "f4", "g4"}
    assert "place opera r1 at g1" in legal(state)


@pytest.mark.rule("PRI-80")
def test_the_palace_can_be_moved() -> None:
    grid = ["PPP....", "PPP....", *["......."] * 5]
    state = position(components={"estate": {"base": {"grid": grid}}})
    assert table_of(state).palace == ["a6", "b6", "c6", "a7", "b7", "c7"]
    assert "place tower r0 at a1" in legal(play(state, "build tower"))


@pytest.mark.parametrize(
    ("pack", "message"),
    [
        ({"building": {"opera": {"shape": ["###", ".#."]}}}, r"\[building.opera\] shape: expected 5 squares, got 4"),
        ({"building": {"opera": {"shape": ["##.##", "....#"]}}}, r"\[building.opera\] shape: .* not connected"),
        ({"building": {"opera": {"shape": ["###", "#"]}}}, r"\[building.opera\] shape: expected lines .* one length"),
        ({"building": {"opera": {"shape": "###"}}}, r"\[building.opera\] shape: expected a list"),
        ({"building": {"opera": {"squares": 8, "shape": ["########"]}}}, r"\[building.opera\] shape: it does not fit"),
        ({"building": {"opera": {"size": "huge"}}}, r"\[building.opera\] size: expected large, medium, small"),
        ({"landscape": {"lake": {"shape": ["##"]}}}, r"\[landscape.lake\] shape: expected 4 squares, got 2"),
        ({"landscape": {"lake": {"tiles": 7}}}, r"\[landscape.lake\] tiles: expected a whole number from 0 to 6"),
        ({"profession": {"poet": {"building": "palace"}}}, r"\[profession.poet\] building: expected university"),
        ({"bonus_card": {"7": {"of": ["trees"]}}}, r"\[bonus_card.7\] of: expected words out of forests"),
        ({"prestige_card": {"2": {"need": 3}}}, r"\[prestige_card.2\]: expected most, fewest or need"),
        ({"prestige_card": {"2": {"name": ""}}}, r"\[prestige_card\] name: expected words"),
        ({"rounds": {"least": [7, 10, 12, 11, 15, 16, 17]}}, r"\[rounds\] least: expected values that do not fall"),
        ({"estate": {"base": {"grid": ["PPP...."]}}}, r"\[estate.base\] grid: expected 7 lines"),
        ({"estate": {"base": {"grid": ["......."] * 7}}}, r"\[estate.base\] grid: expected a palace"),
        ({"builders": {"price": [700, 300]}}, r"\[builders\] price: expected a list of 4"),
        ({"start": {"money": "much"}}, r"\[start\] money: expected a whole number"),
        ({"muse": {"spaces": [3]}}, r"\[muse\] spaces: expected a list of 13"),
    ],
)
def test_a_wrong_pack_is_refused_by_name(pack: dict[str, Any], message: str) -> None:
    with pytest.raises(PackError, match=message):
        mecenate.game("princes", components=pack)


@pytest.mark.parametrize(
    ("corners", "message"),
    [
        ([[0, 0]], "expected 2 corners"),
        ([[0, 0], [0, 3]], "two estates overlap"),
        ([[0, 0], "right"], r"expected \[row, column\]"),
    ],
)
def test_a_wrong_flat_layout_is_refused(corners: list[object], message: str) -> None:
    pack = {"cooperation": {"flat": {"p2": corners}}}
    with pytest.raises(PackError, match=message):
        mecenate.game("princes", components=pack, expansions="cooperation", layout="flat")


def blocks(block: dict[str, Any], path: str) -> list[tuple[str, dict[str, Any]]]:
    """A block and the blocks inside it; small inline tables belong to the block around them."""
    inside = [(f"{path}.{name}", value) for name, value in block.items() if isinstance(value, dict)]
    pairs = [pair for name, value in inside if name.split(".")[-1] not in INLINE for pair in blocks(value, name)]
    has_facts = any(not isinstance(value, dict) for value in block.values())
    return [(path, block), *pairs] if has_facts else pairs


def test_every_block_says_its_source() -> None:
    pack = load_pack("mecenate.games.princes")
    tables = {name: part for name, part in pack.items() if isinstance(part, dict)}
    pairs = [pair for name, part in tables.items() for pair in blocks(part, name)]
    pairs += [("alternative", part) for part in pack["alternative"]]
    assert len(pairs) > 80
    for path, block in pairs:
        assert block.get("source"), path
        assert 0 <= block["confidence"] <= 1, path


INLINE = ("need", "freedoms")
