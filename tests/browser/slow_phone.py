"""A slow phone: 1.6 Mbit/s, 300 ms round trip, a processor slowed down twice, an empty cache."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser

from tests.server.running import wait_for

from .visitor import PHONE, Visitor

PAGES = ("home", "guide", "table")
NETWORK = {"offline": False, "latency": 300, "downloadThroughput": 200_000, "uploadThroughput": 200_000}
SLOWER = 2
WATCH = """selector => {
  const observer = new MutationObserver(look);
  function look() {
    if (window.content !== undefined || !document.querySelector(selector)) return;
    window.content = null;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.content = performance.now())));
  }
  observer.observe(document, {childList: true, subtree: true, attributes: true, attributeFilter: ["class"]});
}"""
MEASURED = """() => {
  const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  const before = entries.filter((entry) => entry.responseEnd && entry.responseEnd <= window.content);
  return {
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
    content: window.content,
    requests: before.length,
    bytes: before.reduce((sum, entry) => sum + entry.transferSize, 0),
    entries: entries.map((e) => [Math.round(e.startTime), Math.round(e.responseEnd), e.transferSize, e.name]),
  };
}"""


def pages(visitor: Visitor, game: str) -> dict[str, tuple[str, str]]:
    """The address of each page, and what a person wants to see there."""
    table = str(visitor.new_table(game, 3)["id"])
    wait_for(lambda: visitor.position(table)["legal"])
    return {
        "home": ("/", "article .btn:not([disabled])"),
        "guide": ("/learn/carpe_diem", ".board .carpe_diem .dist"),
        "table": (f"/t/{table}", f".board .{game} .lit"),
    }


def measure(browser: Browser, url: str, page: str, game: str) -> dict[str, Any]:
    """One visit."""
    visitor = Visitor(browser, url, size=PHONE, name="Livia")
    try:
        path, shows = pages(visitor, game)[page]
        visitor.context.add_init_script(f"({WATCH})({shows!r})")
        devtools = visitor.context.new_cdp_session(visitor.page)
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", NETWORK)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        visitor.page.goto(url + path, wait_until="commit")
        visitor.page.wait_for_function("window.content > 0")
        measured: dict[str, Any] = visitor.page.evaluate(MEASURED)
        return measured
    finally:
        visitor.context.close()
