"""Arguments and steps that the commands about a stored database share."""

from __future__ import annotations

import argparse
from pathlib import Path

from mecenate.extras import needs
from mecenate.lang import Language


def add_database_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """--database and --config, as `mecenate serve` has them."""
    group.add_argument("--database", metavar="URL", help=language.text("help-database"))
    group.add_argument("--config", type=Path, metavar="FILE", help=language.text("help-config"))


def database_url(args: argparse.Namespace) -> str:
    """The database of the arguments. Raises `SettingsError` if it is a file that does not exist."""
    with needs("server"):
        from mecenate.server import settings
        from mecenate.server.storage import database

    url = settings.load({"database": args.database}, args.config).database_url
    file = database.file_of(url)
    if file is not None and not file.exists():
        raise settings.SettingsError(f"there is no database {file}; name another with --database")
    return url
