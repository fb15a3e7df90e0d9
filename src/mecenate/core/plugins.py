"""Plug-ins: what other installed packages add, found by their entry points."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any


class PluginWarning(UserWarning):
    """A plug-in that cannot be used; the rest works without it."""


def installed(group: str) -> Iterator[tuple[str, Any]]:
    """The objects that packages offer under the name of a group, by their names. One that fails to load is left out."""
    for point in _points(group):
        try:
            yield point.name, point.load()
        except Exception as error:  # whatever a stranger's module does when it is imported
            warn(f"the plug-in {point.name} ({point.value}) cannot be loaded: {type(error).__name__}: {error}")


def names(group: str) -> list[str]:
    """The names of what packages offer, without loading it."""
    return [point.name for point in _points(group)]


def _points(group: str) -> list[Any]:
    from importlib import metadata  # it takes longer to import than all of `core`

    return sorted(metadata.entry_points(group=group), key=lambda point: point.name)


def warn(text: str) -> None:
    """Say that a plug-in is left out."""
    warnings.warn(text, PluginWarning, stacklevel=3)
