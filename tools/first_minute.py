"""Measures `make play` on a fresh clone with an empty home, and prints one table.

tools/first_minute.sh [REVISION ...] [--port N]         the present commit if no revision is named

The caches of pip and npm are those of the user who runs it, so that no figure depends on the network. A dash is a
figure that a revision does not have. Nothing but Python's own library is needed.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 1200.0
"""Seconds after which a revision has failed."""
FIGURES = {
    "open": "open (s)",
    "move": "first move (s)",
    "compiled": "bots compiled (s)",
    "again": "second start (s)",
    "processor": "processor time until open (s)",
    "processor again": "the same of the second start (s)",
    "venv": ".venv (MB)",
    "clone": "clone (MB)",
}
Figures = dict[str, float]


class Newcomer:
    """A fresh clone, and what somebody does with it."""

    def __init__(self, folder: Path, revision: str, port: int) -> None:
        self.clone = folder / "clone"
        self.log = folder / "log.txt"
        self.address = f"http://127.0.0.1:{port}"
        self.command = ["make", "-C", str(self.clone), "play", f"ARGS=--port {port}"]
        home = folder / "home"
        home.mkdir()
        user = Path.home()
        caches = {
            "PIP_CACHE_DIR": str(user / ".cache" / "pip"),
            "npm_config_cache": str(user / ".npm"),
            "NPM_CONFIG_USERCONFIG": str(user / ".npmrc"),
        }
        # BROWSER: nothing opens. Without VIRTUAL_ENV and PYTHONPATH the clone is alone.
        bare = {name: text for name, text in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}
        self.environment = {**caches, **bare, "HOME": str(home), "BROWSER": "true"}
        subprocess.run(["git", "clone", "--quiet", "--no-local", str(ROOT), str(self.clone)], check=True)
        subprocess.run(["git", "-C", str(self.clone), "checkout", "--quiet", revision], check=True)

    @contextlib.contextmanager
    def playing(self) -> Iterator[float]:
        """`make play`, until the end of the block; gives the time of its start."""
        started = time.monotonic()
        with self.log.open("a", encoding="utf-8") as log:
            make = subprocess.Popen(self.command, stdout=log, stderr=log, env=self.environment, start_new_session=True)
        self.session = make.pid
        self.alive = lambda: make.poll() is None
        try:
            yield started
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(make.pid, signal.SIGINT)
            make.wait()

    def ask(self, path: str, body: object = None, token: str = "") -> Any:
        """One request."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers), timeout=60) as answer:
            return json.load(answer)

    def wait(self, holds: Callable[[], bool]) -> None:
        """Wait until this holds; a server that does not answer yet is waited for."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(OSError, ValueError):
                if holds():
                    return
            if not self.alive():
                break
            time.sleep(0.1)
        raise SystemExit(f"it never came so far:\n{self.log.read_text(encoding='utf-8')[-3000:]}")

    def is_open(self) -> bool:
        """Whether the server answers."""
        return bool(self.ask("/health")["status"] == "open")

    def is_built(self) -> bool:
        """Whether the bots use the compiled engine. A build that fails ends the measurement."""
        engine = self.ask("/api")["engine"]
        if engine["build"] == "failed":
            raise SystemExit(
                f"the engine was not compiled:\n{(self.clone / 'build' / 'log.txt').read_text(encoding='utf-8')}"
            )
        return bool(engine["bots"] == "compiled")

    def move(self) -> None:
        """Open a table against a bot and make a first move."""
        token = self.ask("/api/guests", {"name": "Newcomer"})["token"]
        wish = {"game": "carrara", "seats": 2, "bots": {"1": "apprentice"}}
        (table,) = self.ask("/api/tables", wish, token)
        place = f"/api/tables/{table['id']}"
        self.ask(f"{place}/seats?invite={table['invite']}", {"invite": table["invite"], "seat": 0}, token)
        self.ask(f"{place}/start", {}, token)
        while not (position := self.ask(f"{place}/position", token=token)).get("legal"):
            time.sleep(0.05)
        choice = {"key": "first", "version": position["version"], "action": position["legal"][0]}
        self.ask(f"{place}/moves", choice, token)


def measure(revision: str, port: int) -> Figures:
    """The figures of a revision."""
    figures: Figures = {}
    with tempfile.TemporaryDirectory(prefix="first-minute-") as folder:
        newcomer = Newcomer(Path(folder), revision, port)
        with newcomer.playing() as started:
            newcomer.wait(newcomer.is_open)
            figures["open"] = time.monotonic() - started
            figures["processor"] = processor_time(newcomer.session)
            newcomer.move()
            figures["move"] = time.monotonic() - started
            figures["venv"], figures["clone"] = megabytes(newcomer.clone / ".venv"), megabytes(newcomer.clone)
            with contextlib.suppress(urllib.error.HTTPError, ValueError, KeyError, TypeError):
                newcomer.wait(newcomer.is_built)
                figures["compiled"] = time.monotonic() - started
        figures["clone"] = megabytes(newcomer.clone)
        with newcomer.playing() as started:
            newcomer.wait(newcomer.is_open)
            figures["again"] = time.monotonic() - started
            figures["processor again"] = processor_time(newcomer.session)
    return figures


def processor_time(session: int) -> float:
    """The processor time of all processes of a session, and of those that they have waited for (Linux).

    The compiler of `make play` runs in a session of its own and is not counted.
    """
    ticks = 0
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = file.read_text().rpartition(")")[2].split()
            if int(fields[3]) == session:
                ticks += sum(map(int, fields[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


def megabytes(folder: Path) -> float:
    """What `du -sm` says."""
    return float(
        subprocess.run(["du", "-sm", str(folder)], capture_output=True, text=True, check=True).stdout.split()[0]
    )


def main() -> None:
    """Measure each revision and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("revision", nargs="*", default=["HEAD"])
    parser.add_argument("--port", type=int, default=7991)
    args = parser.parse_args()
    columns = {revision: measure(revision, args.port) for revision in args.revision}
    print("| | " + " | ".join(columns) + " |")
    print("|---|" + "---:|" * len(columns))
    for name, title in FIGURES.items():
        cells = [f"{figures[name]:.1f}" if name in figures else "–" for figures in columns.values()]
        print(f"| {title} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
