"""How fast builds of the engine are, each against the first.

    python bench/engine.py ../before/build/compiled build/compiled [--games 600] [--title florenza] [--copies]
    python bench/engine.py ../before/build/compiled build/compiled --games 40 --instructions

The same random games with three seats in every build, in turns: the median processor time of a move, and the median of
the ratios of all rounds. `--copies` copies the state before each move. `--instructions` counts those of the processor
instead, with valgrind, and subtracts the start of the program: a figure without noise.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

TITLES = ("carrara", "princes", "florenza", "carpe_diem")
SEATS = 3
WARM_UP = range(900, 903)
PLAY = "--play"
"""Starts this file as the program that is measured."""


def play(title: str, games: int, copies: bool) -> None:
    """Play, and print the moves and the seconds; for any release, so it uses what all of them have."""
    import mecenate

    game = mecenate.game(title)

    def moves_of(seed: int) -> int:
        dealer, chance = mecenate.Dealer.fast(seed), mecenate.Dealer.fast(seed + 1_000_000)
        state = game.start(SEATS, dealer)
        moves = 0
        while legal := state.legal():
            if copies:
                state = state.copy()
            state.apply(legal[chance.pick(len(legal))], dealer)
            moves += 1
        return moves

    for seed in WARM_UP:
        moves_of(seed)
    begin = time.process_time()
    moves = sum(moves_of(seed) for seed in range(games))
    print(moves, time.process_time() - begin)


def run(build: str, title: str, games: int, copies: bool, tool: tuple[str, ...] = ()) -> tuple[int, float, str]:
    """Play in a process of its own: moves, seconds, and what the tool has said."""
    environment = {**os.environ, "PYTHONPATH": build, "PYTHONHASHSEED": "0"}
    command = [*tool, sys.executable, __file__, PLAY, title, str(games), str(int(copies))]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, errors="replace", check=True)
    moves, seconds = done.stdout.split()
    return int(moves), float(seconds), done.stderr


def nanoseconds(build: str, title: str, games: int, copies: bool) -> float:
    """The processor time of a move."""
    moves, seconds, _ = run(build, title, games, copies)
    return 1e9 * seconds / moves


def instructions(build: str, title: str, games: int, copies: bool) -> float:
    """The instructions of a move."""
    with tempfile.TemporaryDirectory() as folder:
        tool = ("valgrind", "--tool=callgrind", f"--callgrind-out-file={Path(folder) / 'counts'}")
        counts = []
        for number in (0, games):
            moves, _, said = run(build, title, number, copies, tool)
            counted = re.search(r"Collected : (\d+)", said)
            assert counted is not None, said
            counts.append(int(counted[1]))
    return (counts[1] - counts[0]) / moves


def main() -> None:
    """Print a row for each title."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("builds", nargs="+", help="folders with the package")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--title", action="append", choices=TITLES)
    parser.add_argument("--copies", action="store_true")
    parser.add_argument("--instructions", action="store_true")
    args = parser.parse_args()
    measure, rounds = (instructions, 1) if args.instructions else (nanoseconds, args.rounds)
    for title in args.title or TITLES:
        taken: list[list[float]] = [[] for _ in args.builds]
        for _ in range(rounds):
            for figures, build in zip(taken, args.builds, strict=True):
                figures.append(measure(build, title, args.games, args.copies))
        shown = [f"{median(taken[0]):8.0f}"]
        for figures in taken[1:]:
            ratios = [figure / first for figure, first in zip(figures, taken[0], strict=True)]
            shown.append(f"{median(figures):8.0f} ({median(ratios):.3f}, {min(ratios):.3f} to {max(ratios):.3f})")
        print(f"{title:<12}", *shown, "instructions" if args.instructions else "ns", "a move", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == [PLAY]:
        play(sys.argv[2], int(sys.argv[3]), sys.argv[4] == "1")
    else:
        main()
