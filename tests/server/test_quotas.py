"""How much one person, and one address, may leave in the database: no more, however many requests come at once."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from tools.postgresql import PostgreSQL

from . import processes
from .running import SECONDS, Guest, Server, running, seated, settings_for

WISH = {"game": "carrara", "seats": 2}
LIMITS = {
    "tables_per_person": 20,
    "records_per_person": 3,
    "chat_per_person": 30,
    "notes_per_person": 1000,
    "guests_per_address": 40,
    "tables_per_address": 60,
    "records_per_address": 8,
    "chat_per_address": 70,
}
_places = itertools.count(1)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def narrow(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with narrow limits, on each database."""
    folder = tmp_path_factory.mktemp("narrow")
    where: dict[str, Any] = {}
    if request.param == "postgresql":
        postgres: PostgreSQL = request.getfixturevalue("postgres")
        where = {"database": postgres.new_database()}
    with running(settings_for(folder, **LIMITS, **where)) as server:
        yield server


class Neighbour(Guest):
    """A guest who comes from a new address, or from that of somebody else."""

    def __init__(self, url: str, name: str = "Ada", place: str | None = None) -> None:
        self.place = place or f"127.8.0.{next(_places)}"
        transport = httpx.HTTPTransport(local_address=self.place, verify=False)
        super().__init__(url, name, http=httpx.Client(base_url=url, timeout=SECONDS, transport=transport))


def at_once(work: Callable[[], int], times: int) -> Counter[int]:
    """Do something so many times at once; how often it was answered with which status."""
    with ThreadPoolExecutor(times) as threads:
        return Counter(threads.map(lambda _: work(), range(times)))


def test_ninety_tables_at_once_are_no_more_than_twenty(narrow: Server) -> None:
    ada = Neighbour(narrow.url)
    codes = at_once(lambda: ada.http.post("/api/tables", json=WISH).status_code, 90)
    assert codes == {201: 20, 429: 70}
    assert len(ada.get("/api/tables/mine")) == 20


def test_several_tables_with_one_deal_are_made_together_or_not_at_all(narrow: Server) -> None:
    ada = Neighbour(narrow.url)
    codes = at_once(lambda: ada.http.post("/api/tables", json={**WISH, "tables": 8}).status_code, 10)
    assert codes == {201: 2, 429: 8}
    assert len(ada.get("/api/tables/mine")) == 16


def test_records_to_play_on_and_tables_share_one_limit(narrow: Server) -> None:
    ada, text = Neighbour(narrow.url), record(narrow)
    bodies = itertools.cycle([("/api/tables", WISH), ("/api/records", {"record": text, "play_on": True})])

    def create() -> int:
        path, body = next(bodies)
        return ada.http.post(path, json=body).status_code

    assert at_once(create, 40) == {201: 20, 429: 20}


@pytest.mark.long
def test_two_processes_hold_one_limit(postgres: PostgreSQL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(processes.SETTINGS, "MECENATE_TABLES_PER_PERSON", "20")
    with processes.processes(2, postgres.new_database(), tmp_path) as both:
        ada = Guest(both[0].url)
        at_each = itertools.cycle([ada, ada.at(both[1].url)])
        codes = at_once(lambda: next(at_each).http.post("/api/tables", json=WISH).status_code, 60)
    assert codes == {201: 20, 429: 40}


def test_a_rematch_counts_as_a_table(narrow: Server) -> None:
    ada, bruno = Neighbour(narrow.url), Neighbour(narrow.url)
    over = []
    for _ in range(3):
        table = bruno.new_table()
        for guest in (ada, bruno):
            guest.sit(table)
        bruno.post(f"/api/tables/{table['id']}/start")
        bruno.post(f"/api/tables/{table['id']}/resign")
        over.append(table["id"])
    for _ in range(19):
        ada.new_table()
    again = iter(over)
    codes = at_once(lambda: ada.http.post(f"/api/tables/{next(again)}/rematch").status_code, 3)
    assert codes == {201: 1, 429: 2}
    left = [id for id in over if ada.get(f"/api/tables/{id}")["rematch"] is None]
    assert len(left) == 2, "a rematch that is refused is not announced either"


def record(server: Server) -> str:
    """The record of a game that was given up after the deal."""
    table, guests = seated_at_once(server)
    guests[0].post(f"/api/tables/{table['id']}/resign")
    text: str = guests[0].http.get(f"/api/tables/{table['id']}/record").text
    return text


def seated_at_once(server: Server) -> tuple[dict[str, Any], list[Guest]]:
    """A table that has begun, with people from addresses of their own."""
    guests: list[Guest] = [Neighbour(server.url, name) for name in ("Ada", "Bruno")]
    table = guests[0].new_table()
    for guest in guests:
        guest.sit(table)
    guests[0].post(f"/api/tables/{table['id']}/start")
    return table, guests


def test_records_to_look_at_have_a_limit_and_can_be_removed(narrow: Server) -> None:
    text = record(narrow)
    ada, eve = Neighbour(narrow.url), Neighbour(narrow.url, "Eve")
    codes = at_once(lambda: ada.http.post("/api/records", json={"record": text}).status_code, 12)
    assert codes == {201: 3, 429: 9}
    first, second, _ = (table["id"] for table in ada.get("/api/tables/mine"))
    assert eve.refused("DELETE", f"/api/records/{first}") in [(403, "not-allowed"), (404, "unknown-table")]
    assert ada.http.delete(f"/api/records/{first}").status_code == 204
    assert ada.refused("GET", f"/api/tables/{first}") == (404, "unknown-table")
    assert ada.refused("DELETE", f"/api/records/{first}") == (404, "unknown-table")
    ada.post("/api/records", {"record": text})
    assert ada.get(f"/api/tables/{second}")["status"] == "over"


def test_a_game_that_was_played_here_is_no_record_to_remove(narrow: Server) -> None:
    table, (ada, bruno) = seated_at_once(narrow)
    assert ada.refused("DELETE", f"/api/records/{table['id']}") == (403, "not-allowed")
    bruno.post(f"/api/tables/{table['id']}/resign")
    assert ada.refused("DELETE", f"/api/records/{table['id']}") == (403, "not-allowed")
    assert ada.get(f"/api/tables/{table['id']}")["status"] == "over"


def test_chat_has_a_limit_for_a_person_and_a_day(narrow: Server) -> None:
    table, (ada, bruno) = seated_at_once(narrow)
    say = f"/api/tables/{table['id']}/chat"
    assert at_once(lambda: ada.http.post(say, json={"text": "hello"}).status_code, 50) == {204: 30, 429: 20}
    assert bruno.http.post(say, json={"text": "quiet, please"}).status_code == 204
    socket = ada.socket(table)
    socket.until("sync")
    socket.send(type="say", text="once more")
    assert socket.until("error")["code"] == "too-many"
    assert len(bruno.get(say)) == 31


def test_a_table_keeps_the_newest_lines_of_its_chat(narrow: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    from mecenate.server.people import quotas

    monkeypatch.setattr(quotas, "CHAT_KEPT", 10)
    table, guests = seated_at_once(narrow)
    for number in range(25):
        guests[number % 2].post(f"/api/tables/{table['id']}/chat", {"text": f"line {number}"})
    kept = [line["text"] for line in guests[0].get(f"/api/tables/{table['id']}/chat")]
    assert kept == [f"line {number}" for number in range(15, 25)]


def test_notes_have_a_limit_for_a_person(narrow: Server) -> None:
    ada, bruno = Neighbour(narrow.url), Neighbour(narrow.url, "Bruno")
    tables = []
    for _ in range(4):
        table = ada.new_table()
        for guest in (ada, bruno):
            guest.sit(table)
        tables.append(table["id"])
    paths = itertools.cycle(f"/api/tables/{id}/note" for id in tables)
    codes = at_once(lambda: ada.http.put(next(paths), json={"text": "x" * 400}).status_code, 12)
    assert set(codes) == {200, 429}
    assert sorted(len(ada.get(f"/api/tables/{id}/note")["text"]) for id in tables) == [0, 0, 400, 400]
    assert bruno.http.put(next(paths), json={"text": "y" * 900}).status_code == 200, "each has their own"
    written = next(id for id in tables if ada.get(f"/api/tables/{id}/note")["text"])
    assert ada.http.put(f"/api/tables/{written}/note", json={"text": ""}).status_code == 200
    assert ada.http.put(f"/api/tables/{written}/note", json={"text": "z" * 600}).status_code == 200


def test_an_address_has_limits_of_its_own(narrow: Server) -> None:
    """A club behind one address: what one does is not counted against another person, only against the address."""
    first = Neighbour(narrow.url)
    place = first.place
    transport = httpx.HTTPTransport(local_address=place, verify=False)
    with httpx.Client(base_url=narrow.url, transport=transport, timeout=SECONDS) as client:
        codes = at_once(lambda: client.post("/api/guests", json={"name": "Club"}).status_code, 60)
    assert codes == {201: 39, 429: 21}
    Neighbour(narrow.url)


def test_the_tables_of_an_address_have_a_limit_of_their_own(narrow: Server) -> None:
    club = [Neighbour(narrow.url)]
    club += [Neighbour(narrow.url, place=club[0].place) for _ in range(4)]
    members = itertools.cycle(club)
    codes = at_once(lambda: next(members).http.post("/api/tables", json=WISH).status_code, 90)
    assert codes == {201: 60, 429: 30}
    Neighbour(narrow.url).new_table()


def test_the_chat_and_the_records_of_an_address_have_limits_of_their_own(narrow: Server) -> None:
    text = record(narrow)
    club = [Neighbour(narrow.url)]
    club += [Neighbour(narrow.url, place=club[0].place) for _ in range(4)]
    table = club[0].new_table(public=True)
    members = itertools.cycle(club)
    say = f"/api/tables/{table['id']}/chat"
    codes = at_once(lambda: next(members).http.post(say, json={"text": "hello"}).status_code, 100)
    assert codes == {204: 70, 429: 30}
    codes = at_once(lambda: next(members).http.post("/api/records", json={"record": text}).status_code, 15)
    assert codes == {201: 8, 429: 7}


def test_a_limit_of_zero_is_none(tmp_path: Path) -> None:
    off = dict.fromkeys(LIMITS, 0) | {"tables_per_person": 2}
    with running(settings_for(tmp_path, **off)) as server:
        table, (ada, _) = seated(server.url)
        ada.post(f"/api/tables/{table['id']}/chat", {"text": "hello"})
        assert ada.http.put(f"/api/tables/{table['id']}/note", json={"text": "x" * 20_000}).status_code == 200
        ada.post(f"/api/tables/{table['id']}/resign")
        text = ada.http.get(f"/api/tables/{table['id']}/record").text
        ada.post("/api/records", {"record": text})
        assert json.dumps(ada.get("/api/tables/mine"))
