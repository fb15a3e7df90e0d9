"""What a bot looks at: a seat's works, its income, what its cards and the monuments would give, and the time left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.bits import count
from mecenate.core.feature_vector import FeatureVector, highest_of_others
from mecenate.core.state import SEATS
from mecenate.games.florenza.artists import cheapest
from mecenate.games.florenza.board import Board
from mecenate.games.florenza.layout import (
    ARTISTS_RESERVED,
    CAPTAIN,
    CHURCH,
    DISTRICT,
    DONE_BY,
    EFFECTS,
    ENOUGH,
    EXTRA_CARDS,
    FIORINI,
    HAND,
    HAND_SIZE,
    HAND_SLOTS,
    HOLDING,
    IN_FRONT,
    INCOME,
    KEPT_BY,
    MONUMENT,
    MONUMENTS,
    NEW_CAPTAIN,
    PALACE,
    POWER,
    PURSE,
    RESOURCES,
    ROUND,
    ROW,
    ROW_SIZE,
    SEVEN,
    SIX,
    STEPS,
)
from mecenate.games.florenza.monuments import has_the_money
from mecenate.games.florenza.playing import may_play
from mecenate.games.florenza.reading import CARD_KINDS
from mecenate.games.florenza.reading import EFFECTS as EFFECT_NAMES
from mecenate.games.florenza.scoring import prestige_of_monuments, scores
from mecenate.games.florenza.standing import (
    actions_in_round,
    actions_to_come,
    fronts,
    is_captain_of_the_end,
    monuments_at,
    points_as_things_stand,
    points_for_fiorini,
    points_for_resources,
    points_of_sets,
    prestige,
)
from mecenate.games.florenza.vocabulary import RESOURCES as RESOURCE_NAMES

FEATURES: Final = (
    "prestige",
    "fronts",
    *(f"{kind} cards" for kind in CARD_KINDS),
    *(f"income of {name}" for name in RESOURCE_NAMES),
    "income of fiorini",
    *RESOURCE_NAMES,
    "resources",
    "fiorini",
    "district sets",
    "sets begun",
    "monuments finished",
    "monuments reserved",
    "prestige reserved",
    "artists reserved",
    "extra actions",
    "extra cards",
    *EFFECT_NAMES,
    "cards in hand",
    "prestige in hand",
    "cards that can be played",
    "best card that can be played",
    "monuments that can be finished",
    "best monument that can be finished",
    "least lacking for a monument",
    "captain",
    "next captain",
    "cheapest artist",
    "resources against the best rival",
    "fiorini against the best rival",
    "actions left in the round",
    "rounds left",
    "actions to come",
    "with guilds",
    "no action left",
    "one action left",
    "two actions left",
    "points for resources as things stand",
    "points for fiorini as things stand",
    "captain of the end as things stand",
    "best work with the last action",
    "best work with the last but one",
)


def appraise(board: Board, seat: i64) -> float:
    """Prestige so far, and while the game runs what stock and income can still become.

    A seat that has no action left gets what things stand at.
    """
    if board.over:
        return float(scores(board)[int(seat)].total)
    cells = board.cells
    time = float(actions_to_come(board, seat))
    if time == 0.0:
        return float(points_as_things_stand(board, seat))
    rounds = float(board.pieces.rounds - cells[ROUND])
    worth = float(prestige(board, seat) + fronts(board, seat) + points_of_sets(board, seat))
    worth += min(0.55, 0.11 * time) * stock(board, seat)
    worth += 0.3 * rounds * float(income(board, seat))
    worth += 1.3 * rounds * float(count(cells[STEPS + seat])) + 0.5 * rounds * float(cells[EXTRA_CARDS + seat])
    worth -= float(prestige_of_monuments(board, seat, KEPT_BY)) * max(0.05, 1.0 - 0.09 * time)
    worth -= 2.5 * float(cells[ARTISTS_RESERVED + seat]) * max(0.05, 1.0 - 0.09 * time)
    return worth + (0.6 if cells[CAPTAIN] == seat else 0.0) + (0.6 if cells[NEW_CAPTAIN] == seat + 1 else 0.0)


def stock(board: Board, seat: i64) -> float:
    """Resources, and fiorini at 100 a resource."""
    return float(board.resources_of(seat)) + float(board.cells[PURSE + seat]) / 100.0


def income(board: Board, seat: i64) -> i64:
    """What the cards bring in a round, in resources."""
    return board.total(INCOME + SEVEN * seat, SIX) + board.income(seat, FIORINI) // 100


def describe(board: Board, seat: i64, vector: FeatureVector) -> None:
    """The numbers of FEATURES."""
    cells = board.cells
    first = IN_FRONT + SEVEN * seat
    vector.put(prestige(board, seat))
    vector.put(fronts(board, seat))
    vector.put_run(cells, first, SEVEN)
    vector.put_run(cells, INCOME + SEVEN * seat, SIX)
    vector.measure(float(board.income(seat, FIORINI)) / 100.0)
    vector.put_run(cells, RESOURCES + SIX * seat, SIX)
    vector.put(board.resources_of(seat))
    vector.measure(float(cells[PURSE + seat]) / 100.0)
    palaces, churches, districts = cells[first + PALACE], cells[first + CHURCH], cells[first + DISTRICT]
    vector.put(min(palaces, churches, districts))
    vector.put(max(palaces, churches, districts))
    vector.put(monuments_at(board, seat, DONE_BY))
    vector.put(monuments_at(board, seat, KEPT_BY))
    vector.put(prestige_of_monuments(board, seat, KEPT_BY))
    vector.put(cells[ARTISTS_RESERVED + seat])
    vector.put(count(cells[STEPS + seat]))
    vector.put(cells[EXTRA_CARDS + seat])
    vector.put_run(cells, POWER + EFFECTS * seat, EFFECTS)
    card = describe_the_hand(board, seat, vector)
    monument = describe_the_monuments(board, seat, vector)
    left = actions_to_come(board, seat)
    describe_the_table(board, seat, left, vector)
    describe_the_end(board, seat, left, max(card, monument), vector)


def describe_the_hand(board: Board, seat: i64, vector: FeatureVector) -> i64:
    """The cards, and those that could be played now; returns the prestige of the best of these."""
    cells = board.cells
    pieces = board.pieces
    holding = cells[HOLDING + seat] | ENOUGH
    worth: i64 = 0
    playable: i64 = 0
    best: i64 = 0
    at = HAND + HAND_SLOTS * seat
    end = at + cells[HAND_SIZE + seat]
    while at < end:
        card = pieces.card_of[cells[at] - 1]
        worth += pieces.prestige[card]
        if (holding - pieces.needs[card]) & ENOUGH == ENOUGH and may_play(board, seat, card):
            playable += 1
            best = max(best, pieces.prestige[card])
        at += 1
    vector.put(cells[HAND_SIZE + seat])
    vector.put(worth)
    vector.put(playable)
    vector.put(best)
    return best


def describe_the_monuments(board: Board, seat: i64, vector: FeatureVector) -> i64:
    """The monuments of the row and the reserved ones: which could be finished, and what is lacking.

    Returns the prestige of the best that could be finished.
    """
    cells = board.cells
    pieces = board.pieces
    holding = cells[HOLDING + seat] | ENOUGH
    ready: i64 = 0
    best: i64 = 0
    lacking: i64 = 20
    monument: i64 = 0
    while monument < MONUMENTS:
        if is_within_reach(board, seat, monument):
            if (holding - pieces.monument_needs[monument]) & ENOUGH == ENOUGH and has_the_money(board, seat, monument):
                ready += 1
                best = max(best, pieces.monument_prestige[monument])
            lacking = min(lacking, lacking_for(board, seat, monument))
        monument += 1
    vector.put(ready)
    vector.put(best)
    vector.put(lacking)
    return best


def is_within_reach(board: Board, seat: i64, monument: i64) -> bool:
    """Whether a monument is reserved by the seat or lies in the row."""
    if board.cells[MONUMENT + monument] == KEPT_BY + seat:
        return True
    at = ROW
    end = ROW + board.cells[ROW_SIZE]
    while at < end:
        if board.cells[at] == monument + 1:
            return True
        at += 1
    return False


def lacking_for(board: Board, seat: i64, monument: i64) -> i64:
    """How many resources a seat lacks for a monument."""
    lacking: i64 = 0
    n: i64 = 0
    while n < SIX:
        lack = board.pieces.monument_cost[SEVEN * monument + n] - board.cells[RESOURCES + SIX * seat + n]
        lacking += lack if lack > 0 else 0
        n += 1
    return lacking


def describe_the_table(board: Board, seat: i64, left: i64, vector: FeatureVector) -> None:
    """The Captain, the artists, the majorities and the time left."""
    cells = board.cells
    vector.flag(cells[CAPTAIN] == seat)
    vector.flag(cells[NEW_CAPTAIN] == seat + 1)
    vector.measure(float(min(cheapest(board, seat, 7), 1000)) / 100.0)
    resources: i64 = 0
    other: i64 = 0
    while other < cells[SEATS]:
        if other != seat:
            resources = max(resources, board.resources_of(other))
        other += 1
    vector.put(board.resources_of(seat) - resources)
    vector.measure(float(cells[PURSE + seat] - highest_of_others(cells, PURSE, seat)) / 100.0)
    vector.put(actions_in_round(board, seat))
    vector.put(board.pieces.rounds - cells[ROUND])
    vector.put(left)
    vector.flag(board.pieces.with_guilds)


def describe_the_end(board: Board, seat: i64, left: i64, best: i64, vector: FeatureVector) -> None:
    """How near it is, what majorities would score now, and the best card or monument for the last two actions."""
    vector.flag(left == 0)
    vector.flag(left == 1)
    vector.flag(left == 2)
    vector.put(points_for_resources(board, seat))
    vector.put(points_for_fiorini(board, seat))
    vector.flag(is_captain_of_the_end(board, seat))
    vector.put(best if left == 1 else 0)
    vector.put(best if left == 2 else 0)
