"""The default table for every game: the view in words. Games with a drawing override it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from rich.console import RenderableType

from mecenate.cli.tables.plain import draw_parts, draw_plain
from mecenate.core.event import Event
from mecenate.core.explanation import Explanation
from mecenate.core.state import State
from mecenate.lang import Language
from mecenate.lang.explaining import spoken


class Table:
    """What the terminal needs of a game, with defaults for any game."""

    name = ""
    """The game, as the catalogue names it."""

    def __init__(self, name: str = "") -> None:
        """A table of a game without a class of its own has its name from here."""
        self.name = name or self.name

    def draw(self, view: Any, names: Sequence[str], language: Language, width: int) -> RenderableType:
        """The table of this view, no wider than `width`."""
        return draw_plain(self.name, view, names, language, width)

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
        return draw_parts(self.name, getattr(view, "printed", {}), language)

    def remembered(self, notes: Any, names: Sequence[str], language: Language, width: int) -> RenderableType:
        """What a note-taker would know besides the view."""
        return draw_parts(self.name, notes, language)

    def opened(self, state: State) -> Any:
        """The view of somebody who may see everything, for looking at finished games."""
        return state.view(None)


class DrawnTable(Table):
    """The table of a game that has a drawing, with a legend, and its own way to show events and notes."""

    def __init__(
        self,
        name: str,
        digest: Callable[[Sequence[Event]], list[Event]],
        remembered: Callable[[Any, Sequence[str], Language, int], RenderableType],
    ) -> None:
        self.name = name
        self._digest = digest
        self._remembered = remembered

    def digest(self, events: Sequence[Event]) -> list[Event]:
        return self._digest(events)

    def legend(self, language: Language) -> str:
        return language.label(self.name, "label-legend")

    def remembered(self, notes: Any, names: Sequence[str], language: Language, width: int) -> RenderableType:
        return self._remembered(notes, names, language, width)

    def opened(self, state: State) -> Any:
        players = [state.view(seat).players[seat] for seat in range(state.seats)]
        return msgspec.structs.replace(state.view(None), players=players)
