"""The server in a process of its own, as `mecenate serve` opens it: it can be killed, and opened again on its port."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

from .running import SECONDS

HOST = "127.0.0.1"
SETTINGS = {
    "MECENATE_REQUESTS_PER_MINUTE": "1000000",
    "MECENATE_MESSAGES_PER_SECOND": "100000",
    "MECENATE_TABLES_PER_PERSON": "1000",
    "MECENATE_CHAT_PER_PERSON": "0",
    "MECENATE_GUESTS_PER_ADDRESS": "0",
    "MECENATE_TABLES_PER_ADDRESS": "0",
    "MECENATE_CHAT_PER_ADDRESS": "0",
    "MECENATE_SOCKETS_PER_ADDRESS": "10000",
    "MECENATE_CONNECTIONS_PER_ADDRESS": "10000",
    "MECENATE_LOG": "json",
}


class Process:
    """A server in a process of its own."""

    def __init__(self, database: str, folder: Path, files: int | None = None, **settings: str) -> None:
        """`files` is how many files it may open; `settings` are those of the environment."""
        self.database = database
        self._folder = folder
        self._files = files
        self._settings = {f"MECENATE_{name.upper()}": value for name, value in settings.items()}
        self.port = free_port()
        self.url = f"http://{HOST}:{self.port}"
        self._log = folder / f"server-{self.port}.log"
        self.open()

    def open(self) -> None:
        """Open the server, and wait until it answers."""
        command = [sys.executable, "-m", "mecenate", "serve", "--port", str(self.port), "--database", self.database]
        environment = {**os.environ, **SETTINGS, **self._settings, "XDG_CONFIG_HOME": str(self._folder)}
        if self._files is not None:
            command = ["sh", "-c", f'ulimit -n {self._files} && exec "$@"', "sh", *command]
        with self._log.open("ab") as log:
            self._child = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        end = time.monotonic() + 2 * SECONDS
        while not self._answers():
            assert self._child.poll() is None and time.monotonic() < end, f"it did not open:\n{self.log}"
            time.sleep(0.05)

    def _answers(self) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/health", verify=False, timeout=SECONDS).status_code == 200
        return False

    @property
    def log(self) -> str:
        """What it wrote down."""
        return self._log.read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """End it at once, wherever it is: kill -9."""
        self._child.kill()
        self._child.wait(SECONDS)

    def close(self) -> None:
        """Ask it to close, and wait until it has."""
        if self._child.poll() is None:
            self._child.send_signal(signal.SIGTERM)
            self._child.wait(SECONDS)


def free_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def processes(count: int, database: str, folder: Path) -> Iterator[list[Process]]:
    """So many processes of one server; what they logged as an error fails the test."""
    opened: list[Process] = []
    try:
        for _ in range(count):
            opened.append(Process(database, folder))
        yield opened
    finally:
        for process in opened:
            process.close()
    for process in opened:
        assert '"level": "error"' not in process.log and "Traceback" not in process.log, process.log
