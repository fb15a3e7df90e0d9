"""The ring: where the pawn goes, and which tile it takes."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.bits import BITS
from mecenate.core.event import Scribe
from mecenate.core.state import SEATS
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.layout import A_SPACE, BREAD, PAWN, RING, RING_SPACES
from mecenate.games.carpe_diem.vocabulary import BREAD_TO, GO, TAKE


def offer_starts(board: Board, choices: list[Action]) -> None:
    """Any space of the ring without a pawn (CAD-14); with the option, any space (CAD-76)."""
    space: i64 = 0
    while space < RING_SPACES:
        if board.pieces.starts_are_shared or not has_a_pawn(board, space):
            choices.append(board.pieces.actions[GO + space])
        space += 1


def has_a_pawn(board: Board, space: i64) -> bool:
    """Whether any pawn stands at a space."""
    seat: i64 = 0
    while seat < board.cells[SEATS]:
        if board.cells[PAWN + seat] == space + 1:
            return True
        seat += 1
    return False


def start_at(board: Board, seat: i64, space: i64, scribe: Scribe) -> None:
    """Put the pawn down (CAD-14)."""
    board.cells[PAWN + seat] = space + 1
    board.answered()
    if scribe.listening:
        scribe.tell("start", seat, {"space": int(space) + 1})


def walk(board: Board, space: i64, step: i64) -> i64:
    """The first space with a tile in one direction, possibly the one where the walk began (CAD-17, CAD-18)."""
    at = (space + step) % RING_SPACES
    while not board.has_tiles(at):
        at = (at + step) % RING_SPACES
    return at


def reachable(board: Board, seat: i64) -> i64:
    """The spaces a pawn can walk to, as bits (CAD-17); with free steps also its own (CAD-75)."""
    here = board.cells[PAWN + seat] - 1
    right = walk(board, here, 1)
    left = walk(board, here, RING_SPACES - 1)
    spaces = BITS[right] | BITS[left]
    if board.pieces.steps_are_free and board.has_tiles(here) and passes_an_empty_space(board, here):
        spaces |= BITS[here]
    return spaces


def passes_an_empty_space(board: Board, space: i64) -> bool:
    """Whether one of the two neighbouring spaces has no tile."""
    left = (space + RING_SPACES - 1) % RING_SPACES
    return not board.has_tiles((space + 1) % RING_SPACES) or not board.has_tiles(left)


def offer_moves(board: Board, seat: i64, choices: list[Action]) -> None:
    """Where the pawn can walk, and for a bread the other spaces with tiles (CAD-17, CAD-19)."""
    actions = board.pieces.actions
    near = reachable(board, seat)
    space: i64 = 0
    while space < RING_SPACES:
        if (near >> space) & 1:
            choices.append(actions[GO + space])
        space += 1
    if board.cells[BREAD + seat] == 0:
        return
    space = 0
    while space < RING_SPACES:
        if not (near >> space) & 1 and board.has_tiles(space):
            choices.append(actions[BREAD_TO + space])
        space += 1


def go_to(board: Board, seat: i64, space: i64, bread: i64, scribe: Scribe) -> None:
    """Move the pawn, for this much bread; then the seat takes a tile there (CAD-16, CAD-19)."""
    board.cells[PAWN + seat] = space + 1
    board.cells[BREAD + seat] -= bread
    if scribe.listening:
        scribe.tell("go", seat, {"space": int(space) + 1, "bread": int(bread)})
    board.answered()
    board.ask(ask.TAKE, seat, space)


def offer_tiles(board: Board, choices: list[Action]) -> None:
    """The tiles at the space of the pawn, equal ones once (CAD-20)."""
    cells = board.cells
    at = RING + A_SPACE * board.about(0)
    n: i64 = 0
    while n < A_SPACE and cells[at + n] != 0:
        if n == 0 or cells[at + n] != cells[at + n - 1]:
            choices.append(board.pieces.actions[TAKE + cells[at + n] - 1])
        n += 1


def take_a_tile(board: Board, seat: i64, tile: i64, scribe: Scribe) -> None:
    """Take a tile from the ring; the last tiles of the space may leave the game (CAD-20, CAD-21)."""
    cells = board.cells
    space = board.about(0)
    first = RING + A_SPACE * space
    last = first + A_SPACE - 1
    at = first
    while cells[at] != tile + 1:
        at += 1
    while at < last:
        cells[at] = cells[at + 1]
        at += 1
    cells[last] = 0
    if scribe.listening:
        scribe.tell("take", seat, {"tile": board.pieces.tiles[int(tile)], "space": int(space) + 1})
    clear_leftovers(board, space, scribe)
    board.answered()
    board.ask(ask.PLACE, seat, tile)


def clear_leftovers(board: Board, space: i64, scribe: Scribe) -> None:
    """Once as many tiles as there are players were taken from a space, the others leave the game (CAD-21)."""
    cells = board.cells
    first = RING + A_SPACE * space
    left = A_SPACE - cells[SEATS]
    if left == 0 or cells[first] == 0 or cells[first + left] != 0:
        return
    gone: list[str] = []
    n: i64 = 0
    while n < left:
        if scribe.listening:
            gone.append(board.pieces.tiles[int(cells[first + n]) - 1])
        cells[first + n] = 0
        n += 1
    if scribe.listening:
        scribe.tell("remove", -1, {"tiles": gone, "space": int(space) + 1})
