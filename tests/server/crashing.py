"""People who play on whatever happens to the server: they come back, and send again what was not acknowledged."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .ledger import ledger, stored
from .running import CARRIED_OUT, SECONDS, Guest, Socket, new_key

GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError)
"""What one sees of a server that has just died."""
PATIENCE = 3 * SECONDS


class Choice(NamedTuple):
    """A choice on its way."""

    seat: int
    version: int
    action: str
    key: str


class Party(threading.Thread):
    """Two people who play some games, one after the other, and remember every move that was acknowledged."""

    def __init__(self, urls: Sequence[str], games: int, game: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.acknowledged: dict[str, list[str]] = {}
        self.ended: list[str] = []
        self.checked: set[str] = set()
        self.sent_again = 0
        self.problem: BaseException | None = None
        self._urls = urls
        self._games = games
        self._game = game
        self._chance = random.Random(seed)
        self._guests = [Guest(urls[0], name) for name in ("Ada", "Bruno")]
        self._sockets: list[Socket] = []

    def run(self) -> None:
        """Play."""
        try:
            for _ in range(self._games):
                self._play_a_game()
        except BaseException as problem:
            self.problem = problem

    def _play_a_game(self) -> None:
        table: dict[str, Any] = self._whatever_happens(self._sit_down)
        self.acknowledged[table["id"]] = []
        self._sockets = []
        while (choice := self._whatever_happens(partial(self._choose, table))) is not None:
            answer = self._whatever_happens(partial(self._send, table, choice))
            assert answer["type"] in CARRIED_OUT and answer["version"] == choice.version + 1, answer
            self.acknowledged[table["id"]].append(choice.key)
        self.ended.append(table["id"])
        for socket in self._sockets:
            socket.close()

    def _sit_down(self) -> dict[str, Any]:
        table = self._guests[0].new_table(self._game, 2)
        for guest in self._guests:
            guest.sit(table)
        self._guests[0].post(f"/api/tables/{table['id']}/start")
        return table

    def _choose(self, table: dict[str, Any]) -> Choice | None:
        """What the one who must choose chooses; None when the game is over."""
        self._be_there(table)
        newest = max(socket.state["version"] for socket in self._sockets)
        for socket in self._sockets:
            while socket.state["version"] < newest:
                socket.hear()
        if self._sockets[0].state["over"]:
            return None
        seat = self._sockets[0].state["actor"]
        return Choice(seat, newest, self._chance.choice(self._sockets[seat].state["legal"]), new_key())

    def _send(self, table: dict[str, Any], choice: Choice) -> dict[str, Any]:
        self._be_there(table)
        return self._sockets[choice.seat].play(choice.action, choice.key, choice.version)

    def _be_there(self, table: dict[str, Any]) -> None:
        if not self._sockets:
            sockets = [guest.socket(table) for guest in self._guests]
            for socket in sockets:
                socket.until("sync")
            self._sockets = sockets

    def _whatever_happens(self, work: Callable[[], Any]) -> Any:
        """Do something until it is done; when the server is gone, come back, to any process that is open."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return work()
            except GONE:
                assert time.monotonic() < end, "the server did not come back"
                self.sent_again += 1
                for socket in self._sockets:
                    socket.close()
                self._sockets = []
                time.sleep(0.1)
                url = self._chance.choice(self._urls)
                for guest in self._guests:
                    guest.go_to(url)

    @property
    def moves(self) -> int:
        """How many moves were acknowledged."""
        return sum(len(keys) for keys in self.acknowledged.values())


def nothing_lost(database: str, parties: Sequence[Party]) -> None:
    """Every move that was acknowledged is stored, once and in order; at the end of a game there is nothing else."""
    for party in parties:
        assert party.problem is None, repr(party.problem)
        ended = set(party.ended)
        known = {id: list(keys) for id, keys in party.acknowledged.items() if id not in party.checked}
        for table in stored(database, known):
            stored_keys = [entry.key for entry in ledger(table)]
            keys = known.pop(table.row.id)
            assert stored_keys[: len(keys)] == keys
            assert table.row.id not in ended or (len(stored_keys), table.row.status) == (len(keys), "over")
        assert not known, "a table is lost"
        party.checked |= ended
