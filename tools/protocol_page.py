"""Writes the tables of docs/protocol.md from the structures of the messages: `--check` compares instead.

python tools/protocol_page.py         after a change to a message, a limit or a closing code

A table stands between `<!-- name -->` and `<!-- end -->`; the rest of the page is written by hand.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

import msgspec
from page import write_or_check

from mecenate.server.live.asyncapi import TO_CLIENT, TO_SERVER, field_notes, summary, tag_of
from mecenate.server.live.closing import Closing
from mecenate.server.live.limits import limits_of
from mecenate.server.live.messages import Limits, Notice
from mecenate.server.settings import Settings

PAGE = Path(__file__).parent.parent / "docs" / "protocol.md"


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table in Markdown."""
    lines = [list(heads), *map(list, rows)]
    lines.insert(1, ["---"] * len(lines[0]))
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def messages(structs: Iterable[type[msgspec.Struct]], side: str) -> str:
    """The messages of one side with their fields; one that may be left out has a question mark."""
    return table((side, "meaning"), ((_with_fields(one), summary(one)) for one in structs))


def _with_fields(struct: type[msgspec.Struct]) -> str:
    fields = [f"`{one.name}`" + ("" if one.required else "?") for one in msgspec.structs.fields(struct)]
    return " ".join([f"`{tag_of(struct)}`", *fields])


def limits() -> str:
    """The limits of a socket, with their values unless the host sets others."""
    usual = msgspec.to_builtins(limits_of(Settings()))
    notes = field_notes(Limits)
    return table(("field", "meaning", "default"), ((f"`{name}`", notes[name], f"{usual[name]:g}") for name in usual))


def closing_codes() -> str:
    """The codes with which a socket is closed."""
    rows = ((str(int(one)), one.meaning, "no" if one.final else "yes") for one in sorted(Closing))
    return table(("code", "meaning", "connect again"), rows)


def page(text: str) -> str:
    """The page with its tables written anew."""
    at_table = [one for one in TO_CLIENT if one is not Notice]
    tables = {
        "from the client": messages(TO_SERVER, "from the client"),
        "from the server": messages(at_table, "from the server"),
        "limits": limits(),
        "closing codes": closing_codes(),
    }
    for name, written in tables.items():
        beginning, ending = f"<!-- {name} -->", "<!-- end -->"
        before, found, rest = text.partition(beginning)
        _, ended, after = rest.partition(ending)
        if not (found and ended):
            raise SystemExit(f"{PAGE.name} has no {beginning} with {ending} after it")
        text = f"{before}{beginning}\n\n{written}\n\n{ending}{after}"
    return text


if __name__ == "__main__":
    sys.exit(write_or_check(PAGE, page(PAGE.read_text(encoding="utf-8"))))
