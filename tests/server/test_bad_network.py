"""Whatever the network does, everybody sees the same game, and no move is lost or made twice."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from .bad_network import Client, Faults
from .ledger import ledger, stored
from .running import Guest, Server, close_all, seated

MOVES = 20
seldom_to_often = st.sampled_from([0.0, 0.05, 0.2, 0.4])
bad_networks = st.builds(Faults, seldom_to_often, seldom_to_often, seldom_to_often, st.sampled_from([0.0, 0.01, 0.05]))


def play(server: Server, faults: Faults, seed: int) -> None:
    """Two players and a spectator, each with a bad connection."""
    chance = random.Random(seed)
    table, guests = seated(server.url, 2, "florenza")
    guests.append(Guest(server.url, "Zoe"))
    clients = [Client(guest, table, faults, chance) for guest in guests]
    while max(client.state.get("version", 0) for client in clients) < MOVES:
        client = chance.choice(clients)
        client.choose()
        client.happen()
        if chance.random() < 0.02:
            client.send_again()
    for client in clients:
        client.settle()
    newest = guests[0].position(table)["version"]
    for client in clients:
        client.settle(newest)
    _nothing_lost_or_doubled(server.services.settings.database_url, table, clients)
    _all_saw_the_same(clients, guests, table)


def _nothing_lost_or_doubled(database: str, table: dict[str, Any], clients: list[Client]) -> None:
    """What was acknowledged is stored as the version it was said to be; what was refused is not; there is no more."""
    entries = {entry.key: entry.number for entry in ledger(stored(database, [table["id"]])[0])}
    done = {key: version for client in clients for key, version in client.done.items()}
    assert entries == done
    assert not any(key in entries for client in clients for key in client.refused)


def _all_saw_the_same(clients: list[Client], guests: list[Guest], table: dict[str, Any]) -> None:
    """The views, kept up by what arrived, are those of the server; and whose turn it was, everybody saw alike."""
    for guest, client in zip(guests, clients, strict=True):
        position = guest.get(f"/api/tables/{table['id']}/position", invite=table["invite"])
        assert client.state == {name: position[name] for name in client.state}
    for one in clients:
        for other in clients:
            for version in one.seen.keys() & other.seen.keys():
                assert one.seen[version]["actor"] == other.seen[version]["actor"]


@settings(max_examples=2)
@given(bad_networks, st.integers(0, 1000))
@example(Faults(), 0)
@example(Faults(lost=0.3), 1)
@example(Faults(doubled=0.5), 2)
@example(Faults(overtaken=0.5), 3)
@example(Faults(broken=0.1), 4)
def test_no_move_is_lost_or_made_twice(sqlite_server: Server, faults: Faults, seed: int) -> None:
    play(sqlite_server, faults, seed)
    close_all()


@pytest.mark.long
@settings(max_examples=20)
@given(bad_networks, st.integers(0, 1000))
def test_no_move_is_lost_or_made_twice_in_many_networks(postgresql_server: Server, faults: Faults, seed: int) -> None:
    play(postgresql_server, faults, seed)
    close_all()
