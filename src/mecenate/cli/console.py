"""Consoles for output, without markup, so that no name or file is taken for a style."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mecenate import engine
from mecenate.lang import Language

CHECKOUT = Path(__file__).parents[3] / "Makefile"
"""It is there if the package runs from its sources."""


class Stream(Console):
    """A console that raises when the reader of a pipe has gone, so that the command ends."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def out() -> Console:
    """Standard output; created on each call, since tests replace the stream."""
    return Stream(file=sys.stdout, markup=False, highlight=False, emoji=False)


def err() -> Console:
    """Standard error."""
    return Stream(file=sys.stderr, markup=False, highlight=False, emoji=False)


def progress_bar() -> Progress:
    """A bar on standard error that goes when it is done; nothing if that is not a terminal."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    return Progress(*columns, console=err(), transient=True, disable=not sys.stderr.isatty())


def engine_line(language: Language, *, building: bool = False) -> str:
    """Which engine runs, in one line; for the interpreted one, how to get the other."""
    if engine.kind() == "compiled":
        return language.text("engine-compiled")
    if building:
        return language.text("engine-building")
    command = "make compiled" if CHECKOUT.exists() else "pip install --upgrade --only-binary mecenate mecenate"
    return language.text("engine-interpreted", command=command)
