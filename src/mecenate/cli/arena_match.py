"""`mecenate arena match`: any bots against each other, with one line that can be quoted."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from typing import TYPE_CHECKING

from rich.table import Table

from mecenate.cli.arguments import make_game
from mecenate.cli.console import out, progress_bar
from mecenate.core.errors import OptionError
from mecenate.lang import Language

if TYPE_CHECKING:
    from mecenate.arena.match import Match
    from mecenate.arena.match_run import Outcome
    from mecenate.arena.sprt import Sprt

WIDTH = 110
COLUMNS = (
    "match-bot",
    "match-seats",
    "ladder-wins",
    "ladder-interval",
    "ladder-total",
    "ladder-time",
    "match-seconds",
    "match-forfeits",
)
PERCENT = 100


def run(args: argparse.Namespace, language: Language) -> int:
    """Play the match, and print the result."""
    sprt = _read_sprt(args.sprt, language)
    match = _match(args, language)
    outcome = _play(match, sprt, args)
    if args.json:
        print(json.dumps(outcome.to_dict(), indent=2))
        return 0
    console = out()
    console.width = max(console.width, WIDTH)
    console.print(_table(outcome, language))
    print(result_line(outcome, language))
    return 0


def _match(args: argparse.Namespace, language: Language) -> Match:
    from mecenate.arena.contestants import LIMIT, label, read_spec
    from mecenate.arena.match import Match, lineup_of

    game = make_game(args.game, args.option, language, args.rules)
    if not 1 <= len(args.bot) <= args.seats:
        raise OptionError(language.text("error-match-bots", seats=args.seats))
    bots, lineup = lineup_of(args.bot, args.seats)
    named = Counter[str]()
    names = []
    for bot in bots:
        name = label(read_spec(bot))
        named[name] += 1
        names.append(name if named[name] == 1 else f"{name} ({named[name]})")
    limit = LIMIT if args.limit is None else args.limit
    return Match(game.keywords, bots, tuple(names), lineup, args.seed, args.seconds_scale, limit)


def _read_sprt(text: str | None, language: Language) -> Sprt | None:
    """A test written in percent: '25:40', or '25:40:5' with the error that is allowed."""
    from mecenate.arena.sprt import Sprt

    if text is None:
        return None
    try:
        low, high, *error = (float(part) / PERCENT for part in text.split(":"))
    except ValueError:
        raise OptionError(language.text("error-match-sprt", word=text)) from None
    if len(error) > 1 or not 0 < low < high < 1 or not all(0 < part < 0.5 for part in error):
        raise OptionError(language.text("error-match-sprt", word=text))
    return Sprt(low, high, *error)


def _play(match: Match, sprt: Sprt | None, args: argparse.Namespace) -> Outcome:
    from mecenate.arena.match_file import MatchFile
    from mecenate.arena.match_run import run_match

    deals = args.deals or -(-args.games // match.rotations)
    file = None if args.out is None else MatchFile(args.out, match, resume=args.resume)
    with progress_bar() as bar:
        task = bar.add_task("", total=deals * match.rotations)

        def show(outcome: Outcome) -> None:
            about = f"{match.names[0]} {PERCENT * outcome.tally.rate():.1f} %"
            if sprt is not None:
                about += f", LLR {outcome.ratio:.2f} ({-sprt.bound:.2f}…{sprt.bound:.2f})"
            bar.update(task, completed=outcome.tally.games, description=about)

        return run_match(match, deals, sprt=sprt, workers=args.workers, ray=args.ray, file=file, progress=show)


def result_line(outcome: Outcome, language: Language) -> str:
    """The whole match in one line."""
    tally, match = outcome.tally, outcome.match
    low, high = tally.interval()
    facts = {
        "game": match.game["name"],
        "rules": match.game["rules"],
        "seats": tally.seats,
        "games": tally.games,
        "deals": tally.deals,
        "seed": match.seed,
        "scale": f"{match.scale:g}",
        "bot": tally.names[0],
        "others": " + ".join(_others(outcome)),
        "totals": " : ".join(f"{spread.mean:.1f}" for spread in tally.totals),
        "winning": f"{tally.winning.mean:.1f}",
        "bySeat": " ".join(f"{spread.mean:.1f}" for spread in tally.by_seat),
        "rate": f"{PERCENT * tally.rate():.1f}",
        "low": f"{PERCENT * low:.1f}",
        "high": f"{PERCENT * high:.1f}",
        "par": f"{PERCENT * tally.par():.1f}",
    }
    line = language.text("match-alone" if len(tally.names) == 1 else "match-line", **facts)
    return line if outcome.sprt is None else f"{line}; {_test(outcome, outcome.sprt, language)}"


def _others(outcome: Outcome) -> list[str]:
    """The other bots, each with the number of its seats if there are several."""
    lineup = outcome.match.lineup
    counts = [(name, lineup.count(bot)) for bot, name in enumerate(outcome.tally.names)]
    return [name if count == 1 else f"{count} × {name}" for name, count in counts[1:]]


def _test(outcome: Outcome, sprt: Sprt, language: Language) -> str:
    return language.text(
        "match-sprt",
        ratio=f"{outcome.ratio:.2f}",
        bound=f"{sprt.bound:.2f}",
        low=f"{PERCENT * sprt.low:g}",
        high=f"{PERCENT * sprt.high:g}",
        verdict=outcome.verdict.value,
    )


def _table(outcome: Outcome, language: Language) -> Table:
    tally = outcome.tally
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for n, id in enumerate(COLUMNS):
        table.add_column(language.text(id), justify="left" if n < 1 else "right")
    for bot, name in enumerate(tally.names):
        low, high = tally.interval(bot)
        table.add_row(
            name,
            str(tally.lineup.count(bot)),
            f"{PERCENT * tally.rate(bot):.1f} %",
            f"{PERCENT * low:.1f}–{PERCENT * high:.1f} %",
            f"{tally.totals[bot].mean:.1f}",
            f"{tally.milliseconds(bot):.1f} ms",
            f"{tally.seconds[bot]:.1f} s",
            str(tally.forfeits[bot]),
        )
    return table
