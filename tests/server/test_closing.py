"""Closing the server: a step that never ends is left behind after a while, and the log names it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from mecenate.server import garbage, tasks
from mecenate.server.app import make_app
from mecenate.server.settings import Settings
from mecenate.server.storage.journal_sqlite import JournalFile

LATE = "closing goes on without what has not ended"


def url_of(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'house.db'}"


async def stubborn(released: asyncio.Event) -> None:
    """A task that cannot be cancelled, like one whose connection waits for a thread."""
    while not released.is_set():
        try:
            await released.wait()
        except asyncio.CancelledError:
            continue


def test_a_chore_that_cannot_be_cancelled_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "PATIENCE", 0.2, raising=False)

    async def open_and_close() -> None:
        released = asyncio.Event()
        monkeypatch.setattr(garbage, "collect_everything", lambda: stubborn(released))
        app = make_app(Settings(database=url_of(tmp_path)))

        async def live() -> None:
            async with app.lifespan():
                await asyncio.sleep(0)

        closing = asyncio.create_task(live())
        done, _ = await asyncio.wait({closing}, timeout=20)
        released.set()
        await closing
        assert done

    with capture_logs() as lines:
        asyncio.run(open_and_close())
    assert [(line["what"], line["tasks"]) for line in lines if line["event"] == LATE] == [("chores", ["stubborn"])]


def test_a_background_task_that_never_ends_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "PATIENCE", 0.1, raising=False)

    async def wait() -> None:
        background, released = tasks.BackgroundTasks(), asyncio.Event()
        background.spawn(stubborn(released))
        waiting = asyncio.create_task(background.wait())
        done, _ = await asyncio.wait({waiting}, timeout=10)
        released.set()
        await waiting
        assert done

    asyncio.run(wait())


def test_the_event_loop_goes_on_while_the_journal_writes_its_last_batch(tmp_path: Path) -> None:
    async def close() -> float:
        file, released = JournalFile(url_of(tmp_path)), threading.Event()
        file._writer.submit(released.wait)
        threading.Timer(3, released.set).start()
        began = time.monotonic()
        closing = asyncio.create_task(file.close())
        await asyncio.sleep(0.1)
        took = time.monotonic() - began
        released.set()
        await closing
        return took

    assert asyncio.run(close()) < 2


def test_a_failed_step_is_logged_and_the_next_one_follows() -> None:
    async def fail() -> None:
        raise OSError("the disk is full")

    with capture_logs() as lines:
        asyncio.run(tasks.close("visits", fail()))
    assert [(line["what"], line["error"]) for line in lines] == [("visits", "OSError('the disk is full')")]


def test_a_process_with_a_thread_that_never_ends_is_ended() -> None:
    program = (
        "import threading; from mecenate.server.run import end_process_soon; "
        "threading.Thread(target=threading.Event().wait).start(); end_process_soon(0.1)"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1
    assert "is ended now" in ended.stdout
