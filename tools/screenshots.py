"""Takes the pictures of every page and board in docs/images: light, some of them dark too, on a desktop and on a phone.

python tools/screenshots.py            after `make web`, with Chromium installed
python tools/screenshots.py rivals-turn
                                       the strip of a rival's turn and its recap
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

from playwright.sync_api import Browser, Page, sync_playwright

import mecenate
from mecenate.analysis import AnalysisSettings
from mecenate.bots import Outlook, bot
from mecenate.core.dealer import Dealer
from mecenate.core.record import Record
from mecenate.lang import LANGUAGES
from mecenate.puzzles.shipped import puzzles_for
from mecenate.server.analyses import service as analyses
from mecenate.testing.browser import BROWSERS, FLAGS
from mecenate.testing.visitor import DESK, MAY_CHOOSE, MOVED, PHONE, Visitor
from tests.server.running import running, settings_for

IMAGES = Path(__file__).parent.parent / "docs" / "images"
PAGES = {
    "home": ("/", "article"), "new-table": ("/new/carrara", "main .big"), "tables": ("/tables", "main h1"),
    "waiting": ("/t/{waiting}", "main li"), "carrara": ("/t/{carrara}", ".board svg"),
    "florenza": ("/t/{florenza}", ".frame"), "carpe-diem": ("/t/{carpe_diem}", ".frame"),
    "princes": ("/t/{princes}", ".frame"), "replay": ("/t/{over}/20", ".frame"),
    "after": ("/t/{over}/after", "svg[role=img]"), "rules": ("/rules/carrara", "main h1"),
    "profile": ("/me", "main h1"), "settings": ("/settings", ".seg"), "about": ("/about", "main h1"),
    "hint": ("/t/{carrara}", ".board .lit"), "analysis": ("/t/{analysed}/0?analysis=", ".analysis figure"),
    "puzzle": ("/puzzles/princes/{puzzle}", ".puzzle-card"), "daily": ("/daily", ".deal .prim"),
    "openings": ("/openings/carrara/3", ".opening-card .choice"),
    "packs": ("/packs/princes", ".status[data-valid=true][aria-busy=false]"),
}  # fmt: skip
LOOKS = {"light": (DESK, False), "dark": (DESK, True), "phone": (PHONE, False), "phone-dark": (PHONE, True)}
IN_DARK = {"home", "carrara", "florenza", "carpe-diem", "princes", "replay", "after", "hint"}
"""The pages that are taken in dark as well; all of them would take a megabyte more."""
STRIP = "rivals-turn"
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


# Pictures in two columns, as WebP.
BESIDE = """async (all) => {
  const read = async (data) => createImageBitmap(await (await fetch("data:image/png;base64," + data)).blob());
  const pictures = await Promise.all(all.map(read));
  const gap = 8, width = 640, height = Math.round(width * pictures[0].height / pictures[0].width);
  const rows = Math.ceil(pictures.length / 2);
  const paper = new OffscreenCanvas(2 * width + gap, rows * (height + gap) - gap);
  const pen = paper.getContext("2d");
  pen.imageSmoothingQuality = "high";
  pictures.forEach((one, n) =>
    pen.drawImage(one, n % 2 * (width + gap), Math.floor(n / 2) * (height + gap), width, height));
  const blob = await paper.convertToBlob({type: "image/webp", quality: 0.75});
  return btoa(Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(""));
}"""
FRAMES = 8
# Either the button for the next step of a rival, or a choice of one's own.
NEXT_STEP = ".prompt .controls .btn, .board .lit"


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
    if "{analysed}" in paths:
        tables["analysed"] = visitor.ask("/api/records", {"record": game_of_apprentices("florenza")})["id"]
        page = visitor.open(f"/t/{tables['analysed']}/0?analysis=", ".analysis .btn.prim")
        page.click(".analysis .btn.prim")
        page.wait_for_selector(".analysis figure", timeout=600_000)
    tables["puzzle"] = puzzles_for("princes").puzzles[0].id
    return tables


def game_of_apprentices(name: str) -> str:
    """The record of a game of three apprentices, always the same."""
    record = Record(mecenate.game(name), 3, Dealer.fast(1))
    bots = [bot("apprentice", seat) for seat in range(3)]
    while (seat := record.state.actor) is not None:
        record.play(bots[seat].choose(Outlook(record.state)))
    return str(record)


def ask_for_a_hint(page: Page) -> None:
    """Show a hint on the picture."""
    page.wait_for_selector(MAY_CHOOSE)
    page.mouse.move(0, 0)
    page.keyboard.press("?")
    page.wait_for_selector(".advice li")


def steps_of_rivals(visitor: Visitor, most: int) -> list[bytes]:
    """End one's turn, and take a picture of each step of the others up to one's next choice; at most so many."""
    page, taken = visitor.page, []
    page.click(".offers .offer[data-action=pass]")
    page.wait_for_selector(".board .lit", state="detached")
    page.wait_for_selector(NEXT_STEP)
    while not page.query_selector(".board .lit"):
        page.wait_for_timeout(300)
        taken.append(page.screenshot())
        before = visitor.move
        page.keyboard.press("Space")
        page.wait_for_function(MOVED, arg=before)
        page.wait_for_selector(NEXT_STEP)
    return taken[:most]


def rivals_turn(browser: Browser, url: str, language: str) -> list[bytes]:
    """The steps of rivals at Carrara, the recap, and one of the turns shown again."""
    settings = {"pace": "step", "confirmation": "never"}
    visitor = Visitor(browser, url, name="Livia", locale=language, settings=settings)
    rivals = {"1": "apprentice", "2": "apprentice"}
    (table,) = visitor.ask("/api/tables", {"game": "carrara", "seats": 3, "bots": rivals})
    id = table["id"]
    visitor.ask(f"/api/tables/{id}/seats", {"invite": table["invite"], "seat": 0})
    visitor.ask(f"/api/tables/{id}/start")
    visitor.open(f"/t/{id}", ".board .lit")
    pictures: list[bytes] = []
    while len(pictures) < FRAMES - 2:
        pictures = steps_of_rivals(visitor, FRAMES - 2)
    visitor.page.wait_for_selector(".recap")
    pictures.append(visitor.page.screenshot())
    visitor.page.click(".recap .line")
    visitor.page.click(".prompt .controls .btn")
    visitor.page.wait_for_selector(".prompt.following p")
    visitor.page.wait_for_timeout(300)
    pictures.append(visitor.page.screenshot())
    visitor.close()
    return pictures


def beside(page: Page, pictures: list[bytes]) -> bytes:
    """Pictures as one."""
    return base64.b64decode(page.evaluate(BESIDE, [base64.b64encode(one).decode() for one in pictures]))


def main() -> None:
    """Play a little at every table, and take the pictures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("pages", nargs="*", metavar="PAGE", help=f"of {', '.join([*PAGES, STRIP])}; all unless told")
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--into", type=Path, default=IMAGES, metavar="FOLDER")
    given = parser.parse_args()
    browser_path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if browser_path is None:
        sys.exit("no browser found: install Chromium, for example by `apt-get install chromium`")
    given.into.mkdir(parents=True, exist_ok=True)
    setattr(analyses, "SETTINGS", AnalysisSettings("journeyman"))  # noqa: B010  # a master takes minutes
    wanted = given.pages or [*PAGES, STRIP]
    pages = {name: PAGES[name] for name in wanted if name != STRIP}
    with (
        tempfile.TemporaryDirectory() as folder,
        running(settings_for(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
        visitor = Visitor(browser, server.url, name="Livia", locale=given.language)
        taken = 0
        tables = play(visitor, " ".join(path for path, _ in pages.values()))
        desk = browser.new_page()
        for look, (size, dark) in LOOKS.items():
            visitor.look(size, dark)
            for name, (path, shows) in pages.items():
                if dark and name not in IN_DARK:
                    continue
                visitor.open(path.format(**tables), shows)
                if name == "hint":
                    ask_for_a_hint(visitor.page)
                visitor.page.wait_for_load_state("networkidle")
                visitor.page.wait_for_timeout(700)
                (given.into / f"{name}-{look}.png").write_bytes(smaller(desk, visitor.page.screenshot()))
                taken += 1
        visitor.close()
        if STRIP in wanted:
            strip = beside(desk, rivals_turn(browser, server.url, given.language))
            (given.into / f"{STRIP}.webp").write_bytes(strip)
        browser.close()
    size = sum(picture.stat().st_size for picture in given.into.glob("*.*"))
    print(f"{taken + (STRIP in wanted)} pictures taken; {size / 1e6:.1f} MB in {given.into}")


if __name__ == "__main__":
    main()
