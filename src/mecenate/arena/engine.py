"""The bot's end of the line protocol: a level of this release as a process that a match can talk to."""

from __future__ import annotations

from collections.abc import Callable
from typing import BinaryIO

import msgspec

from mecenate.arena.engine_protocol import (
    PROTOCOL,
    WORLD,
    Choice,
    Choose,
    Error,
    FromBot,
    Hello,
    Introduction,
    NewGame,
    Quit,
    Ready,
    ToBot,
    line_of,
)
from mecenate.bots.bot import Bot, Outlook
from mecenate.core import catalogue
from mecenate.core.errors import MecenateError
from mecenate.core.game import Game

MakeBot = Callable[[int, float], Bot]
"""A bot from a seed and the share of its time that it should use."""


class Engine:
    """Answers the messages of a match. It knows only what it is sent, and chooses in imagined worlds."""

    def __init__(self, name: str, make: MakeBot, game: str | None = None) -> None:
        """`game` is the only title that it plays; all if None."""
        self.name = name
        self._make = make
        self._only = game
        self._game: Game | None = None
        self._bot: Bot | None = None

    def answer(self, message: ToBot) -> FromBot | None:
        """The answer to a message; None if the message has no answer."""
        try:
            if isinstance(message, Hello):
                return Introduction(PROTOCOL, self.name, (WORLD,))
            if isinstance(message, NewGame):
                self._begin(message)
                return Ready()
            if isinstance(message, Choose):
                return Choice(self._choose(message))
        except MecenateError as error:
            return Error(str(error))
        return None

    def _begin(self, message: NewGame) -> None:
        if self._only not in (None, message.game):
            raise MecenateError(f"this bot plays {self._only}, not {message.game}")
        self._game = catalogue.configured(message.game, message.options, rules=message.rules)
        self._bot = self._make(message.seed, message.scale)

    def _choose(self, message: Choose) -> str:
        if self._game is None or self._bot is None:
            raise MecenateError("'choose' came before 'game'")
        if not isinstance(message.world, msgspec.Raw):
            raise MecenateError("this bot needs 'world' with every choice")
        world = self._game.state_from_json(bytes(message.world).decode())
        return str(self._bot.choose(Outlook(world)))


def serve(engine: Engine, lines: BinaryIO, out: BinaryIO) -> None:
    """Answer line by line until `quit` or the end of the input."""
    decoder = msgspec.json.Decoder(ToBot)
    for line in lines:
        try:
            message = decoder.decode(line)
        except msgspec.MsgspecError as error:
            answer: FromBot | None = Error(f"not a message of this protocol: {error}")
        else:
            if isinstance(message, Quit):
                return
            answer = engine.answer(message)
        if answer is not None:
            out.write(line_of(answer))
            out.flush()
