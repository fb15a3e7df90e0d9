"""Which engine the server and its bots use, and the change of the bots to a compiled one that is built meanwhile."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Final, Literal

import msgspec
import structlog

from mecenate import engine
from mecenate.server.bots.workers import Workers

log = structlog.get_logger()
FOLDER: Final = "MECENATE_ENGINE_FOLDER"
"""The environment variable by which `make play` names the folder into which the engine is compiled."""
READY: Final = ".built"
"""A file in that folder; it is there when the engine is complete."""
FAILED: Final = ".failed"
"""What is added to the name of the folder for a file that is there when the compilation has failed."""
EVERY: Final = 1.0
"""Seconds between two looks."""


class EngineInfo(msgspec.Struct, frozen=True):
    """Which engine the server and its bots use, and whether a compiled one is being built for the bots."""

    server: engine.Kind
    bots: engine.Kind
    build: Literal["none", "running", "failed"]


class EngineChange:
    """Waits for the compiled engine, and lets new worker processes use it."""

    def __init__(self, workers: Workers, folder: str | None = None) -> None:
        named = os.environ.get(FOLDER) if folder is None else folder
        awaited = bool(named) and engine.kind() == "interpreted"
        self._workers = workers
        self._folder: Path | None = Path(named) if named and awaited else None
        self._bots = engine.kind()

    def info(self) -> EngineInfo:
        """The state of things."""
        if self._folder is None or self._bots == "compiled":
            return EngineInfo(engine.kind(), self._bots, "none")
        failed = self._folder.with_name(self._folder.name + FAILED).exists()
        return EngineInfo(engine.kind(), self._bots, "failed" if failed else "running")

    async def run(self) -> None:
        """Change over once the engine is there; work that was begun ends where it was begun."""
        while self._folder is not None and self._bots == "interpreted":
            if (self._folder / READY).exists():
                self._change(self._folder)
                return
            await asyncio.sleep(EVERY)

    def _change(self, folder: Path) -> None:
        # Worker processes get a copy of this path. In this process `mecenate` is loaded, and stays what it is.
        sys.path.insert(0, str(folder))
        self._workers.renew()
        self._bots = "compiled"
        log.info("the engine is compiled: bots use it from now on")
