"""The service of a release in a process of its own, and the people who use it over HTTP."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

SECONDS = 60.0
SETTINGS = {
    "MECENATE_REQUESTS_PER_MINUTE": "1000000",
    "MECENATE_TABLES_PER_PERSON": "10000",
    "MECENATE_BOT_PROCESSES": "1",
    "MECENATE_LOG": "json",
}


@dataclass
class Person:
    """Somebody who plays; with a login, somebody with an account."""

    name: str
    id: str
    token: str
    login: str | None = None
    password: str | None = None


class Release:
    """The service of one release on one database file; it is started and stopped on the same port."""

    def __init__(self, folder: Path, database: Path) -> None:
        """Prepare the release in `folder`, a checkout or a folder with its package `mecenate`."""
        sources = (folder / "src" if (folder / "src").is_dir() else folder).resolve()
        self._workplace = database.parent
        self._log = self._workplace / f"{database.stem}.log"
        self._environment = {
            **os.environ, **SETTINGS,
            "PYTHONPATH": str(sources),
            "XDG_CONFIG_HOME": str(self._workplace),
            "MECENATE_DATABASE": f"sqlite+aiosqlite:///{database}",
        }  # fmt: skip
        self._check_sources(sources)
        self._port = free_port()
        self._http = httpx.Client(base_url=f"http://127.0.0.1:{self._port}", timeout=SECONDS, verify=False)
        self._child: subprocess.Popen[bytes] | None = None

    def _check_sources(self, sources: Path) -> None:
        """Make sure that no other installed version is imported instead."""
        command = [sys.executable, "-c", "import mecenate; print(mecenate.__file__)"]
        imported = subprocess.check_output(command, env=self._environment, cwd=self._workplace, text=True)
        if not Path(imported.strip()).is_relative_to(sources):
            raise SystemExit(f"expected the release in {sources}, but {imported.strip()} would be imported")

    def open(self) -> None:
        """Start the service and wait until it answers."""
        command = [sys.executable, "-m", "mecenate", "serve", "--port", str(self._port)]
        with self._log.open("ab") as log:
            self._child = subprocess.Popen(command, env=self._environment, cwd=self._workplace, stdout=log, stderr=log)
        end = time.monotonic() + SECONDS
        while not self._answers():
            if self._child.poll() is not None or time.monotonic() > end:
                raise SystemExit(f"the release does not start:\n{self._log.read_text(encoding='utf-8')}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            return self._http.get("/health").status_code == 200
        except httpx.TransportError:
            return False

    def close(self) -> None:
        """Stop the service with SIGTERM and wait until it has ended."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """Stop the service with SIGKILL, without giving it time to store anything."""
        self._end(signal.SIGKILL)

    def _end(self, number: signal.Signals) -> None:
        if self._child is not None:
            self._child.send_signal(number)
            self._child.wait(SECONDS)
            self._child = None

    def ask(self, method: str, path: str, person: Person | None = None, body: object = None, **params: Any) -> Any:
        """Send a request that must succeed; returns the JSON of the answer, or its text."""
        headers = {} if person is None else {"authorization": f"Bearer {person.token}"}
        answer = self._http.request(method, path, json=body, params=params, headers=headers)
        self._http.cookies.clear()
        if answer.is_error:
            raise RuntimeError(f"{method} {path}: {answer.status_code} {answer.text}")
        if not answer.content:
            return None
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def guest(self, name: str) -> Person:
        """Somebody new."""
        me = self.ask("POST", "/api/guests", body={"name": name})
        return Person(me["name"], me["id"], me["token"])

    def member(self, name: str) -> Person:
        """Somebody new with an account."""
        person = self.guest(name)
        person.login, person.password = name.lower(), f"password of {name}"
        self.ask("POST", "/api/accounts", person, {"login": person.login, "password": person.password})
        return person


def free_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
