"""Two processes of one server on one PostgreSQL: who sits where makes no difference."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import threading
from typing import Any

import asyncpg
from websockets.sync.client import connect

from .playing import at_the_table, connected, step, until_table
from .processes import Process
from .running import CARRIED_OUT, SECONDS, Guest, Socket, new_key, wait_for

NAMES = ("Ada", "Bruno", "Carla", "Dino")


def seated_across(pair: list[Process], seats: int, game: str = "carrara") -> tuple[dict[str, Any], list[Guest]]:
    """A table that has begun, with people in turn at the first process and at the second."""
    guests = [Guest(pair[seat % 2].url, NAMES[seat]) for seat in range(seats)]
    table = guests[0].new_table(game, seats)
    for guest in guests:
        guest.sit(table)
    guests[-1].post(f"/api/tables/{table['id']}/start")
    return table, guests


def test_one_game_is_played_at_both(pair: list[Process]) -> None:
    """Everybody sees every step alike: the same one to move at every version, and only that one may choose."""
    table, guests = seated_across(pair, 3, "florenza")
    watchers = [Guest(process.url, "Zoe") for process in pair]
    sockets = at_the_table([*guests, *watchers], table)
    chance = random.Random(8)
    while not sockets[0].state["over"]:
        mover = sockets[sockets[0].state["actor"]]
        before = mover.state["version"]
        while mover.state["legal"]:
            assert mover.play(chance.choice(mover.state["legal"]))["type"] in CARRIED_OUT
        for socket in sockets:
            while socket.state["version"] < mover.state["version"]:
                socket.hear()
        assert mover.state["version"] > before
    for seat, socket in enumerate(sockets[:3]):
        views = [guests[seat].at(process.url).position(table)["view"] for process in pair]
        assert views == [socket.state["view"]] * 2
    shown = [_shown(socket) for socket in sockets]
    for seat, steps in enumerate(shown):
        for version, (actor, over, legal) in steps.items():
            assert (actor, over) == shown[0][version][:2]
            assert legal == (seat == actor)


def _shown(socket: Socket) -> dict[int, tuple[int | None, bool, bool]]:
    steps = [message for message in socket.heard if message["type"] in ("sync", "update")]
    return {step["version"]: (step["actor"], step["over"], step["legal"] is not None) for step in steps}


def test_asking_to_go_back_crosses_over(pair: list[Process]) -> None:
    table, guests = seated_across(pair, 4)
    sockets = at_the_table(guests, table)
    for _ in range(3):
        step(sockets)
    sockets[0].send(type="undo", key=new_key(), version=3, to=1)
    for socket in sockets:
        until_table(socket, lambda table: table["asking"])
    for socket in sockets[1:]:  # all at once, at both processes
        socket.send(type="consent", agree=True)
    for socket in sockets:
        while socket.state["version"] < 4:
            socket.hear()
        assert socket.state["moves"] == 1
    step(sockets)


def test_what_is_said_is_heard_once_at_both(pair: list[Process]) -> None:
    table, guests = seated_across(pair, 2)
    sockets = at_the_table(guests, table)
    for number in range(20):
        sockets[number % 2].send(type="say", text=f"line {number}")
    for socket in sockets:
        lines = [socket.until("chat")["line"]["text"] for _ in range(20)]
        assert sorted(lines) == sorted(f"line {number}" for number in range(20))
    for socket in sockets:
        socket.send(type="say", text="the end")
    for socket in sockets:
        assert [socket.until("chat")["line"]["text"] for _ in range(2)] == ["the end"] * 2


def test_seats_and_the_start_cross_over(pair: list[Process]) -> None:
    ada, bruno, carla = (Guest(pair[number].url, name) for number, name in ((0, "Ada"), (1, "Bruno"), (1, "Carla")))
    table = ada.new_table("carrara", 3)
    first, second = ada.socket(table), bruno.socket(table)
    ada.sit(table, 2)
    until_table(second, lambda table: table["seats"][2]["name"] == "Ada")
    bruno.sit(table, 0)
    until_table(first, lambda table: table["seats"][0]["name"] == "Bruno")
    bruno.http.delete(f"/api/tables/{table['id']}/seats/0")
    until_table(first, lambda table: table["seats"][0]["name"] is None)
    carla.sit(table, 0)
    answer = ada.http.put(f"/api/tables/{table['id']}/seats/1/bot", json={"level": "random"})
    assert answer.status_code == 200, answer.text
    until_table(second, lambda table: (table["seats"][0]["name"], table["seats"][1]["bot"]) == ("Carla", "random"))
    carla.post(f"/api/tables/{table['id']}/start")
    assert first.until("sync")["seat"] == 2
    assert second.until("sync")["seat"] is None, "who has stood up looks on as anybody"


def test_who_is_there_is_known_at_both(pair: list[Process]) -> None:
    """Who came first is known to who comes later, though that process had not heard of the table before."""
    ada, bruno = Guest(pair[0].url, "Ada"), Guest(pair[1].url, "Bruno")
    table = ada.new_table("carrara", 3)
    ada.sit(table)
    first = ada.socket(table)
    until_table(first, lambda table: connected(table) == [True, False, False])
    bruno.sit(table)
    second = bruno.socket(table)
    until_table(first, lambda table: connected(table) == [True, True, False])
    until_table(second, lambda table: connected(table) == [True, True, False])
    first.close()
    until_table(second, lambda table: connected(table) == [False, True, False])


def test_a_move_sent_to_both_at_once_counts_once(pair: list[Process]) -> None:
    table, guests = seated_across(pair, 2)
    sockets = at_the_table(guests, table)
    for _ in range(10):
        actor = sockets[0].state["actor"]
        version = sockets[actor].state["version"]
        body = {"key": new_key(), "version": version, "action": sockets[actor].state["legal"][0]}
        answers: list[Any] = []

        def send(process: Process, body: dict[str, Any] = body, actor: int = actor) -> None:
            answers.append(guests[actor].at(process.url).post(f"/api/tables/{table['id']}/moves", body))  # noqa: B023

        threads = [threading.Thread(target=send, args=(process,)) for process in (*pair, *pair)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert answers == [{"version": version + 1}] * 4
        for socket in sockets:
            while socket.state["version"] == version:
                socket.hear()
            assert socket.state["version"] == version + 1


def test_a_rematch_asked_for_at_both_is_one_table(pair: list[Process]) -> None:
    table, guests = seated_across(pair, 2)
    guests[1].post(f"/api/tables/{table['id']}/resign")
    fresh: list[Any] = []
    threads = [
        threading.Thread(target=lambda guest=guest: fresh.append(guest.post(f"/api/tables/{table['id']}/rematch")))
        for guest in guests
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert fresh[0]["id"] == fresh[1]["id"]
    assert {one["you"] for one in fresh} == {0, 1}
    for guest in guests:
        open_tables = [one["id"] for one in guest.get("/api/tables/mine") if one["status"] == "open"]
        assert open_tables == [fresh[0]["id"]], "nothing else is left standing"


def test_whose_turn_it_is_is_told_once_wherever_they_are(pair: list[Process]) -> None:
    """Bruno sits in the lobby of both processes, Ada plays at one and he at the other."""
    table, guests = seated_across(pair, 2)
    with contextlib.ExitStack() as lobbies:
        waiting = [
            lobbies.enter_context(connect(f"{process.url.replace('http', 'ws')}/ws/me?token={guests[1].me['token']}"))
            for process in pair
        ]
        for socket in waiting:
            socket.ping().wait(SECONDS)
        sockets = at_the_table(guests, table)
        turns: list[tuple[str, int]] = []
        before = sockets[0].state["actor"]
        while len(turns) < 3:
            step(sockets)
            actor = sockets[0].state["actor"]
            if actor == 1 and before != 1:
                turns.append(("turn", sockets[0].state["version"]))
            before = actor
        guests[0].post(f"/api/tables/{table['id']}/resign")
        for socket in waiting:
            heard: list[tuple[str, int]] = []
            while not heard or heard[-1][0] != "over":
                notice = json.loads(socket.recv(SECONDS))
                heard.append((notice["kind"], notice["version"]))
            assert heard[:-1] == turns


def test_a_broken_connection_for_notices_is_made_again(pair: list[Process]) -> None:
    table, guests = seated_across(pair, 2)
    sockets = at_the_table(guests, table)
    assert asyncio.run(_listening(pair[0].database, "pg_terminate_backend(pid)")) >= 2
    step(sockets)
    wait_for(lambda: asyncio.run(_listening(pair[0].database, "pid")) >= 2)
    step(sockets)
    sockets[0].send(type="say", text="still here")
    assert sockets[1].until("chat")["line"]["text"] == "still here"


async def _listening(database: str, do: str) -> int:
    """Do something with the connections on which the processes listen; returns how many there are."""
    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        query = f"SELECT {do} FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        return len(await connection.fetch(query))
    finally:
        await connection.close()


def test_a_proxy_bid_given_at_one_process_acts_at_the_other(pair: list[Process]) -> None:
    table, guests = seated_across(pair, 3, "princes")
    path = f"/api/tables/{table['id']}/proxy-bid"
    while guests[0].position(table)["view"]["auction"] is None:
        actor = guests[guests[0].position(table)["actor"]]
        actor.play(table, next(word for word in actor.position(table)["legal"] if word != "decline"))
    auction = guests[0].position(table)["view"]["auction"]
    assert auction["leader"] == 0
    guests[0].put(path, {"lot": auction["lot"], "florins": 500})
    guests[1].play(table, "bid")
    guests[2].play(table, "pass")
    wait_for(lambda: guests[1].position(table)["view"]["auction"]["bid"] == 400)
    assert guests[0].at(pair[1].url).get(path) == {"lot": auction["lot"], "florins": 500}
    assert guests[2].at(pair[1].url).get(path) is None
