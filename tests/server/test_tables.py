"""Tables: created, listed, joined, left, started, watched."""

from __future__ import annotations

import pytest

from .playing import until_table
from .running import Guest, Server, Socket, seated


def test_a_table_is_what_was_wished_for(sqlite_server: Server) -> None:
    ada = Guest(sqlite_server.url)
    clock = {"turn": 60, "reserve": 600, "increment": 5}
    wish = {"options": {"version": "advanced"}, "public": True, "clock": clock, "undo": "never", "when_out": "resign"}
    table = ada.new_table("carrara", 3, bots={"2": "random"}, **wish)
    assert (table["game"], table["status"], table["version"], table["owner"]) == ("carrara", "open", 0, ada.me["id"])
    assert table["options"]["version"] == "advanced"
    assert (table["public"], table["undo"], table["when_out"]) == (True, "never", "resign")
    assert {name: table["clock"][name] for name in clock} == clock
    assert [seat["bot"] for seat in table["seats"]] == [None, None, "random"]
    assert len(table["seal"]) == 64
    assert (table["secret"], table["you"], table["result"]) == (None, None, None)
    assert table["invite"] != table["watch"]


def test_public_tables_are_listed_and_private_ones_are_not(sqlite_server: Server) -> None:
    ada, bruno = Guest(sqlite_server.url), Guest(sqlite_server.url, "Bruno")
    public, private = ada.new_table("florenza", 2, public=True), ada.new_table("florenza", 2)
    for params, expected in (({}, True), ({"game": "florenza"}, True), ({"game": "carrara"}, False)):
        listed = {table["id"] for table in bruno.get("/api/tables", **params)}
        assert (public["id"] in listed) is expected
        assert private["id"] not in listed
    assert {table["id"] for table in ada.get("/api/tables/mine")} == {public["id"], private["id"]}
    assert bruno.get("/api/tables/mine") == []


def test_my_tables_say_where_i_sit_and_whether_it_is_my_turn(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url)
    actor = guests[0].position(table)["actor"]
    for seat, guest in enumerate(guests):
        (listed,) = guest.get("/api/tables/mine")
        assert (listed["your_seat"], listed["your_turn"]) == (seat, seat == actor)


def test_only_the_players_link_opens_a_private_table_to_players(sqlite_server: Server) -> None:
    ada, bruno = Guest(sqlite_server.url), Guest(sqlite_server.url, "Bruno")
    table = ada.new_table()
    path = f"/api/tables/{table['id']}"
    assert bruno.refused("GET", path) == (404, "unknown-table")
    assert bruno.refused("GET", path, invite="guessed") == (404, "unknown-table")
    assert bruno.refused("POST", path + "/seats", {}, invite=table["watch"]) == (403, "not-allowed")
    assert bruno.refused("POST", path + "/seats", {"invite": table["watch"]}, invite=table["watch"])[0] == 403
    watched = bruno.get(path, invite=table["watch"])
    assert (watched["invite"], watched["watch"]) == (None, None)
    invited = bruno.get(path, invite=table["invite"])
    assert (invited["invite"], invited["watch"]) == (table["invite"], table["watch"])
    assert bruno.sit(table) == 0
    assert bruno.get(path)["you"] == 0


def test_one_may_choose_a_seat_and_has_only_one(sqlite_server: Server) -> None:
    ada, bruno = Guest(sqlite_server.url), Guest(sqlite_server.url, "Bruno")
    table = ada.new_table(seats=3)
    assert ada.sit(table, 2) == 2
    assert ada.sit(table, 0) == 2, "whoever sits keeps the seat"
    body = {"invite": table["invite"], "seat": 2}
    assert bruno.refused("POST", f"/api/tables/{table['id']}/seats", body, invite=table["invite"]) == (
        409,
        "seat-taken",
    )
    assert bruno.sit(table) == 0
    assert [seat["name"] for seat in ada.get(f"/api/tables/{table['id']}")["seats"]] == ["Bruno", None, "Ada"]


def test_who_stands_up_sees_nothing_of_the_seat_any_more(sqlite_server: Server) -> None:
    ada, bruno, carla = (Guest(sqlite_server.url, name) for name in ("Ada", "Bruno", "Carla"))
    table = ada.new_table(public=True)
    ada.sit(table)
    body = {"invite": table["invite"]}
    token = bruno.post(f"/api/tables/{table['id']}/seats", body)["token"]
    old = bruno.socket(table)
    assert until_table(old, lambda info: True)["you"] == 1
    bruno.http.delete(f"/api/tables/{table['id']}/seats/1").raise_for_status()
    carla.sit(table)
    ada.post(f"/api/tables/{table['id']}/start")
    sync = old.until("sync")
    assert (sync["seat"], sync["legal"], sync["table"]["you"]) == (None, None, None)
    assert bruno.position(table)["seat"] is None
    assert bruno.http.get(f"/api/tables/{table['id']}/position", headers={"x-seat-token": token}).json()["seat"] is None
    assert bruno.refused("POST", f"/api/tables/{table['id']}/resign") == (403, "not-seated")
    old.send(type="undo", key="k", version=0)
    assert old.until("error")["code"] == "not-seated"


def test_who_sits_down_later_sees_the_seat_on_the_socket_that_is_open(sqlite_server: Server) -> None:
    ada, bruno = Guest(sqlite_server.url), Guest(sqlite_server.url, "Bruno")
    table = ada.new_table()
    socket = bruno.socket(table)
    assert until_table(socket, lambda info: True)["you"] is None
    ada.sit(table)
    bruno.sit(table)
    until_table(socket, lambda info: info["you"] == 1)
    ada.post(f"/api/tables/{table['id']}/start")
    assert socket.until("sync")["seat"] == 1


def test_the_token_of_a_seat_proves_it_without_a_name(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url)
    token = sqlite_server.services.registry.tables[table["id"]].chairs[1].token
    stranger = Guest(sqlite_server.url, "Zoe")
    stranger.http.headers["x-seat-token"] = token
    assert stranger.position(table)["view"] == guests[1].position(table)["view"]
    socket = stranger.socket(table, seat_token=token)
    assert socket.until("sync")["seat"] == 1


def test_the_owner_seats_bots_and_clears_seats(sqlite_server: Server) -> None:
    ada, bruno = Guest(sqlite_server.url), Guest(sqlite_server.url, "Bruno")
    table = ada.new_table(seats=3)
    path = f"/api/tables/{table['id']}/seats"
    bruno.sit(table, 1)
    assert bruno.refused("PUT", f"{path}/0/bot", {"level": "random"}) == (403, "not-allowed")
    assert ada.refused("PUT", f"{path}/1/bot", {"level": "random"}) == (409, "seat-taken")
    assert ada.refused("PUT", f"{path}/0/bot", {"level": "genius"}) == (422, "bad-option")
    assert ada.refused("PUT", f"{path}/7/bot", {"level": "random"}) == (404, "unknown-seat")
    ada.http.put(f"{path}/0/bot", json={"level": "random"}).raise_for_status()
    ada.http.put(f"{path}/0/bot", json={"level": None}).raise_for_status()
    assert bruno.refused("DELETE", f"{path}/0") == (403, "not-allowed")
    ada.http.delete(f"{path}/1").raise_for_status()
    seats = ada.get(f"/api/tables/{table['id']}")["seats"]
    assert [(seat["name"], seat["bot"]) for seat in seats] == [(None, None)] * 3


def test_a_game_starts_once_and_only_when_everybody_is_there(sqlite_server: Server) -> None:
    ada, bruno, zoe = (Guest(sqlite_server.url, name) for name in ("Ada", "Bruno", "Zoe"))
    table = ada.new_table(public=True)
    path = f"/api/tables/{table['id']}"
    ada.sit(table)
    assert ada.refused("POST", path + "/start") == (409, "free-seats")
    assert ada.refused("GET", path + "/position") == (409, "not-running")
    bruno.sit(table)
    assert zoe.refused("POST", path + "/start") == (403, "not-seated")
    bruno.post(path + "/start")
    before = ada.position(table)
    assert ada.refused("POST", path + "/start") == (409, "not-open")
    assert zoe.refused("POST", path + "/seats", {}) == (409, "not-open")
    assert ada.refused("DELETE", path + "/seats/1") == (409, "not-open")
    assert ada.position(table) == before


def test_spectators_are_counted_and_see_what_spectators_see(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, public=True)
    player = guests[0].socket(table)
    player.until("sync")
    watching: list[Socket] = []
    for number in (1, 2):
        watching.append(Guest(sqlite_server.url, "Zoe").socket({**table, "invite": ""}))
        assert watching[-1].until("sync")["seat"] is None
        assert guests[0].get(f"/api/tables/{table['id']}")["spectators"] == number
    position = Guest(sqlite_server.url, "Yan").position(table)
    assert (position["seat"], position["legal"], position["may_undo"]) == (None, None, False)
    assert position["view"] == watching[0].state["view"]
    watching[0].send(type="play", key="k", version=0, action="pass")
    assert watching[0].until("error")["code"] == "not-seated"


@pytest.mark.parametrize("game", ["carrara", "florenza", "carpe_diem", "princes"])
def test_every_game_can_be_dealt_and_moved_at(sqlite_server: Server, game: str) -> None:
    table, guests = seated(sqlite_server.url, 2, game)
    for expected in range(1, 4):
        assert guests[guests[0].position(table)["actor"]].play(table) == expected
