"""Routes of a running game: its position, moves, undo, consent, resigning."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody

from mecenate.server.http.dependencies import AnySeat, OwnSeat, TheServices, TheTable
from mecenate.server.live.messages import Position, ProxyBidInfo

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    """An action at a version of the table; `key` is the sender's own name for it, so that it counts once."""

    key: Key
    version: Number
    action: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class Back(msgspec.Struct, forbid_unknown_fields=True):
    """Take back the last action; with `to`, ask everybody to go back to that many moves."""

    key: Key
    version: Number
    to: Number | None = None


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """Yes or no."""

    agree: bool


class ProxyWish(msgspec.Struct, forbid_unknown_fields=True):
    """Up to how much to bid in the auction of a lot."""

    lot: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    florins: Number


class Version(msgspec.Struct):
    """How far the table is now."""

    version: int


class MovesController(Controller):
    """Playing."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/{table_id:str}/position", operation_id="position")
    async def position(self, table: TheTable, own_seat: AnySeat) -> Position:
        """All that one may know of the game now, and what one may choose."""
        async with table.lock:
            return table.position(own_seat)

    @post("/{table_id:str}/moves", operation_id="play", status_code=200)
    async def play(self, services: TheServices, table: TheTable, my_seat: OwnSeat, data: JSONBody[Choice]) -> Version:
        """Choose an action. It is stored when the answer comes."""
        return Version(
            await services.tasks.finish(services.tables.play(table, my_seat, data.version, data.action, data.key))
        )

    @post("/{table_id:str}/undo", operation_id="undo", status_code=200)
    async def undo(self, services: TheServices, table: TheTable, my_seat: OwnSeat, data: JSONBody[Back]) -> Version:
        """Take the last action back, or ask for consent to go further back."""
        return Version(
            await services.tasks.finish(services.tables.undo(table, my_seat, data.version, data.key, data.to))
        )

    @post("/{table_id:str}/consent", operation_id="consent", status_code=200)
    async def consent(
        self, services: TheServices, table: TheTable, my_seat: OwnSeat, data: JSONBody[Answer]
    ) -> Version:
        """Answer somebody who asked to go back."""
        await services.tasks.finish(services.tables.consent(table, my_seat, data.agree))
        return Version(table.row.version)

    @post("/{table_id:str}/resign", operation_id="resign", status_code=200)
    async def resign(self, services: TheServices, table: TheTable, my_seat: OwnSeat) -> Version:
        """Give up: with two the game is over, with more a bot plays on."""
        return Version(await services.tasks.finish(services.tables.resign(table, my_seat)))

    @get("/{table_id:str}/proxy-bid", operation_id="proxy_bid")
    async def proxy_bid(self, services: TheServices, table: TheTable, my_seat: OwnSeat) -> ProxyBidInfo | None:
        """Up to how much the server bids for one's seat, and for which lot; null if it does not."""
        return await services.tables.proxies.get(table, my_seat)

    @put("/{table_id:str}/proxy-bid", operation_id="set_proxy_bid")
    async def set_proxy_bid(
        self, services: TheServices, table: TheTable, my_seat: OwnSeat, data: JSONBody[ProxyWish]
    ) -> ProxyBidInfo:
        """Let the server bid for one's seat in the auction that goes on: the least that leads, up to a limit."""
        return await services.tasks.finish(services.tables.proxies.put(table, my_seat, data.lot, data.florins))

    @delete("/{table_id:str}/proxy-bid", operation_id="withdraw_proxy_bid", status_code=204)
    async def withdraw_proxy_bid(self, services: TheServices, table: TheTable, my_seat: OwnSeat) -> None:
        """Withdraw the proxy bid; bids that it has made stand."""
        await services.tasks.finish(services.tables.proxies.withdraw(table, my_seat))
