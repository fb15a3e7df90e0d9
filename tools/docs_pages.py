"""Writes the pages and documents of the docs site that need the server: the HTTP API and the sockets.

python tools/docs_pages.py FOLDER        `make docs` does it, before MkDocs builds the site
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec

from mecenate.server.app import make_app
from mecenate.server.http import reference, socket_reference
from mecenate.server.http.reference import SOCKETS
from mecenate.server.live import asyncapi
from mecenate.server.live.limits import limits_of
from mecenate.server.settings import Settings

HEADING = re.compile(r'<h(?P<level>[23])(?: id="(?P<id>[^"]+)")?>(?P<text>.*?)</h[23]>')
BODY = re.compile(r"<h1>.*?</h1>(?:<p>For programs:.*?</p>)?(?P<body>.*)</body>", re.DOTALL)
NAVIGATION = re.compile(r"<nav .*?</nav>", re.DOTALL)


def markdown(page: str, title: str, first: str) -> str:
    """A page of the server as Markdown: its headings are headings of the site, the rest stays HTML."""
    body = BODY.search(page)
    assert body is not None
    rest = body["body"].replace(f'<a href="{SOCKETS}">{SOCKETS}</a>', '<a href="sockets.html">the sockets</a>')
    return f"# {title}\n\n{first}\n\n" + HEADING.sub(_heading, NAVIGATION.sub("", rest))


def _heading(found: re.Match[str]) -> str:
    text = re.sub(r"</?code>", "`", re.sub(r"</?span[^>]*>", "", found["text"]))
    anchor = f" {{ #{found['id']} }}" if found["id"] else ""
    return f"\n\n{'#' * int(found['level'])} {text}{anchor}\n\n"


def pages() -> dict[str, str]:
    """Every file by its name."""
    settings = Settings(database="sqlite+aiosqlite:///:memory:")
    http = make_app(settings).openapi_schema.to_schema()
    sockets = asyncapi.document(limits_of(settings))
    return {
        "openapi.json": msgspec.json.format(msgspec.json.encode(http)).decode(),
        "asyncapi.json": msgspec.json.format(msgspec.json.encode(sockets)).decode(),
        "http.md": markdown(
            reference.page(http, "openapi.json"),
            "The HTTP API",
            "Every server has this page at `/api/schema`. For programs: [openapi.json](openapi.json).",
        ),
        "sockets.md": markdown(
            socket_reference.page(sockets),
            "The sockets",
            "Every server has this page at `/api/schema/sockets`, with its own limits. "
            "For programs: [asyncapi.json](asyncapi.json).",
        ),
    }


def main(folder: Path) -> None:
    """Write the files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
