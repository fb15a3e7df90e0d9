"""Several processes of one server on one SQLite file: tables are spread over them, and nobody notices."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tools.postgresql import PostgreSQL
from websockets.sync.client import connect

from mecenate.server.siblings import MAX_WAITING, Inbox, Kind, Siblings, new_inboxes, owner_of
from mecenate.server.storage import opening

from .crashing import Party, nothing_lost
from .playing import at_the_table, step, until_table
from .processes import Process
from .running import SECONDS, Guest, Socket, seated, wait_for

COUNT = 2


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with two processes; what they logged as an error fails the test."""
    folder = tmp_path_factory.mktemp("house")
    process = Process(f"sqlite+aiosqlite:///{folder / 'house.db'}", folder, workers=str(COUNT))
    try:
        wait_for(lambda: len(sampled(process, "mecenate_sockets")) == COUNT)
        yield process
    finally:
        process.close()
    assert '"level": "error"' not in process.log and "Traceback" not in process.log, process.log


def sampled(process: Process, metric: str) -> dict[int, float]:
    """A metric of each process."""
    text = httpx.get(f"{process.url}/metrics", verify=False, timeout=SECONDS).text
    families = text_string_to_metric_families(text)
    samples = [sample for family in families for sample in family.samples if sample.name == metric]
    return {int(sample.labels["worker"]): sample.value for sample in samples}


def members(process: Process) -> dict[int, int]:
    """The process ids of the members, by their numbers."""
    lines = [json.loads(line) for line in process.log.splitlines() if '"a server process started"' in line]
    return {line["worker"]: line["process"] for line in lines}


def one_at_each(process: Process) -> list[tuple[dict[str, Any], list[Guest], list[Socket]]]:
    """A table that belongs to the first process, and one that belongs to the second, with Ada and Bruno at both."""
    found: dict[int, dict[str, Any]] = {}
    _, guests = seated(process.url)
    while len(found) < COUNT:
        table = guests[0].new_table()
        for guest in guests:
            guest.sit(table)
        guests[0].post(f"/api/tables/{table['id']}/start")
        found[owner_of(table["id"].encode(), COUNT)] = table
    return [(found[index], guests, at_the_table(guests, found[index])) for index in range(COUNT)]


def test_a_table_is_played_at_the_process_that_it_belongs_to(house: Process) -> None:
    before = sampled(house, "mecenate_sockets")
    tables = one_at_each(house)
    after = sampled(house, "mecenate_sockets")
    assert {index: after[index] - before[index] for index in after} == {0: 2, 1: 2}
    for _, _, sockets in tables:
        for _ in range(4):
            step(sockets)
    for table, guests, sockets in tables:  # by one connection, which goes from process to process
        assert guests[0].position(table)["view"] == sockets[0].state["view"]
        actor = sockets[0].state["actor"]
        assert guests[actor].play(table) == 5
        assert [socket.until("update")["version"] for socket in sockets] == [5, 5]


def test_a_connection_is_handed_over_with_what_was_sent_and_its_address(house: Process) -> None:
    """A large body that follows its head, and requests one after the other, reach the right process whole."""
    (first, guests, _), (second, _, _) = one_at_each(house)
    for table in (first, second, first):
        text = "a word " * 2000
        guests[0].put(f"/api/tables/{table['id']}/note", {"text": text})
        assert guests[0].get(f"/api/tables/{table['id']}/note") == {"text": text}


def test_what_one_process_learns_the_others_are_told(house: Process) -> None:
    """A new name shows at tables of both processes, and turns are told to people wherever their lobby is."""
    tables = one_at_each(house)
    bruno = tables[0][1][1]
    with contextlib.ExitStack() as lobbies:
        address = f"{house.url.replace('http', 'ws')}/ws/me?token={bruno.me['token']}"
        waiting = [lobbies.enter_context(connect(address)) for _ in range(6)]
        for wire in waiting:
            wire.ping().wait(SECONDS)
        for table, _, sockets in tables:
            while sockets[0].state["actor"] != 1:
                step(sockets)
            while sockets[0].state["actor"] == 1:
                step(sockets)
            while sockets[0].state["actor"] != 1:
                step(sockets)
            for wire in waiting:
                while (notice := json.loads(wire.recv(SECONDS)))["version"] < sockets[0].state["version"]:
                    assert notice["table"] == table["id"]
                assert (notice["kind"], notice["table"]) == ("turn", table["id"])
    answer = bruno.http.patch("/api/me", json={"name": "Benedetto"})
    assert answer.status_code == 200, answer.text
    for _, _, sockets in tables:
        until_table(sockets[0], lambda table: table["seats"][1]["name"] == "Benedetto")


def test_another_server_is_refused_as_long_as_one_process_lives(house: Process) -> None:
    for _ in range(2):
        with pytest.raises(opening.CannotOpen, match=r"serves .* already"):
            opening.prepare(house.database)
    assert httpx.get(f"{house.url}/health", verify=False, timeout=SECONDS).status_code == 200


@pytest.mark.long
def test_a_killed_process_is_replaced_and_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    server = Process(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}", tmp_path, workers=str(COUNT))
    try:
        parties = [Party([server.url], 2, "florenza", seed) for seed in range(3)]
        for party in parties:
            party.start()
        for index in (0, 1, 0):
            moves, old = sum(party.moves for party in parties), members(server)[index]
            wait_for(lambda: sum(party.moves for party in parties) >= moves + 20)  # noqa: B023
            os.kill(old, signal.SIGKILL)
            wait_for(lambda: members(server)[index] != old)  # noqa: B023
            nothing_lost(server.database, parties)
        for party in parties:
            party.join(120)
            assert not party.is_alive(), "a game hangs"
        nothing_lost(server.database, parties)
        assert sum(len(party.ended) for party in parties) == 6
        assert sum(party.sent_again for party in parties) >= 1
        _stop_without_their_supervisor(server)
    finally:
        server.close()
    assert '"level": "error"' not in server.log and "Traceback" not in server.log, server.log


def test_on_postgresql_a_table_belongs_to_one_process_too(postgres: PostgreSQL, tmp_path: Path) -> None:
    server = Process(postgres.new_database(), tmp_path, workers=str(COUNT))
    try:
        wait_for(lambda: len(sampled(server, "mecenate_sockets")) == COUNT)
        tables = one_at_each(server)
        assert sampled(server, "mecenate_sockets") == {0: 2, 1: 2}
        for _, _, sockets in tables:
            step(sockets)
    finally:
        server.close()
    assert '"level": "error"' not in server.log and "Traceback" not in server.log, server.log


def _stop_without_their_supervisor(server: Process) -> None:
    """If the supervisor is killed, its processes stop, and only then the file is free."""
    server.kill()
    wait_for(lambda: not any(Path(f"/proc/{process}").exists() for process in members(server).values()))
    opening.prepare(server.database)


# ---------------------------------------------------------------------- the sockets between them


@pytest.fixture
def inboxes() -> Iterator[list[Inbox]]:
    """The inboxes of two processes."""
    made = new_inboxes(2)
    yield made
    for end in (end for inbox in made for end in inbox):
        end.close()


def test_a_sibling_that_does_not_read_is_told_what_it_has_missed(inboxes: list[Inbox]) -> None:
    asyncio.run(_overflow(inboxes))


async def _overflow(inboxes: list[Inbox]) -> None:
    sender, reader = Siblings(0, inboxes), Siblings(1, inboxes)
    heard: list[bytes] = []
    reader.on(Kind.EVENTS, lambda payload, _files: heard.append(payload))
    sender.after_loss = bytes((Kind.EVENTS,)) + b"lost"
    message, sent = b"x" * 50_000, 0
    while not sender.waits_for(1):
        sender.tell(1, Kind.EVENTS, message)
        sent += 1
    for number in range(MAX_WAITING + 5):
        sender.tell(1, Kind.EVENTS, b"%d" % number)
    assert not sender.hand_over(1, b"GET /", inboxes[0].read.fileno()), "a connection does not wait"
    reader.listen()
    while heard[-1:] != [b"%d" % (MAX_WAITING + 4)]:
        await asyncio.sleep(0.001)
    assert heard[: sent - 1] == [message] * (sent - 1)
    assert b"lost" in heard and heard.index(b"lost") == sent - 1
    assert heard[sent:] == [b"%d" % number for number in range(MAX_WAITING, MAX_WAITING + 5)]
    reader.stop()
    sender.stop()


def test_a_connection_reaches_its_sibling_open(inboxes: list[Inbox]) -> None:
    asyncio.run(_handed_over(inboxes))


async def _handed_over(inboxes: list[Inbox]) -> None:
    giver, taker = Siblings(0, inboxes), Siblings(1, inboxes)
    ours, theirs = socket.socketpair()
    taken: asyncio.Future[tuple[bytes, Sequence[int]]] = asyncio.get_running_loop().create_future()
    taker.on(Kind.CONNECTION, lambda data, files: taken.set_result((data, files)))
    assert giver.hand_over(1, b"GET /", theirs.fileno())
    theirs.close()
    taker.listen()
    data, [file] = await asyncio.wait_for(taken, SECONDS)
    assert data == b"GET /"
    with ours, socket.socket(fileno=file) as received:
        received.send(b"answer")
        assert ours.recv(10) == b"answer"
    taker.stop()
