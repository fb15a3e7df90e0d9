"""Limits for programs of others: memory, processor time and network, enforced by the system (`confined.py`)."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Final

import msgspec

from mecenate.core.errors import MecenateError

SCRIPT: Final = Path(__file__).with_name("confined.py")
PROBING_SECONDS: Final = 60
MEMORY_PROBE: Final = """
import sys
try:
    kept = bytearray(int(sys.argv[1]) << 20)
except MemoryError:
    sys.exit(0)
sys.exit(1)
"""
NETWORK_PROBE: Final = """
import socket, sys
with socket.socket() as probe:
    sys.exit(probe.connect_ex(("127.0.0.1", int(sys.argv[1]))) == 0)
"""


class NotEnforced(MecenateError):
    """A limit that this system does not enforce."""


class Confinement(msgspec.Struct, frozen=True):
    """What a program may use: mebibytes and seconds of processor time for each of its processes, and the network."""

    memory: int
    seconds: float
    network: bool

    def command(self, command: Sequence[str]) -> list[str]:
        """The command that runs another one with these limits."""
        reach = "network" if self.network else "alone"
        python = [sys.executable, "-I", "-S", str(SCRIPT)]
        return [*python, str(self.memory), str(ceil(self.seconds)), reach, *command]

    def check(self) -> None:
        """Test the limits. Raises `NotEnforced`, which says why one is not enforced here."""
        if sys.platform != "linux":
            raise NotEnforced(f"the limits of memory and network need Linux, and this is {sys.platform}")
        code, why = self._run(MEMORY_PROBE, str(2 * self.memory))
        if code:
            raise NotEnforced(f"{self.memory} MiB of memory are no limit here: {why or 'a program got more'}")
        if not self.network:
            self._check_network()

    def _check_network(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as listener:
            code, why = self._run(NETWORK_PROBE, str(listener.getsockname()[1]))
        if code:
            raise NotEnforced(f"programs cannot be kept from the network here: {why or 'one reached it'}")

    def _run(self, script: str, argument: str) -> tuple[int, str]:
        command = self.command([sys.executable, "-I", "-S", "-c", script, argument])
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=PROBING_SECONDS, stdin=subprocess.DEVNULL, check=False
        )
        return done.returncode, done.stderr.strip()
