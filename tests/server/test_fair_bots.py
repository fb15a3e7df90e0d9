"""One guest asks for all that bots can do; the bots of the others answer all the same."""

from __future__ import annotations

import contextlib
import multiprocessing
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from mecenate.server.bots.queue import Lane
from mecenate.server.bots.workers import Workers
from tests.meanwhile import meanwhile

from .playing import asking
from .running import SECONDS, Guest, Server, running, settings_for, wait_for

NOVICE, JOURNEYMAN = 0.3, 2.0
"""Seconds in which the bots of the others answer."""
GUESTS = 8


@pytest.fixture
def server(folder: Path) -> Iterator[Server]:
    """A server with the usual limits for bots, whose worker processes have started."""
    with running(settings_for(folder, bot_processes=2, search_tables_per_guest=5)) as opened:
        ada = Guest(opened.url)
        for level in ("novice", "journeyman"):
            answers_of(ada, level, 1)
        yield opened


def answers_of(guest: Guest, level: str, count: int) -> list[float]:
    """Seconds that a bot of this level took for each of its choices."""
    table = guest.new_table("florenza", 2, bots={"1": level})
    guest.sit(table)
    guest.post(f"/api/tables/{table['id']}/start")
    live = guest.socket(table)
    live.until("sync")
    seconds: list[float] = []
    asked = time.monotonic()
    while len(seconds) < count and not live.state["over"]:
        if live.state["legal"]:
            live.play(live.state["legal"][-1])
            asked = time.monotonic()
        elif live.hear()["type"] == "update":
            seconds.append(time.monotonic() - asked)
            asked = time.monotonic()
    guest.post(f"/api/tables/{table['id']}/abandon")
    return seconds


def against_a_bot(url: str, level: str = "novice") -> tuple[Guest, dict[str, Any]]:
    """A guest whose turn it is, at a table with a bot."""
    guest = Guest(url)
    table = guest.new_table("florenza", 2, bots={"1": level})
    guest.sit(table)
    guest.post(f"/api/tables/{table['id']}/start")
    wait_for(lambda: guest.position(table)["actor"] == 0)
    return guest, table


def at_work(server: Server, *lanes: Lane) -> int:
    """How much waits or is done in these lanes."""
    queue = server.services.bots.workers.queue
    return sum(queue.waiting(lane) + queue.running(lane) for lane in lanes)


def test_hints_that_nobody_waits_for_delay_nobody(server: Server) -> None:
    guest, table = against_a_bot(server.url)
    for _ in range(60):
        with asking(guest, "GET", f"/api/tables/{table['id']}/hint"):
            pass
    other = Guest(server.url, "Bruno")
    assert max(answers_of(other, "random", 5)) < JOURNEYMAN
    assert max(answers_of(other, "journeyman", 3)) < JOURNEYMAN


def test_whoever_hangs_up_cancels_the_hint(server: Server) -> None:
    """Eight guests ask for a second of search each; when they have hung up, nothing is left to do."""
    asked = [against_a_bot(server.url) for _ in range(GUESTS)]
    with contextlib.ExitStack() as stack:
        for guest, table in asked:
            stack.enter_context(asking(guest, "GET", f"/api/tables/{table['id']}/hint"))
        wait_for(lambda: at_work(server, Lane.SEARCH) > 2)
    wait_for(lambda: not at_work(server, Lane.SEARCH), 2.0)


def test_with_one_guest_who_has_all_that_the_limits_let_in_the_bots_of_another_answer(server: Server) -> None:
    """Five tables of maestros, fifteen of novices, a hint and a what-if at a time."""
    guest, table = against_a_bot(server.url)
    for level, count in (("maestro", 5), ("novice", 14)):
        for _ in range(count):
            started = guest.new_table("florenza", 4, bots={str(seat): level for seat in range(4)})
            guest.post(f"/api/tables/{started['id']}/start")
    path = f"/api/tables/{table['id']}"
    with again_and_again(guest, "GET", f"{path}/hint"), again_and_again(guest, "POST", f"{path}/what-if"):
        assert at_work(server, Lane.LONG) == 5
        other = Guest(server.url, "Bruno")
        seconds = answers_of(other, "novice", 9)
        assert statistics.median(seconds) < NOVICE, seconds
        assert max(seconds) < JOURNEYMAN, seconds
        seconds = answers_of(other, "journeyman", 5)
        assert max(seconds) < JOURNEYMAN, seconds


@contextlib.contextmanager
def again_and_again(guest: Guest, method: str, path: str) -> Iterator[None]:
    """Ask for the same thing without end."""
    body: dict[str, Any] | None = {} if method == "POST" else None
    client = httpx.Client(base_url=guest.url, headers=guest.http.headers, timeout=60)
    with client as http, meanwhile(lambda: http.request(method, path, json=body)):
        yield


def test_a_bot_that_is_no_longer_needed_leaves_its_process_alone(server: Server) -> None:
    """A new process would have to start first, and everybody's bots would wait for it."""
    before = {process.pid for process in multiprocessing.active_children()}
    guest = Guest(server.url)
    table = guest.new_table("florenza", 2, bots={"0": "maestro", "1": "maestro"})
    guest.post(f"/api/tables/{table['id']}/start")
    wait_for(lambda: at_work(server, Lane.LONG))
    time.sleep(0.3)
    guest.post(f"/api/tables/{table['id']}/abandon")
    wait_for(lambda: not at_work(server, Lane.LONG), 3.0)
    assert {process.pid for process in multiprocessing.active_children()} == before


def test_a_bot_plays_its_plan_without_thinking_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever process it thought in."""
    asked: list[Lane] = []
    put = Workers.put

    def counted(self: Workers, lane: Lane, *args: Any) -> Any:
        asked.append(lane)
        return put(self, lane, *args)

    monkeypatch.setattr(Workers, "put", counted)
    guest = Guest(server.url)
    table = guest.new_table("carrara", 2, bots={"0": "apprentice", "1": "apprentice"})
    guest.post(f"/api/tables/{table['id']}/start")
    wait_for(lambda: guest.get(f"/api/tables/{table['id']}")["status"] == "over", 60)
    moves = guest.get(f"/api/tables/{table['id']}")["version"]
    assert moves > 50
    assert asked.count(Lane.QUICK) < 0.7 * moves


def test_a_guest_may_have_so_many_tables_with_bots_that_search(folder: Path) -> None:
    with running(settings_for(folder, search_tables_per_guest=2)) as server:
        guest = Guest(server.url)
        wish: dict[str, Any] = {"game": "florenza", "seats": 2, "bots": {"1": "journeyman"}}
        assert guest.refused("POST", "/api/tables", {**wish, "tables": 3}) == (429, "too-many-bots")
        first, _ = guest.new_table(**wish), guest.new_table("carrara", bots={"0": "maestro"})
        assert guest.refused("POST", "/api/tables", wish) == (429, "too-many-bots")
        stand_in = {"game": "florenza", "seats": 2, "stand_in": "maestro"}
        assert guest.refused("POST", "/api/tables", stand_in) == (429, "too-many-bots")
        plain = guest.new_table("florenza", 2, bots={"1": "apprentice"})
        path = f"/api/tables/{plain['id']}/seats/0/bot"
        assert guest.refused("PUT", path, {"level": "master"}) == (429, "too-many-bots")
        guest.http.put(path, json={"level": "novice"}).raise_for_status()
        guest.http.put(f"/api/tables/{first['id']}/seats/0/bot", json={"level": "master"}).raise_for_status()
        guest.post(f"/api/tables/{first['id']}/abandon")
        guest.new_table(**wish)
        assert guest.refused("POST", "/api/tables", wish) == (429, "too-many-bots")
        guest.post("/api/accounts", {"login": "ada", "password": "a long password"})
        guest.new_table(**wish)


def test_the_limit_of_tables_with_bots_that_search_holds_for_requests_at_once(folder: Path) -> None:
    with running(settings_for(folder, search_tables_per_guest=5)) as server:
        guest = Guest(server.url)
        wish = {"game": "florenza", "seats": 2, "bots": {"1": "master"}}
        plain = [guest.new_table("florenza", 2) for _ in range(10)]
        paths = [f"/api/tables/{table['id']}/seats/1/bot" for table in plain]
        with ThreadPoolExecutor(20) as threads:
            requests = [threads.submit(guest.http.post, "/api/tables", json=wish) for _ in range(10)]
            requests += [threads.submit(guest.http.put, path, json={"level": "maestro"}) for path in paths]
            codes = [one.result().status_code for one in requests]
        assert sum(code < 300 for code in codes) == 5
        assert codes.count(429) == 15


def test_the_length_of_the_queue_is_in_the_metrics(server: Server) -> None:
    guest = Guest(server.url)
    for _ in range(3):
        table = guest.new_table("florenza", 2, bots={"0": "maestro", "1": "maestro"})
        guest.post(f"/api/tables/{table['id']}/start")
    wait_for(lambda: at_work(server, Lane.LONG) == 3)
    page = httpx.get(f"{server.url}/metrics", timeout=SECONDS).text
    assert 'mecenate_bot_queue{lane="long"} 2.0' in page
    assert 'mecenate_bot_working{lane="long"} 1.0' in page
    assert 'mecenate_bot_queue{lane="quick"} 0.0' in page
