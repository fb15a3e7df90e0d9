"""What a bot looks at: a seat's estate, the works in its hand, its lead in an auction, and the time left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.agenda import argument, kind_of, seat_of
from mecenate.core.bits import count
from mecenate.core.feature_vector import FeatureVector, highest_of_others
from mecenate.core.state import AGENDA, DEPTH, SEATS
from mecenate.games.princes import decisions as ask
from mecenate.games.princes.auction import end_of_lots, first_lot
from mecenate.games.princes.board import Board
from mecenate.games.princes.layout import (
    ACTIONS,
    ANY_LANDSCAPE,
    AUCTION,
    BEST,
    BONUS,
    BONUS_BITS,
    BUILDER,
    BUILDERS,
    CHARACTER_OWNER,
    FIRST,
    FITS,
    FREE,
    FREEDOMS,
    GLORY,
    HAND,
    HAVE,
    JESTER,
    JESTERS,
    LANDSCAPES,
    MONEY,
    PHASE,
    PRESTIGE_BITS,
    PRESTIGE_LOT,
    PROFESSION_BITS,
    RECRUITS,
    ROUND,
    ROUNDS,
    STATUS,
    TABLE,
    TAKEN,
)
from mecenate.games.princes.lots import is_for_sale, may_have
from mecenate.games.princes.scoring import prestige_cards
from mecenate.games.princes.shapes import SQUARES
from mecenate.games.princes.vocabulary import BUILDINGS, CHARACTERS, LOTS
from mecenate.games.princes.works import bonus_total, common_value, for_building, for_freedom, for_landscape, liked

NOBODY: Final[i64] = -1

FEATURES: Final = (
    "prestige",
    "prestige cards",
    "value of prestige cards",
    "money",
    "forests",
    "lakes",
    "parks",
    "freedom to travel",
    "freedom of religion",
    "freedom of opinion",
    "jesters",
    "builders",
    *BUILDINGS,
    "professions in hand",
    "bonus cards",
    "value of bonus cards",
    "works done",
    "recruiting cards",
    "best work in hand",
    "second work in hand",
    "third work in hand",
    "works that suffice",
    "buildings liked and there",
    "landscapes liked and there",
    "freedoms liked and there",
    "free squares",
    "pieces that fit",
    "best work of the round",
    "leads the best work",
    *CHARACTERS,
    "may still buy",
    *(f"leads the bidding for {lot}" for lot in LOTS),
    "own bid",
    "bid against",
    "worth of the lot led",
    "actions left in the round",
    "turns to come",
    "auctions to come",
    "least value",
    "cards that lack a forest",
    "cards that lack a lake",
    "cards that lack a park",
    "cards that lack the freedom to travel",
    "cards that lack the freedom of religion",
    "cards that lack the freedom of opinion",
    "cards that lack their building",
    "money of the richest rival",
    "rivals that may still buy",
    "bonus cards left",
    "recruitable works of rivals",
    *(f"may still have {lot}" for lot in LOTS),
    "worth of the best lot left",
    "with Muse and Princess",
    "with Cooperation",
)

PATIENCE: Final = 0.55
"""How much of what a work could give counts before it is done."""


def appraise(board: Board, seat: i64) -> float:
    """Prestige, and while the game runs what works, money and a leading bid promise."""
    cells = board.cells
    sure = float(cells[GLORY + seat] + prestige_cards(board, seat))
    if board.over:
        return sure
    rounds = float(ROUNDS + 1 - cells[ROUND])
    worth = sure + worth_of_works(board, seat) + worth_of_money(cells[MONEY + seat], rounds)
    worth += 0.5 * rounds * float(cells[JESTERS + seat]) + 0.25 * rounds * float(min(cells[BUILDERS + seat], 2))
    worth += 0.3 * min(rounds, 5.0) * float(count(cells[FREEDOMS + seat]))
    lot = lot_led(board, seat)
    if lot >= 0:
        worth += 0.8 * (worth_of_a_lot(board, seat, lot) - worth_of_a_bid(board, seat, 100 * board.about(1)))
    return worth


def worth_of_money(florins: i64, rounds: float) -> float:
    """Points for money: the first thousands are worth more than the next, and nothing is worth anything at the end."""
    hundreds = float(florins) / 100.0
    share = min(1.0, rounds / 4.0)
    return share * (0.45 * min(hundreds, 20.0) + 0.15 * max(hundreds - 20.0, 0.0))


def worth_of_a_bid(board: Board, seat: i64, florins: i64) -> float:
    """Points that a bid costs: money, and where that is not enough prestige (PRI-14)."""
    money = board.cells[MONEY + seat]
    rounds = float(ROUNDS + 1 - board.cells[ROUND])
    missing = max(florins - money, 0)
    paid = worth_of_money(money, rounds) - worth_of_money(max(money - florins, 0), rounds)
    return paid + float(missing) / float(board.pieces.sale)


def worth_of_works(board: Board, seat: i64) -> float:
    """Half a point for each value of the works that the seat has the time to complete."""
    cells = board.cells
    least = board.pieces.least[max(cells[ROUND], 1)]
    common = common_value(board, seat) + bonus_total(board, seat, 0) // 2
    time = actions_to_come(board, seat)
    worth = 0.0
    hand = cells[HAND + seat] & PROFESSION_BITS
    profession: i64 = 0
    while hand != 0 and time > 0:
        if hand & 1:
            value = common + liked(board, seat, profession)
            near = 1.0 if value >= least else max(0.0, 1.0 - 0.12 * float(least - value))
            worth += PATIENCE * near * 0.5 * float(value)
            time -= 1
        hand >>= 1
        profession += 1
    return worth


def actions_to_come(board: Board, seat: i64) -> i64:
    """How many actions the seat still has, those of this round included."""
    return (ROUNDS - board.cells[ROUND]) * board.pieces.per_turn + actions_in_round(board, seat)


def actions_in_round(board: Board, seat: i64) -> i64:
    """How many actions the seat still has in this round; all of them before its turn."""
    cells = board.cells
    if cells[PHASE] != ACTIONS:
        return board.pieces.per_turn
    turn = turn_under_way(board)
    if turn < 0:
        return 0
    seats = cells[SEATS]
    wait = (seat - cells[FIRST] + seats) % seats - (seat_of(turn) - cells[FIRST] + seats) % seats
    if wait > 0:
        return board.pieces.per_turn
    return argument(turn, 0) if wait == 0 else 0


def turn_under_way(board: Board) -> i64:
    """The turn in the agenda, below the decisions that it led to; -1 if there is none."""
    cells = board.cells
    at = AGENDA
    while at < AGENDA + cells[DEPTH]:
        if kind_of(cells[at]) == ask.TURN:
            return cells[at]
        at += 1
    return -1


def lot_led(board: Board, seat: i64) -> i64:
    """The lot for which the seat has the highest bid; -1 if none."""
    if board.over or board.asked_kind() != ask.BID or board.about(2) & 15 != seat:
        return NOBODY
    return board.about(0)


def worth_of_a_lot(board: Board, seat: i64, lot: i64) -> float:
    """Points that a lot is worth to a seat, by rule of thumb."""
    cells = board.cells
    rounds = float(ROUNDS + 1 - cells[ROUND])
    if lot == JESTER:
        return 1.0 + 0.9 * rounds
    if lot == BUILDER:
        return 2.0 + (3.0 if cells[BUILDERS + seat] > 0 else 0.4 * rounds)
    if lot == PRESTIGE_LOT:
        return 4.5
    if lot < JESTER:
        if cells[LANDSCAPES + 3 * seat + lot] > 0:
            return 3.0
        return 1.0 + 1.2 * float(hand_likes(board, seat, lot))
    if lot == ANY_LANDSCAPE:
        return 3.5
    return 0.7 * min(rounds, 5.0)


def hand_likes(board: Board, seat: i64, landscape: i64) -> i64:
    """How many professions in hand like a landscape."""
    hand = board.cells[HAND + seat] & PROFESSION_BITS
    likes: i64 = 0
    profession: i64 = 0
    while hand != 0:
        if hand & 1 and board.pieces.likes_landscape[profession] == landscape:
            likes += 1
        hand >>= 1
        profession += 1
    return likes


def describe(board: Board, seat: i64, vector: FeatureVector) -> None:
    """The numbers of FEATURES."""
    cells = board.cells
    vector.put(cells[GLORY + seat])
    vector.put(count(cells[HAND + seat] & PRESTIGE_BITS))
    vector.put(prestige_cards(board, seat))
    vector.measure(float(cells[MONEY + seat]) / 100.0)
    vector.put_run(cells, LANDSCAPES + 3 * seat, 3)
    vector.put_bits(cells[FREEDOMS + seat], 3)
    vector.put(cells[JESTERS + seat])
    vector.put(cells[BUILDERS + seat])
    vector.put_bits(cells[HAVE + seat], 10)
    describe_the_hand(board, seat, vector)
    vector.put(SQUARES - count(cells[TAKEN + seat]))
    vector.put(count(cells[FITS + seat]))
    describe_the_round(board, seat, vector)


def describe_the_hand(board: Board, seat: i64, vector: FeatureVector) -> None:
    """The cards, and the three best works that they would make now."""
    cells = board.cells
    hand = cells[HAND + seat] & PROFESSION_BITS
    bonus = bonus_total(board, seat, 0)
    common = common_value(board, seat)
    least = board.pieces.least[max(cells[ROUND], 1)]
    best: i64 = 0
    second: i64 = 0
    third: i64 = 0
    enough: i64 = 0
    houses: i64 = 0
    lands: i64 = 0
    freedoms: i64 = 0
    vector.put(count(hand))
    vector.put(count(cells[HAND + seat] & BONUS_BITS))
    vector.put(bonus)
    vector.put(board.cards_on_table(seat))
    vector.put(cells[RECRUITS + seat])
    profession: i64 = 0
    while hand != 0:
        if hand & 1:
            value = common + liked(board, seat, profession)
            enough += 1 if value + bonus >= least else 0
            houses += 1 if for_building(board, seat, profession) > 0 else 0
            lands += 1 if for_landscape(board, seat, profession) > 0 else 0
            freedoms += 1 if for_freedom(board, seat, profession) > 0 else 0
            third = max(third, min(second, value))
            second = max(second, min(best, value))
            best = max(best, value)
        hand >>= 1
        profession += 1
    vector.put(best)
    vector.put(second)
    vector.put(third)
    vector.put(enough)
    vector.put(houses)
    vector.put(lands)
    vector.put(freedoms)


def describe_the_round(board: Board, seat: i64, vector: FeatureVector) -> None:
    """The best work, the characters, the auction and the time left."""
    cells = board.cells
    best = cells[BEST + seat]
    vector.put(best)
    vector.flag(best > 0 and best >= highest_of_others(cells, BEST, seat))
    character: i64 = 0
    while character < 6:
        vector.flag(cells[CHARACTER_OWNER + character] == seat + 1)
        character += 1
    auction = cells[PHASE] == AUCTION and not board.over
    vector.flag(auction and cells[STATUS + seat] == FREE)
    describe_the_auction(board, seat, vector)
    vector.put(actions_in_round(board, seat))
    vector.put(actions_to_come(board, seat))
    vector.put(ROUNDS - cells[ROUND] + (1 if auction and cells[STATUS + seat] == FREE else 0))
    vector.put(board.pieces.least[max(cells[ROUND], 1)])
    describe_what_lacks(board, seat, vector)
    describe_the_rivals(board, seat, vector)
    describe_the_lots(board, seat, vector)
    vector.flag(board.pieces.muse)
    vector.flag(board.pieces.cooperation)


def describe_what_lacks(board: Board, seat: i64, vector: FeatureVector) -> None:
    """How many professions in hand wait for each landscape and freedom, and for a building."""
    first = vector.at
    vector.put_bits(0, 7)
    numbers = vector.numbers
    pieces = board.pieces
    hand = board.cells[HAND + seat] & PROFESSION_BITS
    profession: i64 = 0
    while hand != 0:
        if hand & 1:
            if for_landscape(board, seat, profession) == 0:
                numbers[first + pieces.likes_landscape[profession]] += 1.0
            if for_freedom(board, seat, profession) == 0:
                numbers[first + 3 + pieces.likes_freedom[profession]] += 1.0
            if for_building(board, seat, profession) == 0:
                numbers[first + 6] += 1.0
        hand >>= 1
        profession += 1


def describe_the_rivals(board: Board, seat: i64, vector: FeatureVector) -> None:
    """The richest purse, who may still buy, the bonus cards left, and the works that could be recruited."""
    cells = board.cells
    buyers: i64 = 0
    works: i64 = 0
    other: i64 = 0
    while other < cells[SEATS]:
        if other != seat:
            buyers += 1 if cells[STATUS + other] == FREE else 0
            works += count(cells[TABLE + other])
        other += 1
    vector.measure(float(highest_of_others(cells, MONEY, seat)) / 100.0)
    vector.put(buyers if cells[PHASE] == AUCTION and not board.over else 0)
    vector.put(board.pile_size(BONUS))
    vector.put(works)


def describe_the_lots(board: Board, seat: i64, vector: FeatureVector) -> None:
    """What the seat can still buy in the auctions of this round."""
    cells = board.cells
    buys = cells[PHASE] == AUCTION and not board.over and cells[STATUS + seat] == FREE
    best = 0.0
    lot: i64 = 0
    while lot <= ANY_LANDSCAPE:
        on_offer = first_lot(board) <= lot < end_of_lots(board)
        there = buys and on_offer and is_for_sale(board, lot) and may_have(board, seat, lot)
        vector.flag(there)
        if there:
            best = max(best, worth_of_a_lot(board, seat, lot))
        lot += 1
    vector.measure(best)


def describe_the_auction(board: Board, seat: i64, vector: FeatureVector) -> None:
    """The lot that the seat leads, its bid, or the bid it stands against."""
    led = lot_led(board, seat)
    lot: i64 = 0
    while lot < 8:
        vector.flag(lot == led)
        lot += 1
    bidding = not board.over and board.asked_kind() == ask.BID
    against = bidding and led < 0 and (board.about(3) >> seat) & 1 == 0 and board.cells[STATUS + seat] == FREE
    vector.put(board.about(1) if led >= 0 else 0)
    vector.put(board.about(1) if against else 0)
    vector.measure(worth_of_a_lot(board, seat, led) if led >= 0 else 0.0)
