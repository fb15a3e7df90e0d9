"""The server and boardgame.io's own under the same load, in turns.

    python bench/compare_load.py
    python bench/compare_load.py --runs 3 --seconds 10 --only saturated --json load.json

Ours plays a real game, seals every seat's view and writes each move durably; boardgame.io plays tic-tac-toe in memory.
Both have four clients a table, and a move counts when the last of the four has received it.

Compare the processor time of the server for a move: moves a second depend on what else the machine does, and on the
driver, which runs on the same cores.
"""

from __future__ import annotations

import argparse
import math
import os
import shutil
import statistics
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import NamedTuple

import msgspec
from load import Figures, Plan, run
from load_postgresql import postgresql
from load_process import NotStarted

PEER = Path(__file__).resolve().parent / "boardgameio"
PEER_PATIENCE = 180
RATE = 1000.0
RUNS = 5
SECONDS = 4.0
PLANS = {"saturated": Plan(rate=None), "100": Plan(rate=RATE), "500": Plan(rate=RATE, tables=500)}
HEADINGS = (
    "engine", "tables", "asked for", "moves/s", "p50, ms", "p99, ms", "max, ms", "lost", "unsent", "errors",
    "server, µs/move", "server, MiB", "server, CPU", "driver, CPU", "stolen",
)  # fmt: skip


class Run(NamedTuple):
    """The figures of one run; those with the same number were measured one after the other."""

    number: int
    figures: Figures


def main() -> int:
    given = _arguments()
    done: list[Run] = []
    failures = 0
    _print_row(*HEADINGS)
    _print_row(*("---" for _ in HEADINGS))
    for number, measure in _runs(given):
        try:
            figures = measure()
        except NotStarted as failure:
            print(failure, file=sys.stderr)
            failures += 1
        else:
            done.append(Run(number, figures))
            _print_figures(figures)
    _print_verdicts(done)
    if given.json:
        given.json.write_bytes(msgspec.json.format(msgspec.json.encode(done), indent=2) + b"\n")
    wrong = any(figures.lost or figures.doubled or figures.errors for _, figures in done)
    return 1 if failures or wrong else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Load the server and boardgame.io's own, one after the other.")
    parser.add_argument("--runs", type=int, default=RUNS, help="how often to measure each, in turns")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long to measure each")
    parser.add_argument("--only", choices=PLANS, help="saturated, or 1,000 moves/s at 100 or 500 tables; else all")
    parser.add_argument("--game", default=Plan.game, help="what the server plays")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    parser.add_argument("--without-peer", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--without-postgresql", action="store_true", help="leave the runs on PostgreSQL out")
    return parser.parse_args()


def _runs(given: argparse.Namespace) -> Iterator[tuple[int, Callable[[], Figures]]]:
    """Ours, theirs, and ours on PostgreSQL in turns, so that other load on the machine affects all."""
    with_peer = not given.without_peer and _peer_is_there()
    plans = [plan for name, plan in PLANS.items() if given.only in (None, name)]
    for plan in (replace(one, seconds=given.seconds, game=given.game) for one in plans):
        for number in range(given.runs):
            yield number, partial(_run_ours, plan)
            if with_peer:
                yield number, partial(_run_peer, plan)
            if not given.without_postgresql:
                yield number, partial(_run_ours_on_postgresql, plan)


# ---------------------------------------------------------------------- ours


def _run_ours(plan: Plan) -> Figures:
    figures, errors = run(plan)
    for error, times in Counter(errors).most_common(5):
        print(f"{times} × {error}", file=sys.stderr)
    return figures


def _run_ours_on_postgresql(plan: Plan) -> Figures:
    with postgresql() as (database, process):
        return _run_ours(replace(plan, database=database, processes=2, others=(process,)))


# ---------------------------------------------------------------------- theirs


def _peer_is_there() -> bool:
    """Install the pinned boardgame.io if it is missing; False without Node."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        print("boardgame.io is left out: it needs Node 20 and npm.", file=sys.stderr)
        return False
    if not (PEER / "node_modules" / "boardgame.io").is_dir():
        command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
        if subprocess.run(command, cwd=PEER, check=False).returncode != 0:
            print("boardgame.io is left out: it could not be installed.", file=sys.stderr)
            return False
    return True


def _run_peer(plan: Plan) -> Figures:
    command = ["node", "clients.mjs", f"--tables={plan.tables}", f"--seconds={plan.seconds}", f"--warmup={plan.warmup}"]
    command.append("--saturate" if plan.rate is None else f"--rate={plan.rate}")
    environment = {**os.environ, "NODE_ENV": "production"}
    patience = plan.seconds + PEER_PATIENCE
    try:
        answer = subprocess.run(
            command, cwd=PEER, env=environment, check=True, stdout=subprocess.PIPE, timeout=patience
        )
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as failure:
        raise NotStarted(f"boardgame.io: {failure}") from None
    return msgspec.json.decode(answer.stdout, type=Figures)


# ---------------------------------------------------------------------- what is printed


def _print_figures(figures: Figures) -> None:
    _print_row(
        figures.engine,
        figures.tables,
        "all it can" if figures.rate is None else f"{figures.rate:,.0f}/s",
        f"{figures.moves_per_second:,}",
        figures.p50_ms,
        figures.p99_ms,
        figures.max_ms,
        figures.lost,
        figures.unsent,
        figures.errors + figures.doubled,
        figures.server_us,
        figures.server_mib,
        f"{figures.server_cpu:.0%}",
        f"{figures.driver_cpu:.0%}",
        f"{figures.stolen:.0%}",
    )


def _print_row(*cells: object) -> None:
    print("|", " | ".join("–" if cell is None else str(cell) for cell in cells), "|", flush=True)


def _print_verdicts(done: list[Run]) -> None:
    """Print for each load: processor time for a move, ours and the peer's, and the ratio run by run; then p99."""
    for plan in PLANS.values():
        of_plan = [run for run in done if _is_of(run.figures, plan)]
        peer = {number: figures for number, figures in of_plan if _is_peer(figures)}
        for engine in dict.fromkeys(figures.engine for _, figures in of_plan if not _is_peer(figures)):
            ours = {number: figures for number, figures in of_plan if figures.engine == engine}
            print(f"\n{engine}, {_load_of(plan)}: {_microseconds(ours)}")
            both = [(ours[number], peer[number]) for number in ours if number in peer]
            if both:
                print(f"boardgame.io: {_microseconds(peer)}")
                ratios = [us.server_us / them.server_us for us, them in both]
                print(f"ratio: {statistics.median(ratios):.2f} ({_spread(ratios, 2)})")
                below = sum(_p99(us) < _p99(them) for us, them in both)
                print(f"p99 below boardgame.io's in {below} of {len(both)} runs")


def _is_of(figures: Figures, plan: Plan) -> bool:
    return (figures.rate, figures.tables) == (plan.rate, plan.tables)


def _load_of(plan: Plan) -> str:
    return f"{plan.tables} tables, " + ("saturated" if plan.rate is None else f"{plan.rate:,.0f} moves/s")


def _microseconds(runs: dict[int, Figures]) -> str:
    values = [figures.server_us for figures in runs.values()]
    return f"{statistics.median(values):.0f} µs of the server's processor time for a move ({_spread(values, 0)})"


def _spread(values: list[float], digits: int) -> str:
    return f"{min(values):.{digits}f} to {max(values):.{digits}f} in {len(values)} runs"


def _p99(figures: Figures) -> float:
    return math.inf if figures.p99_ms is None else figures.p99_ms


def _is_peer(figures: Figures) -> bool:
    return not figures.engine.startswith("mecenate")


if __name__ == "__main__":
    sys.exit(main())
