"""A fresh PostgreSQL for a load test, from the machine's own programs, on loopback; durable, as it comes."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from load_process import HOST, NotStarted, child, free_port, wait_until

USUAL_FOLDER = Path("/usr/lib/postgresql")
UNPRIVILEGED = ("postgres", "nobody")
USER = "mecenate"


@contextmanager
def postgresql() -> Iterator[str]:
    """Start it, give the address of an empty database, and end it."""
    programs = _programs()
    user = _user()
    with tempfile.TemporaryDirectory(prefix="mecenate-load-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if user is not None:
            os.chown(folder, user, -1)
        _create(programs, folder, user)
        port = free_port()
        settings = {"listen_addresses": HOST, "port": port, "unix_socket_directories": folder}
        command = [str(programs / "postgres"), "-D", str(folder / "data")]
        command += [f"-c{setting}={value}" for setting, value in settings.items()]
        log = folder / "log"
        with child(command, log, folder=folder, user=user, stop=signal.SIGINT) as process:
            wait_until(lambda: _is_ready(programs, port), process, log)
            yield f"postgresql+asyncpg://{USER}@{HOST}:{port}/postgres"


def _programs() -> Path:
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    folders = sorted(USUAL_FOLDER.glob("*/bin"), key=lambda folder: float(folder.parent.name))
    if not folders:
        raise NotStarted(f"PostgreSQL is neither on the PATH nor in {USUAL_FOLDER}.")
    return folders[-1]


def _user() -> int | None:
    """PostgreSQL refuses to run as root: then another user's number, otherwise None for one's own."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name: entry.pw_uid for entry in pwd.getpwall()}
    numbers = [known[name] for name in UNPRIVILEGED if name in known]
    if not numbers:
        raise NotStarted(f"PostgreSQL does not run as root, and there is no user {' or '.join(UNPRIVILEGED)}.")
    return numbers[0]


def _create(programs: Path, folder: Path, user: int | None) -> None:
    command = [str(programs / "initdb"), "-D", str(folder / "data"), "-U", USER, "-A", "trust", "-E", "UTF8"]
    subprocess.run([*command, "--locale=C"], check=True, cwd=folder, user=user, stdout=subprocess.DEVNULL)


def _is_ready(programs: Path, port: int) -> bool:
    command = [str(programs / "pg_isready"), "-q", "-h", HOST, "-p", str(port), "-d", "postgres", "-U", USER]
    return subprocess.run(command, check=False).returncode == 0
