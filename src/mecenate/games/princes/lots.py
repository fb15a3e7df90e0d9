"""The lots: what a player gets with each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.action import Action, offer_members
from mecenate.core.bits import bit
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.core.state import SEATS
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import layout
from mecenate.games.princes.board import Board
from mecenate.games.princes.estate import builders_changed, estate_changed, fits, only_placement, tell_the_place
from mecenate.games.princes.piles import look
from mecenate.games.princes.vocabulary import KEEP_CARD, LOTS, PROFESSIONS, RECRUIT, TAKE

LANDSCAPE_TYPES: Final[i64] = 3


def is_for_sale(board: Board, lot: i64) -> bool:
    """Whether a piece of this lot is left and none was sold in the round (PRI-15, PRI-58)."""
    cells = board.cells
    if lot == layout.ANY_LANDSCAPE:
        return cells[layout.BUYER] + cells[layout.BUYER + 1] + cells[layout.BUYER + 2] == 0
    if cells[layout.BUYER + lot] != 0:
        return False
    return board.has_cards(layout.PRESTIGE) if lot == layout.PRESTIGE_LOT else cells[layout.LEFT + lot] > 0


def may_have(board: Board, seat: i64, lot: i64) -> bool:
    """Whether a seat may have this lot, judged by what everybody can see (PRI-17, PRI-58)."""
    if lot < LANDSCAPE_TYPES:
        return board.cells[layout.LEFT + lot] > 0 and fits(board, seat, layout.BUILDING_TYPES + lot)
    if lot == layout.BUILDER:
        return board.cells[layout.BUILDERS + seat] < layout.MAX_BUILDERS
    if lot == layout.ANY_LANDSCAPE:
        return may_have(board, seat, 0) or may_have(board, seat, 1) or may_have(board, seat, 2)
    return True


def receive(board: Board, seat: i64, lot: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Take a lot that is paid for; a prestige card is the best of five (PRI-19, PRI-28)."""
    cells = board.cells
    cells[layout.STATUS + seat] = layout.BOUGHT
    if lot == layout.ANY_LANDSCAPE:
        choose_a_landscape(board, seat, scribe)
        return
    cells[layout.BUYER + lot] = seat + 1
    if lot == layout.PRESTIGE_LOT:
        look(board, seat, layout.PRESTIGE, dealer, scribe)
        return
    cells[layout.LEFT + lot] -= 1
    if lot < LANDSCAPE_TYPES:
        ask_for_the_place(board, seat, lot, scribe)
    elif lot == layout.JESTER:
        cells[layout.JESTERS + seat] += 1
    elif lot == layout.BUILDER:
        hire_a_builder(board, seat, scribe)
    else:
        buy_a_recruiting_card(board, seat)


# ---------------------------------------------------------------------- landscapes


def choose_a_landscape(board: Board, seat: i64, scribe: Scribe) -> None:
    """With two players the type is chosen now, if more than one is left and fits (PRI-58)."""
    board.ask(ask.LANDSCAPE, seat)
    choices: list[Action] = []
    offer_landscapes(board, seat, choices)
    if len(choices) == 1:
        take_a_landscape(board, seat, choices[0].id - TAKE, scribe)


def offer_landscapes(board: Board, seat: i64, choices: list[Action]) -> None:
    """The types that have tiles left and fit (PRI-58)."""
    lot: i64 = 0
    while lot < LANDSCAPE_TYPES:
        if may_have(board, seat, lot):
            choices.append(board.pieces.actions[TAKE + lot])
        lot += 1


def take_a_landscape(board: Board, seat: i64, lot: i64, scribe: Scribe) -> None:
    """Take a landscape of this type; then it must be placed."""
    board.answered()
    board.cells[layout.BUYER + lot] = seat + 1
    board.cells[layout.LEFT + lot] -= 1
    ask_for_the_place(board, seat, lot, scribe)


def ask_for_the_place(board: Board, seat: i64, landscape: i64, scribe: Scribe) -> None:
    """A landscape must be placed at once; a single possible place is taken automatically (PRI-24)."""
    board.ask(ask.PLACE, seat, layout.BUILDING_TYPES + landscape)
    only = only_placement(board, seat, layout.BUILDING_TYPES + landscape)
    if only >= 0:
        tell_the_place(board, seat, only, scribe)
        place_a_landscape(board, seat, landscape, board.pieces.place_mask[only], scribe)


def place_a_landscape(board: Board, seat: i64, landscape: i64, squares: i64, scribe: Scribe) -> None:
    """Place the tile; a second one of its type gives prestige (PRI-24, PRI-25, PRI-45)."""
    cells = board.cells
    board.answered()
    number = board.landscapes(seat, landscape)
    cells[layout.LANDSCAPE_AT + layout.LANDSCAPE_TILES * (3 * seat + landscape) + number] = squares
    cells[layout.LANDSCAPES + 3 * seat + landscape] = number + 1
    cells[layout.TAKEN + seat] |= squares
    estate_changed(board, seat, 0)
    points: i64 = board.pieces.for_repeat if number > 0 else 0
    board.gain(seat, layout.FROM_LANDSCAPES, points)
    if scribe.listening:
        scribe.tell("landscape", seat, {"landscape": LOTS[int(landscape)], "prestige": int(points)})


# ---------------------------------------------------------------------- builders


def hire_a_builder(board: Board, seat: i64, scribe: Scribe) -> None:
    """The second and third builder give prestige; each opens more of the estate (PRI-27)."""
    board.cells[layout.BUILDERS + seat] += 1
    number = board.cells[layout.BUILDERS + seat]
    points = board.pieces.builder_prestige[number]
    board.gain(seat, layout.FROM_BUILDERS, points)
    builders_changed(board, seat)
    if scribe.listening:
        scribe.tell("builder", seat, {"number": int(number), "prestige": int(points)})


# ---------------------------------------------------------------------- recruiting


def buy_a_recruiting_card(board: Board, seat: i64) -> None:
    """Use the card now or keep it; if there is nobody to recruit, it is kept (PRI-29)."""
    board.cells[layout.RECRUITS + seat] += 1
    if can_recruit(board, seat):
        board.ask(ask.RECRUIT, seat)


def can_recruit(board: Board, seat: i64) -> bool:
    """Whether the seat has a recruiting card and another seat has a face-up profession."""
    if board.cells[layout.RECRUITS + seat] == 0:
        return False
    other: i64 = 0
    while other < board.cells[SEATS]:
        if other != seat and board.cells[layout.TABLE + other] != 0:
            return True
        other += 1
    return False


def offer_recruits(board: Board, seat: i64, choices: list[Action]) -> None:
    """Every face-up profession of the others (PRI-30, PRI-35)."""
    if board.cells[layout.RECRUITS + seat] == 0:
        return
    recruits: i64 = 0
    other: i64 = 0
    while other < board.cells[SEATS]:
        if other != seat:
            recruits |= board.cells[layout.TABLE + other]
        other += 1
    offer_members(choices, board.pieces.actions, RECRUIT, recruits)


def offer_recruiting_now(board: Board, seat: i64, choices: list[Action]) -> None:
    """A card just bought may be used at once (PRI-29)."""
    offer_recruits(board, seat, choices)
    choices.append(board.pieces.actions[KEEP_CARD])


def recruit(board: Board, seat: i64, profession: i64, scribe: Scribe) -> None:
    """Take the card into the hand, which is public; the recruiting card replaces it (PRI-30, PRI-97)."""
    cells = board.cells
    card = bit(profession) & layout.PROFESSION_BITS
    other: i64 = 0
    while cells[layout.TABLE + other] & card == 0:
        other += 1
    cells[layout.TABLE + other] ^= card
    cells[layout.RECRUITED + other] += 1
    cells[layout.RECRUITS + seat] -= 1
    cells[layout.HAND + seat] |= card
    if scribe.listening:
        scribe.tell("recruit", seat, {"profession": PROFESSIONS[int(profession)], "from": int(other)})
