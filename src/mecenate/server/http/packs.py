"""Packs: what is printed on the pieces of a game, and what the engine says about a pack that somebody edits."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from mecenate.core import catalogue
from mecenate.core.pack_text import MAX_TEXT
from mecenate.server.bots.queue import Lane
from mecenate.server.http.dependencies import AnInquiry
from mecenate.server.packs.jobs import PackCheck, PackPage, check_changes, check_text, show_pack

MAX_CHECKED = 1000
BlockName = Annotated[str, msgspec.Meta(max_length=200)]


class PackText(msgspec.Struct, forbid_unknown_fields=True):
    """A pack as the text of a TOML file."""

    text: Annotated[str, msgspec.Meta(max_length=MAX_TEXT)]


class PackChanges(msgspec.Struct, forbid_unknown_fields=True):
    """The parts of a pack that differ, and the blocks that were compared with the printed game."""

    changes: dict[str, Any]
    checked: Annotated[list[BlockName], msgspec.Meta(max_length=MAX_CHECKED)] = []


class PacksController(Controller):
    """What is printed on the pieces. Nothing is stored: a pack is a file, or belongs to a table."""

    path = "/api/packs"
    tags = ("packs",)

    @get("/{game:str}", operation_id="pack", sync_to_thread=False)
    def pack(self, game: FromPath[str]) -> PackPage:
        """All parts of a game, each with its source and how sure it is."""
        return show_pack(game)

    @post("/{game:str}/check", operation_id="check_pack", status_code=200)
    async def check(self, inquiry: AnInquiry, game: FromPath[str], data: JSONBody[PackChanges]) -> PackCheck:
        """What the engine says about changes, and their text as a TOML file."""
        catalogue.entry(game)
        return await inquiry.answer(Lane.ANALYSIS, check_changes, game, data.changes, data.checked)

    @post("/{game:str}/read", operation_id="read_pack", status_code=200)
    async def read(self, inquiry: AnInquiry, game: FromPath[str], data: JSONBody[PackText]) -> PackCheck:
        """What the engine says about the text of a TOML file."""
        catalogue.entry(game)
        return await inquiry.answer(Lane.ANALYSIS, check_text, game, data.text)
