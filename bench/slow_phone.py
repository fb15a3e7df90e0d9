"""How soon a slow phone shows the home page, a guide and a table (`tests/browser/slow_phone.py`).

    python bench/slow_phone.py [--url http://127.0.0.1:7465] [--runs 5]

Without `--url` it starts a server. `content` is the first frame after the page has what a person came for: a game that
can be started, the board of the guide, the lit board of the table.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from mecenate.testing.browser import BROWSERS, FLAGS
from tests.browser.slow_phone import PAGES, measure
from tests.server.running import running, settings_for


@contextlib.contextmanager
def server_at(url: str | None) -> Iterator[str]:
    """The server of this address, or one of its own."""
    if url is not None:
        yield url
        return
    with tempfile.TemporaryDirectory() as folder, running(settings_for(Path(folder))) as server:
        yield server.url


def main() -> None:
    """Print a line for each page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--game", default="carrara", help="the game of the table")
    parser.add_argument("--page", action="append", choices=PAGES)
    parser.add_argument("--requests", action="store_true", help="list the requests of the last visit")
    wish = parser.parse_args()
    path = next(filter(None, map(shutil.which, BROWSERS)))
    with server_at(wish.url) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for page in wish.page or PAGES:
            runs = [measure(browser, url, page, wish.game) for _ in range(wish.runs)]
            middle = {
                name: statistics.median(run[name] for run in runs) for name in ("paint", "content", "requests", "bytes")
            }
            times = ", ".join(f"{run['content'] / 1000:.2f}" for run in runs)
            print(
                f"{page}: first paint {middle['paint'] / 1000:.2f} s, "
                f"content {middle['content'] / 1000:.2f} s ({times}), "
                f"{middle['requests']:.0f} requests, {middle['bytes'] / 1000:.0f} kB before it",
                flush=True,
            )
            if wish.requests:
                for begun, ended, size, name in runs[-1]["entries"]:
                    print(f"  {begun:6} {ended:6} {size:8} {name.removeprefix(url)}")
        browser.close()


if __name__ == "__main__":
    main()
