"""What a bot looks at: a seat's district, its goods, what the scoring cards would give, and the time left."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from mecenate.core.bits import bit, count
from mecenate.core.feature_vector import FeatureVector, highest_of_others
from mecenate.core.state import SEATS
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.building import FACE_MASK, chimneys_on, reach
from mecenate.games.carpe_diem.cards import NEEDS, times_owned
from mecenate.games.carpe_diem.layout import (
    A_SPACE,
    BANNER,
    BREAD,
    BUILT,
    CARD_SPACES,
    CELLS,
    CHIMNEYS,
    CIRCLE,
    CIRCLES,
    COINS,
    COVERED,
    DISCS,
    DONE,
    GOOD,
    GOODS,
    HAND,
    KINDS,
    NEED,
    PAWN,
    PHASE,
    PHASES,
    RING,
    RING_SPACES,
    ROUND,
    ROUNDS,
    STORED,
    TRACK,
    VILLA,
    VILLA_POINTS,
)
from mecenate.games.carpe_diem.ring import reachable
from mecenate.games.carpe_diem.scoring import points_for_fountains, points_for_leftovers, points_for_the_frame
from mecenate.games.carpe_diem.vocabulary import KINDS as KIND_NAMES

OPEN_KINDS: Final[i64] = 9
"""Villas, landscapes and dwellings: what can lie there unfinished."""

FEATURES: Final = (
    "points",
    "villas",
    "track",
    "track of the best rival",
    "fountains",
    "frame",
    "coins",
    "bread",
    "goods",
    "grapes",
    "herbs",
    "chickens",
    "fish",
    "stored",
    "fountain cards",
    "built",
    "banners",
    "chimneys",
    *(f"finished {kind}" for kind in KIND_NAMES),
    *(f"open sides of {kind}" for kind in KIND_NAMES[:9]),
    "cells with one open side",
    "cells with more",
    "best circle",
    "second circle",
    "third circle",
    "discs",
    "turns to the scoring",
    "turns to the end",
    *(f"card {space + 1} of the grid" for space in range(12)),
    *(f"{kind} on the ring" for kind in KIND_NAMES),
    *(f"{kind} within reach" for kind in KIND_NAMES),
    "tiles within reach that go on with something",
    *(f"{kind} with one open side" for kind in KIND_NAMES[:9]),
    "chimneys of open villas",
)

STEP: Final = 0.6
"""The weight of a pair of cards that could be scored now but has not been."""


def points_now(board: Board, seat: i64) -> i64:
    """The total if the game ended now (CAD-60)."""
    cells = board.cells
    points = board.points_of(seat) + cells[VILLA_POINTS + seat] + points_for_leftovers(board, seat)
    return points + cells[TRACK + seat] + points_for_fountains(board, seat) + points_for_the_frame(board, seat)


def appraise(board: Board, seat: i64) -> float:
    """Points now, and while the game runs what the cards promise and goods, bread and open sides are worth."""
    sure = float(points_now(board, seat))
    if board.over:
        return sure
    cells = board.cells
    left = float(PHASES - cells[PHASE])
    goods = float(board.goods_of(seat) + cells[COINS + seat])
    best = best_circles(board, seat)
    worth = sure + 0.35 * goods + 0.5 * float(min(cells[BREAD + seat], 9))
    worth += STEP * float(best[0]) + 0.25 * float(best[1] + best[2])
    done: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        done += cells[DONE + KINDS * seat + kind]
        kind += 1
    return worth + 0.3 * left * float(done) + 0.15 * left * float(cells[BUILT + seat] - cells[STORED + seat])


def card_worth(board: Board, seat: i64, space: i64) -> i64:
    """Points that a scoring card would give the seat now, steps and coins reckoned in; the penalty if none."""
    pieces = board.pieces
    card = board.card_at(space)
    if card < 0:
        return 0
    times = sets_payable(board, seat, card) if pieces.card_pays[card] else times_owned(board, seat, card)
    if times == 0:
        return 0 - pieces.penalty
    reward = pieces.card_reward
    at = NEEDS * card
    return times * (reward[at] + reward[at + 3]) + times * (reward[at + 1] + reward[at + 2]) // 2


def sets_payable(board: Board, seat: i64, card: i64) -> i64:
    """How many sets of a red card goods and coins pay for."""
    pieces = board.pieces
    cells = board.cells
    times: i64 = 0
    while times < 4:
        lack: i64 = 0
        n: i64 = 0
        while n < NEEDS and pieces.need_thing[NEEDS * card + n] >= 0:
            need = pieces.need_count[NEEDS * card + n] * (times + 1)
            have = cells[GOOD + GOODS * seat + pieces.need_thing[NEEDS * card + n]]
            lack += need - have if need > have else 0
            n += 1
        if lack > cells[COINS + seat]:
            return times
        times += 1
    return times


def best_circles(board: Board, seat: i64) -> vec[i64]:
    """What the three best free circles would give the seat now, the best first."""
    worth = vec[i64]()
    space: i64 = 0
    while space < CARD_SPACES:
        worth = append(worth, card_worth(board, seat, space))
        space += 1
    first: i64 = -99
    second: i64 = -99
    third: i64 = -99
    table = CIRCLES * (board.cells[SEATS] - 2)
    circle: i64 = 0
    while circle < CIRCLES:
        if board.pieces.open_circle[table + circle] and board.cells[CIRCLE + circle] == 0:
            both = worth[board.pieces.circle_cards[2 * circle]] + worth[board.pieces.circle_cards[2 * circle + 1]]
            if both > first:
                third = second
                second = first
                first = both
            elif both > second:
                third = second
                second = both
            elif both > third:
                third = both
        circle += 1
    best = vec[i64]()
    best = append(best, first if first > -99 else 0)
    best = append(best, second if second > -99 else 0)
    return append(best, third if third > -99 else 0)


def describe(board: Board, seat: i64, vector: FeatureVector) -> None:
    """The numbers of FEATURES."""
    cells = board.cells
    vector.put(board.points_of(seat))
    vector.put(cells[VILLA_POINTS + seat])
    vector.put(cells[TRACK + seat])
    vector.put(highest_of_others(cells, TRACK, seat))
    vector.put(points_for_fountains(board, seat))
    vector.put(points_for_the_frame(board, seat))
    vector.put(cells[COINS + seat])
    vector.put(cells[BREAD + seat])
    vector.put(board.goods_of(seat))
    vector.put_run(cells, GOOD + GOODS * seat, GOODS)
    vector.put(cells[STORED + seat])
    vector.put(board.total(HAND + KINDS * seat, KINDS))
    vector.put(cells[BUILT + seat])
    vector.put(count(cells[BANNER + seat]))
    vector.put(cells[CHIMNEYS + seat])
    vector.put_run(cells, DONE + KINDS * seat, KINDS)
    describe_open_sides(board, seat, vector)
    vector.put_run(best_circles(board, seat), 0, 3)
    vector.put(cells[DISCS + seat])
    to_scoring = ROUNDS - cells[ROUND]
    vector.put(to_scoring)
    vector.put(to_scoring + ROUNDS * (PHASES - 1 - cells[PHASE]))
    space: i64 = 0
    while space < CARD_SPACES:
        vector.put(card_worth(board, seat, space))
        space += 1
    describe_the_ring(board, vector)
    describe_the_next_step(board, seat, vector)
    describe_what_is_open(board, seat, vector)


def describe_the_next_step(board: Board, seat: i64, vector: FeatureVector) -> None:
    """How many tiles of each kind lie where the pawn can go without bread, and how many have a kind that lies open."""
    first = vector.at
    vector.put_bits(0, KINDS)
    useful: i64 = 0
    if board.cells[PAWN + seat] > 0 and has_tiles(board):
        open_kinds = kinds_that_lie_open(board, seat)
        spaces = reachable(board, seat)
        space: i64 = 0
        while spaces >> space != 0:
            place: i64 = 0
            while (spaces >> space) & 1 and place < A_SPACE and board.on_ring(space, place) > 0:
                tile = board.on_ring(space, place) - 1
                kind = board.pieces.first_kind[tile]
                second = board.pieces.second_kind[tile]
                vector.numbers[first + kind] += 1.0
                if second >= 0:
                    vector.numbers[first + second] += 1.0
                if (open_kinds >> kind) & 1 or (second >= 0 and (open_kinds >> second) & 1):
                    useful += 1
                place += 1
            space += 1
    vector.put(useful)


def has_tiles(board: Board) -> bool:
    """Whether the ring has a tile."""
    space: i64 = 0
    while space < RING_SPACES:
        if board.has_tiles(space):
            return True
        space += 1
    return False


def kinds_that_lie_open(board: Board, seat: i64) -> i64:
    """The kinds of which a side looks at an empty cell, as bits."""
    kinds: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        need = board.need_at(seat, cell) & FACE_MASK
        while need != 0:
            if need & 15 != 0:
                kinds |= bit((need & 15) - 1)
            need >>= 4
        cell += 1
    return kinds


def describe_what_is_open(board: Board, seat: i64, vector: FeatureVector) -> None:
    """How many things of each kind lack one side, and the chimneys of villas that are not finished."""
    first = vector.at
    vector.put_bits(0, OPEN_KINDS)
    chimneys: i64 = 0
    kind: i64 = 0
    while kind < OPEN_KINDS:
        seen = board.cells[COVERED + KINDS * seat + kind]
        cell: i64 = 0
        while cell < CELLS:
            if not (seen >> cell) & 1 and shows(board, seat, cell, kind):
                things = reach(board, seat, cell, kind, 0)
                seen |= things
                if open_sides(board, seat, things, kind) == 1:
                    vector.numbers[first + kind] += 1.0
                if kind == VILLA:
                    chimneys += chimneys_on(board, seat, things)
            cell += 1
        kind += 1
    vector.put(chimneys)


def shows(board: Board, seat: i64, cell: i64, kind: i64) -> bool:
    """Whether the tile on a cell has a kind; False on an empty cell."""
    tile = (board.tile_at(seat, cell) - 1) >> 2
    return tile >= 0 and (board.pieces.first_kind[tile] == kind or board.pieces.second_kind[tile] == kind)


def open_sides(board: Board, seat: i64, things: i64, kind: i64) -> i64:
    """How many sides of the kind on these cells look at empty cells."""
    sides: i64 = 0
    cell: i64 = 0
    while things >> cell != 0:
        if (things >> cell) & 1:
            lying = board.tile_at(seat, cell) - 1
            side: i64 = 0
            while side < 4:
                if board.pieces.edge[4 * lying + side] == kind + 1:
                    sides += 1 if board.tile_at(seat, board.pieces.neighbour[4 * cell + side]) == 0 else 0
                side += 1
        cell += 1
    return sides


def describe_the_ring(board: Board, vector: FeatureVector) -> None:
    """How many tiles of each kind lie on the ring."""
    first = vector.at
    vector.put_bits(0, KINDS)
    at = RING
    while at < RING + A_SPACE * RING_SPACES:
        tile = board.cells[at] - 1
        if tile >= 0:
            vector.numbers[first + board.pieces.first_kind[tile]] += 1.0
            second = board.pieces.second_kind[tile]
            if second >= 0:
                vector.numbers[first + second] += 1.0
        at += 1


def describe_open_sides(board: Board, seat: i64, vector: FeatureVector) -> None:
    """How many sides of each kind look at empty cells, and how many cells are looked at once, or more often."""
    cells = board.cells
    sides = vector.at
    vector.put_bits(0, OPEN_KINDS)
    once: i64 = 0
    more: i64 = 0
    at = NEED + CELLS * seat
    end = at + CELLS
    while at < end:
        need = cells[at]
        if need != 0:
            asked: i64 = 0
            side: i64 = 0
            while side < 4:
                edge = (need >> (4 * side)) & 15
                if edge != 0:
                    asked += 1
                    vector.numbers[sides + edge - 1] += 1.0
                side += 1
            once += 1 if asked == 1 else 0
            more += 1 if asked > 1 else 0
        at += 1
    vector.put(once)
    vector.put(more)
