"""The application: everything put together."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.types import Message, Scope
from sqlalchemy.exc import DBAPIError

import mecenate
from mecenate.core.errors import MecenateError
from mecenate.server import database, errors, garbage
from mecenate.server.access import same_origin
from mecenate.server.api.document import DeclareRefusals, Refused, document
from mecenate.server.api.games import GamesController
from mecenate.server.api.guides import GuidesController
from mecenate.server.api.hints import HintsController
from mecenate.server.api.history import HistoryController, RecordsController
from mecenate.server.api.needs import NEEDS, TheHouse
from mecenate.server.api.people import PeopleController
from mecenate.server.api.tables import TablesController
from mecenate.server.house import House
from mecenate.server.journal import Journal
from mecenate.server.lobby import Lobby
from mecenate.server.metrics import REFUSALS, TABLES
from mecenate.server.neighbours import Neighbours
from mecenate.server.pages import pages
from mecenate.server.people import People
from mecenate.server.settings import Settings
from mecenate.server.sockets import lobby_socket, table_socket
from mecenate.server.store import Store
from mecenate.server.webhooks import Webhooks
from mecenate.server.writing import CHANNEL

log = structlog.get_logger()
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
            GamesController,
            GuidesController,
            HintsController,
            HistoryController,
            Metrics,
            PeopleController,
            RecordsController,
            TablesController,
            health,
            lobby_socket,
            table_socket,
            *pages(),
        ],
        dependencies=NEEDS,
        lifespan=[lambda app: open_house(app, settings, channels)],
        plugins=[channels, DeclareRefusals()],
        middleware=[limit.middleware, prometheus.middleware],
        exception_handlers={
            MecenateError: refuse,
            ValidationException: refuse_malformed,
            HTTPException: refuse_http,
            RecursionError: refuse_too_deep,
            DBAPIError: refuse_unfit,
            Exception: refuse_broken,
        },
        before_request=check_origin,
        before_send=[protect],
        compression_config=CompressionConfig(backend="gzip", minimum_size=500, exclude=["^/api", "^/ws", "^/metrics"]),
        request_max_body_size=settings.max_body,
        openapi_config=document(),
        logging_config=None,
    )


def _backend(settings: Settings) -> ChannelsBackend:
    if settings.on_sqlite:
        return MemoryChannelsBackend()
    from mecenate.server.listening import Listening

    return Listening(settings.database_url.replace("+asyncpg", "", 1))


@asynccontextmanager
async def open_house(app: Litestar, settings: Settings, channels: ChannelsPlugin) -> AsyncIterator[None]:
    """Open the database and the house, and close both when the process ends."""
    url = settings.database_url
    if url.startswith("sqlite") and ":memory:" not in url:
        Path(url.partition("///")[2]).parent.mkdir(parents=True, exist_ok=True)
    engine = database.open_engine(url)
    await database.migrate(engine)
    store = Store(engine)
    key = settings.secret or await store.fact("signing key", secrets.token_hex(32))
    journal = Journal(engine, url)
    lobby = Lobby(Webhooks(settings.webhooks, settings.webhooks_to_private_hosts))
    house = House(settings, store, journal, People(store, key), lobby)
    app.state.house = house
    TABLES.set_function(lambda: len(house.tables))
    journal.start()
    chores = [asyncio.create_task(house.sweep()), asyncio.create_task(garbage.collect_everything())]
    if store.shared:
        neighbours = Neighbours(house)
        house.publish = neighbours.tell
        for work in (neighbours.listen(channels), neighbours.speak(), neighbours.live()):
            chores.append(asyncio.create_task(work))
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        await house.stop()
        await engine.dispose()


async def counts(request: Request[Any, Any, Any]) -> bool:
    """Whether a request counts against the limit: the API does; the page itself must come up to say what is wrong."""
    return request.url.path.startswith("/api/")


async def check_origin(request: Request[Any, Any, Any]) -> None:
    """Refuse a browser that comes from another page, whatever it asks for."""
    same_origin(request)


async def protect(message: Message, _scope: Scope) -> None:
    """Send the security headers with every answer, refusals included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)


# ---------------------------------------------------------------------- errors


def _problem(refusal: errors.Refusal) -> Response[Refused]:
    REFUSALS.labels(refusal.code).inc()
    return Response(Refused(refusal.code, str(refusal)), status_code=refusal.status, media_type=MediaType.JSON)


def refuse(_request: Request[Any, Any, Any], error: MecenateError) -> Response[Refused]:
    """An error of the engine or the house."""
    return _problem(errors.refusal_of(error))


def refuse_malformed(_request: Request[Any, Any, Any], error: ValidationException) -> Response[Refused]:
    """A request that does not fit the API."""
    extra = error.extra if isinstance(error.extra, list) else []
    details = "; ".join(f"{one.get('key', 'body')}: {one['message']}" for one in extra if isinstance(one, dict))
    return _problem(errors.bad_request(f"cannot read the request: {details or 'it does not fit'}"))


def refuse_too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Refused]:
    """Brackets in brackets in brackets."""
    return _problem(errors.bad_request("cannot read the request: it is nested too deeply"))


def refuse_unfit(request: Request[Any, Any, Any], error: DBAPIError) -> Response[Refused]:
    """What the database cannot even look for, such as a name with a zero byte, is a malformed request."""
    if str(getattr(error.orig, "sqlstate", "")).startswith(DATA_EXCEPTION):
        return _problem(errors.bad_request("cannot read the request: it has characters that no name has"))
    return refuse_broken(request, error)


def refuse_http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """An error of HTTP itself: no such page, a wrong method, too much, too often."""
    codes = {404: "not-found", 405: "wrong-method", 413: "too-large", 429: "too-many"}
    code = codes.get(error.status_code, "malformed")
    mistake = error.status_code >= 500
    response = _problem(errors.broken() if mistake else errors.Refusal(code, error.detail, error.status_code))
    response.headers.update(error.headers or {})
    return response


def refuse_broken(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """A mistake of ours: logged with everything, answered with nothing of the host."""
    log.error("a request failed", path=request.url.path, method=request.method, exc_info=error)
    return _problem(errors.broken())


# ---------------------------------------------------------------------- small things


class Metrics(PrometheusController):
    """What Prometheus reads; no part of the API."""

    include_in_schema = False


@get("/health", operation_id="health", tags=["house"])
async def health(house: TheHouse) -> dict[str, str]:
    """Whether the house is open and its database answers."""
    await house.store.version("")
    return {"status": "open", "version": mecenate.__version__}
