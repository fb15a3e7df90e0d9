"""Sessions: one for every browser and program that knows who somebody is; listed, and ended one by one."""

from __future__ import annotations

import asyncio
import itertools
import re
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from mecenate.server.storage import database
from mecenate.server.storage.store import Store

from .processes import Process
from .running import SECONDS, Guest, Server, running, seated, settings_for, wait_for

PASSWORD = "correct horse"
SIGNED_OUT = 4401
_logins = itertools.count()


def account(url: str, name: str = "Ada") -> Guest:
    """Somebody with an account."""
    guest = Guest(url, name)
    guest.me = guest.post("/api/accounts", {"login": f"seen-{next(_logins)}", "password": PASSWORD})
    guest.http.headers["authorization"] = f"Bearer {guest.me['token']}"
    return guest


def again(guest: Guest, agent: str = "Another browser", password: str = PASSWORD) -> Guest:
    """The same person, logged in once more."""
    body = {"login": guest.me["login"], "password": password}
    answer = httpx.post(guest.url + "/api/session", json=body, headers={"user-agent": agent}, timeout=SECONDS)
    assert answer.status_code == 200, answer.text
    other = guest.at(guest.url)
    other.me = answer.json()
    other.http.headers["authorization"] = f"Bearer {other.me['token']}"
    return other


def old_token(database_url: str, person: str) -> str:
    """A token as release 0.1 made them: the person's id, signed, and nothing in the database."""
    return asyncio.run(_old_token(database_url, person))


async def _old_token(url: str, person: str) -> str:
    engine = database.open_engine(url)
    try:
        key = await Store(engine).fact("signing key", "?")
    finally:
        await engine.dispose()
    return str(URLSafeTimedSerializer(key, salt="person").dumps(person))


def with_token(url: str, token: str) -> httpx.Client:
    return httpx.Client(base_url=url, headers={"authorization": f"Bearer {token}"}, timeout=SECONDS)


def test_sessions_are_listed_with_where_they_are_and_which_one_asks(each_server: Server) -> None:
    ada = account(each_server.url)
    other = again(ada, "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    listed = ada.get("/api/sessions")
    assert [one["current"] for one in listed].count(True) == 1
    (elsewhere,) = [one for one in listed if not one["current"]]
    assert "Firefox" in elsewhere["device"]
    assert abs(elsewhere["created"] - time.time()) < 60 and abs(elsewhere["used"] - time.time()) < 60
    assert [one["id"] for one in other.get("/api/sessions") if one["current"]] == [elsewhere["id"]]
    assert not any(token in str(listed) for token in (ada.me["token"], other.me["token"]))


def test_a_session_is_ended_and_the_others_go_on(each_server: Server) -> None:
    ada = account(each_server.url)
    other = again(ada)
    (stolen,) = [one["id"] for one in ada.get("/api/sessions") if not one["current"]]
    assert ada.http.delete(f"/api/sessions/{stolen}").status_code == 204
    assert other.refused("GET", "/api/me") == (401, "sign-in")
    assert [one["current"] for one in ada.get("/api/sessions")] == [True]
    assert ada.refused("DELETE", f"/api/sessions/{stolen}") == (404, "unknown-session")
    eve = account(each_server.url, "Eve")
    (own,) = [one["id"] for one in ada.get("/api/sessions")]
    assert eve.refused("DELETE", f"/api/sessions/{own}") == (404, "unknown-session")
    assert ada.get("/api/me")["id"] == ada.me["id"]


def test_logging_out_ends_the_session_at_the_server(each_server: Server) -> None:
    with httpx.Client(base_url=each_server.url, timeout=SECONDS) as browser:
        token = browser.post("/api/guests", json={"name": "Ada"}).json()["token"]
        assert browser.delete("/api/session").status_code == 204
        assert browser.get("/api/me").status_code == 401
    with with_token(each_server.url, token) as thief:
        assert thief.get("/api/me").status_code == 401
        assert thief.delete("/api/session").status_code == 204, "who is out already is out"


def test_a_page_from_elsewhere_logs_nobody_out(each_server: Server) -> None:
    ada = Guest(each_server.url)
    with httpx.Client(base_url=each_server.url, cookies={"mecenate": ada.me["token"]}, timeout=SECONDS) as browser:
        refused = browser.delete("/api/session", headers={"origin": "https://elsewhere.example"})
        assert refused.status_code == 403
    assert ada.get("/api/me")["id"] == ada.me["id"]


def test_the_sockets_of_an_ended_session_are_closed(each_server: Server) -> None:
    table, (ada, bruno) = seated(each_server.url)
    at_table, beside = ada.socket(table), bruno.socket(table)
    for socket in (at_table, beside):
        socket.until("sync")
    lobby = connect(each_server.url.replace("http", "ws", 1) + f"/ws/me?token={ada.me['token']}")
    with lobby:
        lobby.ping().wait(SECONDS)
        assert ada.http.delete("/api/session").status_code == 204
        assert at_table.close_code() == SIGNED_OUT
        with pytest.raises(ConnectionClosed) as closed:
            lobby.recv(SECONDS)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == SIGNED_OUT
    while beside.until("table")["table"]["seats"][0]["connected"]:
        pass
    assert bruno.position(table)["seat"] == 1


def test_a_session_ended_at_one_process_is_ended_at_the_other(pair: list[Process]) -> None:
    ada = account(pair[0].url)
    other = again(ada)
    elsewhere = other.at(pair[1].url)
    assert elsewhere.get("/api/me")["id"] == ada.me["id"]
    table = elsewhere.new_table()
    socket = elsewhere.socket(table)
    socket.until("table")
    (stolen,) = [one["id"] for one in ada.get("/api/sessions") if not one["current"]]
    assert ada.http.delete(f"/api/sessions/{stolen}").status_code == 204
    wait_for(lambda: elsewhere.http.get("/api/me").status_code == 401)
    assert socket.close_code() == SIGNED_OUT
    assert ada.at(pair[1].url).get("/api/me")["id"] == ada.me["id"]


def test_a_token_of_release_0_1_becomes_a_listed_session_and_can_be_ended(each_server: Server) -> None:
    url, kept = each_server.url, each_server.services.settings.database_url
    ada = account(url)
    token = old_token(kept, ada.me["id"])
    with with_token(url, token) as before:
        assert before.get("/api/me").json()["id"] == ada.me["id"]
        assert before.get("/api/me").json()["token"] == token
        (own,) = [one["id"] for one in before.get("/api/sessions").json() if one["current"]]
        assert len(ada.get("/api/sessions")) == 2
        assert ada.http.delete(f"/api/sessions/{own}").status_code == 204
        assert before.get("/api/me").status_code == 401
        assert before.get("/api/me").status_code == 401
    assert len(ada.get("/api/sessions")) == 1


def test_a_cookie_of_release_0_1_that_was_ended_stays_ended_after_a_restart(folder: Path) -> None:
    settings = settings_for(folder)
    with running(settings) as server:
        ada = Guest(server.url)
        token = old_token(settings.database_url, ada.me["id"])
        with httpx.Client(base_url=server.url, cookies={"mecenate": token}, timeout=SECONDS) as browser:
            assert browser.get("/api/me").json()["name"] == "Ada"
            assert browser.delete("/api/session").status_code == 204
    with running(settings) as server, with_token(server.url, token) as browser:
        assert browser.get("/api/me").status_code == 401
        ada.move_to(server.url)
        assert ada.get("/api/me")["name"] == "Ada"


def test_many_first_requests_with_one_old_token_make_one_session(each_server: Server) -> None:
    from concurrent.futures import ThreadPoolExecutor

    ada = account(each_server.url)
    token = old_token(each_server.services.settings.database_url, ada.me["id"])

    def ask(_: int) -> int:
        with with_token(each_server.url, token) as http:
            return http.get("/api/me").status_code

    with ThreadPoolExecutor(10) as threads:
        assert set(threads.map(ask, range(20))) == {200}
    assert len(ada.get("/api/sessions")) == 2


def test_the_password_is_changed_and_the_other_sessions_end(each_server: Server) -> None:
    ada = account(each_server.url)
    other = again(ada)
    body = {"old": "wrong horse", "new": "another horse"}
    assert ada.refused("PUT", "/api/me/password", body) == (401, "wrong-password")
    assert ada.refused("PUT", "/api/me/password", {"old": PASSWORD, "new": "short"}) == (400, "malformed")
    assert other.get("/api/me")["id"] == ada.me["id"]
    assert ada.http.put("/api/me/password", json={"old": PASSWORD, "new": "another horse"}).status_code == 204
    assert other.refused("GET", "/api/me") == (401, "sign-in")
    assert ada.get("/api/me")["id"] == ada.me["id"]
    old = {"login": ada.me["login"], "password": PASSWORD}
    assert httpx.post(each_server.url + "/api/session", json=old, timeout=SECONDS).status_code == 401
    assert again(ada, password="another horse").get("/api/me")["id"] == ada.me["id"]


def test_a_guest_has_no_password_to_change(each_server: Server) -> None:
    body = {"old": "correct horse", "new": "another horse"}
    assert Guest(each_server.url).refused("PUT", "/api/me/password", body) == (409, "no-account")


def test_somebody_has_so_many_sessions_and_the_oldest_end(each_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    from mecenate.server.people import sessions

    monkeypatch.setattr(sessions, "MOST", 3)
    ada = account(each_server.url)
    others = [again(ada) for _ in range(4)]
    assert len(others[-1].get("/api/sessions")) == 3
    assert ada.refused("GET", "/api/me") == (401, "sign-in")
    assert [other.http.get("/api/me").status_code for other in others] == [401, 200, 200, 200]


def test_no_cache_keeps_an_answer_with_a_token(each_server: Server) -> None:
    ada = account(each_server.url)
    body = {"login": ada.me["login"], "password": PASSWORD}
    table = ada.new_table()
    answers: list[httpx.Response] = [
        ada.http.post("/api/guests", json={"name": "Ada"}),
        ada.http.post("/api/session", json=body),
        ada.http.get("/api/me"),
        ada.http.patch("/api/me", json={"name": "Ada"}),
        ada.http.get("/api/sessions"),
        ada.http.get("/api/me/export"),
        ada.http.post(f"/api/tables/{table['id']}/seats", json={}),
        ada.http.get(f"/api/tables/{table['id']}"),
        ada.http.post("/api/tables", json={"game": "carrara", "seats": 2}),
    ]
    for answer in answers:
        assert answer.is_success, answer.text
        assert answer.headers["cache-control"] == "no-store", answer.url
    guide: dict[str, Any] = dict(ada.http.get("/api/guides/carrara/1").headers)
    assert guide["cache-control"].startswith("public"), "what is the same for everybody may be kept"


def test_who_one_is_costs_no_query_once_it_is_known(sqlite_server: Server) -> None:
    ada = Guest(sqlite_server.url)
    ada.get("/api/me")
    asked: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        asked.append(statement)

    engine = sqlite_server.services.store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        for _ in range(5):
            assert ada.get("/api/me")["name"] == "Ada"
        assert not [statement for statement in asked if re.search(r"\b(people|sessions)\b", statement)]
        ada.get("/api/sessions")
        assert [statement for statement in asked if re.search(r"\bsessions\b", statement)], "the test would notice"
    finally:
        event.remove(engine, "before_cursor_execute", note)
