"""The example package: as it is in examples/, as docs/new-game.md builds it, and installed into a folder."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from mecenate.core import catalogue

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "studiolo"
JAVASCRIPT_BOT = f"exec:node {ROOT / 'examples' / 'bots' / 'cautious.mjs'}"
PAGE = ROOT / "docs" / "new-game.md"
_BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)\n```$', re.MULTILINE | re.DOTALL)


@contextlib.contextmanager
def registered() -> Iterator[None]:
    """The example game, installed, in this process and in those that it starts."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", install(EXAMPLE, Path(folder))["PYTHONPATH"])
        patch.syspath_prepend(folder)
        patch.setattr(catalogue, "_looked_up", [])
        catalogue.add_installed()
        yield
        catalogue._entries.pop("studiolo")
        catalogue._printed.clear()
        for name in [name for name in sys.modules if name.partition(".")[0] == "studiolo"]:
            del sys.modules[name]


def files_of_the_page() -> dict[str, str]:
    """The files that the page builds: blocks with the same title are one file, two empty lines between them."""
    files: dict[str, str] = {}
    for title, text in _BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        gap = "\n" if text.startswith(("LAYOUT", "DECISIONS")) else "\n\n"
        files[title] = f"{files[title]}{gap}{text}\n" if title in files else f"{text}\n"
    return files


def install(package: Path, target: Path) -> dict[str, str]:
    """Install a package into a folder of its own; the environment of a process that has it."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    offline = ["--no-index", "--no-build-isolation", "--no-compile", "--target", str(target), str(package)]
    subprocess.run([*pip, *offline], check=True, capture_output=True)
    found = [str(target), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(part for part in found if part)}


def run(environment: dict[str, str], *command: str, folder: Path | None = None) -> str:
    """The output of Python with these arguments; fails with all that was printed."""
    done = subprocess.run(
        [sys.executable, *command], env=environment, cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
