"""Names on the wire: the messages of the sockets, the views in them, and the HTTP API."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, get_args

import msgspec
from litestar import Litestar, Request
from litestar.exceptions import HTTPException
from litestar.routes import HTTPRoute, WebSocketRoute

import mecenate
from mecenate.core.errors import HistoryError, MecenateError
from mecenate.server import access, app, errors
from mecenate.server.live import messages
from mecenate.server.live.closing import Closing
from mecenate.server.people.service import COOKIE
from mecenate.server.settings import Settings
from mecenate.server.tables import creation
from tests.public import sources
from tests.public.shapes import Pairs, Schema, fields_of, fields_of_all, keys_of, type_of

SERVER = "mecenate.server"
WORDS = {"status": "storage.rows", "kind": "tables.table", "room": "live.feed"}
"""Fields of type string, and the module whose constants are their values."""
NOBODY: Request[Any, Any, Any] = Request({"type": "http", "headers": []})  # type: ignore[arg-type]
COMPUTED = ("conflict", "error", "refusal_of", "refuse_http")
"""Functions that are given the code of a refusal; `codes` asks them, or finds their callers."""
PARAMETER_TYPE = re.compile(r":\w+}")


@cache
def application() -> Litestar:
    """The application of a server that keeps nothing."""
    return app.make_app(Settings(database="sqlite+aiosqlite:///:memory:"))


# ---------------------------------------------------------------------- sockets


def socket_names() -> Pairs:
    """Messages with their fields, and what else a client of a socket must know."""
    structs = [one for one in vars(messages).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    schemas: dict[str, Schema] = msgspec.json.schema_components(structs)[1]
    incoming = get_args(messages.Incoming)
    for struct in structs:
        side = "client" if struct in incoming else "server"
        tag = struct.__struct_config__.tag
        schema = schemas[struct.__name__]
        yield from _message(f"{side} {tag}", schema) if tag else fields_of(f"struct {struct.__name__}", schema)
    yield "protocol", str(messages.PROTOCOL)
    for route in application().routes:
        if isinstance(route, WebSocketRoute):
            yield f"socket {PARAMETER_TYPE.sub('}', route.path)}", ""
    for name in _query_parameters():
        yield f"socket ?{name}", ""
    yield from ((f"close {int(code)}", "") for code in sorted(Closing))
    for code, status in codes():
        yield f"refusal {code} {status}", ""
    yield from _plain_objects()
    yield from _values()


def _message(name: str, schema: Schema) -> Pairs:
    yield name, ""
    yield from ((field, kind) for field, kind in fields_of(name, schema) if not field.endswith(".type"))


def _query_parameters() -> Iterator[str]:
    for call in sources.calls(SERVER, "get"):
        function = call.node.func
        if isinstance(function, ast.Attribute) and ast.unparse(function.value).endswith("query_params"):
            yield str(sources.value_of(call, 0))


def codes() -> set[tuple[str, int]]:
    """The codes of refusals with their statuses: those in the source, and those that errors are turned into."""
    codes = set()
    for call in sources.calls(SERVER, "Refusal"):
        if call.function is None or call.function.name not in COMPUTED:
            codes.add((str(sources.value_of(call, 0)), int(str(sources.value_of(call, 2)))))
    for call in [*sources.calls(SERVER, "conflict"), *sources.calls("mecenate.core", "HistoryError")]:
        if call.function is None or call.function.name not in COMPUTED:
            codes.add((str(sources.value_of(call, 0)), errors.conflict("", "").status))
    for kind in _errors(MecenateError):
        _, *parameters = inspect.signature(kind.__init__).parameters.values()
        needed = [one for one in parameters if one.kind is one.POSITIONAL_OR_KEYWORD and one.default is one.empty]
        refusal = errors.refusal_of(kind(*["wrong"] * max(1, len(needed))))
        codes.add((refusal.code, refusal.status))
    for status in range(400, 500):
        response = app.refuse_http(NOBODY, HTTPException("wrong", status_code=status))
        if response.content.code != "malformed" or status == 400:  # the rest: no such status is ever sent
            codes.add((response.content.code, status))
    return codes


def _errors(kind: type[MecenateError]) -> Iterator[type[MecenateError]]:
    if kind not in (errors.Refusal, HistoryError):  # those that have codes of their own
        yield kind
        for below in kind.__subclasses__():
            yield from _errors(below)


def _plain_objects() -> Pairs:
    """Objects that the messages carry as plain data."""
    game = mecenate.game(mecenate.catalogue()[0].name)
    score = game.start(game.min_seats, mecenate.Dealer.fast(1)).scores()[0]
    event = mecenate.Event("kind", 0, {}, None, False)
    prompt = mecenate.Prompt("kind", 0, {})
    for name, value in {"score": score.to_dict(), "event": event.to_dict(), "prompt": prompt.to_dict()}.items():
        for key, kind in keys_of(value, frozenset(score.breakdown)).items():
            yield f"object {name}.{key}", kind


def _values() -> Pairs:
    """The values of fields of type string: statuses, kinds of entries, rooms, kinds of notices, wishes."""
    for field, module in WORDS.items():
        for value in sources.constants(f"{SERVER}.{module}", str).values():
            yield f"value {field} {value}", ""
    for call in sources.calls(SERVER, "Notice"):
        if isinstance(call.node.args[0], ast.Constant):
            yield f"value notice {sources.value_of(call, 0)}", ""
    game = mecenate.game(mecenate.catalogue()[0].name)
    for field in ("undo", "when_out"):
        try:
            creation.check(creation.Wish(game.name, game.min_seats, **{field: "?"}), game, ())  # type: ignore[arg-type]
        except errors.Refusal as refusal:
            for value in str(refusal).partition(" is one of ")[2].split(", "):
                yield f"value {field} {value}", ""


def view_names() -> Pairs:
    """What a seat is sent of each game: the fields of its view."""
    for entry in mecenate.catalogue():
        root = import_module(f"{entry.module}.view").View
        yield from fields_of_all(f"{entry.name} ", msgspec.json.schema_components([root])[1])


# ---------------------------------------------------------------------- HTTP


def http_names() -> Pairs:
    """Every operation with its parameters, bodies and statuses, and the fields of all objects."""
    document = application().openapi_schema.to_schema()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            yield from _operation(f"{method.upper()} {path}", operation)
    for path in _undocumented(set(document["paths"])):
        yield path, ""
    yield from fields_of_all("schema ", document["components"]["schemas"])
    yield f"header {access.CSRF_HEADER}", ""
    yield f"cookie {COOKIE}", ""


def _operation(name: str, operation: dict[str, Any]) -> Pairs:
    yield name, operation["operationId"]
    for parameter in operation.get("parameters", ()):
        optional = "" if parameter["required"] else ", optional"
        yield f"{name} {parameter['in']} {parameter['name']}", type_of(parameter["schema"]) + optional
    for kind, schema in _contents(operation.get("requestBody")):
        yield f"{name} body {kind}", schema
    for status, response in operation["responses"].items():
        if not response.get("content"):
            yield f"{name} {status}", "no body"
        for kind, schema in _contents(response):
            yield f"{name} {status} {kind}", schema


def _contents(part: dict[str, Any] | None) -> Pairs:
    for kind, content in ((part or {}).get("content") or {}).items():
        yield kind, type_of(content["schema"])


def _undocumented(documented: set[str]) -> Iterator[str]:
    """Paths that are not in the document: what Prometheus reads, the pages, the document itself.

    `/assets` exists only where the browser client has been built; Litestar chooses the other paths of the document.
    """
    config = application().openapi_config
    assert config is not None
    for route in application().routes:
        path = PARAMETER_TYPE.sub("}", route.path)
        ours = not path.startswith(f"{config.path}/") or path.endswith(("/openapi.json", "/asyncapi.json", "/sockets"))
        if isinstance(route, HTTPRoute) and path not in documented and ours and not path.startswith("/assets"):
            yield from (f"{method} {path}" for method in sorted(route.methods - {"OPTIONS"}))
