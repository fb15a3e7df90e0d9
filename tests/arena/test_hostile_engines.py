"""Programs that break the protocol lose, and never stop a match."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import msgspec
import pytest

import mecenate
from mecenate.arena import contestants
from mecenate.arena.contestants import BotSpec, Limits, Place, contestant, label, read_spec
from mecenate.arena.engine_process import BotFailed, EngineProcess, processor_seconds
from mecenate.arena.match import GameResult, play_game
from mecenate.cli import main
from tests.arena.engines import duel, hostile

SOON = Limits(seconds=0.3, patience=4.0)

SINS = [
    ({"choose": "crash"}, "crash", "out of marble"),
    ({"choose": "I think I will pass"}, "garbage", "I think I will pass"),
    ({"choose": "{}"}, "garbage", "not a message"),
    ({"choose": '{"type":"choice"}'}, "garbage", "action"),
    ({"choose": '{"type":"ready"}'}, "garbage", "unexpected answer"),
    ({"choose": "x" * (1 << 21)}, "garbage", ""),
    ({"choose": '{"type":"choice","action":"win"}'}, "illegal", "'win' is not one"),
    ({"choose": '{"type":"error","message":"no idea"}'}, "gave-up", "no idea"),
    ({"choose": "silence"}, "silent", "no answer"),
    ({"choose": "work"}, "time", "0.3 s"),
    ({"choose": '{"type":"info"}'}, "silent", "no answer"),
    ({"game": "crash"}, "crash", "out of marble"),
    ({"game": '{"type":"choice","action":"x"}'}, "garbage", "unexpected answer"),
    ({"hello": "crash"}, "crash", "out of marble"),
    ({"hello": "hello!"}, "garbage", "hello!"),
    ({"hello": '{"type":"hello","protocol":99,"name":"x"}'}, "protocol", "protocol 99"),
]


@pytest.fixture
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Limits, "of", classmethod(lambda cls, seconds: SOON))


@pytest.mark.usefixtures("_soon")
@pytest.mark.parametrize(
    ("sins", "reason", "detail"), SINS, ids=[f"{reason}-{n}" for n, (_, reason, _) in enumerate(SINS)]
)
def test_a_bot_that_breaks_the_protocol_loses(tmp_path: Path, sins: dict[str, str], reason: str, detail: str) -> None:
    started = time.monotonic()
    played = play_game(duel(hostile(tmp_path, **sins), seats=3), 0, 1)
    assert played.forfeit is not None
    assert (played.forfeit.seat, played.forfeit.reason) == (1, reason)
    assert detail in played.forfeit.detail
    assert (played.ranks, played.totals) == ((1, 3, 1), None)
    assert time.monotonic() - started < 30


@pytest.mark.usefixtures("_soon")
def test_the_match_goes_on_after_a_crash(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = hostile(tmp_path, choose="crash")
    assert main(["arena", "match", "florenza", "--bot", bot, "--bot", "random", "--deals", "2", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    first, second = printed["bots"]
    assert (first["name"], first["forfeits"], first["win_rate"]) == ("hostile", 4, 0.0)
    assert (second["forfeits"], second["win_rate"], second["mean_total"]) == (0, 1.0, 0.0)


def test_a_bot_that_cannot_start_is_said_before_the_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "match", "florenza", "--bot", "exec:/no/such/bot", "--bot", "random"]) == 1
    assert "cannot start /no/such/bot" in capsys.readouterr().err
    with pytest.raises(BotFailed, match="out of marble"):
        label(read_spec(hostile(tmp_path, hello="crash")))


def test_a_failed_bot_is_gone_with_its_children(tmp_path: Path) -> None:
    """A bot that leaves a child which holds its output open is still noticed, and the child is killed."""
    file = tmp_path / "parent.py"
    file.write_text(
        "import os, sys, time\n"
        "if os.fork() == 0:\n"
        f"    open({str(tmp_path / 'child')!r}, 'w').write(str(os.getpid()))\n"
        "    time.sleep(3600)\n"
        "time.sleep(0.5)\n"
        "print('garbage', flush=True)\n"
        "time.sleep(3600)\n",
        encoding="utf-8",
    )
    with pytest.raises(BotFailed, match="garbage"):
        EngineProcess([sys.executable, str(file)])
    child = int((tmp_path / "child").read_text(encoding="utf-8"))
    deadline = time.monotonic() + 5
    while _runs(child) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _runs(child)


def _runs(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except OSError:
        return False


def test_a_process_is_kept_for_its_seat_until_it_fails(tmp_path: Path) -> None:
    bot = BotSpec("x", command=read_spec(hostile(tmp_path, choose='{"type":"choice","action":"win"}')).command)
    game = mecenate.game("florenza")
    seated = contestant(bot, Place(game, 2, 0, 1, 1.0), SOON)
    seated.begin()
    (process,) = contestants._processes.values()
    again = contestant(bot, Place(game, 2, 1, 2, 1.0), SOON)
    again.begin()
    assert list(contestants._processes.values()) == [process]
    state = game.start(2, mecenate.Dealer.fast(1))
    with pytest.raises(BotFailed, match="win"):
        again.choose(state, [])
    assert not contestants._processes


@pytest.mark.skipif(sys.platform != "linux", reason="the clock of another process is read on Linux")
def test_time_is_that_of_the_processor(tmp_path: Path) -> None:
    """A bot that sleeps uses none of it."""
    file = tmp_path / "sleeper.py"
    file.write_text(
        'import time\ninput()\nprint(\'{"type":"hello","protocol":1,"name":"sleeper"}\', flush=True)\n'
        "time.sleep(0.4)\nend = time.process_time() + 0.2\n"
        "while time.process_time() < end:\n    pass\n"
        "input()\n",
        encoding="utf-8",
    )
    process = EngineProcess([sys.executable, str(file)])
    pid = process._process.pid
    before = processor_seconds(pid)
    time.sleep(0.2)
    assert processor_seconds(pid) - before < 0.15
    deadline = time.monotonic() + 20
    while processor_seconds(pid) - before < 0.19 and time.monotonic() < deadline:
        time.sleep(0.05)
    assert 0.19 <= processor_seconds(pid) - before < 0.4
    process.close()


def test_a_forfeit_is_written_with_its_reason(tmp_path: Path) -> None:
    played = play_game(duel(hostile(tmp_path, game="crash")), 0, 0)
    again = msgspec.json.decode(msgspec.json.encode(played), type=GameResult)
    assert again == played and again.forfeit is not None and again.forfeit.reason == "crash"
