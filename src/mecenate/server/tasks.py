"""Background tasks: each runs to its end, and a failure is logged."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from mecenate.core.errors import MecenateError

log = structlog.get_logger()
T = TypeVar("T")


class BackgroundTasks:
    """The tasks that this process has started and not finished."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, MecenateError):  # the caller reports those
            log.error("background task failed", error=repr(error))

    async def finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Run to the end, even if the caller is cancelled meanwhile."""
        return await asyncio.shield(self.spawn(work))

    async def wait(self) -> None:
        """Wait until every task has ended."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
