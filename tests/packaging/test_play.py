"""`make play`: the build beside the server ends with it, and a build that fails is told."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from unittest.mock import Mock

import pytest
from tools import play

from mecenate.server.bots import engine
from tests.server.running import wait_for


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the engine, with one of other sources in it."""
    folder = tmp_path / "build" / "compiled"
    folder.mkdir(parents=True)
    (folder / engine.READY).touch()
    monkeypatch.setattr(play, "READY", folder / engine.READY)
    monkeypatch.setattr(play, "FAILED", folder.with_name(folder.name + engine.FAILED))
    monkeypatch.setattr(play, "LOG", tmp_path / "build" / "log.txt")
    return folder


def build_with(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this program be the build."""
    monkeypatch.setattr(play, "MAKE", [sys.executable, "-c", program])


def test_a_build_that_fails_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build_with("raise SystemExit('no such compiler')", monkeypatch)
    with play.building():
        assert not (folder / engine.READY).exists(), "an engine of other sources is not used"
        wait_for(play.FAILED.exists)
    assert "no such compiler" in play.LOG.read_text(encoding="utf-8")


def test_the_build_ends_with_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failed = Mock()
    monkeypatch.setattr(play, "FAILED", failed)
    threads = set(threading.enumerate())
    number = tmp_path / "number"
    write = f"import os, pathlib, time; pathlib.Path({str(number)!r}).write_text(str(os.getpid())); time.sleep(60)"
    build_with(write, monkeypatch)
    with play.building():
        wait_for(lambda: number.exists() and number.read_text())
    with pytest.raises(ProcessLookupError):
        os.kill(int(number.read_text()), 0)
    for thread in set(threading.enumerate()) - threads:
        thread.join()
    failed.touch.assert_not_called()  # a build that is stopped has not failed
