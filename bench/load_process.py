"""Child processes of a load test: started on loopback, watched, and ended by their own id."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

HOST = "127.0.0.1"
START_SECONDS = 240
STOP_SECONDS = 20
STEAL = 8
"""The column of /proc/stat with the time that other virtual machines took."""


class NotStarted(Exception):
    """A process ended or did not answer in time."""


@dataclass(frozen=True)
class Usage:
    """Memory and processor time of processes with their children."""

    bytes: int = 0
    cpu: float = 0.0

    def __add__(self, other: Usage) -> Usage:
        return Usage(self.bytes + other.bytes, self.cpu + other.cpu)


@contextmanager
def child(
    command: list[str],
    log: Path,
    *,
    folder: Path,
    environment: Mapping[str, str] | None = None,
    user: int | None = None,
    stop: signal.Signals = signal.SIGTERM,
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a command that writes to `log`, and end it with the signal `stop` afterwards."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, cwd=folder, env=environment, user=user, stdin=subprocess.DEVNULL, stdout=output, stderr=output
        )
    try:
        yield process
    finally:
        process.send_signal(stop)
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_until(answers: Callable[[], bool], process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until the process answers. Raises `NotStarted` with the end of its log."""
    patience = time.monotonic() + START_SECONDS
    while time.monotonic() < patience and process.poll() is None:
        if answers():
            return
        time.sleep(0.1)
    raise NotStarted(f"It did not start. Its last words:\n{log.read_text(errors='replace')[-2000:]}")


def free_port() -> int:
    """A port of loopback that nobody listens on now."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def usage_of(pids: list[int]) -> Usage:
    """The sum over these processes and their children; zero without /proc."""
    total = Usage()
    for pid in pids:
        try:
            total += _usage_of_one(Path("/proc", str(pid))) + usage_of(_children(pid))
        except OSError:
            continue
    return total


def stolen() -> float:
    """Seconds of processor time that other virtual machines took; 0 if unknown."""
    try:
        all_cores = Path("/proc/stat").read_text().partition("\n")[0].split()
        return int(all_cores[STEAL]) / os.sysconf("SC_CLK_TCK")
    except (OSError, IndexError):
        return 0.0


def _usage_of_one(folder: Path) -> Usage:
    after_name = (folder / "stat").read_text().rpartition(")")[2].split()
    ticks = int(after_name[11]) + int(after_name[12])
    pages = int((folder / "statm").read_text().split()[1])
    return Usage(pages * os.sysconf("SC_PAGE_SIZE"), ticks / os.sysconf("SC_CLK_TCK"))


def _children(pid: int) -> list[int]:
    tasks = Path("/proc", str(pid), "task").iterdir()
    return [int(text) for task in tasks for text in (task / "children").read_text().split()]
