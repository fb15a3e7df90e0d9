"""The tables that every release freezes: each title, version, expansion and number of seats; options; bots."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from .release import Person, Release
from .table import Position, Table, decision_of

MEMBERS = ("Ada", "Bruno", "Carla", "Dino", "Elsa")
GUESTS = ("Fabio", "Gina", "Hugo", "Irma", "Jan")
SPECTATOR = "Zoë"
PACKS = Path(__file__).parent / "packs"
VERSIONS = ("version", "expansions", "guilds")
"""The options that make another game of a title; each of their values is frozen with each number of seats."""
LEVELS = ("random", "novice", "apprentice")
STAY, GO_ON = (0.9, 0.4, 0.8, 0.2), (0.1, 0.5, 0.3, 0.7)
"""How far games are played: those that stay as they are after the clean stop, and those that are played on."""
RARE_DECISIONS = (("carpe_diem", "pay"), ("carpe_diem", "bread"))
"""Decisions that most games do not come to."""
MOST_LEFT = 160
"""So many moves are left to play at most, so that the tests can play every game to its end."""


class Freezer:
    """Makes the tables of a release, and remembers which decisions they have stopped at."""

    def __init__(self, release: Release) -> None:
        self.release = release
        self.members = [release.member(name) for name in MEMBERS]
        self.guests = [release.guest(name) for name in GUESTS]
        self.spectator = release.guest(SPECTATOR)
        self.people = [*self.members, *self.guests, self.spectator]
        self.games: list[dict[str, Any]] = release.ask("GET", "/api/games")
        self.tables: list[Table] = []
        self.stopped_at: set[tuple[str, str]] = set()
        """The game and kind of each decision that a running game waits for."""
        self.met: dict[tuple[str, str], tuple[Table, int]] = {}
        """Where finished games met a kind of decision: the table, and the moves before it."""
        self._again: dict[str, Callable[[], Table]] = {}
        """How to make the running game with a label once more."""
        self._ended = 0
        self._has_stand_ins = False
        """Whether a table chooses the bot that plays for somebody who leaves; since 0.2."""
        self.lengths: dict[tuple[str, int], int] = {}
        """About how many moves a game has, by title and number of seats."""

    # ------------------------------------------------------------------ making tables

    def new_table(
        self, label: str, game: str, people: list[Person | None], *cases: str, pack: str | None = None, **wish: Any
    ) -> Table:
        """A table with its people on their seats."""
        body = {"game": game, "seats": len(people), "public": True, **wish}
        if not self._has_stand_ins:
            body.pop("stand_in", None)
        if pack is not None:
            body["pack"] = tomllib.loads((PACKS / f"{pack}.toml").read_text(encoding="utf-8"))
        owner = next(person for person in people if person is not None)
        (info,) = self.release.ask("POST", "/api/tables", owner, body)
        self._has_stand_ins = "stand_in" in info
        table = self.add(info, label, people, *cases)
        table.pack = pack
        return table.sit_down()

    def add(self, info: dict[str, Any], label: str, people: list[Person | None], *cases: str) -> Table:
        """Take a table into what is frozen."""
        assert label not in {table.label for table in self.tables}, label
        table = Table(self.release, info, label, people, cases)
        self.tables.append(table)
        return table

    def cast(self, seats: int, first: int = 0, only_members: bool = False) -> list[Person | None]:
        """So many people, other ones for another `first`."""
        those = self.members if only_members else [*self.members, *self.guests]
        return [those[(first + number) % len(those)] for number in range(seats)]

    # ------------------------------------------------------------------ stopping

    def stop_at_something_new(self, game: str, table: Table, at_most: int) -> bool:
        """Play on for a few moves to a decision where no game of this title has stopped; False if the game is over."""

        def is_new(position: Position) -> bool:
            return (game, decision_of(position)) not in self.stopped_at

        position = table.play_until(is_new, at_most) or table.turn()
        if position is None:
            return False
        self.stopped_at.add((game, decision_of(position)))
        return True

    def running(
        self, label: str, game: str, people: list[Person | None], length: int, part: float, *cases: str, **wish: Any
    ) -> Table:
        """A game where people play about this part of a usual length. A game that ends before that is kept, too."""
        held = part in STAY
        part = max(part, 1 - MOST_LEFT / length)
        for number in range(10):
            table = self.new_table(label, game, people, *cases, **wish).start()
            table.play(round(part * length * 0.8**number))
            if table.turn() is not None and (not held or self.stop_at_something_new(game, table, length // 12)):
                table.held = held
                self._again[label] = lambda: self.running(label, game, people, length, 0.5 * part, *cases, **wish)
                return table
            self._over_too_soon(table)
        raise RuntimeError(f"{label}: every game is over too soon")

    def _over_too_soon(self, table: Table) -> None:
        """Give the label of a game that should be running to another one."""
        self._ended += 1
        table.label = f"{table.label.removesuffix('-running')}-over-too-soon-{self._ended}"

    def finished(self, label: str, game: str, people: list[Person | None], *cases: str, **wish: Any) -> Table:
        """A game that is played to its end."""
        table = self.new_table(label, game, people, *cases, **wish).start().finish()
        if table.pack is None and not table.bots:
            for moves, kind in enumerate(table.asked):
                self.met.setdefault((game, kind), (table, moves))
        return table

    # ------------------------------------------------------------------ what every release freezes

    def variants(self) -> Iterator[tuple[str, dict[str, Any], int]]:
        """Every title, version or expansion, and number of seats."""
        for game in self.games:
            named = [option for option in game["options"] if option["name"] in VERSIONS]
            choices = [{option["name"]: value} for option in named for value in option["choices"]] or [{}]
            for options in choices:
                for seats in range(game["min_seats"], game["max_seats"] + 1):
                    yield game["name"], options, seats

    def freeze_variants(self) -> None:
        """A finished and a running game of each."""
        for number, (game, options, seats) in enumerate(self.variants()):
            label = "-".join([game, *(str(value).replace(",", "+") for value in options.values()), str(seats)])
            members = self.cast(seats, number, only_members=True)
            length = len(self.finished(f"{label}-finished", game, members, "variant", options=options).asked)
            self.lengths[game, seats] = length
            people = self.cast(seats, number)
            part = (STAY if number % 2 else GO_ON)[number // 2 % 4]
            rules = {"public": number % 3 != 1, "undo": "never" if number % 5 == 4 else "fair", "options": options}
            self.running(f"{label}-running", game, people, length, part, "variant", **rules)

    def freeze_options(self) -> None:
        """Games that hold every value of every option that is not the usual one."""
        for game in self.games:
            others = {option["name"]: other_values(option) for option in game["options"]}
            for number in range(max(len(values) for values in others.values())):
                options = {name: values[number % len(values)] for name, values in others.items()}
                seats = game["min_seats"] + number % 2
                label = f"{game['name']}-options-{number + 1}"
                name, people = game["name"], self.cast(seats, number + 3)
                done = self.finished(f"{label}-finished", name, people, "options", options=options)
                part = (GO_ON if number % 2 else STAY)[number % 4]
                self.running(f"{label}-running", name, people, len(done.asked), part, "options", options=options)

    def freeze_bots(self) -> None:
        """Games of people and bots."""
        for game in self.games:
            name = game["name"]
            for number, level in enumerate(LEVELS):
                seats = min(game["min_seats"] + number, game["max_seats"])
                bots = dict.fromkeys(range(1 + number // 2, seats), level)
                people = [None if seat in bots else self.guests[seat] for seat in range(seats)]
                length = self.lengths[name, seats] * (seats - len(bots)) // seats
                self.running(f"{name}-with-{level}-running", name, people, length, 0.4, "bots", bots=bots)
            people = [self.guests[0], None, None]
            bots = {1: "novice", 2: "random"}
            self.finished(f"{name}-with-bots-finished", name, people, "bots", bots=bots)

    def freeze_rare_decisions(self) -> None:
        """Games that stop at a decision which most games do not come to; those that end before it are kept, too."""
        for game, kind in RARE_DECISIONS:
            for number in range(12):
                table = self.new_table(
                    f"{game}-rare-{kind}-{number + 1}", game, self.cast(2, number), "decision"
                ).start()
                if table.play_to_decision(kind):
                    table.label = f"{game}-rare-{kind}-running"
                    table.held = True
                    self.stopped_at.add((game, kind))
                    break

    def play_on(self) -> None:
        """After the clean stop: play on at the tables that do not stay as they are."""
        chance = random.Random("play on")
        for table in list(self.tables):
            info = table.info()
            if info["status"] != "running" or table.held:
                continue
            table.play(chance.randint(1, 4))
            if not self.stop_at_something_new(info["game"], table, 8) and table.label in self._again:
                again = self._again[table.label]
                self._over_too_soon(table)
                again()


def other_values(option: dict[str, Any]) -> list[str | int]:
    """The values of an option that are not the usual one; of a number, a few."""
    values = option["choices"] or range(option["least"], option["least"] + 2)
    return [value for value in values if value != option["default"]]
