"""A real server on a real port, and guests that use it over HTTP and WebSocket, as any client does."""

from __future__ import annotations

import contextlib
import copy
import functools
import itertools
import json
import random
from typing import Any

import argon2
import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from mecenate.server.people import service as people
from mecenate.testing.serving import SECONDS, Server, running, settings_for, wait_for

__all__ = [
    "CARRIED_OUT",
    "SECONDS",
    "Guest",
    "Server",
    "Socket",
    "close_all",
    "new_key",
    "running",
    "seated",
    "settings_for",
    "turned_away",
    "wait_for",
]

CARRIED_OUT = ("update", "done")
"""What answers a message that was carried out: the update that it led to, or a word of its own."""
_keys = itertools.count()
setattr(people, "PasswordHasher", functools.partial(argon2.PasswordHasher, time_cost=1, memory_cost=64))  # noqa: B010
"""Quick: at its usual cost, hashing would take longer than all else that these tests do."""
_opened: list[Guest | Socket] = []


def close_all() -> None:
    """Close the connections that the guests of a test have opened."""
    while _opened:
        _opened.pop().close()


class Guest:
    """A person without an account, by the API that programs use."""

    def __init__(self, url: str, name: str = "Ada", http: httpx.Client | None = None) -> None:
        self.url = url
        self.http = http or httpx.Client(base_url=url, timeout=SECONDS, verify=False)  # no certificates to load
        me = self.http.post("/api/guests", json={"name": name})
        assert me.status_code == 201, me.text
        self.me: dict[str, Any] = me.json()
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.me['token']}"
        _opened.append(self)

    def at(self, url: str) -> Guest:
        """The same person at another process of the server."""
        other = copy.copy(self)
        other.url = url
        other.http = httpx.Client(base_url=url, timeout=SECONDS, verify=False, headers=self.http.headers)
        _opened.append(other)
        return other

    def go_to(self, url: str) -> None:
        """Speak to another process of the server from now on."""
        self.url = self.http.base_url = url

    def move_to(self, url: str) -> None:
        """Go on at the same server, which has opened again at another address."""
        self.url = url
        self.http.base_url = httpx.URL(url)

    def close(self) -> None:
        """Close the connection."""
        self.http.close()

    def get(self, path: str, **params: Any) -> Any:
        """GET that must succeed."""
        answer = self.http.get(path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, **params: Any) -> Any:
        """POST that must succeed."""
        answer = self.http.post(path, json=body, params=params)
        assert answer.status_code in (200, 201, 204), answer.text
        return answer.json() if answer.content else None

    def put(self, path: str, body: Any = None, **params: Any) -> Any:
        """PUT that must succeed."""
        answer = self.http.put(path, json=body, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None, **params: Any) -> tuple[int, str]:
        """A request that must fail: status and code."""
        answer = self.http.request(method, path, json=body, params=params)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["code"]

    def new_table(self, game: str = "carrara", seats: int = 2, **wish: Any) -> dict[str, Any]:
        """A new table."""
        (table,) = self.post("/api/tables", {"game": game, "seats": seats, **wish})
        created: dict[str, Any] = table
        return created

    def sit(self, table: dict[str, Any], seat: int | None = None) -> int:
        """Take a seat by the players' link."""
        body = {"invite": table["invite"], "seat": seat}
        return int(self.post(f"/api/tables/{table['id']}/seats", body, invite=table["invite"])["seat"])

    def position(self, table: dict[str, Any]) -> dict[str, Any]:
        """All that this guest may know now."""
        position: dict[str, Any] = self.get(f"/api/tables/{table['id']}/position")
        return position

    def play(self, table: dict[str, Any], action: str | None = None) -> int:
        """Play an action (the first legal one if none is named) over HTTP; returns the version."""
        position = self.position(table)
        body = {"key": new_key(), "version": position["version"], "action": action or position["legal"][0]}
        return int(self.post(f"/api/tables/{table['id']}/moves", body)["version"])

    def socket(self, table: dict[str, Any], **params: str) -> Socket:
        """An open socket at a table, after its first sync."""
        return Socket(self, table, params)


class Socket:
    """A client of a table that does what docs/protocol.md says: keeps the view, acknowledges, syncs after a gap."""

    def __init__(self, guest: Guest, table: dict[str, Any], params: dict[str, str], **how: Any) -> None:
        query = {"token": guest.me["token"], "invite": table["invite"], **params}
        address = guest.url.replace("http", "ws", 1) + f"/ws/tables/{table['id']}"
        text = str(httpx.QueryParams(query))
        self._stack = contextlib.ExitStack()
        usual = {"max_size": None, "max_queue": None, "compression": None, "open_timeout": SECONDS}
        self.wire: ClientConnection = self._stack.enter_context(connect(f"{address}?{text}", **{**usual, **how}))
        self.heard: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        _opened.append(self)
        self.send(type="hello")

    def send(self, **message: Any) -> None:
        """Send a message."""
        self.wire.send(json.dumps(message))

    def hear(self, seconds: float = SECONDS) -> dict[str, Any]:
        """The next message, taken into account."""
        message: dict[str, Any] = json.loads(self.wire.recv(seconds))
        self.heard.append(message)
        if message["type"] == "sync":
            self.state = message
        elif message["type"] == "update":
            self._update(message)
        return message

    def _update(self, message: dict[str, Any]) -> None:
        if message["version"] != self.state["version"] + 1:
            self.send(type="sync")
            return
        for name, part in message["changed"].items():
            field, _, number = name.partition(".")
            if number:
                self.state["view"][field][int(number)] = part
            else:
                self.state["view"][field] = part
        for name in ("version", "moves", "actor", "over", "legal", "may_undo"):
            self.state[name] = message[name]
        self.state["remembered"] = message.get("remembered", self.state["remembered"])
        self.send(type="ack", version=message["version"])

    def until(self, kind: str, **facts: Any) -> dict[str, Any]:
        """The next message of a kind with these facts."""
        while True:
            message = self.hear()
            if message["type"] == kind and all(message.get(name) == value for name, value in facts.items()):
                return message

    def play(self, action: str, key: str | None = None, version: int | None = None) -> dict[str, Any]:
        """Play, and wait for the answer to it."""
        key = key or new_key()
        self.send(type="play", key=key, version=self.state["version"] if version is None else version, action=action)
        while True:
            message = self.hear()
            if message.get("key") == key:
                return message

    def close_code(self) -> int:
        """Read until the server closes the connection; the code it gives."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.hear()
        assert self.wire.protocol.close_rcvd is not None, "the connection was lost without a close frame"
        return int(self.wire.protocol.close_rcvd.code)

    def close(self) -> None:
        """Close the connection."""
        self._stack.close()


def turned_away(address: str, **headers: Any) -> tuple[int, str, str]:
    """What a socket that is not let in is told: the code and reason of the close, and the code of the error."""
    with connect(address.replace("http", "ws", 1), open_timeout=SECONDS, **headers) as wire:
        problem = json.loads(wire.recv(SECONDS))
        assert problem["type"] == "error", problem
        with contextlib.suppress(ConnectionClosed):
            wire.recv(SECONDS)
        assert wire.protocol.close_rcvd is not None
        return wire.protocol.close_rcvd.code, wire.protocol.close_rcvd.reason, problem["code"]


def new_key() -> str:
    """A key that no other message has."""
    return f"key {next(_keys)} {random.getrandbits(48)}"


def seated(url: str, seats: int = 2, game: str = "carrara", **wish: Any) -> tuple[dict[str, Any], list[Guest]]:
    """A table that has begun, with its people."""
    guests = [Guest(url, name) for name in ("Ada", "Bruno", "Carla", "Dino", "Elsa")[:seats]]
    table = guests[0].new_table(game, seats, **wish)
    for guest in guests:
        guest.sit(table)
    guests[0].post(f"/api/tables/{table['id']}/start")
    return table, guests
