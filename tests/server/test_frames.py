"""Plain frames are read and written as by `websockets`, and all others are left to it."""

from __future__ import annotations

import json
import random
import time

import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from mecenate.server.live.frames import ends_whole, framed, text_at, text_of

from .running import CARRIED_OUT, Server, new_key, seated

LENGTHS = [0, 1, 125, 126, 127, 300, 0xFFFF]


def sent(
    data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True, rsv1: bool = False
) -> bytes:
    return Frame(opcode, data, fin, rsv1).serialize(mask=mask)


@pytest.mark.parametrize("length", [*LENGTHS, 0x10000, 70_000])
def test_what_is_sent_is_the_frame_of_websockets(length: int) -> None:
    assert framed(b"x" * length) == sent(b"x" * length, mask=False)


@pytest.mark.parametrize("length", LENGTHS)
def test_a_whole_text_is_read(length: int) -> None:
    text = bytes(random.Random(length).choices(range(32, 127), k=length))
    assert text_of(sent(text)) == text
    assert ends_whole(sent(text)) and ends_whole(sent(text) * 3)


OTHERS = {
    "nothing": b"",
    "one byte": b"\x81",
    "not the last": sent(b"text", fin=False),
    "not the first": sent(b"text", Opcode.CONT),
    "binary": sent(b"text", Opcode.BINARY),
    "ping": sent(b"text", Opcode.PING),
    "reserved bit": b"\xc1" + sent(b"text")[1:],
    "not masked": sent(b"text", mask=False),
    "not ASCII": sent("né".encode()),
    "too long": sent(b"x" * 0x10000),
    "two": sent(b"one") + sent(b"two"),
    "without the end": sent(b"x" * 300)[:-1],
    "without a mask": sent(b"x" * 300)[:3],
}
"""Frames by their names; masks are random, so their bytes name no test."""


@pytest.mark.parametrize("data", OTHERS.values(), ids=OTHERS)
def test_everything_else_is_left_to_websockets(data: bytes) -> None:
    assert text_of(data) is None


def test_texts_that_came_together_are_read_one_by_one() -> None:
    texts = [b"one", b"x" * 300, b"", b"four"]
    data = b"".join(map(sent, texts)) + sent(b"text", Opcode.PING)
    at, read = 0, []
    while (found := text_at(data, at)) is not None:
        read.append(found[0])
        at = found[1]
    assert read == texts
    assert data[at:] == data[-10:], "the ping is left"
    for part in range(len(sent(b"one")) + 1, len(sent(b"one") + sent(texts[1]))):
        assert text_at(data[:part], len(sent(b"one"))) is None, "the second is not complete"


def test_an_acknowledgement_and_a_move_in_one_packet_are_both_taken_as_they_arrive(sqlite_server: Server) -> None:
    """Neither goes through the reader of the socket, which costs several times as much."""
    table, guests = seated(sqlite_server.url)
    sockets = [guest.socket(table) for guest in guests]
    for socket in sockets:
        socket.until("sync")
    actor = sockets[0].state["actor"]
    mover = sockets[actor]
    version = mover.state["version"]
    watchers = sqlite_server.services.registry.tables[table["id"]].feed.watchers
    line = next(watcher for watcher in watchers if watcher.seat == actor)._line
    assert line is not None and line.take is not None
    take, taken = line.take, []

    def note(text: bytes) -> bool:
        carried_out = take(text)
        taken.append((json.loads(text)["type"], carried_out))
        return carried_out

    line.take = note
    ack = {"type": "ack", "version": version}
    play = {"type": "play", "key": new_key(), "version": version, "action": mover.state["legal"][0]}
    both = b"".join(sent(json.dumps(message).encode()) for message in (ack, play))
    mover.wire.socket.sendall(both)
    assert mover.until("update")["key"] == play["key"]
    assert taken[:2] == [("ack", True), ("play", True)]


def test_where_frames_end() -> None:
    assert ends_whole(sent(b"", Opcode.PONG) + sent(b"text"))
    for part in range(1, len(sent(b"x" * 300))):
        assert not ends_whole(sent(b"x" * 300)[:part])
    assert not ends_whole(sent(b"text") + sent(b"begun", fin=False)), "the message goes on"
    assert not ends_whole(sent(b"text") + b"\x81")


@pytest.mark.parametrize("way", ["fragments", "pieces", "after a ping"])
def test_a_move_counts_once_however_it_arrives(sqlite_server: Server, way: str) -> None:
    table, guests = seated(sqlite_server.url)
    sockets = [guest.socket(table) for guest in guests]
    for socket in sockets:
        socket.until("sync")
    for number in range(4):
        mover = sockets[sockets[0].state["actor"]]
        before = mover.state["version"]
        action = mover.state["legal"][0]
        if number % 2:
            answer = mover.play(action)
        else:
            key = new_key()
            text = json.dumps({"type": "play", "key": key, "version": before, "action": action})
            _send(mover.wire, text, way)
            while (answer := mover.hear()).get("key") != key:
                pass
        assert answer["type"] in CARRIED_OUT, answer
        for socket in sockets:
            while socket.state["version"] == before:
                socket.hear()
    assert {guest.position(table)["version"] for guest in guests} == {4}


def _send(wire: ClientConnection, text: str, way: str) -> None:
    if way == "fragments":
        wire.send([text[:5], text[5:20], text[20:]])
    elif way == "after a ping":
        wire.ping()
        wire.send(text)
    else:
        frame = sent(text.encode())
        for piece in (frame[:1], frame[1:5], frame[5:]):
            wire.socket.sendall(piece)
            time.sleep(0.02)
