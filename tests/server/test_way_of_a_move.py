"""The way of a move: from a click to everybody's eyes, once and in order."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mecenate.games.carrara import view_builder
from mecenate.games.carrara.view import View

from .running import CARRIED_OUT, Guest, Server, new_key, seated


def test_a_whole_game_by_sockets(sqlite_server: Server) -> None:
    """Every client's view, kept up by changed parts, is at the end the very view that the server would send."""
    table, guests = seated(sqlite_server.url, 3, options={"version": "normal"})
    sockets = [guest.socket(table) for guest in guests]
    sockets.append(Guest(sqlite_server.url, "Zoe").socket(table))
    for socket in sockets:
        socket.until("sync")
    chance = random.Random(5)
    while not sockets[0].state["over"]:
        mover = sockets[sockets[0].state["actor"]]
        before = mover.state["version"]
        answer = mover.play(chance.choice(mover.state["legal"]))
        assert answer["type"] in CARRIED_OUT, answer
        for socket in sockets:
            while socket.state["version"] == before:
                socket.hear()
    for seat, socket in enumerate(sockets[:3]):
        assert socket.state["view"] == guests[seat].position(table)["view"]
    result = guests[0].get(f"/api/tables/{table['id']}")["result"]
    assert [score["seat"] for score in result] == [0, 1, 2]


def test_a_move_sent_twice_counts_once(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url)
    position = guests[0].position(table)
    body = {"key": new_key(), "version": position["version"], "action": position["legal"][0]}
    first = guests[position["actor"]].post(f"/api/tables/{table['id']}/moves", body)
    again = guests[position["actor"]].post(f"/api/tables/{table['id']}/moves", body)
    assert first == again == {"version": 1}
    assert guests[0].position(table)["version"] == 1


def test_a_view_that_cannot_be_drawn_is_a_mistake_of_the_server_and_changes_nothing(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, guests = seated(sqlite_server.url)
    sockets = [guest.socket(table) for guest in guests]
    actor = sockets[0].until("sync")["actor"]
    sockets[actor].state = guests[actor].position(table)
    action = sockets[actor].state["legal"][0]

    fails = iter([True])

    def view(**fields: Any) -> Any:
        if next(fails, False):
            raise ZeroDivisionError("no ink")
        return View(**fields)

    with monkeypatch.context() as broken:
        broken.setattr(view_builder, "View", view)
        answer = sockets[actor].play(action)
        assert (answer["type"], answer["code"]) == ("error", "broken") and "ink" not in answer["message"]
    assert guests[actor].position(table)["version"] == 0
    assert sockets[actor].play(action)["version"] == 1
