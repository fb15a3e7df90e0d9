"""Settings of the house, from a file, the environment and the command line; the last one counts."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_config_path, user_data_path

from mecenate.core.errors import MecenateError

PREFIX = "MECENATE_"
CONFIG_FILE = "house.toml"


class SettingsError(MecenateError):
    """A setting has a name or a value that is not known."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set. docs/hosting.md says what each is for."""

    host: str = "127.0.0.1"
    port: int = 7465
    database: str = ""
    workers: int = 1
    secret: str = ""
    origins: list[str] = []
    secure_cookies: bool = False
    trust_proxy: bool = False
    bot_processes: int = 1
    requests_per_minute: int = 600
    messages_per_second: int = 40
    tables_per_person: int = 20
    sockets_per_address: int = 200
    idle_minutes: int = 60
    max_body: int = 1_000_000
    max_message: int = 16_384
    webhooks: bool = False
    webhooks_to_private_hosts: bool = False
    log: str = "text"

    @property
    def database_url(self) -> str:
        """Where the tables are kept; a file in the user's data folder if nothing is said."""
        if self.database:
            return self.database
        return f"sqlite+aiosqlite:///{user_data_path('mecenate') / 'house.db'}"

    @property
    def on_sqlite(self) -> bool:
        """Whether one process keeps everything in one file."""
        return self.database_url.startswith("sqlite")


def load(
    flags: Mapping[str, object], file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """Put the settings together. Raises `SettingsError`, which names the setting."""
    found: dict[str, Any] = {**_from_file(file), **_from_environment(environment)}
    found.update({name: value for name, value in flags.items() if value is not None})
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"settings: {error}") from None
    _check(settings)
    return settings


def _check(settings: Settings) -> None:
    known = ("sqlite+aiosqlite://", "postgresql+asyncpg://")
    if not settings.database_url.startswith(known):
        raise SettingsError("database must be sqlite+aiosqlite:///file or postgresql+asyncpg://user@host/name")
    if settings.workers > 1 and settings.on_sqlite:
        raise SettingsError("several processes need PostgreSQL: give --database postgresql+asyncpg://… or --workers 1")
    if settings.workers < 1:
        raise SettingsError("workers must be at least 1")
    if not 0 <= settings.port <= 65535:
        raise SettingsError(f"port {settings.port} does not exist: use 0 to 65535")
    if settings.log not in ("text", "json"):
        raise SettingsError("log must be text or json")


def _from_file(file: Path | None) -> dict[str, Any]:
    path = file if file is not None else user_config_path("mecenate") / CONFIG_FILE
    if file is None and not path.exists():
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise SettingsError(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise SettingsError(f"{path} is not TOML: {error}") from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            found[field.name] = text.split(",") if field.name == "origins" else text
    return found
