"""The pieces: reads a pack, checks it, and makes tables of it that the rules index."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from mecenate.core.action import Action, Vocabulary
from mecenate.core.errors import PackError
from mecenate.core.game import OptionValue
from mecenate.core.layout import row
from mecenate.core.pack import Pack, alternative, numbers, table, whole
from mecenate.games.princes.borders import Borders
from mecenate.games.princes.printed import PrintedParts
from mecenate.games.princes.shapes import SIDE, Placement, Squares, placements, squares_of
from mecenate.games.princes.vocabulary import (
    BUILDINGS,
    CHARACTERS,
    FREEDOMS,
    LANDSCAPES,
    PIECES,
    PROFESSIONS,
    SIZES,
    vocabulary,
)

BONUS_CARDS: Final = 20
PRESTIGE_CARDS: Final = 14
FEATURES: Final = (
    "forests",
    "lakes",
    "parks",
    "landscapes",
    "landscape types",
    "buildings",
    "large buildings",
    "medium buildings",
    "small buildings",
    "building sizes",
    "jesters",
    "builders",
    "prestige cards",
    "freedoms",
    "cards in hand",
    "cards on the table",
    "free squares",
)
"""What bonus and prestige cards count; the numbers of `works.feature`."""

MOST: Final[i64] = 0
FEWEST: Final[i64] = 1
NEED: Final[i64] = 2


@final
class Components:
    """What is printed, and the options, as small tables. Immutable by convention."""

    def __init__(self, pack: Pack, options: dict[str, OptionValue]) -> None:
        expansions = str(options["expansions"])
        self.muse: Final[bool] = "muse" in expansions
        self.cooperation: Final[bool] = "cooperation" in expansions
        self.powers_any_time: Final[bool] = options["powers"] == "any_time"
        self.may_sell: Final[bool] = not self.muse  # (PRI-62)
        self.sell_any_time: Final[bool] = self.may_sell and options["selling"] == "any_time"
        self.purses_open: Final[bool] = options["purses"] == "open"
        self.extra_freedoms: Final = _extra_freedoms(pack, str(options["freedoms"]))

        self.start_money: Final = [
            whole(table(pack, block), block, "money", 0, 20000) for block in ("two_players", "start")
        ]
        self.dealt: Final = whole(table(pack, "start"), "start", "dealt", 2, 4)
        self.opening: Final = [
            whole(table(pack, block), block, "opening", 100, 2000) for block in ("two_players", "auction")
        ]
        self.raising: Final[i64] = whole(table(pack, "auction"), "auction", "raise", 100, 1000)
        self.supply: Final = _supply(pack)
        freedoms = table(pack, "supply.freedoms")
        self.freedoms: Final = [whole(freedoms, "supply.freedoms", f"p{n}", 0, 4) for n in (3, 4, 5)]
        self.least: Final[vec[i64]] = _least(pack, str(options["round_four"]))

        builders = table(pack, "builders")
        self.price: Final[vec[i64]] = row(numbers(builders, "builders", "price", 4, 0, 2000))
        self.builder_prestige: Final[vec[i64]] = row(numbers(builders, "builders", "prestige", 4, 0, 20))
        self.touch_from: Final[i64] = whole(builders, "builders", "touch_from", 1, 4)
        actions = table(pack, "actions")
        self.per_turn: Final[i64] = whole(actions, "actions", "per_turn", 1, 9)
        self.profession_price: Final[i64] = whole(actions, "actions", "profession", 0, 2000)
        self.bonus_price: Final[i64] = whole(actions, "actions", "bonus", 0, 2000)
        self.freedom_price: Final[i64] = whole(actions, "actions", "freedom", 0, 2000)
        self.look: Final[i64] = whole(actions, "actions", "look", 1, 14)

        work = table(pack, "work")
        self.for_building: Final[i64] = whole(work, "work", "building", 0, 20)
        self.for_landscape: Final[i64] = whole(work, "work", "landscape", 0, 20)
        self.for_freedom: Final[i64] = whole(work, "work", "freedom", 0, 20)
        self.for_jester: Final[i64] = whole(work, "work", "jester", 0, 20)
        self.for_card: Final[i64] = whole(work, "work", "card", 0, 20)
        self.pay: Final[i64] = whole(work, "work", "pay", 1, 1000)
        self.exchange: Final[i64] = whole(work, "work", "exchange", 1, 2000)
        self.best: Final[i64] = whole(work, "work", "best", 0, 20)
        prestige = table(pack, "prestige")
        self.sale: Final[i64] = whole(prestige, "prestige", "sale", 1, 1000)
        self.for_built: Final[i64] = whole(prestige, "prestige", "building", 0, 20)
        self.for_repeat: Final[i64] = whole(prestige, "prestige", "repeat", 0, 20)

        self.palace: Final[i64] = _palace(pack, "cooperation" if self.cooperation else "base")
        self.tiles: Final = [whole(_piece(pack, n), _where(n), "tiles", 1, 20) for n in range(len(PIECES))]
        self.size: Final[vec[i64]] = row([_size(pack, name) for name in BUILDINGS])
        self.sized: Final = [_of_size(self.size, size) for size in range(len(SIZES))]
        self.large: Final[i64] = self.sized[0]
        self.medium: Final[i64] = self.sized[1]
        self.small: Final[i64] = self.sized[2]
        self.shapes: Final[list[Squares]] = [_shape(pack, n) for n in range(len(PIECES))]
        self.placements: Final[list[Placement]] = _placements(self.shapes)
        self.place_mask: Final[vec[i64]] = row([placement.mask for placement in self.placements])
        self.place_first: Final[vec[i64]] = _first(self.placements)
        self.borders: Final = Borders(pack, str(options["layout"]), self.shapes if self.cooperation else [])

        likes = [table(pack, f"profession.{name}") for name in PROFESSIONS]
        self.likes_building: Final[vec[i64]] = _likes(likes, "building", BUILDINGS)
        self.likes_landscape: Final[vec[i64]] = _likes(likes, "landscape", LANDSCAPES)
        self.likes_freedom: Final[vec[i64]] = _likes(likes, "freedom", FREEDOMS)

        bonus = [table(pack, f"bonus_card.{n}") for n in range(1, BONUS_CARDS + 1)]
        self.bonus_of: Final = [_features(card, f"bonus_card.{n + 1}") for n, card in enumerate(bonus)]
        self.bonus_each: Final[vec[i64]] = row([whole(card, "bonus_card", "each", 0, 20) for card in bonus])
        self.bonus_present: Final = [card.get("present") is True for card in bonus]
        cards = [table(pack, f"prestige_card.{n}") for n in range(1, PRESTIGE_CARDS + 1)]
        goals = [_goal(card, f"prestige_card.{n + 1}") for n, card in enumerate(cards)]
        self.goal_kind: Final[vec[i64]] = row([kind for kind, _, _ in goals])
        self.goal_of: Final = [features for _, features, _ in goals]
        self.goal_need: Final = [need for _, _, need in goals]
        self.goal_points: Final[vec[i64]] = row([whole(card, "prestige_card", "points", 0, 50) for card in cards])
        self.goal_tied: Final[vec[i64]] = row([_tied(card) for card in cards])

        muse = table(pack, "muse")
        spaces = numbers(muse, "muse", "spaces", 13, 0, 40)
        banker = numbers(muse, "muse", "banker_spaces", 6, 0, 6)
        self.space_of: Final[vec[i64]] = row(spaces * 5 + banker)
        self.space_character: Final[vec[i64]] = row([n for n in range(5) for _ in spaces] + [5] * len(banker))
        self.banker_start: Final[i64] = whole(muse, "muse", "banker_start", 100 * banker[-1], 5000)
        self.banker_growth: Final[i64] = whole(muse, "muse", "banker_growth", 0, 1000)
        self.banker_exchange: Final[i64] = whole(muse, "muse", "banker_exchange", 100, 2000)
        self.cardinal_actions: Final[i64] = whole(muse, "muse", "cardinal_actions", 1, 9)
        princess = table(pack, "princess")
        self.princess: Final[vec[i64]] = row(
            [whole(princess, "princess", key, 0, 20) for key in ("landscape", "building", "builder", "card")]
        )
        self.offers: Final[i64] = whole(table(pack, "cooperation"), "cooperation", "offers", 0, 9)

        self.bonus_names: Final = [_name(card, "bonus_card") for card in bonus]
        self.prestige_names: Final = [_name(card, "prestige_card") for card in cards]
        self.cards: Final = [
            *PROFESSIONS,
            *(f"bonus {name}" for name in self.bonus_names),
            *(f"prestige {name}" for name in self.prestige_names),
        ]
        self.vocabulary: Final[Vocabulary] = vocabulary(
            cards=self.cards,
            spaces=[
                f"{CHARACTERS[int(self.space_character[n])]} {int(self.space_of[n])}" for n in range(len(self.space_of))
            ],
            placements=[placement.text(PIECES[placement.piece]) for placement in self.placements],
            joint=self.borders.texts,
        )
        self.actions: Final[list[Action]] = self.vocabulary.actions
        self.printed_parts: Final = PrintedParts(self)


def _extra_freedoms(pack: Pack, choice: str) -> int:
    """How many freedoms two players draw in addition to one of each (PRI-59, PRI-101)."""
    extra = whole(table(pack, "two_players"), "two_players", "extra_freedoms", 1, 3)
    return extra if choice == "five" else extra - 1


def _supply(pack: Pack) -> list[int]:
    """How many pieces each of the seven lots has; prestige cards are in a pile (PRI-6)."""
    supply = table(pack, "supply")
    landscapes = [whole(table(pack, f"landscape.{name}"), f"landscape.{name}", "tiles", 0, 6) for name in LANDSCAPES]
    counts = {name: whole(supply, "supply", name, 0, 20) for name in ("jester", "builder", "recruiting")}
    return [*landscapes, counts["jester"], counts["builder"], 0, counts["recruiting"]]


def _least(pack: Pack, round_four: str) -> vec[i64]:
    """The least values by round (PRI-11, PRI-105)."""
    block = table(pack, "rounds") if round_four == "14" else alternative(pack, "round_four", round_four)
    least = numbers(block, "rounds", "least", 7, 1, 60)
    if least != sorted(least):
        raise PackError(f"[rounds] least: expected values that do not fall, got {least}")
    return row([0, *least])


def _palace(pack: Pack, side: str) -> i64:
    """The squares of the palace (PRI-2, PRI-80)."""
    where = f"estate.{side}"
    grid = table(pack, where).get("grid")
    if (
        not isinstance(grid, list)
        or len(grid) != SIDE
        or any(not isinstance(line, str) or len(line) != SIDE or set(line) - {".", "P"} for line in grid)
    ):
        raise PackError(f"[{where}] grid: expected {SIDE} lines of {SIDE} letters, P for the palace and . else")
    palace = 0
    for line, letters in enumerate(grid):
        for column, letter in enumerate(letters):
            palace |= (letter == "P") << SIDE * (SIDE - 1 - line) + column
    if not 0 < palace.bit_count() <= 24:
        raise PackError(f"[{where}] grid: expected a palace of 1 to 24 squares, got {palace.bit_count()}")
    return palace


def _where(piece: int) -> str:
    return ("building." if piece < len(BUILDINGS) else "landscape.") + PIECES[piece]


def _piece(pack: Pack, piece: int) -> Pack:
    return table(pack, _where(piece))


def _shape(pack: Pack, piece: int) -> Squares:
    block = _piece(pack, piece)
    return squares_of(block.get("shape"), _where(piece), whole(block, _where(piece), "squares", 1, 12))


def _size(pack: Pack, name: str) -> int:
    size = table(pack, f"building.{name}").get("size")
    if size not in SIZES:
        raise PackError(f"[building.{name}] size: expected {', '.join(SIZES)}, got {size!r}")
    return SIZES.index(size)


def _of_size(sizes: vec[i64], size: int) -> int:
    return sum(1 << n for n in range(len(BUILDINGS)) if sizes[n] == size)


def _placements(shapes: list[Squares]) -> list[Placement]:
    return [placement for piece, shape in enumerate(shapes) for placement in placements(piece, shape)]


def _first(placements_found: list[Placement]) -> vec[i64]:
    """The first placement of each piece, and the end of the last."""
    counts = [0] * len(PIECES)
    for placement in placements_found:
        counts[placement.piece] += 1
    return row([sum(counts[:piece]) for piece in range(len(PIECES) + 1)])


def _likes(blocks: list[Pack], key: str, known: tuple[str, ...]) -> vec[i64]:
    for name, block in zip(PROFESSIONS, blocks, strict=True):
        if block.get(key) not in known:
            raise PackError(f"[profession.{name}] {key}: expected {', '.join(known)}, got {block.get(key)!r}")
    return row([known.index(block[key]) for block in blocks])


def _features(card: Pack, where: str) -> vec[i64]:
    names = card.get("of")
    if not isinstance(names, list) or not names or any(name not in FEATURES for name in names):
        raise PackError(f"[{where}] of: expected words out of {', '.join(FEATURES)}, got {names!r}")
    return row([FEATURES.index(name) for name in names])


def _goal(card: Pack, where: str) -> tuple[int, vec[i64], vec[i64]]:
    """The kind of a prestige card, what it looks at, and the numbers it needs."""
    for kind, key in ((MOST, "most"), (FEWEST, "fewest")):
        if key in card:
            return int(kind), _features({"of": [card[key]]}, where), row([0])
    need = card.get("need")
    if not isinstance(need, dict) or any(not isinstance(number, int) for number in need.values()):
        raise PackError(f"[{where}]: expected most, fewest or need")
    return int(NEED), _features({"of": list(need)}, where), row(need.values())


def _tied(card: Pack) -> int:
    return whole(card, "prestige_card", "tied", 0, 50) if "need" not in card else 0


def _name(card: Pack, where: str) -> str:
    name = card.get("name")
    if not isinstance(name, str) or not name or name != " ".join(name.split()):
        raise PackError(f"[{where}] name: expected words, got {name!r}")
    return name
