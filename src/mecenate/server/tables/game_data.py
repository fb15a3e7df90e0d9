"""The rules of a table as data, for work in another process."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from mecenate.core import catalogue
from mecenate.core.game import Game


class GameData(msgspec.Struct, frozen=True):
    """The base of what worker processes are given: which game is played, with which options and pieces."""

    game: dict[str, Any]
    """The arguments of `catalogue.game`, without a replaced pack."""
    pack: str | None

    def build(self) -> Game:
        """The game."""
        return catalogue.game(components=None if self.pack is None else json.loads(self.pack), **self.game)
