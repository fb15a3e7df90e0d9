"""Prompts: what the decision on top of the agenda is about, as facts that everybody may know."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.event import Fact
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.layout import PHASE
from mecenate.games.carpe_diem.pieces_cards import REWARDS, THINGS
from mecenate.games.carpe_diem.vocabulary import CARD_SPACES, GOODS, KINDS


def prompt_facts(board: Board) -> dict[str, Fact]:
    """The public facts of the decision that must be made."""
    pieces = board.pieces
    kind = board.asked_kind()
    about = int(board.about(0))
    facts: dict[str, Fact] = {}
    if kind == ask.TAKE:
        facts = {"space": about + 1}
    elif kind == ask.PLACE:
        facts = {"tile": pieces.tiles[about]}
    elif kind == ask.REWARD:
        facts = {"kinds": [KINDS[about], KINDS[int(board.about(1))]]}
    elif kind == ask.CARD:
        facts = card_facts(board, about) | card_facts(board, board.about(1), "2")
    elif kind in (ask.PAY, ask.BREAD):
        facts = card_facts(board, about)
        facts["times"] = int(board.about(1))
    elif kind == ask.DISC:
        facts = {"phase": int(board.cells[PHASE]) + 1}
    return facts


def card_facts(board: Board, space: i64, mark: str = "") -> dict[str, Fact]:
    """A card of the grid for events and prompts: its id, its space, what it needs and what it gives."""
    card = board.pieces.cards[int(board.card_at(space))]
    things = GOODS if card.pays else THINGS
    return {
        f"card{mark}": card.id,
        f"space{mark}": CARD_SPACES[int(space)],
        f"needs{mark}": [f"{count} {things[thing]}" for thing, count in card.needs],
        f"gives{mark}": [f"{count} {REWARDS[n]}" for n, count in enumerate(card.reward) if count > 0],
    }
