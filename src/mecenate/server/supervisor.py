"""The supervisor: starts the processes of a server, starts one again that dies, and stops them all together."""

from __future__ import annotations

import signal
import socket
import time
from collections.abc import Callable, Sequence
from multiprocessing import connection, get_context
from multiprocessing.context import SpawnProcess
from types import FrameType

import structlog
from uvicorn.config import STARTUP_FAILURE

from mecenate.server.siblings import Inbox, new_inboxes

log = structlog.get_logger()
Main = Callable[[int, socket.socket, Sequence[Inbox]], None]
"""What a process runs: its index, the socket on which all of them listen, and the inboxes of all."""
LOOK = 0.5
"""Seconds between two looks at the signals; a process that ends is noticed at once."""
SHORT_LIFE = 1.0
"""A process that lived shorter than this is started again after so many seconds."""
LAST_WAIT = 30.0
"""Seconds in which a process must have stopped; uvicorn waits five for its connections."""


class Supervisor:
    """Keeps so many processes running until it is told to stop."""

    def __init__(self, main: Main, count: int, listener: socket.socket) -> None:
        self._main = main
        self._listener = listener
        self._inboxes = new_inboxes(count)
        self._count = count
        self._processes: list[SpawnProcess] = []
        self._started = [0.0] * count
        self._stopping = False

    def run(self) -> int:
        """Run until a signal comes, or until a process cannot start. Returns the exit code."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._on_signal)
        self._processes = [self._start(index) for index in range(self._count)]
        code = 0
        while not self._stopping and code == 0:
            connection.wait([process.sentinel for process in self._processes], LOOK)
            code = self._replace_the_dead()
        self._stop_all()
        return code

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _start(self, index: int) -> SpawnProcess:
        self._started[index] = time.monotonic()
        arguments = (index, self._listener, self._inboxes)
        process = get_context("spawn").Process(target=self._main, args=arguments, name=f"mecenate {index}")
        process.start()
        log.info("a server process started", worker=index, process=process.pid)
        return process

    def _replace_the_dead(self) -> int:
        """Start again what has ended; returns another exit code than 0 if one cannot start at all."""
        for index, process in enumerate(self._processes):
            if process.is_alive() or self._stopping:
                continue
            log.warning("a server process ended", worker=index, process=process.pid, code=process.exitcode)
            if process.exitcode == STARTUP_FAILURE:
                return 1
            if time.monotonic() - self._started[index] < SHORT_LIFE:
                time.sleep(SHORT_LIFE)
            self._processes[index] = self._start(index)
        return 0

    def _stop_all(self) -> None:
        for process in self._processes:
            process.terminate()
        end = time.monotonic() + LAST_WAIT
        for process in self._processes:
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                log.warning("a server process did not stop in time", process=process.pid)
                process.kill()
                process.join()
