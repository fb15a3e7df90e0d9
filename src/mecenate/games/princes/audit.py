"""The audit: every piece is somewhere, once, and the derived numbers are right."""

from __future__ import annotations

from mecenate.core.audit import expect, expect_in_range, kinds_waiting
from mecenate.core.errors import PositionError
from mecenate.core.state import SEATS
from mecenate.games.princes import decisions as ask
from mecenate.games.princes import layout
from mecenate.games.princes.audit_marks import audit_marks
from mecenate.games.princes.board import Board
from mecenate.games.princes.estate import border_at, closed_to_buildings, fits
from mecenate.games.princes.layout import first_of, pair_of
from mecenate.games.princes.vocabulary import BUILDINGS, LOTS
from mecenate.games.princes.vocabulary import FREEDOMS as FREEDOM_NAMES
from mecenate.games.princes.vocabulary import LANDSCAPES as LANDSCAPE_NAMES


def audit(board: Board) -> None:
    """Raise `PositionError` at the first thing that is impossible."""
    seats = list(range(int(board.cells[SEATS])))
    expect_in_range(board, {"offered": len(board.pieces.borders.rows)})
    _cards(board, seats)
    _supplies(board, seats)
    _money(board, seats)
    for seat in seats:
        _landscapes(board, seat)
        _buildings(board, seat, seats)
    for seat in seats:
        _fits(board, seat)
    if board.pieces.cooperation:
        _joint_fits(board, seats)
    _pending(board)
    audit_marks(board)


def _cards(board: Board, seats: list[int]) -> None:
    """Each card is in one place; only played bonus cards are gone, which is public."""
    cells = board.cells
    under = [int(cells[layout.UNDER + n]) - 1 for n in range(int(layout.CARDS)) if cells[layout.UNDER + n] > 0]
    places = [int(cells[at]) for at in (layout.UNSEEN, layout.LOOKED, layout.RETURNED)]
    places += [int(cells[layout.HAND + seat]) for seat in seats] + [int(cells[layout.TABLE + seat]) for seat in seats]
    places += [1 << card for card in under]
    placed = 0
    for place in places:
        if placed & place:
            raise PositionError("cards: one is in two places")
        placed |= place
    gone = ((1 << int(layout.CARDS)) - 1) & ~placed
    if gone & ~int(layout.BONUS_BITS) or gone & ~int(cells[layout.PUBLIC]) or placed >> int(layout.CARDS):
        raise PositionError("cards: one is missing")
    if any(cells[layout.TABLE + seat] & ~layout.PROFESSION_BITS for seat in seats):
        raise PositionError("table: only professions are face up")
    for deck in range(3):
        first = int(first_of(deck))
        end = int(first_of(deck + 1)) if deck < 2 else int(layout.CARDS)
        line = [int(cells[layout.UNDER + n]) for n in range(first, end)]
        size = int(cells[layout.UNDER_SIZE + deck])
        if any(card == 0 or not first < card <= end for card in line[:size]) or any(line[size:]):
            raise PositionError("under: does not fit under_size, or a card is under another pile")
    _knowledge(board, seats)


def _knowledge(board: Board, seats: list[int]) -> None:
    """A seat knows the cards it holds, what is face up is public, and nobody knows privately what is public."""
    cells = board.cells
    public = int(cells[layout.PUBLIC])
    hidden = int(cells[layout.UNSEEN] | cells[layout.LOOKED] | cells[layout.RETURNED])
    for seat in seats:
        if int(cells[layout.HAND + seat]) & ~int(board.known_to(seat)) or int(cells[layout.TABLE + seat]) & ~public:
            raise PositionError(f"knows: seat {seat + 1} does not know its own cards")
        if public & int(cells[layout.KNOWS + seat]):
            raise PositionError("knows: public cards are not listed")
    if public & hidden:
        raise PositionError("public: a card of a pile is public")


def _supplies(board: Board, seats: list[int]) -> None:
    """Tokens, tiles and cards of every kind are in the supply or with a player."""
    cells = board.cells
    supply = board.pieces.supply
    waiting = _waiting_landscape(board)
    for n in range(3):
        placed = sum(int(board.landscapes(seat, n)) for seat in seats)
        counted = placed + int(cells[layout.LEFT + n]) + (1 if waiting == n else 0)
        expect(counted, supply[n], f"{LANDSCAPE_NAMES[n]} tiles")
    held = {layout.JESTER: layout.JESTERS, layout.BUILDER: layout.BUILDERS}
    for lot, at in held.items():
        counted = sum(int(cells[at + seat]) for seat in seats) + int(cells[layout.LEFT + lot])
        expect(counted, supply[int(lot)], f"{LOTS[int(lot)]}s")
    counted = sum(int(cells[layout.RECRUITS + seat] + cells[layout.RECRUITED + seat]) for seat in seats)
    expect(counted + int(cells[layout.LEFT + layout.RECRUITING]), supply[int(layout.RECRUITING)], "recruiting cards")
    if any(cells[layout.BUILDERS + seat] > layout.MAX_BUILDERS for seat in seats):
        raise PositionError("builders: at most three for a seat")
    freedoms = _freedoms_in_play(board, seats)
    if len(seats) > 2 and any(count != board.pieces.freedoms[len(seats) - 3] for count in freedoms):
        raise PositionError(f"freedoms: not as many of each as there should be: {freedoms}")
    if len(seats) == 2 and (sum(freedoms) != 3 + board.pieces.extra_freedoms or not all(0 < n < 3 for n in freedoms)):
        raise PositionError(f"freedoms: not as many as two players have: {freedoms}")


def _freedoms_in_play(board: Board, seats: list[int]) -> list[int]:
    cells = board.cells
    return [
        int(cells[layout.FREEDOMS_LEFT + n]) + sum(int(cells[layout.FREEDOMS + seat]) >> n & 1 for seat in seats)
        for n in range(len(FREEDOM_NAMES))
    ]


def _waiting_landscape(board: Board) -> int:
    """The landscape that somebody is about to place; -1 if none."""
    if board.over or board.asked_kind() != ask.PLACE or board.about(0) < layout.BUILDING_TYPES:
        return -1
    return int(board.about(0) - layout.BUILDING_TYPES)


def _money(board: Board, seats: list[int]) -> None:
    """Sums are multiples of 100, and prestige is what was won minus what was sold."""
    cells = board.cells
    for seat in seats:
        won = sum(int(board.prestige_from(seat, n)) for n in range(len(layout.SOURCES)))
        expect(int(cells[layout.GLORY + seat]), won - int(cells[layout.SOLD + seat]), f"glory of seat {seat + 1}")
        if cells[layout.MONEY + seat] % 100:
            raise PositionError(f"money of seat {seat + 1}: not a multiple of 100")
        if cells[layout.SOLD + seat] > 0 and not board.pieces.may_sell:
            raise PositionError(f"sold of seat {seat + 1}: prestige cannot be sold in this game")
    held = sum(1 << n for n in range(6) if cells[layout.CHARACTER_OWNER + n] > 0) | (
        32 if cells[layout.BANKER_SEAT] > 0 else 0
    )
    if held & ~int(cells[layout.CHARACTERS_GONE]) or cells[layout.CHARACTERS_GONE] > (63 if board.pieces.muse else 0):
        raise PositionError("characters_gone: not those that were taken")
    if cells[layout.BANKER_MONEY] % 100 or (not board.pieces.muse and cells[layout.BANKER_MONEY] > 0):
        raise PositionError("banker_money: not a possible sum on the Banker")


def _landscapes(board: Board, seat: int) -> None:
    """Each landscape covers squares of its shape."""
    cells = board.cells
    ends = board.pieces.place_first
    for n, name in enumerate(LANDSCAPE_NAMES):
        at = int(layout.LANDSCAPE_AT) + 6 * (3 * seat + n)
        tiles = [int(cells[at + tile]) for tile in range(6) if cells[at + tile] > 0]
        expect(len(tiles), int(board.landscapes(seat, n)), f"landscapes of seat {seat + 1}: {name}")
        piece = int(layout.BUILDING_TYPES) + n
        if any(not _is_laid(board, tile, int(ends[piece]), int(ends[piece + 1])) for tile in tiles):
            raise PositionError(f"landscape_at of seat {seat + 1}: not the shape of a {name}")


def _is_laid(board: Board, squares: int, first: int, end: int) -> bool:
    """Whether these squares are one of the placements from `first` to `end`."""
    masks = board.pieces.place_mask
    while first < end and masks[first] != squares:
        first += 1
    return first < end


def _buildings(board: Board, seat: int, seats: list[int]) -> None:
    """Pieces do not overlap, `taken` agrees with them, shared buildings are complete, and supplies agree."""
    cells = board.cells
    taken = int(board.pieces.palace)
    tiles = [int(cells[layout.LANDSCAPE_AT + 18 * seat + n]) for n in range(18)]
    buildings = [int(board.building_at(seat, n)) for n in range(int(layout.BUILDING_TYPES))]
    for squares in tiles + buildings:
        if taken & squares:
            raise PositionError(f"estate of seat {seat + 1}: two pieces overlap")
        taken |= squares
    expect(int(cells[layout.TAKEN + seat]), taken, f"taken of seat {seat + 1}")
    expect(int(cells[layout.WALLS + seat]), int(board.pieces.palace) | sum(buildings), f"walls of seat {seat + 1}")
    expect(
        int(cells[layout.HAVE + seat]), sum((at > 0) << n for n, at in enumerate(buildings)), f"have of seat {seat + 1}"
    )
    for n, name in enumerate(BUILDINGS):
        partner = int(board.partner_in(seat, n))
        if buildings[n] and not _is_whole(board, seat, partner, n):
            raise PositionError(f"building_at of seat {seat + 1}: not the shape of a {name}")
        if partner >= 0 and (not buildings[n] or board.partner_in(partner, n) != seat):
            raise PositionError(f"partners of seat {seat + 1}: {name} is not shared")
        if seat == 0:
            stand = [s for s in seats if board.building_at(s, n) > 0]
            counted = sum(1 for s in stand if board.partner_in(s, n) < s)
            expect(counted + int(cells[layout.BUILDINGS_LEFT + n]), board.pieces.tiles[n], f"{name} tiles")


def _is_whole(board: Board, seat: int, partner: int, building: int) -> bool:
    """Whether the squares, with those of the partner, are the shape of the building."""
    squares = int(board.building_at(seat, building))
    pieces = board.pieces
    if partner < 0:
        return _is_laid(board, squares, int(pieces.place_first[building]), int(pieces.place_first[building + 1]))
    low, high = min(seat, partner), max(seat, partner)
    relation = int(pieces.borders.relation[border_at(board, low, high)])
    if relation < 0:
        return False
    both = [int(board.building_at(s, building)) for s in (low, high)]
    first, end = (int(pieces.borders.first[10 * relation + building + k]) for k in (0, 1))
    return any(pieces.borders.low[n] == both[0] and pieces.borders.high[n] == both[1] for n in range(first, end))


def _fits(board: Board, seat: int) -> None:
    """The stored first legal placement of each piece is right."""
    ends = board.pieces.place_first
    masks = board.pieces.place_mask
    to_buildings = closed_to_buildings(board, seat)
    for piece in range(int(layout.PIECE_TYPES)):
        closed = to_buildings if piece < layout.BUILDING_TYPES else board.cells[layout.TAKEN + seat]
        first = ends[piece]
        end = ends[piece + 1]
        while first < end and masks[first] & closed != 0:
            first += 1
        expect(int(board.first_fit(seat, piece)), int(first), f"fit of seat {seat + 1}, piece {piece}")
        expect(int(fits(board, seat, piece)), int(first < end), f"fits of seat {seat + 1}, piece {piece}")


def _joint_fits(board: Board, seats: list[int]) -> None:
    borders = board.pieces.borders
    lows, highs = borders.low, borders.high
    for high in seats:
        for low in range(high):
            relation = int(borders.relation[border_at(board, low, high)])
            if relation < 0:
                continue
            closed = [int(closed_to_buildings(board, low, high)), int(closed_to_buildings(board, high, low))]
            for building in range(int(layout.BUILDING_TYPES)):
                at = int(borders.first[10 * relation + building])
                end = int(borders.first[10 * relation + building + 1])
                while at < end and (lows[at] & closed[0] != 0 or highs[at] & closed[1] != 0):
                    at += 1
                stored = int(board.cells[layout.JOINT_FIT + 10 * pair_of(low, high) + building])
                expect(stored, at, f"joint_fit of seats {low} and {high}, building {building}")
                said = int(board.cells[layout.JOINT_FITS + pair_of(low, high)]) >> building & 1
                expect(said, int(at < end), f"joint_fits of seats {low} and {high}, building {building}")


def _pending(board: Board) -> None:
    """Cards are looked at, and a placement is on offer, only while that is being decided."""
    cells = board.cells
    kinds = kinds_waiting(board)
    if (cells[layout.LOOKED] != 0) != (ask.KEEP in kinds or ask.UNDER in kinds):
        raise PositionError("looked: cards are looked at only while one is chosen")
    if (cells[layout.OFFERED] != 0) != any(kind in kinds for kind in (ask.SUM, ask.ANSWER, ask.REPLY)):
        raise PositionError("offered: a placement is on offer only while it is being agreed")
