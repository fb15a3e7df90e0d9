"""Running the server: one process, or several that listen on one socket."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import socket
import sys
import threading
from collections.abc import Callable, Sequence
from multiprocessing import parent_process
from typing import Any

import msgspec
import structlog
import uvicorn
from litestar import Litestar
from structlog.typing import EventDict
from uvicorn.supervisors import Multiprocess

from mecenate.server import garbage, tasks
from mecenate.server.app import make_app
from mecenate.server.bots.external import check_external_bots
from mecenate.server.hosts import Hosts
from mecenate.server.http.connections import Connections, Limits
from mecenate.server.http.protocols import HttpProtocol, WebSocketProtocol
from mecenate.server.people.networks import Networks
from mecenate.server.settings import Settings, SettingsError
from mecenate.server.siblings import Inbox, Kind, Siblings
from mecenate.server.storage import database, opening
from mecenate.server.storage.lockfile import Part
from mecenate.server.supervisor import Supervisor
from mecenate.server.tables import downtime

if sys.platform != "win32":
    import resource

log = structlog.get_logger()
HANDED_ON = "MECENATE_SERVER_SETTINGS"
"""The environment variable that passes the settings, as JSON, from the command to the processes that it starts."""

MANY_FILES, FEW_FILES, RESERVED_FILES = 65_536, 4096, 256
"""Open files: how many a process asks for, below how many it warns, and how many it keeps for other things."""

SWITCHING = 0.0003
"""Python's switch interval, in seconds. The thread of the journal needs the interpreter after each write. While the
event loop is busy, a batch takes 8 ms instead of 15 with the default of 5 ms (`bench/server_parts.py switch`)."""

ENDING = 60.0
"""Seconds after which a process ends that was told to, counted from the first step of closing that took too long."""


def app_from_environment() -> Litestar:
    """The application of a process that the command started."""
    return _settled_app(_settings_handed_on())


def _settings_handed_on() -> Settings:
    return msgspec.json.decode(os.environ[HANDED_ON], type=Settings)


def _settled_app(settings: Settings, siblings: Siblings | None = None) -> Litestar:
    set_up_logging(settings.log, None if siblings is None else siblings.index)
    app = make_app(settings, siblings)
    garbage.collect_in_small_steps()
    sys.setswitchinterval(SWITCHING)
    tasks.when_late.append(end_process_soon)
    return app


def end_process_soon(seconds: float = ENDING) -> None:
    """End this process even if a thread or a task of it never ends. What was acknowledged is on the disk."""

    def end() -> None:
        log.error("the process has not ended by itself and is ended now", seconds=seconds)
        os._exit(1)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()


def set_up_logging(kind: str, worker: int | None = None) -> None:
    """Log structured lines, for people or for machines. One of several processes says which it is."""
    renderer = structlog.processors.JSONRenderer() if kind == "json" else structlog.dev.ConsoleRenderer()

    def say_who(_logger: object, _method: str, event: EventDict) -> EventDict:
        return event if worker is None else {**event, "worker": worker}

    structlog.configure(
        processors=[
            say_who,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )


def raise_file_limit() -> None:
    """Raise the limit of open files as far as the system allows; warn if it stays low."""
    if sys.platform == "win32":
        return
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if most == resource.RLIM_INFINITY else min(most, MANY_FILES)
    if files != resource.RLIM_INFINITY and files < wanted:
        with contextlib.suppress(ValueError, OSError):  # macOS has another limit, which it does not report
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    files = open_files()
    if files < FEW_FILES:
        log.warning(
            f"this process may open only {files} files, so it holds at most {connections_at_most()} connections: raise "
            f"the limit (ulimit -n {MANY_FILES}, or LimitNOFILE={MANY_FILES} in the systemd unit)"
        )


def open_files() -> int:
    """How many files this process may have open."""
    if sys.platform == "win32":
        return MANY_FILES
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MANY_FILES if files == resource.RLIM_INFINITY else files


def connections_at_most() -> int:
    """How many connections leave enough files for everything else."""
    files = open_files()
    return max(1, files - min(RESERVED_FILES, files // 2))


def check_port(settings: Settings) -> None:
    """Raise `SettingsError` if the port is in use."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            where = f"{settings.host}:{settings.port}"
            raise SettingsError(f"cannot listen on {where} ({error.strerror}); try another --port") from None


class ServerConfig(uvicorn.Config):
    """uvicorn's configuration for these settings, with the limits on connections."""

    def __init__(
        self, app: Litestar | str, settings: Settings, siblings: Siblings | None = None, **changes: Any
    ) -> None:
        self.siblings = siblings
        usual: dict[str, Any] = {
            "host": settings.host,
            "port": settings.port,
            "workers": settings.workers,
            "http": HttpProtocol,
            "ws": WebSocketProtocol,
            "ws_max_size": settings.max_message,
            "ws_per_message_deflate": False,
            "ws_ping_interval": 20,
            "ws_ping_timeout": 20,
            "proxy_headers": bool(settings.trust_proxy),
            "forwarded_allow_ips": settings.trust_proxy if isinstance(settings.trust_proxy, list) else None,
            "server_header": False,
            "access_log": False,
            "log_level": "warning",
            "timeout_graceful_shutdown": 5,
        }
        super().__init__(app, **{**usual, **changes})
        allowed = self.forwarded_allow_ips if self.proxy_headers else []
        proxies = Networks(allowed.split(",") if isinstance(allowed, str) else allowed)
        limits = Limits(
            head_seconds=settings.head_seconds,
            body_seconds=settings.body_seconds,
            per_address=settings.connections_per_address + settings.sockets_per_address,
            total=connections_at_most(),
        )
        self.connections = Connections(limits, proxies)


def say_who_is_trusted(settings: Settings, config: ServerConfig) -> None:
    """Log which proxies and host names are accepted, if the server is open to a network."""
    if config.connections.proxies.are_all:
        log.warning("trust_proxy trusts everybody, so anybody can claim any address: name the proxies' addresses")
    if settings.hosts or settings.on_loopback:
        return
    names = "any name" if Hosts(settings).are_any else "addresses and local names only"
    log.info(f"hosts is not set: this server answers to {names}; set it to the names by which people reach it")


def serve(settings: Settings, ready: Callable[[], None]) -> int:
    """Serve until stopped; `ready` is called just before. Returns the exit code."""
    os.environ[HANDED_ON] = json.dumps(msgspec.to_builtins(settings))
    set_up_logging(settings.log)
    raise_file_limit()
    check_port(settings)
    check_external_bots(settings)
    opening.prepare(settings.database_url)
    config = ServerConfig("mecenate.server.run:app_from_environment", settings, factory=True)
    say_who_is_trusted(settings, config)
    ready()
    with contextlib.suppress(KeyboardInterrupt):
        if config.workers > 1:
            return _serve_with_several(settings, config)
        uvicorn.Server(config).run()
    return 0


def _serve_with_several(settings: Settings, config: ServerConfig) -> int:
    """Serve with several processes. On SQLite this one holds the lock of the file, and its processes share it."""
    listener = config.bind_socket()
    if sys.platform == "win32":  # no Unix sockets: tables do not belong to a process there
        Multiprocess(config, sockets=[listener]).run()
        return 0
    with opening.held(settings.database_url, Part.FIRST):
        if settings.on_sqlite:
            asyncio.run(_give_back_downtime(settings.database_url))
        return Supervisor(run_member, settings.workers, listener).run()


async def _give_back_downtime(url: str) -> None:
    engine = database.open_engine(url)
    try:
        await downtime.give_back(engine, 0.0)
    finally:
        await engine.dispose()


class Member(uvicorn.Server):
    """One of several processes. It takes over connections of its siblings, and stops when their supervisor dies."""

    config: ServerConfig

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and take connections."""
        await super().startup(sockets)
        supervisor, siblings = parent_process(), self.config.siblings
        assert supervisor is not None and siblings is not None
        asyncio.get_running_loop().add_reader(supervisor.sentinel, self._abandoned, supervisor.sentinel)
        siblings.on(Kind.CONNECTION, self._adopt)
        siblings.listen()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no more connections, and stop."""
        assert self.config.siblings is not None
        self.config.siblings.stop()
        await super().shutdown(sockets)

    def _abandoned(self, sentinel: int) -> None:
        asyncio.get_running_loop().remove_reader(sentinel)
        self.should_exit = True

    def _adopt(self, data: bytes, files: Sequence[int]) -> None:
        connection = socket.socket(fileno=files[0])
        connection.setblocking(False)
        loop = asyncio.get_running_loop()
        task = loop.create_task(self._take_over(connection, data))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _take_over(self, connection: socket.socket, data: bytes) -> None:
        def protocol() -> HttpProtocol:
            made = HttpProtocol(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
            made.adopted = data
            return made

        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:  # the client has gone meanwhile
            connection.close()


def run_member(index: int, listener: socket.socket, inboxes: Sequence[Inbox]) -> None:
    """Run one of several processes, until it is told to stop."""
    settings, siblings = _settings_handed_on(), Siblings(index, inboxes)
    app = _settled_app(settings, siblings)
    with contextlib.suppress(KeyboardInterrupt):
        Member(ServerConfig(app, settings, siblings, lifespan="on")).run(sockets=[listener])
