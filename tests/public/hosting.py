"""Names for those who run a server: settings, environment variables, metrics."""

from __future__ import annotations

import re

import msgspec
from litestar.testing import TestClient
from prometheus_client import REGISTRY

from mecenate.server import run, settings
from tests.public import sources
from tests.public.shapes import Pairs, fields_of
from tests.public.wire import application

OURS = "mecenate_"
AFTER_AN_ERROR = "mecenate_requests_error"
"""Made by the first request that fails, which may be one of another test."""


def setting_names() -> Pairs:
    """Settings in the file, the same in the environment, and the variables that are read elsewhere."""
    schema = msgspec.json.schema_components([settings.Settings])[1]["Settings"]
    for name, kind in fields_of("setting", schema):
        yield name.replace(".", " ", 1), kind
    for field in msgspec.structs.fields(settings.Settings):
        yield f"environment {settings.PREFIX}{field.name.upper()}", ""
    variable = re.compile(settings.PREFIX + "[A-Z_]+")
    for text in sources.literals("mecenate", settings.PREFIX):
        if variable.fullmatch(text) and text != run.HANDED_ON:  # only between our own processes
            yield f"environment {text}", ""
    yield f"file {settings.CONFIG_FILE}", ""


def metric_names() -> Pairs:
    """The metrics of the server, with type and labels; those of Python and of the process are not ours."""
    with TestClient(application()) as client:
        client.get("/health").raise_for_status()  # the metrics of requests are made by the first one
        shown = client.get("/metrics").text
    for collector in list(REGISTRY._collector_to_names):
        for metric in collector.collect():
            if metric.name.startswith(OURS) and metric.name != AFTER_AN_ERROR:
                assert f"# TYPE {metric.name}" in shown, metric.name
                name = f"{metric.name}_total" if metric.type == "counter" else metric.name
                labels = ", ".join(getattr(collector, "_labelnames", ()))
                yield name, metric.type + (f", labels {labels}" if labels else "")
