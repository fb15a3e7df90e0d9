"""The lock files are complete, and installed as they are."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("file", ["Makefile", "Containerfile"])
def test_pip_resolves_nothing_where_it_installs_a_lock_file(file: str) -> None:
    # Where one requirement names a package with an extra and another does not, pip's resolver takes a newer release.
    text = (ROOT / file).read_text(encoding="utf-8")
    installs = re.findall(r"install\b[^\n]*--require-hashes[^\n]*", text)
    assert installs
    assert [line for line in installs if "--no-deps" not in line] == []


def test_every_package_that_a_package_needs_is_locked() -> None:
    done = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
