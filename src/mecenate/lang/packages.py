"""Files of languages that a game's own package has: `lang/<code>.ftl` its words, `lang/<code>.md` its rules."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

from mecenate.core.catalogue import entry
from mecenate.core.errors import UnknownGame


def own_file(game: str, name: str) -> Traversable | None:
    """A file of the game's package; None if there is no such game or file."""
    try:
        package = entry(game).module
    except UnknownGame:
        return None
    file = files(package) / "lang" / name
    return file if file.is_file() else None
