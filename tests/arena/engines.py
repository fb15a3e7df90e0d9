"""Programs that speak the line protocol, or fail to, as the tests start them."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

import mecenate
from mecenate.arena.contestants import EXEC
from mecenate.arena.match import Match

PAGE = Path(__file__).parents[2] / "docs" / "engine-protocol.md"

HOSTILE = """
import json, sys, time
sins = {sins!r}
for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    sin = sins.get(kind)
    if sin == "crash":
        sys.exit("out of marble")
    if sin == "silence":
        time.sleep(3600)
    if sin == "work":
        while True:
            pass
    if sin is not None:
        print(sin, flush=True)
    elif kind == "hello":
        print(json.dumps({{"type": "hello", "protocol": 1, "name": "hostile"}}), flush=True)
    elif kind == "game":
        print(json.dumps({{"type": "ready"}}), flush=True)
    elif kind == "choose":
        print(json.dumps({{"type": "choice", "action": message["legal"][0]}}), flush=True)
    elif kind == "quit":
        break
"""

RELAY = """
import subprocess, sys
log = open(sys.argv[1], "w")
bot = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in sys.stdin:
    log.write("> " + line)
    bot.stdin.write(line)
    bot.stdin.flush()
    if any(f'"type":"{kind}"' in line for kind in ("hello", "game", "choose")):
        answer = bot.stdout.readline()
        log.write("< " + answer)
        log.flush()
        print(answer, end="", flush=True)
    elif '"type":"quit"' in line:
        break
bot.wait()
log.close()
"""


def command(*words: object) -> str:
    """A program as it is written on the command line of a match."""
    return EXEC + shlex.join(map(str, words))


def hostile(folder: Path, **sins: str) -> str:
    """A bot that does something else than answer, by the type of the message."""
    file = folder / f"hostile_{abs(hash(tuple(sins.items())))}.py"
    file.write_text(HOSTILE.format(sins=sins), encoding="utf-8")
    return command(sys.executable, file)


def example(folder: Path, wants: str = '["events"]') -> tuple[str, Path]:
    """The bot of docs/engine-protocol.md, and where to find what it was sent (`> `) and has answered (`< `)."""
    block = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    (folder / "bot.py").write_text(block[1].replace('["events"]', wants), encoding="utf-8")
    (folder / "relay.py").write_text(RELAY, encoding="utf-8")
    log = folder / "session.txt"
    return command(sys.executable, folder / "relay.py", log, sys.executable, folder / "bot.py"), log


def duel(first: str, second: str = "random", seats: int = 2, game: str = "carpe_diem") -> Match:
    """One bot against a table of another."""
    lineup = (0,) + (1,) * (seats - 1)
    return Match(mecenate.game(game).keywords, (first, second), ("first", "second"), lineup, "docs")
