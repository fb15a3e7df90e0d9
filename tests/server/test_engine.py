"""The engine of the bots: it can change while the server runs, and everybody is told which one runs."""

from __future__ import annotations

import asyncio
import shutil
import sys
import time
from pathlib import Path

import httpx
import pytest

import mecenate
from mecenate import engine
from mecenate.lang import LANGUAGES
from mecenate.server.bots.engine import FAILED, FOLDER, READY, EngineChange, EngineInfo
from mecenate.server.bots.queue import Client, Lane
from mecenate.server.bots.workers import Workers
from tests.server.running import Server

SOURCE = Path(mecenate.__file__).parent
SOMEBODY = Client("somebody", "somewhere")


def place_of_the_engine(seconds: float = 0.0) -> str:
    """Where a worker process has its engine from; after so many seconds."""
    time.sleep(seconds)
    return str(mecenate.__file__)


@pytest.fixture
def another_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder like the one that `make play` compiles the engine into; not ready."""
    folder = tmp_path / "compiled"
    shutil.copytree(SOURCE, folder / "mecenate", ignore=shutil.ignore_patterns("__pycache__", "web"))
    monkeypatch.setattr("sys.path", [*sys.path])
    monkeypatch.setattr(engine, "kind", lambda: "interpreted")
    return folder


def test_bots_change_to_the_engine_that_was_built_meanwhile(another_engine: Path) -> None:
    async def change_over() -> None:
        workers = Workers(1)
        change = EngineChange(workers, str(another_engine))
        waiting = asyncio.create_task(change.run())
        assert change.info() == EngineInfo("interpreted", "interpreted", "running")
        try:
            begun = workers.put(Lane.SEARCH, SOMEBODY, place_of_the_engine, 2.0)
            (another_engine / READY).touch()
            await waiting
            assert change.info() == EngineInfo("interpreted", "compiled", "none")
            before = await workers.result(begun)
            after = await workers.ask(Lane.SEARCH, SOMEBODY, place_of_the_engine)
        finally:
            await workers.stop()
        assert Path(before).parent == SOURCE, "what was begun ends where it was begun"
        assert Path(after).parent == another_engine / "mecenate"

    asyncio.run(change_over())


def test_a_build_that_failed_is_told_and_changes_nothing(another_engine: Path) -> None:
    change = EngineChange(Workers(1), str(another_engine))
    another_engine.with_name(another_engine.name + FAILED).touch()
    assert change.info() == EngineInfo("interpreted", "interpreted", "failed")


def test_a_compiled_server_waits_for_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(engine, "kind", lambda: "compiled")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    assert EngineChange(Workers(1)).info() == EngineInfo("compiled", "compiled", "none")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_api_greets_a_newcomer(sqlite_server: Server, language: str) -> None:
    greeting = httpx.get(f"{sqlite_server.url}/api", headers={"accept-language": language}).json()
    assert greeting["about"].startswith("Mecenate")
    assert "POST /api/guests" in greeting["next"]
    assert "DELETE /api/session" in greeting["leave"]
    assert greeting["schema"] == "/api/schema"
    assert greeting["engine"] == {"server": engine.kind(), "bots": engine.kind(), "build": "none"}
