"""The pieces: what is printed, and the options, as tables that the rules index."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.action import Action, Vocabulary
from mecenate.core.errors import PackError
from mecenate.core.game import OptionValue
from mecenate.core.layout import row
from mecenate.core.pack import Pack, alternative, table, whole
from mecenate.games.carpe_diem.pieces_boards import SetUp, boards, frames, lines
from mecenate.games.carpe_diem.pieces_cards import MOST_NEEDS, ScoringCard, fountain_cards, scoring_cards
from mecenate.games.carpe_diem.pieces_tiles import TileSet, TileType, turned
from mecenate.games.carpe_diem.printed import PrintedParts
from mecenate.games.carpe_diem.vocabulary import CIRCLES, KINDS, vocabulary

FOUNTAIN: Final = KINDS.index("fountain")
LANDSCAPES: Final = range(1, 5)
MOST_LANDSCAPE_TILES: Final = 4


@final
class Components:
    """What is printed, and the options, as small tables. Immutable by convention.

    A tile is a number of `tiles`; with its rotation it is 4 * tile + quarter turns. Kinds are numbered as in
    `vocabulary.KINDS`.
    """

    def __init__(self, pack: Pack, options: dict[str, OptionValue]) -> None:
        self.bread_once: Final[bool] = options["bread_limit"] == "once"
        self.points_stop_at_zero: Final[bool] = options["points_floor"] == "zero"
        self.track_end_restacks: Final[bool] = options["track_end"] == "restack"
        self.steps_are_free: Final[bool] = options["empty_spaces"] == "free"
        self.starts_are_shared: Final[bool] = options["start_spaces"] == "shared"
        self.pawns_first: Final[bool] = options["pawns"] == "first"

        tile_set = TileSet(pack)
        types = tile_set.types
        self.tiles: Final = [type.name for type in types]
        self.tile_edges: Final = [list(type.edges) for type in types]
        self.pile_type: Final[vec[i64]] = row(tile_set.pile_type)
        self.pile_count: Final = tile_set.pile_count
        self.piles: Final[i64] = len(tile_set.pile_type)
        self.white_piles: Final[i64] = tile_set.white_piles
        self.edge: Final[vec[i64]] = row([e for type in types for turns in range(4) for e in turned(type.edges, turns)])
        self.face: Final[vec[i64]] = row([_face(type, turns) for type in types for turns in range(4)])
        self.turns: Final[vec[i64]] = row([_different_turns(type) for type in types])
        self.first_kind: Final[vec[i64]] = row([type.kinds[0] for type in types])
        self.second_kind: Final[vec[i64]] = row([type.kinds[-1] if len(type.kinds) > 1 else -1 for type in types])
        self.chimneys: Final[vec[i64]] = row([type.chimneys for type in types])
        self.landscapes_can_be_long: Final[bool] = _landscapes_can_be_long(tile_set)

        self.board_ids, shovels, banners = boards(pack)
        self.shovel: Final[vec[i64]] = row(shovels)
        self.banner: Final[vec[i64]] = row(banners)
        self.side_asked: Final[vec[i64]] = row([0xF << (16 + 4 * side) for side in range(4)])
        self.neighbour: Final[vec[i64]] = row([_neighbour(cell, side) for cell in range(36) for side in range(4)])
        self.frame_ids, task_kinds, self.task_places, task_points = frames(pack)
        self.task_kind: Final[vec[i64]] = row(task_kinds)
        self.task_points: Final[vec[i64]] = row(task_points)
        self.task_line: Final[vec[i64]] = row([_mask(lines(side, n)) for n in self.task_places for side in range(4)])

        self.cards: Final[list[ScoringCard]] = scoring_cards(pack)
        self.card_pays: Final[vec[i64]] = row([int(card.pays) for card in self.cards])
        self.need_thing: Final[vec[i64]] = row([thing for card in self.cards for thing, _ in _padded(card)])
        self.need_count: Final[vec[i64]] = row([count for card in self.cards for _, count in _padded(card)])
        self.card_reward: Final[vec[i64]] = row([part for card in self.cards for part in card.reward])
        self.circle_cards: Final[vec[i64]] = row([space for circle in CIRCLES for space in circle])
        self.set_ups: Final = [SetUp(pack, seats, self.cards) for seats in (2, 3, 4)]
        self.open_circle: Final[vec[i64]] = row(
            [int(n in set_up.circles) for set_up in self.set_ups for n in range(len(CIRCLES))]
        )
        self.start_points: Final[vec[i64]] = row(
            [points for set_up in self.set_ups for points in [*set_up.points, 0, 0][:4]]
        )
        self.fountain_copies, fountain_points = fountain_cards(pack)
        self.fountain_points: Final[vec[i64]] = row(fountain_points)
        _check_fountains(tile_set, self.fountain_copies)

        self.track_last: Final[i64] = whole(table(pack, "track"), "track", "last", 1, 100)
        rewards = table(pack, "rewards")
        self.baker_bread: Final[i64] = whole(rewards, "rewards", "baker_bread", 0, 9)
        self.senator_steps: Final[i64] = whole(rewards, "rewards", "senator_steps", 0, 9)
        self.merchant_extra: Final[i64] = whole(rewards, "rewards", "merchant_extra", 0, 9)
        self.market_coins: Final[i64] = whole(rewards, "rewards", "market_coins", 0, 9)
        self.bakery_bread: Final[i64] = whole(rewards, "rewards", "bakery_bread", 0, 9)
        self.banner_steps: Final[i64] = whole(rewards, "rewards", "banner_steps", 0, 9)
        scoring = table(pack, "scoring")
        self.penalty: Final[i64] = whole(scoring, "scoring", "penalty", 0, 20)
        self.bread_for_a_card: Final[i64] = whole(scoring, "scoring", "bread_for_a_card", 3, 9)
        self.items_per_point: Final[i64] = whole(scoring, "scoring", "items_per_point", 1, 9)
        self.villa_points: Final[vec[i64]] = _villa_points(pack, str(options["villa_table"]))

        self.vocabulary: Final[Vocabulary] = vocabulary(self.tiles)
        self.actions: Final[list[Action]] = self.vocabulary.actions
        self.printed_parts: Final = PrintedParts(self)


def _face(type: TileType, turns: int) -> int:
    """The four sides in one number, four bits each, north lowest."""
    face = 0
    for side, edge in enumerate(turned(type.edges, turns)):
        face |= edge << (4 * side)
    return face


def _different_turns(type: TileType) -> int:
    """How many quarter turns there are before the tile looks the same again: 1, 2 or 4 (CAD-26)."""
    for turns in (1, 2):
        if turned(type.edges, turns) == type.edges:
            return turns
    return 4


def _landscapes_can_be_long(tiles: TileSet) -> bool:
    """Whether a landscape could get more than four tiles: it needs three tiles that continue, or one that branches."""
    for kind in LANDSCAPES:
        going_on = 0
        for number, count in zip(tiles.pile_type, tiles.pile_count, strict=True):
            openings = tiles.types[number].edges.count(kind + 1)
            going_on += count * max(0, openings - 1)
        if going_on > MOST_LANDSCAPE_TILES - 2:
            return True
    return False


def _neighbour(cell: int, side: int) -> int:
    """The cell on this side, 0 for north, clockwise; -1 for the frame."""
    at_row, column = cell // 6 + (-1, 0, 1, 0)[side], cell % 6 + (0, 1, 0, -1)[side]
    return 6 * at_row + column if 0 <= at_row < 6 and 0 <= column < 6 else -1


def _mask(cells: list[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def _padded(card: ScoringCard) -> list[tuple[int, int]]:
    return card.needs + [(-1, 0)] * (MOST_NEEDS - len(card.needs))


def _check_fountains(tiles: TileSet, copies: list[int]) -> None:
    """The pile must have enough cards for every fountain, so that a returned card is never drawn again (CAD-44)."""
    fountains = 0
    for number, count in zip(tiles.pile_type, tiles.pile_count, strict=True):
        if tiles.types[number].single == FOUNTAIN:
            fountains += count
    if 2 * fountains > sum(copies):
        raise PackError(f"[[fountain_cards]]: {fountains} fountains can draw {2 * fountains} of {sum(copies)} cards")


def _villa_points(pack: Pack, choice: str) -> vec[i64]:
    """The points of a villa by its chimneys (CAD-61, CAD-71)."""
    block = table(pack, "villas") if choice == "steps" else alternative(pack, "villa_table", choice)
    points = block.get("points")
    if not isinstance(points, list) or not points or any(not isinstance(part, int) or part < 0 for part in points):
        raise PackError(f"[villas] points: expected whole numbers for 0, 1, 2 ... chimneys, got {points!r}")
    return row(points)
