"""`mecenate serve`: start the server, so that people and programs can play over the network."""

from __future__ import annotations

import argparse
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

from mecenate.cli.console import out
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
    from mecenate.server import run as server
    from mecenate.server import settings

    flags = {name: getattr(args, name) for name in ("host", "port", "database", "workers")}
    loaded = settings.load(flags, args.config)
    address = f"http://{loaded.host}:{loaded.port}/"

    def ready() -> None:
        out().print(language.text("house-opens", address=address), highlight=False)
        if args.open:
            threading.Thread(target=_open_browser, args=(address,), daemon=True).start()

    return server.serve(loaded, ready)


def _open_browser(address: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(address + "health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
