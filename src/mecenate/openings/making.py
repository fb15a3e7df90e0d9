"""Lets bots play the games of a table of openings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from mecenate.analysis.report import ITERATIONS
from mecenate.bots.bot import Bot, Outlook
from mecenate.bots.levels import LEVELS
from mecenate.bots.player import Player
from mecenate.bots.registry import bot
from mecenate.core.game import Game
from mecenate.core.history import History
from mecenate.openings.steps import DEPTH, Step, steps_in
from mecenate.openings.table import Header, OpeningGame, OpeningTable, dealt

Progress = Callable[[int, int], None]
"""Called with the number of games that are played, and how many there shall be."""

THEN: Final = "apprentice"
"""The level that plays a game to its end: it plans for milliseconds."""
MOST_SEATS: Final = 4


def player(level: str, seed: int) -> Bot:
    """A bot whose search is counted, not timed, so that the same seed gives the same game."""
    tries = ITERATIONS.get(level)
    if tries is None:
        return bot(level, seed)
    return Player(next(one for one in LEVELS if one.name == level), seed, iterations=tries)


def play(game: Game, seats: int, seed: str, number: int, level: str) -> OpeningGame:
    """Game `number` of a seed: the opening by one level, the rest by apprentices."""
    history = dealt(game, seats, seed, number)
    bots = [player(level, 1000 * number + seat) for seat in range(seats)]
    steps: list[Step] = []
    while len(steps) < DEPTH and (seat := history.state.actor) is not None:
        history.play(bots[seat].choose(Outlook(history.state)))
        steps += steps_in(history, len(history.moves), steps[-1] if steps else None)
    moves = [move.text for move in history.moves]
    _finish(history, number)
    scores = history.state.scores()
    return OpeningGame(seats, number, moves, [score.total for score in scores], [score.rank for score in scores])


def _finish(history: History, number: int) -> None:
    bots = [bot(THEN, 1000 * number + seat) for seat in range(history.state.seats)]
    while (seat := history.state.actor) is not None:
        history.play(bots[seat].choose(Outlook(history.state)))


def seats_of(game: Game) -> range:
    """The numbers of seats that openings are made for."""
    return range(max(2, game.min_seats), min(MOST_SEATS, game.max_seats) + 1)


def make(table: OpeningTable, path: Path, count: int, tell: Progress | None = None) -> None:
    """Add games to a file until it has so many for each number of seats."""
    game, header = table.game, table.header
    every = seats_of(game)
    there = {(one.seats, one.number) for one in table.games}
    for number in range(count):
        for seats in every:
            if (seats, number) in there:
                continue
            one = play(game, seats, header.seed, number, header.level)
            table.games.append(one)
            with path.open("a", encoding="utf-8") as lines:
                lines.write(written(one))
            if tell is not None:
                tell(len(table.games), count * len(every))


def written(struct: Header | OpeningGame) -> str:
    """One line of a file."""
    return msgspec.json.encode(struct).decode() + "\n"
