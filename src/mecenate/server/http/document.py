"""The OpenAPI document: the refusals of every operation, and the security schemes."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins import ReceiveRoutePlugin
from litestar.routes import BaseRoute, HTTPRoute

import mecenate
from mecenate.server.http.reference import ReferencePage
from mecenate.server.people.service import COOKIE

SAFE = {"GET", "HEAD"}
NEED_A_TABLE = {"table", "table_id", "present"}
NEED_THE_DATABASE = {"services", "visitor", "person", "table", "my_seat", "own_seat", "present"}


class Refused(msgspec.Struct):
    """Why something was refused. Nothing was changed.

    `code` is for programs, `text` a sentence in the language of Accept-Language, `message` one in English. An action
    that is not legal has a `reason`, a kind such as `block price`, with its `facts`.
    """

    code: str
    message: str
    text: str = ""
    reason: str | None = None
    facts: dict[str, Any] = {}


REFUSALS = {
    400: "The request cannot be read.",
    401: "Say who you are first.",
    403: "You may not do that.",
    404: "There is no such thing, or none that you may know of.",
    409: "It does not fit what the table is doing now.",
    413: "The request is too large.",
    422: "What is asked for makes no sense.",
    429: "Too many: requests, tables or sockets.",
    503: "The database does not answer.",
}


def refusals_of(handler: HTTPRouteHandler) -> set[int]:
    """The statuses with which an operation may refuse."""
    needs = handler.parsed_fn_signature.parameters.keys()
    changes = not handler.http_methods <= SAFE
    statuses = {400, 403, 429}
    if changes or needs & {"person", "my_seat", "present"}:
        statuses |= {401}
    if needs & (NEED_A_TABLE | {"person_id", "session_id", "game", "day", "data"}):
        statuses |= {404}
    if needs & NEED_A_TABLE or changes:
        statuses |= {409}
    if changes or needs & NEED_THE_DATABASE:
        statuses |= {503}
    if "data" in needs:
        statuses |= {413, 422}
    return statuses


class DeclareRefusals(ReceiveRoutePlugin):
    """Adds to every operation of the document what it may refuse."""

    def receive_route(self, route: BaseRoute) -> None:
        """A route was added."""
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            if isinstance(handler, HTTPRouteHandler):
                declared = {
                    status: ResponseSpec(Refused, generate_examples=False, description=REFUSALS[status])
                    for status in sorted(refusals_of(handler))
                }
                handler.responses = {**declared, **(handler.responses or {})}


def document() -> OpenAPIConfig:
    """The head of the document."""
    who = Components(
        security_schemes={
            "token": SecurityScheme(type="http", scheme="bearer", description="the token that `POST /api/guests` gave"),
            "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
        }
    )
    return OpenAPIConfig(
        title="Mecenate",
        version=mecenate.__version__,
        path="/api/schema",
        components=who,
        security=[{"token": []}, {"cookie": []}, {}],
        render_plugins=[ReferencePage(), JsonRenderPlugin(), YamlRenderPlugin()],
        use_handler_docstrings=True,
    )
