"""Imagining from a view: hands, piles and purses that a seat cannot see are drawn again (PRI-99)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.agenda import argument, kind_of, seat_of
from mecenate.core.bits import bit
from mecenate.core.dealer import Dealer
from mecenate.core.state import AGENDA, DEPTH, SEATS
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import layout
from mecenate.games.princes.board import Board
from mecenate.games.princes.building import price_for
from mecenate.games.princes.layout import bits_of
from mecenate.games.princes.works import bonus_total, bonus_value

MOST_FLORINS: Final[i64] = 4000
"""The most florins that are drawn for an unseen purse."""
ATTEMPTS: Final = 100


def imagine_from_view(board: Board, seat: int | None, dealer: Dealer) -> None:
    """Replace, in place, everything that this seat (None: a spectator) cannot see (PRI-97, PRI-99)."""
    if board.over:
        return
    forget_the_past(board)
    known = board.cells[layout.PUBLIC] if seat is None else board.known_to(seat)
    deck: i64 = 0
    while deck <= layout.PRESTIGE:
        deal_anew(board, bits_of(deck) & ~known, dealer)
        deck += 1
    if board.asked_kind() == ask.BONUS and board.asked_seat() != (-1 if seat is None else seat):
        make_the_work_possible(board, layout.BONUS_BITS & ~known, dealer)
    if not board.pieces.purses_open:
        fill_the_purses(board, seat, dealer)


def forget_the_past(board: Board) -> None:
    """Remove the marks, since they are about the real cards."""
    board.cells[layout.MEMORY] = 0
    at = layout.LOOKS
    while at < layout.GIVEN_BACK + board.cells[SEATS]:
        board.cells[at] = 0
        at += 1


# ---------------------------------------------------------------------- cards


def deal_anew(board: Board, unknown: i64, dealer: Dealer) -> None:
    """Deal these cards at random to the places where they are now, whichever card was where."""
    names = [card for card in range(int(layout.CARDS)) if unknown & bit(card)]
    places = places_of(board, names)
    cards = sorted(names, key=places.__getitem__)
    last = len(names) - 1
    while last > 0:
        pick = int(dealer.pick(last + 1))
        names[last], names[pick] = names[pick], names[last]
        last -= 1
    rename(board, unknown, cards, names)


def places_of(board: Board, cards: list[int]) -> dict[int, list[int]]:
    """Where each of these cards is and who knows it, as numbers; the cards of one pile have the same number."""
    cells = board.cells
    homes = [int(at) for at in (layout.UNSEEN, layout.LOOKED, layout.RETURNED)]
    for seat in range(int(cells[SEATS])):
        homes += [int(layout.HAND) + seat, int(layout.KNOWS) + seat]
    places = {card: [home for home in homes if cells[home] & bit(card)] for card in cards}
    for at in range(int(layout.CARDS)):
        under = int(cells[layout.UNDER + at]) - 1
        if under in places:
            places[under].append(int(layout.UNDER) + at)
    return places


def rename(board: Board, unknown: i64, cards: list[int], names: list[int]) -> None:
    """Replace each of these cards by another of them, wherever it is."""
    if cards == names:
        return
    cells = board.cells
    for at in (layout.UNSEEN, layout.LOOKED, layout.RETURNED):
        cells[at] = renamed(cells[at], unknown, cards, names)
    for seat in range(int(cells[SEATS])):
        cells[layout.HAND + seat] = renamed(cells[layout.HAND + seat], unknown, cards, names)
        cells[layout.KNOWS + seat] = renamed(cells[layout.KNOWS + seat], unknown, cards, names)
    for at in range(int(layout.CARDS)):
        card = int(cells[layout.UNDER + at]) - 1
        if card >= 0 and unknown & bit(card):
            cells[layout.UNDER + at] = names[cards.index(card)] + 1


def renamed(places: i64, unknown: i64, cards: list[int], names: list[int]) -> i64:
    """A set of cards under the new names."""
    places_after = places & ~unknown
    for n, card in enumerate(cards):
        if places & bit(card):
            places_after |= bit(names[n])
    return places_after


def make_the_work_possible(board: Board, unknown: i64, dealer: Dealer) -> None:
    """Deal until the seat that has begun a work can reach the least value, or give it the best cards."""
    for _ in range(ATTEMPTS):
        if work_is_possible(board):
            return
        deal_anew(board, unknown, dealer)
    give_the_best_cards(board, unknown)


def work_is_possible(board: Board) -> bool:
    """Whether the seat that must choose can reach the least value with its bonus cards."""
    value = board.about(1) + bonus_total(board, board.asked_seat(), 1)
    return value >= board.pieces.least[board.cells[layout.ROUND]]


def give_the_best_cards(board: Board, unknown: i64) -> None:
    """Exchange the worst cards in hand for the best elsewhere, in the rare case that no deal was possible."""
    seat = board.asked_seat()
    while not work_is_possible(board):
        cards = [card for card in range(int(layout.CARDS)) if unknown & bit(card)]
        worth = {card: int(bonus_value(board, seat, card - layout.FIRST_BONUS, 1)) for card in cards}
        held = [card for card in cards if board.cells[layout.HAND + seat] & bit(card)]
        worst = min(held, key=worth.__getitem__)
        best = max([card for card in cards if card not in held], key=worth.__getitem__)
        if worth[best] <= worth[worst]:
            return
        rename(board, bit(worst) | bit(best), [worst, best], [best, worst])


# ---------------------------------------------------------------------- purses


def fill_the_purses(board: Board, seat: int | None, dealer: Dealer) -> None:
    """Draw the florins of the others, from what they must have up to MOST_FLORINS."""
    for other in range(int(board.cells[SEATS])):
        if other == seat:
            continue
        least = must_have(board, other)
        choices = max((MOST_FLORINS - least) // 100 + 1, 1)
        board.cells[layout.MONEY + other] = least + 100 * dealer.pick(choices)


def must_have(board: Board, seat: i64) -> i64:
    """The least florins with which a seat can finish what everybody saw it begin."""
    cells = board.cells
    least: i64 = 0
    depth = cells[DEPTH] - 1
    while depth >= 0:
        least = max(least, bound_by(board, seat, cells[AGENDA + depth]))
        depth -= 1
    if board.pieces.may_sell:
        least -= board.pieces.sale * cells[layout.GLORY + seat]
    pawn = cells[layout.PAWN + seat] - 1
    if pawn >= 0 and board.pieces.space_character[pawn] != layout.BANKER:
        least = max(least, 100 * board.pieces.space_of[pawn])
    return max(least, 0)


def bound_by(board: Board, seat: i64, decision: i64) -> i64:
    """What a pending decision shows that a seat can pay."""
    kind = kind_of(decision)
    chooser = seat_of(decision)
    first = argument(decision, 0)
    second = argument(decision, 1)
    third = argument(decision, 2)
    if kind == ask.BID and third & 15 == seat:
        return 100 * second
    if kind == ask.MERCHANT and chooser == seat:
        return 100 * second
    if kind == ask.PLACE and chooser == seat and first < layout.BUILDING_TYPES:
        return price_for(board, seat)
    if kind == ask.ANSWER and second == seat:
        return price_for(board, seat) - 100 * third
    if kind == ask.REPLY and second == seat:
        return 100 * third
    return 0
