"""How long a visitor waits while somebody holds half-open requests: `python bench/half_open.py --help`.

Starts a server of its own that may open 1,024 files, opens 1,150 connections to it from one or from several loopback
addresses, sends half a request head on each, and asks for `/health` from another loopback address once a second.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

FILES = 1024
HALF = {
    "nothing": b"",
    "head": b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
    "body": b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{",
}


def main() -> None:
    parser = argparse.ArgumentParser(description="measure how long a visitor waits while half-open requests are held")
    parser.add_argument("--held", type=int, default=1150, help="half-open connections")
    parser.add_argument("--addresses", type=int, default=1, help="loopback addresses from which they come")
    parser.add_argument("--seconds", type=float, default=30, help="how long they are held")
    parser.add_argument("--part", choices=HALF, default="head", help="where a request stops")
    args = parser.parse_args()
    with serving() as port:
        measure(port, args.held, args.addresses, args.seconds, HALF[args.part])


@contextlib.contextmanager
def serving() -> Iterator[int]:
    """A server in a separate process that may open only a few files."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/server.db"
        limited = ["sh", "-c", f'ulimit -n {FILES} && exec "$@"', "sh"]
        command = [*limited, sys.executable, "-m", "mecenate", "serve", "--port", str(port), "--database", database]
        with (Path(folder) / "log").open("wb+") as log:
            environment = {**os.environ, "XDG_CONFIG_HOME": folder}
            child = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
            try:
                while ask(port, "127.0.0.1")[1] != 200:
                    time.sleep(0.1)
                yield port
            finally:
                child.terminate()
                child.wait(20)
                log.seek(0)
                lines = log.read().decode(errors="replace").splitlines()
                print(f"the server logged {len(lines)} lines", *lines[:4], sep="\n  ")


def measure(port: int, held: int, addresses: int, seconds: float, half: bytes) -> None:
    began = time.monotonic()
    sockets = [half_open(port, f"127.0.1.{1 + n % addresses}", half) for n in range(held)]
    waits, asked, answered = [], 0, 0
    last = time.monotonic()
    while time.monotonic() < began + seconds:
        _, status = ask(port, "127.0.2.1", seconds)
        asked += 1
        if status == 200:
            answered += 1
            waits.append(time.monotonic() - last)
            time.sleep(0.2)
            last = time.monotonic()
        else:
            time.sleep(0.05)
    if time.monotonic() - last > 1:
        waits.append(time.monotonic() - last)
    still = sum(1 for one in sockets if one is not None and is_open(one))
    for one in sockets:
        if one is not None:
            one.close()
    print(
        f"{held} half-open requests from {addresses} addresses, held for {seconds:g} s: another visitor had "
        f"{answered} of {asked} requests answered and waited {max(waits):.3f} s at most, "
        f"{statistics.median(waits):.3f} s in the median; {still} connections were open at the end"
    )


def half_open(port: int, address: str, half: bytes) -> socket.socket | None:
    try:
        one = socket.create_connection(("127.0.0.1", port), timeout=2, source_address=(address, 0))
        one.sendall(half)
    except OSError:
        return None
    return one


def is_open(one: socket.socket) -> bool:
    one.setblocking(False)
    try:
        while chunk := one.recv(4096):
            del chunk
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


def ask(port: int, address: str, seconds: float = 5) -> tuple[float, int]:
    """How long an answer took, and its status; 0 for none."""
    began = time.monotonic()
    try:
        with socket.create_connection(("127.0.0.1", port), timeout=seconds, source_address=(address, 0)) as one:
            one.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            answer = one.recv(4096)
    except OSError:
        answer = b""
    return time.monotonic() - began, int(answer.split()[1]) if answer else 0


if __name__ == "__main__":
    main()
