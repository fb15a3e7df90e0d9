"""Whatever anybody sends is answered: never with a 500, never with a traceback in the log."""

from __future__ import annotations

import contextlib
import json
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.errors import MecenateError

from .nonsense import BODIES, HEADERS, PACKS, QUERIES, SEGMENTS, SENT, TYPES, VALUES
from .running import seated
from .sending import Sender


def _failed(statuses: dict[Any, int]) -> dict[Any, int]:
    return {what: status for what, status in statuses.items() if status >= 500}


@pytest.mark.parametrize("segment", SEGMENTS, ids=lambda segment: repr(segment[:12]))
def test_no_path_breaks_anything(sender: Sender, segment: bytes) -> None:
    routes = {re.sub(r"{[^}]*}", "{}", route.path) for route in sender.server.app.routes}
    targets = {route.replace("{}", "\0").encode().replace(b"\0", segment) for route in routes if "{}" in route}
    targets |= {start + segment for start in (b"/", b"/assets/", b"/api/schema/", b"/rules/", b"/api/")}
    assert len(targets) > 15
    assert _failed({target[:60]: sender.send("GET", target) for target in targets}) == {}


def test_a_path_that_no_file_can_have_is_not_found(sender: Sender) -> None:
    for target in (b"/%00", b"/assets/%00", b"/" + b"x" * 5000, b"/assets/" + b"x" * 5000, b"/rules/a%00b"):
        assert sender.send("GET", target) == 404, target
    assert sender.send("GET", b"/assets/app.js") == 200
    assert sender.send("GET", b"/rules/carrara") == 200


@pytest.mark.parametrize("query", QUERIES, ids=lambda query: repr(query[:12]))
def test_no_query_breaks_anything(sender: Sender, query: bytes) -> None:
    targets = [path for method, path in sender.paths() if method == "GET"] + ["/", "/assets/app.js", "/metrics"]
    slow = f"/api/tables/{sender.table['id']}/hint"  # takes a second, whatever the query
    asked = {path: sender.send("GET", path.encode() + b"?" + query) for path in targets if path != slow}
    assert _failed(asked) == {}


@pytest.mark.parametrize("header", HEADERS, ids=lambda header: repr(header[:24]))
def test_no_header_breaks_anything(sender: Sender, header: bytes) -> None:
    paths = (b"/", b"/assets/app.js", b"/api/me", b"/api/tables/" + sender.table["id"].encode())
    assert _failed({path: sender.send("GET", path, None, None, header) for path in paths}) == {}


def test_no_body_breaks_anything(sender: Sender) -> None:
    statuses: dict[tuple[str, str, bytes | None], int] = {}
    for method, path in sender.paths():
        if method in ("POST", "PUT", "PATCH"):
            for body in BODIES:
                statuses[method, path, body[:30]] = sender.send(method, path.encode(), body, b"application/json")
            for type in TYPES:
                statuses[method, path, type] = sender.send(method, path.encode(), b'{"name":"Ada"}', type)
    assert len(statuses) > 300
    assert _failed(statuses) == {}


@pytest.mark.parametrize(("method", "path", "usual"), SENT, ids=lambda value: str(value)[:24])
def test_no_value_of_a_field_breaks_anything(sender: Sender, method: str, path: str, usual: dict[str, Any]) -> None:
    target = path.replace("{table}", f"/api/tables/{sender.table['id']}").encode()
    statuses = {}
    for field, inside in [*((name, None) for name in usual), *(("clock", name) for name in usual.get("clock") or ())]:
        for value in VALUES:
            body = {**usual, field: "\0"} if inside is None else {**usual, field: {**usual[field], inside: "\0"}}
            text = json.dumps(body).encode().replace(b'"\\u0000"', value)
            statuses[field, inside, value[:20]] = sender.send(method, target, text, b"application/json")
    assert _failed(statuses) == {}


@pytest.mark.parametrize(
    "options",
    [{"components": "x"}, {"name": "carrara"}, {"version": "9" * 6000}, {"": ""}, {"self": 1}, {"a\0b": "\0"}],
)
@pytest.mark.parametrize("game", ["carrara", "princes", "florenza", "carpe_diem"])
def test_an_option_that_a_game_does_not_have_is_named(sender: Sender, game: str, options: dict[str, Any]) -> None:
    answer = sender.guest.http.post("/api/tables", json={"game": game, "seats": 2, "options": options})
    assert answer.status_code in (400, 422), answer.text
    assert answer.json()["code"] in ("bad-option", "malformed")


HEAD = "mecenate record 1\ngame carrara\n"


@pytest.mark.parametrize(
    "record",
    [
        "", "\0", "\ud7ff", "mecenate record 1", HEAD, HEAD + "seats " + "9" * 6000 + "\ndeal\n",
        HEAD + "seats ²\ndeal\n",
        HEAD + "seats 2\ndeal ! " + "9" * 6000 + "/7\n", HEAD + "seats 2\ndeal ! 1/" + "9" * 6000 + "\n",
        HEAD + "seats 2\ndeal ! 1/0\n", HEAD + "seats 2\ndeal ! 18446744073709551616/18446744073709551617\n",
        HEAD + "option components x\nseats 2\ndeal\n", HEAD + "option name x\nseats 2\ndeal\n",
        HEAD + "option version " + "9" * 6000 + "\nseats 2\ndeal\n",
        HEAD + "secret " + "0" * 6001 + "\nseats 2\ndeal\n",
        HEAD + "secret 0\u0660\nseats 2\ndeal\n", "mecenate record 1\ngame " + "x" * 100_000 + "\nseats 2\ndeal\n",
    ],
    ids=lambda record: repr(record[-12:]),
)  # fmt: skip
@pytest.mark.parametrize("play_on", [False, True])
def test_a_record_that_cannot_be_read_is_refused(sender: Sender, record: str, play_on: bool) -> None:
    answer = sender.guest.http.post("/api/records", json={"record": record, "play_on": play_on})
    assert (answer.status_code, answer.json()["code"]) in ((422, "bad-record"), (404, "unknown-game"))


def test_a_step_of_a_record_with_a_number_of_6000_digits_is_refused(sender: Sender) -> None:
    table, (ada, bruno) = seated(sender.server.url)
    ada.play(table) if ada.position(table)["actor"] == 0 else bruno.play(table)
    bruno.post(f"/api/tables/{table['id']}/resign")
    text = ada.http.get(f"/api/tables/{table['id']}/record").text
    assert "\n1. [" in text
    for old, new in ((r"\n1\. ", "\n" + "1" * 6000 + ". "), (r"\n1\. \[\d\]", "\n1. [" + "1" * 6000 + "]")):
        assert ada.refused("POST", "/api/records", {"record": re.sub(old, new, text)}) == (422, "bad-record")
    assert ada.post("/api/records", {"record": text})["status"] in ("over", "running")


@pytest.mark.parametrize(("game", "pack"), PACKS, ids=str)
def test_a_pack_that_does_not_fit_is_refused(sender: Sender, game: str, pack: dict[str, Any]) -> None:
    answer = sender.guest.http.post("/api/tables", json={"game": game, "seats": 2, "pack": pack})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-pack"), answer.text


@pytest.mark.long
@pytest.mark.parametrize("game", ["carrara", "princes", "florenza", "carpe_diem"])
def test_no_value_in_a_pack_breaks_anything(game: str) -> None:
    """Every part of every pack, replaced by what it should not be, gives a game that can be dealt or is refused."""
    usual = tomllib.loads((files(f"mecenate.games.{game}") / "components.toml").read_text(encoding="utf-8"))
    wrong: list[Any] = [None, 10**30, [[]], [{}]]
    for path in _parts(usual):
        for value in wrong:
            pack: Any = value
            for name in reversed(path):
                pack = {name: pack}
            with contextlib.suppress(MecenateError):
                catalogue.configured(game, {}, pack).start(2, Dealer.fast(1)).view(0)


def _parts(pack: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    for name, below in pack.items() if isinstance(pack, dict) else ():
        yield (*path, name)
        yield from _parts(below, (*path, name))
