"""A game goes on under the rules version it began with, and under the newest where a release no longer has that."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from mecenate.core import catalogue
from mecenate.core.history import History
from mecenate.core.versions import RulesVersion, Versions
from mecenate.games import carrara
from mecenate.games.carrara import game as carrara_game
from tests.tables import COMPILED

from .playing import play_moves
from .running import running, seated, settings_for, wait_for


def release_with(monkeypatch: pytest.MonkeyPatch, numbers: Sequence[int]) -> None:
    """A release whose Carrara has these rules versions, all with today's pieces."""
    pack = carrara.VERSIONS.newest.pack
    versions = Versions("Carrara", [RulesVersion(number, pack) for number in numbers], carrara.VERSIONS.position_steps)
    monkeypatch.setattr(carrara, "VERSIONS", versions)
    monkeypatch.setattr(carrara_game.DEFINITION, "versions", versions)
    monkeypatch.setattr(catalogue, "_printed", catalogue.RecentGames(catalogue.PRINTED_KEPT))
    monkeypatch.setattr(catalogue, "_replaced", catalogue.RecentGames(catalogue.REPLACED_KEPT))


def rules_of(server: Any, table: dict[str, Any]) -> int:
    history: History = server.services.registry.tables[table["id"]].dealt
    return history.game.rules_version


@pytest.mark.skipif(COMPILED, reason="it changes a definition of the engine; `make test` runs it interpreted")
def test_rules_versions_from_release_to_release(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    release_with(monkeypatch, [11])
    with running(settings_for(folder)) as server:
        table, guests = seated(server.url, 2, "carrara", public=True)
        play_moves(guests, table, 12, seed=7)
        assert guests[0].get(f"/api/tables/{table['id']}")["rules"] == 11

    release_with(monkeypatch, [11, 12])  # the old rules can still be played
    with running(settings_for(folder)) as server:
        for guest in guests:
            guest.move_to(server.url)
        play_moves(guests, table, 5, seed=7)
        info = guests[0].get(f"/api/tables/{table['id']}")
        assert (info["rules"], info["rules_changed"], rules_of(server, table)) == (11, [], 11)
        fresh = guests[0].new_table("carrara", 2)
        assert guests[0].get(f"/api/tables/{fresh['id']}")["rules"] == 12

    release_with(monkeypatch, [12, 13])  # they cannot
    changed = [{"move": 17, "old": 11, "new": 13}]
    with running(settings_for(folder)) as server:
        for guest in guests:
            guest.move_to(server.url)
        assert guests[0].position(table)["moves"] == 17
        wait_for(lambda: guests[1].get(f"/api/tables/{table['id']}")["rules_changed"] == changed)
        assert (guests[0].get(f"/api/tables/{table['id']}")["rules"], rules_of(server, table)) == (13, 13)
        play_moves(guests, table, 4, seed=7)

    release_with(monkeypatch, [13, 14])  # what was changed once stays as it is
    with running(settings_for(folder)) as server:
        for guest in guests:
            guest.move_to(server.url)
        assert guests[0].position(table)["moves"] == 21
        info = guests[0].get(f"/api/tables/{table['id']}")
        assert (info["rules"], info["rules_changed"], rules_of(server, table)) == (13, changed, 13)
        guests[1].post(f"/api/tables/{table['id']}/resign")
        again = guests[0].post(f"/api/tables/{table['id']}/rematch")
        assert again["rules"] == 14, "a rematch is a new game"
