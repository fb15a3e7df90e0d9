"""Bots of others, which the owner of the server offers as opponents (setting `external_bots`).

Each choice is made by a process of its own with limits of time, memory and network. It is started for the choice and
ended after it, so a table that waits for days costs nothing, and a bot keeps nothing from one choice to the next.
"""

from __future__ import annotations

import re
import sys
import time
from typing import Final

import msgspec

from mecenate.arena.confinement import Confinement, NotEnforced
from mecenate.arena.contestants import SEEDS, read_spec
from mecenate.arena.engine_process import BotFailed, EngineProcess, Reason
from mecenate.arena.engine_protocol import Choice, NewGame, Ready, question
from mecenate.bots import BOTS, Outlook
from mecenate.core.dealer import Dealer
from mecenate.core.errors import MecenateError
from mecenate.server.settings import Settings, SettingsError

NAME: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{0,31}")
STARTING_SECONDS: Final = 18.0
"""On the wall, until a process has introduced itself and taken its seat. A Python program that loads Mecenate needs
some of them on a busy machine."""
WAITING: Final = 2.0
"""A process that sleeps, or gets little of a busy machine, may take so many times its seconds on the wall."""


class ExternalBot(msgspec.Struct, frozen=True):
    """A program that chooses for a seat, and its limits."""

    command: tuple[str, ...]
    confinement: Confinement
    seconds: float
    """For a choice, in processor time."""

    def choose(self, outlook: Outlook, seed: int) -> str:
        """Start it, let it choose once, and end it. Raises `BotFailed`."""
        until = time.monotonic() + STARTING_SECONDS
        process = EngineProcess(self.confinement.command(self.command), STARTING_SECONDS)
        try:
            game = outlook.game
            begin = NewGame(game.name, game.rules_version, game.options, outlook.seats, outlook.seat, seed % SEEDS, 1.0)
            process.ask(begin, Ready, None, until - time.monotonic())
            asked = question(outlook, process.introduction.wants, self.seconds, Dealer.fast(seed))
            answer, _ = process.ask(asked, Choice, None, WAITING * self.seconds)
        finally:
            process.kill()
        if answer.action not in [str(action) for action in outlook.legal]:
            raise BotFailed(f"'{answer.action[:80]}' is not one of the legal choices", Reason.ILLEGAL)
        return answer.action


def external_bots(settings: Settings) -> dict[str, ExternalBot]:
    """The bots of the setting, by name. Raises `SettingsError`, which names the wrong one."""
    found: dict[str, ExternalBot] = {}
    confinement = Confinement(
        settings.external_bot_memory,
        STARTING_SECONDS + settings.external_bot_seconds,
        settings.external_bot_network,
    )
    for text in settings.external_bots:
        name, equals, spec = (part.strip() for part in text.partition("="))
        if not equals or not NAME.fullmatch(name) or name in BOTS or name in found:
            raise SettingsError(
                f"external_bots: {text!r} is not NAME=BOT with a new name of small letters, digits and .-_ for a bot "
                "such as exec:COMMAND, package:Name or an installed one"
            )
        try:
            command = read_spec(spec).command
        except MecenateError as error:
            raise SettingsError(f"external_bots: {name}: {error}") from None
        line = command or (sys.executable, "-m", "mecenate", "bot", "--level", spec)
        found[name] = ExternalBot(line, confinement, settings.external_bot_seconds)
    return found


def check_external_bots(settings: Settings) -> None:
    """Raise `SettingsError` if a bot is named wrongly, or a limit cannot be enforced on this system."""
    for name, external in external_bots(settings).items():
        try:
            external.confinement.check()
        except NotEnforced as problem:
            hint = "" if settings.external_bot_network else "; external_bot_network = true lets them reach the network"
            raise SettingsError(f"external_bots: {name} cannot be offered: {problem}{hint}") from None
