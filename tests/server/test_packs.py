"""Packs on the server: shown with their sources, checked by the engine, played at a table; hostile ones are refused."""

from __future__ import annotations

import asyncio
import tomllib
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import mecenate
from mecenate.core import pack as core_pack
from mecenate.core.pack_text import MAX_TEXT
from mecenate.server.app import make_app
from mecenate.server.settings import Settings

from .running import Guest, Server

GAMES = [entry.name for entry in mecenate.catalogue()]
CHAPEL = {"building": {"chapel": {"shape": ["##", "#."]}}}


@pytest.fixture
def ada(sqlite_server: Server) -> Guest:
    return Guest(sqlite_server.url)


def check(guest: Guest, game: str, changes: dict[str, Any], checked: list[str] | None = None) -> Any:
    return guest.post(f"/api/packs/{game}/check", {"changes": changes, "checked": checked or []})


@pytest.mark.parametrize("game", GAMES)
def test_every_block_is_shown_with_its_source(ada: Guest, game: str) -> None:
    page = ada.get(f"/api/packs/{game}")
    assert page["digest"] == mecenate.game(game).pack_digest
    assert len(page["blocks"]) >= 48
    for block in page["blocks"]:
        part: Any = page["pack"]
        for key in block["path"]:
            part = part[key]
        assert (part["source"], part.get("confidence")) == (block["source"], block["confidence"])
        assert block["reconstructed"] is ("reconstructed" in part["source"])


@pytest.mark.parametrize("game", GAMES)
def test_nothing_changed_has_the_digest_of_the_title(ada: Guest, game: str) -> None:
    page = ada.get(f"/api/packs/{game}")
    changes: dict[str, Any]
    for changes in ({}, page["pack"]):
        found = check(ada, game, changes)
        assert (found["digest"], found["problems"]) == (page["digest"], [])


def test_a_file_of_the_server_has_the_same_digest_for_the_engine(ada: Guest, tmp_path: Path) -> None:
    """Also for a list of blocks, whose certain values JSON from a browser writes as 1 instead of 1.0."""
    cities = ada.get("/api/packs/carrara")["pack"]["city"]
    cities[1]["minimum"] = 3
    cities[2]["confidence"] = 1
    found = check(ada, "carrara", {"city": cities}, ["landscape.rural", "no such block"])
    path = tmp_path / "mine.toml"
    path.write_text(found["text"], encoding="utf-8")
    assert found["digest"] == mecenate.game("carrara", components=path).pack_digest
    read = ada.post("/api/packs/carrara/read", {"text": found["text"]})
    assert read == found and read["checked"] == ["landscape.rural"]


@pytest.mark.parametrize(
    ("game", "changes", "problem"),
    [
        ("carrara", {"wheel": {"fill_to": 99}}, ("value", "wheel", "fill_to")),
        ("carrara", {"weel": {}}, ("unknown", "weel", "")),
        ("carrara", {"city": []}, ("value", "city", "")),
        ("princes", {"building": {"opera": {"shape": ["#.#"]}}}, ("value", "building.opera", "shape")),
        ("carpe_diem", {"tiles": []}, ("value", "tiles", "")),
        ("florenza", {"supply": {"wood": "many"}}, ("value", "supply", "wood")),
    ],
)
def test_a_problem_has_kind_place_and_text(
    ada: Guest, game: str, changes: dict[str, Any], problem: tuple[str, str, str]
) -> None:
    (found,) = check(ada, game, changes)["problems"]
    assert (found["kind"], found["place"], found["key"]) == problem
    assert found["text"]


def test_a_part_that_only_an_option_uses_is_checked_too(ada: Guest) -> None:
    readings = ada.get("/api/packs/carrara")["pack"]["alternative"]
    next(block for block in readings if block["name"] == "graded")["sections"][0] = {"florins": -1}
    (found,) = check(ada, "carrara", {"alternative": readings})["problems"]
    assert (found["place"], found["key"]) == ("court.normal", "florins")


@pytest.mark.parametrize(
    ("text", "kind"),
    [("[", "syntax"), ("a = " + "[" * 90_000, "size"), ("a" + ".a" * 60_000 + " = 1", "size"), ("a = nan", "value")],
    ids=["no TOML", "deep", "long key", "no number"],
)
def test_a_hostile_file_is_a_problem_and_no_error(ada: Guest, text: str, kind: str) -> None:
    found = ada.post("/api/packs/princes/read", {"text": text})
    assert ([one["kind"] for one in found["problems"]], found["digest"]) == ([kind], None)


def test_what_is_too_much_is_refused(ada: Guest) -> None:
    post = ada.http.post
    deep = '{"changes": ' + '{"a": ' * 100_000 + "1" + "}" * 100_001
    headers = {"content-type": "application/json"}
    assert post("/api/packs/carrara/read", json={"text": "#" * (MAX_TEXT + 1)}).status_code == 400
    assert post("/api/packs/carrara/check", content=deep, headers=headers).status_code in (400, 413)
    assert post("/api/packs/carrara/check", json={"changes": {}, "checked": ["x"] * 1001}).status_code == 400
    assert post("/api/packs/carrara/check", json={"changes": []}).status_code == 400
    assert post("/api/packs/chess/check", json={"changes": {}}).json()["code"] == "unknown-game"
    nested: dict[str, Any] = {}
    for _ in range(40):
        nested = {"a": nested}
    assert [one["kind"] for one in check(ada, "carrara", nested)["problems"]] == ["size"]


def test_a_huge_shape_is_a_problem(ada: Guest) -> None:
    (found,) = check(ada, "princes", {"building": {"opera": {"shape": ["#" * 400] * 400}}})["problems"]
    assert found["place"] == "building.opera"


def test_a_table_is_opened_with_the_text_of_a_file(ada: Guest) -> None:
    found = check(ada, "princes", CHAPEL)
    wish = {"game": "princes", "seats": 3, "bots": {"1": "random", "2": "random"}, "pack_text": found["text"]}
    (table,) = ada.post("/api/tables", wish)
    ada.post(f"/api/tables/{table['id']}/seats", {"seat": 0, "invite": table["invite"]})
    ada.post(f"/api/tables/{table['id']}/start")
    view = ada.get(f"/api/tables/{table['id']}/position")["view"]
    assert view["printed"]["pieces"]["chapel"]["shape"] == CHAPEL["building"]["chapel"]["shape"]


def test_no_table_is_opened_with_a_text_that_is_no_pack(ada: Guest) -> None:
    for text in ("[", "a" + ".a" * 60_000 + " = 1", "[weel]"):
        answer = ada.http.post("/api/tables", json={"game": "carrara", "seats": 2, "pack_text": text})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-pack")


def test_a_pack_is_built_outside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Building takes milliseconds, in which no other table would get an answer."""
    read, inside = tomllib.loads, []

    def loads(text: str) -> dict[str, Any]:
        try:
            inside.append(asyncio.get_running_loop() is not None)
        except RuntimeError:
            inside.append(False)
        return read(text)

    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'house.db'}")
    wish = {"game": "carrara", "seats": 2, "bots": {"1": "random"}, "pack": {"blocks": {"source": "mine"}}}
    with TestClient(make_app(settings)) as client:
        token = client.post("/api/guests", json={"name": "Ada"}).json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        monkeypatch.setattr(tomllib, "loads", loads)
        core_pack._parsed.clear()  # as in a process that has not read the pack yet
        table = client.post("/api/tables", json=wish).raise_for_status().json()[0]
        client.post(f"/api/tables/{table['id']}/seats", json={"seat": 0}).raise_for_status()
        client.post(f"/api/tables/{table['id']}/start").raise_for_status()
    assert inside and not any(inside)
