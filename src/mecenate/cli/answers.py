"""Parsing of what a person typed: a number, the text of a choice or its beginning, or a command."""

from __future__ import annotations

from typing import NamedTuple

from mecenate.core.action import Action
from mecenate.core.errors import MecenateError, UnknownAction
from mecenate.core.state import State
from mecenate.lang import Language

COMMANDS = ("help", "table", "legend", "glossary", "log", "scores", "notes", "rules", "hint", "undo", "quit")
SHORTHANDS = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo"}
LISTED = 5


class Misunderstood(MecenateError):
    """The input is unknown or ambiguous."""


class Command(NamedTuple):
    """A command to the terminal, not to the game."""

    name: str
    rest: str


def understand(line: str, state: State, language: Language) -> Action | Command:
    """The choice or command of an input. Raises an error that says what would be valid.

    A whole choice comes before a command, and a command before the beginning of a choice.
    """
    legal = state.legal()
    plain = " ".join(line.lower().split())
    if not plain or plain.lstrip("-").isdecimal():
        if plain.isdecimal() and 1 <= int(plain) <= len(legal):
            return legal[int(plain) - 1]
        raise Misunderstood(language.text("error-choice", most=len(legal)))
    for action in legal:
        if action.text.lower() == plain:
            return action
    first, _, rest = plain.partition(" ")
    name = SHORTHANDS.get(first, first)
    if name in COMMANDS and (not rest or name == "rules"):
        return Command(name, rest)
    return _begun(plain, line, state, language)


def _begun(plain: str, line: str, state: State, language: Language) -> Action:
    begun = [action for action in state.legal() if action.text.lower().startswith(plain)]
    if len(begun) == 1:
        return begun[0]
    if begun:
        listed = ", ".join(str(action) for action in begun[:LISTED]) + (", …" if len(begun) > LISTED else "")
        raise Misunderstood(language.text("error-ambiguous", word=line.strip(), choices=listed))
    try:
        return state.parse(line)
    except UnknownAction as error:
        near = ", ".join(error.near) or "none"
        raise Misunderstood(language.text("error-unknown-action", word=line.strip(), near=near)) from None
