"""Consoles for output, without markup, so that no name or file is taken for a style."""

from __future__ import annotations

import sys

from rich.console import Console


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
