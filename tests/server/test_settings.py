"""Settings: from a file, the environment and the command line, the last one counting; mistakes are named."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from mecenate.server.serving import check_port
from mecenate.server.settings import Settings, SettingsError, load


def test_the_last_one_counts(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1000\nhost = "0.0.0.0"\nwebhooks = true\norigins = ["https://a.example"]\n')
    environment = {"MECENATE_PORT": "2000", "MECENATE_BOT_PROCESSES": "3", "MECENATE_ORIGINS": "https://b.example,c"}
    found = load({"port": 3000, "host": None}, file, environment)
    assert (found.port, found.host, found.webhooks, found.bot_processes) == (3000, "0.0.0.0", True, 3)
    assert found.origins == ["https://b.example", "c"]
    assert load({}, file, environment).port == 2000
    assert load({}, file, {}).port == 1000


def test_without_a_word_it_is_a_house_on_this_machine_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    found = load({}, None, {})
    assert (found.host, found.workers, found.on_sqlite) == ("127.0.0.1", 1, True)
    assert found.database_url.startswith("sqlite+aiosqlite:///")
    assert found.database_url.endswith("house.db")
    assert not found.webhooks


@pytest.mark.parametrize(
    ("flags", "environment", "words"),
    [
        ({"database": "mysql://here"}, {}, "database"),
        ({"workers": 2}, {}, "PostgreSQL"),
        ({"workers": 0, "database": "postgresql+asyncpg://u@h/n"}, {}, "workers"),
        ({"port": 70_000}, {}, "port 70000"),
        ({}, {"MECENATE_PORT": "many"}, "port"),
        ({}, {"MECENATE_LOG": "loud"}, "log"),
        ({}, {"MECENATE_WEBHOOKS": "perhaps"}, "webhooks"),
    ],
)
def test_a_wrong_setting_is_named(
    tmp_path: Path, flags: dict[str, object], environment: dict[str, str], words: str
) -> None:
    file = tmp_path / "house.toml"
    file.write_text("")
    with pytest.raises(SettingsError, match=words):
        load(flags, file, environment)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"nowhere\.toml"):
        load({}, tmp_path / "nowhere.toml", {})
    file = tmp_path / "house.toml"
    file.write_text("port = = 1")
    with pytest.raises(SettingsError, match="not TOML"):
        load({}, file, {})
    file.write_text("prot = 1")
    with pytest.raises(SettingsError, match="prot"):
        load({}, file, {})


def test_a_port_that_is_taken_is_named() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SettingsError, match=str(port)):
            check_port(Settings(port=port))
