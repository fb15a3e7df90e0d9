"""What is printed on the pieces of a game, and, in a worker process, what the engine says about changes to it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.errors import MecenateError, PackError
from mecenate.core.game import Game
from mecenate.core.pack import Pack, digest, load_pack, merge
from mecenate.core.pack_blocks import RECONSTRUCTED, blocks
from mecenate.core.pack_text import MAX_TEXT, checked_blocks, pack_text, read_pack, require_plain

MAX_PROBLEM = 600
PLACE = re.compile(r"\[{1,2}([^\[\]]+)\]{1,2}(?: (\w+))?: ?(.*)", re.DOTALL)
"""How the engine begins a message about a pack: the block, and mostly a key."""


class PackBlock(msgspec.Struct):
    """A part of a pack that names its source."""

    path: list[str | int]
    """Keys and numbers in lists that lead to it."""
    name: str
    source: str
    confidence: float | None
    """How sure its values are, from 0 to 1."""
    reconstructed: bool
    """Whether values of it were never seen in print."""


class PackPage(msgspec.Struct):
    """What is printed on the pieces of a game."""

    game: str
    digest: str
    pack: dict[str, Any]
    blocks: list[PackBlock]


class PackProblem(msgspec.Struct):
    """What the engine says against a pack."""

    kind: str
    """`syntax`, `size`, `unknown`, `value`, or `fit`."""
    place: str
    """The block; empty if none is named."""
    key: str
    text: str


class PackCheck(msgspec.Struct):
    """A pack as the engine reads it."""

    digest: str | None
    """As in records; null if the parts cannot be laid over the printed ones."""
    problems: list[PackProblem]
    changes: dict[str, Any]
    """The parts that differ from what is printed."""
    checked: list[str]
    """The blocks that somebody has compared with the printed game."""
    text: str
    """The changes as a TOML file."""


def printed(game: str) -> Pack:
    """What the newest rules of a game have printed."""
    entry = catalogue.entry(game)
    return load_pack(entry.module, shipped=entry.versions().find(None).pack)


@lru_cache(maxsize=100)
def show_pack(game: str) -> PackPage:
    """All parts of a game."""
    pack = printed(game)
    listed = [
        PackBlock(
            path=place.path,
            name=place.name,
            source=str(block["source"]),
            confidence=block.get("confidence"),
            reconstructed=RECONSTRUCTED in str(block["source"]),
        )
        for place, block in blocks(pack)
    ]
    return PackPage(game, digest(pack), pack, listed)


def check_text(game: str, text: str) -> PackCheck:
    """What the engine says about the text of a TOML file."""
    base = printed(game)
    try:
        changes = read_pack(text)
    except PackError as error:
        return PackCheck(None, [_problem(error)], {}, [], text[:MAX_TEXT])
    return _check(game, base, changes, checked_blocks(text))


def check_changes(game: str, changes: Pack, checked: Sequence[str]) -> PackCheck:
    """What the engine says about changes that come as JSON."""
    base = printed(game)
    try:
        require_plain(changes)
    except PackError as error:
        return PackCheck(None, [_problem(error)], {}, list(checked), "")
    return _check(game, base, _with_floats(base, changes), checked)


def _with_floats(under: Any, over: Any, key: str = "") -> Any:
    """JSON from a browser writes 1.0 as 1; the digest knows the difference."""
    if isinstance(over, dict):
        known = under if isinstance(under, dict) else {}
        return {name: _with_floats(known.get(name), item, name) for name, item in over.items()}
    if isinstance(over, list):
        items = under if isinstance(under, list) else []
        return [_with_floats(items[n] if n < len(items) else None, item) for n, item in enumerate(over)]
    is_float = isinstance(under, float) or key.startswith("confidence")
    return float(over) if is_float and isinstance(over, int) and not isinstance(over, bool) else over


def _check(game: str, base: Pack, changes: Pack, checked: Sequence[str]) -> PackCheck:
    try:
        mark: str | None = digest(merge(base, changes))
    except PackError:
        mark = None
    names = {place.name for place, _ in blocks(base)}
    known = [name for name in dict.fromkeys(checked) if name in names]
    return PackCheck(mark, _problems(game, changes), changes, known, pack_text(changes, known))


def _problems(game: str, changes: Pack) -> list[PackProblem]:
    """What the engine refuses, with any option; with the usual ones the cards are dealt too."""
    try:
        _deal(catalogue.tried(game, {}, changes))
    except MecenateError as error:
        return [_problem(error)]
    found: dict[str, PackProblem] = {}
    for options in _other_options(game):
        try:
            catalogue.tried(game, options, changes)
        except MecenateError as error:
            problem = _problem(error)
            found.setdefault(problem.text, problem)
    return list(found.values())


def _deal(game: Game) -> None:
    for seats in range(game.min_seats, game.max_seats + 1):
        try:
            game.start(seats, Dealer.fast(1))
        except catalogue.DAMAGED as error:
            message = f"the pack does not fit {game.name}: {type(error).__name__}: {error}"
            raise PackError(message, "fit") from error


def _other_options(game: str) -> Iterator[dict[str, str]]:
    for option in catalogue.entry(game).options():
        for choice in option.choices:
            if choice != option.default:
                yield {option.name: choice}


def _problem(error: MecenateError) -> PackProblem:
    message = str(error)[:MAX_PROBLEM]
    kind = error.kind if isinstance(error, PackError) else "fit"
    named = PLACE.match(message)
    if named is None:
        return PackProblem(kind, "", "", message)
    return PackProblem(kind, named[1], named[2] or "", named[3])
