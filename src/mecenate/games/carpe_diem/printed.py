"""What is printed on the pieces, as everybody sees it: made once for each game and shared by all its views."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mecenate.games.carpe_diem.pieces_boards import lines
from mecenate.games.carpe_diem.pieces_cards import REWARDS, THINGS, ScoringCard
from mecenate.games.carpe_diem.view import Card, Circle, Printed, Task, Tile
from mecenate.games.carpe_diem.vocabulary import (
    CARD_SPACES,
    CELLS,
    CIRCLES,
    EDGES,
    GOODS,
    KINDS,
    LANDSCAPES,
)

if TYPE_CHECKING:
    from mecenate.games.carpe_diem.components import Components

SIDES: Final = ("north", "east", "south", "west")
OWNERS: Final = (None, 0, 1, 2, 3)


@final
class PrintedParts:
    """The pieces of a game, each in every state that a view can show, except tiles in a district."""

    def __init__(self, pieces: Components) -> None:
        self.printed: Final = _printed(pieces)
        # 4 * tile + quarter turns
        self.tiles: Final[list[Tile]] = [_tile(pieces, lying) for lying in range(4 * len(pieces.tiles))]
        # 8 * task + 2 * side + done
        self.tasks: Final[list[Task]] = [
            _task(pieces, number, side, done)
            for number in range(len(pieces.task_places))
            for side in range(4)
            for done in (False, True)
        ]
        # 12 * card + space
        self.cards: Final[list[Card]] = [card for printed in pieces.cards for card in _cards(printed)]
        # 5 * circle + owner
        self.circles: Final[list[Circle]] = [
            Circle(f"{CARD_SPACES[a]}-{CARD_SPACES[b]}", [CARD_SPACES[a], CARD_SPACES[b]], owner)
            for a, b in CIRCLES
            for owner in OWNERS
        ]


def _tile(pieces: Components, lying: int) -> Tile:
    """A tile as it lies: 4 * tile + quarter turns."""
    number = lying // 4
    kinds = [int(kind) for kind in (pieces.first_kind[number], pieces.second_kind[number]) if kind >= 0]
    return Tile(
        name=pieces.tiles[number],
        edges=[EDGES[int(pieces.edge[4 * lying + side])] for side in range(4)],
        kinds=[KINDS[kind] for kind in kinds],
        chimneys=int(pieces.chimneys[number]),
    )


def _task(pieces: Components, number: int, side: int, done: bool) -> Task:
    """A task on this side of a frame."""
    place = pieces.task_places[number]
    return Task(
        side=SIDES[side],
        place=place + 1,
        kind=KINDS[int(pieces.task_kind[number])],
        points=int(pieces.task_points[number]),
        line=[CELLS[cell] for cell in lines(side, place)],
        done=done,
    )


def _cards(printed: ScoringCard) -> list[Card]:
    """A scoring card on each space of the grid."""
    things = GOODS if printed.pays else THINGS
    needs = {things[thing]: count for thing, count in printed.needs}
    gives = {name: count for name, count in zip(REWARDS, printed.reward, strict=True) if count > 0}
    return [Card(space, printed.id, "red" if printed.pays else "green", needs, gives) for space in CARD_SPACES]


def _printed(pieces: Components) -> Printed:
    """The numbers that are the same for everybody."""
    return Printed(
        baker_bread=int(pieces.baker_bread),
        senator_steps=int(pieces.senator_steps),
        merchant_coins=int(pieces.merchant_extra),
        market_coins=int(pieces.market_coins),
        bakery_bread=int(pieces.bakery_bread),
        banner_steps=int(pieces.banner_steps),
        penalty=int(pieces.penalty),
        bread_for_a_card=int(pieces.bread_for_a_card),
        items_per_point=int(pieces.items_per_point),
        last_space=int(pieces.track_last),
        villas=[int(points) for points in pieces.villa_points],
        fountains={
            kind: int(pieces.fountain_points[n]) for n, kind in enumerate(KINDS) if pieces.fountain_copies[n] > 0
        },
        landscapes=dict(zip(LANDSCAPES, GOODS, strict=True)),
    )
