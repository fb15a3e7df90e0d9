"""Proxy bids: the server bids for a seat up to a limit, and nobody else is told."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from mecenate.server.storage.events import ClusterEvent
from mecenate.server.tables import maintenance, proxy_bids

from .playing import at_the_table
from .running import Guest, Server, new_key, running, seated, settings_for, wait_for

LIMIT = 777_700
"""A limit that no other number of the game looks like."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Proxies act at once."""
    monkeypatch.setattr(proxy_bids, "SOONEST", 0.0)
    monkeypatch.setattr(proxy_bids, "LATEST", 0.05)


class Sale:
    """Three people in the first auction of a game of Princes: seat 0 has opened the jester, and seat 1 is asked."""

    def __init__(self, server: Server, **wish: Any) -> None:
        self.server = server
        self.table, self.guests = seated(server.url, 3, "princes", public=True, **wish)
        self.path = f"/api/tables/{self.table['id']}"
        while self.position()["view"]["auction"] is None:
            self.play(
                next(word for word in self.legal() if not word.startswith(("open", "decline")) or "jester" in word)
            )
        assert self.auction["lot"] == "jester"

    @property
    def stored(self) -> Any:
        """The table in the memory of the server."""
        return self.server.services.registry.tables[self.table["id"]]

    def position(self, seat: int = 0) -> dict[str, Any]:
        """What a seat knows now."""
        return self.guests[seat].position(self.table)

    @property
    def actor(self) -> int:
        """Who must choose."""
        return int(self.position()["actor"])

    @property
    def auction(self) -> dict[str, Any]:
        """The auction as everybody sees it."""
        auction: dict[str, Any] = self.position()["view"]["auction"]
        return auction

    def legal(self) -> list[str]:
        """What the actor may choose."""
        legal: list[str] = self.position(self.actor)["legal"]
        return legal

    def play(self, action: str) -> None:
        """The actor chooses."""
        self.guests[self.actor].play(self.table, action)

    def give(self, seat: int, florins: int) -> Any:
        """A seat gives a proxy bid for the jester."""
        return self.guests[seat].put(f"{self.path}/proxy-bid", {"lot": "jester", "florins": florins})

    def given(self, seat: int) -> Any:
        """The proxy bid of a seat, as it is told."""
        return self.guests[seat].get(f"{self.path}/proxy-bid")

    def withdraw(self, seat: int) -> None:
        """A seat withdraws its proxy bid."""
        assert self.guests[seat].http.delete(f"{self.path}/proxy-bid").status_code == 204

    def leads(self, seat: int, bid: int) -> bool:
        """Whether a seat leads with this bid."""
        return (self.auction["leader"], self.auction["bid"]) == (seat, bid)


@pytest.fixture
def sale(sqlite_server: Server) -> Sale:
    """An auction at the shared server."""
    return Sale(sqlite_server)


# ---------------------------------------------------------------------- bidding


def test_it_bids_the_least_that_leads_until_the_limit_and_then_passes(sale: Sale) -> None:
    assert sale.give(1, 400) == {"lot": "jester", "florins": 400}
    wait_for(lambda: sale.leads(1, 300))
    sale.play("pass")
    assert sale.actor == 0
    sale.play("bid")
    wait_for(lambda: sale.auction is None)
    assert sale.position()["view"]["lots"][3]["buyer"] == 0
    assert max(_sums(sale)) == 400 and sale.given(1) is None


def test_a_limit_that_is_just_the_next_bid_is_bid(sale: Sale) -> None:
    sale.play("pass")
    sale.give(2, 300)
    wait_for(lambda: sale.leads(2, 300))


def test_two_proxies_bid_against_each_other(sale: Sale) -> None:
    sale.give(0, 900)
    sale.give(1, 600)
    wait_for(lambda: sale.auction["leader"] != 0 and sale.actor == 2)
    sale.play("pass")
    wait_for(lambda: sale.auction is None)
    assert sale.position()["view"]["lots"][3]["buyer"] == 0
    assert max(_sums(sale)) == 600, "the least bid that the other does not reach"


def test_what_the_seat_cannot_pay_is_not_bid(sale: Sale) -> None:
    sale.give(1, LIMIT)
    sale.give(0, LIMIT)
    wait_for(lambda: sale.actor == 2)
    sale.play("pass")
    wait_for(lambda: sale.auction is None)
    assert max(_sums(sale)) <= 10_000


def _sums(sale: Sale) -> list[int]:
    lines = sale.guests[2].get(f"{sale.path}/log")
    return [event["facts"].get("florins", 0) for line in lines for event in line["events"]]


def test_it_waits_between_the_two_bounds_whatever_the_limit_is(sale: Sale, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[float, float]] = []
    monkeypatch.setattr(proxy_bids, "_chance", _Listening(asked))
    sale.give(1, 300)
    wait_for(lambda: sale.leads(1, 300))
    sale.give(2, LIMIT)
    wait_for(lambda: sale.leads(2, 400))
    assert set(asked) == {(proxy_bids.SOONEST, proxy_bids.LATEST)}


class _Listening:
    def __init__(self, asked: list[tuple[float, float]]) -> None:
        self._asked = asked

    def uniform(self, low: float, high: float) -> float:
        """The least, and a note of what was asked."""
        self._asked.append((low, high))
        return low


# ---------------------------------------------------------------------- how it ends


@pytest.fixture
def slow(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Proxies wait, so that something can happen before."""
    monkeypatch.setattr(proxy_bids, "SOONEST", 0.6)
    monkeypatch.setattr(proxy_bids, "LATEST", 0.6)


def quiet(sale: Sale) -> None:
    """Nothing happens for longer than a proxy waits."""
    version = sale.position()["version"]
    time.sleep(0.9)
    assert sale.position()["version"] == version


@pytest.mark.usefixtures("slow")
def test_it_is_withdrawn_until_it_acts(sale: Sale) -> None:
    sale.give(1, LIMIT)
    sale.withdraw(1)
    assert sale.given(1) is None
    quiet(sale)
    sale.withdraw(1)


@pytest.mark.usefixtures("slow")
def test_a_choice_of_ones_own_comes_first(sale: Sale) -> None:
    sale.give(1, LIMIT)
    sale.play("pass")
    assert sale.given(1) is None
    quiet(sale)


@pytest.mark.usefixtures("slow")
def test_going_back_takes_it_back(sale: Sale) -> None:
    sale.give(1, LIMIT)
    version = sale.position()["version"]
    sale.guests[0].post(f"{sale.path}/undo", {"key": new_key(), "version": version})
    sale.play("open jester")
    assert sale.actor == 1 and sale.given(1) is None
    quiet(sale)


@pytest.mark.usefixtures("slow")
def test_a_bot_that_takes_the_seat_bids_for_itself(sqlite_server: Server) -> None:
    sale = Sale(sqlite_server, stand_in="random")
    sale.give(1, LIMIT)
    assert sale.guests[1].put(f"{sale.path}/seats/1/bot", {"level": "random"})["asking"]["kind"] == "lend"
    for guest in (sale.guests[0], sale.guests[2]):
        guest.post(f"{sale.path}/consent", {"agree": True})
    assert sale.given(1) is None
    wait_for(lambda: not stored_bids(sale))
    assert sale.guests[1].refused("PUT", f"{sale.path}/proxy-bid", {"lot": "jester", "florins": LIMIT})[0] == 409


def test_it_ends_with_its_auction(sale: Sale) -> None:
    sale.give(0, LIMIT)
    sale.play("pass")
    sale.play("pass")
    assert sale.given(0) is None
    wait_for(lambda: not stored_bids(sale))


def test_it_ends_with_the_game(sale: Sale) -> None:
    sale.give(0, LIMIT)
    for guest in sale.guests[1:]:
        guest.post(f"{sale.path}/resign")
    wait_for(lambda: not stored_bids(sale))
    body = {"lot": "jester", "florins": LIMIT}
    assert sale.guests[0].refused("PUT", f"{sale.path}/proxy-bid", body) == (409, "not-running")
    assert str(LIMIT) not in sale.guests[1].http.get(f"{sale.path}/record").text


# ---------------------------------------------------------------------- restarts


@pytest.mark.usefixtures("slow")
def test_it_survives_a_restart(folder: Path) -> None:
    with running(settings_for(folder)) as server:
        sale = Sale(server)
        sale.give(2, 500)
        version = sale.position()["version"]
    with running(settings_for(folder)) as server:
        for guest in sale.guests:
            guest.move_to(server.url)
        assert sale.position()["version"] == version and sale.given(2) == {"lot": "jester", "florins": 500}
        sale.play("bid")
        wait_for(lambda: sale.leads(2, 400))


def test_after_a_restart_it_acts_though_nobody_looks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(maintenance, "PATIENCE", 0.0)
    with monkeypatch.context() as patch, running(settings_for(folder)) as server:
        patch.setattr(proxy_bids.ProxyBids, "start", lambda *_: None)  # the server stops before it has acted
        sale = Sale(server)
        sale.give(1, 500)
    with running(settings_for(folder)) as server:
        file = folder / "house.db"
        wait_for(lambda: sqlite3.connect(file).execute("SELECT actor FROM tables").fetchone() == (2,))


# ---------------------------------------------------------------------- who may


def test_only_a_seat_that_may_still_bid_gives_one(sale: Sale) -> None:
    path = f"{sale.path}/proxy-bid"
    zoe = Guest(sale.server.url, "Zoe")
    for method in ("GET", "PUT", "DELETE"):
        body = {"lot": "jester", "florins": 500} if method == "PUT" else None
        assert zoe.refused(method, path, body) == (403, "not-seated")
    sale.play("pass")
    assert sale.guests[1].refused("PUT", path, {"lot": "jester", "florins": 500}) == (409, "no-auction")
    assert sale.guests[2].refused("PUT", path, {"lot": "lake", "florins": 500}) == (409, "no-auction")
    assert sale.guests[2].refused("PUT", path, {"lot": "jester", "florins": 200}) == (409, "low-bid")
    assert sale.guests[2].refused("PUT", path, {"lot": "jester", "florins": -1}) == (400, "malformed")
    assert sale.given(2) is None


@pytest.mark.parametrize("game", ["carrara", "florenza", "carpe_diem"])
def test_a_game_without_auctions_has_none(sqlite_server: Server, game: str) -> None:
    table, guests = seated(sqlite_server.url, 2, game)
    body = {"lot": "jester", "florins": 500}
    assert guests[0].refused("PUT", f"/api/tables/{table['id']}/proxy-bid", body) == (409, "no-auction")


# ---------------------------------------------------------------------- sockets


@pytest.mark.usefixtures("slow")
def test_a_socket_gives_and_withdraws_it_and_is_told(sale: Sale) -> None:
    socket, other = at_the_table(sale.guests[1:2] * 2, sale.table)
    socket.send(type="proxy-bid", key="a", lot="jester", florins=500)
    assert socket.until("done")["key"] == "a"
    assert other.until("proxy-bid")["bid"] == {"lot": "jester", "florins": 500}
    other.send(type="sync")
    assert other.until("proxy-bid")["bid"] == {"lot": "jester", "florins": 500}
    socket.send(type="proxy-bid", key="b", lot="jester", florins=None)
    assert other.until("proxy-bid")["bid"] is None
    socket.send(type="proxy-bid", key="c", lot="jester", florins=0)
    assert socket.until("error")["code"] == "low-bid"


def test_the_seat_is_told_when_it_ends(sale: Sale) -> None:
    sale.give(0, LIMIT)
    (socket,) = at_the_table(sale.guests[:1], sale.table)
    sale.play("pass")
    sale.play("pass")
    assert socket.until("proxy-bid", bid=None)


# ---------------------------------------------------------------------- nobody else is told


def test_nobody_else_is_told(sale: Sale, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by a view, the log, a message, an export, the record, the metrics, or an event between processes."""
    published: list[ClusterEvent] = []
    monkeypatch.setattr(sale.server.services.registry, "publish", published.append)
    zoe = Guest(sale.server.url, "Zoe")
    others = [sale.guests[0], sale.guests[2], zoe]
    sockets = at_the_table(others, sale.table)
    metrics = zoe.http.get("/metrics").text.count("proxy")
    sale.give(1, LIMIT)
    wait_for(lambda: sale.leads(1, 300))
    sale.play("bid")
    sale.play("pass")
    wait_for(lambda: sale.leads(1, 500))
    for socket in sockets:
        socket.until("update", version=sale.position()["version"])
    texts = [json.dumps(message) for socket in sockets for message in socket.heard]
    texts += [guest.http.get(f"{sale.path}{part}").text for guest in others for part in PARTS]
    texts += [guest.http.get("/api/me/export").text for guest in others]
    assert str(LIMIT) in sale.guests[1].http.get("/api/me/export").text
    texts += [repr(event) for event in published]
    for guest in (sale.guests[0], sale.guests[2]):
        guest.post(f"{sale.path}/resign")
    wait_for(lambda: sale.position()["over"])
    texts += [zoe.http.get(f"{sale.path}{part}").text for part in PARTS]
    assert not [text for text in texts if str(LIMIT) in text or "proxy" in text]
    assert zoe.http.get("/metrics").text.count("proxy") == metrics


PARTS = ["", "/position", "/log", "/chat", "/standings", "/record", "/scores", "/history/1"]


@pytest.mark.usefixtures("slow")
def test_until_it_acts_others_hear_nothing_and_then_what_any_bid_tells(sqlite_server: Server) -> None:
    """Frame by frame, the others are sent the same whether a person bids or a proxy, and whatever its limit is."""
    heard = []
    for florins in (None, 300, LIMIT):
        sale = Sale(sqlite_server)
        (socket,) = at_the_table(sale.guests[2:], sale.table)
        if florins is None:
            sale.guests[1].play(sale.table, "bid")
        else:
            sale.give(1, florins)
        socket.until("update")
        heard.append([{**message, **UNLIKE} for message in socket.heard if message["type"] == "update"])
    assert heard[0] == heard[1] == heard[2]
    assert len(heard[0]) == 1


UNLIKE = {"changed": None, "turn_started": None, "deadline": None, "legal": None}
"""What differs between any two tables."""


def stored_bids(sale: Sale) -> list[Any]:
    """The proxy bids of the table in the database."""
    file = sale.server.services.settings.database_url.partition("///")[2]
    query = "SELECT * FROM proxy_bids WHERE table_id = ?"
    return sqlite3.connect(file).execute(query, (sale.table["id"],)).fetchall()
