"""Cooperation: joint buildings across a border, and the offers that lead to them."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.event import Scribe
from mecenate.games.princes import decisions as ask
from mecenate.games.princes.board import Board
from mecenate.games.princes.borders import NEIGHBOURS
from mecenate.games.princes.building import price_for, stands
from mecenate.games.princes.estate import border_at, estate_changed, neighbours_at, offer_joint_placements
from mecenate.games.princes.layout import (
    BUILDING_TYPES,
    BUILDINGS_LEFT,
    HAVE,
    JOINT_FITS,
    MONEY,
    OFFERED,
    PARTNERS,
    pair_of,
)
from mecenate.games.princes.money import offer_selling, pay
from mecenate.games.princes.powers import offer_powers_meanwhile
from mecenate.games.princes.vocabulary import ACCEPT, ASK, BUILDINGS, COUNTER, DECLINE, PLACE, SUMS, TOGETHER


def offer_together(board: Board, seat: i64, choices: list[Action]) -> None:
    """Every building that fits across the border with a neighbour and that both lack (PRI-82, PRI-89)."""
    if not board.pieces.cooperation or board.about(2) >= board.pieces.offers:
        return
    cells = board.cells
    borders = board.pieces.borders
    near = neighbours_at(board, seat)
    end = near + NEIGHBOURS
    while near < end and borders.near[near] >= 0:
        partner = borders.near[near]
        possible = cells[JOINT_FITS + pair_of(seat, partner)] & ~cells[HAVE + seat] & ~cells[HAVE + partner]
        building: i64 = 0
        while building < BUILDING_TYPES:
            if (possible >> building) & 1 and cells[BUILDINGS_LEFT + building] > 0:
                choices.append(board.pieces.actions[TOGETHER + 5 * building + partner])
            building += 1
        near += 1


def approach(board: Board, seat: i64, building: i64, partner: i64, scribe: Scribe) -> None:
    """Begin an offer: first the placement, unless there is just one (PRI-83, PRI-89)."""
    left, done, offers = board.about(0), board.about(1), board.about(2) + 1
    board.answered()
    board.ask(ask.TURN, seat, left, done, offers)
    board.ask(ask.JOINT, seat, building, partner)
    choices: list[Action] = []
    offer_joint_placements(board, seat, partner, building, choices)
    if len(choices) == 1:
        settle_the_place(board, seat, choices[0].id - PLACE - len(board.pieces.placements))


def offer_places(board: Board, seat: i64, choices: list[Action]) -> None:
    """The joint placements of the building that is being offered."""
    offer_joint_placements(board, seat, board.about(1), board.about(0), choices)


def settle_the_place(board: Board, seat: i64, word: i64) -> None:
    """The placement is chosen; now ask for the sum."""
    building, partner = board.about(0), board.about(1)
    borders = board.pieces.borders
    relation = borders.relation[border_at(board, min(seat, partner), max(seat, partner))]
    board.cells[OFFERED] = borders.row_of(int(relation), seat < partner, int(word)) + 1
    board.answered()
    board.ask(ask.SUM, seat, building, partner)


def can_afford(board: Board, seat: i64, hundreds: i64) -> bool:
    """Whether the active seat can pay the bank with this sum from the partner (PRI-90)."""
    return board.means(seat) + 100 * hundreds >= price_for(board, seat)


def offer_sums(board: Board, seat: i64, choices: list[Action]) -> None:
    """What the partner is asked to pay (PRI-87)."""
    hundreds: i64 = 0
    while hundreds < SUMS:
        if can_afford(board, seat, hundreds):
            choices.append(board.pieces.actions[ASK + hundreds])
        hundreds += 1


def make_the_offer(board: Board, seat: i64, hundreds: i64, scribe: Scribe) -> None:
    """The offer is complete; the partner answers (PRI-87)."""
    building, partner = board.about(0), board.about(1)
    board.answered()
    board.ask(ask.ANSWER, partner, building, seat, hundreds)
    if scribe.listening:
        name = BUILDINGS[int(building)]
        scribe.tell("offer", seat, {"building": name, "partner": int(partner), "florins": int(100 * hundreds)})


def offer_answers(board: Board, seat: i64, choices: list[Action]) -> None:
    """Accept if the sum can be paid, decline, or name another sum; powers may be used before (PRI-73, PRI-88)."""
    asked = board.about(2)
    means = board.means(seat)
    actions = board.pieces.actions
    if means >= 100 * asked:
        choices.append(actions[ACCEPT])
    choices.append(actions[DECLINE])
    hundreds: i64 = 0
    while hundreds < SUMS and 100 * hundreds <= means:
        if hundreds != asked:
            choices.append(actions[COUNTER + hundreds])
        hundreds += 1
    offer_selling(board, seat, choices)
    offer_powers_meanwhile(board, seat, choices)


def counter(board: Board, seat: i64, hundreds: i64, scribe: Scribe) -> None:
    """Name another sum; the active seat accepts or declines it (PRI-88)."""
    building, active = board.about(0), board.about(1)
    board.answered()
    board.ask(ask.REPLY, active, building, seat, hundreds)
    if scribe.listening:
        scribe.tell("counter", seat, {"florins": int(100 * hundreds)})


def offer_replies(board: Board, seat: i64, choices: list[Action]) -> None:
    """To a counter-offer: accept, if the bank can be paid, or decline; powers may be used before (PRI-73, PRI-88)."""
    if can_afford(board, seat, board.about(2)):
        choices.append(board.pieces.actions[ACCEPT])
    choices.append(board.pieces.actions[DECLINE])
    offer_selling(board, seat, choices)
    offer_powers_meanwhile(board, seat, choices)


def refuse(board: Board, seat: i64, scribe: Scribe) -> None:
    """End the offer without a deal; it costs no action (PRI-89)."""
    board.answered()
    board.cells[OFFERED] = 0
    if scribe.listening:
        scribe.tell("refuse", seat, {})


def agree(board: Board, seat: i64, scribe: Scribe) -> None:
    """The partner pays the active seat, which pays the bank, and the building is built (PRI-90, PRI-91)."""
    building, other, hundreds = board.about(0), board.about(1), board.about(2)
    active, partner = (seat, other) if board.asked_kind() == ask.REPLY else (other, seat)
    board.answered()
    if scribe.listening:
        scribe.tell("agree", seat, {})
    price = price_for(board, active)
    pay(board, partner, 100 * hundreds, scribe)
    board.cells[MONEY + active] += 100 * hundreds
    pay(board, active, price, scribe)
    build_together(board, active, partner, building)
    if scribe.listening:
        scribe.tell(
            "build together",
            active,
            {
                "building": BUILDINGS[int(building)],
                "partner": int(partner),
                "florins": int(price),
                "share": int(100 * hundreds),
                "prestige": int(board.pieces.for_built),
            },
        )


def build_together(board: Board, active: i64, partner: i64, building: i64) -> None:
    """One tile on two estates, shared by both (PRI-82, PRI-91)."""
    cells = board.cells
    borders = board.pieces.borders
    row = cells[OFFERED] - 1
    low = min(active, partner)
    high = max(active, partner)
    cells[OFFERED] = 0
    cells[BUILDINGS_LEFT + building] -= 1
    cells[PARTNERS + low] |= (high + 1) << (4 * building)
    cells[PARTNERS + high] |= (low + 1) << (4 * building)
    stands(board, low, building, borders.low[row])
    stands(board, high, building, borders.high[row])
    estate_changed(board, low, borders.low[row])
    estate_changed(board, high, borders.high[row])
