"""kill -9 at any moment: what was acknowledged is there, once and in order, and every game goes on to its end."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from tools.postgresql import PostgreSQL

from .crashing import Party, nothing_lost
from .playing import connected, until_table
from .processes import Process, processes
from .running import Guest, wait_for

KILLS = 10
MOVES = 62
"""About how many moves two people make in a game of Florenza."""


def disturb(parties: Sequence[Party], kills: int, games: int, kill: Callable[[int], None]) -> None:
    """Let the parties play, and kill so many times on the way, at random moments."""
    chance = random.Random(7)
    moments = sorted(chance.sample(range(5, games * MOVES * 9 // 10), kills))
    for party in parties:
        party.start()
    for number, moment in enumerate(moments):
        wait_for(lambda: sum(party.moves for party in parties) >= moment, 120)  # noqa: B023
        time.sleep(chance.uniform(0, 0.02))
        kill(number)
    for party in parties:
        party.join(120)
        assert not party.is_alive(), "a game hangs"


@pytest.mark.long
def test_nothing_is_lost_in_a_hundred_games(tmp_path: Path) -> None:
    with processes(1, f"sqlite+aiosqlite:///{tmp_path / 'house.db'}", tmp_path) as [server]:
        parties = [Party([server.url], 10, "florenza", seed) for seed in range(10)]

        def kill(_number: int) -> None:
            server.kill()
            nothing_lost(server.database, parties)
            server.open()

        disturb(parties, KILLS, 100, kill)
        nothing_lost(server.database, parties)
    assert sum(len(party.ended) for party in parties) == 100
    assert sum(party.sent_again for party in parties) >= KILLS


@pytest.mark.long
def test_players_of_a_killed_process_go_on_at_another(postgres: PostgreSQL, tmp_path: Path) -> None:
    with processes(2, postgres.new_database(), tmp_path) as pair:
        parties = [Party([server.url for server in pair], 3, "florenza", seed) for seed in range(4)]

        def kill(number: int) -> None:
            pair[number % 2].kill()
            nothing_lost(pair[0].database, parties)
            pair[number % 2].open()

        disturb(parties, 4, 12, kill)
        nothing_lost(pair[0].database, parties)
        assert sum(len(party.ended) for party in parties) == 12
        _people_of_a_killed_process_are_gone(pair)


def _people_of_a_killed_process_are_gone(pair: list[Process]) -> None:
    guests = [Guest(process.url) for process in pair]
    table = guests[0].new_table()
    for guest in guests:
        guest.sit(table)
    sockets = [guest.socket(table) for guest in guests]
    until_table(sockets[0], lambda table: connected(table) == [True, True])
    pair[1].kill()
    until_table(sockets[0], lambda table: connected(table) == [True, False])
