"""The games of the server, with their options and bots."""

from __future__ import annotations

import msgspec
from litestar import Controller, get
from litestar.params import FromPath, FromQuery

from mecenate.bots import BOTS, LEVELS
from mecenate.core import catalogue
from mecenate.lang import Language, clauses, preferred


class OptionInfo(msgspec.Struct):
    """One choice that a table makes before the start."""

    name: str
    help: str
    default: str | int
    choices: list[str]
    least: int | None
    most: int | None
    clause: str


class GameInfo(msgspec.Struct):
    """One game."""

    name: str
    title: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    bots: list[str]
    seconds: dict[str, float]
    """What a bot takes for a turn, by its name; 0 for hardly any."""


class ClauseInfo(msgspec.Struct):
    """One rule."""

    id: str
    title: str
    chapter: str
    text: str


class GamesController(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)

    @get(operation_id="games", sync_to_thread=False)
    def games(self, lang: FromQuery[str | None] = None) -> list[GameInfo]:
        """All games, in a language."""
        language = Language(preferred(lang if lang in ("en", "fr", "de") else "en"))
        return [_info(entry, language) for entry in catalogue.catalogue()]

    @get("/{game:str}/rules", operation_id="rules", sync_to_thread=False)
    def rules(self, game: FromPath[str]) -> list[ClauseInfo]:
        """The rules of a game in numbered clauses, as Markdown."""
        catalogue.entry(game)
        return [ClauseInfo(*clause) for clause in clauses(game)]


def _info(entry: catalogue.Entry, language: Language) -> GameInfo:
    options = [
        OptionInfo(
            name=option.name,
            help=language.option(entry.name, option.name, option.help),
            default=option.default,
            choices=list(option.choices),
            least=None if option.numbers is None else option.numbers[1],
            most=None if option.numbers is None else option.numbers[2],
            clause=option.clause,
        )
        for option in entry.options()
        if option.offered
    ]
    title = language.title(entry.name, entry.title)
    seconds = {level.name: level.seconds for level in LEVELS}
    return GameInfo(entry.name, title, entry.min_seats, entry.max_seats, options, list(BOTS), seconds)
