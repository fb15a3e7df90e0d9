"""The pieces of a study by name and effect, in the language of the reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mecenate.core.event import Fact
from mecenate.core.game import Game
from mecenate.games.florenza.explaining import artist_facts, card_facts, location_facts, monument_facts
from mecenate.lang import Language
from mecenate.lang.language import slug


class Names:
    """Says what the pieces of a game are called and what they do."""

    def __init__(self, game: Game, language: Language) -> None:
        self.game = game.name
        self.language = language
        parts = getattr(getattr(game, "pieces", None), "printed_parts", None)
        self._effects = EFFECTS.get(game.name, _no_effects)(self, parts) if parts is not None else {}

    def use(self, use: str) -> str:
        """The name of a use: 'Tiles that are built'. A use of a game without a name for it stays as it is."""
        id = f"use-{slug(use)}"
        said = self.language.label(self.game, id)
        return use if said == id else said

    def piece(self, name: str) -> str:
        """The name of a piece."""
        said = self.word(name)
        return said[:1].upper() + said[1:]

    def effect(self, use: str, name: str) -> str:
        """What the piece does or costs; empty where its name says it all."""
        kind = use.rpartition(" ")[2]  # a card and a location of Florenza can have the same name
        return self._effects.get(f"{kind} {name}") or self._effects.get(name, "")

    def source(self, source: str) -> str:
        """A source of points."""
        return self.language.source(self.game, source)

    def word(self, word: str) -> str:
        """A word of the game."""
        return self.language.word(self.game, word)

    def counts(self, counts: Mapping[str, int]) -> str:
        """Some things with their numbers: '2 villas, 1 chimney'."""
        return ", ".join(self.language.count(self.game, thing, count) for thing, count in counts.items())

    def gloss(self, family: str, word: str, facts: dict[str, Fact]) -> str:
        """What a choice of this piece means."""
        return self.language.gloss(self.game, str(facts.pop("family", family)), word, facts)


def _no_effects(names: Names, parts: Any) -> dict[str, str]:
    return {}


def _carrara(names: Names, parts: Any) -> dict[str, str]:
    """What each city and landscape pays; the landscape of each tile."""
    pays = names.language.label(names.game, "label-pays")
    effects = {}
    for place, reward in parts.printed.rewards.items():
        counts = {"points": reward.points, "florins": reward.florins}
        effects[place] = f"{pays}: {names.counts({thing: count for thing, count in counts.items() if count})}"
    return effects | {tile.name: names.word(tile.landscape) for tile in parts.tiles}


def _princes(names: Names, parts: Any) -> dict[str, str]:
    """What each profession likes; the size of each building."""
    effects = {
        name: ", ".join(map(names.word, (likes.building, likes.landscape, likes.freedom)))
        for name, likes in parts.printed.professions.items()
    }
    sizes = {size: names.language.label(names.game, id) for size, id in SIZES.items()}
    return effects | {name: sizes[shape.size] for name, shape in parts.printed.pieces.items() if shape.size}


def _florenza(names: Names, parts: Any) -> dict[str, str]:
    """What cards, monuments and artists cost and bring, and what locations do."""
    told: list[tuple[str, str, str, dict[str, Fact]]] = [
        *(("card", "play", card.word, card_facts(card)) for card in parts.cards),
        *(("location", "activate", one.word, location_facts(one)) for one, *_ in parts.locations),
        *(("monument", "finish", one.word, monument_facts(one)) for one in parts.monuments),
        *(("artist", "engage", one.word, artist_facts(one)) for one in parts.artists),
    ]
    return {f"{kind} {word}": names.gloss(family, word, facts) for kind, family, word, facts in told}


def _carpe_diem(names: Names, parts: Any) -> dict[str, str]:
    """What each scoring card asks for and gives."""
    page = f"web-{names.game}"
    return {
        card.id: names.language.label(
            page,
            "card-pay" if card.colour == "red" else "card-own",
            needs=names.counts(card.needs),
            gives=names.counts(card.gives),
        )
        for card in parts.cards
    }


SIZES = {"large": "label-large", "medium": "label-medium", "small": "label-small"}
EFFECTS: Mapping[str, Callable[[Names, Any], dict[str, str]]] = {
    "carrara": _carrara,
    "princes": _princes,
    "florenza": _florenza,
    "carpe_diem": _carpe_diem,
}
