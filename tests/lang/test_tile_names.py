"""The tiles of Carpe Diem are called after what one sees on them, not after what the engine calls them."""

from __future__ import annotations

import re

import pytest

import mecenate
from mecenate.lang import LANGUAGES
from mecenate.lang.language import Language

# A word of the engine, an underscore, or a number that counts nothing.
IDENTIFIER = re.compile(r"\b(opposite|then|way)\b|_|\d(?! [^\W\d])")


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_tile_is_called_by_its_identifier(code: str) -> None:
    game = mecenate.game("carpe_diem")
    tiles: list[str] = game.pieces.tiles  # type: ignore[attr-defined]
    names = [Language(code).word("carpe_diem", tile) for tile in tiles]
    assert len(names) > 50
    assert not [name for name in names if IDENTIFIER.search(name)]
