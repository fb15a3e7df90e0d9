"""How many positions a bot looks through in a second of processor time, and what a batch saves.

    PYTHONPATH=build/compiled .venv/bin/python bench/judgements.py

For each title with four seats: planned positions a second, and the microseconds for one evaluation, alone and in a
full batch.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import mecenate
from mecenate.bots.planning import Planner
from mecenate.bots.value import BATCH, Batch, Value
from mecenate.bots.weights import value_for
from mecenate.core.dealer import Dealer
from mecenate.core.state import State

TITLES = ("carrara", "princes", "florenza", "carpe_diem")
SEATS = 4
POSITIONS = 64
PLAN = 300
REPEATS = 20


def main() -> None:
    """Print a row for each title."""
    print(f"{'title':<12}{'planned/s':>12}{'alone, µs':>12}{'in a batch, µs':>16}")
    for title in TITLES:
        print(row(title))


def row(title: str) -> str:
    """The figures of a title."""
    game = mecenate.game(title)
    positions = [middle(game, number) for number in range(POSITIONS)]
    value = value_for(game, True)
    planner = Planner(value, SEATS, Dealer.fast(1))
    started = time.process_time()
    looked_at = sum(plan(planner, state) for state in positions)
    planned = looked_at / (time.process_time() - started)
    alone = processor_time(lambda: evaluate(value, positions, 1)) / (REPEATS * len(positions))
    together = processor_time(lambda: evaluate(value, positions, int(BATCH))) / (REPEATS * len(positions))
    return f"{title:<12}{planned:>12,.0f}{1e6 * alone:>12.1f}{1e6 * together:>16.1f}"


def middle(game: mecenate.Game, seed: int) -> State:
    """A position after some random choices."""
    dealer = Dealer.fast(seed)
    state = game.start(SEATS, dealer)
    for _ in range(40 + seed):
        legal = state.legal()
        state.apply(legal[dealer.pick(len(legal))], dealer)
        if state.over:
            return middle(game, seed + POSITIONS)
    return state


def plan(planner: Planner, state: State) -> int:
    """Plan a turn; returns how many positions that took."""
    planner.plan(state, PLAN)
    return int(PLAN - planner.left)


def evaluate(value: Value, positions: list[State], together: int) -> None:
    """Evaluate each position several times, so many in a batch."""
    batch = Batch(value, SEATS)
    for _ in range(REPEATS):
        for first in range(0, len(positions), together):
            batch.clear()
            for state in positions[first : first + together]:
                batch.add(state)
            batch.evaluate()


def processor_time(work: Callable[[], None]) -> float:
    """Seconds of processor time that a call takes."""
    started = time.process_time()
    work()
    return time.process_time() - started


if __name__ == "__main__":
    main()
