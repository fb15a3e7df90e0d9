"""Links: how the handler of a socket reads and writes messages, past the layers of the web framework."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from litestar import WebSocket

EXTENSION = "mecenate.link"
"""The name of a link among the extensions of an ASGI scope."""


class Link(Protocol):
    """An open WebSocket, without the layers of the web framework."""

    writable: asyncio.Event
    """Set while the connection can take more."""

    take: Callable[[bytes], bool] | None
    """Called with each text of ASCII that arrives while the reader waits; whether that has carried it out.

    If not, the reader gets it.
    """

    def write(self, frame: bytes) -> None:
        """Send a frame, as `framed` makes it, without waiting. Raises `OSError` if the connection has closed."""

    async def receive(self) -> Mapping[str, Any]:
        """The next event of ASGI."""


def link_of(socket: WebSocket[Any, Any, Any]) -> Link:
    """The link of a socket that was accepted."""
    link: Link = socket.scope["extensions"][EXTENSION]  # type: ignore[index, assignment]
    return link
