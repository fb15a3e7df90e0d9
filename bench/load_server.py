"""The server under load: processes of `mecenate serve` in a fresh folder, on loopback."""

from __future__ import annotations

import os
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from load_process import HOST, child, free_port, wait_until

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
LIMITS = (
    "requests_per_minute", "messages_per_second", "tables_per_person", "sockets_per_address", "guests_per_address",
    "tables_per_address",
)  # fmt: skip
"""Limits per address, which a load test from one address would exceed."""
NO_LIMIT = 1_000_000
PROGRAM = [sys.executable, "-m", "mecenate"]
"""The command; a profiler puts its own in its place."""


@contextmanager
def serving(processes: int, database: str | None, workers: int = 1) -> Iterator[tuple[list[str], list[int]]]:
    """Start the server on this database, or on a new SQLite file; yields addresses and process ids."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="mecenate-load-")))
        url = database or f"sqlite+aiosqlite:///{folder / 'load.sqlite'}"
        served = [stack.enter_context(_serve(folder, number, url, workers)) for number in range(processes)]
        yield [address for address, _ in served], [pid for _, pid in served]


@contextmanager
def _serve(folder: Path, number: int, database: str, workers: int) -> Iterator[tuple[str, int]]:
    port = free_port()
    log = folder / f"{number}.log"
    command = [*PROGRAM, "serve", "--host", HOST, "--port", str(port), "--database", database]
    command += ["--workers", str(workers)]
    with child(command, log, folder=ROOT, environment=_environment(folder)) as process:
        wait_until(lambda: _is_healthy(port), process, log)
        yield f"{HOST}:{port}", process.pid


def _environment(folder: Path) -> dict[str, str]:
    limits = {f"MECENATE_{name.upper()}": str(NO_LIMIT) for name in LIMITS}
    compiled = {"PYTHONPATH": str(COMPILED)} if COMPILED.is_dir() else {}
    return {**os.environ, **limits, **compiled, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}


def _is_healthy(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://{HOST}:{port}/health", timeout=1) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False
