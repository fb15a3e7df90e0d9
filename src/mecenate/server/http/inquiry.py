"""Requests that need a worker process: one at a time per person, cancelled when the client disconnects."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from litestar import Request

from mecenate.server import errors
from mecenate.server.bots.queue import Client, Lane
from mecenate.server.bots.workers import Workers

T = TypeVar("T")


class Inquiry:
    """The work of one request."""

    def __init__(self, request: Request[Any, Any, Any], workers: Workers, client: Client) -> None:
        self._request = request
        self._workers = workers
        self._client = client

    async def answer(self, lane: Lane, function: Callable[..., T], *args: Any) -> T:
        """What the function returns in a worker process. Raises a refusal if too many requests of the person wait."""
        return await while_connected(self._request, self._workers.ask(lane, self._client, function, *args))


async def while_connected(request: Request[Any, Any, Any], work: Coroutine[Any, Any, T]) -> T:
    """Run work for a client; it is cancelled if the client disconnects."""
    working = asyncio.create_task(work)
    waiting = asyncio.create_task(_disconnected(request))
    try:
        await asyncio.wait((working, waiting), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise errors.Refusal("hung-up", "the connection was closed before the answer came", 499)
        return working.result()
    finally:
        working.cancel()
        waiting.cancel()


async def _disconnected(request: Request[Any, Any, Any]) -> None:
    """Wait until the client disconnects. The body has been read, or is not needed."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
