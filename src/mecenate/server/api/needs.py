"""What the handlers need: the house, who asks, the table, the seat."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, HeaderParameter, QueryParameter

from mecenate.server import errors
from mecenate.server.access import identify, may_watch
from mecenate.server.house import House
from mecenate.server.rows import Person
from mecenate.server.table import Table

TheHouse = NamedDependency[House]
TheTable = NamedDependency[Table]
Visitor = NamedDependency[Person | None]
Asker = NamedDependency[Person]
OwnSeat = NamedDependency[int]
AnySeat = NamedDependency[int | None]
Invite = Annotated[
    str | None, QueryParameter(name="invite", max_length=64, description="the players' or watchers' link")
]
SeatToken = Annotated[
    str | None, HeaderParameter(name="x-seat-token", max_length=64, description="the secret token of a seat")
]


async def provide_house(request: Request[Any, Any, Any]) -> House:
    """The house of this process."""
    house: House = request.app.state.house
    return house


async def provide_person(visitor: Visitor) -> Person:
    """Who asks. Raises a refusal if nobody is known."""
    if visitor is None:
        raise errors.sign_in()
    return visitor


async def provide_table(
    house: TheHouse, visitor: Visitor, table_id: FromPath[str], invite: Invite = None, seat_token: SeatToken = None
) -> Table:
    """The table, for somebody who may look at it."""
    table = await house.table(table_id)
    if table.seat_of(visitor, seat_token) is None:
        may_watch(table, visitor, invite)
    return table


async def provide_seat(table: TheTable, visitor: Visitor, seat_token: SeatToken = None) -> int:
    """Where the one who asks sits. Raises a refusal for a spectator."""
    seat = table.seat_of(visitor, seat_token)
    if seat is None:
        raise errors.not_seated()
    return seat


async def provide_own_seat(table: TheTable, visitor: Visitor, seat_token: SeatToken = None) -> int | None:
    """Where the one who asks sits; None for a spectator."""
    return table.seat_of(visitor, seat_token)


NEEDS = {
    "house": Provide(provide_house),
    "visitor": Provide(identify),
    "person": Provide(provide_person),
    "table": Provide(provide_table),
    "my_seat": Provide(provide_seat),  # not `seat`: Litestar takes a wrong field of that name for a mistake of ours
    "own_seat": Provide(provide_own_seat),
}
