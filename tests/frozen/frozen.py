"""The files of a frozen release: unpacked, read, and opened by the service of this code."""

from __future__ import annotations

import contextlib
import json
import lzma
import random
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import httpx
import pytest
from itsdangerous import TimestampSigner

from tests.server.running import SECONDS, Guest, Server, Socket, close_all, running, settings_for, wait_for

from .freeze import DATABASE, EXPECTED
from .special import BOT_TO_MOVE

Expected = dict[str, Any]
"""What the release said of a table."""


class Frozen:
    """One release in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.records = sorted((folder / "records").glob("*.record"))

    @cached_property
    def expected(self) -> dict[str, Any]:
        """What the release itself said."""
        values: dict[str, Any] = json.loads(lzma.decompress((self.folder / EXPECTED).read_bytes()))
        return values

    @property
    def tables(self) -> dict[str, Expected]:
        """What the release said of each table, by its id."""
        tables: dict[str, Expected] = self.expected["tables"]
        return tables

    def running(self, game: str) -> dict[str, Expected]:
        """The games of a title that are being played."""
        return {id: table for id, table in self.tables.items() if (table["game"], table["status"]) == (game, "running")}

    def audience(self, id: str) -> list[str | None]:
        """Whom the release was asked for about a table that has been dealt: None for a spectator, and its people.

        There is no spectator while a deal is played at several tables: since 0.2 only players see such a table.
        """
        table = self.tables[id]
        seats = [position["seat"] for position in table.get("positions", [{"seat": None}])]
        return [None if seat is None else table["seats"][seat]["person"] for seat in seats]

    def unpack(self, folder: Path) -> Path:
        """The database, in a folder of one's own."""
        path = folder / "house.db"
        path.write_bytes(lzma.decompress((self.folder / DATABASE).read_bytes()))
        return path

    def pack(self, name: str | None) -> Path | None:
        """The component pack that a table was played with."""
        return None if name is None else self.folder / "packs" / f"{name}.toml"


def differences(actual: object, expected: object, where: str) -> list[str]:
    """Where what is found differs from what a release said; a later release may say more."""
    if isinstance(actual, dict) and isinstance(expected, dict):
        pairs = [(f"{where}.{name}", actual.get(name), value) for name, value in expected.items()]
    elif isinstance(actual, list) and isinstance(expected, list) and len(actual) == len(expected):
        pairs = [(f"{where}.{at}", *pair) for at, pair in enumerate(zip(actual, expected, strict=True))]
    else:
        return [] if actual == expected else [f"{where}: {actual!r}, was {expected!r}"]
    return [difference for place, now, then in pairs for difference in differences(now, then, place)]


RELEASES = [Frozen(folder) for folder in sorted(Path(__file__).parent.glob("release_*"))]


class Opened:
    """A frozen database in a service of this code, and everybody who is known there."""

    def __init__(self, frozen: Frozen, server: Server) -> None:
        self.frozen = frozen
        self.server = server
        self.people = {me["id"]: Known(server.url, me) for me in frozen.expected["people"]}
        self._nobody = httpx.Client(base_url=server.url, timeout=SECONDS, verify=False)

    def get(self, path: str, person: str | None, **params: Any) -> Any:
        """Ask as a person, by id, or as nobody; must succeed."""
        http = self._nobody if person is None else self.people[person].http
        answer = http.get(path, params=params)
        assert answer.status_code == 200, f"{path}: {answer.text}"
        return answer.json()

    def text(self, path: str, **params: Any) -> str:
        """Ask for a text as nobody; must succeed."""
        answer = self._nobody.get(path, params=params)
        assert answer.status_code == 200, f"{path}: {answer.text}"
        return answer.text

    @cached_property
    def positions(self) -> dict[str, list[dict[str, Any]]]:
        """The position of every table that has been dealt, as a spectator (if any may) and as each player sees it."""
        return {id: self._positions(id, table) for id, table in self.still.items() if "positions" in table}

    def _positions(self, id: str, table: Expected) -> list[dict[str, Any]]:
        path = f"/api/tables/{id}/position"
        return [self.get(path, person, invite=table["watch"]) for person in self.frozen.audience(id)]

    def see(self, id: str, path: str = "") -> Any:
        """Ask for something about a table as the first one who may see it."""
        table = self.frozen.tables[id]
        return self.get(f"/api/tables/{id}{path}", self.frozen.audience(id)[0], invite=table["watch"])

    @property
    def still(self) -> dict[str, Expected]:
        """The tables where nothing happens by itself."""
        return {id: table for id, table in self.frozen.tables.items() if BOT_TO_MOVE not in table["cases"]}

    def close(self) -> None:
        """Close all connections."""
        self._nobody.close()
        for guest in self.people.values():
            guest.close()


class Known(Guest):
    """Somebody whom the frozen database knows, by the token that the release gave."""

    def __init__(self, url: str, me: dict[str, Any]) -> None:
        self.url = url
        self.me = me
        headers = {"authorization": f"Bearer {me['token']}"}
        self.http = httpx.Client(base_url=url, timeout=SECONDS, verify=False, headers=headers)


@contextlib.contextmanager
def opened(frozen: Frozen, folder: Path) -> Iterator[Opened]:
    """Open the database of a release. Its tokens are checked as on the day when they were given."""
    frozen.unpack(folder)
    with pytest.MonkeyPatch.context() as patch, running(settings_for(folder)) as server:
        patch.setattr(TimestampSigner, "get_timestamp", lambda _: int(frozen.expected["at"]))
        release = Opened(frozen, server)
        try:
            yield release
        finally:
            release.close()


def play_to_the_end(opened: Opened, id: str) -> dict[str, Any]:
    """Let the people of a table play random legal actions until the game is over; returns the table then."""
    table = opened.frozen.tables[id]
    people = {number: opened.people[seat["person"]] for number, seat in enumerate(table["seats"]) if seat["person"]}
    for number, seat in enumerate(table["seats"]):
        if seat["person"] and seat["bot"] and not seat["resigned"]:
            people[number].http.put(f"/api/tables/{id}/seats/{number}/bot", json={"level": None}).raise_for_status()
    playing = {number: person for number, person in people.items() if not table["seats"][number]["resigned"]}
    link = {"id": id, "invite": table["invite"]}
    try:
        sockets = {number: person.socket(link) for number, person in playing.items()}
        for socket in sockets.values():
            socket.until("sync")
        _play(sockets, random.Random(table["label"]))
    finally:
        close_all()
    reader = next(iter(people.values()))
    wait_for(lambda: reader.get(f"/api/tables/{id}")["status"] == "over")
    info: dict[str, Any] = reader.get(f"/api/tables/{id}")
    return info


def _play(sockets: dict[int, Socket], chance: random.Random) -> None:
    first = next(iter(sockets.values()))
    while not first.state["over"]:
        mover = sockets.get(first.state["actor"])
        if mover is None:
            first.hear()  # a bot plays
            continue
        while mover.state["version"] < first.state["version"]:
            mover.hear()
        answer = mover.play(chance.choice(mover.state["legal"]))
        assert answer["type"] != "error", answer
        while first.state["version"] < mover.state["version"]:
            first.hear()
