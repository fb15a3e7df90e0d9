"""What a seat may see.

Not compiled: the view is data for people and networks, not for the inner loop of a search.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem.board import (
    BANNER,
    BELOW,
    BOARD,
    BREAD,
    CHIMNEYS,
    CIRCLE,
    COINS,
    DISCS,
    DONE,
    FRAME,
    GOOD,
    HAND,
    LOWER,
    PAWN,
    PHASE,
    PHASES,
    PILE,
    RETURNED,
    RING,
    ROUND,
    STORED,
    TILE,
    TRACK,
    TURN,
    UNSEEN,
    Board,
)
from mecenate.games.carpe_diem.pieces_boards import lines
from mecenate.games.carpe_diem.pieces_cards import REWARDS, THINGS
from mecenate.games.carpe_diem.scoring import breakdown, is_done
from mecenate.games.carpe_diem.words import CARD_SPACES, CELLS, CIRCLES, EDGES, GOODS, KINDS

SIDES = ("north", "east", "south", "west")


class Tile(msgspec.Struct, frozen=True):
    """A tile: its sides north, east, south, west as it lies, and what it shows."""

    name: str
    edges: list[str]
    kinds: list[str]
    chimneys: int


class Placed(msgspec.Struct, frozen=True):
    """A tile in a district."""

    cell: str
    turns: int
    tile: Tile


class Task(msgspec.Struct, frozen=True):
    """A task of the frame: the cells it looks along, and whether it is done."""

    side: str
    place: int
    kind: str
    points: int
    line: list[str]
    done: bool


class Card(msgspec.Struct, frozen=True):
    """A scoring card on the grid."""

    space: str
    id: str
    colour: str
    needs: dict[str, int]
    gives: dict[str, int]


class Circle(msgspec.Struct, frozen=True):
    """A circle between two cards, and whose disc lies there."""

    name: str
    cards: list[str]
    seat: int | None


class Player(msgspec.Struct, frozen=True):
    """What lies in front of a seat; fountain cards are None where only their owner knows them."""

    seat: int
    points: int
    score: dict[str, int | None]
    board: str
    shovel: str
    banners: list[str]
    tiles: list[Placed]
    tasks: list[Task]
    finished: dict[str, int]
    chimneys: int
    goods: dict[str, int]
    coins: int
    bread: int
    stored: int
    discs: int
    pawn: int | None
    track: int
    below: int
    fountain_cards: int
    hand: list[str] | None
    returned: list[str] | None


class View(msgspec.Struct, frozen=True):
    """Everything that one seat may know about a game of Carpe Diem."""

    game: str
    seat: int | None
    seats: int
    phase: int
    round: int
    first: int
    turn: int
    actor: int | None
    over: bool
    prompt: dict[str, Any] | None
    ring: list[list[Tile]]
    lower_row: list[Tile | None]
    unseen: dict[str, dict[str, int]]
    cards: list[Card]
    circles: list[Circle]
    fountain_pile: int
    track: list[list[int]]
    in_hand: Tile | None
    players: list[Player]


def tile(board: Board, lying: int) -> Tile:
    """A tile as it lies: 4 * tile + quarter turns."""
    pieces = board.pieces
    number = lying // 4
    kinds = [int(kind) for kind in (pieces.first_kind[number], pieces.second_kind[number]) if kind >= 0]
    return Tile(
        name=pieces.tiles[number],
        edges=[EDGES[int(pieces.edge[4 * lying + side])] for side in range(4)],
        kinds=[KINDS[kind] for kind in kinds],
        chimneys=int(pieces.chimneys[number]),
    )


def tasks(board: Board, seat: int) -> list[Task]:
    """The eight tasks of a frame, side by side from the north."""
    pieces = board.pieces
    found = []
    for side, name in enumerate(SIDES):
        piece = int(board.cells[FRAME + 4 * seat + side])
        for number in (2 * piece, 2 * piece + 1):
            place = pieces.task_places[number]
            found.append(
                Task(
                    side=name,
                    place=place + 1,
                    kind=KINDS[int(pieces.task_kind[number])],
                    points=int(pieces.task_points[number]),
                    line=[CELLS[cell] for cell in lines(side, place)],
                    done=bool(is_done(board, seat, number, side)),
                )
            )
    return found


def card(board: Board, space: int) -> Card:
    """The scoring card on a space of the grid."""
    printed = board.pieces.cards[int(board.card_at(space))]
    things = GOODS if printed.pays else THINGS
    return Card(
        space=CARD_SPACES[space],
        id=printed.id,
        colour="red" if printed.pays else "green",
        needs={things[thing]: count for thing, count in printed.needs},
        gives={name: count for name, count in zip(REWARDS, printed.reward, strict=True) if count > 0},
    )


def _kinds(board: Board, first: int) -> list[str]:
    return [name for n, name in enumerate(KINDS) for _ in range(int(board.cells[first + n]))]


def player(board: Board, seat: int, sees_all: bool) -> Player:
    """What lies in front of a seat, with its fountain cards if the viewer may see them (CAD-68)."""
    cells = board.cells
    pieces = board.pieces
    lying = [int(cells[TILE + 36 * seat + cell]) - 1 for cell in range(36)]
    score: dict[str, int | None] = dict(breakdown(board, seat))
    if not sees_all:
        score["fountains"] = None
    return Player(
        seat=seat,
        points=int(board.points_of(seat)),
        score=score,
        board=pieces.board_ids[int(cells[BOARD + seat])],
        shovel=CELLS[int(pieces.shovel[int(cells[BOARD + seat])])],
        banners=[name for n, name in enumerate(CELLS) if int(cells[BANNER + seat]) >> n & 1],
        tiles=[Placed(CELLS[n], code % 4, tile(board, code)) for n, code in enumerate(lying) if code >= 0],
        tasks=tasks(board, seat),
        finished={name: int(cells[DONE + 12 * seat + n]) for n, name in enumerate(KINDS)},
        chimneys=int(cells[CHIMNEYS + seat]),
        goods={name: int(cells[GOOD + 4 * seat + n]) for n, name in enumerate(GOODS)},
        coins=int(cells[COINS + seat]),
        bread=int(cells[BREAD + seat]),
        stored=int(cells[STORED + seat]),
        discs=int(cells[DISCS + seat]),
        pawn=int(cells[PAWN + seat]) or None,
        track=int(cells[TRACK + seat]),
        below=int(cells[BELOW + seat]),
        fountain_cards=int(board.total(HAND + 12 * seat, 12)),
        hand=_kinds(board, int(HAND) + 12 * seat) if sees_all else None,
        returned=_kinds(board, int(RETURNED) + 12 * seat) if sees_all else None,
    )


def unseen(board: Board) -> dict[str, dict[str, int]]:
    """The tiles still to come, by back and name; everybody can work them out (CAD-69)."""
    pieces = board.pieces
    found: dict[str, dict[str, int]] = {"white": {}, "black": {}}
    for pile in range(int(pieces.piles)):
        if board.cells[UNSEEN + pile] > 0:
            back = "white" if pile < pieces.white_piles else "black"
            found[back][pieces.tiles[int(pieces.pile_type[pile])]] = int(board.cells[UNSEEN + pile])
    return found


def track(board: Board) -> list[list[int]]:
    """The seats on each space of the banner track, the lowest disc first."""
    found: list[list[int]] = []
    for space in range(int(board.pieces.track_last) + 1):
        here = [seat for seat in range(board.seats) if board.cells[TRACK + seat] == space]
        found.append(sorted(here, key=lambda seat: int(board.cells[BELOW + seat])))
    return found


def view(board: Board, seat: int | None) -> View:
    """All that a seat (None: a spectator) may know; fountain cards are their owner's until the end (CAD-68)."""
    cells = board.cells
    prompt = board.prompt
    set_up = board.pieces.set_ups[board.seats - 2]
    placing = not board.over and board.asked_kind() == ask.PLACE
    return View(
        game="carpe_diem",
        seat=seat,
        seats=board.seats,
        phase=min(int(cells[PHASE]), int(PHASES) - 1) + 1,
        round=min(int(cells[ROUND]), 6) + 1,
        first=int(board.first_seat()),
        turn=int(cells[TURN]),
        actor=board.actor,
        over=board.over,
        prompt=None if prompt is None else prompt.to_dict(),
        ring=[
            [tile(board, 4 * (int(cells[RING + 4 * space + n]) - 1)) for n in range(4) if cells[RING + 4 * space + n]]
            for space in range(7)
        ],
        lower_row=[tile(board, 4 * (int(cells[LOWER + n]) - 1)) if cells[LOWER + n] else None for n in range(11)],
        unseen=unseen(board),
        cards=[card(board, space) for space in set_up.spaces],
        circles=[
            Circle(
                name=f"{CARD_SPACES[CIRCLES[n][0]]}-{CARD_SPACES[CIRCLES[n][1]]}",
                cards=[CARD_SPACES[space] for space in CIRCLES[n]],
                seat=int(cells[CIRCLE + n]) - 1 if cells[CIRCLE + n] else None,
            )
            for n in set_up.circles
        ],
        fountain_pile=int(board.total(PILE, 12))
        + sum(int(board.total(RETURNED + 12 * n, 12)) for n in range(board.seats)),
        track=track(board),
        in_hand=tile(board, 4 * int(board.about(0))) if placing else None,
        players=[player(board, other, board.over or other == seat) for other in range(board.seats)],
    )
