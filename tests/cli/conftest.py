"""The command line as somebody in front of it sees it: words and keys in, text and exit code out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from mecenate.cli import main


class Result(NamedTuple):
    """What a command printed, and how it ended."""

    code: int
    out: str
    err: str


Run = Callable[..., Result]
Typed = Callable[[str, Callable[[], None]], str]


@pytest.fixture
def type_in(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Do something with these lines typed in; what it printed."""
    monkeypatch.setenv("COLUMNS", "100")

    def type_in(typed: str, do: Callable[[], None]) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        do()
        return capsys.readouterr().out

    return type_in


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `mecenate …` with these lines typed in."""
    for name in ("MECENATE_LANG", "LC_ALL", "LANG", "MECENATE_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*words: str, typed: str = "", columns: int = 100) -> Result:
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(words)
        printed = capsys.readouterr()
        return Result(code, printed.out, printed.err)

    return run


def lines(*choices: str) -> str:
    """Choices as they are typed."""
    return "".join(f"{choice}\n" for choice in choices)


ALWAYS_THE_FIRST = "1\n" * 3000
