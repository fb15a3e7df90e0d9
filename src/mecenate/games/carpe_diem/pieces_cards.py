"""The cards of a pack, scoring and fountain: read and checked."""

from __future__ import annotations

from typing import Final, final

from mecenate.core.errors import PackError
from mecenate.core.pack import Pack, whole
from mecenate.games.carpe_diem.vocabulary import GOODS, KINDS

CARD_BACKS: Final = ("A", "B", "C", "D")
CARD_COUNT: Final = 60
FOUNTAIN_COUNT: Final = 24
THINGS: Final = (*KINDS, "chimney", "landscape", "dwelling")
"""What a green card can ask for: a kind, chimneys, or any landscape or dwelling."""
REWARDS: Final = ("points", "coins", "bread", "steps")
MOST_NEEDS: Final = 4
"""The most different things that a card asks for."""


@final
class ScoringCard:
    """A scoring card: what it needs, as pairs of thing (of a red card: good) and number, and what it gives."""

    def __init__(self, id: str, back: str, pays: bool, needs: list[tuple[int, int]], reward: list[int]) -> None:
        self.id: Final = id
        self.back: Final = back
        self.pays: Final = pays
        self.needs: Final = needs
        self.reward: Final = reward


def scoring_cards(pack: Pack) -> list[ScoringCard]:
    """All scoring cards by their ids (CAD-8). Raises `PackError` that names the card."""
    groups = pack.get("scoring_cards")
    if not isinstance(groups, list):
        raise PackError("[[scoring_cards]]: expected blocks of cards")
    scoring: list[ScoringCard] = []
    for group in groups:
        cards = group.get("cards")
        if not isinstance(cards, list):
            raise PackError("[[scoring_cards]] cards: expected a list of cards")
        scoring.extend(_card(card, group.get("back"), group.get("mode")) for card in cards)
    if len(scoring) != CARD_COUNT or len({card.id for card in scoring}) != CARD_COUNT:
        raise PackError(f"[[scoring_cards]]: expected {CARD_COUNT} cards with different ids, got {len(scoring)}")
    return sorted(scoring, key=_by_back_and_id)


def _by_back_and_id(card: ScoringCard) -> tuple[str, str]:
    return card.back, card.id


def _card(card: Pack, back: object, mode: object) -> ScoringCard:
    id = str(card.get("id"))
    where = f"[scoring_cards] {id}"
    if back not in CARD_BACKS or mode not in ("pay", "own"):
        raise PackError(f"[{where}] back and mode: expected A to D, and pay or own, got {back!r} and {mode!r}")
    allowed = GOODS if mode == "pay" else THINGS
    requires, reward = card.get("requires"), card.get("reward")
    if not isinstance(requires, dict) or not 0 < len(requires) <= MOST_NEEDS or not set(requires) <= set(allowed):
        raise PackError(f"[{where}] requires: expected up to {MOST_NEEDS} of {', '.join(allowed)}, got {requires!r}")
    if not isinstance(reward, dict) or not reward or not set(reward) <= set(REWARDS):
        raise PackError(f"[{where}] reward: expected some of {', '.join(REWARDS)}, got {reward!r}")
    needs = [(n, whole(requires, where, thing, 1, 9)) for n, thing in enumerate(allowed) if thing in requires]
    # A card that gave as much bread or as many coins as it costs could be scored without end.
    coins = sum(count for _, count in needs) - 1 if mode == "pay" else 9
    most = {"points": 50, "coins": min(9, coins), "bread": 2, "steps": 9}
    gives = [whole(reward, where, what, 0, most[what]) if what in reward else 0 for what in REWARDS]
    return ScoringCard(id, str(back), mode == "pay", needs, gives)


def fountain_cards(pack: Pack) -> tuple[list[int], list[int]]:
    """How many fountain cards there are of each kind, and what each is worth (CAD-10). Raises `PackError`."""
    blocks = pack.get("fountain_cards")
    copies, points = [0] * len(KINDS), [0] * len(KINDS)
    for block in blocks if isinstance(blocks, list) else []:
        kinds = block.get("kinds")
        if not isinstance(kinds, list) or any(kind not in KINDS or copies[KINDS.index(kind)] > 0 for kind in kinds):
            raise PackError(f"[[fountain_cards]] kinds: expected each kind at most once, got {kinds!r}")
        for kind in kinds:
            copies[KINDS.index(kind)] = whole(block, "[fountain_cards]", "copies", 1, FOUNTAIN_COUNT)
            points[KINDS.index(kind)] = whole(block, "[fountain_cards]", "points", 0, 20)
    if sum(copies) != FOUNTAIN_COUNT:
        raise PackError(f"[[fountain_cards]]: expected {FOUNTAIN_COUNT} cards, got {sum(copies)}")
    return copies, points
