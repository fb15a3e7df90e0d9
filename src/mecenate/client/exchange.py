"""What a client knows of a table, and what it has to send: the protocol, without input and output."""

from __future__ import annotations

import json
import uuid
from typing import Any

from mecenate.server.live.closing import Closing
from mecenate.server.live.messages import PROTOCOL

PAUSES = (0.3, 0.8, 1.6, 3.0, 6.0, 12.0)
"""Seconds before each attempt to connect again; the last one repeats."""
FINAL = {int(code): code.meaning for code in Closing if code.final}
"""The codes after which a client does not connect again."""
KEPT = ("version", "moves", "actor", "over", "legal", "may_undo")
"""The fields of an update that replace those of the state."""


class ClientError(Exception):
    """Something that a client must handle."""


class Refused(ClientError):
    """The server refused something, and nothing was changed. `code` is for programs, `text` in the user's language."""

    def __init__(self, problem: dict[str, Any], status: int | None = None) -> None:
        self.code = str(problem.get("code", "broken"))
        self.text = str(problem.get("text", ""))
        self.reason: str | None = problem.get("reason")
        self.facts: dict[str, Any] = problem.get("facts") or {}
        self.status = status
        super().__init__(f"{self.code}: {problem.get('message', '')}")


class Closed(ClientError):
    """The server closed the socket for good: the session has ended, or the table was removed."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(f"closed with {code}: {FINAL[code]}")


class ProtocolMismatch(ClientError):
    """The server speaks another version of the protocol."""

    def __init__(self, theirs: int) -> None:
        super().__init__(f"the server speaks version {theirs} of the protocol, this client version {PROTOCOL}")


def apply_changes(view: dict[str, Any], changed: dict[str, Any]) -> None:
    """Put the changed parts of an update into a view; `players.1` is item 1 of the list `players`."""
    for name, part in changed.items():
        field, _, number = name.partition(".")
        if number:
            view[field][int(number)] = part
        else:
            view[field] = part


class Exchange:
    """The conversation at one table. It is told what was received, and says what to send."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}
        """The last sync, with all updates since applied to it; empty before the game starts."""
        self.table: dict[str, Any] = {}
        """What the table is: seats, status, result."""
        self._unanswered: dict[str, str] = {}
        self._problems: dict[str, Refused] = {}
        self._refusal: Refused | None = None
        self._offered: int | None = None
        self._failures = 0

    # ------------------------------------------------------------------ sending

    def opening(self) -> list[str]:
        """What to send over a new socket: `hello`, and messages that were not answered."""
        return [json.dumps({"type": "hello"}), *self._unanswered.values()]

    def ask(self, kind: str, **fields: Any) -> tuple[str, str]:
        """A message that is answered: its key, and its text."""
        key = uuid.uuid4().hex
        text = json.dumps({"type": kind, "key": key, "version": self.state.get("version", 0), **fields})
        self._unanswered[key] = text
        return key, text

    def is_answered(self, key: str) -> bool:
        """Whether the message with this key was carried out. Raises `Refused` if it was refused."""
        if key in self._problems:
            raise self._problems.pop(key)
        return key not in self._unanswered

    # ------------------------------------------------------------------ receiving

    def receive(self, text: str | bytes) -> tuple[dict[str, Any], list[str]]:
        """Take a message of the server into account; returns it, and what to send."""
        message: dict[str, Any] = json.loads(text)
        self._failures = 0
        replies = []
        match message["type"]:
            case "sync":
                self._sync(message)
            case "update":
                replies = self._update(message)
            case "table":
                self.table = message["table"]
            case "error":
                self._refuse(message)
        self._unanswered.pop(message.get("key") or "", None)
        return message, [json.dumps(reply) for reply in replies]

    def _sync(self, message: dict[str, Any]) -> None:
        if message["protocol"] != PROTOCOL:
            raise ProtocolMismatch(message["protocol"])
        self.state, self.table = message, message["table"]

    def _update(self, message: dict[str, Any]) -> list[dict[str, Any]]:
        if message["version"] != self.state.get("version", -1) + 1:
            return [{"type": "sync"}]
        apply_changes(self.state["view"], message["changed"])
        self.state |= {name: message[name] for name in KEPT}
        self.state["remembered"] = message.get("remembered", self.state["remembered"])
        return [{"type": "ack", "version": message["version"]}]

    def _refuse(self, message: dict[str, Any]) -> None:
        self._refusal = Refused(message)
        if message.get("key") in self._unanswered:
            self._problems[message["key"]] = self._refusal

    def lost(self, code: int | None) -> float:
        """The socket was closed with this code, None if the connection broke; returns the seconds to wait.

        Raises `Refused` or `Closed` if connecting again makes no sense.
        """
        if code == Closing.REFUSED and self._refusal is not None:
            raise self._refusal
        if code is not None and code in FINAL:
            raise Closed(code)
        pause = PAUSES[min(self._failures, len(PAUSES) - 1)]
        self._failures += 1
        return pause

    # ------------------------------------------------------------------ choosing

    def offer(self) -> list[str] | None:
        """The legal actions, once for each version at which this seat chooses; else None."""
        legal: list[str] | None = self.state.get("legal")
        if not legal or self.state["version"] == self._offered:
            return None
        self._offered = self.state["version"]
        return legal


class Known:
    """What one may ask of a table that one is connected to."""

    exchange: Exchange

    @property
    def version(self) -> int:
        """The version of the table."""
        return int(self.exchange.state.get("version", 0))

    @property
    def seat(self) -> int | None:
        """Where one sits, from 0; None for a spectator, and before the game starts."""
        seat: int | None = self.exchange.state.get("seat")
        return seat

    @property
    def view(self) -> dict[str, Any]:
        """All that one sees; empty before the game starts."""
        view: dict[str, Any] = self.exchange.state.get("view", {})
        return view

    @property
    def legal(self) -> list[str]:
        """The legal actions, if one must choose now."""
        return self.exchange.state.get("legal") or []

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.exchange.state.get("over", False))

    @property
    def finished(self) -> bool:
        """Whether the game has ended, and the table says how; or the table was abandoned."""
        return self.exchange.table.get("status") in ("over", "abandoned")

    @property
    def result(self) -> list[dict[str, Any]]:
        """The scores by seat, when the game is over."""
        return self.exchange.table.get("result") or []

    @property
    def info(self) -> dict[str, Any]:
        """What the table is: seats, status, result."""
        return self.exchange.table
