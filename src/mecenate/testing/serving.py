"""A real server on a real port, in a thread of this process."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from mecenate.server.app import make_app
from mecenate.server.run import ServerConfig, set_up_logging
from mecenate.server.services import Services
from mecenate.server.settings import Settings

SECONDS = 60.0
"""Seconds that an answer may take; only a very busy machine needs nearly as many."""


def settings_for(folder: Path, **changes: Any) -> Settings:
    """The settings of a server on SQLite, without the limits that would stop a test."""
    usual: dict[str, Any] = {
        "database": f"sqlite+aiosqlite:///{folder / 'house.db'}",
        "requests_per_minute": 1_000_000,
        "messages_per_second": 100_000,
        "syncs_per_second": 100_000,
        "tables_per_person": 1000,
        "records_per_person": 0,
        "analyses_per_person": 0,
        "analyses_per_address": 0,
        "chat_per_person": 0,
        "guests_per_address": 0,
        "tables_per_address": 0,
        "records_per_address": 0,
        "chat_per_address": 0,
        "search_tables_per_guest": 1000,
        "sockets_per_address": 10_000,
        "connections_per_address": 10_000,
    }
    return Settings(**{**usual, **changes})


class Server:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        set_up_logging(settings.log)
        self.app: Litestar = make_app(settings)
        config = ServerConfig(self.app, settings, host="127.0.0.1", port=0, log_level="error", lifespan="on")
        self.connections = config.connections
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        wait_for(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, "the server did not start"
        self.port = int(self._server.servers[0].sockets[0].getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"

    @property
    def services(self) -> Services:
        """The services themselves, for tests of what no client sees."""
        services: Services = self.app.state.services
        return services

    def break_the_sockets(self) -> None:
        """Drop the connections of all sockets without a close frame, as a broken network does."""
        for connection in list(self._server.server_state.connections):
            if isinstance(connection, WebSocketsSansIOProtocol):
                connection.loop.call_soon_threadsafe(connection.transport.abort)

    def stop(self) -> None:
        """Close the server and wait until it is closed."""
        self._server.should_exit = True
        self._thread.join(SECONDS)
        assert not self._thread.is_alive(), "the server did not stop"


@contextlib.contextmanager
def running(settings: Settings) -> Iterator[Server]:
    """Run a server until the block ends."""
    server = Server(settings)
    try:
        yield server
    finally:
        server.stop()


def wait_for(holds: Callable[[], Any], seconds: float = SECONDS) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)
