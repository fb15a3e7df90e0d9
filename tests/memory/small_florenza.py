"""Small games of Florenza: a few cards in three piles, and nothing else to do."""

from __future__ import annotations

import mecenate
from mecenate.testing.belief import Enumerating, Seat
from mecenate.testing.posterior import Small, favouring
from tests.memory.florenza_filter import small_game
from tests.memory.small import FLORENZA

SINGLE = {"Ada": [1], "Bia": [1], "Cia!": [1], "Dea": [2], "Eva": [3], "Fia": [1], "Gea!": [1], "Hea": [2]}
"""The piles of the copies of each card; nobody can pay those with a mark."""
DOUBLE = {"Ada": [1, 1], "Bia": [1], "Cia!": [1, 2], "Dea": [2], "Eva": [3, 1]}
"""The same with cards that are there twice."""


def all_deals(game: mecenate.Game, seats: int) -> list[tuple[float, mecenate.State]]:
    """Every way to deal, with its probability."""
    deals = []
    script: list[int] | None = []
    while script is not None:
        dealer = Enumerating(FLORENZA, None, script, {})
        state = game.start(seats, dealer)
        deals.append((dealer.chance, state))
        script = dealer.next_script()
    return deals


def florenza(
    seats: int, piles: dict[str, list[int]], cards: int, observers: tuple[Seat, ...], steps: int, **options: str
) -> Small:
    """A whole game from the deal, of which each seat sees its own cards alone."""
    game = small_game(piles, cards=cards, drawn=1, actions=2, **options)
    deals = all_deals(game, seats)
    state = game.start(seats, mecenate.Dealer.fast(3))

    def start(seat: Seat) -> list[tuple[float, mecenate.State]]:
        shown = state.view(seat)
        return [(chance, deal) for chance, deal in deals if deal.view(seat) == shown]

    chooser = favouring(("play", "seek", "pass", "activate", "keep", "choose"))
    return Small(f"florenza-{seats}", FLORENZA, state, chooser, start, steps, observers, (80, 400))
