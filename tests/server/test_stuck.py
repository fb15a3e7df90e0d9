"""A stored game that can no longer be followed: it opens where it can, says so, and is gone on from or closed."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from .playing import at_the_table, play_moves, step
from .running import Guest, running, seated, settings_for

PLAYED = 23


@pytest.fixture
def begun(folder: Path) -> tuple[dict[str, Any], list[Guest]]:
    """A game of 23 moves in a server that has closed."""
    with running(settings_for(folder)) as server:
        table, guests = seated(server.url, 2, "carrara", public=True, undo="never", clock={"turn": 500})
        play_moves(guests, table, PLAYED, seed=4)
    return table, guests


def change(folder: Path, *statements: str) -> None:
    """Damage what is stored, as a release that knows other rules would find it."""
    rows = sqlite3.connect(folder / "house.db")
    for statement in statements:
        assert rows.execute(statement).rowcount >= 1, statement
    rows.commit()
    rows.close()


LATER_GONE = f"DELETE FROM snapshots WHERE moves > 0 AND moves <= {PLAYED}"
MOVE_15_GONE = "UPDATE entries SET text = 'fly to the moon' WHERE number = 15"
UNREADABLE = "UPDATE snapshots SET state = '{}'"


def test_a_move_that_cannot_be_carried_out_does_not_lock_its_table(
    folder: Path, begun: tuple[dict[str, Any], list[Guest]]
) -> None:
    table, guests = begun
    path = f"/api/tables/{table['id']}"
    change(folder, LATER_GONE, MOVE_15_GONE, "UPDATE tables SET deadline = 1")
    with running(settings_for(folder)) as server:
        for guest in guests:
            guest.move_to(server.url)
        info = guests[0].get(path)
        assert (info["status"], info["stuck"]) == ("running", {"move": 14, "of": PLAYED})
        for guest in guests:
            position = guest.position(table)
            assert (position["moves"], position["legal"], position["may_undo"]) == (14, None, False)
            body = {"key": "on", "version": position["version"], "action": "pass"}
            assert guest.refused("POST", path + "/moves", body) == (409, "stuck")
        assert guests[0].get(path + "/history/14")["moves"] == 14
        assert guests[0].get(path + "/log")
        version = guests[0].position(table)["version"]
        back = {"key": "back", "version": version, "to": 10}
        assert guests[0].refused("POST", path + "/undo", back) == (409, "stuck")
        guests[0].post(path + "/undo", {"key": "go on", "version": version, "to": 14})
        assert guests[0].get(path)["stuck"] is not None, "one alone does not decide"
        guests[1].post(path + "/consent", {"agree": True})
        assert guests[1].get(path)["stuck"] is None
        sockets = at_the_table(guests, table)
        for _ in range(5):
            step(sockets)
        assert guests[0].position(table)["moves"] == 19
        for socket in sockets:
            socket.close()
    with running(settings_for(folder)) as server:
        guests[0].move_to(server.url)
        assert guests[0].position(table)["moves"] == 19
        assert guests[0].get(path)["stuck"] is None


def test_who_made_a_table_may_close_it_when_it_is_stuck(
    folder: Path, begun: tuple[dict[str, Any], list[Guest]]
) -> None:
    table, guests = begun
    path = f"/api/tables/{table['id']}"
    change(folder, LATER_GONE, MOVE_15_GONE)
    with running(settings_for(folder)) as server:
        for guest in guests:
            guest.move_to(server.url)
        assert guests[1].refused("POST", path + "/abandon") == (403, "not-allowed")
        assert guests[0].post(path + "/abandon")["status"] == "abandoned"


def test_a_game_that_cannot_be_read_at_all_is_shown_and_closed(
    folder: Path, begun: tuple[dict[str, Any], list[Guest]]
) -> None:
    table, guests = begun
    path = f"/api/tables/{table['id']}"
    change(folder, UNREADABLE)
    with running(settings_for(folder)) as server:
        for guest in guests:
            guest.move_to(server.url)
        assert guests[0].get(path)["stuck"] == {"move": 0, "of": PLAYED}
        assert any(listed["id"] == table["id"] for listed in guests[0].get("/api/tables/mine"))
        assert guests[0].refused("GET", path + "/position") == (409, "unreadable")
        socket = guests[0].socket(table)
        assert socket.hear()["type"] == "table"
        assert guests[0].post(path + "/abandon")["status"] == "abandoned"


def test_a_newer_snapshot_that_cannot_be_read_is_passed_over(
    folder: Path, begun: tuple[dict[str, Any], list[Guest]]
) -> None:
    table, guests = begun
    change(folder, UNREADABLE + " WHERE moves > 0")
    with running(settings_for(folder)) as server:
        guests[0].move_to(server.url)
        assert guests[0].position(table)["moves"] == PLAYED
        assert guests[0].get(f"/api/tables/{table['id']}")["stuck"] is None
