"""On a real terminal: the screen is redrawn in place, and nobody reads what was another's."""

from __future__ import annotations

import os
import select
import subprocess
import sys

import pytest

pty = pytest.importorskip("pty")

CLEAR, ERASE_HISTORY = "\x1b[2J", "\x1b[3J"


def on_a_terminal(*words: str, typed: str) -> tuple[int, str]:
    """Run a command on a terminal of its own, typing once it asks; returns the exit code and all that was shown."""
    main, side = pty.openpty()
    command = [sys.executable, "-c", "import sys; from mecenate.cli import main; sys.exit(main())", *words]
    environ = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "100", "MECENATE_LANG": "en"}
    with subprocess.Popen(command, stdin=side, stdout=side, stderr=side, env=environ) as process:
        os.close(side)
        screen = ""
        while read := read_some(main):
            screen += read
            if typed and "\n> " in screen:
                os.write(main, typed.encode())
                typed = ""
        os.close(main)
        try:
            return process.wait(60), screen
        except subprocess.TimeoutExpired:
            process.kill()
            raise


def read_some(main: int) -> str:
    """What the terminal shows next; nothing when its program has ended, or says nothing for a minute."""
    ready, _, _ = select.select([main], [], [], 60)
    try:
        return os.read(main, 65536).decode(errors="replace") if ready else ""
    except OSError:  # the program has closed its side
        return ""


def test_the_table_is_drawn_anew_for_every_choice() -> None:
    code, screen = on_a_terminal("play", "--seed", "x", typed="leave wheel\nundo\nquit\n")
    assert code == 0
    assert screen.count(CLEAR) == 3
    assert ERASE_HISTORY not in screen
    assert "Taken back: leave wheel" in screen
    assert screen.rstrip().endswith("Goodbye.")


def test_hot_seat_leaves_nothing_to_scroll_back_to() -> None:
    code, screen = on_a_terminal("play", "--bots", "none", "--seats", "2", typed="pass\n\nquit\n")
    assert code == 0
    handed_over = screen.index(ERASE_HISTORY)
    assert handed_over < screen.index("Pass the keyboard to Player 2")


def test_the_end_of_the_input_is_no_error() -> None:
    code, screen = on_a_terminal("play", typed="\x04")
    assert code == 0
    assert screen.rstrip().endswith("Goodbye.")


def test_a_simulation_shows_its_progress() -> None:
    code, screen = on_a_terminal("sim", "carrara", "--games", "20", "--seats", "2", typed="")
    assert code == 0
    assert "20/20" in screen
    assert "20 games" in screen
