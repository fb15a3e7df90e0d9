"""Peers: other engines, where they are installed, measured in the same way and in the same run.

Each peer plays random games with the complete legal list at every step, through its own public interface, and copies a
position from the middle of a game.
"""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Callable
from typing import Any, NamedTuple

from mecenate.arena.measure import Figure, Speed, rates, rates_of_play

MOST_STEPS = 5000
"""A random game with more steps than this is cut off."""
MIDDLE = 100
"""How many steps into a game the position that is copied lies."""

MODULES = {
    "catanatron": ("catanatron",),
    "open_spiel": ("pyspiel",),
    "chess": ("chess",),
    "pettingzoo": ("pettingzoo", "pygame"),  # all of its board games import pygame
    "rlcard": ("rlcard",),
}
"""The peers, each with the modules that it needs."""

Measure = Callable[[int, float], list[Speed]]


def installed() -> dict[str, Measure]:
    """The peers that can be imported here, by the name of their package."""
    known: dict[str, Measure] = {
        "catanatron": catanatron,
        "open_spiel": open_spiel,
        "chess": python_chess,
        "pettingzoo": pettingzoo,
        "rlcard": rlcard,
    }
    absent = missing()
    return {name: run for name, run in known.items() if name not in absent}


def missing() -> list[str]:
    """The peers that are not installed; `pip install mecenate[bench]` brings them."""
    return [name for name, modules in MODULES.items() if not all(map(importlib.util.find_spec, modules))]


def _copies(copy: Callable[[], Any], runs: int, seconds: float) -> Figure:
    def work() -> int:
        for _ in range(100):
            copy()
        return 100

    return rates(work, runs, seconds)


class Peer(NamedTuple):
    """How to play random games with another engine."""

    name: str
    deal: Callable[[int], Any]
    """The start of game `number`."""
    steps_of: Callable[[Any, random.Random, int], int]
    """Play from a position, at most so many steps; how many there were."""
    copy: str
    """The method that copies a position."""
    middle: int = MIDDLE // 2
    """After how many steps the position is reached that is copied."""

    def speed(self, runs: int, seconds: float) -> Speed:
        """The figures of this engine."""

        def play(number: int) -> int:
            return self.steps_of(self.deal(number), random.Random(number), MOST_STEPS)

        steps, games = rates_of_play(play, runs, seconds)
        position = self.deal(1)
        self.steps_of(position, random.Random(1), self.middle)
        return Speed(self.name, steps, games, _copies(getattr(position, self.copy), runs, seconds))


def catanatron(runs: int, seconds: float) -> list[Speed]:
    """Catanatron with four players."""
    from catanatron import Color, Game, RandomPlayer

    players = [RandomPlayer(color) for color in list(Color)[:4]]

    def steps_of(game: Any, rng: random.Random, most: int) -> int:
        steps = 0
        while game.winning_color() is None and steps < most:
            game.execute(rng.choice(game.state.playable_actions))
            steps += 1
        return steps

    def deal(number: int) -> Any:
        return Game(players, seed=number)

    return [Peer("Catanatron, 4 players", deal, steps_of, "copy", MIDDLE).speed(runs, seconds)]


def open_spiel(runs: int, seconds: float) -> list[Speed]:
    """Four games of OpenSpiel, from Python."""
    import pyspiel

    return [
        _spiel_game(pyspiel.load_game(name), runs, seconds) for name in ("chess", "backgammon", "gin_rummy", "hive")
    ]


def _spiel_game(game: Any, runs: int, seconds: float) -> Speed:
    def steps_of(state: Any, rng: random.Random, most: int) -> int:
        steps = 0
        while not state.is_terminal() and steps < most:
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    def deal(_number: int) -> Any:
        return game.new_initial_state()

    return Peer(f"OpenSpiel {game.get_type().short_name}", deal, steps_of, "clone").speed(runs, seconds)


def python_chess(runs: int, seconds: float) -> list[Speed]:
    """python-chess."""
    import chess

    def steps_of(board: Any, rng: random.Random, most: int) -> int:
        steps = 0
        while steps < most and not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            steps += 1
        return steps

    def deal(_number: int) -> Any:
        return chess.Board()

    return [Peer("python-chess", deal, steps_of, "copy").speed(runs, seconds)]


def pettingzoo(runs: int, seconds: float) -> list[Speed]:
    """The classic game of PettingZoo that needs no further package."""
    from pettingzoo.classic import tictactoe_v3

    env = tictactoe_v3.env()

    def play(number: int) -> int:
        rng = random.Random(number)
        env.reset(seed=number)
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"]
            env.step(rng.choice([action for action in range(len(mask)) if mask[action]]))
            steps += 1
        return steps

    steps, games = rates_of_play(play, runs, seconds)
    return [Speed("PettingZoo tic-tac-toe", steps, games)]


def rlcard(runs: int, seconds: float) -> list[Speed]:
    """Two games of RLCard, which also writes the observation of whoever chooses."""
    return [rlcard_game(name, runs, seconds) for name in ("limit-holdem", "uno")]


def rlcard_game(name: str, runs: int, seconds: float) -> Speed:
    """One game of RLCard."""
    from rlcard import make

    env = make(name, config={"seed": 1})

    def play(number: int) -> int:
        rng = random.Random(number)
        state, _ = env.reset()
        steps = 0
        while not env.is_over() and steps < MOST_STEPS:
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return Speed(f"RLCard {name}", *rates_of_play(play, runs, seconds))
