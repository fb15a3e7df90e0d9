"""Finds puzzles in games of bots: the cheap questions come first, and few positions reach the dear ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from mecenate.analysis.analyse import seed_of
from mecenate.analysis.report import ITERATIONS, LEAST_LOSS, Mark
from mecenate.analysis.turns import Decision, decisions
from mecenate.bots.bot import Outlook
from mecenate.bots.player import Player
from mecenate.core import catalogue
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.errors import IllegalAction
from mecenate.core.game import Game
from mecenate.core.history import History
from mecenate.core.state import State
from mecenate.puzzles.contest import Ranking, rank
from mecenate.puzzles.puzzle import Other, Puzzle, PuzzleFile, id_of, written
from mecenate.puzzles.rating import rating_of
from mecenate.puzzles.solving import LEVEL, follow, same_turn, turn_of

Progress = Callable[[int, int], None]

CLEAR: Final = LEAST_LOSS[Mark.INACCURACY]
"""Every other turn costs at least this much of the chance to win, after a standard error is taken off."""
GLANCE: Final = 24
"""The tries of the first look, by a journeyman's search. It only rules out what cannot become clear."""
FEWEST: Final = 3
"""The fewest first choices of a puzzle."""
A_GAME: Final = 3
"""The most puzzles from one game."""
LONGER: Final = 5
"""How many times longer the checks search."""
CHOOSER: Final = "master"
CHECKER: Final = "maestro"
ASKED: Final = {"novice": 5, "apprentice": 5, "journeyman": 5, "master": 3}
"""How often each level is asked for its turn, with another seed each time."""
EASY: Final = {"novice": 1, "apprentice": 2}
"""The most times that these levels may find the solution."""
AGAIN: Final = 3
"""How often the checker must play the solution, with another seed each time."""
SHOWN: Final = 3
"""How many other turns a puzzle keeps."""
MOST_SEATS: Final = 4
PLAYERS: Final = replace(LEVEL["apprentice"], plan=60, breadth=1)
"""Who plays the games: an apprentice with the plans of the games in which the shipped puzzles were found."""


def played_by_bots(game: Game, seats: int, seed: str, number: int) -> History:
    """Game `number` of the games of a seed."""
    history = History.begin(game, seats, Dealer.sealed(f"{seed} {number}"))
    bots = [Player(PLAYERS, 1000 * number + seat) for seat in range(seats)]
    while (seat := history.state.actor) is not None:
        history.play(bots[seat].choose(Outlook(history.state)))
    return history


def puzzles_of(history: History, number: int) -> Iterator[Puzzle]:
    """The puzzles in a game, in the order of play. The same game gives the same ones."""
    found: list[list[str]] = []
    for decision in decisions(history):
        if len(found) == A_GAME:
            return
        puzzle = examine(history, decision, number)
        if puzzle is not None and puzzle.solution not in found:
            found.append(puzzle.solution)
            yield puzzle


def examine(history: History, decision: Decision, number: int) -> Puzzle | None:
    """The puzzle in a position, if there is one."""
    state = history.at(decision.first - 1)
    if len(state.legal()) < FEWEST:
        return None
    seed = seed_of(history, decision.first)
    try:
        quick = rank(state, level=LEVEL["journeyman"], tries=GLANCE, seed=seed, least=CLEAR)
        if quick.hope < CLEAR or any(found_by(state, level, seed, quick.line) for level in EASY):
            return None
        chosen = _ranked(state, CHOOSER, 1, seed + 1)
        if chosen is None:
            return None
        solution = chosen.line
        solved = {level: _attempts(state, level, seed + 100, solution) for level in EASY}
        if any(solved[level][0] > most for level, most in EASY.items()):
            return None
        solved |= {level: _attempts(state, level, seed + 200, solution) for level in ASKED if level not in EASY}
        if solved[CHOOSER][0] < ASKED[CHOOSER]:
            return None
        checked = confirmed(state, solution, seed + 10)
        if checked is None:
            return None
    except IllegalAction:
        return None
    return _puzzle(state, number, decision, checked._replace(line=solution), solved)


def confirmed(state: State, solution: Sequence[Action], seed: int) -> Ranking | None:
    """The last and longest ranking of the turns, if the solution is as clear with other seeds and more time."""
    obvious = [turn_of(state, LEVEL[level], seed) for level in EASY]
    for count, level in enumerate((CHOOSER, CHECKER)):
        ranking = _ranked(state, level, LONGER, seed + count, obvious)
        if ranking is None or not same_turn(state, ranking.line, solution):
            return None
    again = range(seed + AGAIN, seed + 2 * AGAIN)
    return ranking if all(found_by(state, CHECKER, other, solution, LONGER) for other in again) else None


def found_by(state: State, level: str, seed: int, solution: Sequence[Action | str], longer: int = 1) -> bool:
    """Whether a bot of a level finds the solution, with so many times its usual iterations."""
    tries = ITERATIONS.get(level)
    turn = turn_of(state, LEVEL[level], seed, None if tries is None else longer * tries)
    return same_turn(state, turn, solution)


def _attempts(state: State, level: str, seed: int, solution: Sequence[Action]) -> tuple[int, int]:
    count = ASKED[level]
    return sum(found_by(state, level, seed + number, solution) for number in range(count)), count


def _ranked(state: State, level: str, longer: int, seed: int, extra: Sequence[Sequence[Action]] = ()) -> Ranking | None:
    """The ranking by a level, if its best turn is complete and clearly the best."""
    tries = longer * ITERATIONS[level]
    ranking = rank(state, level=LEVEL[level], tries=tries, seed=seed, least=CLEAR, extra=extra)
    return ranking if ranking.lead >= CLEAR and follow(state, ranking.line).complete else None


def _puzzle(
    state: State,
    number: int,
    decision: Decision,
    ranking: Ranking,
    solved: dict[str, tuple[int, int]],
) -> Puzzle:
    position, rating = state.to_json(), rating_of(solved)
    others = [
        one
        for one in ranking.others
        if follow(state, one.line).complete and not same_turn(state, one.line, ranking.line)
    ]
    return Puzzle(
        id=id_of(state.game, position),
        source=(number, decision.first - 1),
        seats=state.seats,
        seat=decision.seat,
        position=msgspec.Raw(position.encode()),
        solution=_texts(ranking.line),
        others=[Other(_texts(one.line), one.lost, one.lost_points, one.error) for one in others[:SHOWN]],
        chance=ranking.chance,
        points=ranking.points,
        solved=solved,
        mu=rating.mu,
        sigma=rating.sigma,
    )


def _texts(line: Sequence[Action]) -> list[str]:
    return [str(action) for action in line]


def seats_of(game: Game, number: int, seats: int | None) -> int:
    """The seats of game `number`: so many, or each number that the game allows, up to `MOST_SEATS`, in turn."""
    entry = catalogue.entry(game.name)
    few, many = max(2, entry.min_seats), min(MOST_SEATS, entry.max_seats)
    return seats or few + number % (many - few + 1)


def make(file: PuzzleFile, path: Path, count: int, seats: int | None = None, tell: Progress | None = None) -> None:
    """Add puzzles to a file until it has so many. It goes on after the last game that has one in it.

    `tell` is called with the number of puzzles, and that of the game that is looked through.
    """
    game, known = file.game, {puzzle.id for puzzle in file.puzzles}
    number = max((puzzle.source[0] for puzzle in file.puzzles), default=0)
    while len(file.puzzles) < count:
        if tell is not None:
            tell(len(file.puzzles), number)
        history = played_by_bots(game, seats_of(game, number, seats), file.header.seed, number)
        for puzzle in puzzles_of(history, number):
            if puzzle.id not in known and len(file.puzzles) < count:
                known.add(puzzle.id)
                file.puzzles.append(puzzle)
                with path.open("a", encoding="utf-8") as lines:
                    lines.write(written(puzzle))
                if tell is not None:
                    tell(len(file.puzzles), number)
        number += 1
