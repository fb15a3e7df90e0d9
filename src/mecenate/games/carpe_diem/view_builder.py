"""Builds views: the table as everybody sees it, and what a seat sees in addition, its fountain cards."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from mecenate.core.prompt import prompt_data
from mecenate.core.state import SEATS
from mecenate.core.view_cache import PrivateView, ViewCache
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem import layout
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.layout import CARD_SPACES as GRID_SPACES
from mecenate.games.carpe_diem.layout import CELLS as DISTRICT
from mecenate.games.carpe_diem.layout import KINDS as SORTS
from mecenate.games.carpe_diem.scoring import breakdown, is_done, points_for_fountains
from mecenate.games.carpe_diem.view import Placed, Player, Task, Tile, View
from mecenate.games.carpe_diem.vocabulary import CELLS, GOODS, KINDS

# Lists, because compiled code indexes a list faster than a tuple.
CELL_NAMES: Final = list(CELLS)
GOOD_NAMES: Final = list(GOODS)
KIND_NAMES: Final = list(KINDS)


def public_view(board: Board, last: ViewCache) -> View:
    """What everybody sees; fountain cards are hidden until the end (CAD-68)."""
    cells = board.cells
    printed = board.pieces.printed_parts
    set_up = board.pieces.set_ups[board.seats - 2]
    placing = not board.over and board.asked_kind() == ask.PLACE
    was: View | None = last.public
    return View(
        game="carpe_diem",
        seat=None,
        seats=board.seats,
        phase=min(cells[layout.PHASE], layout.PHASES - 1) + 1,
        round=min(cells[layout.ROUND], layout.ROUNDS - 1) + 1,
        first=board.first_seat(),
        turn=cells[layout.TURN],
        actor=board.actor,
        over=board.over,
        prompt=prompt_data(board.prompt),
        ring=[ring_space(board, space) for space in range(layout.RING_SPACES)],
        lower_row=[
            tile(board, cells[layout.LOWER + n]) if cells[layout.LOWER + n] > 0 else None
            for n in range(layout.LOWER_ROW)
        ],
        unseen=was.unseen
        if was is not None and last.unchanged(layout.UNSEEN, layout.RING - layout.UNSEEN)
        else unseen(board),
        cards=[
            printed.cards[GRID_SPACES * board.card_at(space) + space]
            for space in set_up.spaces
            if board.card_at(space) >= 0
        ],
        circles=[printed.circles[5 * n + cells[layout.CIRCLE + n]] for n in set_up.circles],
        fountain_pile=fountain_pile(board),
        track=track(board),
        in_hand=tile(board, board.about(0) + 1) if placing else None,
        players=players(board, last),
        printed=printed.printed,
    )


def private_view(board: Board, public: View, seat: int, last: ViewCache) -> PrivateView:
    """What a seat sees in addition: its own fountain cards, and what they would score (CAD-68)."""
    player = public.players[seat]
    if board.over:
        return PrivateView(player)
    was = last.private.get(seat)
    if was is not None and player is last.public.players[seat]:
        return was
    score = player.score.copy()
    score["fountains"] = int(points_for_fountains(board, seat))
    return PrivateView(
        replace(
            player,
            score=score,
            hand=fountain_cards(board, layout.HAND + SORTS * seat),
            returned=fountain_cards(board, layout.RETURNED + SORTS * seat),
        )
    )


def players(board: Board, last: ViewCache) -> list[Player]:
    """What the seats have; a player that has not changed is the same object as in `last`."""
    was: View | None = last.public
    return [
        was.players[seat] if was is not None and last.seat_unchanged(seat) else player(board, seat)
        for seat in range(board.cells[SEATS])
    ]


def tile(board: Board, code: i64) -> Tile:
    """The tile of a cell that holds 1 + tile, not turned."""
    return board.pieces.printed_parts.tiles[4 * (code - 1)]


def ring_space(board: Board, space: i64) -> list[Tile]:
    """The tiles at a space of the ring."""
    first = layout.RING + layout.A_SPACE * space
    return [tile(board, board.cells[at]) for at in range(first, first + layout.A_SPACE) if board.cells[at] > 0]


def unseen(board: Board) -> dict[str, dict[str, int]]:
    """The tiles still to come, by back and name; they are public (CAD-69)."""
    pieces = board.pieces
    white: dict[str, int] = {}
    black: dict[str, int] = {}
    pile: i64 = 0
    while pile < pieces.piles:
        left = board.cells[layout.UNSEEN + pile]
        if left > 0:
            back = white if pile < pieces.white_piles else black
            back[pieces.tiles[pieces.pile_type[pile]]] = int(left)
        pile += 1
    return {"white": white, "black": black}


def fountain_pile(board: Board) -> int:
    """The fountain cards in the pile, those put back under it included."""
    return int(board.total(layout.PILE, SORTS) + board.total(layout.RETURNED, SORTS * board.cells[SEATS]))


def track(board: Board) -> list[list[int]]:
    """The seats on each space of the banner track, the lowest disc first."""
    cells = board.cells
    spaces: list[list[int]] = [[] for _ in range(board.pieces.track_last + 1)]
    for below in range(cells[SEATS]):
        for seat in range(cells[SEATS]):
            if cells[layout.BELOW + seat] == below:
                spaces[cells[layout.TRACK + seat]].append(seat)
    return spaces


def player(board: Board, seat: i64) -> Player:
    """What a seat has; its fountain cards only when the game is over (CAD-68)."""
    cells = board.cells
    pieces = board.pieces
    score: dict[str, int | None] = {**breakdown(board, seat)}
    if not board.over:
        score["fountains"] = None
    return Player(
        seat=seat,
        points=board.points_of(seat),
        score=score,
        board=pieces.board_ids[cells[layout.BOARD + seat]],
        shovel=CELL_NAMES[pieces.shovel[cells[layout.BOARD + seat]]],
        banners=[name for n, name in enumerate(CELL_NAMES) if (cells[layout.BANNER + seat] >> n) & 1],
        tiles=district(board, seat),
        tasks=tasks(board, seat),
        finished={name: int(board.finished(seat, n)) for n, name in enumerate(KIND_NAMES)},
        chimneys=cells[layout.CHIMNEYS + seat],
        goods={name: int(board.goods(seat, n)) for n, name in enumerate(GOOD_NAMES)},
        coins=cells[layout.COINS + seat],
        bread=cells[layout.BREAD + seat],
        stored=cells[layout.STORED + seat],
        discs=cells[layout.DISCS + seat],
        pawn=cells[layout.PAWN + seat] if cells[layout.PAWN + seat] > 0 else None,
        track=cells[layout.TRACK + seat],
        below=cells[layout.BELOW + seat],
        fountain_cards=board.total(layout.HAND + SORTS * seat, SORTS),
        hand=fountain_cards(board, layout.HAND + SORTS * seat) if board.over else None,
        returned=fountain_cards(board, layout.RETURNED + SORTS * seat) if board.over else None,
    )


def district(board: Board, seat: i64) -> list[Placed]:
    """The tiles of a seat with their rotations."""
    printed = board.pieces.printed_parts
    placed: list[Placed] = []
    cell: i64 = 0
    while cell < DISTRICT:
        lying = board.tile_at(seat, cell) - 1
        if lying >= 0:
            finished = finished_kinds(board, seat, cell, lying >> 2)
            placed.append(Placed(CELL_NAMES[cell], lying & 3, printed.tiles[lying], finished))
        cell += 1
    return placed


def finished_kinds(board: Board, seat: i64, cell: i64, tile: i64) -> list[str]:
    """The kinds on a tile that are complete where it lies (CAD-30)."""
    pieces = board.pieces
    finished: list[str] = []
    for kind in [pieces.first_kind[tile], pieces.second_kind[tile]]:
        if kind >= 0 and (board.cells[layout.COVERED + layout.KINDS * seat + kind] >> cell) & 1:
            finished.append(KIND_NAMES[kind])
    return finished


def tasks(board: Board, seat: i64) -> list[Task]:
    """The eight tasks of a frame, side by side from the north."""
    printed = board.pieces.printed_parts
    shown: list[Task] = []
    side: i64 = 0
    while side < 4:
        first = 2 * board.frame_piece(seat, side)
        for number in range(first, first + 2):
            done: i64 = 1 if is_done(board, seat, number, side) else 0
            shown.append(printed.tasks[8 * number + 2 * side + done])
        side += 1
    return shown


def fountain_cards(board: Board, first: i64) -> list[str]:
    """Fountain cards counted by kind, as a list."""
    return [name for n, name in enumerate(KIND_NAMES) for _ in range(board.cells[first + n])]
