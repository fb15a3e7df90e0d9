"""Pages that tools write: with `--check`, a page is compared with the file instead."""

from __future__ import annotations

import sys
from pathlib import Path


def write_or_check(file: Path, text: str) -> int:
    """Write a page, or check that it is up to date; returns the exit code."""
    if "--check" not in sys.argv:
        file.write_text(text, encoding="utf-8")
        return 0
    if file.read_text(encoding="utf-8") == text:
        return 0
    print(f"{file.name} is out of date: run python {sys.argv[0]}", file=sys.stderr)
    return 1
