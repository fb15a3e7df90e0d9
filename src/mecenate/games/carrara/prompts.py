"""Prompts: what the decision on top of the agenda is about, as facts that everybody may know."""

from __future__ import annotations

from mecenate.core.event import Fact
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.layout import VISITED, VISITOR
from mecenate.games.carrara.vocabulary import CITIES, POSITIONS


def prompt_facts(board: Board) -> dict[str, Fact]:
    """The public facts of the decision that must be made."""
    pieces = board.pieces
    kind = board.asked_kind()
    facts: dict[str, Fact] = {}
    if kind == ask.MAIN and board.cells[VISITOR] != 0 and board.cells[VISITOR] != board.asked_seat() + 1:
        facts = {"visitor": int(board.cells[VISITOR]) - 1, "section": int(board.cells[VISITED]) + 1}
    elif kind == ask.TAKE:
        facts = {"position": POSITIONS[int(board.about(0))], "taken": int(board.about(1))}
    elif kind == ask.SITE:
        facts = {"tile": pieces.tiles[int(board.about(0))]}
    elif kind == ask.PAY:
        tile_name = pieces.tiles[int(board.about(0))]
        facts = {"tile": tile_name, "city": CITIES[int(board.about(1))], "blocks": int(board.about(2))}
    elif kind == ask.CLAIM_SECTOR:
        position = board.about(0)
        shown = (board.decoration_at(position), board.statue_at(position))
        facts = {"items": [pieces.items[int(item)] for item in shown]}
    elif kind == ask.PLACE:
        facts = {"item": pieces.items[int(board.about(0))]}
    return facts
