"""The catalogue of games. `core` contains none; `mecenate.games` registers them, and other packages add theirs.

A package adds a game by an entry point of the group `mecenate.games` that names its `Entry`. Entry points are looked up
when games are listed, or when a name is not known yet.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module

from mecenate.core.errors import PackError, UnknownGame
from mecenate.core.game import Game, Option, read_options
from mecenate.core.plugins import installed, warn
from mecenate.core.versions import Versions


@dataclass(frozen=True)
class Entry:
    """One game of the catalogue: enough to list it, and where to load it from."""

    name: str
    title: str
    min_seats: int
    max_seats: int
    module: str

    def options(self) -> Sequence[Option]:
        """The options this game takes; none if it declares none."""
        options: Sequence[Option] = getattr(import_module(self.module), "OPTIONS", ())
        return options

    def versions(self) -> Versions:
        """The rules versions that can be played; a game that declares none has version 1 alone."""
        versions: Versions | None = getattr(import_module(self.module), "VERSIONS", None)
        return versions or Versions.only_first(self.title)

    def make(self) -> Callable[..., Game]:
        """The function that builds the game: `make()(components=None, **options)`, and `rules` if it has `VERSIONS`."""
        build: Callable[..., Game] = import_module(self.module).build
        return build


GROUP = "mecenate.games"
"""The group of the entry points of games."""
REMEMBERED = 1000
"""The size of the cache of games, which are looked up by their keywords."""

DAMAGED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)

_entries: dict[str, Entry] = {}
_games: dict[Game, Game] = {}
_asked: dict[tuple[str, ...], Game] = {}
_looked_up: list[bool] = []
"""Not empty when the entry points have been looked up."""


def register(entry: Entry) -> None:
    """Add a game; a later entry of the same name replaces the earlier one."""
    _entries[entry.name] = entry
    _asked.clear()


def add_installed() -> None:
    """Register the games of other packages, unless that was done before. A name that is taken stays what it is."""
    if _looked_up:
        return
    _looked_up.append(True)
    for name, added in installed(GROUP):
        if not isinstance(added, Entry):
            warn(f"the plug-in {name} is left out: an entry point of {GROUP} names an Entry, not {added!r}")
        elif added.name in _entries:
            warn(f"the plug-in {name} is left out: there is a game '{added.name}' already")
        else:
            register(added)


def catalogue() -> list[Entry]:
    """All games: those of this package in the order in which they were registered, then those of others by name."""
    add_installed()
    return list(_entries.values())


def entry(name: str) -> Entry:
    """The entry of this name. Raises `UnknownGame`, which lists the names there are."""
    if name not in _entries:
        add_installed()
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
    made = tried(name, options, components, rules)
    made = _games.setdefault(made, made)
    if components is None:
        if len(_asked) >= REMEMBERED:
            _asked.clear()
        _asked[asked] = made
    return made


def tried(name: str, options: Mapping[str, object], components: object = None, rules: object = None) -> Game:
    """The same as `configured`, without keeping the game: for packs that are only looked at."""
    known = entry(name)
    if "components" in options or "rules" in options:
        read_options(name, known.options(), options)  # raises: no game has options of these names
    version = known.versions().find(rules)
    chosen = {**options, "rules": version.number} if len(known.versions().rules) > 1 else options
    try:
        return known.make()(components=components, **chosen)
    except DAMAGED as error:  # not caught by the game's own checks of a pack
        if components is None:
            raise
        raise PackError(f"the pack does not fit {name}: {type(error).__name__}: {error}", "fit") from error
