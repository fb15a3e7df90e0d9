"""What a seat has, what it would score as things stand, and how many actions are left to it."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.bits import count
from mecenate.core.state import DEPTH, SEATS
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.layout import (
    ACTING,
    CAPTAIN,
    CHURCH,
    COPIES,
    COPY,
    DISTRICT,
    DONE_BY,
    FIORINI,
    FRONT,
    FRONTS,
    IN_FRONT,
    INCOME,
    KEPT_BY,
    MARKER,
    MONUMENT,
    MONUMENTS,
    NEW_CAPTAIN,
    PALACE,
    PER_ARTIST_SET,
    PER_DISTRICT_SET,
    PER_MONUMENT,
    PER_RESIDENCE,
    PER_WORKSHOP,
    PLACE,
    PLAYED,
    PURSE,
    RESIDENCE,
    ROUND,
    SEVEN,
    SIX,
    STAGE,
    STEPS,
    UNUSED,
    WORKSHOP,
)
from mecenate.games.florenza.rounds import EXTRA_STEPS
from mecenate.games.florenza.scoring import (
    artist_sets,
    maker_of,
    prestige_of_monuments,
    prestige_of_unused_artists,
)


def prestige(board: Board, seat: i64) -> i64:
    """What is printed on the finished monuments and the cards in front."""
    pieces = board.pieces
    cells = board.cells
    points = prestige_of_monuments(board, seat, DONE_BY)
    copy: i64 = 0
    while copy < COPIES:
        if cells[COPY + copy] == PLAYED + seat:
            points += pieces.prestige[pieces.card_of[copy]]
        copy += 1
    return points


def fronts(board: Board, seat: i64) -> i64:
    """What the artists that a seat has engaged are worth (FLO-61)."""
    cells = board.cells
    points: i64 = 0
    front: i64 = 0
    while front < FRONTS:
        work = cells[FRONT + front] - 1
        if work >= 0 and work < UNUSED - 1 and maker_of(board, work) == seat:
            points += board.pieces.front[front]
        front += 1
    return points


def monuments_at(board: Board, seat: i64, where: i64) -> i64:
    """How many monuments a seat has finished, or reserved."""
    monuments: i64 = 0
    monument: i64 = 0
    while monument < MONUMENTS:
        if board.cells[MONUMENT + monument] == where + seat:
            monuments += 1
        monument += 1
    return monuments


def points_of_sets(board: Board, seat: i64) -> i64:
    """District sets, and what guilds give for sets, monuments and cards."""
    cells = board.cells
    first = IN_FRONT + SEVEN * seat
    sets = min(cells[first + PALACE], cells[first + CHURCH], cells[first + DISTRICT])
    points = sets * (board.pieces.district_set + board.power_of(seat, PER_DISTRICT_SET))
    points += board.power_of(seat, PER_WORKSHOP) * cells[first + WORKSHOP]
    points += board.power_of(seat, PER_RESIDENCE) * cells[first + RESIDENCE]
    points += board.power_of(seat, PER_MONUMENT) * monuments_at(board, seat, DONE_BY)
    return points + board.power_of(seat, PER_ARTIST_SET)


def points_as_things_stand(board: Board, seat: i64) -> i64:
    """The final total if nobody acts again and the Captain's choice changes nothing."""
    points = prestige(board, seat) + fronts(board, seat) + points_of_sets(board, seat)
    if board.power_of(seat, PER_ARTIST_SET) > 0:
        points += board.power_of(seat, PER_ARTIST_SET) * (artist_sets(board, seat) - 1)
    points += points_for_resources(board, seat) + points_for_fiorini(board, seat)
    points += board.pieces.captain_point if is_captain_of_the_end(board, seat) else 0
    points -= prestige_of_monuments(board, seat, KEPT_BY)
    return points - prestige_of_unused_artists(board, seat)


def points_for_resources(board: Board, seat: i64) -> i64:
    """What the resources of a seat score if nobody acts again, with the income of the round."""
    mine = resources_with_income(board, seat)
    above: i64 = 0
    other: i64 = 0
    while other < board.cells[SEATS]:
        above += 1 if resources_with_income(board, other) > mine else 0
        other += 1
    return board.pieces.most_resources[above] if above < len(board.pieces.most_resources) else 0


def resources_with_income(board: Board, seat: i64) -> i64:
    """What a seat holds after an income of its cards."""
    return board.resources_of(seat) + board.total(INCOME + SEVEN * seat, SIX)


def points_for_fiorini(board: Board, seat: i64) -> i64:
    """What the money of a seat scores if nobody acts again, with the income of the round."""
    cells = board.cells
    mine = cells[PURSE + seat] + board.income(seat, FIORINI)
    above: i64 = 0
    other: i64 = 0
    while other < cells[SEATS]:
        above += 1 if cells[PURSE + other] + board.income(other, FIORINI) > mine else 0
        other += 1
    return board.pieces.most_fiorini[above] if above < len(board.pieces.most_fiorini) else 0


def is_captain_of_the_end(board: Board, seat: i64) -> bool:
    """Whether the seat becomes Captain after this round if nobody takes the card any more."""
    taker = board.cells[NEW_CAPTAIN] - 1
    return seat == (taker if taker >= 0 else board.in_turn_order(1))


def actions_in_round(board: Board, seat: i64) -> i64:
    """How many actions the seat still has in this round."""
    cells = board.cells
    if cells[STAGE] != ACTING:
        return 0
    actions: i64 = 0
    step = cells[MARKER]
    if has_had_its_turn(board, seat):
        step += 1
    while step < board.pieces.actions_a_round + EXTRA_STEPS:
        extra = step - board.pieces.actions_a_round
        if extra < 0 or (cells[STEPS + seat] >> extra) & 1:
            actions += 1
        step += 1
    return actions


def has_had_its_turn(board: Board, seat: i64) -> bool:
    """Whether the seat has acted in this step of the round; a seat that is asked has not."""
    place = (seat - board.cells[CAPTAIN] + board.cells[SEATS]) % board.cells[SEATS]
    asked = board.cells[PLACE] - 1
    return place < asked or (place == asked and (board.cells[DEPTH] == 0 or board.asked_seat() != seat))


def actions_to_come(board: Board, seat: i64) -> i64:
    """How many actions the seat still has in the game."""
    extra = count(board.cells[STEPS + seat])
    later = (board.pieces.rounds - board.cells[ROUND]) * (board.pieces.actions_a_round + extra)
    return later + actions_in_round(board, seat)
