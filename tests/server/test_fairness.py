"""Nobody decides for others, and nobody sees the future: consent, seats that bots keep, rewinds, stand-ins."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from mecenate.core.record import Record

from .playing import at_the_table, step, until_table
from .running import Guest, Server, new_key, running, seated, settings_for, wait_for


def path_of(table: dict[str, Any]) -> str:
    return f"/api/tables/{table['id']}"


def bot(guest: Guest, table: dict[str, Any], seat: int, level: str | None) -> Any:
    answer = guest.http.put(f"{path_of(table)}/seats/{seat}/bot", json={"level": level})
    assert answer.status_code == 200, answer.text
    return answer.json()


def timed_out(folder: Path, server: Server) -> tuple[dict[str, Any], list[Guest]]:
    """A game between two people in which a bot keeps the seat of whoever was to move, after the clock ran out."""
    table, guests = seated(server.url, 2, "carrara", clock={"turn": 1})
    actor = guests[0].position(table)["actor"]
    wait_for(lambda: guests[0].get(path_of(table))["seats"][actor]["bot"])
    return table, [guests[1 - actor], guests[actor]]


# ---------------------------------------------------------------------- a seat that a bot keeps is still its person's


def test_who_sits_with_a_person_whose_seat_a_bot_keeps_does_not_decide_alone(
    folder: Path, sqlite_server: Server
) -> None:
    table, (present, absent) = timed_out(folder, sqlite_server)
    wait_for(lambda: present.position(table)["actor"] == present.get(path_of(table))["you"])
    moves = present.position(table)["moves"]
    version = present.position(table)["version"]
    present.post(path_of(table) + "/undo", {"key": new_key(), "version": version, "to": 0})
    info = present.get(path_of(table))
    assert present.position(table)["moves"] == moves > 0, "the absent person must agree"
    assert info["asking"]["kind"] == "back"
    assert present.refused("GET", path_of(table) + "/hint") == (403, "not-allowed")
    absent.post(path_of(table) + "/consent", {"agree": True})
    wait_for(lambda: present.get(path_of(table))["asking"] is None)


def test_who_ran_out_of_time_comes_back_without_asking(folder: Path, sqlite_server: Server) -> None:
    table, (present, absent) = timed_out(folder, sqlite_server)
    seat = absent.get(path_of(table))["you"]
    assert bot(absent, table, seat, None)["seats"][seat]["bot"] is None
    assert present.get(path_of(table))["asking"] is None


def test_nobody_lends_a_seat_to_a_master_and_takes_it_back(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, 3)
    ada, bruno, carla = guests
    refused = ada.refused("PUT", f"{path_of(table)}/seats/0/bot", {"level": "maestro"})
    assert refused == (409, "stand-in")
    info = bot(ada, table, 0, "apprentice")
    assert (info["seats"][0]["bot"], info["asking"]["kind"], info["asking"]["seat"]) == (None, "lend", 0)
    bruno.post(path_of(table) + "/consent", {"agree": True})
    assert bruno.get(path_of(table))["seats"][0]["bot"] is None, "all must agree"
    carla.post(path_of(table) + "/consent", {"agree": True})
    info = ada.get(path_of(table))
    assert (info["seats"][0]["bot"], info["asking"]) == ("apprentice", None)
    info = bot(ada, table, 0, None)
    assert (info["seats"][0]["bot"], info["asking"]["kind"]) == ("apprentice", "return")
    carla.post(path_of(table) + "/consent", {"agree": False})
    assert ada.get(path_of(table))["asking"] is None
    bot(ada, table, 0, None)
    for guest in (bruno, carla):
        guest.post(path_of(table) + "/consent", {"agree": True})
    assert ada.get(path_of(table))["seats"][0]["bot"] is None
    assert not sqlite_server.services.registry.tables[table["id"]].row.rated


def test_a_request_to_lend_a_seat_stays_while_others_play(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url)
    actor = guests[0].position(table)["actor"]
    bot(guests[1 - actor], table, 1 - actor, "apprentice")
    guests[actor].play(table)
    assert guests[actor].get(path_of(table))["asking"]["kind"] == "lend"
    guests[actor].post(path_of(table) + "/consent", {"agree": True})
    assert guests[actor].get(path_of(table))["seats"][1 - actor]["bot"] == "apprentice"


def test_alone_against_bots_a_seat_may_be_lent_to_any_level(sqlite_server: Server) -> None:
    ada = Guest(sqlite_server.url, "Ada")
    table = ada.new_table(bots={"1": "random"})
    ada.sit(table)
    ada.post(path_of(table) + "/start")
    assert bot(ada, table, 0, "novice")["seats"][0]["bot"] == "novice"
    assert bot(ada, table, 0, None)["seats"][0]["bot"] is None


def test_who_resigned_is_not_asked(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, 3)
    guests[2].post(path_of(table) + "/resign")
    guests[0].play(table, "pass")
    version = guests[0].position(table)["version"]
    guests[0].post(path_of(table) + "/undo", {"key": new_key(), "version": version, "to": 0})
    if guests[0].get(path_of(table))["asking"]:  # a pass can also be taken back alone
        assert guests[2].refused("POST", path_of(table) + "/consent", {"agree": True}) == (409, "bot-plays")
        guests[1].post(path_of(table) + "/consent", {"agree": True})
    assert guests[0].position(table)["moves"] == 0


# ---------------------------------------------------------------------- a rewind shows nobody the future


def with_accounts(guests: list[Guest]) -> None:
    for guest in guests:
        login = f"{guest.me['name'].lower()}{random.getrandbits(40)}"
        guest.post("/api/accounts", {"login": login, "password": "correct horse"})


def until_drawn(guests: list[Guest], table: dict[str, Any], server: Server) -> int:
    """Play until something was drawn; returns the move by which it was."""
    sockets = at_the_table(guests, table)
    chance = random.Random(5)
    while not server.services.registry.tables[table["id"]].dealt.shown_since(0):
        step(sockets, chance.choice)
    for socket in sockets:
        socket.close()
    (shown,) = server.services.registry.tables[table["id"]].dealt.shown_since(0)
    return shown


def test_after_a_rewind_other_things_are_drawn_and_the_record_proves_it(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, 2, "carrara", options={"pass_limit": 1})
    history = sqlite_server.services.registry.tables[table["id"]].dealt
    sockets = at_the_table(guests, table)
    wheels = []
    for _ in range(3):
        mover = sockets[sockets[0].state["actor"]]
        mover.play("turn wheel")
        for socket in sockets:
            while socket.state["moves"] != 1:
                socket.hear()
        wheels.append(history.moves[0].outcomes)
        sockets[0].send(type="undo", key=new_key(), version=sockets[0].state["version"], to=0)
        asking = until_table(sockets[1], lambda table: table["asking"])["asking"]
        assert (asking["to"], asking["shown"]) == (0, [1]), "whoever must agree is told what was shown since"
        sockets[1].send(type="consent", agree=True)
        for socket in sockets:
            while socket.state["moves"] != 0:
                socket.hear()
    assert len(set(wheels)) == 3
    while not sockets[0].state["over"]:
        step(sockets, lambda legal: "pass" if "pass" in legal else legal[0])
    text = guests[0].http.get(path_of(table) + "/record").text
    record = Record.parse(text)
    assert record.verify().endswith("the deal follows from the secret and fits the seal")
    assert text.count("\nundone 0\n") == 3 and "\nstream 3\n" in text
    assert [branch.steps[0].outcomes for branch in record.line.branches] == wheels
    assert "player 1 Ada" in text


def test_draws_after_a_restart_come_from_the_same_stream(folder: Path) -> None:
    with running(settings_for(folder)) as server:
        table, guests = seated(server.url)
        move = until_drawn(guests, table, server)
        version = guests[0].position(table)["version"]
        guests[0].post(path_of(table) + "/undo", {"key": new_key(), "version": version, "to": move - 1})
        guests[1].post(path_of(table) + "/consent", {"agree": True})
        text = server.services.registry.tables[table["id"]].dealt.moves
        before = server.services.registry.tables[table["id"]].dealt.streams.now
        assert len(text) == move - 1 and before == (1, move)
    with running(settings_for(folder)) as server:
        for guest in guests:
            guest.move_to(server.url)
        guests[0].position(table)
        assert server.services.registry.tables[table["id"]].dealt.streams.now == before


def test_going_back_further_never_returns_to_draws_that_were_seen(sqlite_server: Server) -> None:
    """Back to where something was drawn, then further back without a draw: the old stream must not come again."""
    table, guests = seated(sqlite_server.url, 2, "carrara")
    history = sqlite_server.services.registry.tables[table["id"]].dealt

    def back(to: int) -> None:
        version = guests[0].position(table)["version"]
        guests[0].post(path_of(table) + "/undo", {"key": new_key(), "version": version, "to": to})
        if guests[0].get(path_of(table))["asking"]:
            guests[1].post(path_of(table) + "/consent", {"agree": True})

    def play(*texts: str) -> None:
        for text in texts:
            guests[guests[0].position(table)["actor"]].play(table, text)

    play("pass", "turn wheel")
    first = history.moves[1].outcomes
    back(1)
    back(0)
    play("pass", "turn wheel")
    assert history.moves[1].outcomes != first


def test_rated_games_do_not_go_back_past_something_shown(sqlite_server: Server) -> None:
    guests = [Guest(sqlite_server.url, name) for name in ("Ada", "Bruno")]
    with_accounts(guests)
    table = guests[0].new_table()
    for guest in guests:
        guest.sit(table)
    guests[0].post(path_of(table) + "/start")
    move = until_drawn(guests, table, sqlite_server)
    version = guests[0].position(table)["version"]
    back = {"key": new_key(), "version": version, "to": move - 1}
    assert guests[0].refused("POST", path_of(table) + "/undo", back) == (409, "no-undo")


# ---------------------------------------------------------------------- whoever leaves is replaced


@pytest.mark.parametrize("level", ["novice", None])
def test_the_stand_in_is_an_apprentice_or_what_the_table_wants(sqlite_server: Server, level: str | None) -> None:
    table, guests = seated(sqlite_server.url, 3, **({"stand_in": level} if level else {}))
    assert guests[0].get(path_of(table))["stand_in"] == (level or "apprentice")
    guests[2].post(path_of(table) + "/resign")
    assert guests[0].get(path_of(table))["seats"][2]["bot"] == (level or "apprentice")
    wish = {"game": "carrara", "seats": 2, "stand_in": "grandmaster"}
    assert guests[0].refused("POST", "/api/tables", wish) == (422, "bad-option")
