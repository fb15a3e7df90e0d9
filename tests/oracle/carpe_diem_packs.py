"""Other sets of pieces for Carpe Diem, with which corners of the rules are reached in every game."""

from __future__ import annotations

from typing import Any, NamedTuple

from . import carpe_diem_pieces as pieces
from .carpe_diem_pieces import Card

Tiles = list[tuple[str, int]]


class Pack(NamedTuple):
    """Pieces for the engine, and the same for the oracle, by their names in carpe_diem_pieces."""

    components: dict[str, Any]
    pieces: dict[str, Any]


def _listed(tiles: Tiles) -> list[dict[str, Any]]:
    blocks: list[dict[str, Any]] = []
    for name, count in tiles:
        tile = pieces.tile(name, "")
        if name in pieces.SINGLES:
            blocks.append({"single": name, "count": count})
        else:
            blocks.append({"edges": list(tile.sides), "chimneys": tile.chimneys, "count": count})
    return blocks


def tiles(white: Tiles, black: Tiles) -> Pack:
    """Other tiles, 84 and 39."""
    assert (sum(count for _, count in white), sum(count for _, count in black)) == (84, 39)
    blocks = [
        {"name": back, "back": back, "list": _listed(listed), "source": "a test", "confidence": 1.0}
        for back, listed in (("white", white), ("black", black))
    ]
    return Pack({"tiles": blocks}, {"WHITE": white, "BLACK": black})


def _cards(red: dict[str, int], green: dict[str, int]) -> Pack:
    """The printed needs, but each red and each green card gives the same."""
    changed = {
        back: [card._replace(gives=red if card.red else green) for card in cards]
        for back, cards in pieces.CARDS.items()
    }
    return Pack({"scoring_cards": [_block(back, cards) for back, cards in changed.items()]}, {"CARDS": changed})


def _block(back: str, cards: list[Card]) -> dict[str, Any]:
    return {
        "name": back,
        "back": back,
        "mode": "pay" if cards[0].red else "own",
        "cards": [{"id": card.name, "requires": card.needs, "reward": card.gives} for card in cards],
        "source": "a test",
        "confidence": 1.0,
    }


PACKS: dict[str, Pack] = {
    # Artisans that call each other, until the lower row is empty; merchants and ponds beside them.
    "artisans": tiles(
        [
            ("artisan opposite merchant", 14),
            ("artisan then merchant", 14),
            ("artisan then pond", 14),
            ("artisan opposite pond", 14),
            ("merchant then pond", 14),
            ("artisan opposite baker", 14),
        ],
        [("artisan half", 25), ("merchant half", 7), ("pond end", 7)],
    ),
    # Landscapes that would grow beyond four tiles, and rings of them.
    "landscapes": tiles(
        [
            ("pond straight", 16),
            ("pond corner", 26),
            ("farm corner", 14),
            ("farm straight", 10),
            ("pond then farm", 10),
            ("villa 1 opposite pond", 4),
            ("market", 4),
        ],
        [("pond end", 20), ("farm end", 19)],
    ),
    # Villas in rings and blocks.
    "villas": tiles(
        [
            ("villa corner 1", 24),
            ("villa three-way 2", 24),
            ("villa cross 3", 10),
            ("villa straight 2", 10),
            ("villa 1 then merchant", 10),
            ("bakery", 6),
        ],
        [("villa end 1", 20), ("villa end 2", 13), ("merchant half", 6)],
    ),
    # As many fountains as there are pairs of cards.
    "fountains": tiles(
        [
            ("fountain", 12),
            ("market", 24),
            ("bakery", 24),
            ("baker then senator", 12),
            ("garden opposite merchant", 12),
        ],
        [("baker half", 13), ("senator half", 13), ("garden end", 13)],
    ),
    # A track that ends soon, and hardly a point to lose.
    "short track": Pack(
        {
            "track": {"last": 5},
            "setup": {"p2": {"points": [0, 1]}, "p3": {"points": [0, 1, 2]}, "p4": {"points": [0, 1, 2, 3]}},
            "rewards": {"banner_steps": 2, "senator_steps": 3},
        },
        {
            "LAST_OF_TRACK": 5,
            "START_POINTS": {2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 2, 3]},
            "BANNER_STEPS": 2,
            "SENATOR_STEPS": 3,
        },
    ),
    # Bread and coins without end.
    "riches": Pack(
        {
            "rewards": {"baker_bread": 9, "merchant_extra": 9, "market_coins": 9, "bakery_bread": 9},
            "scoring": {"penalty": 7, "bread_for_a_card": 4, "items_per_point": 3},
        },
        {
            "BAKER_BREAD": 9,
            "MERCHANT_EXTRA": 9,
            "MARKET_COINS": 9,
            "BAKERY_BREAD": 9,
            "PENALTY": 7,
            "BREAD_FOR_A_CARD": 4,
            "ITEMS_PER_POINT": 3,
        },
    ),
    # Cards whose rewards can be used at once: for the next set, or for bread.
    "cards": _cards({"points": 1, "coins": 1, "bread": 1, "steps": 1}, {"coins": 2, "bread": 2, "steps": 1}),
}
