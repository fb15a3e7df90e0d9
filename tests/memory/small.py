"""Small starts of each title: so few hidden things that every world can be listed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from typing import Any

import mecenate
from mecenate.core.dealer import Outcome
from mecenate.core.game_definition import DefinedGame
from mecenate.testing.belief import Seat, Title, cells_of
from mecenate.testing.posterior import Small, favouring, known
from tests.rules.carpe_diem import positions as carpe_diem

# ---------------------------------------------------------------------- titles


def all_picks(outcomes: Sequence[Outcome]) -> set[int]:
    """Everybody sees what chance does."""
    return set(range(len(outcomes)))


def ring_picks(outcomes: Sequence[Outcome]) -> set[int]:
    """Carpe Diem: the 28 tiles that fill the ring lie open; fountain cards do not."""
    sizes = [of for _, of in outcomes]
    for first in range(len(sizes) - 27):
        if sizes[first] >= 28 and sizes[first : first + 28] == list(range(sizes[first], sizes[first] - 28, -1)):
            return set(range(first, first + 28))
    return set()


def fountain_cards(state: mecenate.State, n: int) -> list[int]:
    """Carpe Diem: the cards of the fountain pile, counted kind by kind (CAD-70)."""
    pile = cells_of(state, "pile")
    return pile if sum(pile) == n else [1] * n


def copies_of_cards(state: mecenate.State) -> tuple[str, list[int]]:
    """Florenza: where each copy of a card lies, and which card it is."""
    assert isinstance(state.game, DefinedGame)
    return "copy", cards_of(state.game)


@cache
def cards_of(game: DefinedGame) -> list[int]:
    """Florenza: which card each copy is."""
    return [int(card) for card in game.pieces.card_of]


@cache
def named_after(word: str, game: mecenate.Game) -> list[str]:
    """What can follow a word in an action: the names of cards in their order."""
    texts = [str(action) for action in game.actions]
    return [text.removeprefix(f"{word} ") for text in texts if text.startswith(f"{word} ")]


CARRARA = Title(open_picks=all_picks)
CARRARA_COUNTED = Title()
"""The same without a word on which picks are open: the filter must find out that there is nothing to find out."""
PRINCES = Title(
    unseen=frozenset({"return", "keep", "under"}),
    bookkeeping=frozenset({"looks", "looks_made", "given_back", "played", "memory"}),
)
FLORENZA = Title(
    unseen=frozenset({"keep"}),
    bookkeeping=frozenset({"memory", "drawn", "draw", "barred", "hand"}),
    names=copies_of_cards,
)
CARPE_DIEM = Title(unseen=frozenset({"fountain"}), open_picks=ring_picks, alike=fountain_cards)
TITLES = {"carrara": CARRARA, "princes": PRINCES, "florenza": FLORENZA, "carpe_diem": CARPE_DIEM}


# ---------------------------------------------------------------------- starts


def carpe_diem_cards(**copies: int) -> mecenate.Game:
    """Carpe Diem with these fountain cards, 24 in all."""
    blocks = [
        {"name": kind, "kinds": [kind], "copies": count, "points": 2, "source": "test", "confidence": 1.0}
        for kind, count in copies.items()
    ]
    return mecenate.game("carpe_diem", components={"fountain_cards": blocks})


def carpe_diem_late(seats: int, observers: tuple[Seat, ...], steps: int, **copies: int) -> Small:
    """The last rounds of the third phase: fountains lie on the ring; then the fourth phase, with two more."""
    rules = carpe_diem_cards(**copies)
    ring = {space: ["fountain", "market", "bakery"] for space in ((1, 3, 6) if seats == 3 else (1, 3, 5, 6))}
    state = carpe_diem.position(seats, phase=3, round=6, ring=ring, rules=rules)
    name, chooser = f"carpe-diem-{seats}-late-{len(copies)}", favouring(("take fountain", "at "))
    return Small(name, CARPE_DIEM, state, chooser, known(state), steps, observers)


def carpe_diem_dealt(seats: int, seed: int, **copies: int) -> Small:
    """A whole game from the deal."""
    state = carpe_diem_cards(**copies).start(seats, mecenate.Dealer.fast(seed))
    return Small(
        f"carpe-diem-{seats}-dealt",
        CARPE_DIEM,
        state,
        favouring(("take fountain", "go to", "at ")),
        known(state),
        observers=(0, 1),
    )


def carrara_with_four_blocks(seats: int) -> Small:
    """Carrara with four blocks in the bag; the rest lies with the players."""
    game = mecenate.game("carrara")
    table: dict[str, Any] = json.loads(game.start(seats=seats, dealer=mecenate.Dealer.fast(1)).to_json())
    bag = [0, 1, 0, 2, 1, 0]
    table["blocks"][0] = [
        held + rest - left for held, rest, left in zip(table["blocks"][0], table["bag"], bag, strict=True)
    ]
    state = game.state_from_json(json.dumps(table | {"bag": bag}))
    return Small(f"carrara-{seats}-four-blocks", CARRARA_COUNTED, state, favouring(("turn", "take")), known(state), 20)


def carrara_dealt(seats: int, seed: int, **options: str) -> Small:
    """A whole game from the deal."""
    state = mecenate.game("carrara", **options).start(seats=seats, dealer=mecenate.Dealer.fast(seed))
    return Small(f"carrara-{seats}-dealt", CARRARA, state, favouring(), known(state))
