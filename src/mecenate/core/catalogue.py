"""The catalogue: which games there are. `core` knows none by itself; each game puts itself in."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module

from mecenate.core.errors import UnknownGame
from mecenate.core.game import Game, Option


@dataclass(frozen=True)
class Entry:
    """One game of the catalogue: enough to list it, and the way to load it when it is wanted."""

    name: str
    title: str
    min_seats: int
    max_seats: int
    module: str

    def options(self) -> Sequence[Option]:
        """The options this game takes."""
        options: Sequence[Option] = import_module(self.module).OPTIONS
        return options

    def make(self) -> Callable[..., Game]:
        """The function that builds the game: `make()(components=None, **options)`."""
        build: Callable[..., Game] = import_module(self.module).build
        return build


_entries: dict[str, Entry] = {}
_games: dict[Game, Game] = {}
_asked: dict[tuple[str, ...], Game] = {}


def register(entry: Entry) -> None:
    """Put a game in; a later entry of the same name replaces the earlier."""
    _entries[entry.name] = entry
    _asked.clear()


def catalogue() -> list[Entry]:
    """All games, in the order in which they were put in."""
    return list(_entries.values())


def entry(name: str) -> Entry:
    """The entry of this name. Raises `UnknownGame`, which lists the names there are."""
    if name not in _entries:
        near = difflib.get_close_matches(name, _entries, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownGame(f"there is no game '{name}'.{hint} The games are: {', '.join(_entries)}")
    return _entries[name]


def game(name: str, *, components: object = None, **options: object) -> Game:
    """A game by name, with options as keywords and, if wanted, a replacement pack of components.

    `components` is the path of a TOML file, or a dictionary, laid over the pack that comes with the game. Asking
    twice for the same gives the same object, so that its actions are the same objects too. Raises `UnknownGame`,
    `OptionError` or `PackError`, each with what would be right.
    """
    asked = (name, *(f"{option}={options[option]}" for option in sorted(options)))
    if components is None and asked in _asked:
        return _asked[asked]
    made = entry(name).make()(components=components, **options)
    made = _games.setdefault(made, made)
    if components is None:
        _asked[asked] = made
    return made
