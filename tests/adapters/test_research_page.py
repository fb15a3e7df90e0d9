"""The page for researchers says what is so: all of its code is run, from top to bottom."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import gymnasium
import pytest

import mecenate
import mecenate.adapters.gymnasium
from mecenate.cli import main
from mecenate.core import catalogue

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
LEARNING = "bash"
"""Commands that take minutes and PyTorch: `tests/training` runs their scripts, `tests/test_docs.py` reads their
options."""

BLOCKS = [
    block for block in re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE) if block[0] != LEARNING
]


def registered() -> list[str]:
    """The environments of Gymnasium that are there."""
    return [one for one in gymnasium.registry if one.startswith("mecenate/")]


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_the_code_of_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(catalogue, "_entries", dict(catalogue._entries))
    names: dict[str, Any] = {"__name__": "research"}
    for kind, code in BLOCKS:
        if kind == "sh":
            for line in code.splitlines():
                assert main(shlex.split(line)[1:]) == 0
        elif (saved := re.match(r"# (\w+\.py)\n", code)) is not None:
            (tmp_path / saved[1]).write_text(code, encoding="utf-8")
        else:
            assert kind == "python"
            exec(compile(code, "docs/research.md", "exec"), names)
    assert names["won"] > 0.6
    assert (tmp_path / "study.html").is_file()


def test_the_sizes_of_observations_are_those_of_the_games() -> None:
    told = dict(re.findall(r"^\| (\w+) \| (\d+) \|", PAGE, re.MULTILINE))
    assert told == {entry.name: str(len(mecenate.game(entry.name).observed)) for entry in mecenate.catalogue()}


def test_the_names_of_the_environments_are_those_that_are_registered() -> None:
    newest: dict[str, int] = {}
    for name, number in (one.removeprefix("mecenate/").rsplit("-v", 1) for one in registered()):
        newest[name] = max(newest.get(name, 0), int(number))
    (told,) = re.findall(r"^The present environments are `mecenate/(.*)`;", PAGE, re.MULTILINE)
    assert re.split(r"`, `|` and `", told) == [f"{name}-v{number}" for name, number in newest.items()]
