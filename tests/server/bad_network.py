"""A client that does what docs/protocol.md says, behind a network that loses, doubles, delays and breaks."""

from __future__ import annotations

import json
import random
from typing import Any, NamedTuple

from mecenate.client.exchange import apply_changes

from .running import CARRIED_OUT, SECONDS, Guest, new_key

FIELDS = ("version", "moves", "actor", "over", "legal", "may_undo")


class Faults(NamedTuple):
    """How likely, for every message, that it is lost, doubled or overtaken; and that the connection breaks."""

    lost: float = 0.0
    doubled: float = 0.0
    overtaken: float = 0.0
    broken: float = 0.0


class Client:
    """A client at a table. Messages wait in two queues, where the network loses, doubles and reorders them."""

    def __init__(self, guest: Guest, table: dict[str, Any], faults: Faults, chance: random.Random) -> None:
        self.state: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None
        self.done: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.seen: dict[int, Any] = {}
        self._guest = guest
        self._table = table
        self._faults = faults
        self._chance = chance
        self._outgoing: list[dict[str, Any]] = []
        self._incoming: list[dict[str, Any]] = []
        self._waited = 0
        self._socket = guest.socket(table)

    # ------------------------------------------------------------------ what a client does

    def choose(self) -> None:
        """Choose if one may and nothing is on its way: an action, and now and then to take the last one back."""
        if self.pending is None and self.state and not self.state["over"]:
            if self.state["may_undo"] and self._chance.random() < 0.3:
                self._begin(type="undo")
            elif self.state["legal"]:
                self._begin(type="play", action=self._chance.choice(self.state["legal"]))

    def _begin(self, **message: Any) -> None:
        self.pending = {**message, "key": new_key(), "version": self.state["version"]}
        self.send_again()

    def send_again(self) -> None:
        """Send what is not yet answered, with the same key."""
        if self.pending is not None:
            self._outgoing.append(self.pending)

    def _hear(self, message: dict[str, Any]) -> None:
        if message.get("key") is not None:
            self._answered(message)
        kind, version = message["type"], message.get("version")
        known = self.state.get("version", -1)
        if kind == "sync" and message["version"] >= known:
            self._see({name: message[name] for name in (*FIELDS, "view")})
        elif kind == "update" and version == known + 1:
            view = {**self.state["view"], "players": [*self.state["view"]["players"]]}
            apply_changes(view, message["changed"])
            self._see({**{name: message[name] for name in FIELDS}, "view": view})
        elif kind == "update" and message["version"] > known:
            self._outgoing.append({"type": "sync"})

    def _see(self, state: dict[str, Any]) -> None:
        self.state = state
        first = self.seen.setdefault(state["version"], state)
        assert first == state, "two different positions were shown as the same version"
        self._outgoing.append({"type": "ack", "version": state["version"]})

    def _answered(self, message: dict[str, Any]) -> None:
        key = message["key"]
        if message["type"] in CARRIED_OUT:
            assert self.done.setdefault(key, message["version"]) == message["version"]
        else:
            assert message["code"] in ("stale-version", "not-your-turn", "no-undo", "not-running"), message
            self.refused[key] = message["code"]
            self._outgoing.append({"type": "sync"})
        if self.pending is not None and self.pending["key"] == key:
            self.pending = None

    # ------------------------------------------------------------------ what the network does

    def happen(self) -> None:
        """One thing happens on the way."""
        self._receive(0 if self._outgoing or self._incoming else 0.002)
        if self._chance.random() < self._faults.broken:
            self.connect_again()
        elif self._outgoing and self._chance.random() < 0.5:
            for message in self._carried(self._outgoing):
                self._socket.wire.send(json.dumps(message))
        elif self._incoming:
            for message in self._carried(self._incoming):
                self._hear(message)
        else:
            self._wait()

    def _wait(self) -> None:
        """Nothing comes. After a while a client asks again, as a page does that comes to the front."""
        self._waited += 1
        if self._waited == 6:
            self._waited = 0
            self.send_again()
            self._outgoing.append({"type": "sync"})

    def _carried(self, queue: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Take a message out of a queue; it arrives once, or not at all, or twice."""
        number = self._chance.randrange(len(queue)) if self._chance.random() < self._faults.overtaken else 0
        message = queue.pop(number)
        if self._chance.random() < self._faults.lost:
            return []
        if self._chance.random() < self._faults.doubled:
            queue.insert(self._chance.randrange(len(queue) + 1), message)
        return [message]

    def connect_again(self) -> None:
        """The connection breaks: what was to go out is lost; what had come in may still arrive, late."""
        self._socket.close()
        self._outgoing.clear()
        self._socket = self._guest.socket(self._table)
        self.send_again()

    def _receive(self, seconds: float) -> None:
        try:
            while True:
                self._incoming.append(json.loads(self._socket.wire.recv(seconds)))
                seconds = 0
        except TimeoutError:
            return

    def settle(self, version: int | None = None) -> None:
        """From now on all goes well: everything arrives, until nothing is pending and this version is seen."""
        self._faults = Faults()
        while self._incoming:
            self._hear(self._incoming.pop(0))
        self.connect_again()
        while self.pending is not None or not self.state or self.state["version"] < (version or 0):
            while self._outgoing:
                self._socket.wire.send(json.dumps(self._outgoing.pop(0)))
            self._receive(SECONDS)
            assert self._incoming, "no answer"
            while self._incoming:
                self._hear(self._incoming.pop(0))
