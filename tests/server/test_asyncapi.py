"""The AsyncAPI document is valid, and describes what the sockets really carry."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest

import mecenate
from mecenate.server.http.reference import SOCKETS
from mecenate.server.live.asyncapi import ADDRESS, TO_CLIENT, TO_SERVER, document, tag_of
from mecenate.server.live.limits import limits_of
from mecenate.server.live.messages import Limits

from .running import SECONDS, Guest, Server, new_key, seated
from .test_reference import Page

SPECIFICATION = Path(__file__).parents[2] / "web/node_modules/@asyncapi/specs/schemas/3.0.0-without-$id.json"
MOVES = 40
DOCUMENT = document(Limits(40, 120, 16, 16384, 3600))
SCHEMAS: dict[str, Any] = DOCUMENT["components"]["schemas"]


def refs(node: Any) -> set[str]:
    """Everything that a part of the document refers to."""
    if isinstance(node, list):
        return set().union(*map(refs, node))
    if isinstance(node, dict):
        return set().union(*map(refs, node.values())) | ({node["$ref"]} if "$ref" in node else set())
    return set()


def check(name: str, value: Any) -> None:
    """Check that a value is as the schema of this name says."""
    whole = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": SCHEMAS}}
    jsonschema_rs.validator_for(whole).validate(value)


def check_heard(heard: list[dict[str, Any]]) -> set[str]:
    """Check messages of the server; returns their types."""
    names = {tag_of(one): one.__name__ for one in TO_CLIENT}
    for message in heard:
        check(names[message["type"]], message)
    return {message["type"] for message in heard}


@pytest.mark.skipif(not SPECIFICATION.exists(), reason="the packages of web/ for development are not installed")
def test_the_document_is_valid() -> None:
    specification = json.loads(SPECIFICATION.read_text(encoding="utf-8"))
    jsonschema_rs.validator_for(specification).validate(DOCUMENT)
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validator_for(specification).validate({**DOCUMENT, "operations": {"play": {"action": "shout"}}})


def test_all_references_lead_somewhere() -> None:
    for ref in refs(DOCUMENT):
        node: Any = DOCUMENT
        for part in ref.removeprefix("#/").split("/"):
            node = node[part]


def test_every_view_and_every_message_has_a_schema() -> None:
    games = [entry.name for entry in mecenate.catalogue()]
    assert {f"{game}.{part}" for game in games for part in ("View", "Remembered")} <= set(SCHEMAS)
    channels = DOCUMENT["channels"]
    listed = {name for channel in channels.values() for name in channel["messages"]}
    assert listed == {one.__name__ for one in (*TO_SERVER, *TO_CLIENT)}


@pytest.mark.parametrize("game", [entry.name for entry in mecenate.catalogue()])
def test_the_messages_of_a_game_are_as_the_document_says(sqlite_server: Server, game: str) -> None:
    table, guests = seated(sqlite_server.url, game=game, public=True, notes=True)
    sockets = [guest.socket(table) for guest in (*guests, Guest(sqlite_server.url))]
    for socket in sockets:
        socket.until("sync")
    chance = random.Random(1)
    for _ in range(MOVES):
        actor = next(socket for socket in sockets if socket.state["actor"] == socket.state["seat"])
        actor.play(chance.choice(actor.state["legal"]))
        for other in sockets:
            while other.state["version"] < actor.state["version"]:
                other.hear()
    assert sockets[0].play("dance")["type"] == "error"
    sockets[0].send(type="say", text="Well played.")
    for socket in sockets:
        socket.until("chat")
    guests[0].post(f"/api/tables/{table['id']}/resign")
    for socket in sockets:
        socket.until("update", over=True)
        socket.send(type="sync")
        assert socket.until("sync")["table"]["result"]
        assert {"sync", "update", "chat"} <= check_heard(socket.heard)
        assert any(message.get("remembered") for message in socket.heard)


@pytest.mark.parametrize("change", [{"legal": "all"}, {"view": {}}, {"version": "1"}, {"remembered": 3}])
def test_a_message_that_is_wrong_does_not_fit(sqlite_server: Server, change: dict[str, Any]) -> None:
    table, guests = seated(sqlite_server.url)
    sync = guests[0].socket(table).until("sync")
    check("SyncMessage", sync)
    with pytest.raises(jsonschema_rs.ValidationError):
        check("SyncMessage", {**sync, **change})


@pytest.mark.parametrize("struct", TO_SERVER, ids=tag_of)
def test_what_a_client_may_send_is_described(struct: type) -> None:
    examples: dict[str, dict[str, Any]] = {
        "hello": {},
        "play": {"key": new_key(), "version": 3, "action": "pass"},
        "undo": {"key": new_key(), "version": 3},
        "consent": {"agree": True},
        "say": {"text": "Well played."},
        "ack": {"version": 3},
        "sync": {},
        "proxy-bid": {"key": new_key(), "lot": "forest", "florins": None},
    }
    check(struct.__name__, {"type": tag_of(struct), **examples[tag_of(struct)]})
    with pytest.raises(jsonschema_rs.ValidationError):
        check(struct.__name__, {"type": "dance", **examples[tag_of(struct)]})


def test_the_server_has_the_document_with_its_own_limits(sqlite_server: Server) -> None:
    served = httpx.get(sqlite_server.url + ADDRESS, timeout=SECONDS).json()
    assert served == json.loads(json.dumps(document(limits_of(sqlite_server.services.settings))))
    assert served["x-limits"]["messages_per_second"] == 100_000


def test_the_page_shows_every_message_and_structure(sqlite_server: Server) -> None:
    shown = Page(httpx.get(sqlite_server.url + SOCKETS, timeout=SECONDS).text)
    ids = shown.values("id")
    assert len(ids) == len(set(ids))
    assert {one.removeprefix("#") for one in shown.values("href") if one.startswith("#")} <= set(ids)
    assert {f"schema-{name}" for name in SCHEMAS} == set(ids)
    for code in DOCUMENT["x-close-codes"]:
        assert str(code["code"]) in shown.words
