"""The screen of a person: output and input."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.table import Table
from rich.text import Text

from mecenate.cli.choices import numbered
from mecenate.cli.console import out
from mecenate.cli.scores import score_table
from mecenate.cli.tables import table_for
from mecenate.core.errors import IllegalAction
from mecenate.core.event import Event
from mecenate.core.explain import explain_choices
from mecenate.core.standings import known_breakdowns
from mecenate.core.state import State
from mecenate.lang import Language
from mecenate.lang.catalogue import Value
from mecenate.lang.terms import translations

ERASE_HISTORY = "\x1b[3J"
"""Also clears the scrollback, which `clear` does not."""


class Screen:
    """Prints to standard output and reads from standard input; the same for a terminal and for a pipe."""

    def __init__(
        self, game: str, names: Sequence[str], people: int, language: Language, remembers: bool = False
    ) -> None:
        self.game = game
        self.names = names
        self.shared = people > 1
        self.remembers = remembers
        self.language = language
        self.table = table_for(game)
        self.console: Console = out()
        self.notes: list[str] = []
        self.live = self.console.is_terminal and sys.stdin.isatty()
        if self.live:
            import readline  # noqa: F401  (line editing and history for input)

    # ------------------------------------------------------------------ printing

    def say(self, what: RenderableType = "", style: str = "") -> None:
        """Print something."""
        self.console.print(Text(what) if isinstance(what, str) else what, style=style or None)

    def message(self, id: str, style: str = "", **args: Value) -> None:
        """Print a message of the terminal."""
        self.say(self.language.text(id, **args), style)

    def note(self, id: str, **args: Value) -> None:
        """Keep a message until the table is printed again, which clears the screen."""
        self.notes.append(self.language.text(id, **args))

    def say_notes(self) -> None:
        """Print what was kept."""
        for note in self.notes:
            self.say(note, "green")
        self.notes.clear()

    def clear(self, history: bool = False) -> None:
        """Clear the screen, if there is one; with `history`, also its scrollback."""
        if not self.live:
            self.say()
            return
        self.console.control(Control(ControlType.CLEAR, ControlType.HOME))
        if history:
            self.console.file.write(ERASE_HISTORY)
            self.console.file.flush()

    def draw(self, state: State, seat: int | None) -> None:
        """The table as this seat sees it."""
        view = self.table.opened(state) if state.over else state.view(seat)
        self.say(self.table.draw(view, self.names, self.language, self.console.width))

    def tell(self, events: Sequence[Event], seat: int | None) -> None:
        """What happened, as far as this seat may know."""
        known = [event for event in events if event.known_to(seat)]
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _, line in self.language.story(self.game, self.table.digest(known), self.names):
            grid.add_row(Text("│", style="cyan"), Text(line))
        if grid.row_count:
            self.say(grid)

    def offer(self, state: State, seat: int) -> None:
        """The prompt and the numbered choices."""
        if state.prompt is None:
            return
        glosses = [
            (explanation.plan[0], self.table.choice(explanation, self.language))
            for explanation in explain_choices(state, seat, self.remembers)
        ]
        prompt = self.language.prompt(self.game, state.prompt, self.names)
        self.say(self.language.line(seat, prompt, self.names) if self.shared else prompt, "bold")
        self.say(numbered(glosses, self.console.width))

    def refuse(self, error: IllegalAction) -> None:
        """Why a choice is not possible."""
        reason = error.reason
        kind, facts = (None, {}) if reason is None else (reason.kind, reason.facts)
        self.say(self.language.reason(self.game, kind, facts), "red")

    def legend(self, state: State, seat: int) -> None:
        """What is printed on the pieces, and how to read the table."""
        self.say(self.table.printed(state.view(seat), self.language))
        self.say()
        self.say(self.table.legend(self.language))

    def glossary(self) -> None:
        """The terms of the game in the player's language and in the others."""
        rows = translations(self.game, self.language.code)
        grid = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
        codes = list(dict.fromkeys(code for row in rows for code in row))
        for code in codes:
            grid.add_column(code.upper())
        for row in rows:
            grid.add_row(*(row[code].text if code in row else "" for code in codes))
        self.say(grid)

    def scores(self, state: State, seat: int) -> None:
        """Points if the game ended now, as far as this seat can know them."""
        breakdowns = known_breakdowns(state, seat, self.remembers)
        self.say(score_table(self.game, breakdowns, self.names, self.language))
        self.message("scores-note")
        if any(None in breakdown.values() for breakdown in breakdowns):
            self.message("scores-unknown")

    def remembered(self, state: State, seat: int) -> None:
        """What a note-taker would know besides the view, if the table has notes."""
        notes = state.remembered(seat) if self.remembers else None
        if notes is None:
            self.message("notes-off" if not self.remembers else "notes-none")
        else:
            self.say(self.table.remembered(notes, self.names, self.language, self.console.width))
            self.message("notes-note")

    # ------------------------------------------------------------------ reading

    def read(self, prompt: str) -> str | None:
        """A line from the keyboard or the pipe; None at its end."""
        self.console.file.flush()
        try:
            line = input(prompt)
        except EOFError:
            self.say()
            return None
        if not sys.stdin.isatty():
            self.say(line)  # a pipe does not echo, and the transcript should show what was chosen
        return line
