"""The deal of the day: today's deals, those of the days before, and one's own games of them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Literal

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath

from mecenate.core import catalogue
from mecenate.server import errors
from mecenate.server.daily.ranking import DailyScore, DailyStanding, Finished, ranked, score_of, standing_of
from mecenate.server.daily.service import LEVEL
from mecenate.server.http.dependencies import Address, Asker, TheServices, Visitor
from mecenate.server.live.messages import TableInfo
from mecenate.server.services import Services
from mecenate.server.storage.rows import RUNNING, SERVER, DailyDeal, Person, TableRow
from mecenate.server.tables import days
from mecenate.server.tables.info import table_info

SHOWN = 50
"""How many places a ranking shows."""


class DailyPlace(DailyScore, frozen=True):
    """One place of a ranking."""

    place: int
    name: str
    person: str
    left: bool
    """Whether this person has deleted the account."""
    you: bool


class MasterGame(msgspec.Struct, frozen=True):
    """The game of a master in the person's seat, and what it came to; null while it is played."""

    table: str
    score: DailyScore | None


class DailyGame(msgspec.Struct, kw_only=True):
    """The deal of a day for one title, as far as you may know it."""

    game: str
    title: str
    options: dict[str, str | int]
    rules: int
    ranked: bool
    """Whether this is the deal of the accounts, whose games are ranked, or the one for guests."""
    seats: int
    seat: int
    """The seat of the person, from 0; masters have the others."""
    level: str
    seal: str
    """The hash of the secret that all draws come from; the secret is published when the day has closed."""
    secret: str | None
    table: str | None
    """The table at which you play it, or have played it."""
    status: Literal["none", "running", "over", "abandoned"]
    """How your game stands. One that was not over when the day closed is abandoned."""
    standing: DailyStanding | None
    """What your game came to, among all that are over."""
    ranking: list[DailyPlace] | None
    """The best games; null until you have played or the day has closed."""
    master: MasterGame | None
    """Null until the day has closed and somebody has played the deal."""


class DailyDay(msgspec.Struct, kw_only=True):
    """The deals of a day."""

    day: str
    """As 2026-11-18, in UTC."""
    closes: float
    """When it closes, or has closed, in seconds since 1970."""
    closed: bool
    games: list[DailyGame]
    """Today those that you may play: the ranked ones with an account, otherwise those for guests; later all."""
    earlier: list[str]
    """The days before that are still shown, the latest first."""


class DailyController(Controller):
    """One sealed deal a day for each title, the same for everybody, against masters who play the same for the same
    choices. Nothing that is hidden is shown before the day has closed.
    """

    path = "/api/daily"
    tags = ("daily",)

    @get(operation_id="daily")
    async def today(self, services: TheServices, visitor: Visitor) -> DailyDay:
        """The deals of today, and how your games of them stand."""
        return await _day(services, days.today(), visitor)

    @get("/{day:str}", operation_id="daily_of")
    async def of_day(self, services: TheServices, visitor: Visitor, day: FromPath[str]) -> DailyDay:
        """The deals of a day, such as 2026-11-18; when it has closed with secrets, rankings and the masters' games."""
        number = days.parse(day)
        if number != days.today() and number not in await services.daily.days():
            raise errors.Refusal("unknown-day", f"there is no deal of {day!r}", 404)
        assert number is not None
        return await _day(services, number, visitor)

    @post("/play/{game:str}", operation_id="play_daily", status_code=200)
    async def play(self, services: TheServices, person: Asker, address: Address, game: FromPath[str]) -> TableInfo:
        """Play the deal of today. It is dealt the first time; after that the answer is the same table."""
        table = await services.tasks.finish(services.daily.play(person, address, game))
        return table_info(table, table.seat_of(person))


async def _day(services: Services, day: int, visitor: Person | None) -> DailyDay:
    closed = days.is_closed(day)
    with_account = visitor is not None and visitor.login is not None
    deals = [deal for deal in await services.daily.deals(day) if closed or deal.ranked == with_account]
    rows = await services.store.daily.games(day)
    games = []
    for deal in deals:
        of_deal = [row for row in rows if (row.game, row.rated) == (deal.game, deal.ranked)]
        games.append(await _game(services, deal, of_deal, visitor, closed))
    return DailyDay(
        day=days.text_of(day),
        closes=days.closing_time(day),
        closed=closed,
        games=games,
        earlier=[days.text_of(one) for one in await services.daily.days()],
    )


async def _game(
    services: Services, deal: DailyDeal, rows: Sequence[TableRow], visitor: Person | None, closed: bool
) -> DailyGame:
    mine = next((row for row in rows if visitor is not None and row.owner == visitor.id), None)
    master = next((row for row in rows if row.owner == SERVER), None) if closed else None
    finished = ranked([row for row in rows if row.owner != SERVER], deal)
    score = None if mine is None else score_of(mine, deal)
    shown = closed or (mine is not None and mine.status != RUNNING)
    return DailyGame(
        game=deal.game,
        title=catalogue.entry(deal.game).title,
        options=json.loads(deal.options),
        rules=deal.rules,
        ranked=deal.ranked,
        seats=deal.seats,
        seat=deal.seat,
        level=LEVEL,
        seal=deal.seal,
        secret=deal.secret if closed else None,
        table=None if mine is None else mine.id,
        status=_status(mine, closed),
        standing=None if score is None else standing_of(score, finished),
        ranking=await _ranking(services, finished, visitor) if shown else None,
        master=None if master is None else MasterGame(master.id, score_of(master, deal)),
    )


def _status(mine: TableRow | None, closed: bool) -> Literal["none", "running", "over", "abandoned"]:
    """How one's game stands. What is still running when the day has closed will be abandoned in a moment."""
    if mine is None:
        return "none"
    if mine.status == RUNNING:
        return "abandoned" if closed else "running"
    return "over" if mine.status == "over" else "abandoned"


async def _ranking(services: Services, finished: Sequence[Finished], visitor: Person | None) -> list[DailyPlace]:
    """The first places, and one's own."""
    own = None if visitor is None else visitor.id
    listed = [*finished[:SHOWN], *(game for game in finished[SHOWN:] if game.owner == own)]
    people = await services.people.by_id({game.owner for game in listed})
    places = []
    for game in listed:
        person = people.get(game.owner)
        score = game.score
        places.append(
            DailyPlace(
                score.points,
                score.margin,
                score.won,
                standing_of(score, finished).place,
                "" if person is None else person.name,
                game.owner,
                person is None or person.left_at is not None,
                game.owner == own,
            )
        )
    return places
