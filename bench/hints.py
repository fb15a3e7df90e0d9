"""Whether hints are right about the margin: what a hint says at the first choice, against what really comes of it.

    PYTHONPATH=build/compiled .venv/bin/python bench/hints.py [--games 200] [--seeds 20] [--level apprentice]
        [--title carrara] [--seats 3]

For each title and number of seats: the mean margin of the best hint at the first choice of several deals, and the mean
margin of the same seat over whole games in which bots of one level play all seats.
"""

from __future__ import annotations

import argparse
from statistics import mean, stdev

import mecenate
from mecenate.arena.simulate import derived_seed
from mecenate.bots import LEVELS, Outlook
from mecenate.bots.hints import hints
from mecenate.bots.player import Player
from mecenate.core.dealer import Dealer

TITLES = ("carrara", "princes", "florenza", "carpe_diem")
ITERATIONS = 200


def main() -> None:
    """Print a row for each title and number of seats."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seeds", type=int, default=20)
    parser.add_argument("--level", default="apprentice", choices=[level.name for level in LEVELS])
    parser.add_argument("--title", choices=TITLES)
    parser.add_argument("--seats", type=int, help="this number of seats alone")
    args = parser.parse_args()
    print(f"{'title':<12}{'seats':>6}{'hint':>8}{'real':>8}{'± of both':>11}{'apart':>8}", flush=True)
    for title in [args.title] if args.title else TITLES:
        game = mecenate.game(title)
        for seats in [args.seats] if args.seats else range(game.min_seats, game.max_seats + 1):
            said = [hinted_margin(game, seats, seed) for seed in range(args.seeds)]
            real = [real_margin(game, seats, seed, args.level) for seed in range(args.games)]
            error = (stdev(said) ** 2 / len(said) + stdev(real) ** 2 / len(real)) ** 0.5
            apart = mean(said) - mean(real)
            row = f"{title:<12}{seats:>6}{mean(said):>8.1f}{mean(real):>8.1f}{1.96 * error:>11.1f}{apart:>8.1f}"
            print(row, flush=True)


def hinted_margin(game: mecenate.Game, seats: int, seed: int) -> float:
    """The margin of the best hint at the first choice of a deal."""
    state = game.start(seats, Dealer.fast(seed))
    return hints(Outlook(state), seed, iterations=ITERATIONS)[0].margin


def real_margin(game: mecenate.Game, seats: int, seed: int, level: str) -> float:
    """The margin, in a whole game, of the seat that chooses first."""
    dealer = Dealer.fast(derived_seed("hints", game.name, seed))
    bots = [Player(next(one for one in LEVELS if one.name == level), seed * seats + seat) for seat in range(seats)]
    state = game.start(seats, dealer)
    first = state.actor
    assert first is not None
    while not state.over:
        actor = state.actor
        assert actor is not None
        state.apply(bots[actor].choose(Outlook(state)), dealer)
    totals = [score.total for score in state.scores()]
    return totals[first] - max(total for seat, total in enumerate(totals) if seat != first)


if __name__ == "__main__":
    main()
