"""Settings: from a file, the environment and the command line, the last one counting; mistakes are named."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from mecenate.server.run import check_port
from mecenate.server.settings import Settings, SettingsError, load


def test_the_last_one_counts(tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text('port = 1000\nhost = "0.0.0.0"\nwebhooks = true\norigins = ["https://a.example"]\n')
    environment = {"MECENATE_PORT": "2000", "MECENATE_BOT_PROCESSES": "3", "MECENATE_ORIGINS": "https://b.example,c"}
    settings = load({"port": 3000, "host": None}, file, environment)
    assert (settings.port, settings.host, settings.webhooks, settings.bot_processes) == (3000, "0.0.0.0", True, 3)
    assert settings.origins == ["https://b.example", "c"]
    assert load({}, file, environment).port == 2000
    assert load({}, file, {}).port == 1000


def test_without_a_word_it_is_a_server_on_this_machine_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    settings = load({}, None, {})
    assert (settings.host, settings.workers, settings.on_sqlite) == ("127.0.0.1", 1, True)
    assert settings.database_url.startswith("sqlite+aiosqlite:///")
    assert settings.database_url.endswith("house.db")
    assert not settings.webhooks


@pytest.mark.parametrize(
    ("flags", "environment", "words"),
    [
        ({"database": "mysql://here"}, {}, "database"),
        ({"workers": 0, "database": "postgresql+asyncpg://u@h/n"}, {}, "workers"),
        ({"port": 70_000}, {}, "port 70000"),
        ({}, {"MECENATE_PORT": "many"}, "port"),
        ({}, {"MECENATE_TABLES_PER_ADDRESS": "-1"}, "tables_per_address"),
        ({}, {"MECENATE_SWEEP_OPEN_DAYS": "0.5"}, "sweep_open_days"),
        ({}, {"MECENATE_SWEEP_GAMES_DAYS": "nan"}, "sweep_games_days"),
        ({}, {"MECENATE_LOG": "loud"}, "log"),
        ({}, {"MECENATE_WEBHOOKS": "perhaps"}, "webhooks"),
        ({}, {"MECENATE_TRUST_PROXY": "*"}, "trust_proxy"),
        ({}, {"MECENATE_TRUST_PROXY": "10.0.0.1,proxy"}, "'proxy'"),
        ({}, {"MECENATE_HEAD_SECONDS": "0"}, "head_seconds"),
        ({}, {"MECENATE_SECRET": "a", "MECENATE_SECRET_FILE": "b"}, "not both"),
        ({}, {"MECENATE_SECRET_FILE": "/nowhere/at/all"}, "/nowhere/at/all"),
    ],
)
def test_a_wrong_setting_is_named(
    tmp_path: Path, flags: dict[str, object], environment: dict[str, str], words: str
) -> None:
    file = tmp_path / "house.toml"
    file.write_text("")
    with pytest.raises(SettingsError, match=words):
        load(flags, file, environment)


@pytest.mark.parametrize(
    ("given", "trusted"),
    [
        ("true", True),
        ("True", True),
        ("0", False),
        ("", False),
        ("10.0.0.1", ["10.0.0.1"]),
        ("10.0.0.1, 172.18.0.0/16,::1", ["10.0.0.1", "172.18.0.0/16", "::1"]),
    ],
)
def test_a_proxy_is_trusted_by_its_address(tmp_path: Path, given: str, trusted: bool | list[str]) -> None:
    file = tmp_path / "house.toml"
    file.write_text("")
    assert load({}, file, {"MECENATE_TRUST_PROXY": given}).trust_proxy == trusted
    text = f"trust_proxy = {str(trusted).lower()}" if isinstance(trusted, bool) else f"trust_proxy = {trusted}"
    file.write_text(text.replace("'", '"'))
    assert load({}, file, {}).trust_proxy == trusted


def test_the_key_comes_from_a_file(tmp_path: Path) -> None:
    config, key = tmp_path / "house.toml", tmp_path / "key"
    config.write_text("")
    assert load({}, config, {"MECENATE_SECRET": "from the environment"}).signing_key == "from the environment"
    environment = {"MECENATE_SECRET_FILE": str(key)}
    key.write_text("from a file\n")
    assert load({}, config, environment).signing_key == "from a file"
    for content in (b"", b" \n", b"\xff\xfe"):
        key.write_bytes(content)
        with pytest.raises(SettingsError, match="secret_file"):
            load({}, config, environment)


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
