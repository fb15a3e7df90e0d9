"""Starts the server for `make play`, at once with whatever engine there is, and compiles the engine beside it.

python tools/play.py [options of `mecenate serve`]

If the compiled engine is up to date, the server uses it. If not, it starts interpreted, `make compiled` runs at low
priority, and the bots change to the compiled engine when it is ready. Ctrl-C stops both; a build that is stopped
begins where it was when it is started again.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COMPILED = ROOT / "build" / "compiled"
READY = COMPILED / ".built"
FAILED = COMPILED.with_name(COMPILED.name + ".failed")
LOG = ROOT / "build" / "log.txt"
MAKE = [shutil.which("make") or "make", "--no-print-directory", "-C", str(ROOT), str(READY.relative_to(ROOT))]


def up_to_date() -> bool:
    """Whether the engine is compiled, from the sources as they are."""
    return subprocess.run([*MAKE, "--question"], capture_output=True, check=False).returncode == 0


@contextlib.contextmanager
def building() -> Iterator[None]:
    """Compile the engine during this block, at low priority."""
    READY.unlink(missing_ok=True)  # the one that is there is of other sources
    FAILED.unlink(missing_ok=True)
    LOG.parent.mkdir(exist_ok=True)
    nice = ["nice", "-n", "15"] if shutil.which("nice") else []
    with LOG.open("w", encoding="utf-8") as log:
        build = subprocess.Popen([*nice, *MAKE], stdout=log, stderr=log, start_new_session=True)

    stopping = threading.Event()

    def watch() -> None:
        if build.wait() and not stopping.is_set():
            FAILED.touch()

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        stopping.set()
        with contextlib.suppress(ProcessLookupError):
            os.killpg(build.pid, 15)
        watcher.join()
        FAILED.unlink(missing_ok=True)


def serve(engine: Path, **variables: str) -> int:
    """Serve with the engine of this folder, until Ctrl-C."""
    command = [sys.executable, "-m", "mecenate", "serve", "--open", *sys.argv[1:]]
    server = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(engine), **variables})
    while True:
        with contextlib.suppress(KeyboardInterrupt):  # the server gets it too, and ends by itself
            return server.wait()


def main() -> int:
    """Serve; compile the engine meanwhile if it is not up to date and there is a C compiler."""
    if up_to_date():
        return serve(COMPILED)
    if not shutil.which(os.environ.get("CC", "cc").split()[0]):
        return serve(ROOT / "src")
    with building():
        return serve(ROOT / "src", MECENATE_ENGINE_FOLDER=str(COMPILED))


if __name__ == "__main__":
    sys.exit(main())
