"""The deals of the day: made when a day begins, played by everybody once, closed and played by masters at its end.

Accounts play one deal, and the game is ranked. Guests play another: whoever looked at the ranked deal as a guest first
would know what comes. A game is a table like any other, with `daily` set; `Table` says what that forbids.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.errors import MecenateError
from mecenate.core.game import Game
from mecenate.core.history import History
from mecenate.core.moves import outcomes_text
from mecenate.server import errors
from mecenate.server.storage.rows import RUNNING, SERVER, DailyDeal, Person, Seat, TableRow, new_id
from mecenate.server.tables import clock, creation, days
from mecenate.server.tables.creation import Wish
from mecenate.server.tables.table import Table

if TYPE_CHECKING:
    from mecenate.server.services import Services

log = structlog.get_logger()
SEATS: Final = 3
LEVEL: Final = "master"
"""Who plays the other seats, by counted iterations and seeds from the deal (`server.bots.service.repeatable_job`)."""
ARCHIVE: Final = 14
"""How many days that have closed are shown, and played by the masters."""
EVERY: Final = 5.0
"""Seconds between two looks at what is due."""
SERVER_NAME: Final = "Mecenate"


class DailyService:
    """Makes the deals of the day, begins games of them, and closes them."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._store = services.store
        self._open_day = days.today()
        """The day that was open at the last look."""

    async def deals(self, day: int) -> list[DailyDeal]:
        """The deals of a day, in the order of the catalogue. Those of today are made if they are missing."""
        found = await self._store.daily.deals(day)
        titles = _titles()
        if day == days.today() and len(found) < 2 * len(titles):
            await self._store.daily.add(
                _new_deal(day, name, number, ranked) for number, name in enumerate(titles) for ranked in (True, False)
            )
            found = await self._store.daily.deals(day)
        known = [deal for deal in found if deal.game in titles]
        return sorted(known, key=lambda deal: (not deal.ranked, titles.index(deal.game)))

    async def days(self) -> list[int]:
        """The days of the archive, the latest first."""
        today = days.today()
        return await self._store.daily.days(today, today - ARCHIVE)

    async def play(self, person: Person, address: str, game: str) -> Table:
        """The table at which somebody plays the deal of today; a new one the first time. Raises a refusal."""
        ranked = person.login is not None
        deal = next((one for one in await self.deals(days.today()) if (one.game, one.ranked) == (game, ranked)), None)
        if deal is None:
            raise errors.Refusal("unknown-game", f"there is no deal of the day for {game!r}", 404)
        quotas = self._services.quotas
        async with quotas.alone(person.id) as connection:
            id = await self._store.daily.table_of(connection, deal, person.id)
            if id is None:
                await quotas.take_tables(connection, person.id, address, 1)
                await quotas.take_bots(connection, person, [LEVEL], 1)
                id = await self._add(connection, deal, person)
        return await self._begun(id)

    async def _add(self, connection: AsyncConnection, deal: DailyDeal, person: Person) -> str:
        """Store a table that plays a deal: dealt, with the person on the seat of the deal, or a master there too."""
        row, position = _dealt(deal, person)
        alone = person.id == SERVER
        chairs = [
            Seat(row.id, number, secrets.token_urlsafe(24), bot=LEVEL)
            if alone or number != deal.seat
            else Seat(row.id, number, secrets.token_urlsafe(24), person.id)
            for number in range(deal.seats)
        ]
        row.bot_to_move = row.actor is not None and chairs[row.actor].bot is not None
        await self._store.add_played(connection, row, chairs, [], {0: position})
        return row.id

    async def _begun(self, id: str) -> Table:
        """Load a table; a bot that must choose begins to think with that."""
        self._services.bots.prepare([LEVEL])
        return await self._services.registry.table(id)

    # ------------------------------------------------------------------ closing

    async def run(self) -> None:
        """Make the deals of each new day, close the day before, and let the masters play it, until cancelled."""
        while True:
            try:
                await self.look()
            except Exception as error:
                log.error("the deals of the day failed", error=repr(error))
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Do what is due now."""
        today = days.today()
        for id in await self._store.daily.unfinished(today):
            await self._close(id)
        if today != self._open_day:
            self._open_day = today
            await self.deals(today)
            for table in list(self._services.registry.tables.values()):
                if table.row.daily is not None:
                    table.feed.send_table()  # the secret of the deal is open now
        deal = await self._store.daily.without_master(today, today - ARCHIVE)
        if deal is not None:
            await self._play_alone(deal)

    async def _close(self, id: str) -> None:
        """End a game whose day has closed; it is not ranked."""
        try:
            await self._services.tables.abandon(await self._services.registry.table(id))
        except errors.Refusal as refusal:
            log.info("another process was first", table=id, code=refusal.code)

    async def _play_alone(self, deal: DailyDeal) -> None:
        """Begin the masters' own game of a deal that has closed."""
        await self._store.daily.add_server(SERVER_NAME)
        try:
            async with self._store.engine.begin() as connection:
                id = await self._add(connection, deal, Person(SERVER, SERVER_NAME))
        except IntegrityError:  # another process was first
            return
        except MecenateError as error:  # this release has no longer the rules of the deal
            log.error("the masters cannot play a deal of the day", game=deal.game, day=deal.day, error=str(error))
            return
        await self._begun(id)


def _titles() -> list[str]:
    """The games that have a deal of the day: all that three can play."""
    return [
        entry.name
        for entry in catalogue.catalogue()
        if catalogue.game(entry.name).min_seats <= SEATS <= catalogue.game(entry.name).max_seats
    ]


def _new_deal(day: int, name: str, number: int, ranked: bool) -> DailyDeal:
    """A new sealed deal. The seat of the person changes from day to day."""
    game = catalogue.game(name)
    secret = creation.new_secret()
    seal = Dealer.sealed(bytes.fromhex(secret)).commitment
    seat = (day + number) % SEATS
    return DailyDeal(day, name, ranked, json.dumps(game.options), game.rules_version, SEATS, seat, secret, seal)


def game_of(deal: DailyDeal) -> Game:
    """The rules of a deal. Raises the engine's errors if this release no longer has them."""
    return catalogue.configured(deal.game, json.loads(deal.options), rules=deal.rules)


def _dealt(deal: DailyDeal, person: Person) -> tuple[TableRow, str]:
    """The row of a table that plays a deal, and the position of its start."""
    game = game_of(deal)
    history = History.begin(game, deal.seats, Dealer.sealed(bytes.fromhex(deal.secret)))
    wish = Wish(deal.game, deal.seats, public=person.id == SERVER, notes=True)
    row = msgspec.structs.replace(
        creation.blank(game, person, wish, deal.secret, new_id()),
        status=RUNNING,
        rated=deal.ranked,
        daily=deal.day,
        deal=outcomes_text(history.deal),
        actor=history.state.actor,
        turn_started=clock.now(),
    )
    return row, history.snapshots[0]
