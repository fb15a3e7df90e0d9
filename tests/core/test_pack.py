"""Packs as they are read from the packages of the games."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from mecenate.core.pack import load_pack

GAMES = ("carrara", "princes", "florenza", "carpe_diem")


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_is_what_its_file_says(game: str) -> None:
    text = (files(f"mecenate.games.{game}") / "components.toml").read_text(encoding="utf-8")
    for _ in range(2):
        assert load_pack(f"mecenate.games.{game}") == tomllib.loads(text)


@pytest.mark.parametrize("game", GAMES)
def test_who_changes_a_pack_changes_no_other(game: str) -> None:
    package = f"mecenate.games.{game}"
    before = load_pack(package)
    changed = load_pack(package)
    merged = load_pack(package, {})
    for pack in (changed, merged):
        for block in pack.values():
            block.clear()
    assert load_pack(package) == before
