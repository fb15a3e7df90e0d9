"""The games of the server, with their options and bots."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, get
from litestar.params import FromPath, FromQuery

from mecenate.core import catalogue
from mecenate.lang import Language, clauses
from mecenate.lang.catalogue import file_of
from mecenate.lang.rules import RulesError, language_of, page
from mecenate.server.bots.service import BotService
from mecenate.server.http.dependencies import TheServices


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


class GameWords(msgspec.Struct):
    """What a client needs to speak of a game that it does not know."""

    messages: str
    """The messages of the game as a Fluent file; empty if it has none."""
    rules: str
    """The rules as Markdown; empty if they are not written down."""
    rules_lang: str


class GamesController(Controller):
    """What can be played."""

    path = "/api/games"
    tags = ("games",)

    @get(operation_id="games", sync_to_thread=False)
    def games(self, services: TheServices, lang: FromQuery[str | None] = None) -> list[GameInfo]:
        """All games, in a language."""
        language = Language(lang or "en")
        return [_info(entry, language, services.bots) for entry in catalogue.catalogue()]

    @get("/{game:str}/words", operation_id="words", sync_to_thread=False)
    def words(self, game: FromPath[str], lang: FromQuery[str | None] = None) -> GameWords:
        """The messages and the rules of a game in a language, each in English if it has no file in that language."""
        catalogue.entry(game)
        code = Language(lang or "en").code
        messages = file_of(code, game) or file_of("en", game)
        text = "" if messages is None else messages.read_text(encoding="utf-8")
        try:
            rules = page(game, code).read_text(encoding="utf-8")
        except RulesError:
            return GameWords(text, "", code)
        return GameWords(text, rules, language_of(game, code))

    @get("/{game:str}/rules", operation_id="rules", sync_to_thread=False)
    def rules(self, game: FromPath[str], lang: FromQuery[str | None] = None) -> Response[list[ClauseInfo]]:
        """The rules of a game in numbered clauses, as Markdown; in English if the language has no page.

        The header Content-Language says which language it is.
        """
        catalogue.entry(game)
        code = language_of(game, Language(lang or "en").code)
        found = [ClauseInfo(*clause) for clause in clauses(game, code)]
        return Response(found, headers={"content-language": code})


def _info(entry: catalogue.Entry, language: Language, bots: BotService) -> GameInfo:
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
    return GameInfo(entry.name, title, entry.min_seats, entry.max_seats, options, bots.names, bots.seconds)
