"""Measuring and playing on several cores."""

from __future__ import annotations

import importlib.util
import json
import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

import pytest

import mecenate
from mecenate.arena import peers, simulate, simulate_parallel
from mecenate.arena.measure import Figure, figure, measure
from mecenate.arena.parallel import chunks
from mecenate.cli import main


def test_a_figure_is_the_median_and_the_spread_of_its_runs() -> None:
    assert figure([100.0, 110.0, 90.0]) == Figure(100.0, 0.2)


def test_a_game_is_measured_in_all_its_figures() -> None:
    figures = measure("carrara", mecenate.game("carrara"), 2, runs=2, seconds=0.05).to_dict()
    assert all(value is not None for value in figures.values())
    assert figures["steps_per_second"]["median"] > 1000  # type: ignore[index]
    assert figures["branching"] > 1  # type: ignore[operator]


@pytest.mark.parametrize(("games", "count"), [(1, 8), (5, 2), (16, 16), (17, 4), (1000, 16)])
def test_chunks_hold_every_game_once(games: int, count: int) -> None:
    assert [number for part in chunks(games, count) for number in part] == list(range(games))


def test_two_workers_give_what_one_gives() -> None:
    game = mecenate.game("carrara", version="advanced")
    done: list[int] = []
    alone = simulate(game, ["random"] * 3, 20, seed="x")
    together = simulate_parallel(game, ["random"] * 3, 20, workers=2, seed="x", progress=done.append)
    assert done[-1] == 20
    together.seconds = alone.seconds
    assert together.to_dict() == alone.to_dict()


def test_a_pack_that_cannot_travel_is_played_in_one_process() -> None:
    game = mecenate.game("carrara", components={"florins": {"start": 30}})
    assert simulate_parallel(game, ["random"] * 2, 3, workers=2, seed="x").games == 3


def test_the_bench_command_speaks_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "carrara", "--json", "--runs", "1", "--seconds", "0.02"]) == 0
    engines = json.loads(capsys.readouterr().out)["engines"]
    assert [engine["name"] for engine in engines] == ["carrara, 4 seats, advanced"]


def test_the_bench_command_draws_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "carrara", "--runs", "1", "--seconds", "0.02"]) == 0
    assert "carrara, 4 seats, advanced" in capsys.readouterr().out


class Position:
    """A toy peer with the interface of python-chess: three moves, then it is over."""

    def __init__(self, moves: int = 0) -> None:
        self.moves = moves
        self.legal_moves = ["a", "b"]

    def is_game_over(self) -> bool:
        return self.moves == 3

    def push(self, _move: str) -> None:
        self.moves += 1

    def copy(self) -> Position:
        return Position(self.moves)


def test_a_peer_is_measured_and_compared(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    toy: Any = ModuleType("chess")
    toy.__spec__ = ModuleSpec("chess", None)
    toy.Board = Position
    monkeypatch.setitem(sys.modules, "chess", toy)
    monkeypatch.setattr(peers, "installed", lambda: {"chess": peers.python_chess})
    assert main(["bench", "carrara", "--peers", "--json", "--runs", "1", "--seconds", "0.02"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["engines"][1]["name"] == "python-chess"
    assert printed["ratios"][0]["against"] == "python-chess" and printed["ratios"][0]["steps"] > 0
    assert main(["bench", "carrara", "--peers", "--runs", "1", "--seconds", "0.02"]) == 0
    told = capsys.readouterr().out
    assert "python-chess" in told and "catanatron" in told


class Cards:
    """An environment of RLCard with one choice that ends the game."""

    over = False

    def reset(self) -> tuple[dict[str, Any], int]:
        self.over = False
        return {"legal_actions": {3: None}}, 0

    def step(self, action: int) -> tuple[dict[str, Any], int]:
        assert action == 3 and not self.over
        self.over = True
        return {"legal_actions": {}}, 1

    def is_over(self) -> bool:
        return self.over


def test_games_of_rlcard_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    toy: Any = ModuleType("rlcard")
    toy.make = lambda name, config: Cards()
    monkeypatch.setitem(sys.modules, "rlcard", toy)
    limit, uno = peers.rlcard(1, 0.01)
    assert (limit.name, uno.name) == ("RLCard limit-holdem", "RLCard uno")
    assert uno.steps.median == uno.games.median > 0


def test_environments_are_measured_beside_those_of_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    bench = ["bench", "florenza", "--vector", "--envs", "2", "--runs", "1", "--seconds", "0.01"]
    monkeypatch.setitem(peers.MODULES, "pettingzoo", ("pettingzoo", "no_such_module"))
    assert main([*bench, "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    named = {one["name"]: one["steps_per_second"]["median"] for one in figures["environments"]}
    assert {"florenza, 2 seats, 2 games, byte", "OpenSpiel backgammon, 2 games"} <= set(named)
    assert min(named.values()) > 0
    assert "pettingzoo" in figures["missing"]
    assert main(bench) == 0
    assert "pettingzoo" in capsys.readouterr().out


def test_pettingzoo_without_pygame_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its board games import pygame, which only `pettingzoo[classic]` brings."""
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "pygame" else found(name))
    assert "pettingzoo" in peers.missing()
    assert "pettingzoo" not in peers.installed()
