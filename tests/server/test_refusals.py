"""Bad input: each mistake has its own code and status, and nothing is changed by it."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

import mecenate

from .running import SECONDS, Guest, Server, Socket, new_key, seated, turned_away, wait_for

Game = tuple[dict[str, Any], list[Guest], int]


@pytest.fixture
def game(sqlite_server: Server) -> Game:
    """A table in its second move, its people, and whose turn it is."""
    table, guests = seated(sqlite_server.url, public=True)
    guests[guests[0].position(table)["actor"]].play(table)
    return table, guests, guests[0].position(table)["actor"]


def everything(table: dict[str, Any], guests: list[Guest]) -> list[Any]:
    """All that is known of a table."""
    path = f"/api/tables/{table['id']}"
    paths = ("", "/position", "/log", "/chat", "/note")
    return [guest.get(path + part) for guest in guests for part in paths]


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"action": "fly away"}, (422, "unknown-action")),
        ({"action": "improve 5"}, (422, "unknown-action")),
        ({"action": "!"}, (422, "illegal-action")),
        ({"action": ""}, (400, "malformed")),
        ({"action": "x" * 301}, (400, "malformed")),
        ({"action": 7}, (400, "malformed")),
        ({"version": 0}, (409, "stale-version")),
        ({"version": 2}, (409, "stale-version")),
        ({"version": -1}, (400, "malformed")),
        ({"version": "one"}, (400, "malformed")),
        ({"key": ""}, (400, "malformed")),
        ({"key": "k" * 65}, (400, "malformed")),
        ({"key": None}, (400, "malformed")),
        ({"colour": "blue"}, (400, "malformed")),
    ],
    ids=str,
)
def test_a_wrong_move_is_refused(game: Game, change: dict[str, Any], expected: tuple[int, str]) -> None:
    table, guests, actor = game
    before = everything(table, guests)
    position = guests[actor].position(table)
    if change == {"action": "!"}:
        words = [str(action) for action in mecenate.game("carrara").actions]
        change = {"action": next(word for word in words if word not in position["legal"])}
    body = {"key": new_key(), "version": position["version"], "action": position["legal"][0], **change}
    assert guests[actor].refused("POST", f"/api/tables/{table['id']}/moves", body) == expected
    assert everything(table, guests) == before


def test_a_move_out_of_turn_or_from_outside_is_refused(game: Game) -> None:
    table, guests, actor = game
    before = everything(table, guests)
    path = f"/api/tables/{table['id']}/moves"
    body = {"key": new_key(), "version": 1, "action": guests[actor].position(table)["legal"][0]}
    assert guests[1 - actor].refused("POST", path, body) == (409, "not-your-turn")
    zoe = Guest(guests[0].url, "Zoe")
    assert zoe.refused("POST", path, body) == (403, "not-seated")
    zoe.http.headers["x-seat-token"] = "guessed"
    assert zoe.refused("POST", path, body) == (403, "not-seated")
    zoe.http.headers.pop("authorization")
    assert zoe.refused("POST", path, body) == (403, "not-seated")
    assert everything(table, guests) == before


def test_the_key_of_somebody_else_is_refused(game: Game) -> None:
    table, guests, actor = game
    key = new_key()
    body = {"key": key, "version": 1, "action": guests[actor].position(table)["legal"][0]}
    path = f"/api/tables/{table['id']}/moves"
    guests[actor].post(path, body)
    assert guests[1 - actor].refused("POST", path, {**body, "version": 2}) == (409, "key-taken")


def test_the_socket_refuses_alike_and_stays_open(game: Game) -> None:
    table, guests, actor = game
    before = everything(table, guests)
    sockets = [guest.socket(table) for guest in guests]
    legal = sockets[actor].until("sync")["legal"]
    tries: list[tuple[Socket, str, str]] = [
        (sockets[actor], "not json at all", "malformed"),
        (sockets[actor], '{"type": "dance"}', "malformed"),
        (sockets[actor], '{"type": "play", "key": "a"}', "malformed"),
        (sockets[actor], "[" * 9000, "malformed"),
        (sockets[actor], '{"type": "say", "text": "\\ud800"}', "malformed"),
        (sockets[actor], _play(action="fly away"), "unknown-action"),
        (sockets[actor], _play(action=legal[0], version=0), "stale-version"),
        (sockets[actor], _play(action=legal[0], version=10**30), "stale-version"),
        (sockets[actor], _play(action=legal[0], key="k" * 65), "malformed"),
        (sockets[actor], '{"type": "consent", "agree": true}', "nobody-asks"),
        (sockets[actor], '{"type": "undo", "key": "u", "version": 1, "to": 7}', "no-such-move"),
        (sockets[actor], '{"type": "undo", "key": "u", "version": 1, "to": -1}', "no-such-move"),
        (sockets[1 - actor], _play(action=legal[0]), "not-your-turn"),
    ]
    for socket, text, code in tries:
        socket.wire.send(text)
        problem = socket.until("error")
        assert (problem["code"], problem["version"]) == (code, 1), text
    sockets[actor].wire.send(b"\xff\xfe binary")
    assert sockets[actor].until("error")["code"] == "malformed"
    for socket in sockets:
        socket.close()
    _everybody_gone(table, guests)
    assert everything(table, guests) == before


def _play(**facts: Any) -> str:
    return json.dumps({"type": "play", "key": new_key(), "version": 1, **facts})


def _everybody_gone(table: dict[str, Any], guests: list[Guest]) -> None:
    seats = f"/api/tables/{table['id']}"
    wait_for(lambda: not any(seat["connected"] for seat in guests[0].get(seats)["seats"]))


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("GET", "/api/tables/nothing-here", (404, "unknown-table")),
        ("GET", "/api/tables/nothing-here/position", (404, "unknown-table")),
        ("POST", "/api/tables/nothing-here/start", (404, "unknown-table")),
        ("GET", "/api/people/nobody", (404, "unknown-person")),
        ("GET", "/api/nowhere", (404, "not-found")),
        ("PUT", "/api/tables", (405, "wrong-method")),
    ],
)
def test_what_is_not_there_is_said_to_be_not_there(
    sqlite_server: Server, method: str, path: str, expected: tuple[int, str]
) -> None:
    assert Guest(sqlite_server.url).refused(method, path) == expected


def test_a_socket_to_nowhere_is_told_so_and_closed(sqlite_server: Server) -> None:
    assert turned_away(f"{sqlite_server.url}/ws/tables/nothing-here") == (4400, "unknown-table", "unknown-table")
    private = Guest(sqlite_server.url).new_table()
    assert turned_away(f"{sqlite_server.url}/ws/tables/{private['id']}?invite=x")[2] == "unknown-table"
    assert turned_away(f"{sqlite_server.url}/ws/me?token=x") == (4400, "sign-in", "sign-in")


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ({"game": "chess"}, (404, "unknown-game")),
        ({"seats": 7}, (422, "bad-option")),
        ({"seats": 0}, (422, "bad-option")),
        ({"seats": "two"}, (400, "malformed")),
        ({"options": {"colour": "blue"}}, (422, "bad-option")),
        ({"options": {"version": "purple"}}, (422, "bad-option")),
        ({"options": {"version": ["normal"]}}, (400, "malformed")),
        ({"undo": "always"}, (422, "bad-option")),
        ({"when_out": "explode"}, (422, "bad-option")),
        ({"bots": {"5": "random"}}, (422, "bad-option")),
        ({"bots": {"1": "genius"}}, (422, "bad-option")),
        ({"bots": {"one": "random"}}, (400, "malformed")),
        ({"tables": 0}, (422, "bad-option")),
        ({"tables": 9}, (422, "bad-option")),
        ({"clock": {}}, (422, "bad-option")),
        ({"clock": {"turn": -5, "reserve": 10}}, (422, "bad-option")),
        ({"clock": {"turn": 1e9}}, (422, "bad-option")),
        ({"clock": {"turn": 60, "increment": 1e300}}, (422, "bad-option")),
        ({"clock": {"turn": 60, "hours": 1}}, (400, "malformed")),
        ({"pack": {"cities": "none"}}, (422, "bad-pack")),
        ({"pack": {"no_such_block": 1}}, (422, "bad-pack")),
        ({"pack": []}, (400, "malformed")),
        ({"colour": "blue"}, (400, "malformed")),
    ],
    ids=str,
)
def test_a_wish_that_makes_no_sense_is_refused(
    sqlite_server: Server, wish: dict[str, Any], expected: tuple[int, str]
) -> None:
    ada = Guest(sqlite_server.url)
    assert ada.refused("POST", "/api/tables", {"game": "carrara", "seats": 2, **wish}) == expected
    assert ada.get("/api/tables/mine") == []


@pytest.mark.parametrize(
    "body", ["", "{", "[]", "null", '"x"', '{"name": "\\ud800"}', "\xff", '{"name": 1}', "[" * 5000]
)
def test_a_body_that_cannot_be_read_is_malformed(sqlite_server: Server, body: str) -> None:
    headers = {"content-type": "application/json"}
    answer = httpx.post(
        sqlite_server.url + "/api/guests", content=body.encode("latin-1"), headers=headers, timeout=SECONDS
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 41, "a\nb\x07", "\u202eada", "a\u2066b", "a\u200fb", "a\x9bb", "a\u200bb"]
)
def test_what_is_no_name_is_refused(sqlite_server: Server, name: str) -> None:
    answer = httpx.post(sqlite_server.url + "/api/guests", json={"name": name}, timeout=SECONDS)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    "text",
    ["\x07", "a\x1b[2Jb", "a\rb", "a\x9b31mb", "\x7f", "a\u202eb", "\u2067a", "a\u200eb", "a\u061cb", "a\u2028b"],
)
def test_chat_that_would_harm_what_stands_around_it_is_refused(sqlite_server: Server, text: str) -> None:
    table, (ada, bruno) = seated(sqlite_server.url)
    path = f"/api/tables/{table['id']}/chat"
    assert ada.refused("POST", path, {"text": text}) == (400, "malformed")
    socket = ada.socket(table)
    socket.send(type="say", text=text)
    assert socket.until("error")["code"] == "malformed"
    assert bruno.get(path) == []


def test_chat_may_be_in_any_writing(sqlite_server: Server) -> None:
    table, (ada, bruno) = seated(sqlite_server.url)
    said = ["Va bene!", "two\nlines\tand a tab", "שלום 3 florins", "مرحبا", "你好", "👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم"]
    for text in said:
        ada.post(f"/api/tables/{table['id']}/chat", {"text": text})
    assert [line["text"] for line in bruno.get(f"/api/tables/{table['id']}/chat")] == said


def test_nobody_does_nothing(sqlite_server: Server) -> None:
    """What needs a name is refused without one."""
    for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("GET", "/api/tables/mine")):
        answer = httpx.request(method, sqlite_server.url + path, json={"game": "carrara", "seats": 2}, timeout=SECONDS)
        assert (answer.status_code, answer.json()["code"]) == (401, "sign-in")


def test_a_zero_byte_is_refused_on_every_database(each_server: Server) -> None:
    """Not every database can keep one, so none does; and none breaks when asked for one."""
    table, (ada, _) = seated(each_server.url)
    path = f"/api/tables/{table['id']}"
    move = {"key": "a\0b", "version": 0, "action": ada.position(table)["legal"][0]}
    for method, where, body in (
        ("POST", path + "/chat", {"text": "a\0b"}),
        ("PUT", path + "/note", {"text": "a\0b"}),
        ("PATCH", "/api/me", {"webhook": "https://a\0b/"}),
        ("PATCH", "/api/me", {"name": "a\0b"}),
        ("POST", path + "/moves", move),
    ):
        assert ada.refused(method, where, body) == (400, "malformed"), where
    socket = ada.socket(table)
    socket.send(type="say", text="a\0b")
    assert socket.until("error")["code"] == "malformed"
    for where in ("/api/tables/%00", "/api/people/%00", "/api/tables?game=%00", "/api/ratings/%00"):
        assert ada.http.get(where).status_code in (200, 400, 404), where
    assert ada.position(table)["version"] == 0
