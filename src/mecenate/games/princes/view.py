"""What a seat may see (PRI-95, PRI-96, PRI-97).

Not compiled: the view is data for people and networks, not for the inner loop of a search.
"""

from __future__ import annotations

from typing import Any

import msgspec

from mecenate.core.state import AGENDA, DEPTH
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import works
from mecenate.games.princes.board import (
    BANKER_MONEY,
    BANKER_SEAT,
    BEST,
    BONUS_BITS,
    BUILDERS,
    BUILDING_AT,
    BUILDINGS_LEFT,
    BUYER,
    CARDS,
    CHARACTER_OWNER,
    FIRST,
    FREEDOMS,
    FREEDOMS_LEFT,
    GLORY,
    HAND,
    JESTERS,
    LANDSCAPE_AT,
    LEFT,
    LOOKED,
    MONEY,
    OFFERED,
    PAWN,
    PHASE,
    PHASES,
    POINTS,
    PRESTIGE,
    PRESTIGE_BITS,
    PRESTIGE_LOT,
    PROFESSION_BITS,
    PUBLIC,
    RECRUITED,
    RECRUITS,
    RETURNED,
    ROUND,
    SOLD,
    SOURCES,
    STATUS,
    TABLE,
    TAKEN,
    UNDER,
    UNDER_SIZE,
    UNSEEN,
    Board,
    first_of,
)
from mecenate.games.princes.building import price_for
from mecenate.games.princes.estate import border_at
from mecenate.games.princes.powers import princess_value
from mecenate.games.princes.reasons import prompt_facts, why_not
from mecenate.games.princes.shapes import SQUARES, square_name
from mecenate.games.princes.words import (
    BUILDINGS,
    CHARACTERS,
    DECKS,
    LANDSCAPES,
    LOTS,
    PROFESSIONS,
)
from mecenate.games.princes.words import FREEDOMS as FREEDOM_NAMES

__all__ = ["View", "prompt_facts", "view", "why_not"]

STATUSES = ("free", "bought", "out")


class Lot(msgspec.Struct, frozen=True):
    """A lot of the auction: how many are left, and who bought one in this round."""

    name: str
    left: int
    buyer: int | None


class Auction(msgspec.Struct, frozen=True):
    """The auction that is going on."""

    lot: str
    bid: int
    leader: int
    opener: int
    passed: list[int]


class Character(msgspec.Struct, frozen=True):
    """A character: who holds it, and the pawn that lies on it."""

    name: str
    owner: int | None
    pawn: int | None
    space: int | None
    money: int | None


class Offer(msgspec.Struct, frozen=True):
    """A joint building that is being agreed."""

    active: int
    partner: int
    building: str
    florins: int | None
    active_squares: list[str]
    partner_squares: list[str]


class Piece(msgspec.Struct, frozen=True):
    """A building or landscape on an estate; a shared building names its partner."""

    name: str
    kind: str
    squares: list[str]
    partner: int | None = None


class Reckoning(msgspec.Struct, frozen=True):
    """What a profession in hand would be worth now, term by term, and what all bonus cards would add."""

    profession: str
    building: int
    landscape: int
    freedom: int
    jesters: int
    cards: int
    muse: int
    value: int
    bonus: int


class BonusCard(msgspec.Struct, frozen=True):
    """A bonus card in hand and what it would add to a work now."""

    card: str
    points: int


class Player(msgspec.Struct, frozen=True):
    """What lies in front of a seat; what the viewer may not see is None."""

    seat: int
    prestige: int
    prestige_by_source: dict[str, int]
    sold: int
    florins: int | None
    professions: list[str] | None
    professions_known: list[str]
    profession_cards: int
    reckonings: list[Reckoning] | None
    princess: int | None
    bonus: list[BonusCard] | None
    bonus_cards: int
    prestige_cards_held: list[str] | None
    prestige_cards: int
    recruiting_cards: int
    works: list[str]
    recruited: int
    best_work: int
    jesters: int
    builders: int
    building_price: int
    freedoms: list[str]
    estate: list[Piece]
    free_squares: int
    status: str
    characters: list[str]


class View(msgspec.Struct, frozen=True):
    """Everything that one seat may know about a game of The Princes of Florence."""

    game: str
    muse: bool
    cooperation: bool
    seat: int | None
    seats: int
    round: int
    phase: str
    least: int
    least_by_round: list[int]
    first: int
    actor: int | None
    over: bool
    prompt: dict[str, Any] | None
    lots: list[Lot]
    auction: Auction | None
    buildings: dict[str, int]
    freedoms: dict[str, int]
    piles: dict[str, int]
    under: dict[str, list[str | None]]
    in_pile: list[str]
    looked_at: int
    looked: list[str]
    played_bonus: list[str]
    characters: list[Character]
    offer: Offer | None
    palace: list[str]
    neighbours: list[list[int]]
    players: list[Player]


def _seat_or_none(code: int) -> int | None:
    return code - 1 if code > 0 else None


def _names(board: Board, cards: int) -> list[str]:
    return [board.pieces.cards[card] for card in range(int(CARDS)) if cards >> card & 1]


def squares(mask: int) -> list[str]:
    """The names of a set of squares."""
    return [square_name(square) for square in range(SQUARES) if mask >> square & 1]


def lot(board: Board, number: int) -> Lot:
    """One of the seven lots."""
    left = board.pile_size(PRESTIGE) if number == PRESTIGE_LOT else board.cells[LEFT + number]
    return Lot(LOTS[number], int(left), _seat_or_none(int(board.cells[BUYER + number])))


def pending(board: Board, *kinds: int) -> tuple[int, int, list[int]] | None:
    """The decision of one of these kinds on the agenda: kind, seat and arguments."""
    for n in range(int(board.cells[DEPTH])):
        packed = int(board.cells[AGENDA + n])
        if packed & 0xFF in kinds:
            return packed & 0xFF, packed >> 8 & 15, [packed >> shift & 0xFFF for shift in (12, 24, 36, 48)]
    return None


def auction(board: Board) -> Auction | None:
    """The auction that is going on, if one is."""
    found = pending(board, int(ask.BID))
    if found is None:
        return None
    number, hundreds, seats, passed = found[2]
    return Auction(
        lot=LOTS[number],
        bid=100 * hundreds,
        leader=seats & 15,
        opener=seats >> 4,
        passed=[seat for seat in range(board.seats) if passed >> seat & 1],
    )


def character(board: Board, number: int) -> Character:
    """A character as everybody sees it."""
    pieces = board.pieces
    name = CHARACTERS[number]
    owner = int(board.cells[BANKER_SEAT if name == "banker" else CHARACTER_OWNER + number])
    pawns = [seat for seat in range(board.seats) if board.cells[PAWN + seat] > 0]
    here = [seat for seat in pawns if pieces.space_character[board.cells[PAWN + seat] - 1] == number]
    space = int(pieces.space_of[board.cells[PAWN + here[0]] - 1]) if here else None
    money = int(board.cells[BANKER_MONEY]) if name == "banker" else None
    return Character(name, _seat_or_none(owner), here[0] if here else None, space, money)


def offer(board: Board) -> Offer | None:
    """The joint building that is being agreed, if one is."""
    found = pending(board, int(ask.SUM), int(ask.ANSWER), int(ask.REPLY))
    row = int(board.cells[OFFERED]) - 1
    if found is None or row < 0:
        return None
    kind, seat, (building, other, hundreds, _) = found
    active, partner = (other, seat) if kind == ask.ANSWER else (seat, other)
    borders = board.pieces.borders
    parts = {min(active, partner): int(borders.low[row]), max(active, partner): int(borders.high[row])}
    return Offer(
        active=active,
        partner=partner,
        building=BUILDINGS[building],
        florins=None if kind == ask.SUM else 100 * hundreds,
        active_squares=squares(parts[active]),
        partner_squares=squares(parts[partner]),
    )


def estate(board: Board, seat: int) -> list[Piece]:
    """The buildings and landscapes of a seat."""
    cells = board.cells
    found = []
    for n, name in enumerate(BUILDINGS):
        at = int(cells[BUILDING_AT + 10 * seat + n])
        if at:
            partner = int(board.partner_in(seat, n))
            found.append(Piece(name, "building", squares(at), None if partner < 0 else partner))
    for n, name in enumerate(LANDSCAPES):
        tiles = [int(cells[LANDSCAPE_AT + 6 * (3 * seat + n) + tile]) for tile in range(6)]
        found += [Piece(name, "landscape", squares(at)) for at in tiles if at]
    return found


def reckoning(board: Board, seat: int, profession: int) -> Reckoning:
    """What this profession would be worth now."""
    value = int(works.common_value(board, seat) + works.liked(board, seat, profession))
    facts = works.reckoning(board, seat, profession, value)
    return Reckoning(bonus=int(works.bonus_total(board, seat, 0)), **{name: facts[name] for name in facts})  # type: ignore[arg-type]


def bonus_cards(board: Board, seat: int) -> list[BonusCard]:
    """The bonus cards in a hand, each with what it adds; during a work its profession lies on the table."""
    playing = not board.over and board.asked_kind() == ask.BONUS and board.asked_seat() == seat
    first = int(first_of(1))
    hand = int(board.cells[HAND + seat]) & int(BONUS_BITS)
    return [
        BonusCard(board.pieces.cards[card], int(works.bonus_value(board, seat, card - first, int(playing))))
        for card in range(int(CARDS))
        if hand >> card & 1
    ]


def player(board: Board, seat: int, sees_all: bool) -> Player:
    """What lies in front of a seat, with its hidden things if the viewer may see them."""
    cells = board.cells
    pieces = board.pieces
    hand = int(cells[HAND + seat])
    professions = hand & int(PROFESSION_BITS)
    sources = [name for name in SOURCES if pieces.muse or name not in ("merchant", "banker")]
    own = [n for n in range(len(PROFESSIONS)) if professions >> n & 1]
    return Player(
        seat=seat,
        prestige=int(cells[GLORY + seat]),
        prestige_by_source={name: int(cells[POINTS + 7 * seat + SOURCES.index(name)]) for name in sources},
        sold=int(cells[SOLD + seat]),
        florins=int(cells[MONEY + seat]) if sees_all or pieces.purses_open else None,
        professions=_names(board, professions) if sees_all else None,
        professions_known=_names(board, professions & int(cells[PUBLIC])),
        profession_cards=professions.bit_count(),
        reckonings=[reckoning(board, seat, n) for n in own] if sees_all else None,
        princess=int(princess_value(board, seat)) if pieces.muse else None,
        bonus=bonus_cards(board, seat) if sees_all else None,
        bonus_cards=(hand & int(BONUS_BITS)).bit_count(),
        prestige_cards_held=_names(board, hand & int(PRESTIGE_BITS)) if sees_all else None,
        prestige_cards=(hand & int(PRESTIGE_BITS)).bit_count(),
        recruiting_cards=int(cells[RECRUITS + seat]),
        works=_names(board, int(cells[TABLE + seat])),
        recruited=int(cells[RECRUITED + seat]),
        best_work=int(cells[BEST + seat]),
        jesters=int(cells[JESTERS + seat]),
        builders=int(cells[BUILDERS + seat]),
        building_price=int(price_for(board, seat)),
        freedoms=[name for n, name in enumerate(FREEDOM_NAMES) if int(cells[FREEDOMS + seat]) >> n & 1],
        estate=estate(board, seat),
        free_squares=SQUARES - int(cells[TAKEN + seat]).bit_count(),
        status=STATUSES[int(cells[STATUS + seat])],
        characters=[name for n, name in enumerate(CHARACTERS) if cells[CHARACTER_OWNER + n] == seat + 1],
    )


def under(board: Board, deck: int, known: int) -> list[str | None]:
    """What was put under a pile, the next to come first; None where the viewer does not know the card."""
    first = int(UNDER) + int(first_of(deck))
    cards = [int(board.cells[first + n]) - 1 for n in range(int(board.cells[UNDER_SIZE + deck]))]
    return [board.pieces.cards[card] if known >> card & 1 else None for card in cards]


def view(board: Board, seat: int | None) -> View:
    """All that a seat (None: a spectator) may know."""
    cells = board.cells
    pieces = board.pieces
    prompt = board.prompt
    known = int(cells[PUBLIC]) if seat is None else int(board.known_to(seat))
    seats = range(board.seats)
    looked = int(cells[LOOKED])
    piled = int(cells[UNSEEN] | cells[RETURNED])
    return View(
        game="princes",
        muse=pieces.muse,
        cooperation=pieces.cooperation,
        seat=seat,
        seats=board.seats,
        round=int(cells[ROUND]),
        phase=PHASES[int(cells[PHASE])],
        least=int(pieces.least[cells[ROUND]]),
        least_by_round=[int(least) for least in pieces.least[1:]],
        first=int(cells[FIRST]),
        actor=board.actor,
        over=board.over,
        prompt=None if prompt is None else prompt.to_dict(),
        lots=[lot(board, number) for number in range(7)],
        auction=auction(board),
        buildings={name: int(cells[BUILDINGS_LEFT + n]) for n, name in enumerate(BUILDINGS)},
        freedoms={name: int(cells[FREEDOMS_LEFT + n]) for n, name in enumerate(FREEDOM_NAMES)},
        piles={name: int(board.pile_size(n)) for n, name in enumerate(DECKS)},
        under={name: under(board, n, known) for n, name in enumerate(DECKS)},
        in_pile=_names(board, piled & known),
        looked_at=looked.bit_count(),
        looked=_names(board, looked & known),
        played_bonus=_names(board, int(cells[PUBLIC]) & int(BONUS_BITS)),
        characters=[character(board, number) for number in range(len(CHARACTERS) if pieces.muse else 0)],
        offer=offer(board),
        palace=squares(int(pieces.palace)),
        neighbours=[[other for other in seats if pieces.borders.own[border_at(board, s, other)] != 0] for s in seats],
        players=[player(board, other, board.over or other == seat) for other in seats],
    )
