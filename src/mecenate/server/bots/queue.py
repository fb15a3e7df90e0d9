"""The queue in front of the worker processes: lanes for work of different length, and fair turns within a lane.

Waiting work is taken by address first, then by person, then in the order of arrival. So a hundred tables of one person
delay another person by at most one piece of work, and a hundred guests from one address delay another address by no
more than that.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import Final, Generic, NamedTuple, TypeVar


class Lane(StrEnum):
    """What kind of work it is, by how long it takes."""

    QUICK = "quick"
    """A bot that does not search: milliseconds."""
    ANALYSIS = "analysis"
    """What-if, scores, earlier positions: usually a tenth of a second at most."""
    SEARCH = "search"
    """A bot that searches for a second at most, or a hint."""
    LONG = "long"
    """A bot that searches for longer."""
    STUDY = "study"
    """A turn of a finished game that is judged: about as long as a search, and begun only if no other work waits."""


class Pool(StrEnum):
    """Worker processes that share lanes."""

    QUICK = "quick"
    SEARCH = "search"


POOL_OF: Final = {
    Lane.QUICK: Pool.QUICK,
    Lane.ANALYSIS: Pool.QUICK,
    Lane.SEARCH: Pool.SEARCH,
    Lane.LONG: Pool.SEARCH,
    Lane.STUDY: Pool.SEARCH,
}
LONGER: Final = (Lane.ANALYSIS, Lane.LONG, Lane.STUDY)
"""The longer kind of work in each pool: it leaves one process to the shorter kind."""
LAST: Final = (Lane.STUDY,)
"""Work that nobody waits for: it begins only if nothing else of its pool waits."""


class Client(NamedTuple):
    """The client for whom work is done."""

    address: str
    person: str


class Ticket:
    """One piece of work that waits or runs."""

    def __init__(self, lane: Lane, client: Client) -> None:
        self.lane = lane
        self.client = client

    @property
    def pool(self) -> Pool:
        """Which processes do it."""
        return POOL_OF[self.lane]


TicketT = TypeVar("TicketT", bound=Ticket)
Waiting = dict[str, dict[str, dict[TicketT, None]]]
"""Tickets by address and person; those served last come last."""


class BotQueue(Generic[TicketT]):
    """Decides what is done next. It starts nothing itself."""

    def __init__(self, processes: dict[Pool, int]) -> None:
        self._processes = processes
        self._waiting: dict[Lane, Waiting[TicketT]] = {lane: {} for lane in Lane}
        self._lengths: Counter[Lane] = Counter()
        self._lanes: Counter[Lane] = Counter()
        self._pools: Counter[Pool] = Counter()
        self._people: Counter[tuple[Pool, str]] = Counter()

    def put(self, ticket: TicketT) -> None:
        """Add a piece of work."""
        address, person = ticket.client
        self._waiting[ticket.lane].setdefault(address, {}).setdefault(person, {})[ticket] = None
        self._lengths[ticket.lane] += 1

    def discard(self, ticket: TicketT) -> bool:
        """Remove a piece of work; False if it no longer waits."""
        address, person = ticket.client
        people = self._waiting[ticket.lane].get(address, {})
        tickets = people.get(person, {})
        if ticket not in tickets:
            return False
        del tickets[ticket]
        if not tickets:
            del people[person]
        if not people:
            del self._waiting[ticket.lane][address]
        self._lengths[ticket.lane] -= 1
        return True

    def take(self) -> TicketT | None:
        """The next piece of work that may begin now; `done` must follow when it has ended."""
        for lane in list(self._waiting):
            ticket = self._next(lane) if self._has_room(lane) else None
            if ticket is not None:
                self._serve(ticket)
                return ticket
        return None

    def done(self, ticket: TicketT) -> None:
        """A piece of work that was taken has ended."""
        self._count(ticket, -1)

    def waiting(self, lane: Lane) -> int:
        """How many pieces of work wait in a lane."""
        return self._lengths[lane]

    def running(self, lane: Lane) -> int:
        """How many pieces of work of a lane are running."""
        return self._lanes[lane]

    def _has_room(self, lane: Lane) -> bool:
        pool = POOL_OF[lane]
        if lane in LAST and any(self._lengths[other] for other in Lane if POOL_OF[other] is pool and other not in LAST):
            return False
        if lane in LONGER and self._lanes[lane] >= self._all_but_one(pool):
            return False
        return self._pools[pool] < self._processes[pool]

    def _all_but_one(self, pool: Pool) -> int:
        """How many processes one person, or the longer kind of work, may hold at the same time."""
        return max(1, self._processes[pool] - 1)

    def _next(self, lane: Lane) -> TicketT | None:
        pool = POOL_OF[lane]
        most = self._all_but_one(pool)
        for people in self._waiting[lane].values():
            for person, tickets in people.items():
                if self._people[pool, person] < most:
                    return next(iter(tickets))
        return None

    def _serve(self, ticket: TicketT) -> None:
        """Take a ticket out; its lane, its address and its person come last from now on."""
        lane, (address, person) = ticket.lane, ticket.client
        self.discard(ticket)
        waiting = self._waiting[lane] = self._waiting.pop(lane)
        if address in waiting:
            people = waiting[address] = waiting.pop(address)
            if person in people:
                people[person] = people.pop(person)
        self._count(ticket, 1)

    def _count(self, ticket: TicketT, by: int) -> None:
        key = (ticket.pool, ticket.client.person)
        self._lanes[ticket.lane] += by
        self._pools[ticket.pool] += by
        self._people[key] += by
        if not self._people[key]:
            del self._people[key]
