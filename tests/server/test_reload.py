"""What a page shows after a reload: the log of a sync reaches back far enough for it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from .playing import at_the_table, step
from .running import Server, Socket, seated

Bids = dict[int, int]


def last_bids(log: list[dict[str, Any]], lot: str) -> Bids:
    """The last bid of each seat in the auction of a lot that is going on, by the log."""
    bids: Bids = {}
    for event in (event for line in log for event in line["events"]):
        if event["kind"] == "open":
            bids = {}
        if event["kind"] in ("open", "bid") and event["facts"]["lot"] == lot:
            bids[event["seat"]] = event["facts"]["florins"]
    return bids


def used_locations(log: list[dict[str, Any]], round: int) -> list[tuple[int, str]]:
    """Who used which location in this round, by the log."""
    used: list[tuple[int, str]] | None = [] if round == 1 else None  # the first one begins with the deal
    for event in (event for line in log for event in line["events"]):
        if event["kind"] == "round":
            used = [] if event["facts"]["round"] == round else None
        elif event["kind"] == "activate" and used is not None:
            used.append((event["seat"], event["facts"]["location"]))
    assert used is not None, "the log does not reach back to the beginning of the round"
    return used


def reloaded(socket: Socket) -> dict[str, Any]:
    """What a new page is sent."""
    socket.send(type="sync")
    return socket.until("sync")


def eager(chance: random.Random, word: str) -> Callable[[list[str]], str]:
    """Chooses this word where it can, so that it comes as often as the rules allow."""
    return lambda legal: next((one for one in legal if one.startswith(word)), chance.choice(legal))


def test_the_bids_of_the_auction_are_in_the_log_of_a_sync(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, 5, "princes")
    sockets = at_the_table(guests, table)
    chance, compared = random.Random(3), 0
    followed: Bids = {}
    for _ in range(150):
        before = sockets[0].state["view"]["auction"]
        step(sockets, eager(chance, "bid"))
        auction = sockets[0].state["view"]["auction"]
        if auction is None:
            continue
        if before is None or before["lot"] != auction["lot"]:
            followed = {}
        followed[auction["leader"]] = auction["bid"]
        assert last_bids(reloaded(sockets[0])["log"], auction["lot"]) == followed
        compared += 1
    assert compared > 30


@pytest.mark.parametrize("seats", [2, 4])
def test_who_used_a_location_in_the_round_is_in_the_log_of_a_sync(sqlite_server: Server, seats: int) -> None:
    table, guests = seated(sqlite_server.url, seats, "florenza")
    sockets = at_the_table(guests, table)
    chance, most = random.Random(4), 0
    while sockets[0].state["view"]["round"] < 3:
        step(sockets, eager(chance, chance.choice(["activate", "swap"])))
        view = sockets[0].state["view"]
        used = used_locations(reloaded(sockets[0])["log"], view["round"])
        assert len(used) == sum(one["cards"] - one["up"] for one in view["locations"])
        most = max(most, len(used))
    assert most > 2
