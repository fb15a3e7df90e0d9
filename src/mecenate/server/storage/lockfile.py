"""A lock between servers: one file, held while a process of the server lives."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from enum import Enum, auto
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


class Part(Enum):
    """The part of a process in its server: the only one, the one that starts the others, or one of these."""

    ALONE = auto()
    FIRST = auto()
    MEMBER = auto()


@contextlib.contextmanager
def locked(path: Path, part: Part = Part.ALONE) -> Iterator[None]:
    """Hold the lock. Raises `Taken`.

    The first process of several takes the lock alone, as any server does, and then shares it with its members. So no
    other server gets it as long as one of them lives.

    The system lets go of it when the process ends, however it ends. The file stays: if it were removed, two processes
    could each lock a file of that name.
    """
    file = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE)
    try:
        if not _lock(file, shared=part is Part.MEMBER):
            raise Taken(os.read(file, 20).decode("ascii", "replace").strip())
        if part is not Part.MEMBER:
            os.ftruncate(file, 0)
            os.write(file, f"{os.getpid()}\n".encode())
        if part is Part.FIRST and not _lock(file, shared=True):
            raise Taken("")
        yield
    finally:
        os.close(file)


def _lock(file: int, *, shared: bool) -> bool:
    """Take the lock; False if somebody else has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(file, _PLACE, os.SEEK_SET)
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
            os.lseek(file, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        os.lseek(file, 0, os.SEEK_SET)
        return False
    except OSError as error:
        log.warning("this file system has no locks, so a second server could open the same database", error=str(error))
    return True
