"""The API does what its OpenAPI document says, whatever is asked of it."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis import GenerationMode
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from .running import Running, seated

EXAMPLES = 10
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


class Visitor:
    """Somebody who asks for anything, at tables that exist."""

    def __init__(self, house: Running) -> None:
        running, guests = seated(house.url, public=True)
        over, others = seated(house.url)
        others[0].post(f"/api/tables/{over['id']}/resign")
        waiting = guests[0].found("florenza", 3, public=True)
        self._tables = itertools.cycle([running["id"], over["id"], waiting["id"], running["id"], "nowhere"])
        self._house = house
        self._token = guests[0].me["token"]

    def ask(self, case: Any) -> None:
        """Send a request, and look at the answer."""
        if "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = next(self._tables)
        headers = {"authorization": f"Bearer {self._token}"}
        case.call_and_validate(base_url=self._house.url, headers=headers, checks=CHECKS)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
def test_everything_is_answered_as_the_document_says(each_house: Running, mode: GenerationMode) -> None:
    document = schemathesis.openapi.from_url(f"{each_house.url}/api/schema/openapi.json")
    document.config.checks.negative_data_rejection.expected_statuses = ["4xx"]
    visitor = Visitor(each_house)
    wrong = []
    for operation in (result.ok() for result in document.get_all_operations()):

        @settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
        @given(operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            visitor.ask(case)

        try:
            ask()
        except (Exception, FailureGroup) as problem:
            wrong.append(f"{operation.label}: {problem}")
    assert not wrong, "\n\n".join(wrong)
