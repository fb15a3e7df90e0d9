"""Plays every title of a server to its end, all at once: python examples/clients/asynchronous.py http://127.0.0.1:7465"""

import asyncio
import random
import sys

from mecenate.client import AsyncClient


async def play(client: AsyncClient, game: str, seats: int) -> None:
    """Play one game against bots, at random."""
    table = await client.new_table(game, seats, bots=dict.fromkeys(range(1, seats), "random"))
    async with await client.sit(table) as seat:
        await client.start(table)
        async for legal in seat.turns():
            await seat.play(random.choice(legal))
        print(game, [score["total"] for score in seat.result])


async def main(server: str) -> None:
    """Play one game of each title."""
    async with AsyncClient(server, name="Ada") as client:
        await asyncio.gather(*(play(client, game["name"], game["min_seats"]) for game in await client.games()))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
