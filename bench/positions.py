"""Positions with a known best choice: find them by exhaustive search, and count how many each bot finds.

    PYTHONPATH=build/compiled .venv/bin/python bench/positions.py make princes --seed 1 --out tests/bots/positions
    PYTHONPATH=build/compiled .venv/bin/python bench/positions.py ask --bot apprentice --bot "exec:COMMAND"

A position is taken from the last turns of a game of apprentices. The rest of the game must have few draws that matter,
and be one seat's alone or a duel: then the solver knows the expected final margin of every choice. The choice must be
the best in several imagined worlds, so that a seat can know it, and better than the others by a point. No more than
a third of the positions of a title have the same kind of answer.
"""

from __future__ import annotations

import argparse
import contextlib
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mypy_extensions import i64

import mecenate
from mecenate.arena.contestants import Limits, Place, contestant, label, read_spec
from mecenate.arena.simulate import derived_seed
from mecenate.bots import Outlook, registry
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.game import Game
from mecenate.core.state import State

TITLES = ("carrara", "princes", "florenza", "carpe_diem")
FOLDER = Path(__file__).parent.parent / "tests" / "bots" / "positions"
RULES = 1
"""The rules that release 0.1 knows too."""
LAST_CHOICES = 24
"""So many choices from the end are looked at, the earliest first, unless told otherwise."""
MOST_POSITIONS = 30_000
"""Where the solver gives up, unless told otherwise."""
WORLDS = 4
DRAWS = 3
"""So many draws must lead to the same margin where there are too many for all of them."""
MOST_DRAWS = 24
BETTER = 0.9
"""By so many points the best choice beats the others: by one, or by a little less where a tie-break counts."""
SAME = 0.01
"""Margins that differ by less are the same."""
MOST_BEST = 0.34
"""The largest share of the legal choices that may be best."""


class Unsolvable(Exception):
    """A draw that matters, a choice of a third seat that matters, or too many positions."""


class Solver:
    """The final margin of a seat over its best rival, if all play for their own margin."""

    def __init__(self, seat: int, most: int = MOST_POSITIONS) -> None:
        self.seat = seat
        self.most = most
        self.known: dict[bytes, float] = {}

    def margins(self, state: State) -> dict[Action, float]:
        """What each legal choice leads to. Raises `Unsolvable`."""
        return {action: self._margin_after(state, action) for action in state.legal()}

    def margin(self, state: State) -> float:
        """The margin with best play from here. Raises `Unsolvable`."""
        if state.over:
            return final_margin(state, self.seat)
        key = state.key()
        if key not in self.known:
            if len(self.known) >= self.most:
                raise Unsolvable
            own = state.actor == self.seat
            margins = self.margins(state).values()
            most, least = max(margins), min(margins)
            if not own and state.seats > 2 and most - least > SAME:
                raise Unsolvable
            self.known[key] = most if own else least
        return self.known[key]

    def _margin_after(self, state: State, action: Action) -> float:
        """The margin after a choice: the mean over all draws, or over some if all of those lead to the same one."""
        results = draws(state, action)
        margins = [self.margin(following) for following, _ in results[:DRAWS]]
        if len(results) > MOST_DRAWS:
            if len(set(margins)) > 1:
                raise Unsolvable
            return margins[0]
        margins += [self.margin(following) for following, _ in results[DRAWS:]]
        return sum(margin * chance for margin, (_, chance) in zip(margins, results, strict=True))


class Unscripted(Exception):
    """A draw that the script does not have, out of so many cases."""

    def __init__(self, cases: int) -> None:
        super().__init__(cases)
        self.cases = cases


class Script(Dealer):
    """Gives the draws of a script and stops at the next one."""

    def __init__(self, picks: tuple[int, ...]) -> None:
        self.picks = list(picks)

    def pick(self, n: i64) -> i64:
        """The next draw of the script. Raises `Unscripted`."""
        if not self.picks:
            raise Unscripted(int(n))
        return self.picks.pop(0)


def draws(state: State, action: Action) -> list[tuple[State, float]]:
    """What a choice can lead to and how likely each is; the first few if there are more than MOST_DRAWS."""
    results: list[tuple[State, float]] = []
    waiting: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    while waiting and len(results) <= MOST_DRAWS:
        picks, chance = waiting.pop()
        following = state.copy()
        try:
            following.apply(action, Script(picks))
        except Unscripted as draw:
            waiting += [((*picks, pick), chance / draw.cases) for pick in range(draw.cases)]
        else:
            results.append((following, chance))
    return results


def final_margin(state: State, seat: int) -> float:
    """The lead of a seat in a finished game; a tie-break counts a tenth of a point."""
    scores = state.scores()
    best = max(score.total - 0.1 * score.rank for score in scores if score.seat != seat)
    return scores[seat].total - 0.1 * scores[seat].rank - best


def best_choices(state: State, most_positions: int = MOST_POSITIONS) -> list[str]:
    """The choices that are best in every world that the actor can imagine; none if that is not clear."""
    seat = state.actor
    assert seat is not None
    best: set[Action] | None = None
    for number in range(WORLDS):
        margins = Solver(seat, most_positions).margins(state.imagine(seat, Dealer.fast(number)))
        most = max(margins.values())
        here = {action for action, margin in margins.items() if margin > most - SAME}
        others = [margin for margin in margins.values() if margin <= most - SAME]
        clear = others and most - max(others) >= BETTER and len(here) <= max(1, MOST_BEST * len(margins))
        if not clear or (best is not None and here != best):
            return []
        best = here
    return sorted(str(action) for action in best or ())


@dataclass(frozen=True)
class Position:
    """A state, and the choices that are best there."""

    title: str
    state: dict[str, Any]
    best: list[str]


def positions(game: Game, seed: int, count: int, *, last: int, most_positions: int) -> Iterator[Position]:
    """So many positions of games of apprentices, all seat numbers in turn; at most one a game."""
    kinds: Counter[str] = Counter()
    number = 0
    while kinds.total() < count:
        seats = game.min_seats + number % (game.max_seats - game.min_seats + 1)
        choices = choices_of(game, seats, derived_seed(str(seed), f"{game.name} positions", number))
        for state in choices[-last:]:
            with contextlib.suppress(Unsolvable, RecursionError):
                best = best_choices(state, most_positions)
                if best and kinds[kind_of(best)] < count / 3:
                    kinds[kind_of(best)] += 1
                    yield Position(game.name, json.loads(state.to_json()), best)
                    break
        number += 1


def kind_of(best: list[str]) -> str:
    """The first word of the best choice."""
    return best[0].split()[0]


def choices_of(game: Game, seats: int, seed: int) -> list[State]:
    """The positions of a game with more than two choices."""
    dealer = Dealer.fast(seed)
    bots = [registry.bot("apprentice", seed + seat) for seat in range(seats)]
    state = game.start(seats, dealer)
    choices: list[State] = []
    while not state.over:
        actor = state.actor
        assert actor is not None
        if len(state.legal()) > 2:
            choices.append(state.copy())
        state.apply(bots[actor].choose(Outlook(state)), dealer)
    return choices


def make(args: argparse.Namespace) -> None:
    """Write a file of positions."""
    game = mecenate.game(args.title, rules=RULES)
    rows = []
    for position in positions(game, args.seed, args.count, last=args.last, most_positions=args.most):
        rows.append({"best": position.best, "state": position.state})
        print(f"{len(rows)} of {args.count}: {position.state['seats']} seats, {', '.join(position.best)}", flush=True)
    limits = f"--last {args.last} --most {args.most}"
    command = f"bench/positions.py make {args.title} --seed {args.seed} --count {args.count} {limits}"
    lines = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    args.out.mkdir(parents=True, exist_ok=True)
    (args.out / f"{args.title}.json").write_text(f'{{"command": {json.dumps(command)}, "positions": [\n{lines}\n]}}\n')


def read_positions(title: str) -> list[tuple[State, list[str]]]:
    """The positions of a title with their best choices."""
    game = mecenate.game(title, rules=RULES)
    rows = json.loads((FOLDER / f"{title}.json").read_text())["positions"]
    return [(game.state_from_json(json.dumps(row["state"])), row["best"]) for row in rows]


def ask(args: argparse.Namespace) -> None:
    """Print how many positions each bot finds."""
    print(f"{'bot':<28}" + "".join(f"{title:>14}" for title in TITLES))
    for text in args.bot:
        spec = read_spec(text)
        row = f"{label(spec):<28}"
        for title in TITLES:
            known = read_positions(title)
            right = 0
            for number, (state, best) in enumerate(known):
                assert state.actor is not None
                seat = Place(state.game, state.seats, state.actor, number, args.scale)
                bot = contestant(spec, seat, Limits.of(60.0))
                bot.begin()
                right += str(bot.choose(state, [])[0]) in best
            row += f"{f'{right} of {len(known)}':>14}"
        print(row, flush=True)


def main() -> None:
    """Make positions, or ask bots."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    making = commands.add_parser("make", help="find positions and write them into a file")
    making.add_argument("title", choices=TITLES)
    making.add_argument("--seed", type=int, default=1)
    making.add_argument("--count", type=int, default=24)
    making.add_argument("--last", type=int, default=LAST_CHOICES, help="choices from the end that are looked at")
    making.add_argument("--most", type=int, default=MOST_POSITIONS, help="positions after which the solver gives up")
    making.add_argument("--out", type=Path, default=FOLDER)
    making.set_defaults(run=make)
    asking = commands.add_parser("ask", help="count how many positions bots find")
    asking.add_argument("--bot", action="append", required=True)
    asking.add_argument("--scale", type=float, default=1.0, help="the share of their time that bots use")
    asking.set_defaults(run=ask)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
