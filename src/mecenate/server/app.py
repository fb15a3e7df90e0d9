"""The Litestar application."""

from __future__ import annotations

from typing import Any

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import Message, Scope
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.exc import DBAPIError

import mecenate
from mecenate.core.errors import MecenateError
from mecenate.lang.language import accepted
from mecenate.server import errors
from mecenate.server.access import same_origin
from mecenate.server.cluster.metrics import MetricsOfAll
from mecenate.server.hosts import Hosts
from mecenate.server.http.accounts import AccountsController
from mecenate.server.http.analyses import AnalysesController
from mecenate.server.http.daily import DailyController
from mecenate.server.http.dependencies import DEPENDENCIES, TheServices
from mecenate.server.http.document import DeclareRefusals, Refused, document
from mecenate.server.http.explanations import ExplanationsController
from mecenate.server.http.games import GamesController
from mecenate.server.http.guides import GuidesController
from mecenate.server.http.hints import HintsController
from mecenate.server.http.history import HistoryController, RecordsController
from mecenate.server.http.moves import MovesController
from mecenate.server.http.openings import OpeningsController
from mecenate.server.http.packs import PacksController
from mecenate.server.http.pages import CONTENT_POLICY, pages
from mecenate.server.http.people import PeopleController
from mecenate.server.http.puzzles import PuzzlesController
from mecenate.server.http.seats import SeatsController
from mecenate.server.http.socket_reference import socket_document, socket_page
from mecenate.server.http.tables import TablesController
from mecenate.server.http.welcome import welcome
from mecenate.server.lifespan import backend, open_server
from mecenate.server.live.socket import lobby_socket, table_socket
from mecenate.server.metrics import REFUSALS
from mecenate.server.settings import Settings
from mecenate.server.siblings import Siblings
from mecenate.server.storage import database
from mecenate.server.storage.events import CHANNEL

log = structlog.get_logger()
DATA_EXCEPTION = "22"
"""How PostgreSQL's codes begin for values that do not fit."""

SECURITY_HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def make_app(settings: Settings, siblings: Siblings | None = None) -> Litestar:
    """The application with these settings, alone or as one of several on this machine."""
    events = backend(settings)
    channels = ChannelsPlugin(backend=events, channels=[CHANNEL])
    prometheus = PrometheusConfig(
        app_name="mecenate",
        prefix="mecenate",
        group_path=True,
        scopes={ScopeType.HTTP},
        exclude=["/proxy-bid$"],  # the counts of a quiet server would tell that somebody has just given one
    )
    limit = RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute), exclude=["^/ws/"], check_throttle_handler=counts
    )
    return Litestar(
        route_handlers=[
            AccountsController,
            AnalysesController,
            DailyController,
            GamesController,
            GuidesController,
            ExplanationsController,
            HintsController,
            HistoryController,
            Metrics,
            MovesController,
            OpeningsController,
            PacksController,
            PeopleController,
            PuzzlesController,
            RecordsController,
            SeatsController,
            TablesController,
            health,
            live,
            welcome,
            lobby_socket,
            socket_document,
            socket_page,
            table_socket,
            *pages(),
        ],
        dependencies=DEPENDENCIES,
        lifespan=[lambda app: open_server(app, settings, events, channels, siblings)],
        plugins=[channels, DeclareRefusals()],
        middleware=[limit.middleware, prometheus.middleware],
        exception_handlers={
            MecenateError: refuse,
            ValidationException: refuse_malformed,
            HTTPException: refuse_http,
            RecursionError: refuse_too_deep,
            UnicodeDecodeError: refuse_no_text,
            DBAPIError: refuse_unfit,
            Exception: refuse_broken,
        },
        before_request=check_origin,
        before_send=[protect],
        request_max_body_size=settings.max_body,
        openapi_config=document(),
        logging_config=None,
        state=State({"hosts": Hosts(settings), "metrics": None if siblings is None else MetricsOfAll(siblings)}),
    )


async def counts(request: Request[Any, Any, Any]) -> bool:
    """Whether a request counts against the limit: the API does; the page does not, so that it can show the error."""
    return str(request.scope["path"]).startswith("/api/")  # `request.url` is made from the header Host too


async def check_origin(request: Request[Any, Any, Any]) -> None:
    """Refuse a browser that comes from another page, whatever it asks for."""
    same_origin(request)


async def protect(message: Message, scope: Scope) -> None:
    """Send the security headers with every answer, refusals included; no cache keeps an answer of the API."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):  # many hold a token or a link, and none stays true for long
            headers.setdefault("cache-control", "no-store")


# ---------------------------------------------------------------------- errors


def _problem(request: Request[Any, Any, Any], refusal: errors.Refusal) -> Response[Refused]:
    REFUSALS.labels(refusal.code).inc()
    why = refusal.why
    refused = Refused(
        code=refusal.code,
        message=str(refusal),
        text=refusal.text(accepted(request.headers.get("accept-language", ""))),
        reason=None if why is None else why.kind,
        facts={} if why is None else why.facts,
    )
    return Response(refused, status_code=refusal.status, media_type=MediaType.JSON)


def refuse(request: Request[Any, Any, Any], error: MecenateError) -> Response[Refused]:
    """An error of the engine or the server."""
    return _problem(request, errors.refusal_of(error))


def refuse_malformed(request: Request[Any, Any, Any], error: ValidationException) -> Response[Refused]:
    """A request that does not fit the API."""
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(f"{one.get('key', 'body')}: {one['message']}" for one in extra if isinstance(one, dict))
    return _problem(request, errors.bad_request(f"cannot read the request: {details or 'it does not fit'}"))


def refuse_too_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[Refused]:
    """JSON that is nested too deeply."""
    return _problem(request, errors.bad_request("cannot read the request: it is nested too deeply"))


def refuse_no_text(request: Request[Any, Any, Any], _error: UnicodeDecodeError) -> Response[Refused]:
    """Bytes that are not UTF-8; Litestar does not catch the decoder's error."""
    return _problem(request, errors.bad_request("cannot read the request: it is not UTF-8"))


def refuse_unfit(request: Request[Any, Any, Any], error: DBAPIError) -> Response[Refused]:
    """A value that the database cannot represent, such as a zero byte, is a malformed request."""
    if str(getattr(error.orig, "sqlstate", "")).startswith(DATA_EXCEPTION):
        return _problem(request, errors.bad_request("cannot read the request: it has characters that no name has"))
    return refuse_broken(request, error)


def refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """An error of HTTP itself: no such page, a wrong method, too much, too often."""
    codes = {404: "not-found", 405: "wrong-method", 413: "too-large", 429: "too-many"}
    code = codes.get(error.status_code, "malformed")
    mistake = error.status_code >= 500
    response = _problem(request, errors.broken() if mistake else errors.Refusal(code, error.detail, error.status_code))
    response.headers.update(error.headers or {})
    return response


def refuse_broken(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """A defect: logged with the traceback; the answer says nothing about the machine."""
    if database.is_gone(error):
        return _problem(request, errors.not_stored())
    log.error("a request failed", path=request.scope["path"], method=request.method, exc_info=error)
    return _problem(request, errors.broken())


# ---------------------------------------------------------------------- monitoring


class Metrics(PrometheusController):
    """Metrics for Prometheus; not part of the API."""

    include_in_schema = False

    @get()
    async def get(self, state: State) -> Response[bytes]:
        """The metrics of this process; of several on this machine those of all, with the label `worker`."""
        of_all: MetricsOfAll | None = state.metrics
        content = generate_latest() if of_all is None else await of_all.collect()
        return Response(content, headers={"content-type": CONTENT_TYPE_LATEST})


class Alive(msgspec.Struct):
    """What runs here."""

    status: str
    version: str


@get("/health", operation_id="health", tags=["server"])
async def health(services: TheServices) -> Alive:
    """Whether the server is open: something was stored just now. Refused with 503 if nothing can be stored."""
    await services.health.check()
    return Alive("open", mecenate.__version__)


@get("/live", operation_id="live", tags=["server"], sync_to_thread=False)
def live() -> Alive:
    """Whether the process answers, with or without its database."""
    return Alive("alive", mecenate.__version__)
