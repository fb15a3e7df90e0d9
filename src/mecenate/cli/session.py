"""One game at the keyboard, from the first choice to the end."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from mecenate.bots import Bot, Outlook
from mecenate.bots.hints import hints
from mecenate.cli.answers import COMMANDS, Command, understand
from mecenate.cli.replay import show_log
from mecenate.cli.rules import clause_of, list_titles, say_if_untranslated, show, show_overview
from mecenate.cli.scores import ranking, score_table
from mecenate.cli.screen import Screen
from mecenate.core.action import Action
from mecenate.core.errors import IllegalAction, MecenateError
from mecenate.core.event import Event
from mecenate.core.record import Record
from mecenate.lang import clauses

QUIT = "quit"


class Session:
    """A game between people at this keyboard (None among the players) and bots, with its record."""

    def __init__(self, record: Record, players: Sequence[Bot | None], screen: Screen, path: Path | None) -> None:
        self.record = record
        self.players = players
        self.screen = screen
        self.path = path
        self.people = [seat for seat, player in enumerate(players) if player is None]
        self.last_person: int | None = None
        self.chosen_at = [0] * len(players)
        self.stale = True

    def run(self) -> None:
        """Play until the game is over or somebody leaves; the record is saved either way."""
        try:
            left = not self._play()
        except KeyboardInterrupt:
            self.screen.say()
            left = True
        if left:
            self._save()
            self.screen.message("goodbye")
        else:
            self._finish()

    def _play(self) -> bool:
        """Whether the game was played to its end."""
        while (seat := self.record.state.actor) is not None:
            player = self.players[seat]
            if player is None:
                if not self._person_chooses(seat):
                    return False
            else:
                outlook = Outlook(self.record.state, self._since(self.chosen_at[seat]))
                self._carry_out(seat, player.choose(outlook))
                self.stale = True
        return True

    # ------------------------------------------------------------------ a person

    def _person_chooses(self, seat: int) -> bool:
        """One choice of a person, or False to leave."""
        if not self._hand_over(seat):
            return False
        self._show(seat)
        while True:
            line = self.screen.read("> ")
            if line is None:
                return False
            try:
                answer = understand(line, self.record.state, self.screen.language)
            except IllegalAction as error:
                self.screen.refuse(error)
                continue
            except MecenateError as error:
                self.screen.say(str(error), "red")
                continue
            if isinstance(answer, Action):
                self._carry_out(seat, answer)
                return True
            if answer.name == QUIT:
                return False
            if self._obey(answer, seat):
                return True

    def _hand_over(self, seat: int) -> bool:
        """If several people share the screen, hide what the last one saw. False at the end of the input."""
        before, self.last_person = self.last_person, seat
        if before in (None, seat):
            return True
        self.stale = True
        self.screen.clear(history=True)
        prompt = self.screen.language.text("pass-keyboard", player=self.screen.names[seat])
        return self.screen.read(prompt + " ") is not None

    def _show(self, seat: int) -> None:
        """The table, what happened since this seat's last choice, and the choices.

        A pipe gets the table only when somebody else has moved; a terminal is redrawn in place every time.
        """
        if self.stale or self.screen.live:
            self.screen.clear()
            self.screen.draw(self.record.state, seat)
            self.screen.say()
            self.screen.say_notes()
        self.stale = False
        self.screen.tell(self._since(self.chosen_at[seat]), seat)
        self.screen.offer(self.record.state, seat)

    def _carry_out(self, seat: int, action: Action) -> None:
        self.chosen_at[seat] = len(self.record.steps)
        self.record.play(action)

    def _since(self, step: int) -> list[Event]:
        return [event for happened in self.record.events[step:] for event in happened]

    # ------------------------------------------------------------------ commands

    def _obey(self, command: Command, seat: int) -> bool:
        """Carry out a command; True if it changed the position."""
        screen = self.screen
        if command.name == "undo":
            return self._undo(seat)
        if command.name == "table":
            self.stale = True
            self._show(seat)
        elif command.name == "legend":
            screen.legend(self.record.state, seat)
        elif command.name == "glossary":
            screen.glossary()
        elif command.name == "scores":
            screen.scores(self.record.state, seat)
        elif command.name == "notes":
            screen.remembered(self.record.state, seat)
        elif command.name == "log":
            show_log(screen.console, self.record, len(self.record.steps), screen.names, screen.language, seat)
        elif command.name == "rules":
            self._rules(command.rest)
        elif command.name == "hint":
            self._hint()
        else:
            for name in COMMANDS:
                screen.say(f"  {name:<10}{screen.language.text(f'command-{name}')}")
            screen.message("help-choices")
            screen.say(screen.table.legend(screen.language))
        return False

    def _hint(self) -> None:
        """What a master would do, after a second of thought, from what this seat knows."""
        self.screen.message("hint-thinking")
        for hint in hints(Outlook(self.record.state), len(self.record.steps)):
            points = round(hint.margin, 1)
            side = "ahead" if points > 0 else "behind" if points < 0 else "even"
            self.screen.message(
                "hint-choice", action=str(hint.action), side=side, points=abs(points), visits=hint.visits
            )

    def _rules(self, clause: str) -> None:
        game = self.record.game.name
        try:
            say_if_untranslated(self.screen.console, game, self.screen.language)
            if clause:
                show(self.screen.console, [clause_of(game, clause, self.screen.language)])
            else:
                show_overview(self.screen.console, game, self.screen.language)
                list_titles(self.screen.console, clauses(game, self.screen.language.code))
                self.screen.message("rules-hint")
        except MecenateError as error:
            self.screen.say(str(error), "red")

    def _undo(self, seat: int) -> bool:
        """Take this person's last choice back, if nobody has chosen since and nothing was shown."""
        steps = self.record.steps
        if not steps or steps[-1].seat != seat:
            self.screen.message("undo-nothing", "red")
            return False
        if not self.record.can_undo:
            self.screen.message("undo-revealed", "red", action=str(steps[-1].action))
            return False
        self.screen.note("undo-done", action=str(self.record.undo()))
        self.chosen_at[seat] = len(self.record.steps)
        self.stale = True
        return True

    # ------------------------------------------------------------------ the end

    def _finish(self) -> None:
        self.record.reveal()
        screen, state = self.screen, self.record.state
        screen.clear()
        if not self.people:
            show_log(screen.console, self.record, len(self.record.steps), screen.names, screen.language, None)
            screen.say()
        screen.draw(state, None)
        screen.say()
        if self.people:
            screen.tell(self._since(min(self.chosen_at[seat] for seat in self.people)), None)
            screen.say()
        scores = state.scores()
        screen.say(score_table(screen.game, [score.breakdown for score in scores], screen.names, screen.language))
        screen.say()
        screen.say(ranking(scores, screen.names, screen.language))
        if self.record.secret is not None:
            screen.message("secret", secret=self.record.secret.decode(errors="replace"))
        self._save()

    def _save(self) -> None:
        if self.path is not None:
            self.record.save(self.path)
            self.screen.message("saved", file=str(self.path))
