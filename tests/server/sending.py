"""Somebody who sends bytes as they are."""

from __future__ import annotations

import contextlib
import re
import socket

from .running import SECONDS, Server, seated


class Sender:
    """Somebody at a table who sends bytes as they are."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.table, (self.guest, _) = seated(server.url, public=True)
        self.token = self.guest.me["token"].encode()

    def send(
        self, method: str, target: bytes, body: bytes | None = None, type: bytes | None = None, *headers: bytes
    ) -> int:
        """The status of the answer."""
        lines = [
            method.encode() + b" " + target + b" HTTP/1.1",
            b"Host: localhost",
            b"Connection: close",
            b"Authorization: Bearer " + self.token,
            *headers,
        ]
        if body is not None:
            lines.append(b"Content-Length: %d" % len(body))
        if type is not None:
            lines.append(b"Content-Type: " + type)
        with socket.create_connection(("127.0.0.1", self.server.port), SECONDS) as wire:
            with contextlib.suppress(ConnectionError):
                wire.sendall(b"\r\n".join([*lines, b"", body or b""]))
            answer = wire.recv(100)
        assert answer.startswith(b"HTTP/1.1 "), answer
        return int(answer[9:12])

    def paths(self) -> list[tuple[str, str]]:
        """Every operation of the API, with its method; at a table that exists. The last one ends who sends."""
        document = self.guest.get("/api/schema/openapi.json")
        operations = [(method.upper(), path) for path, one in document["paths"].items() for method in one]
        here = {"table_id": self.table["id"], "number": "0", "game": "carrara", "moves": "0", "person_id": "x"}
        operations.sort(key=lambda one: one[1].endswith("/deletion"))
        return [(method, re.sub(r"{(\w+)}", lambda name: here.get(name[1], "x"), path)) for method, path in operations]
