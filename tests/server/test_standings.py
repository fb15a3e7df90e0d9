"""What everybody would have if the game ended now: all that a seat can know of it, and no more."""

from __future__ import annotations

import random

import pytest

from .playing import at_the_table, step
from .running import Server, seated


@pytest.mark.parametrize("game", ["carrara", "princes", "florenza", "carpe_diem"])
def test_ones_own_points_are_known_and_what_hangs_on_the_unseen_is_left_out(sqlite_server: Server, game: str) -> None:
    table, guests = seated(sqlite_server.url, 2, game)
    sockets = at_the_table(guests, table)
    chance = random.Random(game)
    for _ in range(30):
        step(sockets, chance.choice)
    real = sqlite_server.services.registry.tables[table["id"]].dealt.state.scores()
    unknown = 0
    for seat, guest in enumerate(guests):
        standings = guest.get(f"/api/tables/{table['id']}/standings")
        assert [one["seat"] for one in standings] == [0, 1]
        for one in standings:
            known = {source: n for source, n in one["breakdown"].items() if n is not None}
            assert one["total"] == sum(known.values())
            assert known.items() <= real[one["seat"]].breakdown.items(), "what is known is so"
            unknown += len(one["breakdown"]) - len(known) if one["seat"] != seat else 0
    assert unknown > 0 or game != "carrara", "what lies behind a screen counts, and is hidden"
