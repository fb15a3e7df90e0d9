"""The audit: every piece is somewhere, once, and play can lead to the position."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.audit import expect, expect_in_range, kinds_waiting
from mecenate.core.errors import PositionError
from mecenate.core.state import SEATS
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem import layout
from mecenate.games.carpe_diem.audit_district import audit_district
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.paying import set_size
from mecenate.games.carpe_diem.pieces_cards import CARD_BACKS
from mecenate.games.carpe_diem.vocabulary import CARD_SPACES
from mecenate.games.carpe_diem.vocabulary import KINDS as KIND_NAMES


def audit(board: Board) -> None:
    """Raise `PositionError` at the first thing that is impossible."""
    seats = range(int(board.cells[SEATS]))
    _ranges(board)
    _agenda(board)
    _ring(board, len(seats))
    _tiles(board, seats)
    _grid(board, seats)
    _track(board, seats)
    _fountain_cards(board, seats)
    for what, first, size in (("board", layout.BOARD, 1), ("frame", layout.FRAME, 4)):
        dealt = [int(board.cells[first + n]) for n in range(size * len(seats))]
        if len(set(dealt)) != len(dealt):
            raise PositionError(f"{what}: two seats have the same piece")
    for seat in seats:
        audit_district(board, seat)


def _ranges(board: Board) -> None:
    """Every number is in its range."""
    pieces = board.pieces
    tiles = len(pieces.tiles)
    limits = {
        "ring": tiles,
        "lower": tiles,
        "grid": len(pieces.cards),
        "board": len(pieces.board_ids) - 1,
        "frame": len(pieces.frame_ids) - 1,
        "tile": 4 * tiles,
        "track": int(pieces.track_last),
    }
    expect_in_range(board, limits)


def _agenda(board: Board) -> None:
    """The decision on top asks a seat, is about something that exists, and has at least one option."""
    if board.over:
        expect(int(board.cells[layout.PHASE]), int(layout.PHASES), "phase at the end")
        return
    waiting = kinds_waiting(board)
    if waiting[0] not in (ask.START, ask.END, ask.SCORED) or waiting[-1] > ask.BREAD:
        raise PositionError("agenda: it begins with the end of a turn or a scoring, and ends with a question")
    if any(kind not in (ask.DUE, ask.SECOND) for kind in waiting[1:-1]):
        raise PositionError("agenda: only a reward or a card can be in between")
    kind, about = board.asked_kind(), int(board.about(0))
    if kind == ask.PLACE and about >= len(board.pieces.tiles):
        raise PositionError("agenda: no such tile")
    if kind == ask.TAKE and (about >= layout.RING_SPACES or not board.has_tiles(about)):
        raise PositionError("agenda: no tiles at that space")
    if kind in (ask.CARD, ask.PAY, ask.BREAD) and (about >= len(CARD_SPACES) or board.card_at(about) < 0):
        raise PositionError("agenda: no card on that space")
    if kind == ask.PAY and not _can_go_on_paying(board, board.card_at(about)):
        raise PositionError("agenda: that card cannot be paid")
    if kind != ask.START and any(board.cells[layout.PAWN + seat] == 0 for seat in range(board.seats)):
        raise PositionError("pawn: not all pawns are on the ring")
    if kind == ask.MOVE and not any(board.has_tiles(space) for space in range(int(layout.RING_SPACES))):
        raise PositionError("agenda: no tiles are left on the ring")
    if not board.legal():
        raise PositionError("agenda: there is nothing to choose")


def _can_go_on_paying(board: Board, card: i64) -> bool:
    """Whether a red card is being paid, and its set is not complete yet."""
    return board.pieces.card_pays[card] == 1 and board.about(2) < set_size(board, card)


def _ring(board: Board, seats: int) -> None:
    """The tiles of a space are sorted without gaps, and those that leave the game are gone."""
    for space in range(int(layout.RING_SPACES)):
        codes = [int(board.on_ring(space, n)) for n in range(4)]
        shown = [code for code in codes if code > 0]
        if codes != sorted(shown) + [0] * (4 - len(shown)):
            raise PositionError(f"ring: the tiles of space {space + 1} are not in order")
        if 0 < len(shown) <= 4 - seats:
            raise PositionError(f"ring: the last tiles of space {space + 1} should have left the game")
    left = [
        int(board.cells[layout.LOWER + n]) for n in range(int(layout.LOWER_ROW)) if board.cells[layout.LOWER + n] > 0
    ]
    if left != sorted(left):
        raise PositionError("lower: the tiles are not in order")


def _tiles(board: Board, seats: range) -> None:
    """Every tile is unseen, on the ring, in the lower row, in a district, in the hand, stored or out of the game."""
    cells = board.cells
    pieces = board.pieces
    white, phase = int(pieces.white_piles), int(cells[layout.PHASE])
    dealt = 0 if _nothing_lies_open(board) else min(phase + 1, 3)
    black = 39 if _nothing_lies_open(board) else 28 if phase < layout.PHASES - 1 else 0
    expect(int(board.total(layout.UNSEEN, white)), 84 - 28 * dealt, "unseen white tiles")
    expect(int(board.total(layout.UNSEEN + white, 123 - white)), black, "unseen black tiles")
    total, counted = [0] * len(pieces.tiles), [0] * len(pieces.tiles)
    for pile, count in enumerate(pieces.pile_count):
        total[int(pieces.pile_type[pile])] += count
        counted[int(pieces.pile_type[pile])] += int(cells[layout.UNSEEN + pile])
    for first, count in ((layout.RING, 28), (layout.LOWER, int(layout.LOWER_ROW))):
        for n in range(count):
            if cells[first + n] > 0:
                counted[int(cells[first + n]) - 1] += 1
    for n in range(36 * len(seats)):
        if cells[layout.TILE + n] > 0:
            counted[(int(cells[layout.TILE + n]) - 1) // 4] += 1
    if not board.over and board.asked_kind() == ask.PLACE:
        counted[int(board.about(0))] += 1
    for tile, name in enumerate(pieces.tiles):
        if counted[tile] > total[tile]:
            raise PositionError(f"tiles: {counted[tile]} of {name}, there are {total[tile]}")
    gone = sum(int(cells[layout.STORED + seat]) for seat in seats) + _removed(board, len(seats))
    expect(sum(total) - sum(counted), gone, "tiles stored or out of the game")


def _nothing_lies_open(board: Board) -> bool:
    """Whether pawns are being placed before the first tiles and the cards (CAD-77)."""
    return board.pieces.pawns_first and not board.over and board.asked_kind() == ask.START


def _removed(board: Board, seats: int) -> int:
    """How many tiles have left the game: those of emptied spaces that nobody took."""
    phase = int(board.cells[layout.PHASE])
    emptied = 7 * phase
    if phase < layout.PHASES and not _nothing_lies_open(board):
        emptied += sum(not board.has_tiles(space) for space in range(int(layout.RING_SPACES)))
    return (4 - seats) * emptied


def _grid(board: Board, seats: range) -> None:
    """The right cards are on the right spaces, and each seat has four discs."""
    cells = board.cells
    pieces = board.pieces
    set_up = pieces.set_ups[len(seats) - 2]
    expected = [] if _nothing_lies_open(board) else set_up.spaces
    cards = [int(cells[layout.GRID + space]) - 1 for space in range(len(CARD_SPACES)) if cells[layout.GRID + space] > 0]
    if len(set(cards)) != len(cards):
        raise PositionError("grid: a card is there twice")
    if [n for n in range(len(CARD_SPACES)) if cells[layout.GRID + n] > 0] != expected:
        raise PositionError("grid: cards are on the wrong spaces")
    for back, drawn in zip(CARD_BACKS, set_up.drawn, strict=True):
        count = drawn if expected else 0
        expect(sum(pieces.cards[card].back == back for card in cards), count, f"grid: cards {back}")
    for circle in range(int(layout.CIRCLES)):
        if cells[layout.CIRCLE + circle] > 0 and circle not in set_up.circles:
            raise PositionError("circle: a disc is where there are no two cards")
    for seat in seats:
        placed = sum(cells[layout.CIRCLE + circle] == seat + 1 for circle in range(int(layout.CIRCLES)))
        expect(placed + int(cells[layout.DISCS + seat]), int(layout.PHASES), f"discs of seat {seat + 1}")


def _track(board: Board, seats: range) -> None:
    """The discs on a space form a stack."""
    for space in range(int(board.pieces.track_last) + 1):
        stack = sorted(
            int(board.cells[layout.BELOW + seat]) for seat in seats if board.cells[layout.TRACK + seat] == space
        )
        if stack != list(range(len(stack))):
            raise PositionError(f"below: the discs on space {space} do not form a stack")


def _fountain_cards(board: Board, seats: range) -> None:
    """Every card is in the pile, in a hand or put back; each seat holds one for each of its fountains."""
    cells = board.cells
    for kind, copies in enumerate(board.pieces.fountain_copies):
        counted = int(cells[layout.PILE + kind])
        counted += sum(int(board.cards_held(seat, kind) + board.cards_returned(seat, kind)) for seat in seats)
        expect(counted, copies, f"fountain cards: {KIND_NAMES[kind]}")
    for seat in seats:
        fountains = int(board.finished(seat, layout.FOUNTAIN))
        choosing = not board.over and board.asked_kind() == ask.FOUNTAIN and board.asked_seat() == seat
        expect(
            int(board.total(layout.HAND + layout.KINDS * seat, layout.KINDS)),
            fountains + choosing,
            f"hand of seat {seat + 1}",
        )
        expect(
            int(board.total(layout.RETURNED + layout.KINDS * seat, layout.KINDS)),
            fountains - choosing,
            f"returned of seat {seat + 1}",
        )
        if cells[layout.BUILT + seat] == 0 and cells[layout.STORED + seat] > 0:
            raise PositionError(f"stored: the first tile of seat {seat + 1} cannot be stored")
