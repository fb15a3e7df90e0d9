"""`mecenate serve`: start the server, so that people and programs can play over the network."""

from __future__ import annotations

import argparse
import os
import threading
import time
from pathlib import Path

from mecenate.cli.console import engine_line, out
from mecenate.extras import needs
from mecenate.lang import Language


def add_arguments(group: argparse._ArgumentGroup, language: Language) -> None:
    """--host, --port, --database, --workers, --config, --open."""
    group.add_argument("--host", metavar="ADDRESS", help=language.text("help-host"))
    group.add_argument("--port", type=int, metavar="N", help=language.text("help-port"))
    group.add_argument("--database", metavar="URL", help=language.text("help-database"))
    group.add_argument("--workers", type=int, metavar="N", help=language.text("help-serve-workers"))
    group.add_argument("--config", type=Path, metavar="FILE", help=language.text("help-config"))
    group.add_argument("--open", action="store_true", help=language.text("help-open"))


def run(args: argparse.Namespace, language: Language) -> int:
    """Serve until Ctrl-C."""
    with needs("server"):
        from mecenate.server import run as server
        from mecenate.server import settings
        from mecenate.server.bots.engine import FOLDER

    flags = {name: getattr(args, name) for name in ("host", "port", "database", "workers")}
    loaded = settings.load(flags, args.config)
    address = f"http://{loaded.host}:{loaded.port}/"

    def ready() -> None:
        lines = [
            language.text("server-runs", address=address),
            engine_line(language, building=bool(os.environ.get(FOLDER))),
        ]
        if args.open:
            lines = [language.text("greet-about"), lines[0], language.text("greet-next"), lines[1]]
        out().print("\n".join(lines), soft_wrap=True)
        if args.open:
            threading.Thread(target=_open_browser, args=(address,), daemon=True).start()

    return server.serve(loaded, ready)


def _open_browser(address: str) -> None:
    """Open the browser as soon as the server answers."""
    import urllib.request
    import webbrowser

    for _ in range(100):
        try:
            with urllib.request.urlopen(address + "health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
