"""Links: how the handler of a socket reads and writes messages, past the layers of the web framework."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Protocol

from litestar import WebSocket

from mecenate.server.live.line import Line

EXTENSION = "mecenate.link"
"""The name of a link among the extensions of an ASGI scope."""


class Link(Protocol):
    """An open WebSocket, without the layers of the web framework."""

    writable: asyncio.Event
    """Set while the connection can take more."""

    line: Line
    """Where texts are taken, and frames sent."""

    async def receive(self) -> Mapping[str, Any]:
        """The next event of ASGI."""


def link_of(socket: WebSocket[Any, Any, Any]) -> Link:
    """The link of a socket that was accepted."""
    link: Link = socket.scope["extensions"][EXTENSION]  # type: ignore[index, assignment]
    return link
