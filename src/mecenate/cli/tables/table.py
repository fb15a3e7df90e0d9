"""The default table for every game: the view as indented text. Games with a drawing override it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

from mecenate.core.event import Event
from mecenate.core.explanation import Explanation
from mecenate.core.state import State
from mecenate.lang import Language
from mecenate.lang.explaining import spoken


class Table:
    """What the terminal needs of a game, with defaults for any game."""

    def draw(self, view: Any, names: Sequence[str], language: Language, width: int) -> RenderableType:
        """The table of this view, no wider than `width`."""
        return Text("\n".join(outline(msgspec.to_builtins(view))))

    name = ""
    """The game, as the catalogue names it."""

    def choice(self, explanation: Explanation, language: Language) -> str:
        """What a choice means, in one line."""
        picture = self.picture(explanation)
        said = spoken(language, self.name, explanation)
        return f"{picture}  {said}" if picture else said

    def picture(self, explanation: Explanation) -> str:
        """A small picture of what a choice lays down; empty for choices that lay nothing."""
        return ""

    def digest(self, events: Sequence[Event]) -> list[Event]:
        """Events prepared for reading; some may be merged."""
        return list(events)

    def legend(self, language: Language) -> str:
        """How to read the drawing; empty if it needs no explanation."""
        return ""

    def printed(self, view: Any, language: Language) -> RenderableType:
        """What is printed on the pieces of this game, as tables; nothing if the view has no such part."""
        return Text("\n".join(outline(msgspec.to_builtins(getattr(view, "printed", {})))))

    def remembered(self, notes: Any, names: Sequence[str], language: Language, width: int) -> RenderableType:
        """What a note-taker would know besides the view."""
        return Text("\n".join(outline(msgspec.to_builtins(notes))))

    def opened(self, state: State) -> Any:
        """The view of somebody who may see everything, for looking at finished games."""
        return state.view(None)


def outline(value: object, depth: int = 0) -> Iterator[str]:
    """Plain data as indented lines."""
    indent = "  " * depth
    if isinstance(value, dict):
        pairs = [(str(key), part) for key, part in value.items()]
    elif isinstance(value, list):
        pairs = [(str(number), part) for number, part in enumerate(value, 1)]
    else:
        yield f"{indent}{value}"
        return
    for name, part in pairs:
        if isinstance(part, dict | list) and part:
            yield f"{indent}{name}"
            yield from outline(part, depth + 1)
        else:
            yield f"{indent}{name}: {'-' if part is None or part in ({}, []) else part}"
