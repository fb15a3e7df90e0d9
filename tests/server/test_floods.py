"""Spectators who ask for a great deal hold up nobody: neither the table they watch nor the server."""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from mecenate.core.history import SNAPSHOT_EVERY, History
from mecenate.server.bots.queue import Client, Lane
from mecenate.server.live.messages import SyncMessage
from mecenate.server.tables import table as table_module
from mecenate.server.tables.log import log_of

from .playing import asking, at_the_table, step
from .running import Guest, Server, running, seated, settings_for, wait_for

SYNCS = 4


@pytest.fixture
def server(folder: Path) -> Iterator[Server]:
    """A server in which a socket may sync four times a second, and twelve times in a burst."""
    with running(settings_for(folder, syncs_per_second=SYNCS)) as opened:
        yield opened


def test_syncs_beyond_the_budget_of_a_socket_are_answered_together_and_later(server: Server) -> None:
    table, guests = seated(server.url, 2, public=True)
    (player, other) = at_the_table(guests, table)
    watching = Guest(server.url, "Zoe").socket(table)
    watching.until("sync")
    began = time.monotonic()
    for _ in range(200):
        watching.send(type="sync")
    watching.send(type="say", text="That was all")
    watching.until("chat")
    step([player, other])
    heard = watching.until("sync", version=1)
    took = time.monotonic() - began
    syncs = sum(message["type"] == "sync" for message in watching.heard)
    assert syncs <= 3 * SYNCS + SYNCS * took + 1
    assert heard["view"] == Guest(server.url, "Yan").position(table)["view"]
    assert not any(message["type"] == "error" for message in watching.heard)


def test_a_sync_after_a_rest_is_answered_at_once(server: Server) -> None:
    table, guests = seated(server.url)
    socket = guests[0].socket(table)
    socket.until("sync")
    waits = []
    for _ in range(2 * SYNCS):
        socket.send(type="sync")
        asked = time.monotonic()
        socket.until("sync")
        waits.append(time.monotonic() - asked)
    assert statistics.median(waits) < 1 / SYNCS, "beyond the budget each would wait as long"


def test_what_all_spectators_see_is_encoded_once_for_a_version(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests = seated(sqlite_server.url, public=True)
    drawn: list[int | None] = []

    def counted(history: History, seat: int | None, first: int, last: int) -> Any:
        drawn.append(seat)
        return log_of(history, seat, first, last)

    monkeypatch.setattr(table_module, "log_of", counted)
    zoe = Guest(sqlite_server.url, "Zoe")
    crowd = [zoe.socket(table) for _ in range(10)]
    for socket in crowd:
        socket.send(type="sync")
        for _ in range(2):
            assert socket.until("sync")["version"] == 0
    assert drawn == [None]
    players = at_the_table(guests, table)
    step(players)
    for socket in crowd:
        socket.send(type="sync")
        assert socket.until("sync", version=1)["view"] == zoe.position(table)["view"]
    assert drawn == [None, 0, 1, None]


def test_a_sync_has_all_that_it_should(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url)
    for guest in guests:
        sync = guest.socket(table).until("sync")
        assert set(sync) == {"type", *(field.name for field in msgspec.structs.fields(SyncMessage))}
        assert sync["legal"] == guest.position(table)["legal"]


@contextmanager
def no_analysis(server: Server) -> Iterator[None]:
    """No worker process is free for analysis for a while."""
    loop = server._server.servers[0].get_loop()
    work = server.services.bots.workers.ask(Lane.ANALYSIS, Client("somewhere", "somebody"), time.sleep, 20.0)
    asked = asyncio.run_coroutine_threadsafe(work, loop)
    wait_for(lambda: server.services.bots.workers.queue.running(Lane.ANALYSIS))
    try:
        yield
    finally:
        asked.cancel()


@pytest.mark.parametrize("what", ["what-if", "history/3", "log", "standings"])
def test_a_table_goes_on_while_somebody_waits_for_an_analysis_of_it(folder: Path, what: str) -> None:
    with running(settings_for(folder)) as server:
        table, guests = seated(server.url, 2, "florenza", public=True)
        players = at_the_table(guests, table)
        for _ in range(3):
            step(players)
        zoe = Guest(server.url, "Zoe")
        path = f"/api/tables/{table['id']}/{what}"
        queue = server.services.bots.workers.queue
        with no_analysis(server), asking(zoe, "POST" if what == "what-if" else "GET", path):
            wait_for(lambda: queue.waiting(Lane.ANALYSIS))
            for _ in range(3):
                step(players)
            assert queue.waiting(Lane.ANALYSIS) == 1
        wait_for(lambda: not queue.waiting(Lane.ANALYSIS))


def test_what_is_asked_of_the_past_is_of_the_moment_of_asking(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, 2, "florenza")
    players = at_the_table(guests, table)
    path = f"/api/tables/{table['id']}"
    for count in range(1, 6):
        step(players)
        for seat, guest in enumerate(guests):
            assert guest.get(f"{path}/history/{count}")["of"] == count
            there = guest.post(f"{path}/what-if", {})
            assert there["view"] == players[seat].state["view"]
            assert there["actor"] == players[seat].state["actor"]


def test_positions_along_the_way_of_a_record_are_stored(folder: Path) -> None:
    """So that none of them is replayed from the deal."""
    with running(settings_for(folder)) as server:
        guest = Guest(server.url)
        table = guest.new_table("carrara", 2, bots={"0": "random", "1": "random"})
        guest.post(f"/api/tables/{table['id']}/start")
        wait_for(lambda: guest.get(f"/api/tables/{table['id']}")["status"] == "over", 60)
        text = guest.http.get(f"/api/tables/{table['id']}/record").text
        again = guest.post("/api/records", {"record": text})
        moves = guest.get(f"/api/tables/{again['id']}")["version"]
        totals = [guest.get(f"/api/tables/{one['id']}/scores") for one in (table, again)]
        assert totals[0] == totals[1]
        assert len(totals[0]) == moves + 1
    rows = sqlite3.connect(folder / "house.db")
    stored = {moves for (moves,) in rows.execute("SELECT moves FROM snapshots WHERE table_id = ?", (again["id"],))}
    rows.close()
    assert stored == {*range(0, moves, SNAPSHOT_EVERY), moves}
