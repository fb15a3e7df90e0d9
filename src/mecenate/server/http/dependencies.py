"""Dependencies of the handlers: the services, the caller, the table, the seat."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, HeaderParameter, QueryParameter

from mecenate.server import errors
from mecenate.server.access import address_of, identify, identify_freely, may_see_game, may_watch, source_of
from mecenate.server.bots.queue import Client
from mecenate.server.http.inquiry import Inquiry
from mecenate.server.people.service import Caller
from mecenate.server.people.source import Source
from mecenate.server.services import Services
from mecenate.server.storage.rows import Person
from mecenate.server.tables.table import Table

TheServices = NamedDependency[Services]
TheTable = NamedDependency[Table]
TheCaller = NamedDependency[Caller | None]
TheSource = NamedDependency[Source]
Address = NamedDependency[str]
Visitor = NamedDependency[Person | None]
Asker = NamedDependency[Person]
AnInquiry = NamedDependency[Inquiry]
OwnSeat = NamedDependency[int]
AnySeat = NamedDependency[int | None]
Invite = Annotated[
    str | None, QueryParameter(name="invite", max_length=64, description="the players' or watchers' link")
]
SeatToken = Annotated[
    str | None, HeaderParameter(name="x-seat-token", max_length=64, description="the secret token of a seat")
]


async def provide_services(request: Request[Any, Any, Any]) -> Services:
    """The services of this process."""
    services: Services = request.app.state.services
    return services


async def provide_visitor(caller: TheCaller) -> Person | None:
    """Who asks, if anybody is known."""
    return None if caller is None else caller.person


async def provide_source(request: Request[Any, Any, Any]) -> Source:
    """Where the request comes from."""
    return source_of(request, await identify_freely(request))


async def provide_address(request: Request[Any, Any, Any]) -> str:
    """From which address the request comes, as quotas count it."""
    return address_of(request)


async def provide_person(visitor: Visitor) -> Person:
    """Who asks. Raises a refusal if nobody is known."""
    if visitor is None:
        raise errors.sign_in()
    return visitor


async def provide_inquiry(request: Request[Any, Any, Any], services: TheServices, visitor: Visitor) -> Inquiry:
    """Work for the caller; callers who are not signed in count as one person per address.

    Raises a refusal if too many requests of this person wait, before anything is prepared for one more.
    """
    address = address_of(request)
    client = Client(address, f"@{address}" if visitor is None else visitor.id)
    workers = services.bots.workers
    workers.requests.check(client.person)
    return Inquiry(request, workers, client)


async def provide_table(
    services: TheServices,
    visitor: Visitor,
    table_id: FromPath[str],
    invite: Invite = None,
    seat_token: SeatToken = None,
) -> Table:
    """The table, for somebody who may look at it."""
    table = await services.registry.table(table_id)
    if table.seat_of(visitor, seat_token) is None:
        may_watch(table, visitor, invite)
    return table


async def provide_seat(table: TheTable, visitor: Visitor, seat_token: SeatToken = None) -> int:
    """The caller's seat. Raises a refusal for a spectator."""
    seat = table.seat_of(visitor, seat_token)
    if seat is None:
        raise errors.not_seated()
    return seat


async def provide_own_seat(table: TheTable, visitor: Visitor, seat_token: SeatToken = None) -> int | None:
    """Where the one who asks sits; None for a spectator. Raises a refusal if spectators may not see the game now."""
    seat = table.seat_of(visitor, seat_token)
    may_see_game(table, seat)
    return seat


DEPENDENCIES = {
    "services": Provide(provide_services),
    "caller": Provide(identify),
    "source": Provide(provide_source),
    "address": Provide(provide_address),
    "visitor": Provide(provide_visitor),
    "person": Provide(provide_person),
    "inquiry": Provide(provide_inquiry),
    "table": Provide(provide_table),
    "my_seat": Provide(provide_seat),  # not `seat`: Litestar reports an invalid field of that name as a server error
    "own_seat": Provide(provide_own_seat),
}
