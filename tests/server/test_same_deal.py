"""The same deal at several tables: nobody plays it twice, and what was hidden opens when all are done."""

from __future__ import annotations

from typing import Any

from mecenate.core.record import Record

from .playing import until_table
from .running import Guest, Server, wait_for

Tables = list[dict[str, Any]]


def two_tables(sqlite_server: Server) -> tuple[Tables, list[Guest], Guest]:
    """Two tables with one deal that have begun, their people, and who founded them."""
    host = Guest(sqlite_server.url, "Host")
    tables: Tables = host.post("/api/tables", {"game": "princes", "seats": 2, "tables": 2, "public": True})
    guests = [Guest(sqlite_server.url, name) for name in ("Ada", "Bruno", "Carla", "Dino")]
    for number, guest in enumerate(guests):
        guest.sit(tables[number // 2])
    for table in tables:
        host.post(f"/api/tables/{table['id']}/start")
    return tables, guests, host


def test_the_same_deal_is_dealt_at_both(sqlite_server: Server) -> None:
    tables, (ada, bruno, carla, dino), host = two_tables(sqlite_server)
    assert tables[0]["seal"] == tables[1]["seal"]
    assert ada.position(tables[0])["view"] == carla.position(tables[1])["view"]
    assert bruno.position(tables[0])["view"] == dino.position(tables[1])["view"]
    assert host.get(f"/api/tables/{tables[0]['id']}")["same_deal"] == [tables[1]["id"]]


def test_nobody_sits_at_both(sqlite_server: Server) -> None:
    host = Guest(sqlite_server.url, "Host")
    one, two = host.post("/api/tables", {"game": "carrara", "seats": 2, "tables": 2})
    host.sit(one)
    path = f"/api/tables/{two['id']}/seats"
    assert host.refused("POST", path, {}) == (409, "same-deal")
    host.http.delete(f"/api/tables/{one['id']}/seats/0").raise_for_status()
    assert host.sit(two) == 0


def test_what_was_hidden_is_told_when_both_are_over(sqlite_server: Server) -> None:
    tables, (ada, bruno, carla, _), _ = two_tables(sqlite_server)
    over, running = (f"/api/tables/{table['id']}" for table in tables)
    (ada, bruno)[ada.position(tables[0])["actor"]].play(tables[0])
    ada.post(over + "/resign")
    for guest in (ada, bruno, carla):
        assert guest.get(over)["secret"] is None
        assert guest.refused("GET", over + "/record") == (409, "not-over")
        assert guest.refused("GET", over + "/scores") == (409, "not-over")
    for guest in (ada, bruno):
        past = guest.get(over + "/history/1")
        assert (past["moves"], past["scores"]) == (1, None)
    assert carla.refused("GET", over + "/history/1") == (403, "same-deal")
    assert bruno.refused("GET", over + "/history/1", seat_shown=0) == (403, "not-allowed")
    carla.post(running + "/resign")
    wait_for(lambda: ada.get(over)["secret"])
    assert ada.get(over)["secret"] == carla.get(running)["secret"]
    assert bruno.get(over + "/history/1", seat_shown=0)["seat"] == 0
    for guest, path in ((carla, over), (ada, running)):
        record = Record.parse(guest.http.get(path + "/record").text)
        assert record.verify().endswith("the deal follows from the secret and fits the seal")
        assert guest.get(path + "/scores")


def test_an_abandoned_table_keeps_the_deal_closed_no_longer(sqlite_server: Server) -> None:
    host, ada, bruno = (Guest(sqlite_server.url, name) for name in ("Host", "Ada", "Bruno"))
    one, two = host.post("/api/tables", {"game": "carrara", "seats": 2, "tables": 2, "public": True})
    ada.sit(one)
    bruno.sit(one)
    ada.post(f"/api/tables/{one['id']}/start")
    socket = ada.socket(one)
    socket.until("sync")
    bruno.post(f"/api/tables/{one['id']}/resign")
    assert ada.get(f"/api/tables/{one['id']}")["secret"] is None
    host.post(f"/api/tables/{two['id']}/abandon")
    assert until_table(socket, lambda table: table["secret"])["status"] == "over"
    assert host.get(f"/api/tables/{two['id']}")["secret"] is None
    assert host.refused("GET", f"/api/tables/{two['id']}/record") == (409, "not-over")


CONTENT = ("position", "history/0", "log", "record", "scores", "chat", "standings")


def private_pair(sqlite_server: Server) -> tuple[Tables, list[Guest], Guest]:
    """The attack: a host founds two private tables with one deal, fills the second with a bot and sits nowhere."""
    host = Guest(sqlite_server.url, "Host")
    wish = {"game": "carrara", "seats": 2, "tables": 2}
    tables: Tables = host.post("/api/tables", wish)
    ada, bruno, carla = (Guest(sqlite_server.url, name) for name in ("Ada", "Bruno", "Carla"))
    for guest in (ada, bruno):
        guest.sit(tables[0])
    carla.sit(tables[1])
    host.http.put(f"/api/tables/{tables[1]['id']}/seats/1/bot", json={"level": "random"}).raise_for_status()
    for table in tables:
        host.post(f"/api/tables/{table['id']}/start")
    return tables, [ada, bruno, carla], host


def test_everybody_sees_that_a_table_has_twins(sqlite_server: Server) -> None:
    host = Guest(sqlite_server.url, "Host")
    one, _ = host.post("/api/tables", {"game": "carrara", "seats": 2, "tables": 2})
    ada = Guest(sqlite_server.url, "Ada")
    before = ada.get(f"/api/tables/{one['id']}", invite=one["invite"])
    assert (before["twins"], before["same_deal"]) == (1, [])
    ada.sit(one)
    assert ada.get(f"/api/tables/{one['id']}")["twins"] == 1


def test_a_twin_is_seen_by_those_seated_there_alone(sqlite_server: Server) -> None:
    tables, (ada, bruno, carla), host = private_pair(sqlite_server)
    one, two = tables
    zoe = Guest(sqlite_server.url, "Zoe")
    for guest, table in ((ada, two), (carla, one), (host, one), (host, two), (zoe, one)):
        for link in (table["invite"], table["watch"]):
            path = f"/api/tables/{table['id']}"
            for content in CONTENT:
                status, _ = guest.refused("GET", f"{path}/{content}", invite=link)
                assert status in (403, 409), content
            assert guest.refused("POST", path + "/what-if", {}, invite=link) == (403, "same-deal")
            info = guest.get(path, invite=link)
            assert (info["status"], info["version"], info["actor"], info["result"]) == ("running", 0, None, None)
    for guest in (ada, bruno):
        assert guest.position(one)["view"]


def test_a_spectator_of_a_twin_hears_of_no_move(sqlite_server: Server) -> None:
    tables, (ada, bruno, _), host = private_pair(sqlite_server)
    spy = host.socket(tables[0])
    assert spy.hear()["type"] == "table"
    players = (ada, bruno)
    for _ in range(3):
        players[ada.position(tables[0])["actor"]].play(tables[0])
    ada.post(f"/api/tables/{tables[0]['id']}/chat", {"text": "Ciao"})
    spy.send(type="sync")
    spy.send(type="say", text="over?")
    told = [spy.hear() for _ in range(2)]
    assert [message["type"] for message in (*spy.heard, *told) if message["type"] not in ("table", "error")] == []
    assert all("version" not in message or message["type"] == "error" for message in told)


def test_twins_open_to_others_when_all_are_over(sqlite_server: Server) -> None:
    tables, (ada, _, carla), host = private_pair(sqlite_server)
    watching = host.socket(tables[0])
    watching.hear()
    ada.post(f"/api/tables/{tables[0]['id']}/resign")
    assert host.refused("GET", f"/api/tables/{tables[0]['id']}/position") == (403, "same-deal")
    assert host.get(f"/api/tables/{tables[0]['id']}")["result"] is None
    carla.post(f"/api/tables/{tables[1]['id']}/resign")
    watching.until("sync")
    paths = [f"/api/tables/{table['id']}/position" for table in tables]
    wait_for(lambda: all(host.http.get(path).status_code == 200 for path in paths))
    assert host.get(f"/api/tables/{tables[0]['id']}")["result"]


def test_lists_do_not_tell_how_far_a_twin_is(sqlite_server: Server) -> None:
    tables, guests, _ = two_tables(sqlite_server)
    guests[guests[0].position(tables[0])["actor"]].play(tables[0])
    listed = {table["id"]: table for table in Guest(sqlite_server.url, "Zoe").get("/api/tables")}
    for table in tables:
        assert (listed[table["id"]]["version"], listed[table["id"]]["actor"]) == (0, None)
    own = {table["id"]: table for table in guests[0].get("/api/tables/mine")}
    assert own[tables[0]["id"]]["version"] == 1
