"""The Litestar application, and what starts and stops with it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import Message, Scope
from sqlalchemy.exc import DBAPIError

import mecenate
from mecenate.core.errors import MecenateError
from mecenate.lang.language import accepted
from mecenate.server import errors, garbage
from mecenate.server.bots.queue import BotQueue, Lane
from mecenate.server.cluster.events import CHANNEL
from mecenate.server.cluster.peers import Peers
from mecenate.server.http.access import same_origin
from mecenate.server.http.accounts import AccountsController
from mecenate.server.http.dependencies import DEPENDENCIES, TheServices
from mecenate.server.http.document import DeclareRefusals, Refused, document
from mecenate.server.http.explanations import ExplanationsController
from mecenate.server.http.games import GamesController
from mecenate.server.http.guides import GuidesController
from mecenate.server.http.hints import HintsController
from mecenate.server.http.history import HistoryController, RecordsController
from mecenate.server.http.hosts import Hosts
from mecenate.server.http.moves import MovesController
from mecenate.server.http.pages import pages
from mecenate.server.http.people import PeopleController
from mecenate.server.http.seats import SeatsController
from mecenate.server.http.tables import TablesController
from mecenate.server.live.socket import lobby_socket, table_socket
from mecenate.server.metrics import QUEUE, REFUSALS, TABLES, WORKING
from mecenate.server.services import Services
from mecenate.server.settings import Settings
from mecenate.server.storage import database, opening, upgrading
from mecenate.server.storage.journal import Journal
from mecenate.server.storage.store import Store
from mecenate.server.tables.downtime import Downtime

log = structlog.get_logger()
_running: list[Services] = []
"""The services of this process: one set, or several in tests."""
DATA_EXCEPTION = "22"
"""How PostgreSQL's codes begin for values that do not fit."""

SECURITY_HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def make_app(settings: Settings) -> Litestar:
    """The application with these settings."""
    channels = ChannelsPlugin(backend=_backend(settings), channels=[CHANNEL])
    prometheus = PrometheusConfig(app_name="mecenate", prefix="mecenate", group_path=True, scopes={ScopeType.HTTP})
    limit = RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute), exclude=["^/ws/"], check_throttle_handler=counts
    )
    return Litestar(
        route_handlers=[
            AccountsController,
            GamesController,
            GuidesController,
            ExplanationsController,
            HintsController,
            HistoryController,
            Metrics,
            MovesController,
            PeopleController,
            RecordsController,
            SeatsController,
            TablesController,
            health,
            live,
            lobby_socket,
            table_socket,
            *pages(),
        ],
        dependencies=DEPENDENCIES,
        lifespan=[lambda app: open_server(app, settings, channels)],
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
        compression_config=CompressionConfig(backend="gzip", minimum_size=500, exclude=["^/api", "^/ws", "^/metrics"]),
        request_max_body_size=settings.max_body,
        openapi_config=document(),
        logging_config=None,
        state=State({"hosts": Hosts(settings)}),
    )


def _backend(settings: Settings) -> ChannelsBackend:
    if settings.on_sqlite:
        return MemoryChannelsBackend()
    from mecenate.server.cluster.notifications import ReconnectingBackend

    return ReconnectingBackend(settings.database_url.replace("+asyncpg", "", 1))


@asynccontextmanager
async def open_server(app: Litestar, settings: Settings, channels: ChannelsPlugin) -> AsyncIterator[None]:
    """Open the database and start the services; stop both when the process ends."""
    with opening.held(settings.database_url):
        async with _start_services(app, settings, channels):
            yield


@asynccontextmanager
async def _start_services(app: Litestar, settings: Settings, channels: ChannelsPlugin) -> AsyncIterator[None]:
    url = settings.database_url
    engine = database.open_engine(url)
    await asyncio.to_thread(upgrading.copy_before_upgrade, url)
    await database.migrate(engine)
    store = Store(engine)
    key = settings.signing_key or await store.fact("signing key", secrets.token_hex(32))
    journal = Journal(engine, url)
    services = Services(settings, store, journal, key)
    app.state.services = services
    _running.append(services)
    TABLES.set_function(lambda: sum(len(one.registry.tables) for one in _running))
    watch_queue(services.bots.workers.queue)
    journal.start()
    downtime = Downtime(services)
    await downtime.start()
    chores = [asyncio.create_task(services.maintenance.run()), asyncio.create_task(garbage.collect_everything())]
    chores.append(asyncio.create_task(downtime.run()))
    chores += [asyncio.create_task(services.sweeper.sweep()), asyncio.create_task(services.sweeper.remember())]
    if store.shared:
        peers = Peers(services)
        services.registry.publish = peers.publish
        for work in (peers.receive_all(channels), peers.send_all(), peers.heartbeat()):
            chores.append(asyncio.create_task(work))
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)  # each gives its connection back
        await services.stop()
        await downtime.stop()
        _running.remove(services)
        await engine.dispose()


def watch_queue(queue: BotQueue[Any]) -> None:
    """Show the length of the queue for worker processes in the metrics."""
    for lane in Lane:
        QUEUE.labels(lane).set_function(partial(queue.waiting, lane))
        WORKING.labels(lane).set_function(partial(queue.running, lane))


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
