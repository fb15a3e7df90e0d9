"""Webhooks and notices: whoever must choose is told, wherever they are; nobody else's machines are spoken to."""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from mecenate.server.people.webhooks import Webhooks

from .running import Guest, Server, running, seated, settings_for

Heard = queue.Queue[tuple[str, dict[str, Any]]]


@contextlib.contextmanager
def listener() -> Iterator[tuple[str, Heard]]:
    """Somebody's own machine, that takes what is posted to it."""
    heard: Heard = queue.Queue()

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            heard.put((self.path, json.loads(body)))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Ear)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/turn?for=ada", heard
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def _table_with_webhook(server: Server, url: str) -> tuple[dict[str, Any], Guest, Guest]:
    table, (ada, bruno) = seated(server.url, public=True)
    assert bruno.http.patch("/api/me", json={"webhook": url}).json()["webhook"] == url
    while bruno.position(table)["actor"] == 0:
        ada.play(table)
    return table, ada, bruno


def test_a_webhook_is_called_when_it_is_ones_turn_and_one_does_not_look(folder: Path) -> None:
    settings = settings_for(folder, webhooks=True, webhooks_to_private_hosts=True)
    with listener() as (url, heard), running(settings) as server:
        table, ada, bruno = _table_with_webhook(server, url)
        path, notice = heard.get(timeout=10)
        version = bruno.position(table)["version"]
        assert path == "/turn?for=ada"
        assert notice == {"type": "notice", "kind": "turn", "table": table["id"], "game": "carrara", "version": version}
        socket = bruno.socket(table)
        socket.until("sync")
        while bruno.position(table)["actor"] == 1:
            bruno.play(table)
        while bruno.position(table)["actor"] == 0:
            ada.play(table)
        assert bruno.http.patch("/api/me", json={"webhook": None}).json()["webhook"] is None
        ada.post(f"/api/tables/{table['id']}/resign")
        assert heard.empty(), "who looks at the table needs no call"


def test_a_webhook_into_the_server_itself_is_not_called(folder: Path) -> None:
    with listener() as (url, heard), running(settings_for(folder, webhooks=True)) as server:
        _table_with_webhook(server, url)
        _table_with_webhook(server, "http://127.0.0.1:99999/")
        _table_with_webhook(server, "http://[::1/")
        with pytest.raises(queue.Empty):
            heard.get(timeout=0.3)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "0.0.0.0", "10.0.0.1", "192.168.1.1", "169.254.169.254", "[fe80::1]",
             "[::ffff:127.0.0.1]", "2130706433", "[fd00::1]"],
)  # fmt: skip
def test_no_private_host_is_spoken_to(host: str) -> None:
    async def address() -> str:
        return await Webhooks(enabled=True, private_hosts=False)._address(f"http://{host}/")

    with pytest.raises((ValueError, OSError)):
        asyncio.run(address())


def test_whoever_is_in_the_lobby_hears_of_turns_and_ends(sqlite_server: Server) -> None:
    ada, bruno = Guest(sqlite_server.url), Guest(sqlite_server.url, "Bruno")
    table = ada.new_table()
    ada.sit(table)
    bruno.sit(table)
    address = sqlite_server.url.replace("http", "ws", 1) + "/ws/me?token="
    with connect(address + ada.me["token"]) as hers, connect(address + bruno.me["token"]) as his:
        ada.post(f"/api/tables/{table['id']}/start")
        notice = {"type": "notice", "kind": "turn", "table": table["id"], "game": "carrara", "version": 0}
        assert json.loads(hers.recv(10)) == notice
        while bruno.position(table)["actor"] == 0:
            ada.play(table)
        version = bruno.position(table)["version"]
        assert json.loads(his.recv(10)) == {**notice, "version": version}
        bruno.post(f"/api/tables/{table['id']}/resign")
        over = {**notice, "kind": "over", "version": version + 1}
        assert json.loads(his.recv(10)) == json.loads(hers.recv(10)) == over
