"""Consoles: where output goes, without markup, so that no name or file can be taken for a style."""

from __future__ import annotations

import sys

from rich.console import Console


class Stream(Console):
    """A console that leaves it to the command to end when nobody reads on."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def out() -> Console:
    """Standard output; made when needed, since the stream may be another one in a test."""
    return Stream(file=sys.stdout, markup=False, highlight=False, emoji=False)


def err() -> Console:
    """Standard error."""
    return Stream(file=sys.stderr, markup=False, highlight=False, emoji=False)
