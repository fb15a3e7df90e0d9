"""Muse & Princess: phase A2, in which the six characters are won."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.bits import bit
from mecenate.core.event import Fact, Scribe
from mecenate.core.state import SEATS
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import layout
from mecenate.games.princes.board import Board
from mecenate.games.princes.money import pay
from mecenate.games.princes.powers import has_a_pile
from mecenate.games.princes.vocabulary import CHARACTER, PASS
from mecenate.games.princes.vocabulary import CHARACTERS as NAMES

SPACES: Final[i64] = 71
"""Bid spaces of all characters together."""


def on_the_banker(board: Board) -> i64:
    """The florins on the Banker's card: none after he is taken, until the next A2 begins (PRI-77)."""
    cells = board.cells
    if cells[layout.BANKER_SEAT] > 0:
        return 0
    before_the_first = cells[layout.ROUND] == 0 or (
        cells[layout.ROUND] == 1 and cells[layout.PHASE] < layout.CHARACTERS
    )
    return board.pieces.banker_start if before_the_first else cells[layout.BANKER_MONEY]


def begin_the_characters(board: Board, scribe: Scribe) -> None:
    """All cards come back, money is put on the Banker, and the first player begins (PRI-61, PRI-67, PRI-77)."""
    cells = board.cells
    pieces = board.pieces
    board.answered()
    cells[layout.PHASE] = layout.CHARACTERS
    cells[layout.CHARACTERS_GONE] = 0
    character: i64 = 0
    while character <= layout.BANKER:
        cells[layout.CHARACTER_OWNER + character] = 0
        character += 1
    if cells[layout.ROUND] > 1 and cells[layout.BANKER_SEAT] == 0:
        cells[layout.BANKER_MONEY] += pieces.banker_growth
    else:
        cells[layout.BANKER_MONEY] = pieces.banker_start
    cells[layout.BANKER_SEAT] = 0
    seat: i64 = 0
    while seat < cells[SEATS]:
        cells[layout.STATUS + seat] = layout.FREE
        seat += 1
    board.ask(ask.NEXT_PAWN, cells[layout.FIRST])
    if scribe.listening:
        scribe.tell("on the banker", -1, {"florins": int(cells[layout.BANKER_MONEY])})


def characters_are_over(board: Board) -> bool:
    """Whether everybody has taken a character or passed: then A2 ends (PRI-66)."""
    return board.free_players() == 0


def next_pawn(board: Board, scribe: Scribe) -> None:
    """The next free player in A2 takes the card under its pawn, or is asked for a card (PRI-64, PRI-66)."""
    cells = board.cells
    seat = board.asked_seat()
    board.answered()
    while cells[layout.STATUS + seat] != layout.FREE:
        seat = board.next_seat(seat)
    board.ask(ask.NEXT_PAWN, board.next_seat(seat))
    if cells[layout.PAWN + seat] > 0:
        take_the_character(board, seat, scribe)
    else:
        board.ask(ask.CHARACTER, seat)


def pawn_on(board: Board, character: i64) -> i64:
    """The seat whose pawn lies on this character; -1 if none does."""
    seat: i64 = 0
    while seat < board.cells[SEATS]:
        pawn = board.cells[layout.PAWN + seat]
        if pawn > 0 and board.pieces.space_character[pawn - 1] == character:
            return seat
        seat += 1
    return -1


def offer_characters(board: Board, seat: i64, choices: list[Action]) -> None:
    """Any space of a free card, above the pawn there, that the seat can pay; or pass (PRI-63, PRI-64)."""
    cells = board.cells
    pieces = board.pieces
    money = cells[layout.MONEY + seat]
    space: i64 = 0
    while space < SPACES:
        character = pieces.space_character[space]
        holder = pawn_on(board, character)
        lowest: i64 = pieces.space_of[cells[layout.PAWN + holder] - 1] + 1 if holder >= 0 else 0
        gone = cells[layout.CHARACTERS_GONE] & bit(character) != 0
        while space < SPACES and pieces.space_character[space] == character:
            hundreds = pieces.space_of[space]
            if not gone and hundreds >= lowest and (character == layout.BANKER or 100 * hundreds <= money):
                choices.append(pieces.actions[CHARACTER + space])
            space += 1
    choices.append(pieces.actions[PASS])


def place_a_pawn(board: Board, seat: i64, space: i64, scribe: Scribe) -> None:
    """Put the pawn on a space; a pawn on that card goes back to its owner (PRI-64)."""
    character = board.pieces.space_character[space]
    board.answered()
    other = pawn_on(board, character)
    if other >= 0:
        board.cells[layout.PAWN + other] = 0
    board.cells[layout.PAWN + seat] = space + 1
    if scribe.listening:
        facts: dict[str, Fact] = {
            "character": NAMES[int(character)],
            "florins": int(100 * board.pieces.space_of[space]),
        }
        if other >= 0:
            facts["over"] = int(other)
        scribe.tell("pawn", seat, facts)


def pass_the_characters(board: Board, seat: i64, scribe: Scribe) -> None:
    """Leave A2 (PRI-66)."""
    board.answered()
    board.cells[layout.STATUS + seat] = layout.OUT
    if scribe.listening:
        scribe.tell("withdraw", seat, {})


def take_the_character(board: Board, seat: i64, scribe: Scribe) -> None:
    """Pay and take the card for the rest of A2; ask about a power that can be used at once (PRI-65, PRI-73, PRI-76)."""
    cells = board.cells
    space = cells[layout.PAWN + seat] - 1
    character = board.pieces.space_character[space]
    florins = 100 * board.pieces.space_of[space]
    cells[layout.PAWN + seat] = 0
    cells[layout.STATUS + seat] = layout.BOUGHT
    cells[layout.CHARACTERS_GONE] |= bit(character)
    if character == layout.BANKER:
        visit_the_banker(board, seat, florins, scribe)
        return
    pay(board, seat, florins, scribe)
    cells[layout.CHARACTER_OWNER + character] = seat + 1
    if scribe.listening:
        scribe.tell("character", seat, {"character": NAMES[int(character)], "florins": int(florins)})
    if character == layout.MERCHANT or (character == layout.PROFESSOR and has_a_pile(board)):
        board.ask(ask.POWER, seat, character, 0)


def visit_the_banker(board: Board, seat: i64, florins: i64, scribe: Scribe) -> None:
    """Get the money on the card minus the bid; the card goes back at once (PRI-77)."""
    paid = board.cells[layout.BANKER_MONEY] - florins
    board.cells[layout.MONEY + seat] += paid
    board.cells[layout.BANKER_SEAT] = seat + 1
    if scribe.listening:
        scribe.tell("banker", seat, {"florins": int(paid)})
