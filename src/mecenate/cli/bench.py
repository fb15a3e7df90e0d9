"""`mecenate bench`: how fast each game is, and how that compares with other engines in the same run."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator

from rich.table import Table

import mecenate
from mecenate.arena import peers
from mecenate.arena.measure import Figure, Speed, measure
from mecenate.cli.arguments import whole
from mecenate.cli.console import err, out
from mecenate.core.catalogue import Entry
from mecenate.lang import Language

TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "carrara": [(4, {"version": "advanced"})],
    "princes": [(5, {}), (5, {"expansions": "muse,cooperation"})],
}
"""The options with which games are measured; the others with all seats."""
WIDTH = 118
"""The least width of the table of figures."""
COLUMNS = (
    "bench-steps",
    "bench-games",
    "bench-copies",
    "bench-branching",
    "bench-bytes",
    "bench-view",
    "bench-json",
)


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """The arguments of the command."""
    group.add_argument("game", metavar="GAME", nargs="*", help=language.text("help-bench-games"))
    group.add_argument("--peers", action="store_true", help=language.text("help-peers"))
    group.add_argument("--vector", action="store_true", help=language.text("help-vector"))
    group.add_argument("--envs", type=whole(language, 1), default=1024, metavar="N", help=language.text("help-envs"))
    group.add_argument("--runs", type=whole(language, 1), default=5, metavar="N", help=language.text("help-runs"))
    group.add_argument("--seconds", type=float, default=1.0, metavar="S", help=language.text("help-seconds"))
    group.add_argument("--json", action="store_true", help=language.text("help-json"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Measure, one engine after the other, and show a table or JSON."""
    entries = [mecenate.core.catalogue.entry(name) for name in args.game] or mecenate.catalogue()
    if args.vector:
        return _environments(entries, args, language)
    ours = list(_ours(entries, args.runs, args.seconds, language))
    theirs = list(_theirs(args.runs, args.seconds, language)) if args.peers else []
    if args.json:
        print(json.dumps(_to_dict(ours, theirs), indent=2))
        return 0
    console = out()
    console.width = max(console.width, WIDTH)
    console.print(_figures([*ours, *theirs], language))
    if theirs:
        console.print()
        console.print(_ratios(ours, theirs, language))
    if args.peers and peers.missing():
        console.print(language.text("bench-missing", peers=", ".join(peers.missing())))
    return 0


def _environments(entries: list[Entry], args: argparse.Namespace, language: Language) -> int:
    from mecenate.cli import bench_vector  # it needs the extra `research`

    speeds = []
    for one in bench_vector.measurements(entries, args.envs):
        _say(one.name, language)
        speeds.append(bench_vector.EnvironmentSpeed(one.name, one.run(args.runs, args.seconds)))
    missing = bench_vector.missing()
    if args.json:
        print(json.dumps({"environments": [speed.to_dict() for speed in speeds], "missing": missing}, indent=2))
        return 0
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(language.text("bench-environment"), no_wrap=True)
    table.add_column(language.text("bench-steps"), justify="right")
    for speed in speeds:
        table.add_row(speed.name, _rate(speed.steps))
    out().print(table)
    if missing:
        out().print(language.text("bench-missing", peers=", ".join(missing)))
    return 0


def _ours(entries: list[Entry], runs: int, seconds: float, language: Language) -> Iterator[Speed]:
    for entry in entries:
        for seats, options in TABLES.get(entry.name, [(entry.max_seats, {})]):
            name = ", ".join([entry.name, f"{seats} seats", *options.values()])
            _say(name, language)
            yield measure(name, mecenate.game(entry.name, **options), seats, runs=runs, seconds=seconds)


def _theirs(runs: int, seconds: float, language: Language) -> Iterator[Speed]:
    for name, run_peer in peers.installed().items():
        _say(name, language)
        yield from run_peer(runs, seconds)


def _say(name: str, language: Language) -> None:
    err().print(language.text("bench-measuring", name=name), style="dim")


def _figures(speeds: list[Speed], language: Language) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(language.text("bench-engine"), no_wrap=True)
    for column in COLUMNS:
        table.add_column(language.text(column), justify="right")
    for speed in speeds:
        table.add_row(
            speed.name,
            _rate(speed.steps),
            _rate(speed.games),
            _rate(speed.copies),
            "" if speed.branching is None else f"{speed.branching:.1f}",
            "" if speed.state_bytes is None else str(speed.state_bytes),
            _rate(speed.view_microseconds),
            _rate(speed.json_microseconds),
        )
    return table


def _rate(figure: Figure | None) -> str:
    if figure is None:
        return ""
    number = f"{figure.median:,.0f}" if figure.median >= 100 else f"{figure.median:.1f}"
    return f"{number} ±{figure.spread / 2:.0%}"


def _ratios(ours: list[Speed], theirs: list[Speed], language: Language) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("bench-engine", "bench-against", "bench-steps-ratio", "bench-copies-ratio"):
        table.add_column(language.text(heading), justify="right" if "ratio" in heading else "left")
    for mine in ours:
        for other in theirs:
            table.add_row(mine.name, other.name, *(_times(part) for part in ratio(mine, other)))
    return table


def ratio(mine: Speed, other: Speed) -> tuple[float | None, float | None]:
    """The speed of the first relative to the second, in steps and in copies."""
    copies = mine.copies.median / other.copies.median if mine.copies and other.copies else None
    return mine.steps.median / other.steps.median, copies


def _times(number: float | None) -> str:
    return "" if number is None else f"{number:.1f}x"


def _to_dict(ours: list[Speed], theirs: list[Speed]) -> dict[str, object]:
    return {
        "engines": [speed.to_dict() for speed in [*ours, *theirs]],
        "ratios": [
            {"engine": mine.name, "against": other.name, "steps": steps, "copies": copies}
            for mine in ours
            for other in theirs
            for steps, copies in [ratio(mine, other)]
        ],
    }
