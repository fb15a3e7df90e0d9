"""The pages about the server say what is so."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import yaml  # type: ignore[import-untyped]
from sqlalchemy import make_url

from mecenate.server.hosts import Hosts
from mecenate.server.http.protocols import REFUSED
from mecenate.server.live.limits import limits_of
from mecenate.server.run import FEW_FILES
from mecenate.server.settings import Settings, load
from mecenate.server.storage.rows import OVER
from mecenate.server.tables.table import Table

from .running import Guest, Server, wait_for

Program = subprocess.Popen[bytes]
DOCS = Path(__file__).parents[2] / "docs"
SOURCE = Path(__file__).parents[2] / "src" / "mecenate" / "server"


GAMES = ["carrara", "princes", "florenza", "carpe_diem"]
SECONDS = 90.0


@pytest.fixture(scope="module")
def bot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program on the page, word for word."""
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    program = re.findall(r"```python\n(.*?)```", page, re.DOTALL)[-1]
    assert program.count("\n") <= 45
    script = tmp_path_factory.mktemp("bot") / "bot.py"
    script.write_text(program, encoding="utf-8")
    return script


@contextlib.contextmanager
def two_bots(server: Server, bot: Path, game: str) -> Iterator[tuple[Table, list[Program]]]:
    """A game between two of them, which has begun."""
    host = Guest(server.url)
    table = host.new_table(game, 2)
    played = server.services.registry.tables[table["id"]]
    command = [sys.executable, str(bot), server.url, table["id"], table["invite"]]
    programs = [subprocess.Popen(command) for _ in range(2)]
    try:
        wait_for(lambda: all(chair.person_id is not None for chair in played.chairs))
        host.post(f"/api/tables/{table['id']}/start")
        yield played, programs
    finally:
        for program in programs:
            program.kill()
            program.wait()


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_of_the_page_plays_a_whole_game(usual_server: Server, bot: Path, game: str) -> None:
    """Nobody who waits for each answer is thrown out, however fast the answers come."""
    with two_bots(usual_server, bot, game) as (table, programs):
        assert [program.wait(SECONDS) for program in programs] == [0, 0]
        assert table.row.status == OVER


def test_the_bot_of_the_page_comes_back_when_the_connection_breaks(usual_server: Server, bot: Path) -> None:
    with two_bots(usual_server, bot, "carrara") as (table, programs):
        for version in (20, 60):
            wait_for(lambda version=version: table.row.version >= version)  # type: ignore[misc]
            usual_server.break_the_sockets()
        assert [program.wait(SECONDS) for program in programs] == [0, 0]
        assert table.row.status == OVER


def test_the_bot_of_the_page_stops_when_it_is_not_let_in(usual_server: Server, bot: Path) -> None:
    host = Guest(usual_server.url)
    table = host.new_table("carrara", 2)
    command = [sys.executable, str(bot), usual_server.url, table["id"], "not the invitation"]
    assert subprocess.run(command, stderr=subprocess.DEVNULL, timeout=SECONDS, check=False).returncode != 0


def test_every_setting_is_explained() -> None:
    page = (DOCS / "hosting.md").read_text(encoding="utf-8")
    for field in msgspec.structs.fields(Settings):
        assert f"`{field.name}`" in page, field.name


def test_every_limit_of_a_socket_is_explained_with_its_value() -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    rows = [row for row in page.splitlines() if row.startswith("| `")]
    for name, value in msgspec.to_builtins(limits_of(Settings())).items():
        (row,) = [row for row in rows if f"`{name}`" in row.split("|")[1]]
        assert str(int(value)) in row.split("|")[3].replace(",", "").split(), name


def _example(language: str) -> str:
    """The example in this language on the page about hosting."""
    (example,) = re.findall(rf"```{language}\n(.*?)```", (DOCS / "hosting.md").read_text(encoding="utf-8"), re.DOTALL)
    return str(example)


def _settings(environment: dict[str, str], tmp_path: Path) -> Settings:
    """What an example sets; every variable in it is a setting."""
    known = {f"MECENATE_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
    assert {name for name in environment if name.startswith("MECENATE_")} <= known
    empty = tmp_path / "house.toml"
    empty.write_text("")
    return load({}, empty, environment)


def test_the_systemd_unit_is_as_safe_as_the_page_says(tmp_path: Path) -> None:
    lines = [line.partition("=")[::2] for line in _example("ini").splitlines() if "=" in line and line[0] != "#"]
    unit = {name: value for name, value in lines if name != "Environment"}
    variables = [word.partition("=")[::2] for name, value in lines if name == "Environment" for word in value.split()]
    settings = _settings(dict(variables), tmp_path)
    assert int(unit["LimitNOFILE"]) >= FEW_FILES
    assert settings.on_sqlite and settings.secure_cookies
    assert settings.hosts == ["play.example.org"]
    assert settings.trust_proxy == ["127.0.0.1", "::1"]


def _containerfile() -> list[tuple[str, str]]:
    """The instructions of the last stage of the image, each with its arguments in one line."""
    text = (DOCS.parent / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    last = max(n for n, line in enumerate(lines) if line.startswith("FROM "))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines[last:])]


def test_the_image_is_not_root_and_has_a_health_check_and_a_volume(tmp_path: Path) -> None:
    image = dict(_containerfile())
    assert int(image["USER"]) > 0, "a number, so that an orchestrator can see that it is not root"
    assert "/health" in image["HEALTHCHECK"]
    settings = _settings(dict(word.split("=", 1) for word in image["ENV"].split()), tmp_path)
    assert not settings.on_loopback
    assert settings.database_url.startswith(f"sqlite+aiosqlite:///{image['VOLUME']}/")
    assert image["EXPOSE"] == str(settings.port)


def test_the_compose_file_works_behind_its_bridge(tmp_path: Path) -> None:
    compose = yaml.safe_load((DOCS.parent / "compose.yaml").read_text(encoding="utf-8"))
    server, database = compose["services"]["mecenate"], compose["services"]["database"]
    assert (DOCS.parent / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    settings = _settings(server["environment"], tmp_path)
    (network,) = compose["networks"]["mecenate"]["ipam"]["config"]
    assert settings.trust_proxy == [network["gateway"]]
    assert ipaddress.ip_address(network["gateway"]) in ipaddress.ip_network(network["subnet"])
    assert server["networks"] == database["networks"] == ["mecenate"]
    assert server["ports"] == [f"127.0.0.1:{settings.port}:{settings.port}"]
    assert server["ulimits"]["nofile"] >= FEW_FILES
    assert Hosts(settings).allow("play.example.org") and not Hosts(settings).allow("evil.example")
    url = make_url(settings.database_url)
    assert (url.host, url.username, url.database) == ("database", "mecenate", "mecenate")
    assert database["environment"]["POSTGRES_PASSWORD"] == url.password == "${POSTGRES_PASSWORD:?}"


def test_every_code_of_a_refusal_is_listed() -> None:
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    text = "\n".join(file.read_text(encoding="utf-8") for file in SOURCE.rglob("*.py"))
    codes = set(re.findall(r"(?:Refusal|conflict)\(\s*\"([a-z-]+)\"", text))
    codes |= set(re.findall(r", \"([a-z]+-[a-z]+)\"\),", (SOURCE / "errors.py").read_text(encoding="utf-8")))
    codes |= {refused["code"] for refused in REFUSED.values()}
    assert len(codes) > 20
    assert {code for code in codes if f"`{code}`" not in page} == set()
