"""The compiled and the interpreted engine give the same analysis."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import msgspec
import pytest

import mecenate
from mecenate.analysis import analyse
from tests.analysis.games import QUICK, text_of
from tests.tables import COMPILED


@pytest.mark.skipif(not COMPILED, reason="the other engine is the interpreted one")
def test_both_engines_give_the_same_analysis() -> None:
    """The interpreted engine runs in a process of its own."""
    text = text_of("carrara", moves=16)
    script = (
        "import sys, msgspec; from mecenate import Record, engine;"
        "from mecenate.analysis import AnalysisSettings, analyse;"
        "assert engine.kind() == 'interpreted';"
        "history = Record.parse(sys.stdin.read()).line.history;"
        "print(msgspec.json.encode(analyse(history, AnalysisSettings('journeyman', 6))).decode())"
    )
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    other = subprocess.run(
        [sys.executable, "-c", script], input=text, text=True, capture_output=True, check=True, env=environ
    )
    here = analyse(mecenate.Record.parse(text).line.history, QUICK)
    assert json.loads(other.stdout) == json.loads(msgspec.json.encode(here))
