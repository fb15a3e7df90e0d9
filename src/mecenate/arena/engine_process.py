"""The match's end of the line protocol: a bot that runs as a process, and what happens if it misbehaves.

A bot that does not answer, answers with something invalid or exits raises `BotFailed`; it cannot stop the match. Its
time is the processor time of its process with all threads, read from the clock that Linux keeps for it; elsewhere it is
the time on the wall. Needs a POSIX system.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from enum import StrEnum
from typing import Final, TypeVar

import msgspec

import mecenate
from mecenate.arena.engine_protocol import (
    PROTOCOL,
    Error,
    FromBot,
    Hello,
    Info,
    Introduction,
    Message,
    Quit,
    line_of,
)
from mecenate.core.errors import MecenateError

LONGEST_LINE: Final = 1 << 20
STARTING_SECONDS: Final = 120.0
"""The limit for the answers to `hello` and `game`, in wall-clock seconds."""
LISTENING_SECONDS: Final = 2.0
"""The limit for a message without an answer, and for the end of a process, in wall-clock seconds."""
BETWEEN_LOOKS: Final = 0.2
"""Seconds between two readings of the processor time of a bot that is choosing."""
CPU_CLOCK: Final = 2
"""The bits of a clock id that mean the processor time of a whole process."""
Answer = TypeVar("Answer", bound=Message)
_decoder: Final[msgspec.json.Decoder[FromBot]] = msgspec.json.Decoder(FromBot)


class Reason(StrEnum):
    """Why a bot forfeits a game."""

    START = "start"
    PROTOCOL = "protocol"
    CRASH = "crash"
    GARBAGE = "garbage"
    ILLEGAL = "illegal"
    TIME = "time"
    SILENT = "silent"
    GAVE_UP = "gave-up"


class BotFailed(MecenateError):
    """A bot broke the protocol; it loses its game."""

    def __init__(self, detail: str, reason: Reason = Reason.CRASH) -> None:
        super().__init__(detail)
        self.reason = reason


def processor_seconds(pid: int) -> float:
    """The processor time that a process has used so far, with all its threads and without its children."""
    if sys.platform != "linux":
        return time.monotonic()
    return time.clock_gettime(~pid << 3 | CPU_CLOCK)


class EngineProcess:
    """A running bot. `introduction` is what it said of itself."""

    def __init__(self, command: Sequence[str], patience: float = STARTING_SECONDS) -> None:
        """Start it and exchange `hello` within so many wall-clock seconds. Raises `BotFailed`."""
        self._stderr = tempfile.TemporaryFile()  # noqa: SIM115  (closed when the process ends)
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._stderr,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            self._stderr.close()
            raise BotFailed(f"cannot start {command[0]}: {error.strerror}", Reason.START) from None
        assert self._process.stdin is not None and self._process.stdout is not None
        self._in = self._process.stdin.fileno()
        self._out = self._process.stdout.fileno()
        os.set_blocking(self._in, False)
        self._unread = b""
        self.introduction = self._shake_hands(patience)

    def _shake_hands(self, patience: float) -> Introduction:
        hello = Hello(PROTOCOL, f"mecenate {mecenate.__version__}")
        introduction, _ = self.ask(hello, Introduction, None, patience)
        if introduction.protocol != PROTOCOL:
            raise self._failed(Reason.PROTOCOL, f"it speaks protocol {introduction.protocol}, not {PROTOCOL}")
        return introduction

    def ask(
        self, message: Message, expected: type[Answer], limit: float | None, patience: float
    ) -> tuple[Answer, float]:
        """The answer and the processor time it took. Raises `BotFailed`, after which the process has ended.

        `limit` is processor time; `patience` is wall-clock time, for bots that sleep.
        """
        started = self._clock()
        until = time.monotonic() + patience
        self._exchange(line_of(message), started, limit, until)
        while isinstance(answer := self._read(), Info):
            self._exchange(b"", started, limit, until)
        if isinstance(answer, Error):
            raise self._failed(Reason.GAVE_UP, f"the bot gave up: {answer.message}")
        if not isinstance(answer, expected):
            raise self._failed(Reason.GARBAGE, f"unexpected answer: {msgspec.json.encode(answer).decode()[:200]}")
        return answer, self._clock() - started

    def tell(self, message: Message) -> None:
        """Send a message that has no answer. Raises `BotFailed` if the bot does not take it."""
        self._exchange(line_of(message), 0.0, None, time.monotonic() + LISTENING_SECONDS, answered=False)

    def close(self) -> None:
        """Ask it to exit; kill it if it does not. One that has failed has already ended."""
        if self._has_ended():
            return
        with contextlib.suppress(BotFailed):
            self.tell(Quit())
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(LISTENING_SECONDS)
        self._kill()

    def kill(self) -> None:
        """End it at once, with all that it has started."""
        if not self._has_ended():
            self._kill()

    def _has_ended(self) -> bool:
        return self._process.stdin is None or self._process.stdin.closed

    # ------------------------------------------------------------------ lines and limits

    def _exchange(
        self, data: bytes, started: float, limit: float | None, until: float, *, answered: bool = True
    ) -> None:
        """Send `data` and, if it is answered, read until a whole line is there; both within the limits."""
        while data or (answered and b"\n" not in self._unread):
            left = until - time.monotonic()
            if left <= 0:
                raise self._failed(Reason.SILENT, "no answer in time")
            if limit is not None and self._clock() - started > limit:
                raise self._failed(Reason.TIME, f"more than {limit:g} s of processor time")
            if len(self._unread) > LONGEST_LINE:
                raise self._failed(Reason.GARBAGE, "the line is too long")
            writing = [self._in] if data else []
            readable, writable, _ = select.select([self._out], writing, [], min(left, BETWEEN_LOOKS))
            if readable:
                self._receive()
            if writable:
                data = data[self._send(data) :]

    def _send(self, data: bytes) -> int:
        try:
            return os.write(self._in, data)
        except BlockingIOError:
            return 0
        except OSError:
            raise self._ended() from None

    def _receive(self) -> None:
        received = os.read(self._out, 1 << 16)
        if not received:
            raise self._ended()
        self._unread += received

    def _read(self) -> FromBot:
        line, _, self._unread = self._unread.partition(b"\n")
        try:
            return _decoder.decode(line)
        except msgspec.MsgspecError as error:
            shown = line[:80].decode(errors="replace")
            raise self._failed(Reason.GARBAGE, f"not a message of the protocol ({error}): {shown}") from None

    def _clock(self) -> float:
        try:
            return processor_seconds(self._process.pid)
        except OSError:
            raise self._ended() from None

    # ------------------------------------------------------------------ the end

    def _ended(self) -> BotFailed:
        """The process has closed its pipes or died: the last line on standard error says why."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(LISTENING_SECONDS)
        self._stderr.seek(0)
        words = self._stderr.read()[-LONGEST_LINE:].decode(errors="replace").strip().splitlines()
        last = f": {words[-1][:200]}" if words else ""
        return self._failed(Reason.CRASH, f"the process ended with code {self._process.returncode}{last}")

    def _failed(self, reason: Reason, detail: str) -> BotFailed:
        self._kill()
        return BotFailed(detail, reason)

    def _kill(self) -> None:
        """End the process and those that it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for stream in (self._process.stdin, self._process.stdout, self._stderr):
            if stream is not None:
                stream.close()
