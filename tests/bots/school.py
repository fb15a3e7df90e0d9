"""The levels as the tests play them: shorter plans, and a counted search instead of a clock."""

from __future__ import annotations

from dataclasses import replace

import mecenate
from mecenate.bots import LEVELS, Bot, Level
from mecenate.bots.ismcts_bot import IsmctsBot
from mecenate.bots.player import Player
from mecenate.core.dealer import Dealer
from mecenate.core.state import State
from tests.tables import COMPILED

PLAN = 60 if COMPILED else 8
GLANCE = 12 if COMPILED else 3
ITERATIONS = 40 if COMPILED else 6
GAMES = ("carrara", "princes", "florenza", "carpe_diem")
VERSIONS: list[tuple[str, dict[str, str]]] = [
    *((game, {}) for game in GAMES),
    ("carrara", {"version": "advanced"}),
    ("princes", {"expansions": "muse,cooperation"}),
]


def level(name: str) -> Level:
    """A level by name, with short plans and a short sight, in this process alone."""
    chosen = next(level for level in LEVELS if level.name == name)
    return replace(chosen, plan=PLAN, turns=min(chosen.turns, 1), glance=min(chosen.glance, GLANCE), all_cores=False)


def pupil(name: str, seed: int) -> Bot:
    """A bot whose choices depend on nothing but its seed and what it sees."""
    if name == IsmctsBot.name:
        return IsmctsBot(seed, iterations=ITERATIONS)
    return Player(level(name), seed, iterations=ITERATIONS)


NAMES = (*(level.name for level in LEVELS), IsmctsBot.name)


def middle(game: mecenate.Game, seats: int, seed: int, steps: int) -> State:
    """A position some random choices into a game."""
    dealer = Dealer.fast(seed)
    state = game.start(seats, dealer)
    for _ in range(steps):
        legal = state.legal()
        state.apply(legal[dealer.pick(len(legal))], dealer)
        if state.over:
            return middle(game, seats, seed + 1, steps)
    return state
