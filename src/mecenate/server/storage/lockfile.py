"""A lock between processes: one file, held while the process lives."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import structlog

log = structlog.get_logger()
PRIVATE = 0o600
_PLACE = 1 << 30
"""Windows locks bytes and prevents reading them, so a byte far behind the process id is locked."""


class Taken(Exception):
    """Another process holds the lock; its number, if it could be read."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Hold the lock. Raises `Taken`.

    The system lets go of it when the process ends, however it ends. The file stays: if it were removed, two processes
    could each lock a file of that name.
    """
    file = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
    try:
        if not _lock(file):
            raise Taken(os.read(file, 20).decode("ascii", "replace").strip())
        os.ftruncate(file, 0)
        os.write(file, f"{os.getpid()}\n".encode())
        yield
    finally:
        os.close(file)


def _lock(file: int) -> bool:
    """Take the lock; False if somebody else has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(file, _PLACE, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            os.lseek(file, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        os.lseek(file, 0, os.SEEK_SET)
        return False
    except OSError as error:
        log.warning("this file system has no locks, so a second server could open the same database", error=str(error))
    return True
