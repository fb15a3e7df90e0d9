"""A game that was begun by older rules: it opens where it was, goes on, and says what can no longer be shown."""

from __future__ import annotations

import random
import sqlite3
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from mecenate.core import history

from .playing import at_the_table, step
from .running import Guest, running, seated, settings_for

PLAYED = 57


@pytest.fixture
def begun(folder: Path) -> tuple[dict[str, Any], list[Guest], list[Any]]:
    """A game of 57 moves in a server that has closed, its people, and what they saw last."""
    with running(settings_for(folder)) as server:
        table, guests = seated(server.url, 2, "carrara", public=True)
        sockets = at_the_table(guests, table)
        chance = random.Random(4)
        for _ in range(PLAYED):
            step(sockets, chance.choice)
        seen = [guest.position(table) for guest in guests]
        for socket in sockets:
            socket.close()
    return table, guests, seen


def kept(folder: Path) -> list[int]:
    """After how many moves positions are stored."""
    rows = sqlite3.connect(folder / "house.db")
    numbers = sorted(moves for (moves,) in rows.execute("SELECT moves FROM snapshots"))
    rows.close()
    return numbers


def mend_the_rules(folder: Path) -> None:
    """From now on no move and no deal of the past is legal; new ones are."""
    with sqlite3.connect(folder / "house.db") as rows:
        rows.execute("UPDATE entries SET text = 'what was legal once'")
        rows.execute("UPDATE tables SET deal = '0/1'")
    rows.close()


def test_a_game_of_older_rules_opens_and_goes_on(
    folder: Path, begun: tuple[dict[str, Any], list[Guest], list[Any]]
) -> None:
    table, guests, seen = begun
    path = f"/api/tables/{table['id']}"
    stored = kept(folder)
    assert len(stored) > 2 and all(last - first <= history.SNAPSHOT_EVERY for first, last in pairwise(stored))
    assert (stored[0], stored[-1]) == (0, PLAYED), "the newest position is stored when the server stops"
    mend_the_rules(folder)
    with running(settings_for(folder)) as server:
        for guest in guests:
            guest.move_to(server.url)
        now = [guest.position(table) for guest in guests]
        assert [position["view"] for position in now] == [position["view"] for position in seen]
        assert [position["legal"] for position in now] == [position["legal"] for position in seen]
        sockets = at_the_table(guests, table)
        assert sockets[0].state["log"] == []
        for _ in range(3):
            step(sockets)
        assert guests[0].position(table)["moves"] == PLAYED + 3
        assert {line["move"] for line in guests[0].get(path + "/log")} <= set(range(PLAYED + 1, PLAYED + 4))
        for shown in stored:
            assert guests[0].get(f"{path}/history/{shown}")["moves"] == shown
        for lost in {1, stored[1] - 1, stored[1] + 1, PLAYED - 1}.difference(stored):
            assert guests[0].refused("GET", f"{path}/history/{lost}") == (409, "older-rules")
            assert guests[0].refused("POST", f"{path}/what-if", {"moves": lost}) == (409, "older-rules")


def test_going_back_before_the_mended_rules_is_refused_and_changes_nothing(
    folder: Path, begun: tuple[dict[str, Any], list[Guest], list[Any]]
) -> None:
    table, guests, _ = begun
    path = f"/api/tables/{table['id']}"
    *_, shown, _ = kept(folder)
    lost = shown - 1 if shown > 1 else shown + 1
    mend_the_rules(folder)
    with running(settings_for(folder)) as server:
        for guest in guests:
            guest.move_to(server.url)
        before = [guest.position(table) for guest in guests]
        assert not any(position["may_undo"] for position in before)
        guests[0].post(path + "/undo", {"key": "back", "version": PLAYED, "to": lost})
        assert guests[1].refused("POST", path + "/consent", {"agree": True}) == (409, "older-rules")
        assert [guest.position(table) for guest in guests] == before
        guests[1].post(path + "/consent", {"agree": False})
        guests[0].post(path + "/undo", {"key": "far back", "version": PLAYED, "to": shown})
        guests[1].post(path + "/consent", {"agree": True})
        assert guests[0].position(table)["moves"] == shown
