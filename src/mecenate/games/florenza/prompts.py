"""Prompts: what the decision on top of the agenda is about, as facts that everybody may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.event import Fact
from mecenate.games.florenza import decisions as ask
from mecenate.games.florenza.artists import kinds_for
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.layout import HAND_SIZE, MARKER, ROUND, WORKS
from mecenate.games.florenza.printed import artist_kinds
from mecenate.games.florenza.reading import STEPS

STEP_NAMES: Final = [*STEPS, "end"]


def prompt_facts(board: Board) -> dict[str, Fact]:
    """The public facts of the decision that must be made."""
    kind = board.asked_kind()
    if kind == ask.ACTION:
        marker = board.cells[MARKER]
        common = marker < board.pieces.actions_a_round
        return {"round": int(board.cells[ROUND]), "step": int(marker + 1) if common else step_name(board)}
    if kind == ask.ENGAGE:
        return {"work": work_word(board, board.about(0)), "kinds": artist_kinds(kinds_for(board, board.about(0)))}
    if kind == ask.GIVE:
        return {"exchange": ask.EXCHANGES[int(board.about(1))], "left": int(board.about(0))}
    if kind == ask.TAKE:
        return {"exchange": ask.EXCHANGES[int(board.about(1))]}
    if kind == ask.KEEP:
        return {"cards": int(board.cells[HAND_SIZE + board.asked_seat()])}
    return {"round": int(board.cells[ROUND])}


def step_name(board: Board) -> str:
    """The step of the action marker: 1 to 4, then the names of the extra steps (FLO-18, FLO-19)."""
    marker = board.cells[MARKER]
    common = board.pieces.actions_a_round
    return str(marker + 1) if marker < common else STEP_NAMES[min(marker - common, len(STEP_NAMES) - 1)]


def work_word(board: Board, work: i64) -> str:
    """The text of a work of art."""
    pieces = board.pieces
    return pieces.monuments[work - WORKS] if work >= WORKS else pieces.cards[pieces.card_of[work]]
