"""Takes the pictures of every page and board in docs/images: light and dark, on a desktop and on a phone.

python tools/screenshots.py            after `make web`, with Chromium installed
python tools/screenshots.py --language de --into FOLDER home carrara
                                       some of the pages, in another language, somewhere else
"""

from __future__ import annotations

import argparse
import base64
import shutil
import struct
import sys
import tempfile
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import BROWSERS, FLAGS
from tests.browser.visitor import DESK, MAY_CHOOSE, PHONE, Visitor
from tests.server.running import running, settings_for

IMAGES = Path(__file__).parent.parent / "docs" / "images"
PAGES = {
    "home": ("/", "article"), "new-table": ("/new/carrara", "main .big"), "tables": ("/tables", "main h1"),
    "waiting": ("/t/{waiting}", "main li"), "carrara": ("/t/{carrara}", ".board svg"),
    "florenza": ("/t/{florenza}", ".frame"), "carpe-diem": ("/t/{carpe_diem}", ".frame"),
    "princes": ("/t/{princes}", ".frame"), "replay": ("/t/{over}/20", ".frame"),
    "after": ("/t/{over}/after", "svg[role=img]"), "rules": ("/rules/carrara", "main h1"),
    "profile": ("/me", "main h1"), "settings": ("/settings", ".seg"), "about": ("/about", "main h1"),
    "hint": ("/t/{carrara}", ".board .lit"),
}  # fmt: skip
LOOKS = {"light": (DESK, False), "dark": (DESK, True), "phone": (PHONE, False), "phone-dark": (PHONE, True)}
MOVES = {"over": 10_000, "carrara": 25, "florenza": 12, "carpe_diem": 30, "princes": 20}


# The 256 commonest colours of a picture, and for every pixel the nearest of them.
REDUCE = """async (data) => {
  const picture = await createImageBitmap(await (await fetch("data:image/png;base64," + data)).blob());
  const paper = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  paper.drawImage(picture, 0, 0);
  const bytes = paper.getImageData(0, 0, picture.width, picture.height).data;
  const pixels = new Uint32Array(bytes.buffer), count = new Map();
  for (const pixel of pixels) count.set(pixel, (count.get(pixel) ?? 0) + 1);
  const kept = [], parts = (c) => [c & 255, (c >> 8) & 255, (c >> 16) & 255];
  const far = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
  const common = [...count].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  for (let apart = 150; kept.length < Math.min(256, common.length) && apart > 1; apart /= 3)
    for (const colour of common)
      if (kept.length < 256 && kept.every((other) => far(other, parts(colour)) >= apart)) kept.push(parts(colour));
  const nearest = new Map(common.map((colour) => {
    let best = 0;
    kept.forEach((other, n) => { if (far(other, parts(colour)) < far(kept[best], parts(colour))) best = n; });
    return [colour, best];
  }));
  let text = "";
  for (let at = 0; at < pixels.length; at += 8192)
    text += String.fromCharCode(...Array.from(pixels.subarray(at, at + 8192), (pixel) => nearest.get(pixel)));
  return [picture.width, picture.height, kept.flat(), btoa(text)];
}"""


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def smaller(page: Page, picture: bytes) -> bytes:
    """The same picture in at most 256 colours."""
    width, height, colours, text = page.evaluate(REDUCE, base64.b64encode(picture).decode())
    pixels = base64.b64decode(text)
    lines = b"".join(b"\0" + pixels[row * width : (row + 1) * width] for row in range(height))
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", bytes(colours))
        + chunk(b"IDAT", zlib.compress(lines, 9))
        + chunk(b"IEND", b"")
    )


def play(visitor: Visitor, paths: str) -> dict[str, str]:
    """A table before the start, one of each game in the middle, and one after the end, as the paths name them."""
    tables = {"waiting": visitor.new_table("carrara", 3, bots=False)["id"]}
    for name, moves in MOVES.items():
        if f"{{{name}}}" not in paths:
            continue
        tables[name] = visitor.new_table("carrara" if name == "over" else name, 3)["id"]
        visitor.open(f"/t/{tables[name]}", ".frame")
        visitor.play_in_words(moves)
        visitor.page.keyboard.press("t")
    return tables


def ask_for_a_hint(page: Page) -> None:
    """Show a hint on the picture."""
    page.wait_for_selector(MAY_CHOOSE)
    page.mouse.move(0, 0)
    page.keyboard.press("?")
    page.wait_for_selector(".advice li")


def main() -> None:
    """Play a little at every table, and take the pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=f"of {', '.join(PAGES)}; all unless told")
    parser.add_argument("--language", default="en", choices=("en", "fr", "de"))
    parser.add_argument("--into", type=Path, default=IMAGES, metavar="FOLDER")
    given = parser.parse_args()
    browser_path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser_path is None:
        sys.exit("no browser found: install Chromium, for example by `apt-get install chromium`")
    given.into.mkdir(parents=True, exist_ok=True)
    pages = {name: PAGES[name] for name in given.pages or PAGES}
    with (
        tempfile.TemporaryDirectory() as folder,
        running(settings_for(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
        visitor = Visitor(browser, server.url, name="Livia", locale=given.language)
        tables = play(visitor, " ".join(path for path, _ in pages.values()))
        desk = browser.new_page()
        for look, (size, dark) in LOOKS.items():
            visitor.look(size, dark)
            for name, (path, shows) in pages.items():
                visitor.open(path.format(**tables), shows)
                if name == "hint":
                    ask_for_a_hint(visitor.page)
                visitor.page.wait_for_timeout(700)
                (given.into / f"{name}-{look}.png").write_bytes(smaller(desk, visitor.page.screenshot()))
        visitor.close()
        browser.close()
    size = sum(picture.stat().st_size for picture in given.into.glob("*.png"))
    print(f"{len(pages) * len(LOOKS)} pictures taken; {size / 1e6:.1f} MB in {given.into}")


if __name__ == "__main__":
    main()
