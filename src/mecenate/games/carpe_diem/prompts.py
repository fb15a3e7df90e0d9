"""What a decision is about, in facts for everybody; and why something is not legal now, in words for the actor."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.event import Fact
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem import words as say
from mecenate.games.carpe_diem.board import BREAD, BUILT, PHASE, TILE, Board
from mecenate.games.carpe_diem.pieces_cards import REWARDS, THINGS
from mecenate.games.carpe_diem.words import CARD_SPACES, CELLS, GOODS, KINDS


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


def why_not(board: Board, action: Action) -> str:
    """A few words, for the actor, on why this action is not legal now; empty if nothing better is known."""
    word = action.id
    kind = board.asked_kind()
    seat = int(board.asked_seat())
    if kind == ask.MOVE and word < say.AT:
        return _why_not_move(board, word, seat)
    if kind == ask.START and word < say.BREAD_TO:
        return f"there is a pawn at space {word + 1} already"
    if kind == ask.PLACE and say.AT <= word < say.STORE:
        return _why_not_there(board, (word - int(say.AT)) // 4, seat)
    if kind == ask.PLACE and word == say.STORE:
        return "the first tile goes on the shovel"
    if kind == ask.DISC and say.DISC <= word < say.SCORE:
        return "there is a disc already, or no card on one side"
    if kind == ask.PAY and word == say.ENOUGH:
        return "a card that you can pay must be fulfilled once, and a set paid to its end"
    if kind == ask.TAKE and word >= say.TAKE:
        return f"that tile is not at space {int(board.about(0)) + 1}"
    return "it is not part of the choice before you"


def _why_not_move(board: Board, word: int, seat: int) -> str:
    space = word % 7
    if not board.has_tiles(space):
        return f"there is no tile at space {space + 1}"
    if word < say.BREAD_TO:
        return f"you cannot walk to space {space + 1}"
    if board.cells[BREAD + seat] == 0:
        return "you have no bread"
    return f"you can walk to space {space + 1} without bread"


def _why_not_there(board: Board, cell: int, seat: int) -> str:
    if board.cells[TILE + 36 * seat + cell] > 0:
        return f"there is a tile on {CELLS[cell]}"
    if board.cells[BUILT + seat] == 0:
        return "the first tile goes on the shovel"
    return f"it does not fit on {CELLS[cell]} like that, or {CELLS[cell]} has no tile beside it"
