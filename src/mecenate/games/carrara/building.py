"""Building: buildings, monuments, upgrading in place, improvement tiles, and paying in blocks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.event import Scribe
from mecenate.games.carrara import decisions as ask
from mecenate.games.carrara import layout
from mecenate.games.carrara.board import Board
from mecenate.games.carrara.vocabulary import BUILD, CITIES, COLOURS, IMPROVE, IN, OVER, PAY, PAY_TWO

MONUMENT: Final[i64] = 6
"""The place of the monument among the seven tiles of its type."""


def capacity(board: Board, seat: i64, city: i64) -> i64:
    """The most blocks that a seat can pay in a city: single blocks of its colours, and pairs of the next lower colour.

    CAR-23, CAR-24, CAR-25.
    """
    cells = board.cells
    first = layout.BLOCKS + layout.SIX * seat
    blocks = board.total(first, city + 1)
    if city < layout.SIX - 1:
        blocks += cells[first + city + 1] // 2
    return blocks


def has_an_equal_before(board: Board, tile: i64) -> bool:
    """Whether the tile's twin, one number lower, lies in the same place with the same ornaments (CAR-3).

    Then the two are one choice, and it is offered once.
    """
    twin = tile - 1
    if tile % layout.TILES_A_TYPE == 0 or board.pieces.value[twin] != board.pieces.value[tile]:
        return False
    cells = board.cells
    return (
        cells[layout.TILE + twin] >> 6 == cells[layout.TILE + tile] >> 6
        and (cells[layout.TILE + twin] >= 64 or cells[layout.TILE + twin] == cells[layout.TILE + tile])
        and cells[layout.DECORATED + twin] == cells[layout.DECORATED + tile]
        and cells[layout.STATUE + twin] == cells[layout.STATUE + tile]
    )


def offer_buildings(board: Board, seat: i64, choices: list[Action]) -> None:
    """Every tile that the seat can pay in some city. Lerici takes every block, so its price decides.

    CAR-22, CAR-29.
    """
    cells = board.cells
    pieces = board.pieces
    blocks = board.blocks_of(seat)
    space: i64 = 0
    while space < layout.DISPLAY_SPACES:
        tile = cells[layout.DISPLAY + space] - 1
        if tile >= 0 and pieces.value[tile] <= blocks and not has_an_equal_before(board, tile):
            choices.append(pieces.actions[BUILD + tile])
        space += 1
    monument = MONUMENT
    while monument < layout.TILES:
        if cells[layout.TILE + monument] == layout.MARKET and (
            pieces.value[monument] <= blocks or can_upgrade(board, seat, monument)
        ):
            choices.append(pieces.actions[BUILD + monument])
        monument += layout.TILES_A_TYPE


def can_upgrade(board: Board, seat: i64, monument: i64) -> bool:
    """Whether the seat can put this monument over one of its buildings of that type (CAR-30)."""
    left = board.of_type(seat, monument // layout.TILES_A_TYPE)
    tile = monument - MONUMENT
    while left > 0 and tile < monument:
        if board.built_by(tile) == seat:
            if can_pay_difference(board, seat, tile, monument):
                return True
            left -= 1
        tile += 1
    return False


def can_build_over(board: Board, seat: i64, tile: i64, monument: i64) -> bool:
    """Whether this building is the seat's and the seat can pay for the monument over it (CAR-30)."""
    return board.built_by(tile) == seat and can_pay_difference(board, seat, tile, monument)


def can_pay_difference(board: Board, seat: i64, tile: i64, monument: i64) -> bool:
    """Whether the seat can pay the difference in value in the city of its building (CAR-71)."""
    value = board.pieces.value
    return capacity(board, seat, board.city_of(tile)) >= value[monument] - value[tile]


def offer_sites(board: Board, seat: i64, choices: list[Action]) -> None:
    """Any city where the price can be paid; for a monument also its seat's buildings of that type (CAR-22, CAR-30)."""
    actions = board.pieces.actions
    tile = board.about(0)
    city: i64 = 0
    while city < layout.SIX:
        if capacity(board, seat, city) >= board.pieces.value[tile]:
            choices.append(actions[IN + city])
        city += 1
    if tile % layout.TILES_A_TYPE != MONUMENT:
        return
    over = tile - MONUMENT
    while over < tile:
        if can_build_over(board, seat, over, tile) and not has_an_equal_before(board, over):
            choices.append(actions[OVER + over])
        over += 1


def choose_a_city(board: Board, seat: i64, city: i64) -> None:
    """Build in this city: the printed value is the price (CAR-23, CAR-29)."""
    tile = board.about(0)
    board.answered()
    board.ask(ask.PAY, seat, tile, city, board.pieces.value[tile], 0)


def choose_to_upgrade(board: Board, seat: i64, over: i64) -> None:
    """Build the monument over a building: the difference in value is the price (CAR-30, CAR-71)."""
    tile = board.about(0)
    value = board.pieces.value
    board.answered()
    board.ask(ask.PAY, seat, tile, board.city_of(over), value[tile] - value[over], over + 1)


def offer_payments(board: Board, seat: i64, choices: list[Action]) -> None:
    """Single blocks of the city's colours, and pairs that count as one of the next higher colour.

    CAR-23, CAR-24, CAR-25, CAR-26, CAR-103.

    After a single block or a useful pair the rest can always be paid; after a wasteful pair perhaps not.
    """
    cells = board.cells
    actions = board.pieces.actions
    city = board.about(1)
    first = layout.BLOCKS + layout.SIX * seat
    colour: i64 = 0
    while colour <= city:
        if cells[first + colour] > 0:
            choices.append(actions[PAY + colour])
        colour += 1
    if board.pieces.exchange_any and capacity(board, seat, city) > board.about(2):
        colour = 1
        while colour <= city:
            if cells[first + colour] > 1:
                choices.append(actions[PAY_TWO + colour])
            colour += 1
    if city < layout.SIX - 1 and cells[first + city + 1] > 1:
        choices.append(actions[PAY_TWO + city + 1])


def pay(board: Board, seat: i64, colour: i64, blocks: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Put a block, or a pair that counts as one, into the bag; after the last, build the tile (CAR-23, CAR-26)."""
    cells = board.cells
    tile, city, left, over = board.about(0), board.about(1), board.about(2) - 1, board.about(3)
    cells[layout.BLOCKS + layout.SIX * seat + colour] -= blocks
    cells[layout.BAG + colour] += blocks
    if scribe.listening:
        scribe.tell("pay", seat, {"colour": COLOURS[int(colour)], "blocks": int(blocks)})
    board.answered()
    if left > 0:
        board.ask(ask.PAY, seat, tile, city, left, over)
    elif over > 0:
        upgrade(board, seat, tile, over - 1, scribe)
    else:
        build(board, seat, tile, city, dealer, scribe)


def build(board: Board, seat: i64, tile: i64, city: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Put the tile on top of the city's column; a building leaves a space on the display to fill.

    CAR-27, CAR-29, CAR-31.
    """
    cells = board.cells
    is_monument = cells[layout.TILE + tile] == layout.MARKET
    board.stands(tile, seat, city, board.height(seat, city))
    kind = tile // layout.TILES_A_TYPE
    cells[layout.HEIGHT + layout.SIX * seat + city] += 1
    cells[layout.OF_TYPE + layout.SIX * seat + kind] += 1
    cells[layout.PLAIN + layout.SIX * seat + kind] += 1
    cells[layout.EMPTY + layout.SIX * seat + city] += 1
    if scribe.listening:
        scribe.tell("build", seat, {"tile": board.pieces.tiles[int(tile)], "city": CITIES[int(city)]})
    points_for_building(board, seat, board.pieces.value[tile], scribe)
    if is_monument:
        ask_for_an_improvement(board, seat)
    else:
        fill_the_display(board, tile, dealer, scribe)


def upgrade(board: Board, seat: i64, monument: i64, tile: i64, scribe: Scribe) -> None:
    """The monument replaces the building and keeps its decoration and statue; the building goes to the box.

    CAR-31, CAR-70.
    """
    cells = board.cells
    city = board.city_of(tile)
    board.stands(monument, seat, city, board.floor_of(tile))
    cells[layout.DECORATED + monument] = cells[layout.DECORATED + tile]
    cells[layout.STATUE + monument] = cells[layout.STATUE + tile]
    cells[layout.TILE + tile] = layout.BOX
    cells[layout.DECORATED + tile] = 0
    cells[layout.STATUE + tile] = 0
    if scribe.listening:
        tiles = board.pieces.tiles
        facts: dict[str, str | int | list[str]] = {
            "tile": tiles[int(monument)],
            "over": tiles[int(tile)],
            "city": CITIES[int(city)],
        }
        scribe.tell("upgrade", seat, facts)
    points_for_building(board, seat, board.pieces.value[monument] - board.pieces.value[tile], scribe)
    ask_for_an_improvement(board, seat)


def points_for_building(board: Board, seat: i64, points: i64, scribe: Scribe) -> None:
    """A seat that has placed all its evaluation markers scores the value in blocks of what it builds (CAR-34)."""
    if board.markers_of(seat) > 0:
        return
    board.gain_points(seat, layout.FROM_BUILDING, points)
    if scribe.listening:
        scribe.tell("building points", seat, {"points": int(points)})


def fill_the_display(board: Board, built: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Fill the empty space of the display with a tile of the pile, if one is left (CAR-28)."""
    cells = board.cells
    space: i64 = 0
    while cells[layout.DISPLAY + space] != built + 1:
        space += 1
    cells[layout.DISPLAY + space] = 0
    if cells[layout.PILE_SIZE] > 0:
        turn_over_a_tile(board, space, dealer, scribe)


def turn_over_a_tile(board: Board, space: i64, dealer: Dealer, scribe: Scribe) -> None:
    """Deal one of the unseen tiles, all equally likely, onto a space of the display (CAR-4, CAR-94)."""
    cells = board.cells
    pick = dealer.pick(cells[layout.PILE_SIZE])
    tile: i64 = 0
    while True:
        if cells[layout.TILE + tile] == layout.PILE:
            if pick == 0:
                break
            pick -= 1
        tile += 1
    cells[layout.TILE + tile] = layout.ON_DISPLAY
    cells[layout.DISPLAY + space] = tile + 1
    cells[layout.PILE_SIZE] -= 1
    if scribe.listening:
        scribe.tell("display", -1, {"tile": board.pieces.tiles[int(tile)], "left": int(cells[layout.PILE_SIZE])})


def offer_improvements(board: Board, seat: i64, choices: list[Action]) -> None:
    """Any improvement tile for a city or landscape where the seat has none yet (CAR-32)."""
    cells = board.cells
    pieces = board.pieces
    improvement: i64 = 0
    while improvement < len(pieces.improvement_on):
        target = pieces.improvement_on[improvement]
        if cells[layout.IMPROVEMENTS + improvement] > 0 and board.improvement(seat, target) == 0:
            choices.append(pieces.actions[IMPROVE + improvement])
        improvement += 1


def ask_for_an_improvement(board: Board, seat: i64) -> None:
    """A monument gives an improvement tile, if there is one that the seat can place (CAR-32)."""
    choices: list[Action] = []
    offer_improvements(board, seat, choices)
    if choices:
        board.ask(ask.IMPROVE, seat)


def take_an_improvement(board: Board, seat: i64, improvement: i64, scribe: Scribe) -> None:
    """Place the improvement tile; earlier scorings do not change (CAR-32, CAR-33)."""
    board.cells[layout.IMPROVEMENTS + improvement] -= 1
    board.cells[layout.IMPROVED + 8 * seat + board.pieces.improvement_on[improvement]] = improvement + 1
    board.answered()
    if scribe.listening:
        scribe.tell("improve", seat, {"improvement": board.pieces.improvements[int(improvement)]})
