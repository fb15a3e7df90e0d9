"""The estate: where a piece may be placed, and which pieces still fit."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.bits import bit
from mecenate.core.event import Scribe
from mecenate.core.state import SEATS
from mecenate.games.princes import layout
from mecenate.games.princes.board import Board
from mecenate.games.princes.borders import NEIGHBOURS, TABLE
from mecenate.games.princes.layout import pair_of
from mecenate.games.princes.shapes import beside
from mecenate.games.princes.vocabulary import PIECES, PLACE


def border_at(board: Board, seat: i64, other: i64) -> i64:
    """The index of these two seats in the tables of `Borders`."""
    return TABLE * (board.cells[SEATS] - 2) + 5 * seat + other


def neighbours_at(board: Board, seat: i64) -> i64:
    """The index of a seat's neighbours in `Borders.near`."""
    return NEIGHBOURS * (5 * (board.cells[SEATS] - 2) + seat)


def facing_walls(board: Board, seat: i64) -> i64:
    """The squares of a seat that face a building or a palace of a neighbour (PRI-85)."""
    borders = board.pieces.borders
    squares: i64 = 0
    near = neighbours_at(board, seat)
    end = near + NEIGHBOURS
    while near < end and borders.near[near] >= 0:
        other = borders.near[near]
        at = border_at(board, seat, other)
        walls = board.cells[layout.WALLS + other] & borders.theirs[at]
        shift = borders.shift[at]
        squares |= walls << shift if shift >= 0 else walls >> -shift
        near += 1
    return squares


def border_squares(board: Board, seat: i64, partner: i64) -> i64:
    """The squares of a seat that face any neighbour except this partner (-1: no exception)."""
    borders = board.pieces.borders
    squares: i64 = 0
    near = neighbours_at(board, seat)
    end = near + NEIGHBOURS
    while near < end and borders.near[near] >= 0:
        if borders.near[near] != partner:
            squares |= borders.own[border_at(board, seat, borders.near[near])]
        near += 1
    return squares


def closed_to_buildings(board: Board, seat: i64, partner: i64 = -1) -> i64:
    """The squares of a seat on which no new building may stand (PRI-45, PRI-46, PRI-84, PRI-85, PRI-86)."""
    closed = board.cells[layout.TAKEN + seat]
    builders = board.cells[layout.BUILDERS + seat]
    if builders < board.pieces.touch_from:
        closed |= beside(board.cells[layout.WALLS + seat])
        if board.pieces.cooperation:
            closed |= facing_walls(board, seat)
            if builders == 0:
                closed |= border_squares(board, seat, partner)
    return closed


def closed_to(board: Board, seat: i64, piece: i64) -> i64:
    """The squares of a seat that are closed to this piece; for a landscape only the taken ones (PRI-24, PRI-92)."""
    return board.cells[layout.TAKEN + seat] if piece >= layout.BUILDING_TYPES else closed_to_buildings(board, seat)


def fits(board: Board, seat: i64, piece: i64) -> bool:
    """Whether the piece has a legal placement on this estate."""
    return (board.cells[layout.FITS + seat] >> piece) & 1 == 1


def offer_placements(board: Board, seat: i64, piece: i64, choices: list[Action]) -> None:
    """Every legal placement, in the order of the vocabulary (PRI-44)."""
    pieces = board.pieces
    masks = pieces.place_mask
    closed = closed_to(board, seat, piece)
    at = board.cells[layout.FIT + layout.PIECE_TYPES * seat + piece]
    end = pieces.place_first[piece + 1]
    while at < end:
        if masks[at] & closed == 0:
            choices.append(pieces.actions[PLACE + at])
        at += 1


def only_placement(board: Board, seat: i64, piece: i64) -> i64:
    """The placement of a piece that fits in only one way; -1 if there are more."""
    masks = board.pieces.place_mask
    closed = closed_to(board, seat, piece)
    only = board.cells[layout.FIT + layout.PIECE_TYPES * seat + piece]
    at = only + 1
    end = board.pieces.place_first[piece + 1]
    while at < end:
        if masks[at] & closed == 0:
            return -1
        at += 1
    return only


def tell_the_place(board: Board, seat: i64, placement: i64, scribe: Scribe) -> None:
    """Tell where a piece is placed (PRI-44)."""
    if scribe.listening:
        laid = board.pieces.placements[int(placement)]
        scribe.tell("place", seat, {"piece": PIECES[laid.piece], "turn": laid.turn, "foot": laid.foot()})


def offer_joint_placements(board: Board, seat: i64, partner: i64, building: i64, choices: list[Action]) -> None:
    """Every legal placement across the border with the partner (PRI-82, PRI-83)."""
    borders = board.pieces.borders
    low = min(seat, partner)
    high = max(seat, partner)
    relation = borders.relation[border_at(board, low, high)]
    closed_low = closed_to_buildings(board, low, high)
    closed_high = closed_to_buildings(board, high, low)
    first_word = PLACE + len(board.pieces.placements)
    at = board.cells[layout.JOINT_FIT + 10 * pair_of(low, high) + building]
    end = borders.first[10 * relation + building + 1]
    while at < end:
        if borders.low[at] & closed_low == 0 and borders.high[at] & closed_high == 0:
            word = borders.low_word[at] if seat == low else borders.high_word[at]
            choices.append(board.pieces.actions[first_word + word])
        at += 1


# ---------------------------------------------------------------------- what still fits


def estate_changed(board: Board, seat: i64, walls: i64) -> None:
    """Squares were covered, `walls` of them by a building: find what still fits.

    What did not fit does not fit now, so the search continues from the last placement found. For a neighbour only a
    building at the border changes anything.
    """
    refit(board, seat, False)
    if not board.pieces.cooperation:
        return
    refit_pairs(board, seat, False)
    borders = board.pieces.borders
    near = neighbours_at(board, seat)
    end = near + NEIGHBOURS
    while near < end and borders.near[near] >= 0:
        other = borders.near[near]
        if walls & borders.own[border_at(board, seat, other)] != 0:
            refit(board, other, False)
            refit_pairs(board, other, False)
        near += 1


def builders_changed(board: Board, seat: i64) -> None:
    """A builder opens squares: search again from the first placement."""
    refit(board, seat, True)
    if board.pieces.cooperation:
        refit_pairs(board, seat, True)


def refit(board: Board, seat: i64, afresh: bool) -> None:
    """Find the first legal placement of each piece."""
    cells = board.cells
    masks = board.pieces.place_mask
    ends = board.pieces.place_first
    closed = closed_to_buildings(board, seat)
    fitting: i64 = 0
    piece: i64 = 0
    while piece < layout.PIECE_TYPES:
        if piece == layout.BUILDING_TYPES:
            closed = cells[layout.TAKEN + seat]
        at = ends[piece] if afresh else cells[layout.FIT + layout.PIECE_TYPES * seat + piece]
        end = ends[piece + 1]
        while at < end and masks[at] & closed != 0:
            at += 1
        cells[layout.FIT + layout.PIECE_TYPES * seat + piece] = at
        if at < end:
            fitting |= bit(piece)
        piece += 1
    cells[layout.FITS + seat] = fitting


def refit_pairs(board: Board, seat: i64, afresh: bool) -> None:
    """Find the first legal joint placement of each building with each neighbour."""
    borders = board.pieces.borders
    near = neighbours_at(board, seat)
    end = near + NEIGHBOURS
    while near < end and borders.near[near] >= 0:
        other = borders.near[near]
        if seat < other:
            refit_pair(board, seat, other, afresh)
        else:
            refit_pair(board, other, seat, afresh)
        near += 1


def refit_pair(board: Board, low: i64, high: i64, afresh: bool) -> None:
    """Find the first legal joint placement of each building for two neighbours."""
    cells = board.cells
    borders = board.pieces.borders
    relation = borders.relation[border_at(board, low, high)]
    closed_low = closed_to_buildings(board, low, high)
    closed_high = closed_to_buildings(board, high, low)
    pair = pair_of(low, high)
    fitting: i64 = 0
    building: i64 = 0
    while building < layout.BUILDING_TYPES:
        cell = layout.JOINT_FIT + layout.BUILDING_TYPES * pair + building
        at = borders.first[10 * relation + building] if afresh else cells[cell]
        end = borders.first[10 * relation + building + 1]
        while at < end and (borders.low[at] & closed_low != 0 or borders.high[at] & closed_high != 0):
            at += 1
        cells[cell] = at
        if at < end:
            fitting |= bit(building)
        building += 1
    cells[layout.JOINT_FITS + pair] = fitting
