"""Peers: other engines, where they are installed, measured in the same way and in the same run.

Each peer plays random games with the complete legal list at every step, through its own public interface, and copies a
position from the middle of a game.
"""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Callable
from typing import Any

from mecenate.arena.measure import Figure, Speed, rates, rates_of_play

MOST_STEPS = 5000
"""A random game of chess or Catan that takes longer than this is given up."""
MIDDLE = 100
"""How many steps into a game the position that is copied lies."""

Measure = Callable[[int, float], list[Speed]]


def installed() -> dict[str, Measure]:
    """The peers that can be imported here, by the name of their package."""
    known: dict[str, tuple[str, Measure]] = {
        "catanatron": ("catanatron", catanatron),
        "open_spiel": ("pyspiel", open_spiel),
        "chess": ("chess", python_chess),
        "pettingzoo": ("pettingzoo", pettingzoo),
    }
    return {name: run for name, (module, run) in known.items() if importlib.util.find_spec(module) is not None}


def missing() -> list[str]:
    """The peers that are not installed; `pip install mecenate[bench]` brings them."""
    return [name for name in ("catanatron", "open_spiel", "chess", "pettingzoo") if name not in installed()]


def _copies(copy: Callable[[], Any], runs: int, seconds: float) -> Figure:
    def work() -> int:
        for _ in range(100):
            copy()
        return 100

    return rates(work, runs, seconds)


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

    def play(number: int) -> int:
        return steps_of(Game(players, seed=number), random.Random(number), MOST_STEPS)

    steps, games = rates_of_play(play, runs, seconds)
    middle = Game(players, seed=1)
    steps_of(middle, random.Random(1), MIDDLE)
    return [Speed("Catanatron, 4 players", steps, games, _copies(middle.copy, runs, seconds))]


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

    def play(number: int) -> int:
        return steps_of(game.new_initial_state(), random.Random(number), MOST_STEPS)

    steps, games = rates_of_play(play, runs, seconds)
    middle = game.new_initial_state()
    steps_of(middle, random.Random(1), MIDDLE // 2)
    return Speed(f"OpenSpiel {game.get_type().short_name}", steps, games, _copies(middle.clone, runs, seconds))


def python_chess(runs: int, seconds: float) -> list[Speed]:
    """python-chess."""
    import chess

    def steps_of(board: Any, rng: random.Random, most: int) -> int:
        steps = 0
        while steps < most and not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            steps += 1
        return steps

    def play(number: int) -> int:
        return steps_of(chess.Board(), random.Random(number), MOST_STEPS)

    steps, games = rates_of_play(play, runs, seconds)
    middle = chess.Board()
    steps_of(middle, random.Random(1), MIDDLE // 2)
    return [Speed("python-chess", steps, games, _copies(middle.copy, runs, seconds))]


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
