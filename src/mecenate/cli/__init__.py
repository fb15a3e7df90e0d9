"""The command `mecenate`: one module per command; `command` is the entry point and turns errors into messages."""

from mecenate.cli.command import main

__all__ = ["main"]
