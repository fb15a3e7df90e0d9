"""Connections: requests that do not arrive, addresses with too many connections, answers that nobody takes."""

from __future__ import annotations

import contextlib
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from mecenate.server.people.networks import Networks, subscriber

from .processes import Process
from .running import Guest, Server, running, settings_for, wait_for

HEAD = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
BODY = (
    b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
)
SECONDS = 0.6


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits only briefly, and lets few connections in from an address."""
    limits = {
        "head_seconds": SECONDS,
        "body_seconds": SECONDS,
        "connections_per_address": 6,
        "sockets_per_address": 2,
    }
    with running(settings_for(tmp_path_factory.mktemp("impatient"), **limits)) as server:
        yield server


@contextlib.contextmanager
def opened(server: Server, sent: bytes = b"", address: str = "127.0.0.1") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), 10, source_address=(address, 0)) as wire:
        wire.sendall(sent)
        yield wire


def answer(wire: socket.socket) -> bytes:
    """All that comes until the server closes."""
    received = b""
    with contextlib.suppress(ConnectionResetError):
        while part := wire.recv(65536):
            received += part
    return received


def is_open(wire: socket.socket) -> bool:
    wire.setblocking(False)
    try:
        return wire.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False
    finally:
        wire.setblocking(True)


@pytest.mark.parametrize("sent", [b"", b"GET / HT", HEAD, HEAD + b"X-Slow: ", BODY], ids=lambda sent: str(sent[-8:]))
def test_a_request_that_does_not_arrive_is_closed(
    impatient: Server, sent: bytes, capfd: pytest.CaptureFixture[str]
) -> None:
    began = time.monotonic()
    with opened(impatient, sent) as wire:
        assert answer(wire).startswith(b"HTTP/1.1 408 ")
    assert SECONDS * 0.9 <= time.monotonic() - began < 5
    assert "rror" not in "".join(capfd.readouterr())


@pytest.mark.parametrize(("sent", "drop"), [(HEAD + b"X-Slow: ", b"x"), (BODY, b" "), (b"", b"\r\n")])
def test_a_request_that_arrives_drop_by_drop_is_closed(impatient: Server, sent: bytes, drop: bytes) -> None:
    began = time.monotonic()
    with opened(impatient, sent) as wire, contextlib.suppress(ConnectionError):
        while is_open(wire) and time.monotonic() < began + 10:
            wire.sendall(drop)
            time.sleep(0.05)
    assert time.monotonic() - began < 5


def test_a_connection_between_requests_is_not_kept_open_by_empty_lines(impatient: Server) -> None:
    with opened(impatient, HEAD + b"\r\n") as wire:
        wait_for(lambda: b'"open"' in wire.recv(65536, socket.MSG_PEEK))  # a header has the word, too
        wire.recv(65536)
        wire.sendall(b"\r\n")
        assert answer(wire).startswith(b"HTTP/1.1 408 ")


def test_each_request_of_a_connection_has_its_own_time(impatient: Server) -> None:
    with opened(impatient) as wire:
        for _ in range(6):  # together longer than one request may take
            for part in (HEAD, b"X-Slow: x\r\n", b"\r\n"):
                wire.sendall(part)
                time.sleep(SECONDS / 15)
            assert wire.recv(65536).startswith(b"HTTP/1.1 200 ")


def test_requests_in_one_go_are_all_answered(impatient: Server) -> None:
    with opened(impatient, (HEAD + b"\r\n") * 3 + HEAD + b"Connection: close\r\n\r\n") as wire:
        assert answer(wire).count(b"HTTP/1.1 200 ") == 4


def test_an_address_with_too_many_connections_loses_those_that_wait_longest(impatient: Server) -> None:
    with contextlib.ExitStack() as stack:
        other = stack.enter_context(opened(impatient, HEAD, "127.0.3.9"))
        held = [stack.enter_context(opened(impatient, HEAD, "127.0.3.1")) for _ in range(8)]
        with opened(impatient, HEAD + b"\r\n", "127.0.3.1") as wire:
            assert wire.recv(65536).startswith(b"HTTP/1.1 200 ")
            assert [is_open(one) for one in held] == [False] + [True] * 7
            assert is_open(other)


def test_sockets_count_as_connections_and_are_not_closed_for_others(impatient: Server) -> None:
    """Eight connections: two sockets that are let in, and six that are turned away but do not close."""
    ada = Guest(impatient.url)
    ada.http.close()
    address = f"{impatient.url.replace('http', 'ws', 1)}/ws/me?token={ada.me['token']}"
    upgrade = (
        f"GET /ws/me?token={ada.me['token']} HTTP/1.1\r\nHost: localhost\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    ).encode()
    wait_for(lambda: not _count(impatient))
    with contextlib.ExitStack() as stack:
        first = [stack.enter_context(connect(address)) for _ in range(2)]
        for _ in range(6):
            wire = stack.enter_context(opened(impatient, upgrade))
            assert wire.recv(12) == b"HTTP/1.1 101"
        with opened(impatient, HEAD + b"\r\n") as wire:
            assert answer(wire).startswith(b"HTTP/1.1 429 ")
        with opened(impatient, HEAD + b"\r\n", "127.0.3.2") as wire:
            assert wire.recv(65536).startswith(b"HTTP/1.1 200 ")
        assert [one.state.name for one in first] == ["OPEN", "OPEN"]
    wait_for(lambda: not _count(impatient))


def _count(server: Server) -> int:
    return len(server.connections)


def test_connections_of_a_proxy_are_not_counted_for_its_address(folder: Path) -> None:
    limits = {"connections_per_address": 2, "sockets_per_address": 0, "trust_proxy": ["127.0.4.0/24"]}
    with running(settings_for(folder, **limits)) as server, contextlib.ExitStack() as stack:
        proxied = [stack.enter_context(opened(server, HEAD, "127.0.4.7")) for _ in range(10)]
        direct = [stack.enter_context(opened(server, HEAD, "127.0.5.7")) for _ in range(10)]
        wait_for(lambda: sum(map(is_open, direct)) == 2)
        assert all(map(is_open, proxied))


def test_addresses_are_counted_as_their_subscriber() -> None:
    assert subscriber("192.0.2.7") == "192.0.2.7"
    assert subscriber("::ffff:192.0.2.7") == "192.0.2.7"
    assert subscriber("2001:db8::1") == subscriber("2001:db8::ffff:2") == "2001:db8::"
    assert subscriber("2001:db8:0:1::1") != subscriber("2001:db8::1")
    assert subscriber("fe80::1%eth0") == "fe80::"
    listed = Networks(["10.0.0.1", "192.168.0.0/16", "::1"])
    assert [one in listed for one in ("10.0.0.1", "10.0.0.2", "192.168.3.4", "::1", "", "x")] == [
        True, False, True, True, False, False,
    ]  # fmt: skip


@pytest.mark.skipif(not hasattr(socket, "TCP_USER_TIMEOUT"), reason="this kernel does not close such connections")
def test_an_answer_that_nobody_takes_is_not_kept(impatient: Server) -> None:
    request = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.bind(("127.0.3.3", 0))
        wire.connect(("127.0.0.1", impatient.port))
        wire.sendall(request * 100)
        wait_for(lambda: _count(impatient) == 1)
        wait_for(lambda: _count(impatient) == 0)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_half_open_requests_shut_nobody_out(folder: Path) -> None:
    """1,150 of them, to a server that may open 1,024 files and says at the start that this is few."""
    process = Process(f"sqlite+aiosqlite:///{folder / 'house.db'}", folder, 1024)
    try:
        with contextlib.ExitStack() as stack:
            for number in range(1150):
                wire = stack.enter_context(socket.socket())
                wire.bind((f"127.0.6.{1 + number % 10}", 0))
                with contextlib.suppress(OSError):
                    wire.connect(("127.0.0.1", process.port))
                    wire.sendall(HEAD)
            for _ in range(5):
                began = time.monotonic()
                assert httpx.get(process.url + "/health", verify=False, timeout=60).status_code == 200
                assert time.monotonic() - began < 2
        assert "may open only 1024 files" in process.log
        assert "LimitNOFILE" in process.log
    finally:
        process.close()
