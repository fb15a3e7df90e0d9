"""From the click on Confirm to the painted board, and the longest task meanwhile.

    python bench/confirm.py [--game carrara] [--moves 20] [--motion] [--url NAME=ADDRESS ...]

Without `--url` it starts a server. With several, their moves alternate, so that a server of another release can be
compared on the same machine. Every choice is selected first and then confirmed. `--motion` lets pieces fly, as most
people see them.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from mecenate.testing.browser import BROWSERS, FLAGS
from mecenate.testing.page_scripts import TOOLS
from tests.browser.boards import step
from tests.browser.visitor import ALWAYS_CONFIRM, Visitor
from tests.server.running import running, settings_for

WATCH = """() => {
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((one) => [one.startTime, one.duration])))
    .observe({entryTypes: ["longtask"]});
}"""
SELECT = f"""async (chance) => {{ {TOOLS}
  const pause = (time) => new Promise((next) => setTimeout(next, time));
  await until(() => over() || may());
  if (over()) return;
  await pause(200);
  const before = move(), place = reachable(chance);
  if (!place) return;
  document.elementFromPoint(...place).dispatchEvent(new MouseEvent("click", {{bubbles: true}}));
  await until(() => go() || move() !== before);
  await pause(300);
}}"""
CONFIRM = f"""async () => {{ {TOOLS}
  const pause = (time) => new Promise((next) => setTimeout(next, time));
  if (over() || !go()) return null;
  const before = move();
  const shown = new Promise((done) => {{
    const look = () => move() !== before && (observer.disconnect(), requestAnimationFrame(() => setTimeout(done)));
    const observer = new MutationObserver(look);
    observer.observe(document.body, {{childList: true, subtree: true, characterData: true}});
  }});
  const start = performance.now();
  go().click();
  await shown;
  const end = performance.now();
  const long = window.tasks.filter(([at, took]) => at + took > start && at < end).map(([, took]) => took);
  return [end - start, Math.max(0, ...long)];
}}"""


class Table:
    """A table on one server, and what was measured there."""

    def __init__(self, browser: Any, url: str, wish: argparse.Namespace) -> None:
        self.visitor = Visitor(browser, url, name="Livia", settings=ALWAYS_CONFIRM)
        if wish.motion:
            self.visitor.page.emulate_media(reduced_motion="no-preference")
        self.game, self.seats, self.after = wish.game, wish.seats, wish.after
        self.moves: list[tuple[float, float, float]] = []
        self._open()

    def _open(self) -> None:
        id = str(self.visitor.new_table(self.game, self.seats)["id"])
        chance = random.Random(1)
        while self.visitor.position(id)["moves"] < self.after:
            step(self.visitor, id, "", chance)
        self.visitor.open(f"/t/{id}", f".{self.game}")
        self.visitor.page.wait_for_selector(f".{self.game} .lit")
        self.visitor.page.evaluate(WATCH)
        self.devtools = self.visitor.context.new_cdp_session(self.visitor.page)
        self.devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def confirm(self, chance: float) -> None:
        """Make one choice; a game that ends is followed by another."""
        if self.visitor.is_over:
            self._open()
        self.visitor.page.evaluate(SELECT, chance)
        before = self._processor_time()
        if measured := self.visitor.page.evaluate(CONFIRM):
            self.moves.append((*measured, self._processor_time() - before))

    def _processor_time(self) -> float:
        metrics = self.devtools.send("Performance.getMetrics")["metrics"]
        return float(next(1000 * one["value"] for one in metrics if one["name"] == "TaskDuration"))


def main() -> None:
    """Print a line for each server."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--url", action="append", default=[], metavar="NAME=ADDRESS")
    parser.add_argument("--game", default="carrara")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--after", type=int, default=0, help="moves that are made before")
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--motion", action="store_true", help="pieces fly")
    wish = parser.parse_args()
    path = next(filter(None, map(shutil.which, BROWSERS)))
    with contextlib.ExitStack() as stack:
        urls = dict(one.split("=", 1) for one in wish.url)
        if not urls:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            urls = {"here": stack.enter_context(running(settings_for(Path(folder)))).url}
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=path, args=FLAGS)
        tables = {name: Table(browser, url, wish) for name, url in urls.items()}
        tries = 0
        while min(len(table.moves) for table in tables.values()) < wish.moves and tries < 5 * wish.moves:
            tries += 1
            for table in tables.values():
                table.confirm((tries * 0.37) % 1)
        for name, table in tables.items():
            times, tasks, processor = zip(*table.moves[: wish.moves], strict=True)
            print(
                f"{name}: {wish.game}, {len(times)} moves: median {statistics.median(times):.0f} ms "
                f"({min(times):.0f} to {max(times):.0f}), of the processor {statistics.median(processor):.0f} ms "
                f"({min(processor):.0f} to {max(processor):.0f}); "
                f"longest task: median {statistics.median(tasks):.0f} ms, "
                f"worst {max(tasks):.0f} ms, none over 50 ms in {sum(task <= 50 for task in tasks)}",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
