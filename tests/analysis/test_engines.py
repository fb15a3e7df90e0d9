"""Both engines give the same analysis, and the masters of the deal of the day answer the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest

import mecenate
from mecenate.analysis import analyse
from mecenate.core.dealer import Dealer
from mecenate.server.bots.jobs import Job, think
from tests.analysis.games import GAMES, QUICK, text_of
from tests.bots.school import middle
from tests.tables import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="the other engine is the interpreted one")
ANALYSE = """
import sys, msgspec
from mecenate import Record, engine
from mecenate.analysis import AnalysisSettings, analyse
assert engine.kind() == "interpreted"
history = Record.parse(sys.stdin.read()).line.history
print(msgspec.json.encode(analyse(history, AnalysisSettings("journeyman", 6))).decode())
"""
THINK = """
import sys, msgspec
from mecenate import engine
from mecenate.server.bots.jobs import Job, think
assert engine.kind() == "interpreted"
print(msgspec.json.encode(think(Job(**msgspec.json.decode(sys.stdin.read())))).decode())
"""


def interpreted(script: str, given: str) -> Any:
    """What a script prints on the interpreted engine, in a process of its own."""
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    other = subprocess.run(
        [sys.executable, "-c", script], input=given, text=True, capture_output=True, check=True, env=environ
    )
    return json.loads(other.stdout)


@pytest.mark.parametrize("game", GAMES)
def test_both_engines_give_the_same_analysis(game: str) -> None:
    text = text_of(game, moves=12)
    here = analyse(mecenate.Record.parse(text).line.history, QUICK)
    assert interpreted(ANALYSE, text) == json.loads(msgspec.json.encode(here))


@pytest.mark.parametrize("game", GAMES)
def test_a_master_of_the_deal_of_the_day_answers_the_same_on_both_engines(game: str) -> None:
    """With fewer tries than a real master has, which would take a minute interpreted."""
    state = middle(mecenate.game(game), 3, 2, 12)
    seat = state.actor
    assert seat is not None
    world = state.imagine(seat, Dealer.fast(5)).to_json()
    given: dict[str, Any] = {"game": state.game.keywords, "pack": None, "state": world}
    given |= {"level": "master", "seed": 5, "iterations": 10}
    assert interpreted(THINK, json.dumps(given)) == json.loads(msgspec.json.encode(think(Job(**given))))
