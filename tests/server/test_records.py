"""Records: a finished game as a file that proves itself, and games that come from such a file."""

from __future__ import annotations

import random

import msgspec
import pytest

from mecenate.core.record import Record

from .playing import at_the_table, step
from .running import Guest, Server, seated


@pytest.fixture(scope="module")
def finished(sqlite_server: Server) -> tuple[str, str]:
    """A game of Florenza played to its end: the id of its table, and the record."""
    table, guests = seated(sqlite_server.url, 2, "florenza", public=True)
    assert guests[0].refused("GET", f"/api/tables/{table['id']}/record") == (409, "not-over")
    sockets = at_the_table(guests, table)
    chance = random.Random(11)
    while not sockets[0].state["over"]:
        step(sockets, chance.choice)
    answer = guests[0].http.get(f"/api/tables/{table['id']}/record")
    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    return table["id"], answer.text


def test_a_record_proves_itself(sqlite_server: Server, finished: tuple[str, str]) -> None:
    id, text = finished
    verdict = Record.parse(text).verify()
    assert verdict.endswith("the game is over; the deal follows from the secret and fits the seal")
    table = Guest(sqlite_server.url).get(f"/api/tables/{id}")
    assert f"seal {table['seal']}" in text
    assert f"secret {table['secret']}" in text
    assert [score.to_dict()["total"] for score in Record.parse(text).state.scores()] == [
        score["total"] for score in table["result"]
    ]


def test_a_record_can_be_looked_at_again(sqlite_server: Server, finished: tuple[str, str]) -> None:
    id, text = finished
    ada = Guest(sqlite_server.url)
    opened = ada.post("/api/records", {"record": text})
    assert (opened["status"], opened["result"]) == ("over", _without_resigned(ada.get(f"/api/tables/{id}")["result"]))
    moves = len(Record.parse(text).steps)
    for seat in (0, 1):
        for at in (0, moves // 2, moves):
            path = f"/history/{at}?seat_shown={seat}"
            again, real = (ada.get(f"/api/tables/{one}{path}") for one in (opened["id"], id))
            assert again == real
    assert ada.get(f"/api/tables/{opened['id']}/log") == ada.get(f"/api/tables/{id}/log")
    assert ada.http.get(f"/api/tables/{opened['id']}/record").text.splitlines()[-1] == text.splitlines()[-1]
    assert ada.refused("POST", "/api/records", {"record": text, "play_on": True}) == (409, "not-running")


def _without_resigned(result: list[dict[str, object]]) -> list[dict[str, object]]:
    return [{name: value for name, value in score.items() if name != "resigned"} for score in result]


def test_a_record_can_be_played_on(sqlite_server: Server, finished: tuple[str, str]) -> None:
    head, _, moves = finished[1].partition("\n\n")
    head = "\n".join(line for line in head.splitlines() if not line.startswith(("seal", "secret", "player")))
    half = head + "\n\n" + "\n".join(moves.splitlines()[:21]) + "\n"
    ada, bruno = Guest(sqlite_server.url), Guest(sqlite_server.url, "Bruno")
    table = ada.post("/api/records", {"record": half, "play_on": True})
    assert (table["status"], table["version"], table["seal"]) == ("open", 20, None)
    ada.sit(table, 1)
    bruno.sit(table, 0)
    ada.post(f"/api/tables/{table['id']}/start")
    position = bruno.position(table)
    assert (position["version"], position["moves"]) == (20, 20)
    assert position["view"] == _view(half, 0)
    sockets = at_the_table([bruno, ada], table)
    chance = random.Random(3)
    while not sockets[0].state["over"]:
        step(sockets, chance.choice)
    played = ada.http.get(f"/api/tables/{table['id']}/record").text
    assert "\nplayer 1 Bruno\nplayer 2 Ada\n" in played
    assert "\n".join(line for line in played.splitlines() if not line.startswith("player")).startswith(half.rstrip())
    assert "the game is over" in Record.parse(played).verify()
    assert ada.get(f"/api/tables/{table['id']}")["secret"] is None


def _view(text: str, seat: int) -> object:
    return msgspec.to_builtins(Record.parse(text).state.view(seat))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda text: "nonsense", "line 1"),
        (lambda text: text.replace("game florenza", "game chess"), "chess"),
        (lambda text: text.replace("1. [", "1. [9"), "line"),
        (lambda text: text.replace("seats 2", "seats 9"), "9"),
        (lambda text: text + "999. [1] pass\n", "expected action"),
        (lambda text: text.replace("secret ", "secret x"), "hexadecimal"),
    ],
)
def test_a_damaged_record_is_refused_by_its_line(
    sqlite_server: Server, finished: tuple[str, str], change: object, words: str
) -> None:
    assert callable(change)
    ada = Guest(sqlite_server.url)
    answer = ada.http.post("/api/records", json={"record": change(finished[1])})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-record")
    assert words in answer.json()["message"]
    assert ada.get("/api/tables/mine") == []
