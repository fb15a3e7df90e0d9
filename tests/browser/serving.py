"""The server as its owner runs it: a process of its own, that can be stopped and started."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.server.running import wait_for

WITHIN = 60.0
"""The seconds a server may take to open or to close, on a machine that has other things to do."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@contextlib.contextmanager
def serving(port: int, folder: Path, *options: str, **environment: str) -> Iterator[str]:
    """`mecenate serve` until it is stopped, as by Ctrl-C; its address."""
    database = f"sqlite+aiosqlite:///{folder / 'house.db'}"
    command = [sys.executable, "-m", "mecenate", "serve", "--port", str(port), "--database", database, *options]
    process = subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL)

    def is_open() -> bool:
        assert process.poll() is None, "the server did not start"
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return True
        return False

    try:
        wait_for(is_open, WITHIN)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(WITHIN)
