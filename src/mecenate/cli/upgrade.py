"""`mecenate upgrade`: migrate the database of an earlier release, after printing what will change."""

from __future__ import annotations

import argparse
import asyncio

from mecenate.cli.check import check
from mecenate.cli.console import out
from mecenate.cli.database import add_database_arguments, database_url
from mecenate.lang import Language


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """--database, --config, --dry-run and --yes."""
    add_database_arguments(group, language)
    group.add_argument("--dry-run", action="store_true", help=language.text("help-dry-run"))
    group.add_argument("--yes", action="store_true", help=language.text("help-yes"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Print what would be done, ask, do it, and check the games."""
    url = database_url(args)
    if not asyncio.run(_describe(url, language)) or args.dry_run:
        return 0
    if not args.yes and not _confirmed(language):
        out().print(language.text("upgrade-left"))
        return 1
    from mecenate.server.storage import opening

    with opening.held(url):
        asyncio.run(_upgrade(url, language))
    return asyncio.run(check(url, language))


async def _describe(url: str, language: Language) -> bool:
    """Print what an upgrade would do; returns whether there is anything to do."""
    from mecenate.server.storage import database, upgrading

    engine = database.open_engine(url)
    try:
        plan = await upgrading.plan(engine)
    finally:
        await engine.dispose()
    console = out()
    console.print(language.text("upgrade-database", url=engine.url.render_as_string()), highlight=False)
    for revision, summary in plan.steps:
        console.print(language.text("upgrade-step", revision=revision, summary=summary), highlight=False)
    for games in plan.games:
        console.print(f"  {games.game}, {games.status}: {games.number}", highlight=False)
    if plan.changing_rules:
        console.print(language.text("upgrade-rules", count=plan.changing_rules))
    if not plan.steps:
        console.print(language.text("upgrade-nothing"))
    elif url.startswith("sqlite"):
        console.print(language.text("upgrade-backup"))
    else:
        console.print(language.text("upgrade-no-backup"))
    return bool(plan.steps)


def _confirmed(language: Language) -> bool:
    try:
        answer = input(language.text("upgrade-ask") + " ")
    except EOFError:
        return False
    return answer.strip().lower() in language.text("upgrade-yes").split()


async def _upgrade(url: str, language: Language) -> None:
    from mecenate.server.storage import database, upgrading

    copy = await asyncio.to_thread(upgrading.backup, url)
    if copy is not None:
        out().print(language.text("upgrade-copied", file=str(copy)), highlight=False)
    engine = database.open_engine(url)
    try:
        await database.migrate(engine)
    finally:
        await engine.dispose()
    out().print(language.text("upgrade-done"))
