"""The cards: the tables of the rules page are the data, and the checksums hold."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from mecenate.core.pack import load_pack
from tests.oracle.florenza_view import POWERS
from tests.rules.florenza.positions import KINDS, RESOURCES, game

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "florenza.md").read_text(encoding="utf-8")
PACK = load_pack("mecenate.games.florenza")
SHORT = dict(zip(RESOURCES, ("Ma", "Wo", "Me", "Cl", "Go", "Sp"), strict=True)) | {"fiorini": "f"}

Block = dict[str, Any]


def rows(clause: str) -> list[list[str]]:
    """The rows of the table in a clause, without its head."""
    section = re.split(rf"^### {clause} .*$", PAGE, flags=re.MULTILINE)[1].split("\n### ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def amounts(block: Block, key: str) -> str:
    values = block.get(key, {})
    return ", ".join(f"{values[name]} {short}" for name, short in SHORT.items() if values.get(name)) or "-"


def copies(block: Block) -> str:
    marks = {2: "", 3: " (3+)", 4: " (4)"}
    return ", ".join("I" * copy["pile"] + marks[copy["seats"]] for copy in block["copies"])


def artists(block: Block) -> str:
    return " or ".join(kind[0].upper() for kind in block["artists"])


def cards(kind: str) -> list[Block]:
    return [block for block in PACK["card"] if block["kind"] == kind]


def worth(block: Block) -> int:
    """The number of resources and one for each 50 fiorini of a cost."""
    return sum(count if name != "fiorini" else count // 50 for name, count in block["cost"].items())


@pytest.mark.rule("FLO-80")
def test_residences() -> None:
    for block, row in zip(cards("residence"), rows("FLO-80"), strict=True):
        income = ", " + amounts(block, "income") if "income" in block else ""
        assert row == [block["name"], copies(block), amounts(block, "cost"), "an extra action, 1 extra card" + income]
        assert (block["extra_action"], block["extra_cards"]) == (block["name"].lower(), 1)


@pytest.mark.rule("FLO-81")
def test_workshops() -> None:
    for block, row in zip(cards("workshop"), rows("FLO-81"), strict=True):
        assert row == [block["name"], copies(block), amounts(block, "cost"), amounts(block, "income")]
        assert len(block["copies"]) == 1


@pytest.mark.rule("FLO-82")
def test_guilds() -> None:
    for block, row in zip(cards("guild"), rows("FLO-82"), strict=True):
        assert row[:3] == [block["name"], copies(block), amounts(block, "cost")]
        assert str(block["amount"]) in row[3]
    effects = {block["name"].lower(): (block["effect"], block["amount"]) for block in cards("guild")}
    assert effects == POWERS


@pytest.mark.rule("FLO-83")
def test_preachers() -> None:
    for block, row in zip(cards("preacher"), rows("FLO-83"), strict=True):
        assert row == [block["name"], copies(block), "100 f", "an extra action"]
        assert block["extra_action"] == "preacher" and "extra_cards" not in block


@pytest.mark.rule("FLO-84", "FLO-86")
@pytest.mark.parametrize(("kind", "clause"), [("church", "FLO-84"), ("palace", "FLO-86")])
def test_churches_and_palaces(kind: str, clause: str) -> None:
    for block, row in zip(cards(kind), rows(clause), strict=True):
        assert row == [block["name"], copies(block), amounts(block, "cost"), artists(block), str(block["prestige"])]
        assert block["prestige"] == worth(block), "checksum"
    for artist in KINDS:
        assert sum(artist in block["artists"] for block in cards("church") + cards("palace")) == 13


@pytest.mark.rule("FLO-85")
def test_district_buildings() -> None:
    for block, row in zip(cards("district"), rows("FLO-85"), strict=True):
        assert row == [block["name"], copies(block), amounts(block, "cost"), str(block["prestige"])]
        assert block["prestige"] == worth(block) and "artists" not in block


@pytest.mark.rule("FLO-87")
def test_monuments() -> None:
    for block, row in zip(PACK["monument"], rows("FLO-87"), strict=True):
        name = f"{block['building']}: {block['element']}"
        assert row == [name, amounts(block, "cost"), artists(block), str(block["prestige"])]
        bonus = block["prestige"] - worth(block)
        assert bonus == (2 if name == "Duomo: Pulpito" else 3 if block["building"] == "Duomo" else 1), name
    for artist in KINDS:
        assert sum(artist in block["artists"] for block in PACK["monument"]) == 16
    assert sum(block["prestige"] for block in PACK["monument"]) == 254


@pytest.mark.rule("FLO-88")
def test_artists() -> None:
    for block, row in zip(PACK["artist"], rows("FLO-88"), strict=True):
        assert row == [block["kind"], block["name"], f"{block['cost']} f", ", ".join(map(str, block["fronts"]))]
        mean = sum(block["fronts"]) / len(block["fronts"])
        leonardo = (block["kind"], block["name"]) == ("painter", "Leonardo da Vinci")
        assert abs(mean - block["cost"] / 50) <= (1 if leonardo else 0.5), "checksum"
    counts = [sum(len(block["fronts"]) for block in PACK["artist"] if block["kind"] == kind) for kind in KINDS]
    assert counts == [28, 29, 28]


@pytest.mark.rule("FLO-89")
def test_locations() -> None:
    marks = {2: "no mark", 3: "3+", 4: "4"}
    for block, row in zip(PACK["location"], rows("FLO-89"), strict=True):
        assert row[:2] == [block["name"], ", ".join(marks[mark] for mark in block["copies"])]
        assert block.get("resource", "") in row[2] and str(block.get("fiorini", "")) in row[2]


def test_every_block_has_a_source_and_a_confidence() -> None:
    for name, block in PACK.items():
        for part in block if isinstance(block, list) else [block]:
            assert part["source"] and 0 < part["confidence"] <= 1, name


def test_the_deck_is_never_short_of_a_game() -> None:
    """Five rounds use 30, 40 or 50 of the 85 artists, and all 27 monuments."""
    pieces = game().pieces
    assert [5 * count for count in pieces.artists_a_round] == [30, 40, 50]
    assert pieces.first_monuments + 4 * pieces.later_monuments == 27
