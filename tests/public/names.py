"""Every public name of Mecenate, collected from the code as it runs.

    python -m tests.public.names                  writes tests/public/names/*.txt anew
    python -m tests.public.names --release 0.2    keeps them for good in tests/public/release_0_2, once

One file an area, one name a line, sorted. After two spaces stands what else is promised about a name: its type, its
default, its place. `docs/releasing.md` says what a name in these files means for a change.
"""

from __future__ import annotations

import argparse
import lzma
from collections.abc import Callable
from pathlib import Path

from tests.public import engine, games, hosting, library, terminal, wire
from tests.public.shapes import Pairs

FOLDER = Path(__file__).parent / "names"
ALL_ACTIONS = "actions.txt.xz"
"""Every vocabulary of a release in full, compressed: `actions.txt` has digests where there are too many."""
SEPARATOR = "  "
Names = dict[str, str]

AREAS: dict[str, Callable[[], Pairs]] = {
    "actions": games.action_names,
    "adapters": library.adapter_names,
    "cli": terminal.command_names,
    "cli_json": terminal.output_names,
    "engine": engine.engine_names,
    "http": wire.http_names,
    "messages": wire.socket_names,
    "metrics": hosting.metric_names,
    "observations": games.observation_names,
    "options": games.option_names,
    "positions": games.position_names,
    "python": library.python_names,
    "records": games.record_names,
    "settings": hosting.setting_names,
    "views": wire.view_names,
}
ENGINE = ("actions", "observations", "options", "positions", "records")
"""The areas that are looked at on the compiled engine too; the rest is the same there, or hidden by the compiler."""


def collect(area: str) -> Names:
    """The names of an area as they are now. Raises `ValueError` if a name has two meanings."""
    names: Names = {}
    for name, detail in AREAS[area]():
        if SEPARATOR in name or names.setdefault(name, detail) != detail:
            raise ValueError(f"{area}: '{name}' is '{names.get(name)}' and '{detail}'")
    return names


def written(names: Names) -> str:
    """Names as the text of a file."""
    lines = sorted(f"{name}{SEPARATOR}{detail}" if detail else name for name, detail in names.items())
    return "".join(f"{line}\n" for line in lines)


def read(file: Path) -> Names:
    """The names in a file."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return {name: detail for name, _, detail in (line.partition(SEPARATOR) for line in lines)}


def write(folder: Path) -> None:
    """Write the names of all areas as they are now."""
    for area in AREAS:
        (folder / f"{area}.txt").write_text(written(collect(area)), encoding="utf-8")


def main() -> None:
    """Write the files, or those of a release, which must not be there yet."""
    parser = argparse.ArgumentParser(prog="python -m tests.public.names")
    parser.add_argument("--release", metavar="X.Y", help="keep the names of this release")
    release = parser.parse_args().release
    if release is None:
        write(FOLDER)
        return
    folder = FOLDER.parent / f"release_{release.replace('.', '_')}"
    folder.mkdir()
    write(folder)
    (folder / ALL_ACTIONS).write_bytes(lzma.compress(games.all_actions().encode(), preset=9))


if __name__ == "__main__":
    main()
