"""What it costs to explain all choices of a position to the seat that has them.

    PYTHONPATH=build/compiled python bench/explain.py [--games 50] [--title princes]

Random play with 2 to as many seats as there are, at all tables of the tests. The processor time of every position is
taken.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

import mecenate
from mecenate.core.explain import explain_choices

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.tables import COMPILED, TABLES


def measure(title: str, games: int) -> tuple[list[float], list[int]]:
    """Milliseconds at every position, and how many choices it had."""
    tables = [table for table in TABLES if table.game == title]
    taken: list[float] = []
    choices: list[int] = []
    for number in range(games):
        state, dealer = tables[number % len(tables)].start(number)
        while not state.over:
            begin = time.process_time_ns()
            explanations = explain_choices(state)
            taken.append((time.process_time_ns() - begin) / 1_000_000)
            choices.append(len(explanations))
            legal = state.legal()
            state.apply(legal[int(dealer.pick(len(legal)))], dealer)
    return taken, choices


def percentile(numbers: list[float] | list[int], share: int) -> float:
    return sorted(numbers)[min(len(numbers) - 1, len(numbers) * share // 100)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--title", action="append", choices=[entry.name for entry in mecenate.catalogue()])
    given = parser.parse_args()
    print("compiled" if COMPILED else "interpreted")
    for title in given.title or [entry.name for entry in mecenate.catalogue()]:
        taken, choices = measure(title, given.games)
        print(
            f"{title}: {len(taken)} positions of {given.games} games; choices median {percentile(choices, 50)}, "
            f"99th {percentile(choices, 99)}; median {percentile(taken, 50):.2f} ms, "
            f"99th {percentile(taken, 99):.2f} ms, most {max(taken):.2f} ms"
        )


if __name__ == "__main__":
    main()
