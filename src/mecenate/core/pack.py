"""Packs: what is printed on the pieces, as data with its source. A pack can be replaced without changing code."""

from __future__ import annotations

import difflib
import hashlib
import json
import os
import pickle
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from mecenate.core.errors import PackError

Pack = dict[str, Any]

_parsed: Final[dict[str, bytes]] = {}
"""The shipped packs that were read so far, by their text. To parse TOML takes about half the time to build a game."""


def load_pack(package: str, replacement: object = None, shipped: str | None = None) -> Pack:
    """The `components.toml` of a game's package, with a replacement merged into it; empty if it has no such file.

    `shipped` is the digest of a pack of an earlier release, which is kept as `packs/<digest>.toml`. The replacement is
    None, a path, or a dictionary. Its tables are merged into those of the pack; anything else, including lists,
    replaces what was there. So a replacement contains only what differs.
    """
    file = files(package) / "components.toml"
    if shipped is not None and (archived := files(package) / "packs" / f"{shipped}.toml").is_file():
        file = archived
    pack = _shipped(file.read_text(encoding="utf-8")) if file.is_file() else {}
    if replacement is None:
        return pack
    if isinstance(replacement, dict):
        return merge(pack, replacement)
    if not isinstance(replacement, str | os.PathLike):
        raise PackError("components must be the path of a TOML file or a dictionary")
    path = Path(replacement)
    try:
        return merge(pack, tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise PackError(f"cannot read the pack {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PackError(f"the pack {path} is not valid TOML: {error}", "syntax") from None


def _shipped(text: str) -> Pack:
    """The pack with this text, a new one each time."""
    if text not in _parsed:
        _parsed[text] = pickle.dumps(tomllib.loads(text), pickle.HIGHEST_PROTOCOL)
    pack: Pack = pickle.loads(_parsed[text])
    return pack


def digest(pack: Pack) -> str:
    """A short fingerprint of a pack, stored in records so that a replay uses the same pieces."""
    text = json.dumps(pack, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def alternative(pack: Pack, of: str, name: str) -> Pack:
    """The block of `[[alternative]]` for part `of` with this name. Raises `PackError` if there is none."""
    for block in tables(pack, "alternative"):
        if block.get("for") == of and block.get("name") == name:
            chosen: Pack = block
            return chosen
    raise PackError(f"[[alternative]]: none for {of} is named {name}")


def merge(under: Pack, over: Pack, where: str = "") -> Pack:
    """The tables of `over` merged into those of `under`; an unknown key is an error."""
    merged = dict(under)
    for key, value in over.items():
        path = f"{where}.{key}" if where else key
        if key not in under:
            near = difflib.get_close_matches(key, under, n=1)
            hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(under)}"
            raise PackError(f"[{path}]: this game has no such part{hint}", "unknown")
        below = under[key]
        merged[key] = merge(below, value, path) if isinstance(below, dict) and isinstance(value, dict) else value
    return merged


def table(pack: Pack, path: str) -> Pack:
    """The table at a dotted path. Raises `PackError` that names it."""
    block: object = pack
    for part in path.split("."):
        block = block.get(part) if isinstance(block, dict) else None
    if not isinstance(block, dict):
        raise PackError(f"[{path}]: this table is missing")
    return block


def tables(pack: Pack, name: str, count: int | None = None) -> list[Pack]:
    """The blocks written as [[name]]. Raises `PackError` if they are not tables, or not `count` of them."""
    blocks = pack.get(name, [])
    if not isinstance(blocks, list) or not all(isinstance(block, dict) for block in blocks):
        raise PackError(f"[[{name}]]: expected tables, got {blocks!r}")
    if count is not None and len(blocks) != count:
        raise PackError(f"[[{name}]]: expected {count} blocks, got {len(blocks)}")
    return blocks


def whole(block: Pack, where: str, key: str, low: int, high: int) -> int:
    """A whole number in a range. Raises `PackError` that names block and key."""
    value = block.get(key)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PackError(f"[{where}] {key}: expected a whole number from {low} to {high}, got {value!r}")
    return value


def numbers(block: Pack, where: str, key: str, count: int, low: int, high: int) -> list[int]:
    """A list of `count` whole numbers in a range. Raises `PackError` that names block and key."""
    value = block.get(key)
    if not isinstance(value, list) or len(value) != count:
        raise PackError(f"[{where}] {key}: expected a list of {count} numbers, got {value!r}")
    for number in value:
        if isinstance(number, bool) or not isinstance(number, int) or not low <= number <= high:
            raise PackError(f"[{where}] {key}: expected whole numbers from {low} to {high}, got {number!r}")
    return list(value)


def words(block: Pack, where: str, key: str, allowed: tuple[str, ...], each_once: bool = True) -> list[str]:
    """A list of known words, by default each exactly once. Raises `PackError` that names the key."""
    value = block.get(key)
    if not isinstance(value, list) or any(word not in allowed for word in value):
        raise PackError(f"[{where}] {key}: expected words out of {', '.join(allowed)}, got {value!r}")
    if each_once and sorted(value) != sorted(allowed):
        raise PackError(f"[{where}] {key}: expected each of {', '.join(allowed)} once, got {value!r}")
    return list(value)
