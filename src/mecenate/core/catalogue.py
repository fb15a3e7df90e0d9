"""The catalogue of games. `core` contains none; `mecenate.games` registers them, and other packages add theirs.

A package adds a game by an entry point of the group `mecenate.games` that names its `Entry`. Entry points are looked up
when games are listed, or when a name is not known yet.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from threading import Lock
from typing import Final, final

from mecenate.core.errors import PackError, UnknownGame
from mecenate.core.game import Game, Option, read_options
from mecenate.core.pack import digest
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
PRINTED_KEPT: Final = 256
"""How many games with the usual pieces are kept, each for other options or rules."""
REPLACED_KEPT: Final = 32
"""How many games with replaced packs are kept. A game takes up to a few megabytes."""

DAMAGED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


@final
class RecentGames:
    """The games that were asked for last, by what was asked. Threads may share it.

    A game that is dropped stays what it is for those who hold it. Who asks for it later gets an equal one.
    """

    def __init__(self, size: int) -> None:
        self._size: Final = size
        self._games: Final[dict[str, Game]] = {}
        self._lock: Final = Lock()

    def find(self, asked: str) -> Game | None:
        """The game, if it is kept."""
        with self._lock:
            found = self._games.pop(asked, None)
            if found is not None:
                self._games[asked] = found
            return found

    def equal_to(self, made: Game) -> Game:
        """The game that is kept and equal to this one; this one if there is none."""
        with self._lock:
            for kept in self._games.values():
                if kept == made:
                    return kept
        return made

    def keep(self, asked: str, made: Game) -> Game:
        """Keep a game, or the equal one that is kept already; the one that was unused for longest may go."""
        made = self.equal_to(made)
        with self._lock:
            self._games.pop(asked, None)
            self._games[asked] = made
            if len(self._games) > self._size:
                del self._games[next(iter(self._games))]
            return made

    def clear(self) -> None:
        """Drop all."""
        with self._lock:
            self._games.clear()


_entries: dict[str, Entry] = {}
_printed = RecentGames(PRINTED_KEPT)
_replaced = RecentGames(REPLACED_KEPT)
_looked_up: list[bool] = []
"""Not empty when the entry points have been looked up."""


def register(entry: Entry) -> None:
    """Add a game; a later entry of the same name replaces the earlier one."""
    _entries[entry.name] = entry
    _printed.clear()
    _replaced.clear()


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
    of rules and pieces; the default is the newest. The same arguments give the same object, and so the same actions,
    as long as they are among the last `PRINTED_KEPT`, or with a pack the last `REPLACED_KEPT`. Raises `UnknownGame`,
    `RulesError`, `OptionError` or `PackError` with a message that says what would be valid.
    """
    return configured(name, options, components, rules)


def configured(name: str, options: Mapping[str, object], components: object = None, rules: object = None) -> Game:
    """The same as `game`, for options that come from outside and may have any name."""
    found = built(name, options, components, rules)
    if found is not None:
        return found
    made = _printed.equal_to(tried(name, options, components, rules))
    recent = _printed if components is None else _replaced
    return recent.keep(_asked(name, options, components, rules), made)


def built(name: str, options: Mapping[str, object], components: object = None, rules: object = None) -> Game | None:
    """The same as `configured` if the game is kept; None if it must be built, which takes milliseconds."""
    if components is None:
        return _printed.find(_asked(name, options, components, rules))
    if isinstance(components, dict):
        return _replaced.find(_asked(name, options, components, rules))
    return None  # a file may have changed


def _asked(name: str, options: Mapping[str, object], components: object, rules: object) -> str:
    pack = ""
    if isinstance(components, dict):
        try:
            pack = f"pack {digest(components)}"
        except DAMAGED as error:  # keys that are no text
            raise _unfit(name, error) from error
    elif components is not None:
        pack = f"file {components}"
    return "\n".join((name, f"rules {rules}", pack, *(f"{option}={options[option]}" for option in sorted(options))))


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
        raise _unfit(name, error) from error


def _unfit(name: str, error: Exception) -> PackError:
    return PackError(f"the pack does not fit {name}: {type(error).__name__}: {error}", "fit")
