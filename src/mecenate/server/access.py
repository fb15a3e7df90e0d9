"""Who may come in: identity by cookie or token, the same origin for browsers, invitations to private tables."""

from __future__ import annotations

import secrets
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection

from mecenate.server import errors
from mecenate.server.house import House
from mecenate.server.people import COOKIE
from mecenate.server.rows import Person
from mecenate.server.table import Table

Connection = ASGIConnection[Any, Any, Any, Any]
SAFE = ("GET", "HEAD", "OPTIONS")
CSRF_HEADER = "x-mecenate"


def _house(connection: Connection) -> House:
    house: House = connection.app.state.house
    return house


def bearer(connection: Connection) -> str | None:
    """The token of a program."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


def same_origin(connection: Connection) -> None:
    """Refuse a browser that comes from another page than ours."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    ours = connection.headers.get("host", "")
    if urlsplit(origin).netloc != ours and origin not in _house(connection).settings.origins:
        raise errors.not_allowed("this page may not speak to the house: it comes from somewhere else")


async def identify(request: Request[Any, Any, Any]) -> Person | None:
    """Who sends a request. A cookie counts for changes only with our own header, which another site cannot send."""
    token = bearer(request)
    if token is None:
        token = request.cookies.get(COOKIE)
        if token is not None and request.method not in SAFE and CSRF_HEADER not in request.headers:
            raise errors.not_allowed(f"a browser must send the header {CSRF_HEADER} with every change")
    if token is None:
        return None
    return await _house(request).people.of_token(token)


async def identify_socket(socket: WebSocket[Any, Any, Any]) -> Person | None:
    """Who opens a socket: by bearer token, by `token` in the address, or by cookie."""
    token = bearer(socket) or socket.query_params.get("token") or socket.cookies.get(COOKIE)
    return None if token is None else await _house(socket).people.of_token(token)


def knows_invitation(table: Table, invite: str | None) -> bool:
    """Whether this is the players' link."""
    return _same(invite, table.row.invite)


def _same(given: str | None, secret: str) -> bool:
    return given is not None and secrets.compare_digest(given.encode(), secret.encode())


def may_watch(table: Table, person: Person | None, invite: str | None) -> None:
    """Raise a refusal for somebody who may not look at this table."""
    if table.row.public or knows_invitation(table, invite) or _same(invite, table.row.watch):
        return
    if person is not None and (person.id == table.row.owner or table.seat_of(person) is not None):
        return
    raise errors.unknown_table(table.id)
