"""Optional packages: an error that names the extra to install, instead of a failed import."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from mecenate.core.errors import MecenateError


class MissingExtra(MecenateError):
    """A package of an extra is not installed. `command` installs it."""

    def __init__(self, extra: str, package: str = "a package") -> None:
        self.extra = extra
        self.package = package
        self.command = f"pip install 'mecenate[{extra}]'"
        super().__init__(f"this needs {package}, which is not installed: {self.command}")


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Import packages of an extra in this block. Raises `MissingExtra` if one is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "mecenate"):
            raise
        raise MissingExtra(extra, package) from None
