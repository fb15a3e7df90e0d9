"""Runs the server with reload and Vite with its proxy, for work on Mecenate. Ctrl-C stops both.

python tools/dev.py [--port N] [--web-port N] [--database URL]        `make dev ARGS="…"`

The page is at Vite's address (--web-port) and follows a change to web/ at once. Vite passes /api and /ws on to the
server, which restarts when a file below src/mecenate changes.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
import uvicorn
from uvicorn.supervisors import ChangeReload

from mecenate.server import run
from mecenate.server.settings import Settings, load
from mecenate.server.storage import opening

ROOT = Path(__file__).parent.parent
WEB_PORT = 5173
SECONDS_TO_STOP = 5.0


@contextlib.contextmanager
def vite(server: str, port: int) -> Iterator[None]:
    """Vite, until the end of the block. If it stops by itself, the server is interrupted too."""
    command = ["node_modules/.bin/vite", "--port", str(port), "--strictPort"]
    process = subprocess.Popen(command, cwd=ROOT / "web", env={**os.environ, "MECENATE_SERVER": server})
    ending = threading.Event()

    def watch() -> None:
        process.wait()
        if not ending.is_set():
            os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=watch, daemon=True).start()
    try:
        yield
    finally:
        ending.set()
        process.terminate()
        try:
            process.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            process.kill()


def serve(settings: Settings) -> None:
    """The server, restarted after every change to its sources, until it is interrupted."""
    os.environ[run.HANDED_ON] = json.dumps(msgspec.to_builtins(settings))
    config = run.ServerConfig(
        "mecenate.server.run:app_from_environment",
        settings,
        factory=True,
        reload=True,
        reload_dirs=[str(ROOT / "src" / "mecenate")],
        log_level="info",
    )
    ChangeReload(config, target=uvicorn.Server(config).run, sockets=[config.bind_socket()]).run()


def main() -> None:
    """Start both and wait for Ctrl-C."""
    parser = argparse.ArgumentParser(description="Run the server with reload and Vite with its proxy.")
    parser.add_argument("--port", type=int, help="the port of the server")
    parser.add_argument("--web-port", type=int, default=WEB_PORT, help="the port of Vite, where the page is")
    parser.add_argument("--database", help="the database of the server, as for `mecenate serve`")
    args = parser.parse_args()
    settings = load({"host": None, "port": args.port, "database": args.database, "workers": 1}, None)
    run.set_up_logging(settings.log)
    run.check_port(settings)
    opening.prepare(settings.database_url)
    with vite(f"http://{settings.host}:{settings.port}", args.web_port), contextlib.suppress(KeyboardInterrupt):
        serve(settings)


if __name__ == "__main__":
    main()
