"""Who plays in a match: levels of this release, in this process, and programs that speak the line protocol.

A bot is written `apprentice`, `master:scale=0.2` or `exec:COMMAND`.
"""

from __future__ import annotations

import contextlib
import shlex
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.util import Finalize
from typing import Final, Protocol

from mecenate.arena.engine_process import STARTING_SECONDS, BotFailed, EngineProcess, Reason
from mecenate.arena.engine_protocol import EVENTS, Choice, Error, NewGame, Over, Ready, choose_message
from mecenate.bots.bot import Bot, Outlook
from mecenate.bots.registry import timed
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.errors import OptionError
from mecenate.core.event import Event
from mecenate.core.game import Game
from mecenate.core.state import State

EXEC: Final = "exec:"
SCALE: Final = "scale"
SEEDS: Final = 1 << 31
"""A program gets a seed below this, since not every language reads larger numbers exactly."""
Slot = tuple[tuple[str, ...], int]
"""A process: its command, and a number for each seat that the same program has in a game."""


@dataclass(frozen=True)
class BotSpec:
    """A bot as it is written on the command line: a level with the share of its time, or a command."""

    text: str
    level: str = ""
    scale: float = 1.0
    command: tuple[str, ...] = ()


def read_spec(text: str) -> BotSpec:
    """What a text means. Raises `OptionError` or `UnknownBot`, which say what would be right."""
    if text.startswith(EXEC):
        command = tuple(shlex.split(text.removeprefix(EXEC)))
        if not command:
            raise OptionError(f"'{text}' has no command; a program is written exec:COMMAND")
        return BotSpec(text, command=command)
    level, _, options = text.partition(":")
    timed(level, 0, 1.0)  # says which bots there are
    name, _, value = options.partition("=")
    if options and (name != SCALE or not _is_share(value)):
        raise OptionError(f"'{text}': the only option of a level is scale=X with X from 0 up, as in {level}:scale=0.2")
    return BotSpec(text, level, float(value) if options else 1.0)


def _is_share(text: str) -> bool:
    try:
        return 0.0 <= float(text) < float("inf")
    except ValueError:
        return False


@dataclass(frozen=True)
class Limits:
    """What a program may take for a choice: processor time, and time on the wall for one that sleeps."""

    seconds: float
    patience: float

    @classmethod
    def of(cls, seconds: float) -> Limits:
        """The usual patience for a limit: a busy machine may be ten times as slow."""
        return cls(seconds, 10 * seconds + 30)


@dataclass(frozen=True)
class Place:
    """Where a bot sits in one game, with the seed of its own chance and the share of its time."""

    game: Game
    seats: int
    seat: int
    seed: int
    scale: float
    twin: int = 0
    """How many seats of the same bot come before it."""


class Contestant(Protocol):
    """A bot on its seat for one game."""

    listens: bool
    """Whether it is told the events of the game."""

    def begin(self) -> None:
        """Take the seat. Raises `BotFailed`."""

    def choose(self, state: State, events: Sequence[Event]) -> tuple[Action, float]:
        """A legal choice, and the processor time it took. Raises `BotFailed`."""

    def end(self, over: Over) -> None:
        """Hear how the game ended."""


class LevelContestant:
    """A level in this process; its time is that of this thread."""

    listens = False

    def __init__(self, spec: BotSpec, place: Place) -> None:
        self._bot: Bot = timed(spec.level, place.seed, spec.scale * place.scale)

    def begin(self) -> None:
        """It is ready."""

    def choose(self, state: State, events: Sequence[Event]) -> tuple[Action, float]:
        """Its choice, and the processor time it took."""
        started = time.thread_time()
        action = self._bot.choose(Outlook(state, events))
        return action, time.thread_time() - started

    def end(self, over: Over) -> None:
        """It keeps nothing from one game to the next."""


class EngineContestant:
    """A program. Every seat has a process of its own, which stays for the next game unless it fails."""

    def __init__(self, spec: BotSpec, place: Place, limits: Limits) -> None:
        self.listens = False
        self._slot: Slot = (spec.command, place.twin)
        self._place = place
        self._limits = limits
        self._dealer = Dealer.fast(place.seed)
        self._begun = False

    def begin(self) -> None:
        """Start the process unless it runs, and tell it what is played. Raises `BotFailed`."""
        place, game = self._place, self._place.game
        seed = place.seed % SEEDS
        wish = NewGame(game.name, game.rules_version, game.options, place.seats, place.seat, seed, place.scale)
        with self._kept_unless_it_fails():
            if self._slot not in _processes:
                _processes[self._slot] = EngineProcess(self._slot[0])
            self._process.ask(wish, Ready, None, STARTING_SECONDS)
        self._begun = True
        self.listens = EVENTS in self._process.introduction.wants

    def choose(self, state: State, events: Sequence[Event]) -> tuple[Action, float]:
        """Its choice, and the processor time it took. Raises `BotFailed`."""
        limits = self._limits
        with self._kept_unless_it_fails():
            wants = self._process.introduction.wants
            question = choose_message(state, events, wants, limits.seconds, self._dealer)
            answer, seconds = self._process.ask(question, Choice, limits.seconds, limits.patience)
            for action in state.legal():
                if str(action) == answer.action:
                    return action, seconds
            illegal = f"'{answer.action[:80]}' is not one of the legal choices"
            self._process.tell(Error(illegal))
            raise BotFailed(illegal, Reason.ILLEGAL)

    def end(self, over: Over) -> None:
        """Tell it; one that does not listen any more is started again for its next game."""
        if self._begun and self._slot in _processes:
            with contextlib.suppress(BotFailed), self._kept_unless_it_fails():
                self._process.tell(over)

    @property
    def _process(self) -> EngineProcess:
        return _processes[self._slot]

    @contextlib.contextmanager
    def _kept_unless_it_fails(self) -> Iterator[None]:
        try:
            yield
        except BotFailed:
            failed = _processes.pop(self._slot, None)
            if failed is not None:
                failed.close()
            raise


def contestant(spec: BotSpec, place: Place, limits: Limits) -> Contestant:
    """The bot of this kind on this seat."""
    return EngineContestant(spec, place, limits) if spec.command else LevelContestant(spec, place)


def label(spec: BotSpec) -> str:
    """What to call a bot in results: a program by the name that it gives itself. Raises `BotFailed`."""
    if not spec.command:
        return spec.text
    process = EngineProcess(spec.command)
    process.close()
    return process.introduction.name


def close_processes() -> None:
    """End all programs that this process has started."""
    while _processes:
        _processes.popitem()[1].close()


_processes: dict[Slot, EngineProcess] = {}
Finalize(None, close_processes, exitpriority=1)  # unlike atexit, this also runs in a worker process
