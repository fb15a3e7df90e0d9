"""Whether an analysis can be trusted: it finds planted blunders, leaves good turns alone, and luck is 0 on average.

    PYTHONPATH=build/compiled .venv/bin/python bench/analysis.py planted carrara --out tests/analysis/planted
    PYTHONPATH=build/compiled .venv/bin/python bench/analysis.py masters carrara
    PYTHONPATH=build/compiled .venv/bin/python bench/analysis.py luck carrara

A planted blunder is a turn of a master's game, replaced by random choices, that a search of ten times the usual length
puts at least 10 points of winning chance behind the best. `planted` counts how many of them an analysis of the default
length, with seeds of its own, marks as mistakes or blunders. `masters` counts the marks of the turns that masters play
themselves. `luck` adds up the luck of each seat over games of apprentices.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import msgspec

from mecenate.analysis.analyse import judge_turn, seed_of
from mecenate.analysis.comparing import compare
from mecenate.analysis.luck import luck_of
from mecenate.analysis.report import LEAST_LOSS, AnalysisSettings, Mark
from mecenate.analysis.turns import Decision, decisions
from mecenate.bots import Outlook
from mecenate.bots.levels import LEVELS
from mecenate.bots.player import Player
from mecenate.core import catalogue
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer, WatchedDealer
from mecenate.core.game import Game
from mecenate.core.history import History
from mecenate.core.state import State
from mecenate.puzzles.making import seats_of

LEVEL = {level.name: level for level in LEVELS}
SETTINGS = AnalysisSettings()
BEHIND = LEAST_LOSS[Mark.BLUNDER]
LONGER = 10
GLANCE = 60
"""Tries of a first look. It rules out a turn only if two standard errors cannot bring it to `BEHIND`."""
A_GAME = 4
"""The most planted blunders from one game."""
LOOKS = 16
"""So many turns of a game are tried at most."""
FOUND = (Mark.MISTAKE, Mark.BLUNDER)
FOLDER = Path(__file__).parent.parent / "tests" / "analysis" / "planted"


class Planted(msgspec.Struct, frozen=True):
    """A planted blunder, with what the long search says of it."""

    source: tuple[int, int]
    """The number of the game, and that of the turn's first move."""
    seats: int
    position: msgspec.Raw
    """The position before the turn, as `State.to_json` writes it."""
    line: list[str]
    lost: float
    error: float


def played(game: Game, level: str, seed: str, number: int, tries: int | None = None) -> History:
    """A game of bots of one level; a level that searches has so many tries a turn."""
    history = History.begin(game, seats_of(game, number, None), Dealer.sealed(f"{seed} {number}"))
    bots = [Player(LEVEL[level], 1000 * number + seat, iterations=tries) for seat in range(history.state.seats)]
    while (seat := history.state.actor) is not None:
        history.play(bots[seat].choose(Outlook(history.state)))
    return history


def random_turn(state: State, seat: int, chance: random.Random) -> list[Action]:
    """Random choices of a seat up to the first draw or the end of its turn."""
    world, dealer = state.copy(), WatchedDealer(Dealer.fast(chance.getrandbits(30)))
    line: list[Action] = []
    while world.actor == seat and not dealer.outcomes:
        line.append(chance.choice(world.legal()))
        world.apply(line[-1], dealer)
    return line


def plant(history: History, decision: Decision, number: int, chance: random.Random) -> Planted | None:
    """A random turn in place of the one that was played, if it is bad enough."""
    state, judge = history.at(decision.first - 1), SETTINGS.judge
    line = random_turn(state, decision.seat, chance)
    seed = seed_of(history, decision.first) + 500
    quick = compare(state, line, level=judge, tries=GLANCE, seed=seed)
    if quick.lost + 2 * quick.error < BEHIND:
        return None
    slow = compare(state, line, level=judge, tries=LONGER * SETTINGS.tries, seed=seed + 1, patient=True)
    if slow.lost < BEHIND:
        return None
    position, texts = msgspec.Raw(state.to_json().encode()), [str(action) for action in line]
    return Planted((number, decision.first), state.seats, position, texts, slow.lost, slow.error)


def planted(game: Game, seed: str, count: int) -> Iterator[Planted]:
    """So many planted blunders, from games of masters."""
    number = found = 0
    while found < count:
        chance = random.Random(f"{seed} {number}")
        history = played(game, "master", seed, number, SETTINGS.tries // 4)
        free = [decision for decision in decisions(history) if decision.free]
        here = 0
        for decision in chance.sample(free, min(LOOKS, len(free))):
            case = plant(history, decision, number, chance)
            if case is not None and here < A_GAME and found < count:
                here, found = here + 1, found + 1
                yield case
        number += 1


def read_planted(game: str) -> list[Planted]:
    """The planted blunders of a game that were kept."""
    lines = (FOLDER / f"{game}.jsonl").read_bytes().splitlines()
    return [msgspec.json.decode(line, type=Planted) for line in lines]


def mark_of(game: Game, case: Planted, seed: int) -> Mark:
    """The mark that an analysis of the default length gives to a planted blunder."""
    state = game.state_from_json(bytes(case.position).decode())
    line = [game.parse(text) for text in case.line]
    return compare(state, line, level=SETTINGS.judge, tries=SETTINGS.tries, seed=seed).mark


def measure_planted(game: Game, seed: str, count: int, out: Path | None) -> str:
    """How many planted blunders are found; they are written to a file as they are made."""
    marks: Counter[Mark] = Counter()
    for number, case in enumerate(planted(game, seed, count)):
        marks[mark_of(game, case, 1000 * number)] += 1
        print(f"{game.name}: {sum(marks.values())} of {count}, {dict(marks)}", flush=True)
        if out is not None:
            with (out / f"{game.name}.jsonl").open("ab") as lines:
                lines.write(msgspec.json.encode(case) + b"\n")
    found = sum(marks[mark] for mark in FOUND)
    return f"{game.name}: {found} of {count} planted blunders are marked as mistakes or blunders"


def measure_masters(game: Game, seed: str, count: int) -> str:
    """The marks of masters' own turns, over so many games."""
    marks: Counter[Mark] = Counter()
    for number in range(count):
        history = played(game, "master", f"{seed} masters", number, SETTINGS.tries)
        for decision in decisions(history):
            if decision.free:
                marks[judge_turn(history, decision, SETTINGS).judged.mark] += 1
        print(f"{game.name}: {number + 1} of {count} games, {dict(marks)}", flush=True)
    turns = sum(marks.values())
    bad = sum(marks[mark] for mark in FOUND)
    return f"{game.name}: {bad} of {turns} turns of masters ({bad / turns:.1%}) are marked as mistakes or blunders"


def measure_luck(game: Game, seed: str, count: int) -> str:
    """The luck of the first seat, summed over a game, over so many games of apprentices."""
    sums: list[float] = []
    draws = 0
    for number in range(count):
        history = played(game, "apprentice", f"{seed} luck", number)
        luck = 0.0
        for move, item in enumerate(history.moves, 1):
            if item.outcomes:
                before, after = history.at(move - 1), history.at(move)
                action = game.parse(item.text)
                luck += luck_of(before, action, after, level=SETTINGS.judge, seed=seed_of(history, move)).chances[0]
                draws += 1
        sums.append(luck)
        if (number + 1) % 20 == 0:
            print(f"{game.name}: {number + 1} of {count} games", flush=True)
    half = 1.96 * stdev(sums) / sqrt(count)
    return f"{game.name}: luck of the first seat over {count} games ({draws} draws): {mean(sums):+.2%} ± {half:.2%}"


def main() -> None:
    """Measure one thing for one game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["planted", "masters", "luck"])
    parser.add_argument("game")
    parser.add_argument("--seed", default="a1")
    parser.add_argument("--count", type=int, help="cases (40), or games (2 of masters, 200 for luck)")
    parser.add_argument("--out", type=Path, help="a folder for the planted blunders")
    arguments = parser.parse_args()
    game = catalogue.game(arguments.game)
    if arguments.what == "planted":
        print(measure_planted(game, arguments.seed, arguments.count or 40, arguments.out))
    elif arguments.what == "masters":
        print(measure_masters(game, arguments.seed, arguments.count or 2))
    else:
        print(measure_luck(game, arguments.seed, arguments.count or 200))


if __name__ == "__main__":
    main()
