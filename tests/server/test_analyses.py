"""Analyses of finished games: asked for once, computed in the background, read by everybody who sees the table."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from mecenate.analysis import AnalysisSettings
from mecenate.analysis.notes import marks_of
from mecenate.core.record import Record
from mecenate.lang import LANGUAGES
from mecenate.server.analyses import service
from mecenate.server.storage.rows import ANALYSIS_RUNNING
from tests.analysis.games import text_of

from .running import Guest, Server, seated, wait_for

MOVES = 6


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Analyses that take a second."""
    monkeypatch.setattr(service, "SETTINGS", AnalysisSettings("journeyman", 2))


def opened(guest: Guest, moves: int = MOVES) -> str:
    """The path of a table with the beginning of a game, opened to look at."""
    return f"/api/tables/{guest.post('/api/records', {'record': text_of('florenza', moves=moves)})['id']}"


def analysed(guest: Guest, path: str) -> dict[str, Any]:
    """The analysis of a table, when it is done."""
    guest.post(f"{path}/analysis")
    wait_for(lambda: guest.get(f"{path}/analysis")["status"] != "running", 60)
    answer: dict[str, Any] = guest.get(f"{path}/analysis")
    return answer


def test_a_game_is_analysed_in_the_background_and_the_result_is_kept(sqlite_server: Server) -> None:
    ada = Guest(sqlite_server.url)
    path = opened(ada)
    assert ada.get(f"{path}/analysis") == {"status": "none", "done": 0, "turns": 0, "analysis": None}
    found = analysed(ada, path)
    assert found["status"] == "done"
    assert found["analysis"]["moves"] == MOVES
    assert found["done"] == found["turns"] == len(found["analysis"]["turns"])
    assert ada.post(f"{path}/analysis") == found


def test_the_record_with_the_analysis_can_be_read(sqlite_server: Server) -> None:
    ada = Guest(sqlite_server.url)
    path = opened(ada)
    assert ada.refused("GET", f"{path}/analysis/record") == (409, "not-analysed")
    found = analysed(ada, path)["analysis"]
    for code in LANGUAGES:
        record = Record.parse(ada.http.get(f"{path}/analysis/record", params={"lang": code}).text)
        assert marks_of(record) == {turn["last"]: turn["judged"]["mark"] for turn in found["turns"]}


def test_a_better_turn_is_played_out(sqlite_server: Server) -> None:
    ada = Guest(sqlite_server.url)
    path = opened(ada, 12)
    assert ada.refused("GET", f"{path}/analysis/better/1") == (409, "not-analysed")
    turns = analysed(ada, path)["analysis"]["turns"]
    better = [turn for turn in turns if turn["judged"]["better"]]
    assert better
    shown = ada.get(f"{path}/analysis/better/{better[0]['number']}")
    before = ada.get(f"{path}/history/{better[0]['number'] - 1}", seat_shown=better[0]["seat"])
    assert shown["seat"] == better[0]["seat"]
    assert shown["view"] != before["view"]
    assert shown["events"]
    assert ada.refused("GET", f"{path}/analysis/better/999") == (409, "no-such-move")


def test_a_running_game_is_not_analysed(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, 2, "florenza")
    path = f"/api/tables/{table['id']}"
    for method, what, body in (
        ("GET", "analysis", None),
        ("POST", "analysis", None),
        ("GET", "analysis/record", None),
        ("GET", "analysis/better/1", None),
        ("POST", "practice", {"moves": 0, "seat": 0, "level": "random"}),
    ):
        assert guests[0].refused(method, f"{path}/{what}", body) == (409, "not-over")


def test_who_may_look_at_the_table_may_read_its_analysis(sqlite_server: Server) -> None:
    ada = Guest(sqlite_server.url)
    table = ada.post("/api/records", {"record": text_of("florenza", moves=MOVES)})
    path = f"/api/tables/{table['id']}"
    analysed(ada, path)
    stranger = Guest(sqlite_server.url, "Zoe")
    assert stranger.refused("GET", f"{path}/analysis") == (404, "unknown-table")
    assert stranger.get(f"{path}/analysis", invite=table["watch"])["status"] == "done"
    nobody = httpx.post(f"{sqlite_server.url}{path}/analysis", params={"invite": table["watch"]})
    assert nobody.status_code == 401


def test_too_many_analyses_in_a_day_are_refused(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    quotas = sqlite_server.services.quotas
    monkeypatch.setattr(quotas, "_settings", msgspec.structs.replace(quotas._settings, analyses_per_person=1))
    ada = Guest(sqlite_server.url)
    assert analysed(ada, opened(ada, 2))["status"] == "done"
    assert ada.refused("POST", f"{opened(ada, 3)}/analysis") == (429, "too-many")


def test_an_analysis_whose_process_has_ended_is_begun_again(
    sqlite_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = Guest(sqlite_server.url)
    path = opened(ada)
    analyses = sqlite_server.services.analyses
    monkeypatch.setattr(analyses, "_run", lambda *_: _nothing())
    assert ada.post(f"{path}/analysis")["status"] == ANALYSIS_RUNNING
    monkeypatch.undo()
    analyses.waiting.clear()
    assert ada.get(f"{path}/analysis")["status"] == ANALYSIS_RUNNING
    monkeypatch.setattr(service, "STALE", 0.0)
    monkeypatch.setattr(service, "SETTINGS", AnalysisSettings("journeyman", 2))
    assert ada.get(f"{path}/analysis")["status"] == "none"
    assert analysed(ada, path)["status"] == "done"


async def _nothing() -> None:
    """An analysis that is never made."""


# ---------------------------------------------------------------------- practice


def test_a_position_of_a_finished_game_can_be_played_on_from_against_bots(sqlite_server: Server) -> None:
    ada = Guest(sqlite_server.url)
    path = opened(ada)
    there = ada.get(f"{path}/history/4", seat_shown=0)
    table = ada.post(f"{path}/practice", {"moves": 4, "seat": 0, "level": "random"})
    assert table["status"] == "running"
    assert [chair["bot"] for chair in table["seats"]] == [None, "random"]
    assert ada.get(f"/api/tables/{table['id']}/history/4")["view"] == there["view"]
    socket = ada.socket(table)
    socket.until("sync")
    while not socket.state["legal"]:
        socket.hear()
    assert ada.get(f"/api/tables/{table['id']}/hint")["choices"]


@pytest.mark.parametrize(
    ("wish", "refusal"),
    [
        ({"moves": 99, "seat": 0, "level": "random"}, (409, "no-such-move")),
        ({"moves": 2, "seat": 7, "level": "random"}, (404, "unknown-seat")),
        ({"moves": 2, "seat": 0, "level": "champion"}, (422, "bad-option")),
    ],
)
def test_practice_that_is_not_possible_is_refused(
    sqlite_server: Server, wish: dict[str, Any], refusal: tuple[int, str]
) -> None:
    ada = Guest(sqlite_server.url)
    assert ada.refused("POST", f"{opened(ada)}/practice", wish) == refusal
