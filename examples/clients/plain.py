"""Plays every title of a server to its end, at random: python examples/clients/plain.py http://127.0.0.1:7465"""

import random
import sys

from mecenate.client import Client


def main(server: str) -> None:
    """Play one game of each title against a bot."""
    with Client(server, name="Ada") as client:
        for game in client.games():
            seats = game["min_seats"]
            table = client.new_table(game["name"], seats, bots=dict.fromkeys(range(1, seats), "random"))
            with client.sit(table) as seat:
                client.start(table)
                for legal in seat.turns():
                    seat.play(random.choice(legal))
                print(game["name"], [score["total"] for score in seat.result])


if __name__ == "__main__":
    main(sys.argv[1])
