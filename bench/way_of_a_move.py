"""Where the server's processor time for a move goes, as a table of microseconds.

    python bench/way_of_a_move.py                     saturated, 100 tables
    python bench/way_of_a_move.py --rate 1000         at 1,000 moves a second
    python bench/way_of_a_move.py --stacks FILE       write the samples too, for flamegraph.pl

The server samples itself by a timer of its processor time, so other load on the machine does not count. A sample is
taken between two instructions of Python: a system call or compiled code counts for the function that called it. Samples
start after the tables are open and warm. The threads have clocks of their own.
"""

from __future__ import annotations

import argparse
import os
import runpy
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

INTERVAL = 0.004
"""Seconds of processor time between two samples: with less, the timer itself would show."""
OUTPUT = "MECENATE_SAMPLES"
STAGES: list[tuple[str, tuple[str, ...]]] = [
    ("read", ("protocols.py:data_received", "websockets_sansio_impl.py:data_received", "session.py:_receive")),
    (
        "decode, look up, rules, new row, hand to the journal",
        ("protocols.py:_taken", "session.py:", "service.py:", "history.py:", "commit.py:", "journal", "registry.py:"),
    ),
    ("draw what changed", ("feed.py:draw",)),
    ("encode and send to four", ("connection.py:", "feed.py:send", "protocols.py:write")),
]
"""The stages of a move, each with the functions by which it is recognised; the innermost of a stack counts."""


# ---------------------------------------------------------------------- in the server


def serve() -> None:
    """Run the command `mecenate`; SIGUSR1 starts the samples, SIGUSR2 writes them."""
    samples: Counter[str] = Counter()

    def take(_: int, frame: FrameType | None) -> None:
        names = []
        while frame is not None:
            names.append(f"{Path(frame.f_code.co_filename).name}:{frame.f_code.co_name}")
            frame = frame.f_back
        samples[";".join(reversed(names))] += 1

    def start(*_: Any) -> None:
        samples.clear()
        signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)

    def stop(*_: Any) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        lines = [f"{stack} {count}" for stack, count in samples.items()]
        partial = Path(os.environ[OUTPUT] + ".partial")
        partial.write_text("\n".join(lines), encoding="utf-8")
        partial.replace(os.environ[OUTPUT])

    assert threading.current_thread() is threading.main_thread()
    signal.signal(signal.SIGPROF, take)
    signal.signal(signal.SIGUSR1, start)
    signal.signal(signal.SIGUSR2, stop)
    sys.argv[:] = ["mecenate", *sys.argv[2:]]
    runpy.run_module("mecenate", run_name="__main__", alter_sys=True)


# ---------------------------------------------------------------------- beside it


def measure(tables: int, rate: float | None, seconds: float, stacks: Path | None) -> None:
    """Load a server that samples itself, and print the table."""
    import load
    import load_server

    with tempfile.TemporaryDirectory(prefix="mecenate-way-") as folder:
        output = Path(folder) / "samples"
        os.environ[OUTPUT] = str(output)
        load_server.PROGRAM = [sys.executable, str(Path(__file__).resolve()), "--serve"]
        plan = load.Plan(tables=tables, rate=rate, seconds=seconds)
        with load_server.serving(1, None) as (addresses, (pid,)), load.Drivers(plan, addresses) as drivers:
            drivers.wait_until(load.OPEN_SECONDS)
            drivers.start()
            drivers.wait_until(2 * load.WARMUP_SECONDS)
            load._sleep_until(drivers.start())
            os.kill(pid, signal.SIGUSR1)
            before = thread_times(pid)
            load._sleep_until(time.perf_counter() + seconds)
            after = thread_times(pid)
            os.kill(pid, signal.SIGUSR2)
            moves = sum(tally.in_time for tally in drivers.tallies())
            while not output.exists():
                time.sleep(0.05)
        text = output.read_text(encoding="utf-8")
    if stacks is not None:
        stacks.write_text(text, encoding="utf-8")
    spent = {thread: 1e6 * (now - before.get(thread, 0.0)) / moves for thread, now in after.items()}
    print(f"{moves} moves, {sum(spent.values()):.0f} µs of the server's processor time for each")
    report(text, spent.pop(pid), sum(spent.values()))


def thread_times(pid: int) -> dict[int, float]:
    """The processor time of each thread, in seconds."""
    times = {}
    for task in Path("/proc", str(pid), "task").iterdir():
        nanoseconds = (task / "schedstat").read_text().split()[0]
        times[int(task.name)] = int(nanoseconds) / 1e9
    return times


def report(text: str, loop: float, threads: float) -> None:
    """Print the stages: shares of the samples, as microseconds of the loop's thread."""
    found: Counter[str] = Counter()
    for line in text.splitlines():
        stack, _, count = line.rpartition(" ")
        found[stage_of(stack.split(";"))] += int(count)
    total = max(1, sum(found.values()))
    print("\n| stage | µs |\n|---|---|")
    for name in [*(name for name, _ in STAGES), "event loop and the rest"]:
        print(f"| {name} | {loop * found[name] / total:.0f} |")
    print(f"| write to the disk, in the journal's thread | {threads:.0f} |")


def stage_of(stack: list[str]) -> str:
    for call in reversed(stack):
        for name, marks in STAGES:
            if call.startswith(marks):
                return name
    return "event loop and the rest"


def main() -> int:
    parser = argparse.ArgumentParser(description="Where the server's processor time for a move goes.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, help="moves a second, instead of as many as it can")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--stacks", type=Path, metavar="FILE", help="write the samples there")
    given = parser.parse_args()
    measure(given.tables, given.rate, given.seconds, given.stacks)
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        serve()
    else:
        sys.exit(main())
