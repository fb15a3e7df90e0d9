"""The application as a whole: health, metrics, headers, the first page, and the document of its API."""

from __future__ import annotations

import re
from typing import Any

import httpx
import jsonschema_rs
import pytest
import schemathesis

import mecenate
from mecenate.lang import LANGUAGES, rules
from mecenate.server.app import SECURITY_HEADERS
from mecenate.server.http.pages import policy_for

from .running import SECONDS, Guest, Server, seated


def test_the_server_says_that_it_is_open(sqlite_server: Server) -> None:
    assert httpx.get(sqlite_server.url + "/health", timeout=SECONDS).json() == {
        "status": "open",
        "version": mecenate.__version__,
    }


def test_the_process_says_that_it_lives(sqlite_server: Server) -> None:
    assert httpx.get(sqlite_server.url + "/live", timeout=SECONDS).json() == {
        "status": "alive",
        "version": mecenate.__version__,
    }


def test_metrics_count_moves_refusals_and_sockets(sqlite_server: Server) -> None:
    table, guests = seated(sqlite_server.url, public=True)
    socket = guests[0].socket(table)
    socket.until("sync")
    before = _metrics(sqlite_server)
    guests[guests[0].position(table)["actor"]].play(table)
    guests[0].refused("GET", "/api/tables/nothing-here")
    after = _metrics(sqlite_server)
    play = 'mecenate_entries_total{game="carrara",kind="play"}'
    unknown = 'mecenate_refusals_total{code="unknown-table"}'
    assert after[play] == before.get(play, 0) + 1
    assert after[unknown] == before.get(unknown, 0) + 1
    assert after["mecenate_sockets"] >= 1
    assert after["mecenate_tables_in_memory"] >= 1
    names = " ".join(after)
    assert table["id"] not in names
    assert guests[0].me["id"] not in names


def _metrics(server: Server) -> dict[str, float]:
    lines = httpx.get(server.url + "/metrics", timeout=SECONDS).text.splitlines()
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")}


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/health", 200),
        ("GET", "/live", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/me", 401),
        ("GET", "/api/nowhere", 404),
        ("PUT", "/api/tables", 405),
        ("POST", "/api/guests", 400),
        ("GET", "/api/schema/openapi.json", 200),
    ],
)
def test_every_answer_has_the_security_headers(sqlite_server: Server, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, sqlite_server.url + path, timeout=SECONDS)
    assert answer.status_code == status
    own = {"content-security-policy": policy_for(answer.content)} if path == "/" else {}  # its one script, by its hash
    for name, value in (SECURITY_HEADERS | own).items():
        assert answer.headers[name] == value
    assert "access-control-allow-origin" not in answer.headers


def test_a_mistake_of_ours_tells_nothing_of_the_host(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_args: Any, **_kwargs: Any) -> None:
        raise RuntimeError("/home/somebody/secret.db is locked")

    monkeypatch.setattr(sqlite_server.services.store.lists, "open_tables", broken)
    answer = httpx.get(sqlite_server.url + "/api/tables", timeout=SECONDS)
    assert (answer.status_code, answer.json()["code"]) == (500, "broken")
    assert "somebody" not in answer.text
    assert "Traceback" not in answer.text


def test_games_are_listed_in_every_language(sqlite_server: Server) -> None:
    helps = []
    for lang in LANGUAGES:
        games = httpx.get(sqlite_server.url + "/api/games", params={"lang": lang}, timeout=SECONDS).json()
        assert {game["name"] for game in games} == {"carrara", "florenza", "carpe_diem", "princes"}
        assert all("random" in game["bots"] for game in games)
        helps.append([option["help"] for game in games for option in game["options"]])
        names = {(game["name"], option["name"]) for game in games for option in game["options"]}
        assert ("carrara", "discard") in names and ("carrara", "storing") not in names, "old readings are not offered"
    assert len({tuple(words) for words in helps}) == len(LANGUAGES)


def test_the_rules_say_in_which_language_they_are(sqlite_server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    address = sqlite_server.url + "/api/games/carrara/rules"
    german = httpx.get(address, params={"lang": "de"}, timeout=SECONDS)
    assert german.headers["content-language"] == "de" and "Denkmal" in german.json()[30]["text"]
    english = rules.page("carrara")
    monkeypatch.setattr(rules, "page", lambda game, code="en": english)
    shown = httpx.get(address, params={"lang": "it"}, timeout=SECONDS)
    assert shown.headers["content-language"] == "en" and "monument" in shown.json()[30]["text"]


@pytest.fixture(scope="module")
def document(sqlite_server: Server) -> dict[str, Any]:
    document: dict[str, Any] = httpx.get(sqlite_server.url + "/api/schema/openapi.json", timeout=SECONDS).json()
    return document


def test_the_document_is_openapi_3_1(document: dict[str, Any]) -> None:
    assert document["openapi"].startswith("3.1.")
    assert document["info"] == {"title": "Mecenate", "version": mecenate.__version__}
    references = set(re.findall(r"'\$ref': '#/components/schemas/([^']+)'", str(document)))
    assert references <= document["components"]["schemas"].keys()
    for schema in document["components"]["schemas"].values():
        jsonschema_rs.meta.validate({"$schema": "https://json-schema.org/draft/2020-12/schema", **schema})
    schemathesis.openapi.from_dict(document).validate()
    ids = [one["operationId"] for one in _operations(document)]
    assert len(ids) == len(set(ids))
    for one in _operations(document):
        assert one["summary"] or one["description"]
        assert one["responses"]


def _operations(document: dict[str, Any]) -> list[dict[str, Any]]:
    return [one for path in document["paths"].values() for name, one in path.items() if name != "parameters"]


def test_the_document_names_every_route(sqlite_server: Server, document: dict[str, Any]) -> None:
    documented = {(path, method.upper()) for path, one in document["paths"].items() for method in one}
    routes = {
        (re.sub(r":\w+}", "}", route.path), method)
        for route in sqlite_server.app.routes
        for method in getattr(route, "methods", [])
        if method not in ("OPTIONS", "HEAD") and route.path.startswith("/api/") and "/schema" not in route.path
    }
    assert len(routes) > 25
    assert routes <= documented, routes - documented
    assert ("/health", "GET") in documented


def test_answers_are_as_documented(sqlite_server: Server, document: dict[str, Any]) -> None:
    table, (ada, _) = seated(sqlite_server.url, clock={"turn": 60})
    path = f"/api/tables/{table['id']}"
    asked = {
        "/api/me": "/api/me",
        "/api/games": "/api/games",
        "/api/tables": "/api/tables",
        "/api/tables/mine": "/api/tables/mine",
        "/api/tables/{table_id}": path,
        "/api/tables/{table_id}/position": path + "/position",
        "/api/tables/{table_id}/log": path + "/log",
        "/api/tables/{table_id}/history/{moves}": path + "/history/0",
        "/api/tables/{table_id}/chat": path + "/chat",
        "/api/people/{person_id}": f"/api/people/{ada.me['id']}",
    }
    for route, address in asked.items():
        answer = document["paths"][route]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
        schema = {**answer, "components": document["components"]}
        jsonschema_rs.Draft202012Validator(schema).validate(ada.get(address))


def test_anybody_may_read_the_pages(sqlite_server: Server) -> None:
    guest = Guest(sqlite_server.url)
    assert "text/html" in guest.http.get("/").headers["content-type"]
    assert guest.http.get("/api/schema").status_code == 200
