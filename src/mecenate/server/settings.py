"""Settings of the server, from a file, the environment and the command line; the last one counts."""

from __future__ import annotations

import ipaddress
import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_config_path, user_data_path

from mecenate.core.errors import MecenateError

PREFIX = "MECENATE_"
CONFIG_FILE = "house.toml"
LEAST_SWEEP = 1.0
"""Days; visits are stored twice a day."""
MOST_BOT_SECONDS = 5.0
"""The most for a choice of an external bot; a worker process is killed if work takes much longer."""
LISTS = ("hosts", "origins", "external_bots")
"""Settings that hold several values; in the environment there are commas between them."""


class SettingsError(MecenateError):
    """A setting has a name or a value that is not known."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set. docs/hosting.md says what each is for."""

    host: str = "127.0.0.1"
    port: int = 7465
    database: str = ""
    workers: int = 1
    secret: str = ""
    secret_file: str = ""
    hosts: list[str] = []
    origins: list[str] = []
    secure_cookies: bool = False
    trust_proxy: bool | list[str] = False
    bot_processes: int = 2
    external_bots: list[str] = []
    external_bot_seconds: float = 2.0
    external_bot_memory: int = 512
    external_bot_network: bool = False
    requests_per_minute: int = 600
    messages_per_second: int = 40
    syncs_per_second: int = 2
    tables_per_person: int = 20
    search_tables_per_guest: int = 5
    records_per_person: int = 50
    analyses_per_person: int = 20
    chat_per_person: int = 1000
    notes_per_person: int = 400_000
    guests_per_address: int = 1000
    tables_per_address: int = 1000
    records_per_address: int = 200
    analyses_per_address: int = 200
    chat_per_address: int = 20_000
    sweep_open_days: float = 30.0
    sweep_running_days: float = 180.0
    sweep_records_days: float = 90.0
    sweep_guest_games_days: float = 365.0
    sweep_games_days: float = 0.0
    sweep_guests_days: float = 180.0
    sockets_per_address: int = 200
    connections_per_address: int = 100
    head_seconds: float = 10
    body_seconds: float = 30
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
    def on_loopback(self) -> bool:
        """Whether only this machine reaches the server."""
        try:
            return self.host == "localhost" or ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return False

    @property
    def signing_key(self) -> str:
        """The key that signs cookies, if it was given. Raises `SettingsError` if its file cannot be read."""
        if not self.secret_file:
            return self.secret
        try:
            key = Path(self.secret_file).expanduser().read_text(encoding="utf-8").strip()
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is no text"
            raise SettingsError(f"cannot read secret_file {self.secret_file}: {reason}") from None
        if not key:
            raise SettingsError(f"secret_file {self.secret_file} is empty")
        return key

    @property
    def on_sqlite(self) -> bool:
        """Whether everything is kept in one file."""
        return self.database_url.startswith("sqlite")


def load(
    flags: Mapping[str, object], file: Path | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """Put the settings together. Raises `SettingsError`, which names the setting."""
    given: dict[str, Any] = {**_from_file(file), **_from_environment(environment)}
    given.update({name: value for name, value in flags.items() if value is not None})
    if isinstance(given.get("trust_proxy"), str):
        given["trust_proxy"] = _proxies(given["trust_proxy"])
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"settings: {error}") from None
    _check(settings)
    return settings


def _check(settings: Settings) -> None:
    known = ("sqlite+aiosqlite://", "postgresql+asyncpg://")
    if not settings.database_url.startswith(known):
        raise SettingsError("database must be sqlite+aiosqlite:///file or postgresql+asyncpg://user@host/name")
    if settings.workers > 1 and settings.on_sqlite and sys.platform == "win32":
        raise SettingsError("on Windows several processes need PostgreSQL: give --database postgresql+asyncpg://…")
    if settings.workers < 1:
        raise SettingsError("workers must be at least 1")
    if settings.bot_processes < 1:
        raise SettingsError("bot_processes must be at least 1; with 2 or more, nobody waits for one long search")
    _check_external_bots(settings)
    if not 0 <= settings.port <= 65535:
        raise SettingsError(f"port {settings.port} does not exist: use 0 to 65535")
    _check_quotas(settings)
    if settings.secret and settings.secret_file:
        raise SettingsError("give secret or secret_file, not both")
    settings.signing_key  # noqa: B018 (raises if the file cannot be read)
    if min(settings.head_seconds, settings.body_seconds) <= 0:
        raise SettingsError("head_seconds and body_seconds must be more than 0")
    for proxy in settings.trust_proxy if isinstance(settings.trust_proxy, list) else ():
        _check_proxy(proxy)
    if settings.log not in ("text", "json"):
        raise SettingsError("log must be text or json")


def _check_external_bots(settings: Settings) -> None:
    """The limits alone; `server.bots.external` checks the bots."""
    if not 0 < settings.external_bot_seconds <= MOST_BOT_SECONDS:
        raise SettingsError(f"external_bot_seconds must be more than 0 and at most {MOST_BOT_SECONDS:g}")
    if settings.external_bot_memory < 1:
        raise SettingsError("external_bot_memory must be at least 1 (in MiB)")


def _check_quotas(settings: Settings) -> None:
    for field in msgspec.structs.fields(Settings):
        value = getattr(settings, field.name)
        if field.name.endswith(("_per_person", "_per_address")) and value < 0:
            raise SettingsError(f"{field.name} must be at least 0")
        if field.name.startswith("sweep_") and value != 0 and not value >= LEAST_SWEEP:
            raise SettingsError(f"{field.name} must be at least {LEAST_SWEEP:g} day, or 0 to keep them for ever")


def _check_proxy(proxy: str) -> None:
    try:
        ipaddress.ip_network(proxy, strict=False)
    except ValueError:
        raise SettingsError(
            f"trust_proxy takes addresses and networks, such as 172.18.0.0/16; {proxy!r} is none"
        ) from None


def _proxies(text: str) -> bool | list[str]:
    """Yes, no, or addresses with commas between them."""
    words = {"true": True, "1": True, "false": False, "0": False, "": False}
    return words[text.strip().lower()] if text.strip().lower() in words else _listed(text)


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


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
    given: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            given[field.name] = _listed(text) if field.name in LISTS else text
    return given
