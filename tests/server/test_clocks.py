"""Clocks: live and by the day, with reserve and increment; who runs out is replaced or resigns, as the table chose."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mecenate.server.tables.clock import now
from mecenate.server.tables.timing import SHOWING

from .playing import until_table
from .running import Guest, Server, new_key, running, seated, settings_for, wait_for

DAY = 86_400.0


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that looks at its clocks all the time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("mecenate.server.tables.maintenance.SECONDS_BETWEEN", 0.05)
        with running(settings_for(tmp_path_factory.mktemp("quick"))) as server:
            yield server


def info(guest: Guest, table: dict[str, Any]) -> dict[str, Any]:
    info: dict[str, Any] = guest.get(f"/api/tables/{table['id']}")
    return info


def end_turn(guests: list[Guest], table: dict[str, Any]) -> None:
    """Whoever must choose plays on until somebody else must."""
    actor = guests[0].position(table)["actor"]
    while guests[0].position(table)["actor"] == actor:
        guests[actor].play(table)


def test_a_turn_takes_its_time_then_the_reserve_and_gives_the_increment(quick_server: Server) -> None:
    table, guests = seated(quick_server.url, clock={"turn": 0.2, "reserve": 60, "increment": 7})
    begun = info(guests[0], table)
    assert [seat["reserve"] for seat in begun["seats"]] == [60, 60]
    assert begun["clock"]["deadline"] == pytest.approx(begun["clock"]["turn_started"] + 60.2)
    time.sleep(0.5)
    end_turn(guests, table)
    after = info(guests[0], table)
    spent = after["clock"]["turn_started"] - SHOWING - begun["clock"]["turn_started"]
    assert after["seats"][0]["reserve"] == pytest.approx(60 - (spent - 0.2) + 7, abs=0.001)
    assert after["seats"][1]["reserve"] == 60
    assert after["clock"]["deadline"] == pytest.approx(after["clock"]["turn_started"] + 60.2)


def test_the_clock_of_a_turn_begins_when_the_moves_of_the_others_are_shown(quick_server: Server) -> None:
    table, guests = seated(quick_server.url, clock={"turn": 0.5, "reserve": 60, "increment": 0})
    end_turn(guests, table)
    begun = info(guests[0], table)["clock"]
    assert begun["turn_started"] == pytest.approx(now() + SHOWING, abs=1.5)
    while guests[1].position(table)["actor"] == 1:
        guests[1].play(table)
        after = info(guests[0], table)
        assert after["actor"] == 0 or after["clock"]["turn_started"] == begun["turn_started"], (
            "it is put off once a turn"
        )
    if now() < begun["turn_started"]:
        assert after["seats"][1]["reserve"] == 60


def test_whoever_takes_the_end_of_a_turn_back_gives_the_increment_back(quick_server: Server) -> None:
    table, guests = seated(quick_server.url, clock={"turn": 60, "reserve": 10, "increment": 7})
    path = f"/api/tables/{table['id']}"
    first = next(choice for choice in guests[0].position(table)["legal"] if choice.startswith("pass"))
    for _ in range(3):
        guests[0].play(table, first)
        assert [seat["reserve"] for seat in info(guests[0], table)["seats"]] == [17, 10]
        position = guests[0].position(table)
        assert position["may_undo"]
        guests[0].post(f"{path}/undo", {"key": new_key(), "version": position["version"]})
        assert [seat["reserve"] for seat in info(guests[0], table)["seats"]] == [10, 10]


def test_a_quick_turn_costs_nothing_and_the_clock_is_told_with_every_move(quick_server: Server) -> None:
    table, guests = seated(quick_server.url, clock={"turn": 60, "reserve": 10, "increment": 1})
    socket = guests[1].socket(table)
    socket.until("sync")
    end_turn(guests, table)
    while (update := socket.until("update"))["actor"] == 0:
        assert update["turn_started"] == info(guests[0], table)["clock"]["turn_started"] or update["actor"] == 0
    assert update["deadline"] == pytest.approx(update["turn_started"] + 70)
    assert until_table(socket, lambda news: news["seats"][0]["reserve"] != 10)["seats"][0]["reserve"] == 11


def test_a_bot_takes_over_from_who_runs_out(quick_server: Server) -> None:
    table, (ada, bruno) = seated(quick_server.url, clock={"turn": 0.2, "reserve": 0.8, "increment": 3}, public=True)
    socket = bruno.socket(table)
    news = until_table(socket, lambda news: news["seats"][0]["bot"])
    assert (news["status"], news["seats"][0]["bot"], news["seats"][0]["reserve"]) == ("running", "apprentice", 0)
    assert not news["seats"][0]["resigned"]
    socket.until("update", actor=1)
    back = ada.put(f"/api/tables/{table['id']}/seats/0/bot", {"level": None})
    assert back["seats"][0] == {**news["seats"][0], "bot": None}, "a bot spends no time and earns none"


def test_who_runs_out_resigns_if_the_table_wants_it(quick_server: Server) -> None:
    table, (ada, bruno) = seated(quick_server.url, clock={"turn": 1}, when_out="resign")
    wait_for(lambda: info(ada, table)["status"] == "over")
    result = info(bruno, table)["result"]
    assert [(score["rank"], score["resigned"]) for score in result] == [(2, True), (1, False)]


def test_a_bot_has_no_clock(quick_server: Server) -> None:
    ada = Guest(quick_server.url)
    table = ada.new_table(bots={"0": "random"}, clock={"turn": 60})
    ada.sit(table)
    assert ada.post(f"/api/tables/{table['id']}/start")["clock"]["deadline"] is None
    wait_for(lambda: ada.position(table)["actor"] == 1)
    assert info(ada, table)["clock"]["deadline"] is not None


def test_a_deadline_that_passed_just_before_the_server_closed_counts_when_it_opens(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mecenate.server.tables.maintenance.SECONDS_BETWEEN", 0.05)
    with running(settings_for(folder)) as server:
        late, guests = seated(server.url, clock={"turn": 3 * DAY, "reserve": DAY, "increment": 0.5 * DAY})
        early, others = seated(server.url, clock={"turn": 3 * DAY})
        clock = info(guests[0], late)["clock"]
        assert clock["deadline"] == pytest.approx(clock["turn_started"] + 4 * DAY)
    rows = sqlite3.connect(folder / "house.db")
    four_days_ago = time.time() - 4 * DAY - 60
    change = "UPDATE tables SET turn_started = ?, deadline = turn_started + ? - 345660 WHERE id = ?"
    rows.execute(change, (four_days_ago, 4 * DAY, late["id"]))
    rows.commit()
    rows.close()
    with running(settings_for(folder)) as server:
        for guest in (*guests, *others):
            guest.move_to(server.url)
        wait_for(lambda: info(guests[0], late)["seats"][0]["bot"] == "apprentice")
        assert info(guests[0], late)["seats"][0]["reserve"] == 0
        assert [seat["bot"] for seat in info(others[0], early)["seats"]] == [None, None]
        assert others[0].play(early) == 1


def closed_for(folder: Path, seconds: float, *, known: bool = True) -> None:
    """Let the server have been closed for so long: all that it stored is that much older."""
    rows = sqlite3.connect(folder / "house.db")
    rows.execute(
        "UPDATE tables SET turn_started = turn_started - ?1, deadline = deadline - ?1, updated = updated - ?1",
        (seconds,),
    )
    if known:
        rows.execute("UPDATE facts SET value = value - ? WHERE name = 'open until'", (seconds,))
    else:  # as release 0.1 leaves it
        rows.execute("DELETE FROM facts WHERE name = 'open until'")
    rows.commit()
    rows.close()


@pytest.mark.parametrize("known", [True, False])
def test_time_while_the_server_is_closed_is_nobodys(folder: Path, monkeypatch: pytest.MonkeyPatch, known: bool) -> None:
    monkeypatch.setattr("mecenate.server.tables.maintenance.SECONDS_BETWEEN", 0.05)
    with running(settings_for(folder)) as server:
        table, guests = seated(server.url, clock={"turn": 20, "reserve": 10}, when_out="resign")
        before = info(guests[0], table)["clock"]
    closed_for(folder, 5000, known=known)
    with running(settings_for(folder)) as server:
        for guest in guests:
            guest.move_to(server.url)
        time.sleep(0.3)
        after = info(guests[0], table)
        assert after["status"] == "running"
        assert after["clock"]["deadline"] == pytest.approx(before["deadline"], abs=10)
        assert after["clock"]["deadline"] >= before["deadline"] - 0.01
        actor = guests[0].position(table)["actor"]
        guests[actor].play(table)


def test_a_jump_of_the_systems_clock_counts_against_nobody(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mecenate.server.tables.maintenance.SECONDS_BETWEEN", 0.05)
    real = time.time
    with running(settings_for(folder)) as server:
        table, guests = seated(server.url, clock={"turn": 30, "reserve": 10}, when_out="resign")
        monkeypatch.setattr("time.time", lambda: real() + 3600)
        time.sleep(0.4)
        assert info(guests[0], table)["status"] == "running"
        actor = guests[0].position(table)["actor"]
        guests[actor].play(table)
        assert info(guests[0], table)["seats"][actor]["reserve"] == 10


def test_time_while_nothing_can_be_stored_is_nobodys(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mecenate.server.tables.downtime.EVERY_SECONDS", 0.2)
    with running(settings_for(folder)) as server:
        table, guests = seated(server.url, clock={"turn": 500})
        before = info(guests[0], table)["clock"]["deadline"]
        wait_for(lambda: sqlite3.connect(folder / "house.db").execute(OPEN_UNTIL).fetchone() is not None)
        closed_for(folder, 60)
        wait_for(lambda: info(guests[0], table)["clock"]["deadline"] > before + 50)


OPEN_UNTIL = "SELECT value FROM facts WHERE name = 'open until'"
