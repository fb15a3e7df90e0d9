"""The rewards of finished things, and their order."""

from __future__ import annotations

from mypy_extensions import i64

from mecenate.core.action import Action
from mecenate.core.event import Scribe
from mecenate.games.carpe_diem import decisions as ask
from mecenate.games.carpe_diem import layout
from mecenate.games.carpe_diem.board import Board
from mecenate.games.carpe_diem.track import advance
from mecenate.games.carpe_diem.vocabulary import GOODS as GOOD_NAMES
from mecenate.games.carpe_diem.vocabulary import REWARD, TAKE


def order_matters(one: i64, other: i64) -> bool:
    """Whether the order of two rewards matters: goods, a sale, or a free tile that may lead to either (CAD-45)."""
    both_touch_goods = touches_goods(one) and touches_goods(other)
    return both_touch_goods and not (is_landscape(one) and is_landscape(other))


def touches_goods(kind: i64) -> bool:
    """Whether a reward gives goods, sells them, or may lead to one that does."""
    return is_landscape(kind) or kind in (layout.MERCHANT, layout.ARTISAN)


def is_landscape(kind: i64) -> bool:
    """Whether this kind is one of the four landscapes."""
    return layout.FIRST_LANDSCAPE <= kind < layout.MERCHANT


def give_rewards(
    board: Board, seat: i64, first: i64, tiles_of_first: i64, second: i64, tiles_of_second: i64, scribe: Scribe
) -> None:
    """Give the rewards of one tile; the seat chooses the order if it matters (CAD-45)."""
    if tiles_of_first > 0 and tiles_of_second > 0 and order_matters(first, second):
        board.ask(ask.REWARD, seat, first, second, tiles_of_first, tiles_of_second)
        return
    if tiles_of_first > 0:
        give_reward(board, seat, first, tiles_of_first, scribe)
    if tiles_of_second > 0:
        give_reward(board, seat, second, tiles_of_second, scribe)


def offer_rewards(board: Board, choices: list[Action]) -> None:
    """The two kinds whose rewards are pending (CAD-45)."""
    choices.append(board.pieces.actions[REWARD + board.about(0)])
    choices.append(board.pieces.actions[REWARD + board.about(1)])


def choose_reward(board: Board, seat: i64, kind: i64, scribe: Scribe) -> None:
    """Give this reward first, and the other one after it (CAD-45)."""
    chosen: i64 = 0 if board.about(0) == kind else 1
    other = board.about(1 - chosen)
    tiles = board.about(2 + chosen)
    tiles_of_other = board.about(3 - chosen)
    board.answered()
    board.ask(ask.DUE, seat, other, tiles_of_other)
    give_reward(board, seat, kind, tiles, scribe)


def give_due_reward(board: Board, seat: i64, scribe: Scribe) -> None:
    """Give the second of two rewards (CAD-38, CAD-45)."""
    kind, tiles = board.about(0), board.about(1)
    board.answered()
    give_reward(board, seat, kind, tiles, scribe)


def give_reward(board: Board, seat: i64, kind: i64, tiles: i64, scribe: Scribe) -> None:
    """Give the reward of one finished thing; a villa has none (CAD-31, CAD-34, CAD-37)."""
    pieces = board.pieces
    if is_landscape(kind):
        take_goods(board, seat, kind - layout.FIRST_LANDSCAPE, tiles - 1, scribe)
    elif kind == layout.MERCHANT:
        sell_all_goods(board, seat, scribe)
    elif kind == layout.BAKER:
        take_bread(board, seat, pieces.baker_bread, scribe)
    elif kind == layout.SENATOR:
        advance(board, seat, pieces.senator_steps, scribe)
    elif kind == layout.ARTISAN:
        call_the_artisan(board, seat, scribe)
    elif kind == layout.MARKET:
        take_coins(board, seat, pieces.market_coins, scribe)
    elif kind == layout.BAKERY:
        take_bread(board, seat, pieces.bakery_bread, scribe)
    elif kind == layout.FOUNTAIN:
        board.ask(ask.LOOK, seat)


def take_goods(board: Board, seat: i64, good: i64, count: i64, scribe: Scribe) -> None:
    """A finished landscape gives its good, one fewer than it has tiles; the supply is unlimited (CAD-12, CAD-32)."""
    board.cells[layout.GOOD + layout.GOODS * seat + good] += count
    if scribe.listening:
        scribe.tell("goods", seat, {"goods": [GOOD_NAMES[int(good)]] * int(count)})


def sell_all_goods(board: Board, seat: i64, scribe: Scribe) -> None:
    """The merchant turns all goods into coins and adds one (CAD-35)."""
    sold = board.goods_of(seat)
    good: i64 = 0
    while good < layout.GOODS:
        board.cells[layout.GOOD + layout.GOODS * seat + good] = 0
        good += 1
    coins = sold + board.pieces.merchant_extra
    board.cells[layout.COINS + seat] += coins
    if scribe.listening:
        scribe.tell("sell", seat, {"goods": int(sold), "coins": int(coins)})


def take_bread(board: Board, seat: i64, count: i64, scribe: Scribe) -> None:
    """From the baker, a bakery or a card (CAD-36, CAD-40)."""
    board.cells[layout.BREAD + seat] += count
    if scribe.listening:
        scribe.tell("bread", seat, {"bread": int(count)})


def take_coins(board: Board, seat: i64, count: i64, scribe: Scribe) -> None:
    """From a market or a card (CAD-40)."""
    board.cells[layout.COINS + seat] += count
    if scribe.listening:
        scribe.tell("coins", seat, {"coins": int(count)})


def call_the_artisan(board: Board, seat: i64, scribe: Scribe) -> None:
    """Any tile of the lower row, if one is left (CAD-38, CAD-39)."""
    if board.total(layout.LOWER, layout.LOWER_ROW) > 0:
        board.ask(ask.ARTISAN, seat)
    elif scribe.listening:
        scribe.tell("no tile", seat, {})


def offer_lower_row(board: Board, choices: list[Action]) -> None:
    """The tiles of the lower row, equal ones once; they lie in the order of their numbers (CAD-38)."""
    last: i64 = 0
    n: i64 = 0
    while n < layout.LOWER_ROW:
        code = board.cells[layout.LOWER + n]
        if code not in (0, last):
            choices.append(board.pieces.actions[TAKE + code - 1])
            last = code
        n += 1


def take_from_lower_row(board: Board, seat: i64, tile: i64, scribe: Scribe) -> None:
    """Take a tile of the lower row, which is not refilled; it is placed or stored at once (CAD-38, CAD-39)."""
    n: i64 = 0
    while board.cells[layout.LOWER + n] != tile + 1:
        n += 1
    board.cells[layout.LOWER + n] = 0
    if scribe.listening:
        scribe.tell("take lower", seat, {"tile": board.pieces.tiles[int(tile)]})
    board.answered()
    board.ask(ask.PLACE, seat, tile)
