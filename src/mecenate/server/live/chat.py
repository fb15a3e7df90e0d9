"""Chat at a table: what is said is checked, stored and sent."""

from __future__ import annotations

import time

from mecenate.server import errors
from mecenate.server.access import may_see_game
from mecenate.server.live.connection import Watcher
from mecenate.server.live.feed import GALLERY, TABLE_ROOM
from mecenate.server.live.messages import ChatLine
from mecenate.server.people.characters import is_sayable
from mecenate.server.services import Services
from mecenate.server.tables.table import Table

MAX_SAID = 1000


async def say(services: Services, table: Table, watcher: Watcher, text: str) -> None:
    """Store a line of chat and send it: a player writes to the table, a spectator to the gallery."""
    text = text.strip()
    if watcher.person is None:
        raise errors.sign_in()
    if not 1 <= len(text) <= MAX_SAID:
        raise errors.bad_request(f"say something of 1 to {MAX_SAID} characters")
    if not is_sayable(text):
        raise errors.bad_request("chat has no control characters, and none that turn the direction of writing")
    may_see_game(table, watcher.seat)
    room = GALLERY if watcher.seat is None else TABLE_ROOM
    async with services.quotas.alone(watcher.person.id) as connection:
        await services.quotas.take_line(connection, watcher.person.id, watcher.address)
        number = await services.store.texts.add_chat(connection, table.id, watcher.person, watcher.seat, room, text)
        await services.quotas.trim_chat(connection, table.id, room)
    table.feed.send_chat(ChatLine(number, watcher.person.name, watcher.seat, room, text, time.time()))
