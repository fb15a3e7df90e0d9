"""Whatever anybody sends by socket is answered: never as a mistake of ours, never with a traceback in the log."""

from __future__ import annotations

import contextlib
import socket

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from .nonsense import BROKEN_FRAMES, MESSAGES, frame
from .sending import Sender

# ---------------------------------------------------------------------- sockets


def _said(sender: Sender, path: str, frames: bytes) -> bytes:
    """What a socket is sent in return for these bytes."""
    head = (
        f"GET {path}?token={sender.guest.me['token']} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", sender.server.port), 20) as wire:
        wire.sendall(head.encode())
        answer = wire.recv(65536)
        assert answer.startswith(b"HTTP/1.1 101")
        wire.sendall(frames + frame(8, b"\x03\xe8"))
        with contextlib.suppress(ConnectionError):
            while part := wire.recv(65536):
                answer += part
    return answer


@pytest.mark.parametrize("kind", [1, 2], ids=["text", "binary"])
def test_no_message_breaks_a_socket(sender: Sender, kind: int) -> None:
    for message in MESSAGES:
        assert b'"broken"' not in _said(sender, f"/ws/tables/{sender.table['id']}", frame(kind, message)), message
        _said(sender, "/ws/me", frame(kind, message))


def test_no_frame_breaks_a_socket(sender: Sender) -> None:
    for frames in BROKEN_FRAMES:
        for path in (f"/ws/tables/{sender.table['id']}", "/ws/me"):
            assert b'"broken"' not in _said(sender, path, frames), frames


@pytest.mark.parametrize(
    ("target", "extra", "status"),
    [
        (b"/ws/tables/%00", b"", 101), (b"/ws/tables/%ff?token=%ff&invite=%00", b"", 101), (b"/ws/tables/\xff", b"",
        400),
        (b"/ws/me?token=" + b"x" * 20_000, b"", 400), (b"/ws/me", b"Content-Length: 10\r\n", 400),
        (b"/ws/me", b"X-A: b\r\n" * 300, 400), (b"/ws/me", b"Origin: http://[::1\r\n", 101),
        (b"/ws/me", b"Sec-WebSocket-Protocol: \xff\r\n", 400), (b"/ws/" + b"x" * 5000, b"", 403),
    ],
)  # fmt: skip
def test_no_handshake_breaks_or_hangs(sender: Sender, target: bytes, extra: bytes, status: int) -> None:
    head = (
        b"GET " + target + b" HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" + extra + b"\r\n"
    )
    with socket.create_connection(("127.0.0.1", sender.server.port), 10) as wire:
        wire.sendall(head)
        assert int(wire.recv(12)[9:12]) == status


def test_whoever_breaks_the_protocol_is_told_so(sender: Sender) -> None:
    address = f"{sender.server.url.replace('http', 'ws', 1)}/ws/tables/{sender.table['id']}"
    with connect(address) as wire:
        wire.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                wire.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
