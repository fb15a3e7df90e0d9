"""The pages at /api/schema show the whole documents, by themselves."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import httpx
import pytest

from mecenate.server.app import SECURITY_HEADERS
from mecenate.server.http.reference import ADDRESSES, SOCKETS, page

from .running import SECONDS, Server

ASKS_FOR_MORE = ("src", "srcset", "data", "action", "formaction", "poster", "background")


class Page(HTMLParser):
    """What is on a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        self.words += data

    def values(self, name: str) -> list[str]:
        return [value or "" for attribute, value in self.attributes if attribute == name]


@pytest.mark.parametrize("address", [*ADDRESSES, SOCKETS.removeprefix("/api/schema")])
def test_the_page_needs_nothing_from_elsewhere(sqlite_server: Server, address: str) -> None:
    answer = httpx.get(f"{sqlite_server.url}/api/schema{address}".rstrip("/"), timeout=SECONDS)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["content-security-policy"] == SECURITY_HEADERS["content-security-policy"]
    shown = Page(answer.text)
    assert not {"script", "link", "iframe", "object", "embed", "img", "base"} & set(shown.tags)
    assert not [name for name, _ in shown.attributes if name in ASKS_FOR_MORE or name.startswith("on")]
    assert all(one.startswith(("#", "/api/")) for one in shown.values("href"))
    assert "//" not in answer.text and "url(" not in answer.text and "@import" not in answer.text


def test_the_page_shows_every_operation_and_structure(sqlite_server: Server) -> None:
    document: dict[str, Any] = httpx.get(sqlite_server.url + "/api/schema/openapi.json", timeout=SECONDS).json()
    shown = Page(httpx.get(sqlite_server.url + "/api/schema", timeout=SECONDS).text)
    ids = shown.values("id")
    assert len(ids) == len(set(ids))
    assert {one.removeprefix("#") for one in shown.values("href") if one.startswith("#")} <= set(ids)
    operations = [one for item in document["paths"].values() for one in item.values()]
    assert len(operations) > 30
    for operation in operations:
        assert operation["operationId"] in ids
        assert operation["description"].split("`")[0].split("\n")[0] in shown.words
        for parameter in operation.get("parameters", []):
            assert parameter["name"] in shown.words
    for name, schema in document["components"]["schemas"].items():
        assert f"schema-{name}" in ids
        for field in schema.get("properties", {}):
            assert field in shown.words


def test_nothing_in_a_document_becomes_markup() -> None:
    evil = "<script>alert(1)</script>\"'&"
    document = {
        "info": {"title": evil, "version": evil},
        "paths": {
            f"/{evil}": {
                "get": {
                    "operationId": evil,
                    "tags": [evil],
                    "description": f"`{evil}`",
                    "parameters": [{"name": evil, "in": "query", "description": evil, "schema": {"type": evil}}],
                    "requestBody": {"content": {evil: {"schema": {"enum": [evil]}}}},
                    "responses": {evil: {"description": evil, "content": {}}},
                }
            }
        },
        "components": {"schemas": {evil: {"description": evil, "properties": {evil: {"type": evil, "pattern": evil}}}}},
    }
    text = page(document, evil)
    assert "script" not in Page(text).tags
    assert "<script" not in text.lower()
