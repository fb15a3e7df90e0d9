"""Records as text: writing format 2, reading formats 1 and 2. docs/records.md has the grammar."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from typing import Final

from mecenate.core import catalogue
from mecenate.core.dealer import Dealer, Outcome
from mecenate.core.errors import DealError, MecenateError, RecordError
from mecenate.core.game import Game
from mecenate.core.moves import outcomes_text
from mecenate.core.record import Line, Note, Record, Step

FORMATS: Final = ("mecenate record 1", "mecenate record 2")
NEWEST: Final = FORMATS[-1]
HEAD: Final = ("game", "rules", "pack", "seats", "seal", "secret")
"""Words that stand once in the head; `option` and `player` may come several times."""
MAX_DEPTH: Final = 20
"""How deep branches may lie inside branches."""
_STEP: Final = re.compile(r"(\d{1,9})\. \[(\d{1,3})\] (.+?)(?: ! (.+))?")
_OUTCOME: Final = re.compile(r"(\d{1,18})/(\d{1,18})")
_PLAYER: Final = re.compile(r"(\d{1,3}) (.+)")
_BRANCH: Final = re.compile(r"(branch|undone) (\d{1,9})(?: (.+))?")


# ---------------------------------------------------------------------- writing


def write(record: Record) -> str:
    """The whole record as text."""
    game = record.game
    head = [NEWEST, f"game {game.name}", f"rules {game.rules_version}", f"pack {game.pack_digest}"]
    head += [f"option {name} {value}" for name, value in game.options.items()]
    head.append(f"seats {record.seats}")
    head += [f"player {seat + 1} {name}" for seat, name in sorted(record.players.items())]
    if record.seal is not None:
        head.append(f"seal {record.seal}")
    if record.secret is not None:
        head.append(f"secret {record.secret.hex()}")
    body = ["deal" + outcome_text(record.deal), *_line_lines(record.line)]
    return "\n".join([*head, "", *body]) + "\n"


def _line_lines(line: Line) -> list[str]:
    lines = _note_lines(line.notes.get(line.after)) + _branch_lines(line, line.after)
    for number, step in enumerate(line.steps, line.after + 1):
        if number in line.streams:
            lines.append(f"stream {line.streams[number]}")
        lines.append(f"{number}. [{step.seat + 1}] {step.action}{outcome_text(step.outcomes)}")
        lines += _note_lines(line.notes.get(number)) + _branch_lines(line, number)
    if line.end + 1 in line.streams:
        lines.append(f"stream {line.streams[line.end + 1]}")
    return lines


def _branch_lines(line: Line, after: int) -> list[str]:
    lines = []
    for branch in line.branches:
        if branch.after == after:
            word = "undone" if branch.played else "branch"
            lines += [f"{word} {after} {branch.name}".rstrip(), *_line_lines(branch), "end"]
    return lines


def _note_lines(note: Note | None) -> list[str]:
    if note is None:
        return []
    lines = [f"; {line}".rstrip() for line in note.comment.split("\n")] if note.comment else []
    if note.chances:
        lines.append("chances " + _number_text(note.chances))
    if note.points:
        lines.append("points " + _number_text(note.points))
    if note.seconds is not None:
        left = () if note.seconds_left is None else (note.seconds_left,)
        lines.append("clock " + _number_text((note.seconds, *left)))
    return lines


def _number_text(numbers: Iterable[float]) -> str:
    return " ".join(f"{number:.15g}" for number in numbers)


def outcome_text(outcomes: tuple[Outcome, ...]) -> str:
    """The chance outcomes of an action, with the mark before them; empty if there are none."""
    return f" ! {outcomes_text(outcomes)}" if outcomes else ""


# ---------------------------------------------------------------------- reading


def read(text: str, components: object = None) -> Record:
    """Read a record. Raises `RecordError` that names the line."""
    return _Reader(text, components).read()


def read_outcomes(text: str | None) -> tuple[Outcome, ...]:
    """Outcomes such as `3/28 17/27`. Raises `RecordError`."""
    outcomes = []
    for part in (text or "").split():
        match = _OUTCOME.fullmatch(part)
        if match is None:
            raise RecordError(f"'{part[:40]}' is not an outcome such as 3/28")
        outcomes.append((int(match[1]), int(match[2])))
    return tuple(outcomes)


class _Reader:
    """Reads the text of a record line by line, so that an error can name its line."""

    def __init__(self, text: str, components: object) -> None:
        self.lines = [line.strip() for line in text.splitlines()]
        self.components = components
        self.at = 0
        self.format = 0

    def read(self) -> Record:
        try:
            record = self._read_head()
            self._read_line(record.line, 0)
            return record
        except MecenateError as error:
            raise RecordError(f"line {self.at}: {error}") from None

    def _next(self) -> str | None:
        """The next line that says something; None at the end."""
        while self.at < len(self.lines):
            line = self.lines[self.at]
            self.at += 1
            if line and not line.startswith("#"):
                return line
        return None

    # ------------------------------------------------------------------ the head and the deal

    def _read_head(self) -> Record:
        first = self._next()
        if first not in FORMATS:
            if first is not None and re.fullmatch(r"mecenate record \d{1,9}", first):
                raise RecordError(f"'{first}' is a format of a newer release; this one reads up to '{NEWEST}'")
            raise RecordError(f"a record starts with the line '{NEWEST}'")
        self.format = 1 + FORMATS.index(first)
        fields: dict[str, str] = {}
        options: dict[str, object] = {}
        players: dict[int, str] = {}
        line = self._next()
        while line is not None and line.split(" ")[0] != "deal":
            word, _, rest = line.partition(" ")
            if word == "option":
                name, _, value = rest.partition(" ")
                options[name] = value
            elif word == "player" and self.format > 1:
                seat, name = _player(rest)
                players[seat] = name
            elif word in HEAD:
                fields[word] = rest.strip()
            else:
                raise RecordError(f"'{word[:40]}' is not known in the head of a record")
            line = self._next()
        if line is None:
            raise RecordError("the record ends before its deal")
        record = self._dealt(self._game(fields, options), _whole(fields, "seats"), line)
        if any(seat >= record.seats for seat in players):
            raise RecordError(f"a player has a seat beyond {record.seats}")
        record.players = players
        record.seal = fields.get("seal")
        record.secret = _secret(fields.get("secret"))
        return record

    def _game(self, fields: dict[str, str], options: dict[str, object]) -> Game:
        if "game" not in fields:
            raise RecordError("the head of the record has no line 'game …'")
        known = [option.name for option in catalogue.entry(fields["game"]).options()]
        for name in options:
            if name not in known:
                raise RecordError(f"{fields['game']} has no option '{name[:40]}'; it has {', '.join(known)}")
        rules = _whole(fields, "rules") if "rules" in fields else 1
        game = catalogue.game(fields["game"], components=self.components, rules=rules, **options)
        if fields.get("pack", game.pack_digest) != game.pack_digest:
            raise RecordError("the record was played with another component pack; give that pack too")
        return game

    def _dealt(self, game: Game, seats: int, line: str) -> Record:
        try:
            outcomes = read_outcomes(line[len("deal") :].removeprefix(" ! "))
            return Record(game, seats, Dealer.recorded(outcomes))
        except (DealError, RecordError) as error:
            raise RecordError(f"the deal: {error}") from None

    # ------------------------------------------------------------------ lines of actions

    def _read_line(self, line: Line, depth: int) -> None:
        """Read actions with what stands between them, to the end of the line or of the text."""
        while (text := self._next()) is not None:
            if self.format == 1 or text[0].isdigit():
                self._read_step(line, text)
            elif text == "end" and depth > 0:
                return
            elif (match := _BRANCH.fullmatch(text)) is not None:
                if depth == MAX_DEPTH:
                    raise RecordError(f"branches lie more than {MAX_DEPTH} deep")
                self._read_line(line.branch(int(match[2]), match[3] or "", match[1] == "undone"), depth + 1)
            elif text.startswith("stream "):
                line.streams[line.end + 1] = _whole({"stream": text[len("stream ") :]}, "stream")
            else:
                line.notes[line.end] = _noted(line.notes.get(line.end, Note()), text, line.record.seats)
        if depth > 0:
            raise RecordError("a branch has no line 'end'")

    def _read_step(self, line: Line, text: str) -> None:
        match = _STEP.fullmatch(text)
        number = line.end + 1
        if match is None or int(match[1]) != number:
            raise RecordError(f"expected action '{number}. [seat] …', found '{text[:80]}'")
        action = line.record.game.parse(match[3])
        line.add(Step(int(match[2]) - 1, action, read_outcomes(match[4]), False))


def _noted(note: Note, text: str, seats: int) -> Note:
    """A note with one more line."""
    if text.startswith(";"):
        comment = text[1:].removeprefix(" ")
        return note._replace(comment=f"{note.comment}\n{comment}" if note.comment else comment)
    word, _, rest = text.partition(" ")
    if word == "chances":
        return note._replace(chances=_numbers(word, rest, seats, seats))
    if word == "points":
        return note._replace(points=_numbers(word, rest, seats, seats))
    if word == "clock":
        seconds = _numbers(word, rest, 1, 2)
        return note._replace(seconds=seconds[0], seconds_left=seconds[1] if len(seconds) > 1 else None)
    raise RecordError(f"expected an action, a note or a branch, found '{text[:80]}'")


def _numbers(word: str, text: str, least: int, most: int) -> tuple[float, ...]:
    try:
        numbers = tuple(float(part) for part in text.split())
    except ValueError:
        numbers = ()
    if not least <= len(numbers) <= most or not all(math.isfinite(number) for number in numbers):
        count = str(least) if least == most else f"{least} or {most}"
        raise RecordError(f"'{word}' needs {count} numbers, got '{text[:80]}'")
    return numbers


def _player(text: str) -> tuple[int, str]:
    match = _PLAYER.fullmatch(text)
    if match is None or int(match[1]) == 0:
        raise RecordError(f"expected 'player', a seat from 1 and a name, got '{text[:80]}'")
    return int(match[1]) - 1, match[2]


def _whole(fields: dict[str, str], word: str) -> int:
    if word not in fields:
        raise RecordError(f"the head of the record has no line '{word} …'")
    if not re.fullmatch(r"[0-9]{1,9}", fields[word]):
        what = "a number of seats" if word == "seats" else "a number"
        raise RecordError(f"'{fields[word][:40]}' is not {what}")
    return int(fields[word])


def _secret(text: str | None) -> bytes | None:
    try:
        return None if text is None else bytes.fromhex(text)
    except ValueError:
        raise RecordError("the secret is not hexadecimal") from None
