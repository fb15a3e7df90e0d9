"""The API does what its OpenAPI document says, whatever is asked of it."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from mecenate.server.storage import health

from .running import SECONDS, Guest, Server, seated

EXAMPLES = 8
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


ENDS = ("DELETE /api/session", "POST /api/me/deletion")
"""After these one is nobody any more."""


class Visitor:
    """Somebody who asks for anything, at tables that exist."""

    def __init__(self, server: Server, mode: GenerationMode) -> None:
        running, guests = seated(server.url, public=True)
        over, others = seated(server.url)
        others[0].post(f"/api/tables/{over['id']}/resign")
        waiting = guests[0].new_table("florenza", 3, public=True)
        self._tables = itertools.cycle([running["id"], over["id"], waiting["id"], running["id"], "nowhere"])
        self._games = itertools.cycle(["carrara", "florenza", None, "carpe_diem"])
        self._sensible = mode is GenerationMode.POSITIVE
        self._server = server
        self._headers = {"authorization": f"Bearer {guests[0].me['token']}"}

    def ask(self, case: Any) -> None:
        """Send a request, and look at the answer."""
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = next(self._tables)
        if case.operation.label == "POST /api/tables" and self._sensible and next(self._games) is not None:
            case.body = {**case.body, "game": next(self._games) or "princes", "seats": 2 + case.body["seats"] % 3}
        headers = self._headers
        if case.operation.label in ENDS:
            headers = {"authorization": f"Bearer {Guest(self._server.url).me['token']}"}
        case.call_and_validate(base_url=self._server.url, headers=headers, checks=CHECKS, timeout=SECONDS)


def takes_anything(operation: dict[str, Any]) -> bool:
    """Whether nothing could be wrong in a request: it has no more than texts of any kind in its path."""
    parameters = operation.get("parameters", [])
    any_text = all(each["in"] == "path" and each["schema"] == {"type": "string"} for each in parameters)
    return any_text and "requestBody" not in operation


def ask_everything(server: Server, mode: GenerationMode) -> None:
    """Ask for every operation of the document, with what it wants or with what it does not."""
    document = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    document.config.checks.negative_data_rejection.expected_statuses = ["4xx"]
    visitor = Visitor(server, mode)
    wrong = []
    for entry in document.get_all_operations():
        assert isinstance(entry, Ok), entry
        operation = entry.ok()
        if mode is GenerationMode.NEGATIVE and takes_anything(operation.definition.raw):
            continue  # Hypothesis would search long for what does not exist

        @settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
        @given(operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            visitor.ask(case)

        try:
            ask()
        except Unsatisfiable:  # there is nothing that could be wrong
            assert mode is GenerationMode.NEGATIVE
        except (Exception, FailureGroup) as problem:
            wrong.append(f"{operation.label}: {problem}")
    assert not wrong, "\n\n".join(wrong)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_everything_is_answered_as_the_document_says(sqlite_server: Server, mode: GenerationMode) -> None:
    ask_everything(sqlite_server, mode)


@pytest.mark.long
@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_everything_is_answered_so_on_postgresql(
    postgresql_server: Server, mode: GenerationMode, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "SECONDS", SECONDS)  # on a busy machine PostgreSQL may need more than 3 s: a 503
    ask_everything(postgresql_server, mode)


def test_every_refusal_is_declared_alike(sqlite_server: Server) -> None:
    document = Guest(sqlite_server.url).get("/api/schema/openapi.json")
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    assert len(operations) > 30
    for operation in operations:
        refused = [answer for status, answer in operation["responses"].items() if int(status) >= 400]
        schemas = [answer["content"]["application/json"]["schema"] for answer in refused]
        assert schemas and all(schema == {"$ref": "#/components/schemas/Refused"} for schema in schemas)
    assert document["openapi"].startswith("3.1")
