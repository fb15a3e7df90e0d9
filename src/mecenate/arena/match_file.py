"""The file of a match: JSON lines, the match itself first, then each game as it ends."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from mecenate.arena.match import GameResult, Match
from mecenate.core.errors import MecenateError

FORMAT: Final = 1


class MatchFileError(MecenateError):
    """A file of a match that cannot be used."""


class Head(msgspec.Struct, frozen=True):
    """The first line."""

    format: int
    match: Match


class MatchFile:
    """The finished games of a match, on disk as soon as they are known."""

    def __init__(self, path: Path, match: Match, *, resume: bool) -> None:
        """Begin the file, or go on with it. Raises `MatchFileError` if it exists already, or is of another match."""
        self._path = path
        self.games: dict[tuple[int, int], GameResult] = {}
        if path.exists() and path.stat().st_size > 0:
            if not resume:
                raise MatchFileError(f"{path} is there already: --resume goes on with it")
            self._read(match)
        else:
            self._append(msgspec.json.encode(Head(FORMAT, match)))

    def add(self, game: GameResult) -> None:
        """Write a game."""
        self.games[game.deal, game.rotation] = game
        self._append(msgspec.json.encode(game))

    def _append(self, line: bytes) -> None:
        with self._path.open("ab") as file:
            file.write(line + b"\n")

    def _read(self, match: Match) -> None:
        """Read what is there, and cut off a last line that was not finished."""
        whole = self._path.read_bytes()
        lines = whole[: whole.rfind(b"\n") + 1].splitlines()
        try:
            head = msgspec.json.decode(lines[0] if lines else b"", type=Head)
            games = [msgspec.json.decode(line, type=GameResult) for line in lines[1:]]
        except msgspec.MsgspecError as error:
            raise MatchFileError(f"{self._path} is not the file of a match: {error}") from None
        if head.format != FORMAT or head.match != match:
            raise MatchFileError(f"{self._path} belongs to another match: {msgspec.json.encode(head.match).decode()}")
        with self._path.open("r+b") as file:
            file.truncate(whole.rfind(b"\n") + 1)
        self.games = {(game.deal, game.rotation): game for game in games}
