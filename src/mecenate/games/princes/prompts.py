"""Prompts: what the decision on top of the agenda is about, as facts that everybody may know."""

from __future__ import annotations

from mecenate.core.event import Fact
from mecenate.games.princes import decisions as ask
from mecenate.games.princes.board import Board
from mecenate.games.princes.layout import ROUND
from mecenate.games.princes.vocabulary import BUILDINGS, CHARACTERS, DECKS, LOTS, PIECES, PROFESSIONS


def prompt_facts(board: Board) -> dict[str, Fact]:
    """The public facts of the decision that must be made."""
    kind = board.asked_kind()
    a, b, c = int(board.about(0)), int(board.about(1)), int(board.about(2))
    facts: dict[str, Fact] = {}
    if kind in (ask.OPEN, ask.LAST):
        facts = {"florins": int(board.opening_bid())}
    elif kind == ask.BID:
        facts = {
            "lot": LOTS[a],
            "bid": 100 * b,
            "next": 100 * b + int(board.pieces.raising),
            "leader": c & 15,
        }
    elif kind == ask.PLACE:
        facts = {"piece": PIECES[a]}
    elif kind in (ask.KEEP, ask.UNDER):
        facts = {"pile": DECKS[a]}
    elif kind == ask.TURN:
        facts = {"actions": a, "offers": int(board.pieces.offers) - c if board.pieces.cooperation else 0}
    elif kind == ask.BONUS:
        facts = {"profession": PROFESSIONS[a], "value": b, "least": int(board.pieces.least[board.cells[ROUND]])}
    elif kind == ask.CONVERT:
        facts = {"value": a, "pay": a * int(board.pieces.pay)}
    elif kind == ask.POWER:
        facts = {"character": CHARACTERS[a], "last": b}
    elif kind == ask.MERCHANT:
        facts = {"lot": LOTS[a], "florins": 100 * b}
    elif kind in (ask.JOINT, ask.SUM):
        facts = {"building": BUILDINGS[a], "partner": b}
    elif kind in (ask.ANSWER, ask.REPLY):
        facts = {"building": BUILDINGS[a], "other": b, "florins": 100 * c}
    return facts
