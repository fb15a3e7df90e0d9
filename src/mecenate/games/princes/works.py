"""Completing a work: the card, its value, bonus cards, pay and prestige, and the best work of a round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.action import Action, offer_members
from mecenate.core.bits import bit, count
from mecenate.core.event import Fact, Scribe
from mecenate.core.state import SEATS
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import layout
from mecenate.games.princes.board import Board
from mecenate.games.princes.marks import note_a_play
from mecenate.games.princes.shapes import SQUARES
from mecenate.games.princes.vocabulary import CONVERSIONS, CONVERT, DONE, PLAY, PROFESSIONS, WORK

# The numbers of `components.FEATURES`.
ALL_LANDSCAPES: Final[i64] = 3
LANDSCAPE_TYPES: Final[i64] = 4
ALL_BUILDINGS: Final[i64] = 5
LARGE: Final[i64] = 6
MEDIUM: Final[i64] = 7
SMALL: Final[i64] = 8
SIZES: Final[i64] = 9
ALL_JESTERS: Final[i64] = 10
ALL_BUILDERS: Final[i64] = 11
PRESTIGE_CARDS: Final[i64] = 12
ALL_FREEDOMS: Final[i64] = 13
IN_HAND: Final[i64] = 14
ON_TABLE: Final[i64] = 15


def feature(board: Board, seat: i64, which: i64) -> i64:
    """How many a seat has of what bonus and prestige cards count (PRI-40, PRI-53)."""
    cells = board.cells
    if which < ALL_LANDSCAPES:
        return cells[layout.LANDSCAPES + 3 * seat + which]
    if which < ALL_BUILDINGS:
        return board.landscapes_of(seat) if which == ALL_LANDSCAPES else landscape_types(board, seat)
    if which <= SIZES:
        return building_feature(board, seat, which)
    if which == ALL_JESTERS:
        return cells[layout.JESTERS + seat]
    if which == ALL_BUILDERS:
        return cells[layout.BUILDERS + seat]
    if which == PRESTIGE_CARDS:
        return count(cells[layout.HAND + seat] & layout.PRESTIGE_BITS)
    if which == ALL_FREEDOMS:
        return count(cells[layout.FREEDOMS + seat])
    if which == IN_HAND:
        return board.cards_in_hand(seat)
    if which == ON_TABLE:
        return board.cards_on_table(seat)
    return SQUARES - count(cells[layout.TAKEN + seat])


def building_feature(board: Board, seat: i64, which: i64) -> i64:
    """How many buildings a seat has, in all or of a size, or of how many sizes."""
    have = board.cells[layout.HAVE + seat]
    pieces = board.pieces
    if which == ALL_BUILDINGS:
        return count(have)
    if which == LARGE:
        return count(have & pieces.large)
    if which == MEDIUM:
        return count(have & pieces.medium)
    if which == SMALL:
        return count(have & pieces.small)
    features: i64 = 1 if have & pieces.large != 0 else 0
    features += 1 if have & pieces.medium != 0 else 0
    return features + (1 if have & pieces.small != 0 else 0)


def landscape_types(board: Board, seat: i64) -> i64:
    """How many types of landscape a seat has."""
    types: i64 = 0
    at = layout.LANDSCAPES + 3 * seat
    while at < layout.LANDSCAPES + 3 * seat + 3:
        types += 1 if board.cells[at] > 0 else 0
        at += 1
    return types


# ---------------------------------------------------------------------- value


def for_building(board: Board, seat: i64, profession: i64) -> i64:
    """What the liked building adds to a work (PRI-38)."""
    pieces = board.pieces
    return ((board.cells[layout.HAVE + seat] >> pieces.likes_building[profession]) & 1) * pieces.for_building


def for_landscape(board: Board, seat: i64, profession: i64) -> i64:
    """What the liked landscape adds to a work, once (PRI-38)."""
    pieces = board.pieces
    return (
        pieces.for_landscape
        if board.cells[layout.LANDSCAPES + 3 * seat + pieces.likes_landscape[profession]] > 0
        else 0
    )


def for_freedom(board: Board, seat: i64, profession: i64) -> i64:
    """What the liked freedom adds to a work (PRI-38)."""
    pieces = board.pieces
    return ((board.cells[layout.FREEDOMS + seat] >> pieces.likes_freedom[profession]) & 1) * pieces.for_freedom


def liked(board: Board, seat: i64, profession: i64) -> i64:
    """What the liked building, landscape and freedom add to a work (PRI-38)."""
    value = for_building(board, seat, profession) + for_landscape(board, seat, profession)
    return value + for_freedom(board, seat, profession)


def for_jesters(board: Board, seat: i64) -> i64:
    """What the jesters add to every work (PRI-26)."""
    return board.cells[layout.JESTERS + seat] * board.pieces.for_jester


def for_cards(board: Board, seat: i64) -> i64:
    """What the cards in hand and on the table add to every work (PRI-38)."""
    return (board.cards_in_hand(seat) + board.cards_on_table(seat)) * board.pieces.for_card


def muse_bonus(board: Board, seat: i64) -> i64:
    """What the Muse adds: the number of the round (PRI-68)."""
    return board.cells[layout.ROUND] if board.pieces.muse and board.owns(seat, layout.MUSE) else 0


def common_value(board: Board, seat: i64) -> i64:
    """What every work of a seat gets: jesters, cards and the Muse (PRI-26, PRI-38)."""
    return for_jesters(board, seat) + for_cards(board, seat) + muse_bonus(board, seat)


def bonus_value(board: Board, seat: i64, card: i64, played: i64) -> i64:
    """What a bonus card adds; `played` is 0 while the profession card is still in hand (PRI-40)."""
    pieces = board.pieces
    value: i64 = 0
    for which in pieces.bonus_of[int(card)]:
        counted = feature(board, seat, which)
        if which == IN_HAND:
            counted = max(counted - (1 - played), 0)
        elif which == ON_TABLE:
            counted += 1 - played
        value += min(counted, 1) if pieces.bonus_present[int(card)] else counted
    return value * pieces.bonus_each[card]


def bonus_total(board: Board, seat: i64, played: i64) -> i64:
    """What all bonus cards in a seat's hand add together."""
    hand = (board.cells[layout.HAND + seat] & layout.BONUS_BITS) >> layout.FIRST_BONUS
    total: i64 = 0
    card: i64 = 0
    while hand != 0:
        if hand & 1:
            total += bonus_value(board, seat, card, played)
        hand >>= 1
        card += 1
    return total


# ---------------------------------------------------------------------- completing


def offer_works(board: Board, seat: i64, choices: list[Action]) -> None:
    """Every profession in hand whose work can reach the least value of the round (PRI-11, PRI-37)."""
    hand = board.cells[layout.HAND + seat] & layout.PROFESSION_BITS
    if hand == 0:
        return
    missing = board.pieces.least[board.cells[layout.ROUND]] - common_value(board, seat)
    if missing > 0 and board.cells[layout.HAND + seat] & layout.BONUS_BITS != 0:
        missing -= bonus_total(board, seat, 0)
    profession: i64 = 0
    while hand != 0:
        if hand & 1 and (missing <= 0 or liked(board, seat, profession) >= missing):
            choices.append(board.pieces.actions[WORK + profession])
        hand >>= 1
        profession += 1


def complete_a_work(board: Board, seat: i64, profession: i64, scribe: Scribe) -> None:
    """Play the card face up and compute the value (PRI-37, PRI-38, PRI-42)."""
    cells = board.cells
    card = bit(profession)
    value = common_value(board, seat) + liked(board, seat, profession)
    cells[layout.HAND + seat] ^= card
    cells[layout.TABLE + seat] |= card
    note_a_play(board, seat, profession)
    cells[layout.PUBLIC] |= card
    cells[layout.KNOWS + seat] &= ~card
    if scribe.listening:
        scribe.tell("work", seat, reckoning(board, seat, profession, value), reveals=True)
    if cells[layout.HAND + seat] & layout.BONUS_BITS != 0:
        board.ask(ask.BONUS, seat, profession, value)
    else:
        finish_the_work(board, seat, value, scribe)


def reckoning(board: Board, seat: i64, profession: i64, value: i64) -> dict[str, Fact]:
    """The value of a work, term by term (PRI-38)."""
    return {
        "profession": PROFESSIONS[int(profession)],
        "building": int(for_building(board, seat, profession)),
        "landscape": int(for_landscape(board, seat, profession)),
        "freedom": int(for_freedom(board, seat, profession)),
        "jesters": int(for_jesters(board, seat)),
        "cards": int(for_cards(board, seat)),
        "muse": int(muse_bonus(board, seat)),
        "value": int(value),
    }


def offer_bonus_cards(board: Board, seat: i64, choices: list[Action]) -> None:
    """Any bonus card in hand; stopping once the least value is reached (PRI-39)."""
    offer_members(
        choices, board.pieces.actions, PLAY, (board.cells[layout.HAND + seat] & layout.BONUS_BITS) >> layout.FIRST_BONUS
    )
    if board.about(1) >= board.pieces.least[board.cells[layout.ROUND]]:
        choices.append(board.pieces.actions[DONE])


def play_a_bonus_card(board: Board, seat: i64, card: i64, scribe: Scribe) -> None:
    """The card adds its points and is out of the game (PRI-39)."""
    cells = board.cells
    profession = board.about(0)
    added = bonus_value(board, seat, card, 1)
    value = board.about(1) + added
    played = bit(layout.FIRST_BONUS + card)
    cells[layout.HAND + seat] ^= played
    cells[layout.PUBLIC] |= played
    note_a_play(board, seat, layout.FIRST_BONUS + card)
    cells[layout.KNOWS + seat] &= ~played
    board.answered()
    if scribe.listening:
        name = board.pieces.cards[int(layout.FIRST_BONUS + card)]
        scribe.tell("bonus", seat, {"card": name, "points": int(added), "value": int(value)}, reveals=True)
    if cells[layout.HAND + seat] & layout.BONUS_BITS != 0:
        board.ask(ask.BONUS, seat, profession, value)
    else:
        finish_the_work(board, seat, value, scribe)


def no_more_bonus_cards(board: Board, seat: i64, scribe: Scribe) -> None:
    """Finish the work with the value reached."""
    value = board.about(1)
    board.answered()
    finish_the_work(board, seat, value, scribe)


def finish_the_work(board: Board, seat: i64, value: i64, scribe: Scribe) -> None:
    """Note the value for the best work, then ask how much of the pay becomes prestige (PRI-41, PRI-42)."""
    board.cells[layout.BEST + seat] = max(board.cells[layout.BEST + seat], value)
    if scribe.listening:
        scribe.tell("value", seat, {"value": int(value)})
    board.ask(ask.CONVERT, seat, value)


def offer_conversions(board: Board, most: i64, choices: list[Action]) -> None:
    """Any number of points from 0 to `most`."""
    points: i64 = 0
    while points <= min(most, CONVERSIONS - 1):
        choices.append(board.pieces.actions[CONVERT + points])
        points += 1


def offer_prestige(board: Board, choices: list[Action]) -> None:
    """Up to as many points as the pay of the work buys (PRI-41)."""
    offer_conversions(board, board.about(0) * board.pieces.pay // board.pieces.exchange, choices)


def convert(board: Board, seat: i64, points: i64, scribe: Scribe) -> None:
    """Take the pay, and exchange part of it for prestige (PRI-41)."""
    pay = board.about(0) * board.pieces.pay
    board.answered()
    board.cells[layout.MONEY + seat] += pay - points * board.pieces.exchange
    board.gain(seat, layout.FROM_WORKS, points)
    if scribe.listening:
        kept = pay - points * board.pieces.exchange
        scribe.tell("pay", seat, {"pay": int(pay), "prestige": int(points), "florins": int(kept)})


def award_the_best_work(board: Board, scribe: Scribe) -> None:
    """The best work of the round gives prestige, also if tied; then the values are reset (PRI-51, PRI-52)."""
    cells = board.cells
    seats = range(int(cells[SEATS]))
    best = max([cells[layout.BEST + seat] for seat in seats])
    for seat in seats:
        if best > 0 and cells[layout.BEST + seat] == best:
            board.gain(seat, layout.FROM_BEST, board.pieces.best)
            if scribe.listening:
                scribe.tell("best work", seat, {"value": int(best), "prestige": int(board.pieces.best)})
        cells[layout.BEST + seat] = 0
