"""Builds the part of a view that is about one seat, and what only the seat itself sees: its hand and its money."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from mecenate.core.bits import count
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import layout, works
from mecenate.games.princes.board import Board
from mecenate.games.princes.building import price_for
from mecenate.games.princes.powers import princess_value
from mecenate.games.princes.printed import named
from mecenate.games.princes.shapes import SQUARE_NAMES, SQUARES
from mecenate.games.princes.view import BonusCard, Piece, Player, Reckoning
from mecenate.games.princes.vocabulary import BUILDINGS, CHARACTERS, LANDSCAPES
from mecenate.games.princes.vocabulary import FREEDOMS as FREEDOM_WORDS

# Lists, because compiled code indexes a list faster than a tuple.
BUILDING_NAMES: Final = list(BUILDINGS)
LANDSCAPE_NAMES: Final = list(LANDSCAPES)
FREEDOM_NAMES: Final = list(FREEDOM_WORDS)
CHARACTER_NAMES: Final = list(CHARACTERS)
SOURCE_NAMES: Final = list(layout.SOURCES)


def player(board: Board, seat: i64) -> Player:
    """What a seat has; what is hidden is None."""
    cells = board.cells
    pieces = board.pieces
    professions = cells[layout.HAND + seat] & layout.PROFESSION_BITS
    return Player(
        seat=seat,
        prestige=cells[layout.GLORY + seat],
        prestige_by_source=prestige_by_source(board, seat),
        sold=cells[layout.SOLD + seat],
        florins=cells[layout.MONEY + seat] if pieces.purses_open else None,
        professions=None,
        professions_known=named(pieces.cards, professions & cells[layout.PUBLIC]),
        profession_cards=count(professions),
        reckonings=None,
        princess=princess_value(board, seat) if pieces.muse else None,
        bonus=None,
        bonus_cards=count(cells[layout.HAND + seat] & layout.BONUS_BITS),
        prestige_cards_held=None,
        prestige_cards=count(cells[layout.HAND + seat] & layout.PRESTIGE_BITS),
        recruiting_cards=cells[layout.RECRUITS + seat],
        works=named(pieces.cards, cells[layout.TABLE + seat]),
        recruited=cells[layout.RECRUITED + seat],
        best_work=cells[layout.BEST + seat],
        jesters=cells[layout.JESTERS + seat],
        builders=cells[layout.BUILDERS + seat],
        building_price=price_for(board, seat),
        freedoms=named(FREEDOM_NAMES, cells[layout.FREEDOMS + seat]),
        estate=estate(board, seat),
        free_squares=SQUARES - count(cells[layout.TAKEN + seat]),
        status=layout.STATUSES[cells[layout.STATUS + seat]],
        characters=[name for n, name in enumerate(CHARACTER_NAMES) if cells[layout.CHARACTER_OWNER + n] == seat + 1],
    )


def opened(board: Board, shown: Player, seat: i64) -> Player:
    """The same with what is hidden (PRI-95, PRI-96)."""
    cards = board.pieces.cards
    hand = board.cells[layout.HAND + seat]
    return replace(
        shown,
        florins=board.cells[layout.MONEY + seat],
        professions=named(cards, hand & layout.PROFESSION_BITS),
        reckonings=reckonings(board, seat),
        bonus=bonus_cards(board, seat),
        prestige_cards_held=named(cards, hand & layout.PRESTIGE_BITS),
    )


def prestige_by_source(board: Board, seat: i64) -> dict[str, int]:
    """The prestige of a seat by source; some sources exist only with the Muse (PRI-56)."""
    points: dict[str, int] = {}
    for n, name in enumerate(SOURCE_NAMES):
        if board.pieces.muse or n < layout.FROM_MERCHANT:
            points[name] = int(board.prestige_from(seat, n))
    return points


def estate(board: Board, seat: i64) -> list[Piece]:
    """The buildings and landscapes of a seat."""
    cells = board.cells
    pieces_shown: list[Piece] = []
    n: i64 = 0
    while n < layout.BUILDING_TYPES:
        at = board.building_at(seat, n)
        if at != 0:
            partner = board.partner_in(seat, n)
            shared_with = None if partner < 0 else int(partner)
            pieces_shown.append(Piece(BUILDING_NAMES[n], "building", named(SQUARE_NAMES, at), shared_with))
        n += 1
    first = layout.LANDSCAPE_AT + 3 * layout.LANDSCAPE_TILES * seat
    n = 0
    while n < 3 * layout.LANDSCAPE_TILES:
        at = cells[first + n]
        if at != 0:
            pieces_shown.append(
                Piece(LANDSCAPE_NAMES[n // layout.LANDSCAPE_TILES], "landscape", named(SQUARE_NAMES, at))
            )
        n += 1
    return pieces_shown


def reckonings(board: Board, seat: i64) -> list[Reckoning]:
    """What each profession in a hand would be worth now, term by term (PRI-38)."""
    common = works.common_value(board, seat)
    bonus = works.bonus_total(board, seat, 0)
    works_shown: list[Reckoning] = []
    profession: i64 = 0
    left = board.cells[layout.HAND + seat] & layout.PROFESSION_BITS
    while left != 0:
        if left & 1:
            works_shown.append(
                Reckoning(
                    profession=board.pieces.cards[profession],
                    building=works.for_building(board, seat, profession),
                    landscape=works.for_landscape(board, seat, profession),
                    freedom=works.for_freedom(board, seat, profession),
                    jesters=works.for_jesters(board, seat),
                    cards=works.for_cards(board, seat),
                    muse=works.muse_bonus(board, seat),
                    value=common + works.liked(board, seat, profession),
                    bonus=bonus,
                )
            )
        left >>= 1
        profession += 1
    return works_shown


def bonus_cards(board: Board, seat: i64) -> list[BonusCard]:
    """The bonus cards in a hand, each with what it adds; during a work the profession card is on the table."""
    playing = not board.over and board.asked_kind() == ask.BONUS and board.asked_seat() == seat
    played: i64 = 1 if playing else 0
    cards: list[BonusCard] = []
    card: i64 = 0
    left = (board.cells[layout.HAND + seat] & layout.BONUS_BITS) >> layout.FIRST_BONUS
    while left != 0:
        if left & 1:
            points = works.bonus_value(board, seat, card, played)
            cards.append(BonusCard(board.pieces.cards[layout.FIRST_BONUS + card], points))
        left >>= 1
        card += 1
    return cards
