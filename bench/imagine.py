"""What an imagined world costs: from all that a seat has seen, and from its present view alone.

    PYTHONPATH=build/compiled python bench/imagine.py [--games 100] [--title florenza] [--plays]

Random play with 2 to as many seats as there are. At every choice the actor imagines both ways, one after the other in
changing order, and the processor time of each is taken. `--plays` rather plays cards, for games with more to remember.
"""

from __future__ import annotations

import argparse
import time

import mecenate


def measure(title: str, games: int, plays: bool) -> tuple[list[float], list[float], list[int]]:
    """Microseconds of `imagine` and of `imagine_from_view` at every choice, and the draws thrown away."""
    game = mecenate.game(title)
    chance = mecenate.Dealer.fast(1)
    memory: list[float] = []
    view: list[float] = []
    rejected: list[int] = []
    for number in range(games):
        dealer = mecenate.Dealer.fast(number)
        state = game.start(game.min_seats + number % (game.max_seats - game.min_seats + 1), dealer)
        turn = 0
        while not state.over:
            seat = state.actor
            for way in (turn % 2, 1 - turn % 2):
                begin = time.process_time_ns()
                if way == 0:
                    world = state.imagine(seat, chance)
                    memory.append((time.process_time_ns() - begin) / 1000)
                    rejected.append(world.rejected)
                else:
                    state.imagine_from_view(seat, chance)
                    view.append((time.process_time_ns() - begin) / 1000)
            choices = state.legal()
            cards = [action for action in choices if str(action).startswith("play ")] if plays and turn % 2 else []
            options = cards or list(choices)
            state.apply(options[int(dealer.pick(len(options)))], dealer)
            turn += 1
    return memory, view, rejected


def summary(numbers: list[float] | list[int]) -> tuple[float, float, float]:
    """Mean, 99th percentile and maximum."""
    ordered = sorted(numbers)
    return sum(ordered) / len(ordered), ordered[len(ordered) * 99 // 100], ordered[-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--title", action="append", choices=[entry.name for entry in mecenate.catalogue()])
    parser.add_argument("--plays", action="store_true")
    given = parser.parse_args()
    for title in given.title or [entry.name for entry in mecenate.catalogue()]:
        memory, view, rejected = measure(title, given.games, given.plays)
        now, old, thrown = summary(memory), summary(view), summary(rejected)
        print(
            f"{title}: {len(memory)} choices; imagine {now[0]:.1f} µs, 99th {now[1]:.1f}; "
            f"from the view {old[0]:.1f} µs, 99th {old[1]:.1f}; ratio {now[0] / old[0]:.2f}, {now[1] / old[1]:.2f}; "
            f"thrown away {thrown[0]:.2f}, 99th {thrown[1]}, most {thrown[2]}"
        )


if __name__ == "__main__":
    main()
