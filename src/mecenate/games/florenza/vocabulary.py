"""The vocabulary: all actions of the game, with their numbers and texts (FLO-77)."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from mecenate.core.action import Vocabulary

RESOURCES: Final = ("marble", "wood", "metal", "cloth", "gold", "spice")
ARTIST_KINDS: Final = ("architect", "painter", "sculptor")

# Where each family of actions begins. The length of the families of cards, locations and artists depends on the pack,
# so `components.Components` has where they begin.
SEND_WORKERS: Final[i64] = 0
SWAP: Final[i64] = 1
SEEK_INSPIRATION: Final[i64] = 2
PASS: Final[i64] = 3
SELL: Final[i64] = 4  # + resource
BUY: Final[i64] = 10  # + resource
GIVE: Final[i64] = 16  # + resource
TAKE: Final[i64] = 22  # + resource
CHOOSE: Final[i64] = 28  # + resource
ENGAGE_ANONYMOUS: Final[i64] = 34  # + kind of artist
FINISH: Final[i64] = 37  # + monument
RESERVE_MONUMENT: Final[i64] = 64  # + monument
FIRST_OF_PACK: Final[i64] = 91


def plain(name: str) -> str:
    """A printed name as the texts have it: in lower case, without accents."""
    letters = unicodedata.normalize("NFD", name.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def card_words(names: Sequence[str], kinds: Sequence[str]) -> list[str]:
    """The word of each Florenza card: its name, with its kind before it where two kinds share the name (FLO-25)."""
    words = [plain(name) for name in names]
    return [f"{kind} {word}" if words.count(word) > 1 else word for word, kind in zip(words, kinds, strict=True)]


def vocabulary(
    *,
    monuments: Sequence[str],
    cards: Sequence[str],
    locations: Sequence[str],
    artists: Sequence[str],
) -> Vocabulary:
    """All actions, in the order of the numbers above; then those of the cards, the locations and the artists."""
    return Vocabulary(
        [
            *("send workers", "swap", "seek inspiration", "pass"),
            *(f"sell {resource}" for resource in RESOURCES),
            *(f"buy {resource}" for resource in RESOURCES),
            *(f"give {resource}" for resource in RESOURCES),
            *(f"take {resource}" for resource in RESOURCES),
            *(f"choose {resource}" for resource in RESOURCES),
            *(f"engage anonymous {kind}" for kind in ARTIST_KINDS),
            *(f"finish {monument}" for monument in monuments),
            *(f"reserve {monument}" for monument in monuments),
            *(f"play {card}" for card in cards),
            *(f"keep {card}" for card in cards),
            *(f"activate {location}" for location in locations),
            *(f"reserve {artist}" for artist in artists),
            *(f"engage {artist}" for artist in artists),
            *(f"engage reserved {artist}" for artist in artists),
        ]
    )
