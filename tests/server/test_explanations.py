"""Explanations over HTTP: what choices mean and why others are not possible, in the language of who asks."""

from __future__ import annotations

from typing import Any

import pytest

from mecenate.core import explain as core_explain
from mecenate.lang import LANGUAGES, Language
from mecenate.server.bots.workers import Workers
from mecenate.server.http import guides
from mecenate.server.puzzles import jobs
from mecenate.server.tables import explaining, whatif

from .playing import play_moves
from .running import Guest, Server, Socket, new_key, seated


def opened(server: Server, game: str) -> tuple[str, list[Any], int]:
    """A table that has begun: its path, who sits there, and who chooses."""
    table, guests = seated(server.url, 2, game)
    actor = guests[0].position(table)["actor"]
    return f"/api/tables/{table['id']}", guests, actor


@pytest.mark.parametrize("game", ["carrara", "princes", "florenza", "carpe_diem"])
def test_the_seat_that_chooses_is_told_what_each_choice_means(sqlite_server: Server, game: str) -> None:
    path, guests, actor = opened(sqlite_server, game)
    now = guests[actor].get(f"{path}/position")
    found = guests[actor].get(f"{path}/choices")
    assert found["version"] == now["version"]
    assert [choice["plan"] for choice in found["choices"]] == [[text] for text in now["legal"]]
    assert all(found["texts"]) and len(found["texts"]) == len(now["legal"])
    first = guests[actor].post(f"{path}/explain", {"plan": now["legal"][:1]})
    assert first["choices"] == found["choices"][:1]
    assert guests[1 - actor].refused("GET", f"{path}/choices") == (409, "not-your-turn")


def test_a_plan_is_explained_and_nothing_is_played(sqlite_server: Server) -> None:
    path, guests, actor = opened(sqlite_server, "carrara")
    before = guests[actor].get(f"{path}/position")
    sector = guests[actor].post(f"{path}/explain", {"plan": ["leave wheel"]})["choices"][0]["legal"][0]
    found = guests[actor].post(f"{path}/explain", {"plan": ["leave wheel", sector]})["choices"][0]
    assert found["plan"] == ["leave wheel", sector] and found["turn"] == actor
    assert all(text.startswith(("take ", "done")) for text in found["legal"])
    assert guests[actor].get(f"{path}/position") == before
    assert guests[actor].refused("POST", f"{path}/explain", {"plan": ["take red"]}) == (422, "illegal-action")
    assert guests[actor].refused("POST", f"{path}/explain", {"plan": []}) == (400, "malformed")


def test_explanations_are_kept_until_the_table_moves_on(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    path, guests, actor = opened(sqlite_server, "carrara")
    asked = []
    ask = Workers.ask

    async def counted(workers: Workers, *args: Any) -> Any:
        asked.append(args[2])
        return await ask(workers, *args)

    monkeypatch.setattr(Workers, "ask", counted)
    first = guests[actor].get(f"{path}/choices")
    assert guests[actor].get(f"{path}/choices") == first
    assert len(asked) == 1
    guests[actor].post(f"{path}/moves", {"key": new_key(), "version": first["version"], "action": "pass"})
    later = guests[1 - actor].get(f"{path}/choices")
    assert len(asked) == 2 and later["version"] == first["version"] + 1


def test_nothing_is_explained_on_the_way_of_a_move(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in the server's own process, and not by a worker; only a request for an explanation costs anything."""
    explained: list[str] = []
    put = Workers.put

    def watched(workers: Workers, lane: Any, client: Any, function: Any, *args: Any) -> Any:
        if function.__module__ == explaining.__name__:
            explained.append(function.__name__)
        return put(workers, lane, client, function, *args)

    monkeypatch.setattr(Workers, "put", watched)
    for module in (core_explain, explaining, whatif, guides, jobs):
        for name in ("explain", "explain_choices"):
            monkeypatch.setattr(module, name, lambda *_args, name=name: explained.append(name), raising=False)
    table, guests = seated(sqlite_server.url, 2)
    play_moves(guests, table, 30, seed=1)
    actor = guests[0].position(table)["actor"]
    refused = guests[actor].refused(
        "POST", f"/api/tables/{table['id']}/moves", {"key": new_key(), "version": 30, "action": "follow"}
    )
    assert refused == (422, "illegal-action")
    guests[actor].play(table)
    assert explained == []
    actor = guests[0].position(table)["actor"]
    guests[actor].get(f"/api/tables/{table['id']}/choices")
    assert explained == ["choices"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_refusals_and_reasons_are_spoken_in_the_language_of_who_asks(sqlite_server: Server, code: str) -> None:
    path, guests, actor = opened(sqlite_server, "carrara")
    guest = guests[actor]
    header = {"accept-language": f"{code}-CH, en;q=0.3"}
    version = guest.get(f"{path}/position")["version"]
    body = {"key": new_key(), "version": version, "action": "follow"}
    refused = guest.http.post(f"{path}/moves", json=body, headers=header).json()
    said = Language(code).reason("carrara", "no visit", {})
    assert refused["code"] == "illegal-action" and refused["reason"] == "no visit" and refused["facts"] == {}
    assert refused["text"] == said
    assert refused["message"].startswith("'follow' is not legal now: nobody's visit is open. Legal: ")
    reasons = guest.http.post(f"{path}/reasons", json={"actions": ["follow", "pass"]}, headers=header).json()
    assert reasons["reasons"][0] == {
        "action": "follow",
        "legal": False,
        "kind": "no visit",
        "facts": {},
        "text": said,
    }
    assert reasons["reasons"][1]["legal"] is True
    stale = guest.http.post(f"{path}/moves", json={**body, "version": version + 1}, headers=header).json()
    assert stale["code"] == "stale-version" and stale["text"] and stale["reason"] is None


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_refusal_on_a_socket_has_the_reason_its_facts_and_a_sentence(sqlite_server: Server, code: str) -> None:
    table, guests = seated(sqlite_server.url)
    actor = guests[0].position(table)["actor"]
    socket = Socket(guests[actor], table, {}, additional_headers={"Accept-Language": f"{code}-CH, en;q=0.3"})
    socket.until("sync")
    tile = max(
        (
            tile
            for tile in socket.state["view"]["display"]
            if tile and f"build {tile['name']}" not in socket.state["legal"]
        ),
        key=lambda tile: tile["value"],
    )
    held = sum(socket.state["view"]["players"][actor]["blocks"].values())
    refused = socket.play(f"build {tile['name']}")
    assert (refused["type"], refused["code"], refused["reason"]) == ("error", "illegal-action", "tile price")
    assert refused["facts"] == {"tile": tile["name"], "value": tile["value"], "blocks": held}
    assert refused["text"] == Language(code).reason("carrara", "tile price", refused["facts"])
    stale = socket.play("pass", version=socket.state["version"] + 1)
    assert (stale["code"], stale["reason"], stale["facts"]) == ("stale-version", None, {})
    assert stale["text"] == Language(code).refusal("stale-version")


def test_a_line_of_play_comes_with_what_its_choices_mean(sqlite_server: Server) -> None:
    path, guests, actor = opened(sqlite_server, "carrara")
    line = guests[actor].post(f"{path}/what-if", {"actions": ["pass"], "seed": 1})
    assert line["actor"] == 1 - actor
    assert [choice["plan"] for choice in line["choices"]] == [[text] for text in line["legal"]]
    assert {choice["seat"] for choice in line["choices"]} == {1 - actor}


@pytest.mark.parametrize("game", ["carrara", "princes", "florenza", "carpe_diem"])
def test_the_choices_of_a_guide_are_explained(sqlite_server: Server, game: str) -> None:
    guest = Guest(sqlite_server.url)
    asked = [
        (number, moment, found)
        for number in range(1, 4)
        for moment, found in enumerate(guest.get(f"/api/guides/{game}/{number}")["moments"])
        if found["ask"] is not None
    ]
    number, moment, found = asked[0]
    choices = guest.get(f"/api/guides/{game}/{number}/choices/{moment}")
    assert [choice["plan"] for choice in choices] == [[text] for text in found["legal"]]
    assert guest.refused("GET", f"/api/guides/{game}/{number}/choices/999") == (404, "unknown-step")
