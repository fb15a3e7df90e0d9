"""The script of a guided game, as read from its file.

    game = "carrara"
    seats = 2
    learner = 1                       # seats are counted from 1 on paper
    deal = "a word"                   # the secret of the sealed deal

    [options]
    version = "normal"

    [[steps]]
    id = "buy"                        # its texts are the messages of that name in guide-<game>.ftl
    clause = "CAR-16"                 # where the rules say so
    point = "wheel"                   # the part of the table that is spoken of
    leap = ["[1] pass", "[2] pass"]   # played before the step, unseen
    before = ["[2] turn wheel"]       # then this, before the learner's eyes
    choose = ["turn wheel", "done"]   # what the learner is asked for, one after the other
    also = ["leave wheel"]            # what would be as good

A step without `choose` is there to be read and looked at.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from mecenate.core.errors import MecenateError

_PLAYED = re.compile(r"\[(\d+)\] (.+)")


class GuideError(MecenateError):
    """The guided game or step does not exist, or its script cannot be read."""


class Played(NamedTuple):
    """An action of a script and the seat that chooses it, counted from 0."""

    seat: int
    action: str


class Step(NamedTuple):
    """One step: what is played before it, and what the learner is asked for."""

    id: str
    clause: str
    point: str
    leap: tuple[Played, ...]
    before: tuple[Played, ...]
    choose: tuple[str, ...]
    also: tuple[str, ...]


class Script(NamedTuple):
    """A guided game: its deal and its steps."""

    game: str
    options: dict[str, object]
    seats: int
    learner: int
    deal: str
    steps: tuple[Step, ...]


@cache
def guided() -> tuple[str, ...]:
    """The names of the games that have a guided game."""
    folder = files("mecenate.guides")
    return tuple(sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml")))


@cache
def script(game: str) -> Script:
    """The script of a game. Raises `GuideError` that says which there are."""
    if game not in guided():
        raise GuideError(f"there is no guided game of {game!r}; there is one of {', '.join(guided())}")
    return read(tomllib.loads((files("mecenate.guides") / f"{game}.toml").read_text(encoding="utf-8")))


def read(data: dict[str, Any]) -> Script:
    """A script from the data of its file. Raises `GuideError` that names the mistake."""
    try:
        return Script(
            game=data["game"],
            options=data.get("options", {}),
            seats=data["seats"],
            learner=data["learner"] - 1,
            deal=data["deal"],
            steps=tuple(_step(step) for step in data["steps"]),
        )
    except KeyError as error:
        raise GuideError(f"a script, or a step of it, has no {error}") from None


def _step(data: dict[str, Any]) -> Step:
    known = set(Step._fields)
    if unknown := set(data) - known:
        raise GuideError(f"step {data.get('id')}: {', '.join(sorted(unknown))} is not known; known are {known}")
    return Step(
        id=data["id"],
        clause=data.get("clause", ""),
        point=data.get("point", ""),
        leap=tuple(_played(line) for line in data.get("leap", ())),
        before=tuple(_played(line) for line in data.get("before", ())),
        choose=tuple(data.get("choose", ())),
        also=tuple(data.get("also", ())),
    )


def _played(line: str) -> Played:
    match = _PLAYED.fullmatch(line)
    if match is None:
        raise GuideError(f"'{line}' is not an action such as '[2] pass'")
    return Played(int(match[1]) - 1, match[2])
