"""Background tasks: each runs to its end, and a failure is logged. Nothing waits for ever for one that does not end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final, TypeVar

import structlog

from mecenate.core.errors import MecenateError

log = structlog.get_logger()
T = TypeVar("T")
PATIENCE: Final = 10.0
"""Seconds that each step of closing the server may take."""
when_late: list[Callable[[], None]] = []
"""Called when a step of closing has taken longer."""


async def ended(what: str, tasks: Iterable[asyncio.Task[Any]], patience: float | None = None) -> bool:
    """Wait until tasks have ended; False, and a line in the log, if some have not after `patience` seconds.

    Those are left alone: a task whose thread or connection does not answer cannot be cancelled either.
    """
    waiting = set(tasks)
    seconds = PATIENCE if patience is None else patience
    late = (await asyncio.wait(waiting, timeout=seconds))[1] if waiting else set()
    if late:
        names = sorted(getattr(task.get_coro(), "__qualname__", task.get_name()) for task in late)
        log.error("closing goes on without what has not ended", what=what, seconds=seconds, tasks=names)
        for act in when_late:
            act()
    return not late


async def close(what: str, work: Coroutine[Any, Any, None], patience: float | None = None) -> None:
    """Do one step of closing, for at most `patience` seconds. A failure is logged, and the next step follows."""
    task = asyncio.create_task(work)
    if await ended(what, [task], patience) and not task.cancelled() and task.exception() is not None:
        log.error("a step of closing failed", what=what, error=repr(task.exception()))


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
        """Wait until every task has ended, or for as long as closing may take."""
        await ended("background tasks", self._tasks)
