"""Somebody who does not read, or says nothing, holds up nobody and is not lost."""

from __future__ import annotations

import contextlib
import json
import random
import socket
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from mecenate.server.live import connection

from .playing import at_the_table, step
from .running import SECONDS, Guest, Server, Socket, running, seated, settings_for, wait_for


def slow_socket(guest: Guest, table: dict[str, Any]) -> Socket:
    """A client that takes in little more than it reads, after its first sync."""
    connection = socket.socket()
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    address = urlsplit(guest.url)
    connection.connect((address.hostname, address.port))
    slow = Socket(guest, table, {}, sock=connection, max_queue=4, close_timeout=1)
    slow.until("sync")
    return slow


def waiting(server: Server, table: dict[str, Any]) -> int:
    """How many messages wait for the slowest."""
    return max(len(watcher._outbox) for watcher in server.services.registry.tables[table["id"]].feed.watchers)


def fill(server: Server, slow: Socket, table: dict[str, Any]) -> None:
    """Let so much be sent to a client that does not read that messages wait in the server, and go on waiting."""
    while waiting(server, table) < 30 or not stuck(server, table):
        slow.send(type="sync")
        time.sleep(0.001)


def stuck(server: Server, table: dict[str, Any]) -> bool:
    """Whether nothing can be sent to the slowest: all that lies between the server and it is full."""
    before = waiting(server, table)
    time.sleep(0.1)
    return 0 < before == waiting(server, table)


def left_behind(server: Server, table: dict[str, Any]) -> bool:
    return any(watcher.behind for watcher in server.services.registry.tables[table["id"]].feed.watchers)


def test_one_who_does_not_read_is_left_behind_and_synced_later(sqlite_server: Server) -> None:
    """The others play on at their pace, all the way to the end."""
    table, guests = seated(sqlite_server.url)
    sockets = at_the_table(guests, table)
    slow = slow_socket(Guest(sqlite_server.url, "Zoe"), table)
    fill(sqlite_server, slow, table)
    chance = random.Random(2)
    while not sockets[0].state["over"]:
        step(sockets, chance.choice)
    assert left_behind(sqlite_server, table)
    assert slow.state["version"] == 0
    while not slow.state["over"]:
        slow.hear()
    assert slow.state["version"] == sockets[0].state["version"]
    skipped = slow.state["version"] - sum(message["type"] == "update" for message in slow.heard)
    assert skipped > 0
    position = guests[0].get(f"/api/tables/{table['id']}/history/{slow.state['moves']}")
    assert slow.state["moves"] == position["of"]
    assert not left_behind(sqlite_server, table)


def test_one_who_has_seen_all_that_was_sent_is_synced_too(sqlite_server: Server) -> None:
    """Only chat was waiting when the skipped move came, so there is no version to acknowledge."""
    table, guests = seated(sqlite_server.url)
    sockets = at_the_table(guests, table)
    slow = slow_socket(guests[0], table)
    fill(sqlite_server, slow, table)
    while waiting(sqlite_server, table) < 100:
        sockets[0].send(type="say", text="la la la")
        sockets[0].until("chat")
    assert not left_behind(sqlite_server, table)
    step(sockets)
    assert left_behind(sqlite_server, table)
    while slow.state["version"] == 0:
        slow.hear()
    assert slow.state["view"] == guests[0].position(table)["view"]


def test_what_waits_for_one_who_does_not_read_is_bounded(sqlite_server: Server) -> None:
    """Somebody asks for everything again and again, and reads nothing of it."""
    table, guests = seated(sqlite_server.url)
    slow = slow_socket(guests[0], table)
    (other,) = at_the_table([guests[1]], table)
    fill(sqlite_server, slow, table)
    for _ in range(1000):
        slow.send(type="sync")
    other.send(type="say", text="Hello?")
    other.until("chat")
    wait_for(lambda: left_behind(sqlite_server, table))
    assert waiting(sqlite_server, table) < 150
    heard = [slow.hear()["type"] for _ in range(60)]
    assert "sync" in heard


def test_one_who_never_acknowledges_is_left_behind(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MAX_UNSEEN", 10)
    table, guests = seated(sqlite_server.url)
    sockets = at_the_table(guests, table)
    mute = Guest(sqlite_server.url, "Zoe").socket(table)
    mute.until("sync")
    for _ in range(15):
        step(sockets)
    assert left_behind(sqlite_server, table)
    while mute.state["version"] < 15:
        mute.hear()  # which acknowledges
    assert sum(message["type"] == "sync" for message in mute.heard) == 2
    assert not left_behind(sqlite_server, table)


def test_a_socket_that_says_nothing_is_closed(folder: Path) -> None:
    """At a table and in the lobby; the others are not disturbed."""
    with running(settings_for(folder, idle_minutes=0.05)) as server:
        table, guests = seated(server.url)
        silent = guests[0].socket(table)
        talks = guests[1].socket(table)
        lobby = connect(f"{server.url.replace('http', 'ws')}/ws/me?token={guests[0].me['token']}")
        with lobby:
            silent.until("sync")
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    talks.send(type="ack", version=0)
                    with contextlib.suppress(TimeoutError):
                        silent.hear(0.1)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4408
            talks.send(type="say", text="Where has she gone?")
            assert talks.until("chat")
            with pytest.raises(ConnectionClosed) as closed:
                json.loads(lobby.recv(SECONDS))
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4408
