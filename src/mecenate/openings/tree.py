"""The tree of openings: games counted by their first steps."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mecenate.core.history import History
from mecenate.openings.steps import Step, place_of, steps_of


class Opening(NamedTuple):
    """The first steps of one game, and how it ended."""

    steps: list[Step]
    points: list[int]
    """The final score of every player, the first player's first."""
    ranks: list[int]
    """The rank of every player, from 1; equal ones share a rank."""
    name: int = 0
    """Which game it is, for an example."""

    def won_by(self, place: int) -> float:
        """1 if this player won alone, a part of it if several did, 0 if it did not win."""
        return (self.ranks[place] == 1) / self.ranks.count(1)


def opening_of(
    history: History, points: Sequence[int], ranks: Sequence[int], name: int = 0
) -> tuple[Opening, list[int]]:
    """The opening of a game with its final scores by seat, and the number of the move that made each step."""
    found = steps_of(history)
    first = place_of(history, 0)
    order = [(place - first) % len(points) for place in range(len(points))]
    steps = [one.step for one in found]
    opening = Opening(steps, [points[seat] for seat in order], [ranks[seat] for seat in order], name)
    return opening, [one.move for one in found]


class Choice(NamedTuple):
    """A step from a position of the tree: how many games took it, and how the player ended in them."""

    step: Step
    games: int
    wins: float
    """The share of these games that the player won; a shared win is a part of one."""
    points: float
    """Its points in the end, on average."""


class Tree:
    """Games by their first steps."""

    def __init__(self, openings: Iterable[Opening]) -> None:
        self.openings = list(openings)

    def __len__(self) -> int:
        return len(self.openings)

    def through(self, line: Sequence[str]) -> list[Opening]:
        """The games that begin with these steps."""
        count = len(line)
        return [one for one in self.openings if [step.text for step in one.steps[:count]] == list(line)]

    def choices(self, line: Sequence[str]) -> list[Choice]:
        """What was done after these steps, the most frequent first."""
        ways: dict[str, list[Opening]] = {}
        for one in self.through(line):
            if len(one.steps) > len(line):
                ways.setdefault(one.steps[len(line)].text, []).append(one)
        found = [_choice(games[0].steps[len(line)], games) for games in ways.values()]
        return sorted(found, key=lambda choice: (-choice.games, choice.step.text))


def _choice(step: Step, games: Sequence[Opening]) -> Choice:
    count = len(games)
    wins = sum(one.won_by(step.place) for one in games) / count
    return Choice(step, count, round(wins, 4), round(sum(one.points[step.place] for one in games) / count, 2))
