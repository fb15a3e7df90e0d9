"""The catalogue of games. `core` contains none; `mecenate.games` registers them."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module

from mecenate.core.errors import PackError, UnknownGame
from mecenate.core.game import Game, Option, read_options
from mecenate.core.versions import RulesVersion, Versions


@dataclass(frozen=True)
class Entry:
    """One game of the catalogue: enough to list it, and where to load it from."""

    name: str
    title: str
    min_seats: int
    max_seats: int
    module: str

    def options(self) -> Sequence[Option]:
        """The options this game takes."""
        options: Sequence[Option] = import_module(self.module).OPTIONS
        return options

    def versions(self) -> Versions:
        """The rules versions that can be played; a game that declares none has version 1 alone."""
        versions: Versions | None = getattr(import_module(self.module), "VERSIONS", None)
        return versions or Versions(self.title, [RulesVersion(1, "")])

    def make(self) -> Callable[..., Game]:
        """The function that builds the game: `make()(components=None, **options)`, and `rules` if it has `VERSIONS`."""
        build: Callable[..., Game] = import_module(self.module).build
        return build


REMEMBERED = 1000
"""The size of the cache of games, which are looked up by their keywords."""

DAMAGED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)

_entries: dict[str, Entry] = {}
_games: dict[Game, Game] = {}
_asked: dict[tuple[str, ...], Game] = {}


def register(entry: Entry) -> None:
    """Add a game; a later entry of the same name replaces the earlier one."""
    _entries[entry.name] = entry
    _asked.clear()


def catalogue() -> list[Entry]:
    """All games, in the order in which they were registered."""
    return list(_entries.values())


def entry(name: str) -> Entry:
    """The entry of this name. Raises `UnknownGame`, which lists the names there are."""
    if name not in _entries:
        near = difflib.get_close_matches(name, _entries, n=1)
        hint = f" Did you mean {near[0]}?" if near else ""
        raise UnknownGame(f"there is no game '{name}'.{hint} The games are: {', '.join(_entries)}")
    return _entries[name]


def game(name: str, *, components: object = None, rules: object = None, **options: object) -> Game:
    """A game by name, with options as keywords and, optionally, a replacement pack of components.

    `components` is the path of a TOML file, or a dictionary, merged into the pack of the game. `rules` is the version
    of rules and pieces; the default is the newest. The same arguments give the same object, and so the same actions.
    Raises `UnknownGame`, `RulesError`, `OptionError` or `PackError` with a message that says what would be valid.
    """
    return configured(name, options, components, rules)


def configured(name: str, options: Mapping[str, object], components: object = None, rules: object = None) -> Game:
    """The same as `game`, for options that come from outside and may have any name."""
    asked = (name, f"rules {rules}", *(f"{option}={options[option]}" for option in sorted(options)))
    if components is None and asked in _asked:
        return _asked[asked]
    known = entry(name)
    if "components" in options or "rules" in options:
        read_options(name, known.options(), options)  # raises: no game has options of these names
    version = known.versions().find(rules)
    chosen = {**options, "rules": version.number} if len(known.versions().rules) > 1 else options
    try:
        made = known.make()(components=components, **chosen)
    except DAMAGED as error:  # not caught by the game's own checks of a pack
        if components is None:
            raise
        raise PackError(f"the pack does not fit {name}: {type(error).__name__}: {error}") from error
    made = _games.setdefault(made, made)
    if components is None:
        if len(_asked) >= REMEMBERED:
            _asked.clear()
        _asked[asked] = made
    return made
