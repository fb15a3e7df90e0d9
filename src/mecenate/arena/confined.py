"""Runs a command with limits: `python confined.py MEBIBYTES SECONDS network|alone COMMAND…`.

Each process of the command may use so much memory and processor time. With `alone`, none can reach a network or
outlive this process. It is a script that imports nothing of this package, so that it starts fast. It needs
Linux. If a limit cannot be set, it ends with code `REFUSED` and says why on standard error.
"""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import sys
from typing import NoReturn

REFUSED = 97
KIBI = 1024
CLONE_NEWUSER, CLONE_NEWPID, CLONE_NEWNET = 0x10000000, 0x20000000, 0x40000000
PR_SET_PDEATHSIG = 1


def main(memory: str, seconds: str, reach: str, *command: str) -> int:
    """Set the limits and run the command; returns its exit code."""
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if reach == "alone":
        leave_the_network(libc)
        child = os.fork()  # the first process of the new namespace: all others end with it
        if child:
            return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    limit(resource.RLIMIT_DATA, int(memory) * KIBI * KIBI)
    limit(resource.RLIMIT_CPU, int(seconds))
    limit(resource.RLIMIT_CORE, 0)
    try:
        os.execvp(command[0], command)
    except OSError as error:
        refuse(f"cannot start {command[0]}: {error.strerror}")


def leave_the_network(libc: ctypes.CDLL) -> None:
    """Enter a network namespace that has only a loopback device; without root, that needs a user namespace too."""
    wanted = CLONE_NEWPID | CLONE_NEWNET
    if libc.unshare(wanted) == 0 or libc.unshare(wanted | CLONE_NEWUSER) == 0:
        return
    reason = os.strerror(ctypes.get_errno())
    refuse(f"the system does not let a process leave the network: {reason} (unprivileged user namespaces are off?)")


def limit(what: int, most: int) -> None:
    """Set a limit that cannot be raised again."""
    try:
        resource.setrlimit(what, (most, most))
    except (OSError, ValueError) as error:
        refuse(f"the system does not take a limit of {most}: {error}")


def refuse(why: str) -> NoReturn:
    """Exit with code `REFUSED`, and say why."""
    print(why, file=sys.stderr, flush=True)
    os._exit(REFUSED)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
