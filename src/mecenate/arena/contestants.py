"""Who plays: bots in this process, and programs that speak the line protocol.

A bot is written `apprentice`, `master:scale=0.2`, `package.module:Name` or `exec:COMMAND`; a package may also give its
bots names of their own (`bots.registry`).
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
from mecenate.arena.engine_protocol import EVENTS, Choice, Error, NewGame, Over, Ready, question
from mecenate.bots.bot import Bot, Outlook
from mecenate.bots.registry import BASELINES, BOTS, bot, timed
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.errors import OptionError
from mecenate.core.event import Event
from mecenate.core.game import Game
from mecenate.core.state import State

EXEC: Final = "exec:"
SCALE: Final = "scale"
LIMIT: Final = 60.0
"""The default limit for a choice of a program, in seconds of processor time."""
SEEDS: Final = 1 << 31
"""A program gets a seed below this, since not every language reads larger numbers exactly."""
Slot = tuple[tuple[str, ...], int]
"""A process: its command, and a number for each seat that the same program has in a game."""


@dataclass(frozen=True)
class BotSpec:
    """A bot as it is written on the command line: its name with the share of its time, or a command."""

    text: str
    level: str = ""
    """The name of a bot in this process; not only levels have one."""
    scale: float = 1.0
    command: tuple[str, ...] = ()


def read_spec(text: str) -> BotSpec:
    """Parse the text of a bot. Raises `OptionError` or `UnknownBot`, which say what is valid."""
    if text.startswith(EXEC):
        command = tuple(shlex.split(text.removeprefix(EXEC)))
        if not command:
            raise OptionError(f"'{text}' has no command; a program is written exec:COMMAND")
        return BotSpec(text, command=command)
    level, _, options = text.partition(":")
    if level not in BOTS and level not in BASELINES:
        bot(text, 0)  # its message lists the bots
        return BotSpec(text, text)
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
    """The limits for a choice of a program: processor time, and wall-clock time for one that sleeps."""

    seconds: float
    patience: float

    @classmethod
    def of(cls, seconds: float) -> Limits:
        """The wall-clock limit for a limit of processor time: a busy machine may be ten times as slow."""
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


class BotContestant:
    """A bot in this process; its time is the processor time of this thread."""

    def __init__(self, bot: Bot, *, listens: bool = True) -> None:
        self.listens = listens
        self._bot = bot

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
        return self.answer(Outlook(state, events))

    def answer(self, outlook: Outlook) -> tuple[Action, float]:
        """The same from what the seat sees."""
        limits = self._limits
        with self._kept_unless_it_fails():
            asked = question(outlook, self._process.introduction.wants, limits.seconds, self._dealer)
            answer, seconds = self._process.ask(asked, Choice, limits.seconds, limits.patience)
            for action in outlook.legal:
                if str(action) == answer.action:
                    return action, seconds
            illegal = f"'{answer.action[:80]}' is not one of the legal choices"
            self._process.tell(Error(illegal))
            raise BotFailed(illegal, Reason.ILLEGAL)

    def end(self, over: Over) -> None:
        """Send the end to the program; one that no longer reads is started again for its next game."""
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


class ProgramBot(Bot):
    """Wraps a program as a bot of this process; it takes its seat at its first choice."""

    def __init__(self, spec: BotSpec, seed: int) -> None:
        self._spec = spec
        self._seed = seed
        self._seat: EngineContestant | None = None

    def choose(self, outlook: Outlook, seconds: float | None = None) -> Action:
        if self._seat is None:
            place = Place(outlook.game, outlook.seats, outlook.seat, self._seed, 1.0, outlook.seat)
            self._seat = EngineContestant(self._spec, place, Limits.of(LIMIT))
            self._seat.begin()
        return self._seat.answer(outlook)[0]


def named_bot(text: str, seed: int) -> Bot:
    """A bot as it is written on the command line. Raises `OptionError` or `UnknownBot`."""
    spec = read_spec(text)
    return ProgramBot(spec, seed) if spec.command else timed(spec.level, seed, spec.scale)


def seated(
    game: Game, bots: Sequence[str], seeds: Sequence[int], *, scale: float = 1.0, limit: float = LIMIT
) -> list[Contestant]:
    """Bots, one on each seat, each with a seed of its own."""
    players = []
    for seat, text in enumerate(bots):
        place = Place(game, len(bots), seat, seeds[seat], scale, bots[:seat].count(text))
        players.append(contestant(read_spec(text), place, Limits.of(limit)))
    return players


def contestant(spec: BotSpec, place: Place, limits: Limits) -> Contestant:
    """The bot of this kind on this seat."""
    if spec.command:
        return EngineContestant(spec, place, limits)
    bot = timed(spec.level, place.seed, spec.scale * place.scale)
    return BotContestant(bot, listens=spec.level not in BOTS)  # the levels need no events


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
