"""Leaving for good, and taking one's data along."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from mecenate.server.storage import database
from mecenate.server.tables import sweeping

from .running import SECONDS, Guest, Server, running, seated, settings_for, wait_for
from .test_sessions import PASSWORD, SIGNED_OUT, account, again, old_token, with_token

SOMEONE = "someone who left"


def leave(guest: Guest, **body: Any) -> None:
    answer = guest.http.post("/api/me/deletion", json=body)
    assert answer.status_code == 204, answer.text


def everything(url: str) -> str:
    """Every value of every row of the database."""
    return asyncio.run(_everything(url))


async def _everything(url: str) -> str:
    from mecenate.server.storage.schema import metadata

    engine = database.open_engine(url)
    try:
        async with engine.connect() as connection:
            rows = [
                row for table in metadata.tables for row in await connection.execute(text(f"SELECT * FROM {table}"))
            ]
        return "\n".join(map(str, rows))
    finally:
        await engine.dispose()


def played(url: str) -> tuple[dict[str, Any], Guest, Guest]:
    """A game between two accounts that has ended, with chat and notes."""
    ada, bruno = account(url, "Augusta Ada"), account(url, "Bruno")
    table = ada.new_table("princes", 2)
    for guest in (ada, bruno):
        guest.sit(table)
        guest.post(f"/api/tables/{table['id']}/chat", {"text": f"I am {guest.me['name']}"})
        guest.http.put(f"/api/tables/{table['id']}/note", json={"text": f"the plan of {guest.me['name']}"})
    ada.post(f"/api/tables/{table['id']}/start")
    ada.play(table) if ada.position(table)["legal"] else bruno.play(table)
    bruno.post(f"/api/tables/{table['id']}/resign")
    wait_for(lambda: ada.get(f"/api/people/{ada.me['id']}")["ratings"])
    return table, ada, bruno


def test_an_account_that_is_deleted_leaves_its_games_and_nothing_else(each_server: Server) -> None:
    table, ada, bruno = played(each_server.url)
    login = ada.me["login"]
    token = old_token(each_server.services.settings.database_url, ada.me["id"])
    other = again(ada)
    before = bruno.get(f"/api/tables/{table['id']}")
    assert ada.refused("POST", "/api/me/deletion", {"password": "wrong horse"}) == (401, "wrong-password")
    assert ada.refused("POST", "/api/me/deletion", {}) == (401, "wrong-password")
    assert ada.get("/api/me")["login"] == login
    leave(ada, password=PASSWORD)
    for gone in (ada, other):
        assert gone.refused("GET", "/api/me") == (401, "sign-in")
    with with_token(each_server.url, token) as never_used:
        assert never_used.get("/api/me").status_code == 401
    assert (
        httpx.post(
            each_server.url + "/api/session", json={"login": login, "password": PASSWORD}, timeout=SECONDS
        ).status_code
        == 401
    )
    after = bruno.get(f"/api/tables/{table['id']}")
    assert (after["result"], after["version"], after["seal"]) == (before["result"], before["version"], before["seal"])
    assert [(seat["name"], seat["left"]) for seat in after["seats"]] == [(SOMEONE, True), ("Bruno", False)]
    assert [line["text"] for line in bruno.get(f"/api/tables/{table['id']}/chat")] == ["I am Bruno"]
    assert "moves" in bruno.http.get(f"/api/tables/{table['id']}/record").text or before["version"] >= 1
    assert bruno.refused("GET", f"/api/people/{ada.me['id']}") == (404, "unknown-person")
    assert ada.me["id"] not in [rating["person"] for rating in bruno.get("/api/ratings/princes")]
    listed = next(one for one in bruno.get("/api/tables/mine") if one["id"] == table["id"])
    assert (listed["seats"][0]["name"], listed["seats"][0]["left"]) == (SOMEONE, True)
    kept = everything(each_server.services.settings.database_url)
    assert "Augusta" not in kept and login not in kept
    assert "the plan of Bruno" in kept


def test_the_login_of_a_deleted_account_is_free_again(each_server: Server) -> None:
    ada = account(each_server.url)
    leave(ada, password=PASSWORD)
    eve = Guest(each_server.url, "Eve")
    made = eve.post("/api/accounts", {"login": ada.me["login"], "password": PASSWORD})
    assert made["id"] != ada.me["id"]


def test_who_leaves_gives_up_running_games_and_waiting_seats(each_server: Server) -> None:
    table, guests = seated(each_server.url, 3)
    ada, bruno, carla = guests
    waiting = bruno.new_table(public=True)
    ada.sit(waiting)
    own = ada.new_table(public=True)
    alone = ada.new_table(bots={"1": "random"})
    ada.sit(alone)
    ada.post(f"/api/tables/{alone['id']}/start")
    socket, beside = ada.socket(table), bruno.socket(table)
    for one in (socket, beside):
        one.until("sync")
    leave(ada)
    assert socket.close_code() == SIGNED_OUT
    shown = bruno.get(f"/api/tables/{table['id']}")["seats"][0]
    assert (shown["name"], shown["resigned"], shown["left"]) == (SOMEONE, True, True)
    assert shown["bot"] is not None, "somebody plays on for the others"
    while not beside.until("table")["table"]["seats"][0]["left"]:
        pass
    assert [seat["person"] for seat in bruno.get(f"/api/tables/{waiting['id']}")["seats"]] == [None, None]
    assert bruno.get(f"/api/tables/{own['id']}")["status"] == "abandoned"
    assert carla.position(table)["version"] >= 1


def test_others_are_rated_for_a_game_that_somebody_left_by_leaving_for_good(each_server: Server) -> None:
    ada, bruno = account(each_server.url), account(each_server.url, "Bruno")
    table = ada.new_table("florenza")
    for guest in (ada, bruno):
        guest.sit(table)
    ada.post(f"/api/tables/{table['id']}/start")
    leave(ada, password=PASSWORD)
    assert bruno.get(f"/api/tables/{table['id']}")["status"] == "over"
    (rating,) = bruno.get(f"/api/people/{bruno.me['id']}")["ratings"]
    assert rating["mu"] > 25


def test_what_was_left_undone_is_done_later(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server stopped right after the account was deleted; it gives the seats up when it is open again."""
    monkeypatch.setattr(sweeping, "FIRST", 0.05)
    settings = settings_for(folder)
    with running(settings) as server:
        table, (ada, bruno) = seated(server.url)
    rows = sqlite3.connect(folder / "house.db")
    rows.execute("UPDATE people SET left_at = 1, name = ? WHERE id = ?", (SOMEONE, ada.me["id"]))
    rows.commit()
    rows.close()
    with running(settings) as server:
        bruno.move_to(server.url)
        wait_for(lambda: bruno.get(f"/api/tables/{table['id']}")["status"] == "over")


def test_everything_that_is_kept_about_somebody_comes_as_one_file(each_server: Server) -> None:
    table, ada, bruno = played(each_server.url)
    again(ada, "A telephone")
    answer = ada.http.get("/api/me/export")
    assert answer.status_code == 200, answer.text
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.headers["content-type"].startswith("application/json")
    data = answer.json()
    assert data["person"]["name"] == "Augusta Ada"
    assert data["person"]["login"] == ada.me["login"]
    assert "password" not in json.dumps(data) and "argon2" not in json.dumps(data)
    assert {one["device"] for one in data["sessions"]} >= {"A telephone"}
    assert [line["text"] for line in data["chat"]] == ["I am Augusta Ada"]
    (game,) = data["games"]
    assert (game["id"], game["seat"], game["status"]) == (table["id"], 0, "over")
    assert game["note"] == "the plan of Augusta Ada"
    assert [score["seat"] for score in game["result"]] == [0, 1]
    assert [one["game"] for one in data["ratings"]] == ["princes"]
    assert [one["id"] for one in data["tables"]] == [table["id"]]
    text = json.dumps(data)
    for secret in ("plan of Bruno", "I am Bruno", bruno.me["token"], ada.me["token"], bruno.me["login"]):
        assert secret not in text
    assert all(move["kind"] in ("play", "undo", "resign", "bot") for move in game["moves"])


def test_the_file_tells_nothing_of_what_a_seat_may_not_see(each_server: Server) -> None:
    """A running game: one's own choices, never what the dealer drew, the deal or its secret."""
    table, (ada, bruno) = seated(each_server.url)
    while not ada.position(table)["legal"]:
        bruno.play(table)
    while ada.position(table)["legal"]:
        ada.play(table)
    data = ada.http.get("/api/me/export").json()
    (game,) = data["games"]
    assert game["moves"]
    assert {*game["moves"][0]} == {"number", "kind", "text", "at"}
    assert not {"secret", "deal", "outcomes", "result", "token"} & {*game}


def test_a_guest_leaves_without_a_password(each_server: Server) -> None:
    ada = Guest(each_server.url, "Passing Through")
    with httpx.Client(base_url=each_server.url, cookies={"mecenate": ada.me["token"]}, timeout=SECONDS) as browser:
        assert browser.post("/api/me/deletion", json={}).status_code == 403, "a browser needs its header"
        answer = browser.post("/api/me/deletion", json={}, headers={"x-mecenate": "1"})
        assert answer.status_code == 204
        assert 'mecenate=""' in answer.headers["set-cookie"] or "Max-Age=0" in answer.headers["set-cookie"]
    assert ada.refused("GET", "/api/me") == (401, "sign-in")
    assert "Passing Through" not in everything(each_server.services.settings.database_url)
