"""Bots as seats: they play, they survive a restart, and they stop when nobody needs them."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from mecenate.core.record import Record
from mecenate.server.bots.service import BotService, choose, job_for

from .running import CARRIED_OUT, Guest, Server, running, seated, settings_for, wait_for


def test_one_person_and_two_bots_play_to_the_end(sqlite_server: Server) -> None:
    ada = Guest(sqlite_server.url)
    table = ada.new_table("florenza", 3, bots={"0": "random", "2": "random"})
    assert ada.sit(table) == 1
    ada.post(f"/api/tables/{table['id']}/start")
    socket = ada.socket(table)
    socket.until("sync")
    while not socket.state["over"]:
        if socket.state["legal"]:
            assert socket.play(socket.state["legal"][-1])["type"] in CARRIED_OUT
        else:
            socket.hear()
    assert socket.state["view"] == ada.position(table)["view"]
    record = Record.parse(ada.http.get(f"/api/tables/{table['id']}/record").text)
    assert {step.seat for step in record.steps} == {0, 1, 2}
    assert record.verify().endswith("fits the seal")


def test_a_bot_is_given_an_imagined_world(sqlite_server: Server) -> None:
    """What goes to the worker looks to the seat like the real game, but is not."""
    table, guests = seated(sqlite_server.url, 3, "princes")
    real = sqlite_server.services.registry.tables[table["id"]]
    guests[0].play(table)
    real.chairs[1].bot = "random"
    jobs = [job_for(real, 1) for _ in range(4)]
    real.chairs[1].bot = None
    game = real.dealt.game
    states = [game.state_from_json(job.state) for job in jobs]
    for state in states:
        assert state.view(1) == real.dealt.state.view(1)
        assert str(state.legal()) == str(real.dealt.state.legal())
    assert any(state != real.dealt.state for state in states)
    assert str(real.row.secret) not in str(jobs)
    assert choose(jobs[0]) in [str(action) for action in real.dealt.state.legal()]


def begin_with_a_bot(guest: Guest) -> dict[str, Any]:
    """A table that has begun, with a bot on the first seat and this person on the second."""
    table = guest.new_table(bots={"0": "random"}, public=True)
    guest.sit(table)
    guest.post(f"/api/tables/{table['id']}/start")
    return table


def _version(folder: Path, table: dict[str, Any]) -> tuple[int, str]:
    rows = sqlite3.connect(folder / "house.db")
    version, status = rows.execute("SELECT version, status FROM tables WHERE id = ?", (table["id"],)).fetchone()
    rows.close()
    return version, status


def test_a_bot_that_was_thinking_when_the_server_closed_thinks_again_when_it_opens(folder: Path) -> None:
    """And it does not choose in a hurry because the server closes."""
    with running(settings_for(folder)) as server:
        ada = Guest(server.url)
        table = begin_with_a_bot(ada)
        assert server.services.bots.thinking(table["id"])
    assert _version(folder, table) == (0, "running")
    with running(settings_for(folder)) as server:
        ada.move_to(server.url)
        wait_for(lambda: ada.position(table)["actor"] == 1)
        assert ada.position(table)["version"] > 0


def test_a_bot_stops_thinking_about_an_abandoned_table(folder: Path) -> None:
    with running(settings_for(folder)) as server:
        ada = Guest(server.url)
        table = begin_with_a_bot(ada)
        assert server.services.bots.thinking(table["id"])
        assert ada.post(f"/api/tables/{table['id']}/abandon")["status"] == "abandoned"
        assert not server.services.bots.thinking(table["id"])
        again = begin_with_a_bot(ada)
        wait_for(lambda: ada.position(again)["actor"] == 1)
        assert ada.get(f"/api/tables/{table['id']}")["status"] == "abandoned"
        assert ada.position(table)["version"] == 0
    assert _version(folder, table) == (0, "abandoned")


def test_a_bot_that_breaks_chooses_at_random(sqlite_server: Server) -> None:
    """So that the game goes on; what broke is written down."""
    table, guests = seated(sqlite_server.url)
    real = sqlite_server.services.registry.tables[table["id"]]
    real.chairs[0].bot = "no longer known"
    job = job_for(real, 0)
    real.chairs[0].bot = None

    async def chosen() -> str | None:
        bots = BotService(1)
        try:
            return await bots.choose(table["id"], job)
        finally:
            await bots.stop()

    assert asyncio.run(chosen()) in guests[0].position(table)["legal"]
