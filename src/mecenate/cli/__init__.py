"""The command `mecenate`: one module a command; `command` is the way in and the last guard against tracebacks."""

from mecenate.cli.command import main

__all__ = ["main"]
