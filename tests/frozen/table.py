"""A table of a release that is being frozen: people sit down and play random legal actions over HTTP."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

from .release import SECONDS, Person, Release

Position = dict[str, Any]


def decision_of(position: Position) -> str:
    """The kind of decision that a position waits for."""
    return str(position["view"]["prompt"]["kind"])


class Table:
    """One table, the people on its seats, and what it is frozen for."""

    def __init__(
        self, release: Release, info: dict[str, Any], label: str, people: list[Person | None], cases: tuple[str, ...]
    ) -> None:
        self.release = release
        self.label = label
        self.cases = list(cases)
        self.people = people
        self.pack: str | None = None
        self.held = False
        """Whether it must stay as it is after the clean stop."""
        self.asked: list[str] = []
        """The kind of decision before each move, as long as nothing is taken back."""
        self.id: str = info["id"]
        self.path = f"/api/tables/{self.id}"
        self.invite: str = info["invite"]
        self.watch: str = info["watch"]
        self.owner: str = info["owner"]
        self.bots = {seat["seat"] for seat in info["seats"] if seat["bot"] is not None}
        self._chance = random.Random(label)
        self._reader = next((person for person in people if person is not None), None)

    # ------------------------------------------------------------------ before the start

    def sit_down(self) -> Table:
        """Let everybody take their seat."""
        for seat, person in enumerate(self.people):
            if person is not None:
                self.ask("POST", "/seats", person, {"seat": seat, "invite": self.invite}, invite=self.invite)
        return self

    def start(self) -> Table:
        """Deal."""
        self.ask("POST", "/start", self.reader)
        return self

    # ------------------------------------------------------------------ playing

    @property
    def reader(self) -> Person:
        """Somebody who sits there."""
        assert self._reader is not None
        return self._reader

    def ask(self, method: str, path: str, person: Person | None, body: object = None, **params: Any) -> Any:
        """Send a request about this table."""
        return self.release.ask(method, self.path + path, person, body, **params)

    def info(self) -> dict[str, Any]:
        """What everybody may know of the table."""
        info: dict[str, Any] = self.ask("GET", "", None, invite=self.watch)
        return info

    def turn(self) -> Position | None:
        """The position as the person sees it who must choose, after all bots have played; None if the game is over."""
        end = time.monotonic() + 5 * SECONDS
        while time.monotonic() < end:
            position: Position = self.ask("GET", "/position", self.reader)
            if position["over"]:
                return None
            if position["actor"] in self.bots:
                time.sleep(0.02)
            elif position["actor"] == position["seat"]:
                return position
            else:
                self._reader = self.people[position["actor"]]
        raise RuntimeError(f"{self.label}: nobody moves")

    def step(self) -> bool:
        """Let the person who must choose play a random legal action; False if the game is over."""
        position = self.turn()
        if position is None:
            return False
        self.asked.append(decision_of(position))
        version = position["version"]
        body = {"key": f"v{version}", "version": version, "action": self._chance.choice(position["legal"])}
        self.ask("POST", "/moves", self.reader, body)
        return True

    def play(self, count: int) -> Table:
        """Play so many actions of people, or until the game is over."""
        for _ in range(count):
            if not self.step():
                break
        return self

    def play_until(self, holds: Callable[[Position], object], at_most: int) -> Position | None:
        """Play until a position is as wished; None if the game is over or `at_most` actions were played before."""
        for _ in range(at_most):
            position = self.turn()
            if position is None:
                return None
            if holds(position):
                return position
            self.step()
        return None

    def play_to_decision(self, kind: str) -> bool:
        """Play to a kind of decision; False if the game is over before."""
        return self.play_until(lambda position: decision_of(position) == kind, 10_000) is not None

    def finish(self) -> Table:
        """Play to the end."""
        while self.step():
            pass
        return self

    # ------------------------------------------------------------------ everything else

    def undo(self) -> None:
        """Take the last action back, by its own seat; plays on to one that can be taken back."""
        while True:
            before = self.turn()
            assert before is not None, self.label
            mover = self.reader
            self.step()
            position = self.ask("GET", "/position", mover)
            if position["may_undo"]:
                body = {"key": f"v{position['version']}", "version": position["version"]}
                self.ask("POST", "/undo", mover, body)
                return

    def ask_back(self, seat: int, to: int) -> None:
        """Ask everybody to go back to so many moves."""
        person = self.people[seat]
        version = self.ask("GET", "/position", person)["version"]
        self.ask("POST", "/undo", person, {"key": f"back from {version}", "version": version, "to": to})

    def consent(self, seat: int) -> None:
        """Agree to go back."""
        self.ask("POST", "/consent", self.people[seat], {"agree": True})

    def resign(self, seat: int) -> None:
        """Give up a seat; a bot plays on for it, or the game is over."""
        self.ask("POST", "/resign", self.people[seat])
        self.bots.add(seat)

    def hand_over(self, seat: int, level: str | None) -> None:
        """Let a bot play for a person, or give the seat back to the person; since 0.2 the others must agree."""
        self.ask("PUT", f"/seats/{seat}/bot", self.people[seat], {"level": level})
        for other, person in enumerate(self.people):
            if person is not None and other != seat and self.info()["asking"] is not None:
                self.consent(other)
        if level is None:
            self.bots.discard(seat)
        else:
            self.bots.add(seat)

    def wait_for_bot(self, seat: int) -> None:
        """Wait until the time of a seat is out and a bot has taken it, or the game is over."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            info = self.info()
            if info["seats"][seat]["bot"] is not None or info["status"] == "over":
                self.bots.add(seat)
                return
            time.sleep(0.1)
        raise RuntimeError(f"{self.label}: the time of seat {seat} is not out")

    def record(self) -> str:
        """The record of the finished game."""
        return str(self.ask("GET", "/record", None, invite=self.watch))
