"""The same deal at several tables: nobody plays it twice, and what was hidden opens when all are done."""

from __future__ import annotations

from typing import Any

from mecenate.core.record import Record

from .playing import until_table
from .running import Guest, Running, wait_for

Tables = list[dict[str, Any]]


def two_tables(open_house: Running) -> tuple[Tables, list[Guest], Guest]:
    """Two tables with one deal that have begun, their people, and who founded them."""
    host = Guest(open_house.url, "Host")
    tables: Tables = host.post("/api/tables", {"game": "princes", "seats": 2, "tables": 2, "public": True})
    guests = [Guest(open_house.url, name) for name in ("Ada", "Bruno", "Carla", "Dino")]
    for number, guest in enumerate(guests):
        guest.sit(tables[number // 2])
    for table in tables:
        host.post(f"/api/tables/{table['id']}/start")
    return tables, guests, host


def test_the_same_deal_is_dealt_at_both(open_house: Running) -> None:
    tables, (ada, bruno, carla, dino), host = two_tables(open_house)
    assert tables[0]["seal"] == tables[1]["seal"]
    assert ada.position(tables[0])["view"] == carla.position(tables[1])["view"]
    assert bruno.position(tables[0])["view"] == dino.position(tables[1])["view"]
    assert host.get(f"/api/tables/{tables[0]['id']}")["same_deal"] == [tables[1]["id"]]


def test_nobody_sits_at_both(open_house: Running) -> None:
    host = Guest(open_house.url, "Host")
    one, two = host.post("/api/tables", {"game": "carrara", "seats": 2, "tables": 2})
    host.sit(one)
    path = f"/api/tables/{two['id']}/seats"
    assert host.refused("POST", path, {}) == (409, "same-deal")
    host.http.delete(f"/api/tables/{one['id']}/seats/0").raise_for_status()
    assert host.sit(two) == 0


def test_what_was_hidden_is_told_when_both_are_over(open_house: Running) -> None:
    tables, (ada, bruno, carla, _), _ = two_tables(open_house)
    over, running = (f"/api/tables/{table['id']}" for table in tables)
    (ada, bruno)[ada.position(tables[0])["actor"]].play(tables[0])
    ada.post(over + "/resign")
    for guest in (ada, bruno, carla):
        assert guest.get(over)["secret"] is None
        assert guest.refused("GET", over + "/record") == (409, "not-over")
        assert guest.refused("GET", over + "/scores") == (409, "not-over")
        past = guest.get(over + "/history/1")
        assert (past["moves"], past["scores"]) == (1, None)
    assert bruno.refused("GET", over + "/history/1", seat_shown=0) == (403, "not-allowed")
    carla.post(running + "/resign")
    wait_for(lambda: ada.get(over)["secret"])
    assert ada.get(over)["secret"] == carla.get(running)["secret"]
    assert bruno.get(over + "/history/1", seat_shown=0)["seat"] == 0
    for guest, path in ((carla, over), (ada, running)):
        record = Record.parse(guest.http.get(path + "/record").text)
        assert record.verify().endswith("the deal follows from the secret and fits the seal")
        assert guest.get(path + "/scores")


def test_an_abandoned_table_keeps_the_deal_closed_no_longer(open_house: Running) -> None:
    host, ada, bruno = (Guest(open_house.url, name) for name in ("Host", "Ada", "Bruno"))
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
