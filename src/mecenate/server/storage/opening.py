"""Opening the database: by one server alone if it is a file, and with one clear sentence if it cannot be opened."""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import structlog
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from mecenate.core.errors import MecenateError
from mecenate.extras import needs
from mecenate.server.errors import Unavailable
from mecenate.server.storage import database, upgrading
from mecenate.server.storage.lockfile import PRIVATE, Part, Taken, locked

log = structlog.get_logger()
PRIVATE_FOLDER = 0o700


class CannotOpen(MecenateError):
    """The database cannot be opened; the message says which and why."""


def prepare(url: str) -> None:
    """Open the database, bring it up to date and close it again. Raises `CannotOpen`."""
    with held(url):
        _migrate(url)
        file = database.file_of(url)
        if file is not None and os.name == "posix" and stat.S_IMODE(file.stat().st_mode) & 0o077:
            log.warning(f"others than its owner may open the database: chmod 600 {file}")


@contextlib.contextmanager
def held(url: str, part: Part = Part.ALONE) -> Iterator[None]:
    """Lock the file of a SQLite database, so that no other server opens it. Raises `CannotOpen`."""
    file = database.file_of(url)
    if file is None:
        yield
        return
    try:
        file.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        real = file.resolve()
        with locked(real.with_name(f"{real.name}.lock"), part):
            _make_private(real)
            yield
    except Taken as taken:
        other = f"process {taken.process}" if taken.process else "another process"
        raise CannotOpen(
            f"{other} serves {file} already, and a SQLite file is for one server: stop it, or use another --database"
        ) from None
    except OSError as error:
        raise CannotOpen(f"cannot open the database {file}: {error.strerror or error}") from None


def _make_private(file: Path) -> None:
    """Create the file for its owner alone; SQLite gives the files beside it the same mode."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))


def _migrate(url: str) -> None:
    try:
        with needs("postgres"):
            upgrading.copy_before_upgrade(url)
            database.migrate_now(url)
    except Unavailable as error:
        raise CannotOpen(f"cannot open the database {database.shown(url)}: {error.reason}") from None
    except upgrading.UpgradeError as error:
        raise CannotOpen(f"cannot open the database {database.shown(url)}: {error}") from None
    except CommandError as error:
        raise CannotOpen(
            f"the database {database.shown(url)} was made by another release of Mecenate ({error})"
        ) from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CannotOpen(f"cannot bring the database {database.shown(url)} up to date: {reason}") from None
