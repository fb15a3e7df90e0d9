"""Running the house: one process, or several on one PostgreSQL."""

from __future__ import annotations

import json
import logging
import os
import socket
import sys
from collections.abc import Callable

import msgspec
import structlog
import uvicorn
from litestar import Litestar

from mecenate.server import garbage
from mecenate.server.app import make_app
from mecenate.server.settings import Settings, SettingsError

HANDED_ON = "MECENATE_HOUSE_SETTINGS"
"""The settings as JSON, from the command to the processes that it starts."""

SWITCHING = 0.0003
"""Seconds after which the event loop gives way to the journal's thread, which has just come back from the disk and
wants little; by default it would wait for 5 ms, and all moves of its batch with it."""


def app_from_environment() -> Litestar:
    """The application of a process that the command started."""
    settings = msgspec.json.decode(os.environ[HANDED_ON], type=Settings)
    set_up_logging(settings.log)
    app = make_app(settings)
    garbage.collect_in_small_steps()
    sys.setswitchinterval(SWITCHING)
    return app


def set_up_logging(kind: str) -> None:
    """Structured lines, for people or for machines."""
    renderer = structlog.processors.JSONRenderer() if kind == "json" else structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )


def check_port(settings: Settings) -> None:
    """Raise `SettingsError` if somebody listens there already."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            where = f"{settings.host}:{settings.port}"
            raise SettingsError(f"cannot listen on {where} ({error.strerror}); try another --port") from None


def serve(settings: Settings, ready: Callable[[], None]) -> int:
    """Serve until stopped; `ready` is called just before. Returns the exit code."""
    os.environ[HANDED_ON] = json.dumps(msgspec.to_builtins(settings))
    set_up_logging(settings.log)
    check_port(settings)
    ready()
    uvicorn.run(
        "mecenate.server.serving:app_from_environment",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=settings.max_message,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=settings.trust_proxy,
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=5,
    )
    return 0
