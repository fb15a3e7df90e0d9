"""Deletion of an account, and the export of everything that is stored about a person."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy import delete, or_, select, update

from mecenate.core.errors import MecenateError
from mecenate.server.people.source import hash_of
from mecenate.server.storage.events import PersonChanged
from mecenate.server.storage.rows import OPEN, OVER, RUNNING, Person
from mecenate.server.storage.schema import (
    attempts,
    chat,
    entries,
    notes,
    people,
    places,
    puzzle_answers,
    puzzle_ratings,
    ratings,
    seats,
    sessions,
    tables,
    usage,
)
from mecenate.server.storage.store import Store

if TYPE_CHECKING:
    from mecenate.server.services import Services
    from mecenate.server.tables.table import Table

log = structlog.get_logger()
SOMEONE = "someone who left"
"""The name of everybody who has deleted their account; clients that know `left` say it in the reader's language."""


async def delete_account(services: Services, person: Person) -> None:
    """Somebody leaves for good: their games stay, under no name; chat, notes, ratings and sessions go."""
    await vacate(services, person.id)
    of_their_seats = select(seats.c.table_id, seats.c.seat).where(seats.c.person_id == person.id).subquery()
    their_note = (of_their_seats.c.table_id == notes.c.table_id) & (of_their_seats.c.seat == notes.c.seat)
    gone = {"name": SOMEONE, "login": None, "password": None, "webhook": None, "left_at": time.time()}
    store = services.store
    async with store.engine.begin() as connection:
        await connection.execute(update(people).where(people.c.id == person.id).values(**gone))
        await connection.execute(delete(notes).where(select(of_their_seats).where(their_note).exists()))
        for table in (chat, ratings, places, puzzle_answers, puzzle_ratings):
            await connection.execute(delete(table).where(table.c.person_id == person.id))
        ended = await services.people.sessions.end_all(connection, person.id)
        await connection.execute(delete(sessions).where(sessions.c.person_id == person.id))
        await store.publisher.within(connection, PersonChanged(person.id))
    services.people.sessions.forget(ended)
    services.people.forget(person.id)
    for changed in (await services.people.by_id({person.id})).values():
        services.presence.introduce(changed)
    await vacate(services, person.id)  # tables and seats that were taken in the meantime


async def vacate(services: Services, person_id: str) -> None:
    """Give up every seat and every waiting table of somebody who leaves."""
    for id in await _unfinished(services.store, person_id):
        try:
            await _give_up(services, await services.registry.table(id), person_id)
        except MecenateError as error:
            log.warning("a seat could not be given up", table=id, error=str(error))


async def _unfinished(store: Store, person_id: str) -> list[str]:
    sits = select(seats.c.table_id).where(seats.c.person_id == person_id, seats.c.resigned.is_(False))
    waiting = (tables.c.owner == person_id) & (tables.c.status == OPEN)
    playing = tables.c.id.in_(sits) & tables.c.status.in_((OPEN, RUNNING))
    async with store.engine.connect() as connection:
        return list(await connection.scalars(select(tables.c.id).where(or_(waiting, playing))))


async def _give_up(services: Services, table: Table, person_id: str) -> None:
    mine = [chair.seat for chair in table.chairs if chair.person_id == person_id]
    alone = all(chair.person_id in (None, person_id) for chair in table.chairs)
    if table.row.owner == person_id and (table.row.status == OPEN or (table.row.status == RUNNING and alone)):
        await services.tables.abandon(table)
        return
    for seat in mine:
        if table.row.status == OPEN:
            await services.store.free_seat(table.id, seat)
            await services.registry.refresh(table)
        elif table.row.status == RUNNING and not table.chairs[seat].resigned:
            await services.tables.resign(table, seat)
    if table.row.status == OVER:
        await services.tables.settle(table)


# ---------------------------------------------------------------------- the file

_PERSON = [people.c[name] for name in ("id", "name", "login", "webhook", "created")]
_TABLE = [tables.c[name] for name in ("id", "game", "options", "status", "public", "created", "updated")]
_MOVE = [entries.c[name] for name in ("number", "kind", "text", "at")]
"""Without chance outcomes, which not every seat may know."""


async def export(store: Store, person: Person) -> AsyncIterator[bytes]:
    """Everything that is kept about somebody, as JSON, in parts: a busy player has thousands of moves."""
    yield b'{"person":' + _json((await _rows(store, select(*_PERSON).where(people.c.id == person.id)))[0])
    of_person = {
        "sessions": select(sessions.c.device, sessions.c.created, sessions.c.used, sessions.c.ended),
        "places": select(places.c.address, places.c.at),
        "ratings": select(ratings.c.game, ratings.c.mu, ratings.c.sigma, ratings.c.games),
        "puzzle_ratings": select(*(puzzle_ratings.c[name] for name in ("game", "mu", "sigma", "answers"))),
        "puzzle_answers": select(*(puzzle_answers.c[name] for name in ("game", "puzzle", "solved", "at"))),
        "chat": select(chat.c.table_id, chat.c.room, chat.c.name, chat.c.text, chat.c.at),
    }
    for name, query in of_person.items():
        rows = await _rows(store, query.where(query.get_final_froms()[0].c.person_id == person.id))
        yield b',"%b":%b' % (name.encode(), _json(rows))
    yield b',"counters":' + _json(await _counters(store, person))
    made = select(*_TABLE).where(tables.c.owner == person.id).order_by(tables.c.created)
    yield b',"tables":' + _json([_with_options(row) for row in await _rows(store, made)])
    yield b',"games":['
    query = select(*_TABLE, tables.c.result, seats.c.seat, seats.c.resigned).join(
        seats, seats.c.table_id == tables.c.id
    )
    games = await _rows(store, query.where(seats.c.person_id == person.id).order_by(tables.c.created))
    for number, game in enumerate(games):
        yield (b"," if number else b"") + _json(await _game(store, game))
    yield b"]}"


async def _game(store: Store, game: dict[str, Any]) -> dict[str, Any]:
    own = (entries.c.table_id == game["id"], entries.c.seat == game["seat"])
    moves = await _rows(store, select(*_MOVE).where(*own).order_by(entries.c.number))
    result = game.pop("result")
    told = {"result": msgspec.Raw(result.encode())} if game["status"] == OVER and result else {}
    bid = await store.proxies.get(game["id"], game["seat"])
    proxy = {} if bid is None else {"proxy_bid": {"lot": bid.lot, "florins": bid.florins}}
    note = await store.texts.note(game["id"], game["seat"])
    return {**_with_options(game), **told, "note": note, **proxy, "moves": moves}


async def _counters(store: Store, person: Person) -> list[dict[str, Any]]:
    """What is counted for somebody today."""
    used = usage.c.name.in_([f"chat {person.id}", f"exports {person.id}"])
    counters = await _rows(store, select(usage.c.name, usage.c.used).where(used))
    if person.login is not None:
        wrong = attempts.c.name == f"account {hash_of(person.login)}"
        counters += await _rows(store, select(attempts.c.name, attempts.c.tries, attempts.c.last).where(wrong))
    return counters


def _with_options(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "options": msgspec.json.decode(row["options"])}


async def _rows(store: Store, query: Any) -> list[dict[str, Any]]:
    async with store.engine.connect() as connection:
        return [dict(row) for row in (await connection.execute(query)).mappings()]


def _json(value: Any) -> bytes:
    return msgspec.json.encode(value)
