"""`mecenate check`: open and replay every stored game, and report those that this release cannot replay."""

from __future__ import annotations

import argparse
import asyncio
import json
from collections import Counter

from rich.console import Console
from rich.table import Table

from mecenate.cli.console import out
from mecenate.cli.database import add_database_arguments, database_url
from mecenate.lang import Language


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """--database, --config and --json."""
    add_database_arguments(group, language)
    group.add_argument("--json", action="store_true", help=language.text("help-check-json"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Check; returns 1 if a game cannot be replayed to its end."""
    return asyncio.run(check(database_url(args), language, as_json=args.json))


async def check(url: str, language: Language, *, as_json: bool = False) -> int:
    """Check the games of a database; print one line per problem, and a table of the rest."""
    from mecenate.server.storage import database, upgrading
    from mecenate.server.storage.store import Store
    from mecenate.server.tables import integrity

    engine = database.open_engine(url)
    console = out()
    try:
        if (await upgrading.plan(engine)).steps:
            raise upgrading.UpgradeError("an earlier release wrote this database; run 'mecenate upgrade' first")
        findings = []
        with console.status(language.text("check-running")):
            async for finding in integrity.check_games(Store(engine)):
                findings.append(finding)
                if finding.verdict in integrity.BAD and not as_json:
                    verdict = language.text(f"check-{finding.verdict.value}")
                    where = f"{finding.game} {finding.id}: {verdict}"
                    console.print(f"{where} ({finding.detail})" if finding.detail else where, highlight=False)
    finally:
        await engine.dispose()
    if as_json:
        print(json.dumps([finding._asdict() for finding in findings]))
    else:
        _report(console, Counter((finding.game, finding.verdict.value) for finding in findings), language)
    return 1 if any(finding.verdict in integrity.BAD for finding in findings) else 0


def _report(console: Console, counts: Counter[tuple[str, str]], language: Language) -> None:
    if not counts:
        console.print(language.text("check-empty"))
        return
    table = Table(box=None, pad_edge=False)
    table.add_column(language.text("check-game"))
    table.add_column(language.text("check-verdict"))
    table.add_column(language.text("check-games"), justify="right")
    for (game, verdict), count in sorted(counts.items()):
        table.add_row(game, language.text(f"check-{verdict}"), str(count))
    console.print(table)
