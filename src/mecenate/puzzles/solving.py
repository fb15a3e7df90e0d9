"""Turns as lines of choices: how far a line goes, when two lines are the same turn, and what a level plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from mecenate.bots.bot import Outlook
from mecenate.bots.levels import LEVELS, Level
from mecenate.bots.player import Player
from mecenate.bots.weights import value_for
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer, WatchedDealer
from mecenate.core.errors import IllegalAction
from mecenate.core.event import Event, Scribe
from mecenate.core.state import State

LEVEL: Final = {level.name: level for level in LEVELS}
LONGEST: Final = 60
"""The most choices of one line; turns of the four games are shorter."""


class Reached(NamedTuple):
    """Where a line leads."""

    state: State
    """The position after its last choice."""
    before: State
    """The position before it."""
    complete: bool
    """Whether nothing more can be planned: another seat chooses, something was drawn or shown, or the game is over."""
    events: list[list[Event]]
    """What happened by each choice."""


def follow(state: State, line: Sequence[Action | str]) -> Reached:
    """Carry out a line in a copy. Chance is drawn from a dealer of its own, the same for every line.

    Raises `IllegalAction` or `UnknownAction`, also for a choice after the line is complete.
    """
    going, before = state.copy(), state
    seat = state.actor
    complete = False
    events: list[list[Event]] = []
    for choice in line:
        if complete:
            raise IllegalAction(f"the turn is complete before '{choice}'", game=state.game.name)
        before = going.copy()
        watched, scribe = WatchedDealer(Dealer.fast(0)), Scribe()
        going.apply(going.parse(choice) if isinstance(choice, str) else choice, watched, scribe)
        shown = bool(watched.outcomes) or any(event.reveals for event in scribe.events)
        complete = shown or going.over or going.actor != seat
        events.append(scribe.events)
    return Reached(going, before, complete, events)


def planned(state: State, line: Sequence[Action]) -> list[Action]:
    """The part of a line up to where nothing more can be planned. Raises `IllegalAction`."""
    for count in range(1, len(line) + 1):
        if follow(state, line[:count]).complete:
            return list(line[:count])
    return list(line)


def same_turn(state: State, line: Sequence[Action | str], other: Sequence[Action | str]) -> bool:
    """Whether two lines are complete and lead to the same position, or to two that the value cannot tell apart.

    Such positions differ in the order or the place of things, as a rule; the search compares only one of them.
    """
    mine, theirs = follow(state, line), follow(state, other)
    return mine.complete and theirs.complete and (mine.state == theirs.state or _alike(mine.state, theirs.state))


def _alike(one: State, other: State) -> bool:
    """Whether the trained value is given the same numbers for two positions, for every seat.

    What it makes of them depends on the machine in the last digits.
    """
    if (one.actor, one.over) != (other.actor, other.over):
        return False
    if one.over:
        results = [[(score.total, score.rank) for score in state.scores()] for state in (one, other)]
        return results[0] == results[1]
    return all(_described(one, seat) == _described(other, seat) for seat in range(one.seats))


def _described(state: State, seat: int) -> list[float]:
    """The numbers of a seat and its appraisal, to which the network adds."""
    value = value_for(state.game, True)
    value.describe(state, seat)
    return [value.appraisals[seat], *value.vector.numbers]


def turn_of(state: State, level: Level, seed: int, iterations: int | None = None) -> list[Action]:
    """The line that a bot plays, up to where nothing more can be planned."""
    player = Player(level, seed, iterations=iterations)
    going, seat = state.copy(), state.actor
    line: list[Action] = []
    while not going.over and going.actor == seat and len(line) < LONGEST:
        line.append(player.choose(Outlook(going)))
        watched, scribe = WatchedDealer(Dealer.fast(0)), Scribe()
        going.apply(line[-1], watched, scribe)
        if watched.outcomes or any(event.reveals for event in scribe.events):
            break
    return line
