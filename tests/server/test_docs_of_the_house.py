"""The pages about the house say what is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec

from mecenate.server.settings import Settings

from .running import Guest, Running, wait_for

DOCS = Path(__file__).parents[2] / "docs"
SOURCE = Path(__file__).parents[2] / "src" / "mecenate" / "server"


def test_the_bot_of_the_page_plays_a_whole_game(open_house: Running, tmp_path: Path) -> None:
    """Two of them play each other; the program is the one on the page, word for word."""
    (program,) = re.findall(r"```python\n(.*?)```", (DOCS / "protocol.md").read_text(encoding="utf-8"), re.DOTALL)
    assert program.count("\n") <= 45
    script = tmp_path / "bot.py"
    script.write_text(program, encoding="utf-8")
    host = Guest(open_house.url)
    table = host.found("florenza", 2)
    command = [sys.executable, str(script), open_house.url, table["id"], table["invite"]]
    bots = [subprocess.Popen(command) for _ in range(2)]
    wait_for(lambda: all(seat["person"] for seat in host.get(f"/api/tables/{table['id']}")["seats"]))
    host.post(f"/api/tables/{table['id']}/start")
    assert [bot.wait(90) for bot in bots] == [0, 0]
    assert host.get(f"/api/tables/{table['id']}")["status"] == "over"


def test_every_setting_is_explained() -> None:
    page = (DOCS / "hosting.md").read_text(encoding="utf-8")
    for field in msgspec.structs.fields(Settings):
        assert f"`{field.name}`" in page, field.name


def test_every_code_of_a_refusal_is_listed() -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    text = "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    codes = set(re.findall(r"(?:Refusal|conflict)\(\s*\"([a-z-]+)\"", text))
    codes |= set(re.findall(r", \"([a-z]+-[a-z]+)\"\),", (SOURCE / "errors.py").read_text(encoding="utf-8")))
    assert len(codes) > 20
    assert {code for code in codes if f"`{code}`" not in page} == set()
