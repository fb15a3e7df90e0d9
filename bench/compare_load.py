"""The server and boardgame.io's own under the same load, one after the other in one run.

    python bench/compare_load.py
    python bench/compare_load.py --seconds 10 --json load.json

Ours plays a real game, seals every seat's view and writes each move durably; boardgame.io plays tic-tac-toe in memory.
Both have four clients a table, and a move counts when the last of the four has received it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import msgspec
from load import Figures, Plan, run
from load_postgresql import postgresql
from load_process import NotStarted

PEER = Path(__file__).resolve().parent / "boardgameio"
PEER_PATIENCE = 180
RATE = 1000.0
MOST_P99_MS = 10.0
HEADINGS = (
    "engine", "tables", "asked for", "moves/s", "p50, ms", "p99, ms", "max, ms", "lost", "unsent", "errors",
    "server, MiB", "server, CPU", "driver, CPU", "stolen",
)  # fmt: skip


def main() -> int:
    given = _arguments()
    done: list[Figures] = []
    failures = 0
    _print_row(*HEADINGS)
    _print_row(*("---" for _ in HEADINGS))
    for one in _runs(given):
        try:
            figures = one()
        except NotStarted as failure:
            print(failure, file=sys.stderr)
            failures += 1
        else:
            done.append(figures)
            _print_figures(figures)
    _print_verdicts(done)
    if given.json:
        given.json.write_bytes(msgspec.json.format(msgspec.json.encode(done), indent=2) + b"\n")
    return 1 if failures or any(figures.lost or figures.doubled or figures.errors for figures in done) else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Load the server and boardgame.io's own, one after the other.")
    parser.add_argument("--seconds", type=float, default=Plan.seconds, help="how long to measure each")
    parser.add_argument("--game", default=Plan.game, help="what the server plays")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    parser.add_argument("--without-peer", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--without-postgresql", action="store_true", help="leave the runs on PostgreSQL out")
    return parser.parse_args()


def _runs(given: argparse.Namespace) -> Iterator[Callable[[], Figures]]:
    """Ours and theirs in turn, so that other load on the machine affects both; then ours on PostgreSQL."""
    ours = Plan(seconds=given.seconds, game=given.game)
    plans = [replace(ours, rate=RATE), replace(ours, rate=RATE, tables=500), replace(ours, rate=None)]
    with_peer = not given.without_peer and _peer_is_there()
    for plan in plans:
        yield partial(_run_ours, plan)
        if with_peer:
            yield partial(_run_peer, plan)
    if not given.without_postgresql:
        yield from (partial(_run_ours_on_postgresql, plan) for plan in plans)


# ---------------------------------------------------------------------- ours


def _run_ours(plan: Plan) -> Figures:
    figures, errors = run(plan)
    for error, times in Counter(errors).most_common(5):
        print(f"{times} × {error}", file=sys.stderr)
    return figures


def _run_ours_on_postgresql(plan: Plan) -> Figures:
    with postgresql() as database:
        return _run_ours(replace(plan, database=database, processes=2))


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
    patience = plan.warmup + plan.seconds + PEER_PATIENCE
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
        figures.server_mib,
        f"{figures.server_cpu:.0%}",
        f"{figures.driver_cpu:.0%}",
        f"{figures.stolen:.0%}",
    )


def _print_row(*cells: object) -> None:
    print("|", " | ".join("–" if cell is None else str(cell) for cell in cells), "|", flush=True)


def _print_verdicts(done: list[Figures]) -> None:
    """Print whether each run reached its goal: a low p99 at 1,000 moves a second, or as many moves as the peer."""
    print()
    peer = [figures.moves_per_second for figures in done if _is_peer(figures) and figures.rate is None]
    for ours in (figures for figures in done if not _is_peer(figures)):
        name = f"{ours.engine}, {ours.tables} tables"
        if ours.rate is not None:
            print(f"{name}: p99 at {RATE:,.0f} moves/s under {MOST_P99_MS:.0f} ms: {_yes(_is_quick(ours))}")
        elif peer:
            kept = ours.moves_per_second >= max(peer)
            print(f"{name}: saturated, at least as many moves/s as boardgame.io: {_yes(kept)}")


def _is_peer(figures: Figures) -> bool:
    return not figures.engine.startswith("mecenate")


def _is_quick(figures: Figures) -> bool:
    return figures.p99_ms is not None and figures.p99_ms < MOST_P99_MS and not figures.unsent


def _yes(fact: bool) -> str:
    return "yes" if fact else "NO"


if __name__ == "__main__":
    sys.exit(main())
