"""Writes docs/components.md from the packs: the source of every printed value, and how certain it is.

python tools/components_page.py            writes the page
python tools/components_page.py --check    checks whether it is up to date
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from page import write_or_check

import mecenate
from mecenate.core.pack import Pack, load_pack

PAGE = Path(__file__).parent.parent / "docs" / "components.md"
MORE = {"princes": Path(__file__).parent / "palace_places.md"}
"""What other tools have written about the pieces of a game."""

HEAD = """# Sources of the components

`src/mecenate/games/<game>/components.toml` holds what is printed on the pieces. Every block there has a source and a
confidence between 0 and 1, and this page lists them all. *Reconstructed* means that we have not seen the printed value:
ours fits every count and every example of the rulebook, and can be replaced.

To replace a value, use

* an option, if the pack has named alternatives: `mecenate play carrara --option rural=double`;
* your own pack: a TOML file with only the blocks that differ, `mecenate.game("carrara", components="mine.toml")`.
  It is checked when it is loaded, and an error names the block.

`tools/components_page.py` writes this page.
"""


def blocks(pack: Pack, path: str = "") -> list[tuple[str, Pack]]:
    """Every block of a pack that names a source, with its path."""
    listed: list[tuple[str, Pack]] = []
    for key, value in pack.items():
        where = f"{path}.{key}" if path else key
        if isinstance(value, dict):
            listed += [(where, value)] if "source" in value else []
            listed += blocks(value, where)
        elif isinstance(value, list) and all(isinstance(item, dict) for item in value):
            for number, item in enumerate(value, 1):
                name = f"{where} {label(item, number)}"
                listed += [(name, item)] if "source" in item else []
                listed += blocks(item, name)
    return listed


def label(item: Pack, number: int) -> str:
    """What a block of a list is called: its name or id, else its number."""
    if "for" in item:
        return f"{item['for']} = {item.get('name', number)}"
    return str(item.get("id", item.get("name", number)))


def confidence(block: Pack) -> str:
    """The confidence of a block, or of its parts."""
    parts: dict[str, Any] = {key: value for key, value in block.items() if key.startswith("confidence")}
    return ", ".join(
        f"{value}" if key == "confidence" else f"{key.removeprefix('confidence_').replace('_', ' ')} {value}"
        for key, value in parts.items()
    )


def value(block: Pack) -> str:
    """The values of a block."""
    parts = [
        f"{key} {item}"
        for key, item in block.items()
        if not key.startswith(("source", "confidence", "note")) and key not in ("id", "name", "for")
    ]
    return "; ".join(parts).replace("|", "/").replace("'", "")


def section(entry: mecenate.Entry) -> str:
    """The part of the page for one game: what is reconstructed, with its value, then the rest."""
    rows = [
        (name, value(block), str(block["source"]).replace("|", "/"), confidence(block))
        for name, block in blocks(load_pack(entry.module))
    ]
    unsure = [row for row in rows if "reconstructed" in row[2]]
    sure = [row for row in rows if "reconstructed" not in row[2]]
    lines = [
        f"## {entry.title}",
        "",
        f"{len(rows)} blocks, {len(unsure)} of them reconstructed in whole or in part:",
        "",
    ]
    lines += ["| reconstructed | value | source | confidence |", "|---|---|---|---|"]
    lines += [f"| `{name}` | {what} | {source} | {how} |" for name, what, source, how in unsure]
    lines += ["", "| the others | source | confidence |", "|---|---|---|"]
    lines += [f"| `{name}` | {source} | {how} |" for name, _, source, how in sure]
    if entry.name in MORE:
        lines += ["", MORE[entry.name].read_text(encoding="utf-8").strip()]
    return "\n".join(lines) + "\n"


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(section(entry) for entry in mecenate.catalogue())])


if __name__ == "__main__":
    sys.exit(write_or_check(PAGE, page()))
