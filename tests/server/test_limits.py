"""Limits of the server, and who may speak to it at all: sizes, rates, origins, cookies."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from mecenate.server.live.socket import _per_address

from .running import SECONDS, Guest, Server, running, seated, settings_for, turned_away, wait_for


@pytest.fixture(scope="module")
def small_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with narrow limits."""
    limits = {"tables_per_person": 2, "messages_per_second": 5, "sockets_per_address": 3, "max_body": 20_000}
    with running(settings_for(tmp_path_factory.mktemp("small"), **limits)) as server:
        yield server


def test_so_many_tables_and_no_more(small_server: Server) -> None:
    ada = Guest(small_server.url)
    wish = {"game": "carrara", "seats": 2}
    assert ada.refused("POST", "/api/tables", {**wish, "tables": 3}) == (429, "too-many")
    first, second = ada.new_table(), ada.new_table()
    assert ada.refused("POST", "/api/tables", wish) == (429, "too-many")
    assert {table["id"] for table in ada.get("/api/tables/mine")} == {first["id"], second["id"]}
    ada.post(f"/api/tables/{first['id']}/abandon")
    ada.new_table()
    Guest(small_server.url, "Bruno").new_table()


def test_a_record_to_play_on_counts_as_a_table(small_server: Server) -> None:
    table, (ada, bruno) = seated(small_server.url)
    bruno.post(f"/api/tables/{table['id']}/resign")
    text = ada.http.get(f"/api/tables/{table['id']}/record").text
    for _ in range(2):
        bruno.post("/api/records", {"record": text, "play_on": True})
    assert bruno.refused("POST", "/api/records", {"record": text, "play_on": True}) == (429, "too-many")


def test_a_body_that_is_too_large_is_refused(small_server: Server) -> None:
    ada = Guest(small_server.url)
    assert ada.refused("POST", "/api/records", {"record": "x" * 30_000}) == (413, "too-large")


def test_a_message_that_is_too_large_closes_the_socket(small_server: Server) -> None:
    table, guests = seated(small_server.url)
    before = guests[0].position(table)
    socket = guests[0].socket(table)
    socket.until("sync")
    socket.send(type="say", text="x" * 20_000)
    assert socket.close_code() == 1009
    assert guests[0].position(table) == before


@pytest.mark.parametrize("version", [0, 1_000_000])
def test_who_sends_too_fast_is_cut_off(small_server: Server, version: int) -> None:
    table, guests = seated(small_server.url)
    socket = guests[0].socket(table)
    socket.until("sync")
    with contextlib.suppress(ConnectionClosed):
        for _ in range(40):
            socket.send(type="ack", version=version)
    assert socket.close_code() == 4429
    assert guests[0].play(table) == 1


def test_who_waits_for_each_answer_is_slowed_down_and_not_cut_off(small_server: Server) -> None:
    table, guests = seated(small_server.url)
    socket = guests[0].socket(table)
    socket.until("sync")
    began = time.monotonic()
    for _ in range(25):
        assert socket.play("no such action")["code"] == "unknown-action"
    assert time.monotonic() - began > 1.5, "15 at once, then 5 a second"


def test_the_ack_of_each_update_is_not_counted(small_server: Server) -> None:
    table, guests = seated(small_server.url)
    socket = guests[0].socket(table)
    socket.until("sync")
    for _ in range(45):
        guests[guests[0].position(table)["actor"]].play(table)
    socket.until("update", version=45)
    assert socket.play("no such action")["type"] == "error", "the socket is open"


@pytest.mark.parametrize("dealt", [False, True])
def test_the_limits_are_told_in_the_first_message(small_server: Server, dealt: bool) -> None:
    ada = Guest(small_server.url)
    table = ada.new_table()
    if dealt:
        table, (ada, _) = seated(small_server.url)
    token = ada.me["token"]
    with connect(f"{small_server.url.replace('http', 'ws', 1)}/ws/tables/{table['id']}?token={token}") as wire:
        wire.send('{"type":"hello"}')
        told = [json.loads(wire.recv(SECONDS))]
        while dealt and told[-1]["type"] != "sync":
            told.append(json.loads(wire.recv(SECONDS)))
    limits = {"messages_per_second": 5, "burst": 15, "waiting": 16, "message_bytes": 16_384, "idle_seconds": 3600.0}
    assert [message["limits"] for message in told] == [limits] * len(told)


def test_so_many_sockets_from_one_address_and_no_more(small_server: Server) -> None:
    table, guests = seated(small_server.url)
    address = small_server.url.replace("http", "ws", 1)
    token = guests[0].me["token"]
    with contextlib.ExitStack() as stack:
        opened = [stack.enter_context(connect(f"{address}/ws/me?token={token}")) for _ in range(3)]
        assert turned_away(f"{small_server.url}/ws/tables/{table['id']}?token={token}")[2] == "too-many"
        assert turned_away(f"{small_server.url}/ws/me?token={token}")[2] == "too-many"
    assert opened
    wait_for(lambda: not _per_address["127.0.0.1"])
    guests[0].socket(table).until("sync")


def test_so_many_requests_a_minute_and_no_more(folder: Path) -> None:
    with running(settings_for(folder, requests_per_minute=12)) as server:
        answers = [httpx.get(server.url + "/api/games", timeout=SECONDS) for _ in range(12)]
        assert {answer.status_code for answer in answers} == {200}
        refused = httpx.get(server.url + "/api/people/ws", headers={"x-forwarded-for": "10.1.2.3"}, timeout=SECONDS)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        assert refused.headers["ratelimit-remaining"] == "0"
        for path in ("/health", "/metrics", "/", "/rules/carrara"):
            assert httpx.get(server.url + path, timeout=SECONDS).status_code == 200


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_a_page_from_elsewhere_may_not_speak_to_the_server(sqlite_server: Server, origin: str) -> None:
    ada = Guest(sqlite_server.url)
    ada.http.headers["origin"] = origin
    for method, path in (("GET", "/api/me"), ("GET", "/api/tables"), ("POST", "/api/tables"), ("POST", "/api/guests"),
                         ("POST", "/api/session"), ("DELETE", "/api/session")):  # fmt: skip
        assert ada.refused(method, path, {"name": "Ada"}) == (403, "not-allowed"), path
    ada.http.headers["origin"] = sqlite_server.url
    assert ada.get("/api/tables/mine") == []


@pytest.mark.parametrize("path", ["/ws/me", "/ws/tables/{id}"])
def test_a_socket_of_a_page_from_elsewhere_is_closed(sqlite_server: Server, path: str) -> None:
    table, (ada, _) = seated(sqlite_server.url, public=True)
    address = sqlite_server.url.replace("http", "ws", 1) + path.format(id=table["id"])
    cookie = {"cookie": f"mecenate={ada.me['token']}"}
    told = turned_away(address, additional_headers=cookie, origin="https://elsewhere.example")
    assert told == (4400, "not-allowed", "not-allowed")
    with connect(address, additional_headers={**cookie, "origin": sqlite_server.url}) as wire:
        wire.send('{"type":"hello"}')
        if "tables" in path:
            assert '"you":0' in str(wire.recv(10))


def test_an_allowed_origin_may_speak_to_the_server_and_who_says_nothing_is_shown_out(folder: Path) -> None:
    with running(settings_for(folder, origins=["https://play.example"], idle_minutes=0.005)) as server:
        ada = Guest(server.url)
        assert ada.socket(ada.new_table()).close_code() == 4408
        ada.http.headers["origin"] = "https://play.example"
        assert ada.get("/api/me")["name"] == "Ada"
        ada.http.headers["origin"] = "https://play.example.evil.example"
        assert ada.refused("GET", "/api/me") == (403, "not-allowed")


def test_a_cookie_changes_something_only_with_our_header(sqlite_server: Server) -> None:
    with httpx.Client(base_url=sqlite_server.url, timeout=SECONDS) as browser:
        answer = browser.post("/api/guests", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert browser.get("/api/me").json()["name"] == "Ada"
        wish = {"game": "carrara", "seats": 2}
        refused = browser.post("/api/tables", json=wish)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-allowed")
        assert browser.get("/api/tables/mine").json() == []
        assert browser.post("/api/tables", json=wish, headers={"x-mecenate": "1"}).status_code == 201
        browser.delete("/api/session")
        assert browser.get("/api/me").status_code == 401


def test_a_forged_token_is_nobody(sqlite_server: Server) -> None:
    ada = Guest(sqlite_server.url)
    body, _, signature = ada.me["token"].rpartition(".")
    for forged in (body + "." + signature[::-1], "IkFkYSI." + signature, ada.me["id"], "x", "a.b.c.d"):
        with httpx.Client(base_url=sqlite_server.url, timeout=SECONDS) as browser:
            browser.cookies.set("mecenate", forged)
            assert browser.get("/api/me").json()["code"] == "sign-in"
            answer = browser.get("/api/me", headers={"authorization": f"Bearer {forged}"})
            assert (answer.status_code, answer.json()["code"]) == (401, "sign-in")
    assert ada.get("/api/me")["id"] == ada.me["id"]


def test_a_plain_request_is_no_socket(sqlite_server: Server) -> None:
    assert httpx.get(sqlite_server.url + "/ws/me", timeout=SECONDS).status_code in (404, 405, 426)
    with pytest.raises(InvalidStatus), connect(sqlite_server.url.replace("http", "ws", 1) + "/api/games"):
        pass
