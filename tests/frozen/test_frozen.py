"""Games of earlier releases: this code opens, shows, plays on and verifies them."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

import mecenate
from mecenate.core import catalogue
from mecenate.core.record import Record
from tests.server.running import wait_for

from .expecting import KEPT
from .frozen import RELEASES, Frozen, Opened, differences, opened, play_to_the_end
from .special import BOT_TO_MOVE

CHANGED_VIEWS: dict[str, tuple[str, ...]] = {
    "release_0_1": (
        r"princes-.*\.characters\.5\.money: (0, was [67]00|600, was 0)",  # what lies on the Banker (PRI-77)
        r"princes-.*\.prompt\.facts\.(leader|other|partner): \d, was 'seat \d'",  # seats count from 0 in the API
    ),
}
"""Differences of views that were made on purpose since a release, as `differences` tells them."""
each_release = pytest.mark.parametrize("frozen", RELEASES, ids=lambda frozen: frozen.folder.name)
each_game = pytest.mark.parametrize("game", [entry.name for entry in catalogue.catalogue()])


@pytest.fixture(scope="module", params=RELEASES, ids=lambda frozen: frozen.folder.name)
def shown(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Opened]:
    """The database of a release, opened to be looked at."""
    with opened(request.param, tmp_path_factory.mktemp("frozen")) as release:
        yield release


def test_there_is_something_of_every_kind() -> None:
    assert RELEASES
    for frozen in RELEASES:
        cases = {case for table in frozen.tables.values() for case in table["cases"]}
        assert len(cases) >= 17
        assert {table["status"] for table in frozen.tables.values()} == {"open", "running", "over", "abandoned"}
        assert frozen.records


def test_every_table_is_what_it_was(shown: Opened) -> None:
    for id, table in shown.still.items():
        then = {name: table[name] for name in (*KEPT, "options", "seats")}
        assert differences(shown.see(id), then, table["label"]) == []


def test_every_position_is_what_it_was(shown: Opened) -> None:
    for id, positions in shown.positions.items():
        table = shown.frozen.tables[id]
        everybody = {name: table[name] for name in ("moves", "version", "actor", "scores")}
        for position, expected in zip(positions, table["positions"], strict=True):
            then = {**everybody, **{name: expected[name] for name in ("seat", "legal", "may_undo")}}
            assert differences(position, then, table["label"]) == []


def test_every_view_is_what_it_was(shown: Opened) -> None:
    """A view may have more fields than it had; every other change must be one of `CHANGED_VIEWS`."""
    meant = [re.compile(pattern) for pattern in CHANGED_VIEWS[shown.frozen.folder.name]]
    changed = [
        difference
        for id, positions in shown.positions.items()
        for position, expected in zip(positions, shown.frozen.tables[id]["positions"], strict=True)
        for difference in differences(position["view"], expected["view"], shown.frozen.tables[id]["label"])
    ]
    assert [difference for difference in changed if not any(one.fullmatch(difference) for one in meant)] == []


def test_words_and_ratings_are_kept(shown: Opened) -> None:
    for id, table in shown.frozen.tables.items():
        if "words" in table["cases"]:
            assert table["chat"] and all(table["notes"])
            assert [line["text"] for line in shown.see(id, "/chat")] == table["chat"]
            people = [seat["person"] for seat in table["seats"] if seat["person"]]
            assert [shown.get(f"/api/tables/{id}/note", person)["text"] for person in people] == table["notes"]
    for game, ratings in shown.frozen.expected["ratings"].items():
        assert ratings and shown.get(f"/api/ratings/{game}", None) == ratings


def test_everybody_is_known_again(shown: Opened) -> None:
    for me in shown.frozen.expected["people"]:
        person = shown.get("/api/me", me["id"])
        assert (person["id"], person["name"], person["login"]) == (me["id"], me["name"], me["login"])
        if me["login"] is not None:
            login = {"login": me["login"], "password": me["password"]}
            assert shown.people[me["id"]].post("/api/session", login)["id"] == me["id"]


def test_every_move_of_a_finished_game_is_shown(shown: Opened) -> None:
    for id, table in shown.frozen.tables.items():
        if table["status"] != "over" or table["result"] is None:
            continue
        assert shown.see(id, "/log")
        half = shown.see(id, f"/history/{table['moves'] // 2}")
        assert (half["moves"], half["of"]) == (table["moves"] // 2, table["moves"])


def test_records_of_the_service_hold_the_same_game(shown: Opened) -> None:
    tables = {table["label"]: (id, table) for id, table in shown.frozen.tables.items()}
    for path in shown.frozen.records:
        id, table = tables[path.stem]
        pack = shown.frozen.pack(table["pack"])
        text = shown.text(f"/api/tables/{id}/record", invite=table["watch"])
        now, then = Record.parse(text, pack), Record.load(path, pack)
        assert (now.deal, now.steps, now.seal, now.secret) == (then.deal, then.steps, then.seal, then.secret), path.stem


@each_release
def test_every_record_is_read_and_verified(frozen: Frozen) -> None:
    tables = {table["label"]: table for table in frozen.tables.values()}
    for path in frozen.records:
        table = tables[path.stem]
        record = Record.load(path, components=frozen.pack(table["pack"]))
        verdict = record.verify()
        assert verdict.startswith(f"{table['moves']} actions follow the rules"), path.stem
        assert ("the game is over" in verdict) == (table["scores"] is not None), path.stem
        assert table["seal"] is None or verdict.endswith("the deal follows from the secret and fits the seal"), (
            path.stem
        )
        if table["scores"] is not None:
            assert [score.to_dict() for score in record.state.scores()] == table["scores"], path.stem


@each_release
def test_every_snapshot_is_read_and_written_back(frozen: Frozen, tmp_path: Path) -> None:
    """Everything that the release wrote is written again; a later release may write more."""
    query = "SELECT game, rules, options, pack, state FROM snapshots JOIN tables ON tables.id = table_id"
    with closing(sqlite3.connect(frozen.unpack(tmp_path))) as connection:
        for name, rules, options, pack, text in connection.execute(query):
            components = None if pack is None else json.loads(pack)
            game = mecenate.game(name, components=components, rules=rules, **json.loads(options))
            state = game.state_from_json(text)
            before, after = json.loads(text), json.loads(state.to_json())
            assert before.pop("options").items() <= after["options"].items()
            assert before.items() <= after.items()
            assert game.state_from_json(state.to_json()) == state


@pytest.mark.long
@each_release
@each_game
def test_every_running_game_is_played_to_its_end(frozen: Frozen, game: str, tmp_path: Path) -> None:
    tables = frozen.running(game)
    assert tables
    with opened(frozen, tmp_path) as server:
        for id, table in tables.items():
            done = play_to_the_end(server, id)
            assert len(done["result"]) == len(table["seats"]), table["label"]


@each_release
def test_a_bot_that_was_thinking_goes_on(frozen: Frozen, tmp_path: Path) -> None:
    ((id, table),) = ((id, table) for id, table in frozen.tables.items() if BOT_TO_MOVE in table["cases"])
    assert table["seats"][table["actor"]]["bot"]
    with opened(frozen, tmp_path) as server:
        reader = next(seat["person"] for seat in table["seats"] if seat["person"])
        wait_for(lambda: server.get(f"/api/tables/{id}", reader)["version"] > table["version"])
