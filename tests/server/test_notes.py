"""Notes: who is shown what perfect memory adds, who decides that, and what it changes."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .playing import at_the_table, step, until_table
from .running import Guest, Server, seated

GAMES = ["carrara", "princes", "florenza", "carpe_diem"]


def against_bots(server: Server, game: str = "carrara", **wish: Any) -> tuple[dict[str, Any], Guest]:
    """A table of one person and a bot, which has begun."""
    ada = Guest(server.url)
    table = ada.new_table(game, 2, bots={"1": "random"}, **wish)
    ada.sit(table)
    return ada.post(f"/api/tables/{table['id']}/start"), ada


# ---------------------------------------------------------------------- the default, and who decides


def test_one_person_against_bots_has_notes_unless_they_are_declined(sqlite_server: Server) -> None:
    table, ada = against_bots(sqlite_server)
    assert table["notes"] is True
    assert ada.position(table)["remembered"]["players"][0]["florins"] == 20
    table, ada = against_bots(sqlite_server, notes=False)
    assert table["notes"] is False
    assert ada.position(table)["remembered"] is None


def test_between_people_there_are_no_notes_unless_the_table_was_made_with_them(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, 2)
    assert guests[1].get(f"/api/tables/{table['id']}")["notes"] is False
    assert guests[1].position(table)["remembered"] is None
    table, guests = seated(sqlite_server.url, 2, notes=True)
    assert guests[1].get(f"/api/tables/{table['id']}")["notes"] is True
    assert guests[1].position(table)["remembered"]["players"][0]["seat"] == 0


def test_who_thinks_of_sitting_down_sees_whether_there_are_notes(sqlite_server: Server) -> None:
    ada, bruno = Guest(sqlite_server.url), Guest(sqlite_server.url, "Bruno")
    tables = [ada.new_table(public=True, notes=notes) for notes in (None, True)]
    listed = {one["id"]: one["notes"] for one in bruno.get("/api/tables")}
    assert [listed[table["id"]] for table in tables] == [False, True]
    assert [bruno.get(f"/api/tables/{table['id']}")["notes"] for table in tables] == [False, True]


def test_before_the_start_the_default_follows_the_bots(sqlite_server: Server) -> None:
    ada = Guest(sqlite_server.url)
    table = ada.new_table(seats=3, bots={"1": "random"})
    assert table["notes"] is False
    assert ada.put(f"/api/tables/{table['id']}/seats/2/bot", {"level": "random"})["notes"] is True


def test_before_the_start_the_owner_decides_while_nobody_else_sits_there(sqlite_server: Server) -> None:
    ada, bruno = Guest(sqlite_server.url), Guest(sqlite_server.url, "Bruno")
    table = ada.new_table()
    path = f"/api/tables/{table['id']}/settings"
    ada.sit(table)
    assert ada.put(path, {"notes": True})["notes"] is True
    bruno.sit(table)
    assert bruno.refused("PUT", path, {"notes": False}, invite=table["invite"]) == (403, "not-allowed")
    assert ada.put(path, {"notes": True})["notes"] is True
    assert ada.put(path, {"notes": False})["notes"] is False
    assert ada.refused("PUT", path, {"notes": True}) == (409, "others-seated")
    assert ada.refused("PUT", path, {"notes": None})[0] == 400


# ---------------------------------------------------------------------- consent


def test_in_the_game_everybody_must_agree(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, 3)
    path = f"/api/tables/{table['id']}/settings"
    sockets = at_the_table(guests, table)
    assert guests[1].put(path, {"notes": True})["notes"] is False
    for socket in sockets:
        asking = until_table(socket, lambda table: table["asking"])["asking"]
        assert (asking["kind"], asking["seat"], asking["to"], asking["agreed"]) == ("notes", 1, 1, [1])
    sockets[0].send(type="consent", agree=True)
    until_table(sockets[2], lambda table: table["asking"]["agreed"] == [0, 1])
    assert guests[2].position(table)["remembered"] is None
    sockets[2].send(type="consent", agree=True)
    for socket in sockets:
        told = socket.until("sync")
        assert told["table"]["notes"] is True and told["table"]["asking"] is None
        assert len(told["remembered"]["players"]) == 2
    guests[0].put(path, {"notes": False})
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table['id']}/consent", {"agree": True})
    told = sockets[0].until("sync")
    assert told["table"]["notes"] is False and told["remembered"] is None


def test_one_who_does_not_want_notes_is_enough(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, 3)
    guests[1].put(f"/api/tables/{table['id']}/settings", {"notes": True})
    guests[0].post(f"/api/tables/{table['id']}/consent", {"agree": True})
    guests[2].post(f"/api/tables/{table['id']}/consent", {"agree": False})
    info = guests[1].get(f"/api/tables/{table['id']}")
    assert (info["notes"], info["asking"]) == (False, None)


def test_alone_among_bots_one_asks_nobody(sqlite_server: Server) -> None:
    table, ada = against_bots(sqlite_server)
    path = f"/api/tables/{table['id']}/settings"
    assert ada.put(path, {"notes": False})["notes"] is False
    assert ada.position(table)["remembered"] is None
    assert ada.put(path, {"notes": True})["notes"] is True


def test_who_does_not_sit_there_decides_nothing(sqlite_server: Server) -> None:
    table, _guests = seated(sqlite_server.url, 2, public=True)
    zoe = Guest(sqlite_server.url, "Zoe")
    assert zoe.refused("PUT", f"/api/tables/{table['id']}/settings", {"notes": True}) == (403, "not-seated")


def test_a_rematch_keeps_what_was_agreed(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, 2, notes=True)
    guests[0].post(f"/api/tables/{table['id']}/resign")
    assert guests[0].post(f"/api/tables/{table['id']}/rematch")["notes"] is True


# ---------------------------------------------------------------------- what is shown


@pytest.mark.parametrize("game", GAMES)
def test_what_is_remembered_comes_with_the_stream_and_only_when_it_changes(sqlite_server: Server, game: str) -> None:
    table, guests = seated(sqlite_server.url, 2, game, notes=True, public=True)
    zoe = Guest(sqlite_server.url, "Zoe")
    sockets = [*at_the_table(guests, table), zoe.socket(table)]
    sockets[-1].until("sync")
    chance = random.Random(game)
    step(sockets, chance.choice)  # the first update after somebody has come tells everything
    left_out = 0
    for _ in range(40):
        before = [socket.state["remembered"] for socket in sockets]
        step(sockets, chance.choice)
        for socket, was in zip(sockets, before, strict=True):
            update = next(message for message in reversed(socket.heard) if message["type"] == "update")
            left_out += "remembered" not in update
            assert update.get("remembered", "left out") != was
    for guest, socket in zip([*guests, zoe], sockets, strict=True):
        assert socket.state["remembered"] == guest.position(table)["remembered"]
        assert socket.state["remembered"] is not None
    assert left_out > 5


def test_a_spectator_is_shown_what_a_spectator_would_know(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, 2, notes=True, public=True)
    zoe = Guest(sqlite_server.url, "Zoe")
    assert [one["seat"] for one in zoe.position(table)["remembered"]["players"]] == [0, 1]
    assert [one["seat"] for one in guests[0].position(table)["remembered"]["players"]] == [1]


def test_history_and_what_if_have_it_too(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, 2, notes=True)
    sockets = at_the_table(guests, table)
    for _ in range(6):
        step(sockets)
    path = f"/api/tables/{table['id']}"
    past = guests[0].get(f"{path}/history/0")["remembered"]
    assert past["players"] == [{"seat": 1, "florins": 20, "blocks": {"blue": 1, "purple": 1}}]
    now = guests[0].position(table)["remembered"]
    assert guests[0].post(f"{path}/what-if", {})["remembered"] == now, "in Carrara a note-taker knows everything"
    guests[0].post(f"{path}/resign")
    assert guests[1].get(f"{path}/history/0", seat_shown=1)["remembered"]["players"][0]["seat"] == 0


def test_with_notes_the_standings_count_what_was_seen(sqlite_server: Server) -> None:
    for notes in (False, True):
        table, guests = seated(sqlite_server.url, 2, notes=notes)
        sockets = at_the_table(guests, table)
        chance = random.Random(5)
        for _ in range(30):
            step(sockets, chance.choice)
        standings = guests[0].get(f"/api/tables/{table['id']}/standings")
        unknown = [points for one in standings for points in one["breakdown"].values() if points is None]
        assert bool(unknown) is not notes
        if notes:
            real = sqlite_server.services.registry.tables[table["id"]].dealt.state.scores()
            assert [one["total"] for one in standings] == [score.total for score in real]


def test_when_the_game_is_over_nothing_is_left_to_remember(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, 2, "carpe_diem", notes=True)
    sockets = at_the_table(guests, table)
    chance = random.Random(1)
    while not sockets[0].state["over"]:
        step(sockets, chance.choice)
    assert sockets[0].state["remembered"] is None
    assert guests[0].position(table)["remembered"] is None
