"""What a study watches: which pieces a seat used, and which it could have used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mecenate.core.event import Event
from mecenate.core.game import Game

PIECES: Final = frozenset(
    (
        *("artist", "building", "card", "card2", "character", "city", "freedom", "improvement", "item", "kind"),
        *("landscape", "location", "lot", "monument", "profession", "section", "space", "tile"),
    )
)
"""The facts of events that name a piece or a place."""
NUMBERED: Final = frozenset(("section", "space"))
"""Places that are numbers; a number in another fact counts something."""
NOT_A_USE: Final = frozenset(
    (
        *("bid", "clear", "counter", "discard", "display", "fail", "forgo", "go", "keep", "look", "look at"),
        *("offer", "open", "pass", "remove", "return", "return card", "returned", "see", "start", "under"),
        "unused artist",
    )
)
"""Events that name a piece without using it."""
USES: Final[Mapping[str, tuple[str, ...]]] = {
    "carrara": (
        *("build tile", "upgrade tile", "build city", "improvement", "evaluate space", "visit section"),
        *("follow section", "claim item", "purchase item", "place item"),
    ),
    "princes": (
        *("win lot", "landscape", "building", "build together building", "freedom", "kept card"),
        *("work profession", "recruit profession", "bonus card", "character"),
    ),
    "florenza": (
        *("play card", "activate location", "finish monument", "reserve monument", "engage artist"),
        *("engage anonymous kind", "reserve artist"),
    ),
    "carpe_diem": (
        *("take tile", "place tile", "store tile", "take lower tile", "finish kind", "disc card", "card"),
        "track space",
    ),
}
"""The uses that are worth a chart, in this order; of any other game all that its events name."""
SHOWN: Final[Mapping[str, tuple[str, ...]]] = {
    "display tile": ("build tile",),
    "drawn cards": ("play card",),
    "monuments monuments": ("finish monument", "reserve monument"),
    "artists artists": ("engage artist", "reserve artist"),
    "see cards": ("kept card",),
    "deal cards": ("work profession",),
    "take tile": ("take tile",),
    "remove tiles": ("take tile",),
    "disc card": ("disc card", "card"),
    "disc card2": ("disc card", "card"),
}
"""Facts of events that show pieces, and the uses that these can be put to by whoever is told."""
OFFERED: Final[Mapping[str, Mapping[str, str]]] = {
    "carrara": {"in": "build city", "improve": "improvement", "evaluate": "evaluate space"},
    "princes": {
        "build": "building",
        "introduce": "freedom",
        "work": "work profession",
        "recruit": "recruit profession",
        "play": "bonus card",
    },
    "florenza": {"activate": "activate location"},
}
"""How the text of an action begins that uses what it names."""


def use_of(kind: str, fact: str) -> str:
    """What a use is called: 'build tile', but 'improvement' and not 'improve improvement'."""
    named = fact.rstrip("2")
    if kind.endswith(f" {named}"):
        return kind
    return named if named.startswith(kind) else f"{kind} {named}"


def uses_in(event: Event) -> list[str]:
    """The pieces that the seat of this event used, as 'use: piece'."""
    if event.kind in NOT_A_USE:
        return []
    return [
        f"{use_of(event.kind, fact)}: {name}"
        for fact, name in event.facts.items()
        if fact in PIECES and (isinstance(name, str) or (isinstance(name, int) and fact in NUMBERED))
    ]


def shown_in(event: Event) -> list[str]:
    """The pieces that this event shows to all who are told of it, as 'use: piece'."""
    pieces = []
    for fact, names in event.facts.items():
        uses = SHOWN.get(f"{event.kind} {fact}", ())
        if not isinstance(names, int):
            pieces += [f"{use}: {name}" for use in uses for name in ([names] if isinstance(names, str) else names)]
    return pieces


def offers_of(game: Game) -> dict[int, str]:
    """The actions that use a piece, by id, as 'use: piece'."""
    families = OFFERED.get(game.name, {})
    offers = {}
    for action in game.vocabulary:
        family, _, name = str(action).partition(" ")
        if family in families:
            offers[int(action.id)] = f"{families[family]}: {name.partition(' with ')[0]}"
    return offers


def is_offered(game: str, use: str) -> bool:
    """Whether a study of this game knows who could have used a piece, and not only who did."""
    return use in OFFERED.get(game, {}).values() or (game in USES and any(use in uses for uses in SHOWN.values()))
