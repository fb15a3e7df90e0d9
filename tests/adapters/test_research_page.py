"""The page for researchers says what is so: all of its code is run, from top to bottom."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

import mecenate
from mecenate.cli import main
from mecenate.core import catalogue

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
LEARNING = "bash"
"""Commands that take minutes and PyTorch: `tests/training` runs their scripts, `tests/test_docs.py` reads their
options."""
BLOCKS = [
    block for block in re.findall(r"^```(\w+)\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE) if block[0] != LEARNING
]


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
