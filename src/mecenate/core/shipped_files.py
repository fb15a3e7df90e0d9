"""Files of generated data that come with a package: one for each game, a header and then lines of JSON."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from mecenate.core.errors import MecenateError

SUFFIX: Final = ".jsonl"


class FileHeader(msgspec.Struct, frozen=True):
    """The first line of a file: what its lines have in common, and how they were made."""

    format: int
    game: dict[str, Any]
    """The keywords of the game: its name, the version of its rules, and its options."""
    seed: str
    command: str


@cache
def games_in(package: str) -> tuple[str, ...]:
    """The names of the games that have a file in a package."""
    names = (file.name for file in files(package).iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)))


def shipped_text(package: str, game: str, error: type[MecenateError]) -> str:
    """The file of a game. Raises an `error` that lists the games that have one."""
    if game not in games_in(package):
        what = package.rpartition(".")[2]
        raise error(f"there are no {what} of '{game}'; there are some of {', '.join(games_in(package))}")
    return files(package).joinpath(game + SUFFIX).read_text(encoding="utf-8")
