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
from mecenate.core.pack_blocks import RECONSTRUCTED, blocks

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
  It is checked when it is loaded, and an error names the block. The page `/packs` of every server shows all blocks,
  checks each change at once, and writes the file: [packs.md](packs.md).

`tools/components_page.py` writes this page.
"""


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
        (place.name, value(block), str(block["source"]).replace("|", "/"), confidence(block))
        for place, block in blocks(load_pack(entry.module))
    ]
    unsure = [row for row in rows if RECONSTRUCTED in row[2]]
    sure = [row for row in rows if RECONSTRUCTED not in row[2]]
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
