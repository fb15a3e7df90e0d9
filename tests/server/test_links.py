"""Sockets past the layers of the web framework: what arrives waits for its reader, what is sent is encoded once."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from mecenate.server.live.connection import Update, Watcher
from mecenate.server.live.frames import WHOLE_TEXT
from mecenate.server.live.line import Inbox, Line
from mecenate.server.live.messages import UpdateMessage

from .running import Server, seated

FIRST, SECOND = ({"type": "websocket.receive", "text": text} for text in ("first", "second"))


class Wire:
    """A link that writes down what is sent, and takes nothing while it is full."""

    def __init__(self) -> None:
        self.writable = asyncio.Event()
        self.writable.set()
        self.line = Line(asyncio.get_running_loop(), 100)
        self.line.open, self.line.to = True, self.write
        self.broken = False
        self.sent: list[bytes] = []

    def write(self, frame: bytes) -> None:
        if self.broken:
            raise BrokenPipeError
        assert frame[0] == WHOLE_TEXT and frame[1] == len(frame) - 2
        self.sent.append(frame[2:])

    async def receive(self) -> Mapping[str, Any]:
        raise AssertionError("nobody reads here")


async def _sending(wire: Wire) -> tuple[Watcher, asyncio.Task[None]]:
    """A watcher whose task waits for something to send."""
    watcher = Watcher(None, 0)
    task = asyncio.create_task(watcher.send_all(wire))
    await asyncio.sleep(0)
    return watcher, task


def test_a_reader_that_gives_up_loses_nothing() -> None:
    async def read() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        assert inbox.awaited
        inbox.put_nowait(FIRST)  # type: ignore[arg-type]
        reader.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reader
        inbox.put_nowait(SECOND)  # type: ignore[arg-type]
        assert [await inbox.get(), await inbox.get()] == [FIRST, SECOND]
        assert inbox.empty()

    asyncio.run(read())


def test_messages_keep_their_order_when_a_socket_is_full_for_a_while() -> None:
    async def send() -> None:
        wire = Wire()
        watcher, task = await _sending(wire)
        watcher.push(b"1")
        assert wire.sent == [b"1"], "sent at once, without the task"
        wire.writable.clear()
        wire.line.full = True
        watcher.push(b"2")
        await asyncio.sleep(0)
        wire.writable.set()
        wire.line.full = False
        watcher.push(b"3")
        assert wire.sent == [b"1"], "the second comes before the third"
        await asyncio.sleep(0.01)
        assert wire.sent == [b"1", b"2", b"3"]
        watcher.close()
        await task

    asyncio.run(send())


def test_a_broken_socket_ends_its_own_task_alone() -> None:
    async def send() -> None:
        wire = Wire()
        watcher, task = await _sending(wire)
        wire.broken = True
        watcher.push(b"1")
        with pytest.raises(BrokenPipeError):
            await task

    asyncio.run(send())


def test_an_update_is_encoded_once_for_all_and_once_for_the_one_who_asked() -> None:
    changed = {"before": 1}
    message = UpdateMessage(
        version=1, moves=1, actor=0, over=False, legal=None, may_undo=False, changed=changed, events=[], kind="play",
        by=0, turn_started=None, deadline=None,
    )  # fmt: skip
    update = Update(message)
    changed["meanwhile"] = 2
    frame = update.frame
    assert b"meanwhile" in frame, "not encoded before anybody needs it"
    changed["after"] = 3
    assert update.frame is frame and b"after" not in frame and b"key" not in frame
    assert b'"key":"mine"' in update.answering("mine") and update.frame is frame


def test_a_burst_of_messages_is_answered_in_order(sqlite_server: Server) -> None:
    """More messages than the server takes at a time: reading stops in between, and none is lost."""
    table, guests = seated(sqlite_server.url)
    socket = guests[0].socket(table)
    socket.until("sync")
    for number in range(200):
        socket.send(type="play", key=f"burst-{number}", version=-1, action="no such action")
    answers = [socket.until("error")["key"] for _ in range(200)]
    assert answers == [f"burst-{number}" for number in range(200)]
