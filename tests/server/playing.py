"""What several tests do at a table: sit down with sockets, play a step, wait until the table is as it should be."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from socket import create_connection
from typing import Any
from urllib.parse import urlsplit

from .running import CARRIED_OUT, Guest, Socket


def at_the_table(guests: Sequence[Guest], table: dict[str, Any]) -> list[Socket]:
    """Everybody's socket, synced."""
    sockets = [guest.socket(table) for guest in guests]
    for socket in sockets:
        socket.until("sync")
    return sockets


def step(sockets: Sequence[Socket], choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> str:
    """The one who must choose chooses, and everybody sees it; returns the action."""
    mover = sockets[sockets[0].state["actor"]]
    before = mover.state["version"]
    action = choose(mover.state["legal"])
    answer = mover.play(action)
    assert answer["type"] in CARRIED_OUT and answer["version"] == before + 1, answer
    for socket in sockets:
        while socket.state["version"] == before:
            socket.hear()
    return action


def play_moves(guests: Sequence[Guest], table: dict[str, Any], moves: int, seed: int) -> None:
    """Play so many moves by chance over sockets, and close them."""
    sockets = at_the_table(guests, table)
    chance = random.Random(seed)
    for _ in range(moves):
        step(sockets, chance.choice)
    for socket in sockets:
        socket.close()


def until_table(socket: Socket, holds: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """The next message about the table for which this holds."""
    while True:
        table: dict[str, Any] = socket.until("table")["table"]
        if holds(table):
            return table


def connected(table: dict[str, Any]) -> list[bool]:
    """Which seats have somebody who looks at the table."""
    return [seat["connected"] for seat in table["seats"]]


@contextmanager
def asking(guest: Guest, method: str, path: str) -> Iterator[None]:
    """A request that is sent, with an empty body if it has one; the connection is closed at the end."""
    address = urlsplit(guest.url)
    with create_connection((address.hostname, address.port)) as wire:
        head = f"{method} {path} HTTP/1.1\r\nHost: {address.netloc}\r\nAuthorization: Bearer {guest.me['token']}\r\n"
        body = "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}" if method == "POST" else "\r\n"
        wire.sendall((head + body).encode())
        time.sleep(0.02)
        yield
