"""The server does the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import copy
import random

from .playing import at_the_table, connected, step, until_table
from .running import Guest, Server, new_key, seated


def test_a_game_is_played_to_its_end_and_watched(each_server: Server) -> None:
    table, guests = seated(each_server.url, 2, "florenza")
    sockets = at_the_table([*guests, Guest(each_server.url, "Zoe")], table)
    chance = random.Random(3)
    while not sockets[0].state["over"]:
        step(sockets, chance.choice)
    for guest, socket in zip(guests, sockets, strict=False):
        assert socket.state["view"] == guest.position(table)["view"]
    info = guests[0].get(f"/api/tables/{table['id']}")
    assert (info["status"], info["version"]) == ("over", sockets[0].state["version"])
    assert min(score["rank"] for score in info["result"]) == 1


def test_a_move_sent_again_by_the_socket_or_by_http_counts_once(each_server: Server) -> None:
    table, guests = seated(each_server.url)
    sockets = at_the_table(guests, table)
    actor = sockets[0].state["actor"]
    action, key = sockets[actor].state["legal"][0], new_key()
    first = sockets[actor].play(action, key)
    assert (first["type"], first["version"]) == ("update", 1)
    assert sockets[actor].play(action, key, version=0) == {"type": "done", "key": key, "version": 1}
    assert all("key" not in message for socket in sockets if socket is not sockets[actor] for message in socket.heard)
    body = {"key": key, "version": 0, "action": action}
    assert guests[actor].post(f"/api/tables/{table['id']}/moves", body) == {"version": 1}
    assert guests[actor].position(table)["moves"] == 1


def test_going_back_needs_everybody_who_plays(each_server: Server) -> None:
    table, guests = seated(each_server.url, 3)
    sockets = at_the_table(guests, table)
    before = copy.deepcopy(sockets[0].state["view"])
    chance = random.Random(1)
    for _ in range(3):
        step(sockets, chance.choice)
    sockets[2].send(type="undo", key=new_key(), version=3, to=0)
    for socket in sockets:
        asking = until_table(socket, lambda table: table["asking"])["asking"]
        assert (asking["kind"], asking["seat"], asking["to"], asking["agreed"]) == ("back", 2, 0, [2])
    sockets[0].send(type="consent", agree=True)
    until_table(sockets[1], lambda table: table["asking"]["agreed"] == [0, 2])
    sockets[1].send(type="consent", agree=True)
    for socket in sockets:
        while socket.state["version"] == 3:
            socket.hear()
        assert (socket.state["version"], socket.state["moves"]) == (4, 0)
    assert sockets[0].state["view"] == before == guests[0].position(table)["view"]
    assert guests[0].get(f"/api/tables/{table['id']}")["asking"] is None
    step(sockets)


def test_one_no_is_enough_to_stay(each_server: Server) -> None:
    table, guests = seated(each_server.url)
    sockets = at_the_table(guests, table)
    step(sockets)
    sockets[0].send(type="undo", key=new_key(), version=1, to=0)
    until_table(sockets[1], lambda table: table["asking"])
    sockets[1].send(type="consent", agree=False)
    until_table(sockets[0], lambda table: table["asking"])
    until_table(sockets[0], lambda table: table["asking"] is None)
    position = guests[0].position(table)
    assert (position["version"], position["moves"]) == (1, 1)


def test_what_is_said_is_heard_once_and_kept(each_server: Server) -> None:
    table, guests = seated(each_server.url)
    sockets = at_the_table(guests, table)
    words = ["Buongiorno", "0 is not \\0, and ' is not \"; — ☕ 你好", "Addio"]
    for text in words:
        sockets[0].send(type="say", text=text)
    for socket in sockets:
        assert [socket.until("chat")["line"]["text"] for _ in words] == words
    assert [line["text"] for line in guests[1].get(f"/api/tables/{table['id']}/chat")] == words


def test_who_comes_and_goes_is_seen(each_server: Server) -> None:
    table, guests = seated(each_server.url)
    first = guests[0].socket(table)
    first.until("sync")
    second = guests[1].socket(table)
    until_table(first, lambda table: connected(table) == [True, True])
    second.close()
    until_table(first, lambda table: connected(table) == [True, False])


def test_a_rematch_keeps_everybodys_seat(each_server: Server) -> None:
    table, guests = seated(each_server.url)
    guests[1].post(f"/api/tables/{table['id']}/resign")
    fresh = guests[0].post(f"/api/tables/{table['id']}/rematch")
    again = guests[1].post(f"/api/tables/{table['id']}/rematch")
    assert (fresh["id"], fresh["status"], fresh["you"], again["you"]) == (again["id"], "open", 0, 1)
    assert [seat["name"] for seat in fresh["seats"]] == ["Ada", "Bruno"]
    guests[1].post(f"/api/tables/{fresh['id']}/start")
    assert guests[0].position(fresh)["version"] == 0
