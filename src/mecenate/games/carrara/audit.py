"""The audit: every piece is somewhere, once, and the derived numbers are right."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.agenda import argument, kind_of, seat_of
from mecenate.core.audit import expect, expect_in_range, kinds_waiting, waiting
from mecenate.core.errors import PositionError
from mecenate.core.state import SEATS
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara import layout
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.building import MONUMENT
from mecenate.games.carrara.vocabulary import CITIES, COLOURS, ITEMS


def audit(board: Board) -> None:
    """Raise `PositionError` at the first thing that is impossible."""
    seats = range(int(board.cells[SEATS]))
    _numbers(board, seats)
    _agenda(board)
    _blocks(board, seats)
    _tiles(board, seats)
    _heights(board, seats)
    _markers(board, seats)
    _improvements(board, seats)
    _ornaments(board, seats)


def _numbers(board: Board, seats: range) -> None:
    """Every number is in its range; sections exist in this version, and last turns follow a finisher."""
    cells = board.cells
    expect_in_range(board, {})
    if (
        any(cells[layout.COURT + seat] >> board.pieces.sections for seat in seats)
        or cells[layout.VISITED] >= board.pieces.sections
    ):
        raise PositionError("court and visited: no such section")
    if cells[layout.LAST_TURNS] >= len(seats) or (cells[layout.LAST_TURNS] > 0 and cells[layout.FINISHER] == 0):
        raise PositionError("last_turns: at most one for each seat except the finisher")


def _agenda(board: Board) -> None:
    """Every decision belongs to the seat whose turn it is, and is about something that exists."""
    for decision in waiting(board):
        name = board.game.decisions[int(kind_of(decision))]
        if seat_of(decision) != board.cells[layout.TURN]:
            raise PositionError(f"agenda: {name} asks a seat that is not on turn")
        most = {
            "take": 6,
            "site": layout.TILES,
            "pay": layout.TILES,
            "claim sector": 6,
            "claim gold": 8,
            "place": ITEMS,
        }.get(name, 1)
        if argument(decision, 0) >= most or (name == "pay" and argument(decision, 1) >= len(CITIES)):
            raise PositionError(f"agenda: {name} is about something that does not exist")


def _blocks(board: Board, seats: range) -> None:
    """All blocks of each colour are on the wheel, in the bag or behind screens."""
    cells = board.cells
    for colour, name in enumerate(COLOURS):
        counted = cells[layout.BAG + colour] + sum(cells[layout.WHEEL + 6 * sector + colour] for sector in range(6))
        counted += sum(board.blocks(seat, colour) for seat in seats)
        expect(int(counted), int(board.pieces.per_colour), f"{name} blocks")


def _tiles(board: Board, seats: range) -> None:
    """Every tile is in a possible place, the display agrees, and only tiles that were built over are in the box."""
    cells = board.cells
    where = [int(cells[layout.TILE + tile]) for tile in range(int(layout.TILES))]
    expect(int(cells[layout.PILE_SIZE]), where.count(int(layout.PILE)), "pile_size")
    shown = sorted(
        int(cells[layout.DISPLAY + n]) - 1 for n in range(int(layout.DISPLAY_SPACES)) if cells[layout.DISPLAY + n] > 0
    )
    if shown != [tile for tile in range(int(layout.TILES)) if where[tile] == layout.ON_DISPLAY]:
        raise PositionError("display: does not show the tiles that are there")
    for tile in range(int(layout.TILES)):
        if where[tile] not in _places(board, tile, where) and where[tile] < layout.BUILT:
            raise PositionError(f"tile: {board.pieces.tiles[tile]} cannot be there")
        if where[tile] < layout.BUILT and cells[layout.DECORATED + tile] + cells[layout.STATUE + tile] > 0:
            raise PositionError(f"tile: {board.pieces.tiles[tile]} is not built but has ornaments")
        if where[tile] >= layout.BUILT and (board.built_by(tile) not in seats or board.city_of(tile) > 5):
            raise PositionError(f"tile: {board.pieces.tiles[tile]} is not in a city of a seat")


def _places(board: Board, tile: int, where: list[int]) -> tuple[i64, ...]:
    """Where a tile can be while it is not built."""
    place = tile % int(layout.TILES_A_TYPE)
    if place == MONUMENT:
        return (layout.MARKET,)
    removed = board.pieces.removed[board.seats - 2]
    if place in removed:
        return (layout.BOX,)
    first = tile - place
    boxed = [other for other in range(6) if where[first + other] == layout.BOX and other not in removed]
    built_over = where[first + int(MONUMENT)] >= layout.BUILT and len(boxed) == 1
    return (layout.PILE, layout.ON_DISPLAY, layout.BOX) if built_over else (layout.PILE, layout.ON_DISPLAY)


def _heights(board: Board, seats: range) -> None:
    """The derived counts agree with what is built."""
    cells = board.cells
    for seat in seats:
        own = [tile for tile in range(int(layout.TILES)) if board.built_by(tile) == seat]
        for n in range(6):
            here = [tile for tile in own if board.city_of(tile) == n]
            kind = [tile for tile in own if tile // layout.TILES_A_TYPE == n]
            expect(int(board.height(seat, n)), len(here), f"height of seat {seat + 1} in {CITIES[n]}")
            if sorted(int(board.floor_of(tile)) for tile in here) != list(range(len(here))):
                raise PositionError(f"tile: the floors of seat {seat + 1} in {CITIES[n]} have a gap")
            empty = sum(cells[layout.STATUE + tile] == 0 for tile in here)
            plain = sum(cells[layout.DECORATED + tile] == 0 for tile in kind)
            expect(int(board.empty(seat, n)), empty, f"empty of seat {seat + 1} in {CITIES[n]}")
            expect(int(board.of_type(seat, n)), len(kind), f"of_type of seat {seat + 1}, type {n}")
            expect(int(board.plain(seat, n)), plain, f"plain of seat {seat + 1}, type {n}")


def _markers(board: Board, seats: range) -> None:
    """Each seat's markers are in the court, in the open area or on spaces; one may be in the hand (CAR-35, CAR-43)."""
    cells = board.cells
    scoring = ask.SPACE in kinds_waiting(board)
    for seat in seats:
        placed = bin(int(cells[layout.SCORED + seat])).count("1")
        placed += sum(cells[layout.CITY_OWNER + city] == seat + 1 for city in range(6))
        placed += sum(cells[layout.FLORIN_OWNER + which] == seat + 1 for which in range(2))
        in_hand = 1 if scoring and not board.over and board.asked_seat() == seat else 0
        counted = (
            bin(int(cells[layout.COURT + seat])).count("1") + int(cells[layout.OPEN_AREA + seat]) + placed + in_hand
        )
        expect(counted, int(board.pieces.sections), f"evaluation markers of seat {seat + 1}")


def _improvements(board: Board, seats: range) -> None:
    """Each improvement tile is in the supply or on a board, where it belongs."""
    cells = board.cells
    for seat in seats:
        for target in range(8):
            improvement = int(board.improvement(seat, target))
            if improvement > len(board.pieces.improvements) or (
                improvement > 0 and board.pieces.improvement_on[improvement - 1] != target
            ):
                raise PositionError(f"improved: seat {seat + 1} has a tile where it does not belong")
    for improvement, count in enumerate(board.pieces.improvement_count):
        on = int(board.pieces.improvement_on[improvement])
        taken = sum(board.improvement(seat, on) == improvement + 1 for seat in seats)
        expect(
            int(cells[layout.IMPROVEMENTS + improvement]) + taken,
            count,
            f"improvement {board.pieces.improvements[improvement]}",
        )


def _in_hand(board: Board) -> list[int]:
    """The claimed or bought item that is being placed, if there is one; a stored one still lies in its warehouse."""
    placing = [decision for decision in waiting(board) if kind_of(decision) == ask.PLACE]
    return [int(argument(decision, 0)) for decision in placing if argument(decision, 1) < ask.STORED]


def _ornaments(board: Board, seats: range) -> None:
    """Each decoration and coloured statue is in the supply, in a warehouse, on a tile or in somebody's hand."""
    if not board.pieces.advanced:
        return
    cells = board.cells
    stored = [int(cells[layout.WAREHOUSE + n]) - 1 for n in range(2 * len(seats))]
    stored += _in_hand(board)
    for n in range(6):
        on_tiles = sum(int(cells[layout.DECORATED + 7 * n + place]) for place in range(7))
        expected = board.pieces.decoration_supply[len(seats) - 2]
        counted = int(cells[layout.DECORATIONS + n]) + on_tiles + stored.count(n)
        expect(counted, expected, f"decorations: {board.pieces.items[n]}")
        standing = sum(cells[layout.STATUE + tile] == n + 1 for tile in range(int(layout.TILES)))
        counted = int(cells[layout.STATUES + n]) + standing + stored.count(6 + n)
        expect(counted, board.pieces.statue_supply, f"statues: {COLOURS[n]}")
    gold = sum(int(cells[layout.GOLD_STATUES + section]) for section in range(8)) + stored.count(12)
    gold += sum(cells[layout.STATUE + tile] == 7 for tile in range(int(layout.TILES)))
    if gold > 2 * len(seats):
        raise PositionError(f"gold statues: at most {2 * len(seats)}, found {gold}")
