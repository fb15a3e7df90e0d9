"""Whether the value is right: the margin it predicts during a game against the one that comes of it.

    PYTHONPATH=build/compiled .venv/bin/python bench/calibration.py [--games 200] [--plot docs/images/calibration.svg]

Apprentices play all seats. At the beginning of each turn the value judges the position for every seat, in a world that
the actor imagines. Rows are numbers of seats, columns are fifths of the game: the mean of predicted minus real margin
of the seat to move, and below it the root of the mean square of the difference.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from pathlib import Path
from statistics import mean

import mecenate
from mecenate.arena.simulate import derived_seed
from mecenate.bots import Outlook, registry
from mecenate.bots.value import Batch
from mecenate.bots.weights import value_for
from mecenate.core.dealer import Dealer
from mecenate.core.game import Game
from mecenate.core.state import State

TITLES = ("carrara", "princes", "florenza", "carpe_diem")
PARTS = 5
WIDTH, HEIGHT, GAP, MOST = 220, 130, 36, 15.0
COLOURS = ("#8a3b12", "#1f6f78", "#6b7f1a", "#6a3d8f")
Differences = dict[tuple[int, int], list[float]]
"""Predicted minus real margin, by number of seats and part of the game."""


def main() -> None:
    """Print a table for each title, and draw the plot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games for each title and number of seats")
    parser.add_argument("--title", choices=TITLES)
    parser.add_argument("--plot", type=Path)
    args = parser.parse_args()
    drawings = []
    for title in [args.title] if args.title else TITLES:
        game = mecenate.game(title)
        differences: Differences = defaultdict(list)
        for seats in range(game.min_seats, game.max_seats + 1):
            for number in range(args.games):
                add_game(game, seats, derived_seed("calibration", game.name, number), differences)
            print(
                f"{title:<12}{seats:>3} seats" + "".join(f"{cell:>16}" for cell in row(differences, seats)), flush=True
            )
        drawings.append((game, differences))
    if args.plot:
        args.plot.write_text(drawing(drawings))


def add_game(game: Game, seats: int, seed: int, differences: Differences) -> None:
    """Play a game, and add what was predicted for the seat to move at each turn."""
    dealer = Dealer.fast(seed)
    bots = [registry.bot("apprentice", seed + seat) for seat in range(seats)]
    batch = Batch(value_for(game, True), seats)
    state = game.start(seats, dealer)
    predicted: list[tuple[int, float]] = []
    last = None
    while not state.over:
        actor = state.actor
        assert actor is not None
        if actor != last:
            batch.clear()
            batch.add(state.imagine(actor, bots_dealer(seed, len(predicted))))
            batch.evaluate()
            predicted.append((actor, batch.margin(0, actor)))
        last = actor
        state.apply(bots[actor].choose(Outlook(state)), dealer)
    for turn, (seat, margin) in enumerate(predicted):
        differences[seats, PARTS * turn // len(predicted)].append(margin - real_margin(state, seat))


def bots_dealer(seed: int, turn: int) -> Dealer:
    """Chance for one imagined world."""
    return Dealer.fast(derived_seed(str(seed), "world", turn))


def real_margin(state: State, seat: int) -> float:
    """The lead of a seat over its best rival at the end."""
    totals = [score.total for score in state.scores()]
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)


def row(differences: Differences, seats: int) -> list[str]:
    """The mean difference and its spread, part by part."""
    cells = [differences[seats, part] for part in range(PARTS)]
    return [f"{mean(cell):+.1f} ({mean(x * x for x in cell) ** 0.5:.1f})" for cell in cells]


def drawing(drawings: list[tuple[Game, Differences]]) -> str:
    """A small chart for each title: the mean difference over the parts of the game, a line for each seat number."""
    charts = "".join(chart(n, game, differences) for n, (game, differences) in enumerate(drawings))
    width = (WIDTH + GAP) * len(drawings) + GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT + 2 * GAP + 16}" '
        f'font-family="sans-serif" font-size="12">{charts}</svg>\n'
    )


def chart(n: int, game: Game, differences: Differences) -> str:
    """The chart of one title."""
    left = GAP + (WIDTH + GAP) * n
    middle = GAP + HEIGHT / 2

    def point(part: int, difference: float) -> str:
        clipped = max(-MOST, min(MOST, difference))
        return f"{left + WIDTH * (part + 0.5) / PARTS:.1f},{middle - HEIGHT / 2 * clipped / MOST:.1f}"

    marks = "".join(
        f'<line x1="{left}" x2="{left + WIDTH}" y1="{y:.1f}" y2="{y:.1f}" stroke="#{"888" if value == 0 else "ddd"}"/>'
        f'<text x="{left - 4}" y="{y + 4:.1f}" text-anchor="end" fill="#666">{value:+.0f}</text>'
        for value in (MOST, 0.0, -MOST)
        for y in [middle - HEIGHT / 2 * value / MOST]
    )
    lines = ""
    for k, seats in enumerate(sorted({seats for seats, _ in differences})):
        points = " ".join(point(part, mean(differences[seats, part])) for part in range(PARTS))
        lines += f'<polyline points="{points}" fill="none" stroke="{COLOURS[k]}" stroke-width="2"/>'
        lines += f'<text x="{left + 54 * k}" y="{GAP + HEIGHT + 22}" fill="{COLOURS[k]}">{seats} seats</text>'
    return f'<text x="{left}" y="22" font-size="14" fill="#666">{game.title}</text>{marks}{lines}'


if __name__ == "__main__":
    main()
