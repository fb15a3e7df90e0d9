"""Tries out an installed wheel: the engine, a game of each title, the commands, and the server with its page.

python tools/try_wheel.py compiled            or `interpreted`: which engine the wheel must have

It runs with the Python of the environment in which the wheel is installed, and needs nothing else.
"""

from __future__ import annotations

import contextlib
import json
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import mecenate
from mecenate import engine

SECONDS = 60.0
COMMAND = [sys.executable, "-m", "mecenate"]


def play_each_title() -> None:
    """One game of each title, by the last legal action."""
    for entry in mecenate.catalogue():
        dealer = mecenate.Dealer.sealed("a wheel")
        state = mecenate.game(entry.name).start(seats=entry.max_seats, dealer=dealer)
        while not state.over:
            state.apply(state.legal()[-1], dealer=dealer)
        print(f"{entry.name}: {[score.total for score in state.scores()]}")


def printed(*words: str) -> str:
    """What a command prints."""
    return subprocess.run([*COMMAND, *words], check=True, capture_output=True, text=True).stdout


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The server on a free port, until the end of the block; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    database = f"sqlite+aiosqlite:///{folder / 'house.db'}"
    server = subprocess.Popen([*COMMAND, "serve", "--port", str(port), "--database", database])
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


def fetched(address: str) -> str:
    """A page, as soon as the server answers."""
    until = time.monotonic() + SECONDS
    while True:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return str(answer.read().decode())
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def main() -> None:
    """Try everything; an assertion that fails says what is wrong."""
    expected = sys.argv[1]
    place = Path(mecenate.__file__)
    assert "site-packages" in place.parts, f"this is not an installed wheel: {place}"
    assert engine.kind() == expected, f"the engine is {engine.kind()}"
    assert f"({expected} engine)" in printed("--version")
    play_each_title()
    assert "3 games" in printed("sim", "florenza", "--games", "3", "--bots", "apprentice", "--lang", "en")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address:
        assert json.loads(fetched(f"{address}/health"))["status"] == "open"
        assert json.loads(fetched(f"{address}/api"))["engine"]["bots"] == expected
        page = fetched(address)
        assert "/assets/" in page, "the wheel has no page: run `make web` before it is built"
        script = page.partition('src="')[2].partition('"')[0]
        assert len(fetched(address + script)) > 1000
    print("the wheel works")


if __name__ == "__main__":
    main()
