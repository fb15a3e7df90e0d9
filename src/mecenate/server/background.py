"""Work in the background: begun here or there, carried to its end, and never lost silently."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from mecenate.core.errors import MecenateError

log = structlog.get_logger()
T = TypeVar("T")


class Background:
    """What is being done."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something in the background, to its end."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._spawned)
        return task

    def _spawned(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, MecenateError):  # who asked is told of those
            log.error("work in the background failed", error=repr(error))

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry something through even if the one who asked for it goes away meanwhile."""
        return await asyncio.shield(self.spawn(work))

    async def all_done(self) -> None:
        """Wait until everything that was begun has ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
