"""Packs as text: what is written is read back as it was, and what no pack can hold is refused quickly."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import mecenate
from mecenate.core.errors import PackError
from mecenate.core.pack import digest, load_pack
from mecenate.core.pack_blocks import blocks
from mecenate.core.pack_text import MAX_TEXT, checked_blocks, pack_text, read_pack

ODD: dict[str, Any] = {
    "a key": 1,
    "texts": ['"', "\\", "\n\t\x7f", "é 🎲", ""],
    "numbers": [1, 1.0, -0.5, 1e300, True, False],
    "empty": {},
    "none": [],
    "table": {"value": 2, "inner.dotted": {"x": [{"y": {"z": 1}}]}, "bare": {"only": {"deep": 1}}},
    "blocks": [{"id": "one", "inside": {"p": 1}, "tasks": [{"kind": "villa", "at": 3}] * 9}, {}],
}


@pytest.mark.parametrize("game", [entry.name for entry in mecenate.catalogue()])
def test_a_pack_is_read_as_it_was_written(game: str) -> None:
    pack = load_pack(f"mecenate.games.{game}")
    names = [place.name for place, _ in blocks(pack)]
    assert len(set(names)) == len(names)
    text = pack_text(pack, names)
    assert digest(read_pack(text)) == digest(pack)
    assert checked_blocks(text) == names


def test_odd_values_are_read_as_they_were_written() -> None:
    assert repr(sorted(read_pack(pack_text(ODD)).items())) == repr(sorted(ODD.items()))
    assert pack_text({}) == ""


def test_only_comments_at_the_beginning_say_what_was_checked() -> None:
    text = '# mine\n\n# checked building.opera\n[game]\n# checked building.chapel\ntitle = """\n# checked game\n"""\n'
    assert checked_blocks(text) == ["building.opera"]


def test_a_name_cannot_end_its_comment() -> None:
    assert tomllib.loads(pack_text({"a": 1}, ["x\ny = 2"])) == {"a": 1}


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("[", "syntax"),
        ("a = 1\na = 2", "syntax"),
        ("a = " + "9" * 5000, "syntax"),
        ("#" * (MAX_TEXT + 1), "size"),
        ("a = " + "[" * 50_000, "size"),
        ("a = " + "{a = " * 30_000, "size"),
        ("a" + ".a" * 60_000 + " = 1", "size"),
        ("a = [[[[[[[[[[[[1]]]]]]]]]]]]", "size"),
        ("a = 2026-11-18", "value"),
        ("a = inf", "value"),
        (f"a = {2**60}", "value"),
    ],
    ids=lambda value: value if len(value) < 40 else f"{value[:20]}…",
)
def test_what_no_pack_holds_is_refused(text: str, kind: str) -> None:
    with pytest.raises(PackError) as refused:
        read_pack(text)
    assert refused.value.kind == kind
