"""Packs as the text of a TOML file: read within limits, and written so that reading gives the same pack."""

from __future__ import annotations

import json
import math
import re
import tomllib
from collections.abc import Sequence
from typing import Final

from mecenate.core.errors import PackError
from mecenate.core.pack import Pack

MAX_TEXT: Final = 200_000
"""Characters of a pack; the largest pack of a title has 60,000."""
MAX_DEPTH: Final = 10
MAX_DOTS: Final = 200
"""In a line: `tomllib` takes minutes to read a key of many parts."""
MAX_WHOLE: Final = 2**53
"""Larger numbers are not exact in a browser."""
CHECKED: Final = "# checked "
"""A comment before the first part of a pack: the block of that name was compared with the printed game."""
WIDTH: Final = 120
BARE: Final = re.compile(r"[A-Za-z0-9_-]+\Z")


def read_pack(text: str) -> Pack:
    """The parts in the text of a TOML file. Raises `PackError`."""
    if len(text) > MAX_TEXT:
        raise PackError(f"the pack is too long: {len(text)} characters, at most {MAX_TEXT}", "size")
    if any(line.count(".") > MAX_DOTS for line in text.split("\n")):
        raise PackError("the pack is nested too deeply", "size")
    try:
        pack = tomllib.loads(text)
    except RecursionError:
        raise PackError("the pack is nested too deeply", "size") from None
    except ValueError as error:  # includes numbers with thousands of digits
        raise PackError(f"the pack is not valid TOML: {error}", "syntax") from None
    require_plain(pack)
    return pack


def checked_blocks(text: str) -> list[str]:
    """The names of the blocks that comments at the beginning of a pack call checked."""
    names: list[str] = []
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            break
        if line.startswith(CHECKED):
            names.append(line.removeprefix(CHECKED).strip())
    return names


def require_plain(value: object, where: str = "", depth: int = 0) -> None:
    """Raise `PackError` for what a pack cannot hold: dates, numbers that are not finite or too large, deep nesting."""
    if depth > MAX_DEPTH:
        raise PackError("the pack is nested too deeply", "size")
    if isinstance(value, dict):
        for key, item in value.items():
            _require_text(key, where)
            require_plain(item, f"{where}.{key}" if where else key, depth + 1)
    elif isinstance(value, list):
        for item in value:
            require_plain(item, where, depth + 1)
    elif isinstance(value, str):
        _require_text(value, where)
    elif isinstance(value, float):
        if not math.isfinite(value):
            raise PackError(f"[{where}]: expected a finite number, got {value}")
    elif not isinstance(value, int):
        raise PackError(f"[{where}]: expected a number, a text, a list or a table, got {type(value).__name__}")
    elif abs(value) > MAX_WHOLE:
        raise PackError(f"[{where}]: expected a smaller number")


def _require_text(text: str, where: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise PackError(f"[{where}]: this text has a character that is none") from None


def pack_text(parts: Pack, checked: Sequence[str] = ()) -> str:
    """The text of a pack. The names of checked blocks are comments, so they do not change its digest."""
    lines = [CHECKED + name.replace("\n", " ") for name in checked]
    lines += _section(parts, "")
    return "\n".join(lines).strip("\n") + "\n" if lines else ""


def _section(parts: Pack, path: str) -> list[str]:
    """The lines of a table: its values, then the tables in it."""
    lines = _values({key: item for key, item in parts.items() if not _is_section(item, path)})
    for key, item in parts.items():
        below = f"{path}.{_key(key)}" if path else _key(key)
        if not _is_section(item, path):
            continue
        if isinstance(item, list):
            for block in item:
                lines += ["", f"[[{below}]]", *_values(block)]
            continue
        inside = _section(item, below)
        has_values = not item or not all(_is_section(each, below) for each in item.values())
        lines += ["", f"[{below}]", *inside] if has_values else inside
    return lines


def _is_section(item: object, path: str) -> bool:
    """Whether a value gets a heading of its own: tables do, and lists of tables in the outermost table."""
    if isinstance(item, dict):
        return True
    return not path and isinstance(item, list) and bool(item) and all(isinstance(block, dict) for block in item)


def _values(block: Pack) -> list[str]:
    return [f"{_key(key)} = {_value(item)}" for key, item in block.items()]


def _key(key: str) -> str:
    return key if BARE.match(key) else _text(key)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _value(value: object, short: bool = False) -> str:
    """A value on one line, or a list on several if it is long."""
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(key)} = {_value(item, short=True)}" for key, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if not isinstance(value, list):
        return repr(value)
    line = f"[{', '.join(_value(item, short=True) for item in value)}]"
    if short or len(line) <= WIDTH:
        return line
    return "\n".join(["[", *(f"  {_value(item, short=True)}," for item in value), "]"])
