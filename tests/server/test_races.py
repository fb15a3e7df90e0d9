"""Many want the same at once: exactly one gets it, at one process or across two, and the others are told so."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import httpx
import pytest

from mecenate.server.storage.store import Stored

from .ledger import ledger, stored
from .running import CARRIED_OUT, Guest, Server, Socket, new_key

RACERS = 10


class Deployment(NamedTuple):
    """The processes of a server, and its database."""

    urls: list[str]
    database: str

    def stored(self, table: dict[str, Any]) -> Stored:
        """A table as it is stored."""
        return stored(self.database, [table["id"]])[0]


@pytest.fixture(params=["one process", "one process on PostgreSQL", "two processes"])
def deployment(request: pytest.FixtureRequest) -> Deployment:
    if request.param == "two processes":
        pair = request.getfixturevalue("pair")
        return Deployment([process.url for process in pair], pair[0].database)
    server: Server = request.getfixturevalue("sqlite_server" if request.param == "one process" else "postgresql_server")
    return Deployment([server.url], server.services.settings.database_url)


def at_once(work: Iterable[Callable[[], Any]]) -> list[Any]:
    """Do all of these at the same moment; returns what came of them, in the order given."""
    work = list(work)
    gate = threading.Barrier(len(work))
    answers: dict[int, Any] = {}

    def run(number: int, one: Callable[[], Any]) -> None:
        gate.wait()
        answers[number] = one()

    threads = [threading.Thread(target=run, args=(number, one)) for number, one in enumerate(work)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return [answers[number] for number in range(len(work))]


def crowd(deployment: Deployment) -> list[Guest]:
    return [Guest(deployment.urls[number % len(deployment.urls)], f"Racer {number}") for number in range(RACERS)]


def outcomes(answers: Sequence[httpx.Response]) -> Counter[Any]:
    """How often each answer came: `yes`, or the code of the refusal."""
    return Counter("yes" if answer.is_success else (answer.status_code, answer.json()["code"]) for answer in answers)


def sitting(guest: Guest, table: dict[str, Any], seat: int | None) -> Callable[[], httpx.Response]:
    body = {"seat": seat, "invite": table["invite"]}
    params = {"invite": table["invite"]}
    return lambda: guest.http.post(f"/api/tables/{table['id']}/seats", json=body, params=params)


def test_one_of_ten_gets_the_seat(deployment: Deployment) -> None:
    guests = crowd(deployment)
    for seat in (1, 0):
        table = guests[0].new_table()
        answers = at_once(sitting(guest, table, seat) for guest in guests)
        assert outcomes(answers) == {"yes": 1, (409, "seat-taken"): RACERS - 1}
        winner = next(guest for guest, answer in zip(guests, answers, strict=True) if answer.is_success)
        chairs = deployment.stored(table).chairs
        assert [chair.person_id for chair in chairs if chair.person_id] == [chairs[seat].person_id] == [winner.me["id"]]


def test_ten_find_as_many_seats_as_there_are(deployment: Deployment) -> None:
    guests = crowd(deployment)
    table = guests[0].new_table("carrara", 4)
    answers = at_once(sitting(guest, table, None) for guest in guests)
    assert outcomes(answers) == {"yes": 4, (409, "seat-taken"): RACERS - 4}
    assert sorted(answer.json()["seat"] for answer in answers if answer.is_success) == [0, 1, 2, 3]
    assert len({chair.person_id for chair in deployment.stored(table).chairs}) == 4


def test_nobody_gets_two_seats_by_being_quick(deployment: Deployment) -> None:
    guest = Guest(deployment.urls[0])
    table, same = guest.post("/api/tables", {"game": "carrara", "seats": 4, "tables": 2})
    for round in range(3):
        work = [
            sitting(guest.at(url), one, seat) for url in deployment.urls for one in (table, same) for seat in range(4)
        ]
        at_once(work)
        chairs = [chair for one in (table, same) for chair in deployment.stored(one).chairs]
        mine = [chair for chair in chairs if chair.person_id == guest.me["id"]]
        assert len(mine) == 1, round
        guest.http.delete(f"/api/tables/{mine[0].table_id}/seats/{mine[0].seat}").raise_for_status()


def test_one_of_ten_starts_the_game(deployment: Deployment) -> None:
    guests = crowd(deployment)
    table = guests[0].new_table("carrara", 4)
    for guest in guests[:4]:
        guest.sit(table)
    path = f"/api/tables/{table['id']}/start"
    work = [lambda guest=guest: guest.http.post(path) for guest in [*guests[:4], *guests[:4]]]
    assert outcomes(at_once(work)) == {"yes": 1, (409, "not-open"): 7}
    assert guests[1].position(table)["version"] == 0


def test_no_game_begins_with_a_seat_that_was_just_left(deployment: Deployment) -> None:
    owner, other = Guest(deployment.urls[0]), Guest(deployment.urls[-1], "Bruno")
    for _ in range(6):
        table = owner.new_table()
        owner.sit(table)
        other.sit(table)
        path = f"/api/tables/{table['id']}"
        answers = at_once(
            [lambda: owner.http.post(f"{path}/start"), lambda: other.http.delete(f"{path}/seats/1")]  # noqa: B023
        )
        stored = deployment.stored(table)
        full = all(chair.person_id is not None for chair in stored.chairs)
        assert (stored.row.status, full) in (("running", True), ("open", False))
        assert outcomes(answers)["yes"] == 1


def test_one_of_ten_gets_the_move(deployment: Deployment) -> None:
    """Ten sockets of the one who must choose: one choice counts each time, and the entries have no gap or double."""
    guests = [Guest(deployment.urls[0]), Guest(deployment.urls[-1], "Bruno")]
    table = guests[0].new_table()
    for guest in guests:
        guest.sit(table)
    guests[0].post(f"/api/tables/{table['id']}/start")
    sockets = [_sockets(guest, table, deployment) for guest in guests]
    won: list[str] = []
    for version in range(8):
        actor = sockets[0][0].state["actor"]
        legal = sockets[actor][0].state["legal"]
        keys = [new_key() for _ in range(RACERS)]
        actions = [legal[number % len(legal)] for number in range(RACERS)]
        answers = at_once(map(playing, sockets[actor], actions, keys, [version] * RACERS))
        done = [answer["key"] for answer in answers if answer["type"] in CARRIED_OUT]
        refused = [answer["code"] for answer in answers if answer["type"] == "error"]
        assert len(done) == 1, answers
        assert set(refused) <= {"stale-version", "not-your-turn"} and len(refused) == RACERS - 1
        won += done
        for socket in (*sockets[0], *sockets[1]):
            while socket.state["version"] <= version:
                socket.hear()
    assert [entry.key for entry in ledger(deployment.stored(table))] == won
    views = [[socket.state["view"] for socket in row] for row in sockets]
    for guest, row in zip(guests, views, strict=True):
        assert all(view == guest.position(table)["view"] for view in row)


def playing(socket: Socket, action: str, key: str, version: int) -> Callable[[], dict[str, Any]]:
    return lambda: socket.play(action, key, version)


def _sockets(guest: Guest, table: dict[str, Any], deployment: Deployment) -> list[Socket]:
    opened = [guest.at(deployment.urls[number % len(deployment.urls)]).socket(table) for number in range(RACERS)]
    for socket in opened:
        socket.until("sync")
    return opened
