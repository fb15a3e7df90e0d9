"""One puzzle at the keyboard."""

from __future__ import annotations

from typing import Final

from mecenate.cli.answers import understand
from mecenate.cli.screen import Screen
from mecenate.core.action import Action
from mecenate.core.errors import IllegalAction, MecenateError
from mecenate.core.state import State
from mecenate.lang import Language
from mecenate.lang.analysing import own_story, percent
from mecenate.puzzles import Puzzle, PuzzleFile, follow, same_turn

COMMANDS: Final = ("table", "legend", "glossary", "scores", "undo", "quit")


class PuzzleSession:
    """Asks for a whole turn, and then says whether it was the best one."""

    def __init__(self, file: PuzzleFile, puzzle: Puzzle, language: Language) -> None:
        self.puzzle = puzzle
        self.start = puzzle.state(file.game)
        names = [language.text("player", number=seat + 1) for seat in range(puzzle.seats)]
        names[puzzle.seat] = language.text("you")
        self.screen = Screen(file.game.name, names, 1, language, remembers=True)
        self.line: list[str] = []

    def run(self) -> None:
        """Ask until the turn is complete or somebody leaves."""
        self.screen.message("puzzle-task", "bold", puzzle=self.puzzle.id)
        self._draw(self.start)
        while not (reached := follow(self.start, self.line)).complete:
            self.screen.offer(reached.state, self.puzzle.seat)
            line = self.screen.read("> ")
            if line is None or not self._obey(line, reached.state):
                self.screen.message("goodbye")
                return
        self._answer()

    def _obey(self, line: str, state: State) -> bool:
        """Carry out what was typed; False to leave."""
        screen = self.screen
        try:
            answer = understand(line, state, screen.language)
        except IllegalAction as error:
            screen.refuse(error)
            return True
        except MecenateError as error:
            screen.say(str(error), "red")
            return True
        if isinstance(answer, Action):
            self.line.append(str(answer))
        elif answer.name == "quit":
            return False
        elif answer.name == "undo":
            self.line = self.line[:-1]
        elif answer.name == "table":
            self._draw(state)
        elif answer.name == "legend":
            screen.legend(state, self.puzzle.seat)
        elif answer.name == "glossary":
            screen.glossary()
        elif answer.name == "scores":
            screen.scores(state, self.puzzle.seat)
        else:
            for name in COMMANDS:
                screen.say(f"  {name:<10}{screen.language.text(f'command-{name}')}")
        return True

    def _draw(self, state: State) -> None:
        self.screen.draw(state, self.puzzle.seat)
        self.screen.say()

    def _answer(self) -> None:
        """Whether it was solved, the solution, and what other turns cost."""
        screen, puzzle = self.screen, self.puzzle
        solved = same_turn(self.start, self.line, puzzle.solution)
        screen.say()
        screen.message("puzzle-solved" if solved else "puzzle-missed", "bold green" if solved else "bold red")
        screen.message("puzzle-solution", turn=self._story(puzzle.solution), chance=percent(puzzle.chance))
        for other in puzzle.others:
            screen.message(
                "puzzle-other",
                turn=self._story(other.line),
                chance=percent(other.lost),
                points=round(other.lost_points, 1),
            )
        screen.message("puzzle-rating", rating=round(puzzle.mu, 1))

    def _story(self, line: list[str]) -> str:
        """A turn in words."""
        seat, screen = self.puzzle.seat, self.screen
        events = [event for step in follow(self.start, line).events for event in step if event.known_to(seat)]
        return own_story(screen.game, screen.table.digest(events), seat, screen.names, screen.language)
