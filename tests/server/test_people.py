"""People: guests with a name, accounts with a password, and what a finished game says about them."""

from __future__ import annotations

import functools
import sqlite3
import time
from pathlib import Path

import httpx
import pytest

from mecenate.server.people.service import WRONG_AT_MOST

from .running import SECONDS, Guest, Server, running, seated, settings_for, wait_for

_logins = iter(range(10_000))


def account(url: str, name: str = "Ada") -> Guest:
    """Somebody with an account."""
    guest = Guest(url, name)
    login = f"{name.lower()}-{next(_logins)}"
    guest.me = guest.post("/api/accounts", {"login": login, "password": "correct horse"})
    return guest


def test_a_name_is_enough(sqlite_server: Server) -> None:
    ada = Guest(sqlite_server.url, "  Ada   Lovelace ")
    me = ada.get("/api/me")
    assert (me["name"], me["login"], me["webhook"]) == ("Ada Lovelace", None, None)
    profile = ada.get(f"/api/people/{me['id']}")
    assert profile == {"id": me["id"], "name": "Ada Lovelace", "account": False, "ratings": []}


def test_a_new_name_is_shown_at_once_wherever_one_sits(sqlite_server: Server) -> None:
    table, (ada, bruno) = seated(sqlite_server.url)
    sockets = [guest.socket(table) for guest in (ada, bruno)]
    for socket in sockets:
        socket.until("sync")
    assert ada.http.patch("/api/me", json={"name": "Augusta"}).json()["name"] == "Augusta"
    while sockets[1].until("table")["table"]["seats"][0]["name"] != "Augusta":
        pass
    assert bruno.get(f"/api/tables/{table['id']}")["seats"][0]["name"] == "Augusta"
    sockets[0].send(type="say", text="It is me")
    assert sockets[1].until("chat")["line"]["name"] == "Augusta"
    assert ada.refused("PATCH", "/api/me", {"name": "   "}) == (400, "malformed")
    assert ada.refused("PATCH", "/api/me", {"webhook": "ftp://here"}) == (400, "malformed")
    assert ada.get("/api/me")["name"] == "Augusta"


def test_an_account_keeps_who_one_is(sqlite_server: Server) -> None:
    table, (ada, _) = seated(sqlite_server.url)
    login = f"ada-{next(_logins)}"
    made = ada.post("/api/accounts", {"login": login, "password": "correct horse"})
    assert (made["id"], made["login"]) == (ada.me["id"], login)
    with httpx.Client(base_url=sqlite_server.url, timeout=SECONDS) as elsewhere:
        back = elsewhere.post("/api/session", json={"login": login, "password": "correct horse"})
        assert back.json()["id"] == ada.me["id"]
        assert elsewhere.get(f"/api/tables/{table['id']}/position").json()["seat"] == 0
    assert ada.refused("POST", "/api/accounts", {"login": "another", "password": "correct horse"}) == (
        409, "has-account",
    )  # fmt: skip
    other = Guest(sqlite_server.url, "Eve")
    assert other.refused("POST", "/api/accounts", {"login": login, "password": "another horse"}) == (409, "login-taken")
    assert other.get("/api/me")["login"] is None


def test_a_wrong_password_and_an_unknown_login_look_alike(sqlite_server: Server) -> None:
    ada = account(sqlite_server.url)
    wrong = {"login": ada.me["login"], "password": "wrong horse"}
    unknown = {"login": "nobody-at-all", "password": "wrong horse"}
    answers, times = [], []
    for body in (wrong, unknown):
        begun = time.perf_counter()
        answer = httpx.post(sqlite_server.url + "/api/session", json=body, timeout=SECONDS)
        times.append(time.perf_counter() - begun)
        answers.append((answer.status_code, answer.json()))
    assert answers[0] == answers[1]
    assert (answers[0][0], answers[0][1]["code"]) == (401, "wrong-password")
    assert min(times) > max(times) / 10, "an unknown login takes as long"


def test_a_login_rests_after_many_wrong_passwords_and_others_do_not(sqlite_server: Server) -> None:
    ada, eve = account(sqlite_server.url), account(sqlite_server.url)
    wrong = {"login": ada.me["login"], "password": "wrong horse"}
    codes = [
        httpx.post(sqlite_server.url + "/api/session", json=wrong, timeout=SECONDS).status_code
        for _ in range(WRONG_AT_MOST + 1)
    ]
    assert codes == [401] * WRONG_AT_MOST + [429]
    right = {"login": ada.me["login"], "password": "correct horse"}
    assert httpx.post(sqlite_server.url + "/api/session", json=right, timeout=SECONDS).status_code == 429, (
        "not even the right one"
    )
    other = {"login": eve.me["login"], "password": "correct horse"}
    assert httpx.post(sqlite_server.url + "/api/session", json=other, timeout=SECONDS).status_code == 200


@pytest.mark.parametrize(
    ("login", "password"),
    [("ad", "correct horse"), ("Ada", "correct horse"), ("a da", "correct horse"), ("-ada", "correct horse"),
     ("ada.lovelace", "short"), ("ada.lovelace", "x" * 201), ("x" * 41, "correct horse")],
)  # fmt: skip
def test_logins_and_passwords_have_a_form(sqlite_server: Server, login: str, password: str) -> None:
    ada = Guest(sqlite_server.url)
    assert ada.refused("POST", "/api/accounts", {"login": login, "password": password}) == (400, "malformed")
    assert ada.get("/api/me")["login"] is None


def test_passwords_are_kept_as_argon2_and_tokens_outlive_a_restart(folder: Path) -> None:
    with running(settings_for(folder)) as server:
        ada = account(server.url)
    rows = sqlite3.connect(folder / "house.db")
    (kept,) = rows.execute("SELECT password FROM people").fetchone()
    rows.close()
    assert kept.startswith("$argon2id$")
    with running(settings_for(folder)) as server, httpx.Client(base_url=server.url, timeout=SECONDS) as again:
        again.headers["authorization"] = f"Bearer {ada.me['token']}"
        assert again.get("/api/me").json()["login"] == ada.me["login"]


def test_a_game_among_accounts_is_rated(sqlite_server: Server) -> None:
    people = [account(sqlite_server.url, name) for name in ("Ada", "Bruno")]
    for games in (1, 2):
        table = people[0].new_table("princes", 2)
        for person in people:
            person.sit(table)
        people[0].post(f"/api/tables/{table['id']}/start")
        people[1].post(f"/api/tables/{table['id']}/resign")
        wait_for(functools.partial(_has_played, people[0], games))
    ada, bruno = (person.get(f"/api/people/{person.me['id']}")["ratings"][0] for person in people)
    assert (ada["game"], ada["games"], bruno["games"]) == ("princes", 2, 2)
    assert ada["mu"] > 25 > bruno["mu"]
    best = people[0].get("/api/ratings/princes")
    order = [rating["person"] for rating in best]
    assert order.index(people[0].me["id"]) < order.index(people[1].me["id"])
    assert people[0].get("/api/ratings/carrara") == []


def _has_played(person: Guest, games: int) -> bool:
    return _games(person) == games


def _games(person: Guest) -> int:
    ratings = person.get(f"/api/people/{person.me['id']}")["ratings"]
    return int(ratings[0]["games"]) if ratings else 0


def test_a_game_with_a_guest_or_another_pack_is_not_rated(sqlite_server: Server) -> None:
    ada, guest = account(sqlite_server.url), Guest(sqlite_server.url, "Bruno")
    table = ada.new_table()
    ada.sit(table)
    guest.sit(table)
    ada.post(f"/api/tables/{table['id']}/start")
    guest.post(f"/api/tables/{table['id']}/resign")
    wait_for(lambda: ada.get(f"/api/tables/{table['id']}")["secret"])
    assert _games(ada) == 0
