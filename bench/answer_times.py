"""How long the levels take for an answer, in processor time.

    PYTHONPATH=build/compiled .venv/bin/python bench/answer_times.py [--answers 40] [--level master] [--title princes]

One seat of four is of the level, the others are apprentices. What counts are the answers for which it thinks: a choice
between several actions that is not part of a turn that it planned before. Such an answer decides a turn, or the part of
it up to the next draw.
"""

from __future__ import annotations

import argparse
import time
from statistics import quantiles

import mecenate
from mecenate.arena.simulate import derived_seed
from mecenate.bots import LEVELS, Level, Outlook, registry
from mecenate.bots.player import Player
from mecenate.core.dealer import Dealer

TITLES = ("carrara", "princes", "florenza", "carpe_diem")
SEATS = 4


def main() -> None:
    """Print a row for each title and level."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=40)
    parser.add_argument("--level", choices=[level.name for level in LEVELS])
    parser.add_argument("--title", choices=TITLES)
    args = parser.parse_args()
    print(f"{'title':<12}{'level':<12}{'median, s':>10}{'95 %, s':>10}{'most, s':>10}", flush=True)
    for title in [args.title] if args.title else TITLES:
        for level in LEVELS:
            if args.level in (None, level.name):
                times = answer_times(mecenate.game(title), level, args.answers)
                twentieths = quantiles(times, n=20, method="inclusive")
                figures = (twentieths[9], twentieths[18], max(times))
                print(f"{title:<12}{level.name:<12}" + "".join(f"{figure:>10.3f}" for figure in figures), flush=True)


def answer_times(game: mecenate.Game, level: Level, answers: int) -> list[float]:
    """Processor seconds for so many answers, from as many games as that takes."""
    times: list[float] = []
    number = 0
    while len(times) < answers:
        seed = derived_seed("answers", game.name, number)
        times += game_times(game, level, seed, seat=number % SEATS, most=answers - len(times))
        number += 1
    return times


def game_times(game: mecenate.Game, level: Level, seed: int, *, seat: int, most: int) -> list[float]:
    """The same for one game, at most so many."""
    dealer = Dealer.fast(seed)
    thinker = Player(level, seed)
    others = [registry.bot("apprentice", seed + other) for other in range(SEATS)]
    state = game.start(SEATS, dealer)
    times: list[float] = []
    while not state.over and len(times) < most:
        outlook = Outlook(state)
        if state.actor != seat:
            state.apply(others[outlook.seat].choose(outlook), dealer)
            continue
        thinks = len(outlook.legal) > 1 and thinker.plan.lookup(outlook) is None
        started = time.thread_time()
        action = thinker.choose(outlook)
        if thinks:
            times.append(time.thread_time() - started)
        state.apply(action, dealer)
    return times


if __name__ == "__main__":
    main()
