"""Where the server's processor time for a move goes, as a table of microseconds.

    python bench/way_of_a_move.py                     saturated, 100 tables
    python bench/way_of_a_move.py --rate 1000         at 1,000 moves a second
    python bench/way_of_a_move.py --stacks FILE       write the samples too, as `perf script` prints them

Linux's `perf` takes the samples, with the whole stack of each, so that compiled code and the kernel count for the
function that called them. They start after the tables are open and warm. The time is that of all threads.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import load
import load_server
from load_process import usage_of

RECORD = ["perf", "record", "--quiet", "--freq", "499", "--call-graph", "dwarf,16384"]
"""Larger stacks are cut off, and count for the event loop."""
STAGES: list[tuple[str, tuple[str, ...]]] = [
    ("collect garbage", ("gc_collect_main",)),
    ("write to four sockets: uvloop and the kernel", ("__pyx_f_6uvloop_4loop_8UVStream_write",)),
    ("encode updates", ("CPyDef_connection___Update",)),
    ("send: watchers, protocol", ("CPyDef_feed___Feed___send",)),
    ("draw: views", ("CPyDef_core___state___State___views",)),
    ("draw: what changed, for whom", ("CPyDef_feed___Feed___draw",)),
    ("rules", ("CPyDef_history___History___play",)),
    ("new row", ("CPyDef_commit___Committer___draft",)),
    ("take over what is stored", ("CPyDef_commit___Committer____written",)),
    ("decode, look up, hand to the journal", ("CPyDef_session___Session____take",)),
    ("read: system call, frame", ("uv__read",)),
]
"""The stages of a move, each with the functions by which it is recognised. The innermost of a stack counts."""
EVENT_LOOP = "event loop and the rest"
JOURNAL = "write to the disk, in the journal's thread"


def measure(tables: int, rate: float | None, seconds: float, stacks: Path | None) -> None:
    """Load a server, sample it, and print the table."""
    plan = load.Plan(tables=tables, rate=rate, seconds=seconds)
    with tempfile.TemporaryDirectory(prefix="mecenate-way-") as folder:
        data = str(Path(folder) / "perf.data")
        with load_server.serving(1, None) as (addresses, (pid,)), load.Drivers(plan, addresses) as drivers:
            drivers.wait_until(load.OPEN_SECONDS)
            drivers.start()
            drivers.wait_until(2 * load.WARMUP_SECONDS)
            start = drivers.start()
            load._sleep_until(start)
            before = usage_of([pid]).cpu
            sampling = subprocess.Popen([*RECORD, "--pid", str(pid), "--output", data, "--", "sleep", str(seconds)])
            load._sleep_until(start + seconds)
            spent = usage_of([pid]).cpu - before
            moves = sum(tally.in_time for tally in drivers.tallies())
            sampling.wait()
        script = ["perf", "script", "--input", data, "--fields", "tid,ip,sym"]
        text = subprocess.run(script, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    if stacks is not None:
        stacks.write_text(text, encoding="utf-8")
    each = 1e6 * spent / max(1, moves)
    print(f"{moves} moves, {each:.0f} µs of the server's processor time for each")
    report(list(samples(text)), each)


def samples(text: str) -> Iterator[tuple[str, list[str]]]:
    """The thread and the functions of each sample, the innermost first."""
    for block in text.split("\n\n"):
        thread, *calls = block.strip().splitlines() or [""]
        if calls:
            yield thread.strip(), [call.strip().partition(" ")[2] for call in calls]


def report(taken: list[tuple[str, list[str]]], each: float) -> None:
    """Print the stages: shares of the samples, as microseconds."""
    threads = Counter(thread for thread, _ in taken)
    loop = threads.most_common(1)[0][0]
    found = Counter(stage_of(calls) if thread == loop else JOURNAL for thread, calls in taken)
    print("\n| stage | µs |\n|---|---|")
    for name in [*(name for name, _ in reversed(STAGES)), EVENT_LOOP, JOURNAL]:
        print(f"| {name} | {each * found[name] / len(taken):.0f} |")


def stage_of(calls: list[str]) -> str:
    collecting, marks = STAGES[0]
    if any(call.startswith(marks) for call in calls):
        return collecting
    for call in calls:
        for name, marks in STAGES[1:]:
            if call.startswith(marks):
                return name
    return EVENT_LOOP


def main() -> int:
    parser = argparse.ArgumentParser(description="Where the server's processor time for a move goes.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, help="moves a second, instead of as many as it can")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--stacks", type=Path, metavar="FILE", help="write the samples there")
    given = parser.parse_args()
    if shutil.which("perf") is None:
        print("This needs Linux's perf.", file=sys.stderr)
        return 1
    measure(given.tables, given.rate, given.seconds, given.stacks)
    return 0


if __name__ == "__main__":
    sys.exit(main())
