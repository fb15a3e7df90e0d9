"""What a bot looks at: a seat's works, its income, what its cards and the monuments would give, and the time left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.bits import count
from mecenate.core.feature_vector import FeatureVector, highest_of_others
from mecenate.core.state import SEATS
from mecenate.games.florenza.artists import cheapest
from mecenate.games.florenza.board import (
    ACTING,
    ARTISTS_RESERVED,
    CAPTAIN,
    CHURCH,
    COPIES,
    COPY,
    DISTRICT,
    DONE_BY,
    EFFECTS,
    ENOUGH,
    EXTRA_CARDS,
    FIORINI,
    FRONT,
    FRONTS,
    HAND,
    HAND_SIZE,
    HAND_SLOTS,
    HOLDING,
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
    PLAYED,
    POWER,
    PURSE,
    RESIDENCE,
    RESOURCES,
    ROUND,
    ROW,
    ROW_SIZE,
    SEVEN,
    SIX,
    STAGE,
    STEPS,
    UNUSED,
    WORKSHOP,
    Board,
)
from mecenate.games.florenza.monuments import has_the_money
from mecenate.games.florenza.playing import may_play
from mecenate.games.florenza.reading import CARD_KINDS
from mecenate.games.florenza.reading import EFFECTS as EFFECT_NAMES
from mecenate.games.florenza.scoring import maker_of, prestige_of_monuments, scores
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
)


def appraise(board: Board, seat: i64) -> float:
    """Prestige so far, and while the game runs what stock and income can still become."""
    if board.over:
        return float(scores(board)[int(seat)].total)
    cells = board.cells
    time = float(actions_to_come(board, seat))
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
    cells = board.cells
    return board.total(INCOME + SEVEN * seat, SIX) + cells[INCOME + SEVEN * seat + FIORINI] // 100


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


def actions_in_round(board: Board, seat: i64) -> i64:
    """How many actions the seat still has in this round, about."""
    cells = board.cells
    if cells[STAGE] != ACTING:
        return 0
    common = board.pieces.actions_a_round - cells[MARKER]
    actions = common if common > 0 else 0
    extra: i64 = 0
    while extra < 4:
        if (cells[STEPS + seat] >> extra) & 1 and board.pieces.actions_a_round + extra >= cells[MARKER]:
            actions += 1
        extra += 1
    return actions


def actions_to_come(board: Board, seat: i64) -> i64:
    """The same to the end of the game."""
    extra = count(board.cells[STEPS + seat])
    later = (board.pieces.rounds - board.cells[ROUND]) * (board.pieces.actions_a_round + extra)
    return later + actions_in_round(board, seat)


def describe(board: Board, seat: i64, vector: FeatureVector) -> None:
    """The numbers of FEATURES."""
    cells = board.cells
    first = IN_FRONT + SEVEN * seat
    vector.put(prestige(board, seat))
    vector.put(fronts(board, seat))
    vector.put_run(cells, first, SEVEN)
    vector.put_run(cells, INCOME + SEVEN * seat, SIX)
    vector.measure(float(cells[INCOME + SEVEN * seat + FIORINI]) / 100.0)
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
    describe_the_hand(board, seat, vector)
    describe_the_monuments(board, seat, vector)
    describe_the_table(board, seat, vector)


def describe_the_hand(board: Board, seat: i64, vector: FeatureVector) -> None:
    """The cards, and those that could be played now."""
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


def describe_the_monuments(board: Board, seat: i64, vector: FeatureVector) -> None:
    """The monuments of the row and the reserved ones: which could be finished, and what is lacking."""
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


def describe_the_table(board: Board, seat: i64, vector: FeatureVector) -> None:
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
    vector.put(actions_to_come(board, seat))
