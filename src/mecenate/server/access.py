"""Access: identity by cookie or token, the same origin for browsers, invitations to private tables."""

from __future__ import annotations

import secrets
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

from mecenate.server import errors
from mecenate.server.hosts import Hosts
from mecenate.server.people.service import COOKIE, PLACE_COOKIE, Caller
from mecenate.server.people.source import Source, device_of
from mecenate.server.services import Services
from mecenate.server.storage.rows import Person
from mecenate.server.tables.table import Table

Connection = ASGIConnection[Any, Any, Any, Any]
SAFE = ("GET", "HEAD", "OPTIONS")
CSRF_HEADER = "x-mecenate"


def _services(connection: Connection) -> Services:
    services: Services = connection.app.state.services
    return services


def bearer(connection: Connection) -> str | None:
    """The token of a program."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


def check_host(connection: Connection) -> None:
    """Refuse a request for another server than ours."""
    hosts: Hosts = connection.app.state.hosts
    if not all(hosts.allow(host) for host in connection.headers.getall("host", [])):
        raise errors.Refusal("unknown-host", "this server does not go by that name: see `hosts` in its settings", 400)


def same_origin(connection: Connection) -> None:
    """Refuse a browser that comes from another page than ours, or to another server."""
    check_host(connection)
    origin = connection.headers.get("origin")
    if origin is None:
        return
    ours = connection.headers.get("host", "")
    if _netloc(origin) != ours and origin not in _services(connection).settings.origins:
        raise errors.not_allowed("this page may not use the server: it comes from another host")


def _netloc(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


async def identify(request: Request[Any, Any, Any]) -> Caller | None:
    """Who sends a request. A cookie counts for changes only with our own header, which another site cannot send."""
    token = bearer(request)
    if token is None:
        token = request.cookies.get(COOKIE)
        if token is not None and request.method not in SAFE and CSRF_HEADER not in request.headers:
            raise errors.not_allowed(f"a browser must send the header {CSRF_HEADER} with every change")
    return await _of_token(request, token)


async def identify_socket(socket: WebSocket[Any, Any, Any]) -> Caller | None:
    """Who opens a socket: by bearer token, by `token` in the address, or by cookie."""
    return await _of_token(socket, bearer(socket) or socket.query_params.get("token") or socket.cookies.get(COOKIE))


async def identify_freely(request: Request[Any, Any, Any]) -> Caller | None:
    """Who sends a request that needs no header of ours: to log in or out, which `same_origin` alone guards."""
    return await _of_token(request, bearer(request) or request.cookies.get(COOKIE))


async def _of_token(connection: Connection, token: str | None) -> Caller | None:
    if token is None:
        return None
    people = _services(connection).people
    caller = await people.of_token(token, device_of(connection.headers.get("user-agent", "")))
    if caller is not None:
        people.came_from(caller.person, address_of(connection))
    return caller


def address_of(connection: Connection) -> str:
    """Where a connection comes from, as it is counted."""
    host = connection.client.host if connection.client else ""
    return _services(connection).people.addresses.hashed(host)


def source_of(request: Request[Any, Any, Any], caller: Caller | None) -> Source:
    """Where a request comes from."""
    return Source(
        address_of(request),
        device_of(request.headers.get("user-agent", "")),
        None if caller is None else caller.session.id,
        None if caller is None else caller.person.id,
        request.cookies.get(PLACE_COOKIE),
    )


def knows_invitation(table: Table, invite: str | None) -> bool:
    """Whether this is the players' link."""
    return _same(invite, table.row.invite)


def _same(given: str | None, secret: str) -> bool:
    return given is not None and secrets.compare_digest(given.encode(), secret.encode())


def may_see_game(table: Table, seat: int | None) -> None:
    """Raise a refusal for a spectator of a table whose deal is still played elsewhere."""
    if seat is None and table.secluded:
        raise errors.Refusal(
            "same-deal", "this deal is played at several tables: until all are over, only those seated here see it", 403
        )


def may_watch(table: Table, person: Person | None, invite: str | None) -> None:
    """Raise a refusal for somebody who may not look at this table."""
    if table.row.public or knows_invitation(table, invite) or _same(invite, table.row.watch):
        return
    if person is not None and (person.id == table.row.owner or table.seat_of(person) is not None):
        return
    raise errors.unknown_table(table.id)
