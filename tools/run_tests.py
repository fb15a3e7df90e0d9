"""Runs pytest, and what failed or hung once more, alone.

    python tools/run_tests.py NAME OPTIONS...

NAME is the name of the run, for its cache. A few tests depend on how busy the machine is. A test that fails among the
others and passes alone is reported at the end, and does not fail the run; one that fails twice does, and so do many
failures at once. A run that does not end is stopped after `LIMIT` and begun again, with a simpler distribution.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

LIMIT = 1800
"""Seconds; the longest run takes 500 to 1,000 on two cores."""
FEW: Final = 5
"""More failures than this are no matter of chance."""
FAILED: Final = 1
"""The exit status of pytest if tests failed; every other one but 0 says that it could not run them."""


def run(options: list[str]) -> int | None:
    """The exit status of pytest, or None if it did not end in time. All that it started ends with it."""
    process = subprocess.Popen([sys.executable, "-m", "pytest", *options], start_new_session=True)
    try:
        return process.wait(LIMIT)
    except subprocess.TimeoutExpired:
        return None
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def failures(cache: Path) -> list[str]:
    """The tests that failed in the last run; a worker of pytest-xdist that stopped is none."""
    try:
        failed = json.loads((cache / "v" / "cache" / "lastfailed").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return []
    return [name for name in failed if ".py" in name]


def in_one_process(options: list[str]) -> list[str]:
    """The same options without those of pytest-xdist."""
    kept = list(options)
    for name in ("-n", "--dist"):
        while name in kept:
            place = kept.index(name)
            del kept[place : place + 2]
    return kept


def main(name: str, options: list[str]) -> int:
    """Run the tests; the exit status of the whole."""
    cache = Path("build", "tests", name).absolute()
    (cache / "v" / "cache" / "lastfailed").unlink(missing_ok=True)
    options = [*options, "-o", f"cache_dir={cache}"]
    status = run(options)
    if status is None:
        print(f"\nThe tests did not end within {LIMIT} seconds. They are run again.", flush=True)
        status = run(["load" if option == "worksteal" else option for option in options])
    failed = failures(cache)
    if status != FAILED or not 0 < len(failed) <= FEW:
        return 1 if status is None else status
    print("\nThese tests failed and are run again, alone:", *failed, sep="\n  ", flush=True)
    status = run([*in_one_process(options), "--last-failed", "--last-failed-no-failures", "none"])
    if status == 0:
        print("\nThey failed among the others and passed alone:", *failed, sep="\n  ", flush=True)
    return 1 if status is None else status


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that `run` ends what it has started
    sys.exit(main(sys.argv[1], sys.argv[2:]))
