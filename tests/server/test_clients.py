"""The clients in Python and TypeScript, and the examples that use them, against a real server."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import mecenate
from mecenate.client import AsyncClient, Client, Closed, ProtocolMismatch, Refused
from mecenate.client.exchange import Exchange

from .running import Server

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
EXAMPLES = ROOT / "examples" / "clients"
SECONDS = 120.0


def check_output(text: str) -> None:
    """Check that an example has played every title, and says the points of every seat."""
    played = dict(re.findall(r"^(\w+) \[ ?(-?\d+(?:, -?\d+)+) ?\]$", text, re.MULTILINE))
    assert {name: len(points.split(",")) for name, points in played.items()} == {
        entry.name: mecenate.game(entry.name).min_seats for entry in mecenate.catalogue()
    }


@pytest.mark.parametrize("example", ["plain.py", "asynchronous.py"])
def test_an_example_in_python_plays_every_title(usual_server: Server, example: str) -> None:
    program = EXAMPLES / example
    assert program.read_text(encoding="utf-8").count("\n") <= 30
    done = subprocess.run(
        [sys.executable, str(program), usual_server.url], capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert done.returncode == 0, done.stderr
    check_output(done.stdout)


def test_the_code_of_the_page_plays_a_game(usual_server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[0]
    assert code.count("http://127.0.0.1:7465") == 1
    exec(compile(code.replace("http://127.0.0.1:7465", usual_server.url), "docs/protocol.md", "exec"), {})
    assert re.fullmatch(r"\[-?\d+, -?\d+\]\n", capsys.readouterr().out)


@pytest.mark.skipif(
    not (WEB / "node_modules" / ".bin" / "tsc").exists(), reason="the packages of web/ are not installed"
)
def test_the_example_in_typescript_plays_every_title(usual_server: Server, tmp_path: Path) -> None:
    """It imports the package as one from a registry, not the sources."""
    example = EXAMPLES / "play.ts"
    assert example.read_text(encoding="utf-8").count("\n") <= 30
    tools = WEB / "node_modules" / ".bin"
    package = tmp_path / "node_modules" / "mecenate-client"
    subprocess.run([tools / "tsc", "--project", WEB / "src" / "client", "--outDir", package / "dist"], check=True)
    shutil.copy(WEB / "src" / "client" / "package.json", package)
    program = tmp_path / "play.mjs"
    subprocess.run([tools / "esbuild", example, f"--outfile={program}", "--log-level=error"], check=True)
    node = ["node", "--experimental-websocket", "--no-warnings", str(program), usual_server.url]
    done = subprocess.run(node, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert done.returncode == 0, done.stderr
    check_output(done.stdout)


def test_a_refusal_is_an_exception_with_its_code(sqlite_server: Server) -> None:
    with Client(sqlite_server.url, name="Ada") as client:
        with pytest.raises(Refused) as refused:
            client.new_table("whist", 4)
        assert (refused.value.code, refused.value.status) == ("unknown-game", 404)
        table = client.new_table("carrara", 2, bots={1: "random"})
        with client.sit(table) as seat:
            client.start(table)
            legal = next(seat.turns())
            with pytest.raises(Refused) as illegal:
                seat.play("build palazzo 6 with wishes")
            assert illegal.value.code == "unknown-action"
            seat.play("leave wheel")
            seat.undo()
            assert seat.legal == legal
        assert seat.seat == 0 and seat.view["game"] == "carrara"


def test_who_may_not_watch_is_told_why(sqlite_server: Server) -> None:
    with Client(sqlite_server.url) as owner, Client(sqlite_server.url) as stranger:
        table = owner.new_table("carrara", 2)
        with pytest.raises(Refused) as refused, stranger.watch(table["id"]):
            pass
        assert refused.value.code == "unknown-table"


def test_the_view_is_that_of_the_server_after_every_update(sqlite_server: Server) -> None:
    chance = random.Random(5)
    with Client(sqlite_server.url) as client:
        table = client.new_table("carpe_diem", 2, bots={1: "random"}, notes=True)
        with client.sit(table) as seat:
            client.start(table)
            for _, legal in zip(range(12), seat.turns(), strict=False):
                position = client.request("GET", f"/api/tables/{table['id']}/position")
                assert (seat.version, seat.legal) == (position["version"], position["legal"])
                assert (seat.view, seat.exchange.state["remembered"]) == (position["view"], position["remembered"])
                seat.play(chance.choice(legal))


def test_a_broken_connection_is_restored(sqlite_server: Server) -> None:
    with Client(sqlite_server.url) as client:
        table = client.new_table("carrara", 2, bots={1: "random"})
        with client.sit(table) as seat:
            client.start(table)
            for number, legal in enumerate(seat.turns()):
                if number in (3, 9):
                    sqlite_server.break_the_sockets()
                seat.play(legal[-1])
        assert len(seat.result) == 2


def test_the_asynchronous_client_comes_back_too(sqlite_server: Server) -> None:
    async def play() -> int:
        async with AsyncClient(sqlite_server.url) as client:
            table = await client.new_table("carrara", 2, bots={1: "random"})
            async with await client.sit(table) as seat:
                await client.start(table)
                number = 0
                async for legal in seat.turns():
                    number += 1
                    if number == 4:
                        sqlite_server.break_the_sockets()
                    await seat.play(legal[-1])
                return len(seat.result)

    assert asyncio.run(play()) == 2


def test_after_a_final_code_nothing_is_tried_again() -> None:
    with pytest.raises(Closed, match="4404"):
        Exchange().lost(4404)
    assert [Exchange().lost(code) for code in (None, 1011, 4408)] == [0.3, 0.3, 0.3]
    with pytest.raises(ProtocolMismatch):
        Exchange().receive('{"type": "sync", "protocol": 99}')
