"""One guest uses everything that the limits allow, and another plays: how long does the other wait?

    python bench/abuse.py                     all scenarios, on the engine in build/compiled if it is there
    python bench/abuse.py hints maestros      some of them
    python bench/abuse.py --sources DIR       a server from other sources, to compare

Every scenario starts a new server with the default limits, on loopback. The guest who loads it uses 127.0.0.1 and the
other 127.0.0.2, so that they do not share the limits of an address. With `--same-address` both use 127.0.0.1, and the
limit of requests is raised.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
from load_process import HOST, child, free_port, wait_until
from load_server import COMPILED, ROOT, _is_healthy
from websockets.asyncio.client import ClientConnection, connect

OTHER = "127.0.0.2"
SPECTATORS, SYNCS_PER_SECOND = 200, 38
HINTS = 60
TABLES = 20
BRANCH = 300
BURST = 550
Load = Callable[["Guest"], Coroutine[Any, Any, str]]
_keys = itertools.count()


@contextlib.contextmanager
def serving(sources: Path, changes: dict[str, object]) -> Iterator[str]:
    """A server with the default limits, except for `changes`; yields its address."""
    with tempfile.TemporaryDirectory(prefix="mecenate-abuse-") as name:
        folder, port = Path(name), free_port()
        changed = {f"MECENATE_{name.upper()}": str(value) for name, value in changes.items()}
        homes = {"XDG_DATA_HOME": name, "XDG_CONFIG_HOME": name, "PYTHONPATH": str(sources)}
        command = [sys.executable, "-m", "mecenate", "serve", "--host", "0.0.0.0", "--port", str(port)]
        database = ["--database", f"sqlite+aiosqlite:///{folder / 'server.db'}"]
        log = folder / "server.log"
        environment = {**os.environ, **homes, **changed}
        with child(command + database, log, folder=folder, environment=environment) as process:
            wait_until(lambda: _is_healthy(port), process, log)
            yield f"{HOST}:{port}"


class Guest:
    """A guest with a loopback address."""

    def __init__(self, server: str, source: str, me: dict[str, Any], http: httpx.AsyncClient) -> None:
        self.server = server
        self.source = source
        self.me = me
        self.http = http
        self.refused = 0

    @classmethod
    @contextlib.asynccontextmanager
    async def enter(cls, server: str, source: str) -> AsyncIterator[Guest]:
        limits = httpx.Limits(max_connections=100, keepalive_expiry=2)
        transport = httpx.AsyncHTTPTransport(local_address=source, limits=limits)
        async with httpx.AsyncClient(base_url=f"http://{server}", transport=transport, timeout=120) as http:
            me = (await http.post("/api/guests", json={"name": "Guest"})).raise_for_status().json()
            http.cookies.clear()
            http.headers["authorization"] = f"Bearer {me['token']}"
            yield cls(server, source, me, http)

    async def create(self, game: str, seats: int, **options: Any) -> dict[str, Any] | None:
        """A new table, or None if it is refused."""
        answer = await self.http.post("/api/tables", json={"game": game, "seats": seats, **options})
        if not answer.is_success:
            self.refused += 1
            return None
        (table,) = answer.json()
        return dict(table)

    async def begin(self, game: str, seats: int, *, sit: bool, **options: Any) -> dict[str, Any] | None:
        """A table that has begun, or None if it is refused."""
        table = await self.create(game, seats, **options)
        if table is None:
            return None
        path = f"/api/tables/{table['id']}"
        if sit:
            seat = {"invite": table["invite"]}
            (await self.http.post(f"{path}/seats", json=seat)).raise_for_status()
        (await self.http.post(f"{path}/start")).raise_for_status()
        return table

    def socket(self, table: dict[str, Any]) -> connect:
        query = urlencode({"token": self.me["token"], "invite": table["invite"]})
        url = f"ws://{self.server}/ws/tables/{table['id']}?{query}"
        return connect(url, max_size=None, compression=None, local_addr=(self.source, 0))


async def answers_of(guest: Guest, level: str, count: int, patience: float) -> list[float]:
    """Seconds that a bot of this level took for each choice, up to the update."""
    table = await guest.begin("carrara", 2, sit=True, bots={"1": level})
    assert table is not None
    seconds_taken: list[float] = []
    end = time.perf_counter() + patience
    async with guest.socket(table) as socket:
        await socket.send('{"type": "hello"}')
        asked = 0.0
        try:
            while len(seconds_taken) < count:
                message = json.loads(await asyncio.wait_for(socket.recv(), max(0.1, end - time.perf_counter())))
                if message["type"] not in ("sync", "update"):
                    continue
                now = time.perf_counter()
                if message["type"] == "update" and message["by"] == 1:
                    seconds_taken.append(now - asked)
                if message["over"]:
                    return seconds_taken
                asked = now
                await _go_on(socket, message)
        except TimeoutError:
            seconds_taken.append(time.perf_counter() - asked)
    await guest.http.post(f"/api/tables/{table['id']}/abandon")
    return seconds_taken


async def _go_on(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(json.dumps({"type": "ack", "version": message["version"]}))
    if message["legal"]:
        play = {"type": "play", "key": f"k{next(_keys)}", "version": message["version"]}
        await socket.send(json.dumps({**play, "action": random.choice(message["legal"])}))


async def requests_of(guest: Guest, seconds: float) -> list[float]:
    """Seconds that small requests took; one is due every 0.2 s, whether or not the last one is answered."""

    async def one() -> float:
        asked = time.perf_counter()
        (await guest.http.get("/api/tables/mine")).raise_for_status()
        return time.perf_counter() - asked

    asked = []
    for _ in range(int(seconds * 5)):
        asked.append(asyncio.create_task(one()))
        await asyncio.sleep(0.2)
    return await asyncio.gather(*asked)


async def moves_at(table: dict[str, Any], players: list[Guest], seconds: float) -> list[float]:
    """Seconds that moves at a table took to be acknowledged."""
    path = f"/api/tables/{table['id']}"
    seconds_taken: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for guest in players:
            position = (await guest.http.get(f"{path}/position")).raise_for_status().json()
            if not position["legal"]:
                continue
            asked = time.perf_counter()
            body = {"key": f"k{next(_keys)}", "version": position["version"], "action": position["legal"][0]}
            (await guest.http.post(f"{path}/moves", json=body)).raise_for_status()
            seconds_taken.append(time.perf_counter() - asked)
        await asyncio.sleep(0.4)
    return seconds_taken


# ---------------------------------------------------------------------- loads


async def idle(_guest: Guest) -> str:
    """No load."""
    return "nothing"


async def hints(guest: Guest) -> str:
    """Requests for hints that are cancelled."""
    table = await guest.begin("carrara", 2, sit=True, bots={"1": "random"})
    assert table is not None
    await asyncio.sleep(1.5)
    for _ in range(HINTS):
        await hang_up(guest, table)
    await asyncio.sleep(0.2)
    return f"{HINTS} hints, hung up"


async def post(guest: Guest, path: str, body: dict[str, Any]) -> int:
    """Send a request as cheaply as possible; returns the status of the answer, 0 if there is none."""
    host, _, port = guest.server.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), local_addr=(guest.source, 0))
    text = json.dumps(body)
    head = f"POST {path} HTTP/1.1\r\nHost: {guest.server}\r\nAuthorization: Bearer {guest.me['token']}\r\n"
    kind = f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\nConnection: close\r\n\r\n"
    writer.write(f"{head}{kind}{text}".encode())
    answer = await reader.read()
    writer.close()
    return int(answer[9:12] or 0)


async def hang_up(guest: Guest, table: dict[str, Any]) -> None:
    """Ask for a hint and close the connection."""
    host, _, port = guest.server.partition(":")
    _, writer = await asyncio.open_connection(host, int(port), local_addr=(guest.source, 0))
    head = f"GET /api/tables/{table['id']}/hint HTTP/1.1\r\nHost: {guest.server}\r\n"
    writer.write(f"{head}Authorization: Bearer {guest.me['token']}\r\n\r\n".encode())
    await writer.drain()
    await asyncio.sleep(0.02)
    writer.close()


async def maestros(guest: Guest) -> str:
    """As many tables of maestros as the limits allow."""
    begun = 0
    for _ in range(TABLES):
        bots = {"0": "maestro", "1": "maestro", "2": "maestro", "3": "maestro"}
        begun += await guest.begin("florenza", 4, sit=False, bots=bots) is not None
    return f"{begun} tables of maestros"


async def everything(guest: Guest) -> str:
    """Tables of maestros, then of novices, up to the limits; and continuous hints and what-ifs."""
    table = await guest.begin("carrara", 2, sit=True, bots={"1": "random"})
    assert table is not None
    told = await maestros(guest)
    novices = 0
    for _ in range(TABLES):
        bots = {"0": "novice", "1": "novice", "2": "novice", "3": "novice"}
        novices += await guest.begin("carrara", 4, sit=False, bots=bots) is not None
    branch = await line_of_play(guest, table)
    path = f"/api/tables/{table['id']}"
    _spawn(_again(lambda: guest.http.get(f"{path}/hint"), 2.0))
    for _ in range(8):
        _spawn(_again(lambda: guest.http.post(f"{path}/what-if", json=branch), 1.6))
    return f"{told}, {novices} of novices, a hint every 2 s, 5 what-ifs a second"


async def line_of_play(guest: Guest, table: dict[str, Any]) -> dict[str, Any]:
    """A branch as long as the limit or the game allows."""
    path = f"/api/tables/{table['id']}/what-if"
    actions: list[str] = []
    for _ in range(BRANCH):
        body = {"actions": actions, "seed": 5, "moves": 0}
        there = (await guest.http.post(path, json=body)).raise_for_status().json()
        if not there["legal"]:
            break
        actions.append(random.choice(there["legal"]))
    return {"actions": actions, "seed": 5, "moves": 0}


async def _again(work: Callable[[], Coroutine[Any, Any, Any]], every: float) -> None:
    while True:
        await _once(work)
        await asyncio.sleep(every)


async def _once(work: Callable[[], Coroutine[Any, Any, Any]]) -> None:
    with contextlib.suppress(httpx.HTTPError):
        await work()


_running: set[asyncio.Task[None]] = set()


def _spawn(work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.create_task(work)
    _running.add(task)
    task.add_done_callback(_running.discard)


# ---------------------------------------------------------------------- spectators


class Spectator:
    """A socket that syncs as often as it may, and ignores the answers."""

    def __init__(self) -> None:
        self.bytes = 0

    async def watch(self, guest: Guest, table: dict[str, Any], seconds: float) -> None:
        host, _, port = guest.server.partition(":")
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(guest.source, 0))
        head = f"GET /ws/tables/{table['id']}?invite={table['invite']} HTTP/1.1\r\nHost: {guest.server}\r\n"
        upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        writer.write(f"{head}{upgrade}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        reading = asyncio.create_task(self._read(reader))
        end = time.perf_counter() + seconds
        await asyncio.sleep(random.random() * 0.2)
        frame = _frame(b'{"type":"sync"}')
        while time.perf_counter() < end and not reading.done():
            writer.write(frame * (SYNCS_PER_SECOND // 5))
            await asyncio.sleep(0.2)
        reading.cancel()
        writer.close()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        while data := await reader.read(1 << 18):
            self.bytes += len(data)


def _frame(text: bytes) -> bytes:
    """A text frame of a client; the mask of zeros leaves the text as it is."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


async def sync_flood(guest: Guest, seconds: float) -> asyncio.Task[str]:
    """As many spectators as an address may have, at one public table in mid-game."""
    bots = {str(seat): "novice" for seat in range(1, 4)}
    table = await guest.begin("carpe_diem", 4, sit=True, bots=bots, public=True)
    assert table is not None
    await asyncio.sleep(2)
    crowd = [Spectator() for _ in range(SPECTATORS)]

    async def flood() -> str:
        await asyncio.gather(*(one.watch(guest, table, seconds) for one in crowd))
        sent = sum(one.bytes for one in crowd) / seconds / 1e6
        return f"{SPECTATORS} spectators, {SYNCS_PER_SECOND} syncs a second each; {sent:.0f} MB/s came back"

    return asyncio.create_task(flood())


# ---------------------------------------------------------------------- scenarios


async def bots_under(load: Load, server: str, source: str) -> None:
    async with Guest.enter(server, HOST) as busy, Guest.enter(server, source) as other:
        await answers_of(other, "novice", 3, 30)  # worker processes have started
        await answers_of(other, "journeyman", 1, 30)
        told = await load(busy)
        print(f"{load.__name__}: {told}", flush=True)
        for level, count in (("random", 20), ("novice", 40), ("journeyman", 20)):
            show(f"another's {level}", await answers_of(other, level, count, 90))
        for task in list(_running):
            task.cancel()


async def what_ifs(server: str, source: str) -> None:
    """A spectator asks what-if at the table of two others: as often as an address may in a minute, all at once."""
    async with (
        Guest.enter(server, HOST) as busy,
        Guest.enter(server, source) as ada,
        Guest.enter(server, source) as bruno,
    ):
        table = await ada.create("carrara", 2, public=True)
        assert table is not None
        for guest in (ada, bruno):
            seat = {"invite": table["invite"]}
            (await guest.http.post(f"/api/tables/{table['id']}/seats", json=seat)).raise_for_status()
        (await ada.http.post(f"/api/tables/{table['id']}/start")).raise_for_status()
        show("moves, alone", await moves_at(table, [ada, bruno], 4))
        branch = await line_of_play(busy, table)
        moving = asyncio.create_task(moves_at(table, [ada, bruno], 12))
        asking = asyncio.create_task(requests_of(bruno, 12))
        await asyncio.sleep(0.5)
        began = time.perf_counter()
        path = f"/api/tables/{table['id']}/what-if"
        answers = await asyncio.gather(*(post(busy, path, branch) for _ in range(BURST)))
        took, refused = time.perf_counter() - began, sum(status != 200 for status in answers)
        told = f"{len(branch['actions'])} actions each, {refused} refused, all answered after {took:.1f} s"
        print(f"what-ifs: {BURST} at once, {told}")
        show("requests elsewhere", await asking)
        show("moves at the table", await moving)
        for task in list(_running):
            task.cancel()


async def syncs(server: str, source: str) -> None:
    """200 spectators sync as often as they may."""
    async with Guest.enter(server, HOST) as busy, Guest.enter(server, source) as other:
        show("requests, alone", await requests_of(other, 3))
        flood = await sync_flood(busy, 12)
        took = await requests_of(other, 12)
        print(f"syncs: {await flood}")
        show("requests elsewhere", took)


def show(what: str, seconds: list[float]) -> None:
    ranked = sorted(seconds)
    p95 = ranked[min(len(ranked) - 1, int(len(ranked) * 0.95))]
    figures = (statistics.median(ranked), p95, ranked[-1])
    print(
        f"  {what:22} n={len(ranked):3} "
        + "  ".join(f"{n} {s:7.3f} s" for n, s in zip(("p50", "p95", "max"), figures, strict=True)),
        flush=True,
    )


SCENARIOS = ("idle", "hints", "maestros", "everything", "whatifs", "syncs")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenario", nargs="*", help=", ".join(SCENARIOS))
    parser.add_argument("--sources", type=Path, default=COMPILED if COMPILED.is_dir() else ROOT / "src")
    parser.add_argument("--same-address", action="store_true")
    parser.add_argument("--setting", action="append", default=[], help="a setting that is not as usual: name=value")
    args = parser.parse_args()
    changes: dict[str, object] = dict(text.split("=", 1) for text in args.setting)
    source = HOST if args.same_address else OTHER
    loads: dict[str, Load] = {load.__name__: load for load in (idle, hints, maestros, everything)}
    for name in args.scenario or SCENARIOS:
        raised = {"requests_per_minute": 100_000} if args.same_address or name in ("whatifs", "everything") else {}
        with serving(args.sources, {**raised, **changes}) as address:
            if name in loads:
                asyncio.run(bots_under(loads[name], address, source))
            else:
                asyncio.run({"whatifs": what_ifs, "syncs": syncs}[name](address, source))


if __name__ == "__main__":
    main()
