"""Checks that the docs site needs no other host to be read, and that its links to itself lead somewhere.

python tools/check_site.py FOLDER        `make docs` does it
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {
    "script": "src",
    "img": "src",
    "iframe": "src",
    "source": "src",
    "video": "src",
    "audio": "src",
    "object": "data",
}
"""What a browser loads by itself; of links, only those of these relations."""
RELATIONS = {"stylesheet", "icon", "preload", "preconnect", "dns-prefetch", "modulepreload", "manifest"}


class Links(HTMLParser):
    """What a page loads, what it links to, and its anchors."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loaded: list[str] = []
        self.linked: list[str] = []
        self.ids: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A tag."""
        given = {name: value or "" for name, value in attrs}
        self.ids |= {given[name] for name in ("id", "name") if name in given}
        if tag in LOADED and LOADED[tag] in given:
            self.loaded.append(given[LOADED[tag]])
        if tag == "link" and set(given.get("rel", "").split()) & RELATIONS:
            self.loaded.append(given.get("href", ""))
        if tag == "a" and "href" in given:
            self.linked.append(given["href"])


def is_elsewhere(address: str) -> bool:
    """Whether an address leads to another host."""
    return bool(urlsplit(address).netloc) and not address.startswith("data:")


def problems(site: Path) -> Iterator[str]:
    """What is wrong with the site."""
    pages = {path: Links(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    if not pages:
        yield f"{site} has no pages"
    for path, page in pages.items():
        name = path.relative_to(site)
        yield from (f"{name} loads {address}" for address in page.loaded if is_elsewhere(address))
        if name.name != "404.html":
            yield from (
                f"{name}: {link} leads nowhere" for link in page.linked if not _leads_somewhere(path, link, pages)
            )
    for path in sorted(site.rglob("*.css")):
        found = re.findall(r"(?:url\(|@import\s+)[\"']?((?:https?:)?//[^\"')]+)", path.read_text(encoding="utf-8"))
        yield from (f"{path.relative_to(site)} loads {address}" for address in found)


def _leads_somewhere(path: Path, link: str, pages: dict[Path, Links]) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path.resolve()
    target = target / "index.html" if target.is_dir() else target
    if not target.is_file():
        return False
    page = next((page for known, page in pages.items() if known.resolve() == target), None)
    return page is None or not parts.fragment or unquote(parts.fragment) in page.ids


def main(site: Path) -> int:
    """Print the problems; returns the exit code."""
    found = list(problems(site))
    for problem in found:
        print(problem, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
