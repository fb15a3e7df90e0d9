"""`mecenate openings`: go through the openings of a game step by step, or let bots play a new table of them."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.table import Table

from mecenate.bots.levels import LEVELS
from mecenate.cli.arguments import make_game, whole
from mecenate.cli.screen import Screen
from mecenate.core.errors import OptionError
from mecenate.lang import Language
from mecenate.lang.analysing import percent
from mecenate.openings import FORMAT, Choice, Header, OpeningsError, OpeningTable, Step, openings_for
from mecenate.openings.making import THEN, make, written

MAKE = "make"
DEFAULT_GAMES = 60
DEFAULT_LEVEL = "master"
COLUMNS = (
    "openings-number",
    "openings-step",
    "openings-games",
    "openings-share",
    "openings-wins",
    "openings-points",
)
BACK, BOARD, QUIT = "back", "table", "quit"


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """What to do, with which game, and how."""
    text = language.text
    group.add_argument("what", metavar="GAME|make", help=text("help-openings-what"))
    group.add_argument("of", nargs="?", metavar="GAME", help=text("help-openings-of"))
    group.add_argument("--seats", type=whole(language, 2), default=2, metavar="N", help=text("help-openings-seats"))
    group.add_argument("--step", action="append", default=[], metavar="STEP", help=text("help-openings-step"))
    group.add_argument("--file", type=Path, metavar="FILE", help=text("help-openings-file"))
    group.add_argument(
        "--games", type=whole(language, 1), default=DEFAULT_GAMES, metavar="N", help=text("help-openings-games")
    )
    group.add_argument(
        "--level", choices=[level.name for level in LEVELS], default=DEFAULT_LEVEL, help=text("help-openings-level")
    )
    group.add_argument("--seed", default="1", metavar="TEXT", help=text("help-openings-seed"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Do what was asked for."""
    if args.what == MAKE:
        return _make(args, language)
    table = openings_for(args.what) if args.file is None else OpeningTable.load(args.file)
    if args.seats not in table.seats():
        listed = ", ".join(map(str, table.seats()))
        raise OptionError(language.text("error-openings-seats", seats=args.seats, known=listed))
    if not table.tree(args.seats).through(args.step):
        raise OpeningsError(language.text("error-openings-step"))
    OpeningSession(table, args.seats, args.step, language).run()
    return 0


def _make(args: argparse.Namespace, language: Language) -> int:
    """Let bots play, or go on with a file that has too few games."""
    if args.of is None:
        raise OptionError(language.text("error-openings-of"))
    game = make_game(args.of, [], language)
    path = args.file or Path(f"{game.name}.jsonl")
    if path.exists():
        table = OpeningTable.load(path)
        if (table.header.game, table.header.seed, table.header.level) != (game.keywords, args.seed, args.level):
            raise OpeningsError(language.text("error-openings-other", file=str(path)))
    else:
        command = f"mecenate openings make {game.name} --seed {args.seed} --games {args.games} --level {args.level}"
        table = OpeningTable(Header(FORMAT, game.keywords, args.seed, command, args.level, THEN), [])
        path.write_text(written(table.header), encoding="utf-8")
    make(table, path, args.games)
    screen = Screen(game.name, [], 1, language)
    screen.message("openings-made", count=len(table.games), file=str(path))
    return 0


class OpeningSession:
    """Shows what followed after some steps, and asks for the next."""

    def __init__(self, table: OpeningTable, seats: int, line: list[str], language: Language) -> None:
        self.table = table
        self.seats = seats
        self.tree = table.tree(seats)
        self.line = line
        self.names = [language.text("player", number=seat + 1) for seat in range(seats)]
        self.screen = Screen(table.game.name, self.names, 1, language)

    def run(self) -> None:
        """Ask until somebody leaves."""
        header = self.table.header
        self.screen.message(
            "openings-rest", "bold", games=len(self.tree), level=header.level, then=header.then, seats=self.seats
        )
        self._show()
        while (typed := self.screen.read("> ")) is not None and self._obey(typed.strip()):
            pass
        self.screen.message("goodbye")

    def _obey(self, typed: str) -> bool:
        """Carry out what was typed; False to leave."""
        choices = self.tree.choices(self.line)
        if typed == QUIT:
            return False
        if typed == BOARD:
            self._draw()
            return True
        if typed == BACK:
            self.line = self.line[:-1]
        elif typed.isdecimal() and 1 <= int(typed) <= len(choices):
            self.line = [*self.line, choices[int(typed) - 1].step.text]
        else:
            self.screen.message("openings-help")
            return True
        self._show()
        return True

    def _show(self) -> None:
        """The steps so far, and what followed."""
        screen, choices = self.screen, self.tree.choices(self.line)
        screen.say()
        for step in self._steps():
            screen.say(f"  {step}")
        if not choices:
            screen.message("openings-end", games=len(self.tree.through(self.line)))
            return
        text = screen.language.text
        grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for id in COLUMNS:
            grid.add_column(text(id), justify="left" if id == COLUMNS[1] else "right")
        total = sum(choice.games for choice in choices)
        for number, choice in enumerate(choices, 1):
            grid.add_row(str(number), self._words(choice.step), *self._figures(choice, total))
        screen.say(grid)

    def _figures(self, choice: Choice, total: int) -> tuple[str, ...]:
        shares = (percent(choice.games / total), percent(choice.wins))
        return (str(choice.games), *(f"{share} %" for share in shares), str(round(choice.points, 1)))

    def _steps(self) -> list[str]:
        through = self.tree.through(self.line)[0]
        return [self._words(step) for step in through.steps[: len(self.line)]]

    def _words(self, step: Step) -> str:
        return self.screen.language.event(self.screen.game, step.event, self.names)

    def _draw(self) -> None:
        """The table in one of these games, as somebody sees it who watches."""
        example = self.table.example(self.seats, self.line)
        if example is not None:
            history, move = example
            first = int(history.at(0).asked_seat())
            self.screen.names = [self.names[(seat - first) % self.seats] for seat in range(self.seats)]
            self.screen.draw(history.at(move), None)
