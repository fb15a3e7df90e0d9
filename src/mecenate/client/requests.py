"""The requests of a client: what is asked, without sending it. The plain and the asynchronous client share them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from mecenate.client.exchange import Refused
from mecenate.extras import needs

with needs("client"):
    import httpx
    from websockets.exceptions import ConnectionClosed

SECONDS = 60.0
"""How long a request may take."""
Json = dict[str, Any]
"""A JSON object."""


class Request(NamedTuple):
    """A request to the HTTP API."""

    method: str
    path: str
    body: Any = None
    query: Mapping[str, Any] = {}

    def options(self) -> dict[str, Any]:
        """What httpx needs to send it."""
        query = {name: value for name, value in self.query.items() if value is not None}
        return {"method": self.method, "url": self.path, "json": self.body, "params": query}


def guest(name: str) -> Request:
    """Become a guest of this name; the answer has the token."""
    return Request("POST", "/api/guests", {"name": name})


def new_table(game: str, seats: int, bots: Mapping[int, str] | None, wish: Mapping[str, Any]) -> Request:
    """A new table; the answer is an array, because one deal can be played at several."""
    levels = {str(seat): level for seat, level in (bots or {}).items()}
    return Request("POST", "/api/tables", {"game": game, "seats": seats, "bots": levels, **wish})


def take_seat(table: str, invite: str | None, seat: int | None) -> Request:
    """Take a free seat."""
    body = {name: value for name, value in (("invite", invite), ("seat", seat)) if value is not None}
    return Request("POST", f"/api/tables/{table}/seats", body, {"invite": invite})


def start(table: str) -> Request:
    """Deal."""
    return Request("POST", f"/api/tables/{table}/start")


def answer(response: httpx.Response) -> Any:
    """What was answered. Raises `Refused`."""
    if response.is_success:
        return response.json() if response.content else None
    try:
        problem = response.json()
    except ValueError:
        problem = {"code": "broken", "message": response.reason_phrase}
    raise Refused(problem, response.status_code)


def id_of(table: Json | str) -> str:
    """The id of a table, which may be given by itself."""
    return table if isinstance(table, str) else str(table["id"])


def invite_of(table: Json | str, invite: str | None) -> str | None:
    """The code that lets one in: the one that is given, or the one of the table."""
    return invite if invite is not None or isinstance(table, str) else table.get("invite")


def socket_address(server: str, table: str, token: str, invite: str | None) -> str:
    """Where the socket of a table is."""
    query = httpx.QueryParams({"token": token, **({} if invite is None else {"invite": invite})})
    return f"{server.replace('http', 'ws', 1)}/ws/tables/{table}?{query}"


def close_code(error: Exception) -> int | None:
    """The code with which the server closed a socket; None if the connection broke."""
    return error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd is not None else None
