"""Bots of others at the tables of a server: each choice in a process of its own, with limits that hold."""

from __future__ import annotations

import re
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

import mecenate
from mecenate.arena import confinement
from mecenate.arena.confinement import Confinement, NotEnforced
from mecenate.arena.engine_process import BotFailed
from mecenate.bots import Outlook
from mecenate.server.bots.external import ExternalBot, check_external_bots, external_bots
from mecenate.server.settings import SettingsError, load
from tests.examples.building import JAVASCRIPT_BOT, registered
from tests.server.running import CARRIED_OUT, Guest, close_all, running, settings_for

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the limits need Linux")


def leaves_the_network() -> bool:
    """Whether this system can keep a program from the network."""
    try:
        Confinement(512, 5, network=False).check()
    except NotEnforced:
        return False
    return True


ALONE = leaves_the_network()
needs_namespaces = pytest.mark.skipif(not ALONE, reason="this system lets no process leave the network")


@pytest.fixture
def studiolo() -> Iterator[None]:
    """The example game for the time of a test."""
    with registered():
        yield


def test_two_bots_of_others_take_their_turns_in_a_game_of_others_at_a_table(studiolo: None, tmp_path: Path) -> None:
    named = ["collector=studiolo.greedy:GreedyBot", f"cautious={JAVASCRIPT_BOT}"]
    settings = settings_for(tmp_path, external_bots=named, external_bot_network=not ALONE, external_bot_seconds=5.0)
    with running(settings) as server, structlog.testing.capture_logs() as logged:
        ada = Guest(server.url)
        (game,) = [one for one in ada.http.get("/api/games").json() if one["name"] == "studiolo"]
        assert game["bots"][-2:] == ["collector", "cautious"] and game["seconds"]["cautious"] == 5.0
        table = ada.new_table("studiolo", 3, bots={"1": "collector", "2": "cautious"})
        ada.sit(table)
        ada.post(f"/api/tables/{table['id']}/start")
        socket = ada.socket(table)
        socket.until("sync")
        for _ in range(2):
            assert socket.play(socket.state["legal"][0])["type"] in CARRIED_OUT
        while not socket.state["legal"]:
            socket.hear()
        assert [len(player["cabinet"]) for player in socket.state["view"]["players"]] == [1, 1, 1]
        close_all()
    assert [line for line in logged if line["event"] == "a bot failed"] == []


def test_the_words_of_a_game_of_others_come_from_the_server(studiolo: None, tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        ada = Guest(server.url)
        words = ada.http.get("/api/games/studiolo/words?lang=de").json()
        assert "label-market = Markt" in words["messages"]
        assert words["rules"].startswith("# Studiolo") and words["rules_lang"] == "en"
        assert ada.http.get("/api/games/nothing/words").status_code == 404
        close_all()


# ---------------------------------------------------------------------- limits

HOSTILE = """
import json, socket, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "hello", "protocol": 1, "name": "hostile"}), flush=True)
    elif message["type"] == "game":
        print(json.dumps({"type": "ready"}), flush=True)
    elif message["type"] == "choose":
        DO
        print(json.dumps({"type": "choice", "action": message["legal"][0]}), flush=True)
"""


def choice_of(tmp_path: Path, deed: str, **limits: Any) -> str:
    """What a program chooses that does something else first."""
    program = tmp_path / "hostile.py"
    program.write_text(HOSTILE.replace("DO", deed), encoding="utf-8")
    limited = Confinement(**{"memory": 256, "seconds": 5, "network": not ALONE, **limits})
    external = ExternalBot((sys.executable, str(program)), limited, 2.0)
    state = mecenate.game("carrara").start(2, mecenate.Dealer.fast(1))
    return external.choose(Outlook(state), 1)


def test_a_program_within_its_limits_chooses(tmp_path: Path) -> None:
    assert choice_of(tmp_path, "pass") == "turn wheel"


def test_a_program_gets_no_more_memory(tmp_path: Path) -> None:
    with pytest.raises(BotFailed, match="MemoryError"):
        choice_of(tmp_path, "bytearray(400 << 20)")


@needs_namespaces
def test_a_program_does_not_reach_the_network(tmp_path: Path) -> None:
    deed = 'socket.create_connection(("127.0.0.1", PORT), timeout=5)'
    with socket.create_server(("127.0.0.1", 0)) as listener:
        reach = deed.replace("PORT", str(listener.getsockname()[1]))
        assert choice_of(tmp_path, reach, network=True) == "turn wheel"
        with pytest.raises(BotFailed, match="unreachable"):
            choice_of(tmp_path, reach, network=False)


def test_a_program_gets_no_more_processor_time(tmp_path: Path) -> None:
    with pytest.raises(BotFailed):
        choice_of(tmp_path, "while True: pass", seconds=1)


@needs_namespaces
def test_what_a_program_starts_ends_with_it(tmp_path: Path) -> None:
    left = tmp_path / "left"
    writes = f"import time; time.sleep(1); open({str(left)!r}, 'w')"
    deed = f"import subprocess; subprocess.Popen([sys.executable, '-c', {writes!r}], start_new_session=True)"
    assert choice_of(tmp_path, deed, network=False) == "turn wheel"
    time.sleep(2)
    assert not left.exists()


# ---------------------------------------------------------------------- settings


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("exec:./mine", "is not NAME=BOT"),
        ("master=exec:./mine", "is not NAME=BOT"),
        ("Mine!=exec:./mine", "is not NAME=BOT"),
        ("mine=nobody", "mine: there is no bot 'nobody'"),
        ("mine=exec:", "has no command"),
    ],
)
def test_a_bot_that_cannot_be_offered_is_named(tmp_path: Path, bot: str, problem: str) -> None:
    with pytest.raises(SettingsError, match=problem):
        external_bots(settings_for(tmp_path, external_bots=[bot]))


def test_bots_come_from_the_environment() -> None:
    settings = load(
        {}, environment={"MECENATE_EXTERNAL_BOTS": "a=exec:./a, b=random", "MECENATE_EXTERNAL_BOT_MEMORY": "64"}
    )
    assert {name: bot.command[-1] for name, bot in external_bots(settings).items()} == {"a": "./a", "b": "random"}
    assert external_bots(settings)["a"].confinement.memory == 64
    with pytest.raises(SettingsError, match="at most 5"):
        load({}, environment={"MECENATE_EXTERNAL_BOT_SECONDS": "60"})


@pytest.mark.parametrize(
    ("limit", "problem"),
    [
        ("resource.RLIMIT_DATA", "512 MiB of memory are no limit here"),
        ("leave_the_network(libc)", "kept from the network"),
    ],
)
def test_a_limit_that_does_not_hold_refuses_to_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str, problem: str
) -> None:
    """The script that sets the limits is replaced by one that leaves a limit out."""

    script = confinement.SCRIPT.read_text(encoding="utf-8")
    left_out = re.sub(rf"^( +).*{re.escape(limit)}.*$", r"\1pass", script, flags=re.MULTILINE)
    (tmp_path / "confined.py").write_text(left_out, encoding="utf-8")
    monkeypatch.setattr(confinement, "SCRIPT", tmp_path / "confined.py")
    with pytest.raises(SettingsError, match=problem):
        check_external_bots(settings_for(tmp_path, external_bots=["a=random"], external_bot_network=False))


def test_a_system_without_limits_refuses_to_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with pytest.raises(SettingsError, match="need Linux, and this is darwin"):
        check_external_bots(settings_for(tmp_path, external_bots=["a=random"]))
