"""A level has the same resources on the server, in the arena and as a program."""

from __future__ import annotations

import time
from typing import Any

import pytest

import mecenate
from mecenate.arena.contestants import Limits as BotLimits
from mecenate.arena.contestants import Place, contestant, read_spec
from mecenate.arena.engine import Engine
from mecenate.arena.engine_protocol import Choice, NewGame, choose_message
from mecenate.bots import LEVELS
from mecenate.bots.bot import Outlook
from mecenate.bots.levels import SEARCHING
from mecenate.bots.player import Player
from mecenate.bots.registry import timed
from mecenate.core.action import Action
from mecenate.server.bots.jobs import LATEST, Job, think
from mecenate.server.bots.workers import SECONDS


def start() -> mecenate.State:
    return mecenate.game("florenza").start(2, mecenate.Dealer.fast(1))


@pytest.mark.parametrize("name", sorted(SEARCHING))
def test_one_core_and_its_seconds_of_processor_time_everywhere(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[Any, ...]] = []

    def watched(self: Player, outlook: Outlook, seconds: float | None = None) -> Action:
        given.append((self.level, self.clock, self.scale, self.iterations, seconds))
        return outlook.legal[0]

    monkeypatch.setattr(Player, "choose", watched)
    state = start()
    game = state.game
    contestant(read_spec(name), Place(game, 2, 0, 1, 1.0), BotLimits.of(60)).choose(state, [])
    engine = Engine(name, lambda seed, scale: timed(name, seed, scale))
    engine.answer(NewGame(game.name, game.rules_version, game.options, 2, 0, 1, 1.0))
    assert isinstance(engine.answer(choose_message(state, [], ("world",), 60, mecenate.Dealer.fast(1))), Choice)
    think(Job(game.keywords, None, state.to_json(), name, 1))
    level = next(level for level in LEVELS if level.name == name)
    assert given == [(level, time.thread_time, 1.0, None, None)] * 3
    assert not level.all_cores


def test_an_overloaded_server_answers_before_its_workers_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processor time stands still, but not the clock on the wall."""
    assert max(level.seconds for level in LEVELS) * LATEST < SECONDS
    level = next(level for level in LEVELS if level.name == "journeyman")
    monkeypatch.setattr("mecenate.server.bots.jobs.bot", lambda _, seed: Player(level, seed, clock=lambda: 0.0))
    wall = iter(range(1, 1_000_000))
    monkeypatch.setattr("mecenate.server.bots.jobs.time.monotonic", lambda: next(wall) / 10)
    state = start()
    assert think(Job(state.game.keywords, None, state.to_json(), "journeyman", 1)).action in map(str, state.legal())
