"""What was and what might be: history at any move, the log, notes, talk, and lines of play that nobody else sees."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from .playing import at_the_table, step
from .running import Guest, Server, Socket, new_key, seated, wait_for

Game = tuple[dict[str, Any], list[Guest], list[Socket], list[list[dict[str, Any]]]]


@pytest.fixture
def midgame(sqlite_server: Server) -> Game:
    """A table after 24 moves, with everybody's views along the way."""
    table, guests = seated(sqlite_server.url, 2, "princes", public=True)
    sockets = at_the_table(guests, table)
    views = [[_copy(socket) for socket in sockets]]
    chance = random.Random(2)
    for _ in range(24):
        step(sockets, chance.choice)
        views.append([_copy(socket) for socket in sockets])
    return table, guests, sockets, views


def _copy(socket: Socket) -> dict[str, Any]:
    view: dict[str, Any] = copy.deepcopy(socket.state["view"])
    return view


def test_every_earlier_position_is_as_it_was_seen(midgame: Game) -> None:
    table, guests, _, views = midgame
    for moves in (0, 1, 7, 23, 24):
        for seat, guest in enumerate(guests):
            past = guest.get(f"/api/tables/{table['id']}/history/{moves}")
            assert (past["moves"], past["of"], past["seat"], past["over"]) == (moves, 24, seat, False)
            assert past["view"] == views[moves][seat]
            assert past["scores"] is None


def test_there_is_no_position_after_the_last_move(midgame: Game) -> None:
    table, guests, _, _ = midgame
    path = f"/api/tables/{table['id']}/history"
    assert guests[0].refused("GET", f"{path}/25") == (409, "no-such-move")
    assert guests[0].refused("GET", f"{path}/-1") == (400, "malformed")
    assert guests[0].refused("GET", f"{path}/first") == (404, "not-found")
    assert guests[0].refused("GET", f"{path}/3", seat_shown=1) == (403, "not-allowed")


def test_the_log_is_what_was_told_live(midgame: Game) -> None:
    table, guests, sockets, _ = midgame
    for guest, socket in zip(guests, sockets, strict=True):
        heard = {m["moves"]: (m["by"], m["events"]) for m in socket.heard if m["type"] == "update" and m["events"]}
        lines = guest.get(f"/api/tables/{table['id']}/log", first=1)
        log = {line["move"]: (line["by"], line["events"]) for line in lines}
        assert log == heard
        some = guest.get(f"/api/tables/{table['id']}/log", first=5, last=9)
        assert {line["move"] for line in some} == {move for move in heard if 5 <= move <= 9}
    socket = guests[0].socket(table)
    synced = socket.until("sync")["log"]
    assert all((line["by"] is None) == (line["move"] == 0) for line in synced)
    assert synced == guests[0].get(f"/api/tables/{table['id']}/log")


def test_what_if_leaves_the_game_alone(midgame: Game) -> None:
    table, guests, sockets, _ = midgame
    path = f"/api/tables/{table['id']}/what-if"
    before = [guest.position(table) for guest in guests]
    actor = before[0]["actor"]
    now = guests[actor].post(path, {})
    assert (now["actor"], now["view"], now["legal"]) == (actor, before[actor]["view"], before[actor]["legal"])
    line: list[str] = []
    for _ in range(8):
        there = guests[actor].post(path, {"actions": line, "seed": 5})
        line.append(there["legal"][-1])
    assert there["events"]
    assert guests[actor].post(path, {"actions": line[:-1], "seed": 5}) == there, "the same seed leads to the same world"
    earlier = guests[actor].post(path, {"moves": 3})
    assert earlier["view"] == guests[actor].get(f"/api/tables/{table['id']}/history/3")["view"]
    assert [guest.position(table) for guest in guests] == before
    assert all(socket.state["version"] == 24 for socket in sockets)


def test_bots_answer_in_what_if_where_nobody_else_plays(sqlite_server: Server, midgame: Game) -> None:
    ada = Guest(sqlite_server.url, "Ada")
    alone = ada.new_table("carrara", 3, bots={"1": "random", "2": "random"})
    ada.sit(alone)
    ada.post(f"/api/tables/{alone['id']}/start")
    wait_for(lambda: ada.position(alone)["actor"] == 0)
    path = f"/api/tables/{alone['id']}/what-if"
    there = ada.post(path, {"actions": ["pass"], "seed": 5, "answers": True})
    assert there["actor"] == 0
    assert {event["seat"] for event in there["events"]} >= {0, 1, 2}
    assert there["line"][0] == "pass"
    assert len(there["line"]) > 2
    assert ada.post(path, {"actions": there["line"], "seed": 5})["view"] == there["view"], (
        "the line can be played again"
    )
    table, guests, _, _ = midgame
    actor = guests[0].position(table)["actor"]
    path = f"/api/tables/{table['id']}/what-if"
    line = guests[actor].post(path, {"answers": True})["legal"][:1]
    assert guests[actor].post(path, {"actions": line, "answers": True})["line"] == line, "people answer for themselves"


def test_what_if_refuses_what_is_not_possible_there(midgame: Game) -> None:
    table, guests, _, _ = midgame
    path = f"/api/tables/{table['id']}/what-if"
    assert guests[0].refused("POST", path, {"actions": ["fly away"]}) == (422, "unknown-action")
    illegal = "return physicist" if "return physicist" not in guests[0].post(path, {})["legal"] else "no"
    assert guests[0].refused("POST", path, {"actions": [illegal]}) == (422, "illegal-action")
    assert guests[0].refused("POST", path, {"moves": 99}) == (409, "no-such-move")
    assert guests[0].refused("POST", path, {"actions": ["x"] * 301}) == (429, "too-many")
    assert guests[0].refused("POST", path, {"actions": "x"}) == (400, "malformed")
    assert guests[0].refused("POST", path, {"seed": "x"}) == (400, "malformed")
    assert guests[0].post(path, {"seed": -(2**62)})["actor"] is not None


def test_a_note_is_for_its_seat_alone(midgame: Game) -> None:
    table, guests, _, _ = midgame
    path = f"/api/tables/{table['id']}/note"
    assert guests[0].get(path) == {"text": ""}
    guests[0].http.put(path, json={"text": "Bruno saves for the opera ☕"}).raise_for_status()
    assert guests[0].get(path) == {"text": "Bruno saves for the opera ☕"}
    assert guests[1].get(path) == {"text": ""}
    assert Guest(guests[0].url, "Zoe").refused("GET", path) == (403, "not-seated")
    assert guests[0].refused("PUT", path, {"text": "x" * 20_001}) == (400, "malformed")
    assert guests[0].get(path) == {"text": "Bruno saves for the opera ☕"}


def test_the_gallery_talks_among_itself_until_the_end(midgame: Game) -> None:
    table, guests, sockets, _ = midgame
    path = f"/api/tables/{table['id']}/chat"
    zoe, yan = Guest(guests[0].url, "Zoe"), Guest(guests[0].url, "Yan")
    watching = yan.socket(table)
    watching.until("sync")
    zoe.post(path, {"text": "Bruno should bid 800"})
    guests[0].post(path, {"text": "Buon giorno"})
    heard = [watching.until("chat")["line"] for _ in range(2)]
    assert [(line["room"], line["name"], line["text"]) for line in heard] == [
        ("gallery", "Zoe", "Bruno should bid 800"), ("table", "Ada", "Buon giorno"),
    ]  # fmt: skip
    line = sockets[1].until("chat")["line"]
    assert (line["room"], line["seat"], line["text"]) == ("table", 0, "Buon giorno")
    assert [line["text"] for line in guests[1].get(path)] == ["Buon giorno"]
    assert [line["text"] for line in zoe.get(path)] == ["Bruno should bid 800", "Buon giorno"]
    assert [line["text"] for line in zoe.get(path, after=heard[0]["id"])] == ["Buon giorno"]
    guests[1].post(f"/api/tables/{table['id']}/resign")
    assert [line["text"] for line in guests[1].get(path)] == ["Bruno should bid 800", "Buon giorno"]


@pytest.mark.parametrize("said", ["", "   ", "x" * 1001])
def test_what_is_too_short_or_too_long_is_not_said(sqlite_server: Server, said: str) -> None:
    table, guests = seated(sqlite_server.url)
    socket = guests[0].socket(table)
    socket.until("sync")
    socket.send(type="say", text=said)
    assert socket.until("error")["code"] == "malformed"
    assert guests[0].refused("POST", f"/api/tables/{table['id']}/chat", {"text": said}) == (400, "malformed")
    assert guests[1].get(f"/api/tables/{table['id']}/chat") == []


def test_who_says_nothing_of_themselves_may_watch_but_not_talk(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, public=True)
    guests[0].http.headers.pop("authorization")
    assert guests[0].position(table)["seat"] is None
    assert guests[0].refused("POST", f"/api/tables/{table['id']}/chat", {"text": "Hm"}) == (401, "sign-in")


def test_a_view_stays_right_when_everybody_was_away_for_a_while(sqlite_server: Server) -> None:
    """What changed and changed back while nobody looked is told too."""
    table, guests = seated(sqlite_server.url, 2, "carpe_diem")
    chance = random.Random(9)
    for _ in range(8):
        socket = guests[0].socket(table)
        socket.until("sync")
        for _ in range(chance.randrange(4)):
            _random_move(guests, table, chance)
            before = socket.state["version"]
            while socket.state["version"] == before:
                socket.hear()
            assert socket.state["view"] == guests[0].position(table)["view"]
        socket.close()
        _wait_until_away(guests[0], table)
        for _ in range(chance.randrange(1, 4)):
            _random_move(guests, table, chance)


def _random_move(guests: list[Guest], table: dict[str, Any], chance: random.Random) -> None:
    actor = guests[0].position(table)["actor"]
    position = guests[actor].position(table)
    body = {"key": new_key(), "version": position["version"], "action": chance.choice(position["legal"])}
    guests[actor].post(f"/api/tables/{table['id']}/moves", body)


def _wait_until_away(guest: Guest, table: dict[str, Any]) -> None:
    wait_for(lambda: not guest.get(f"/api/tables/{table['id']}")["seats"][0]["connected"])
