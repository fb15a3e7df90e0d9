"""The names a server answers to, and the proxies it believes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from mecenate.server.hosts import Hosts
from mecenate.server.run import ServerConfig, say_who_is_trusted
from mecenate.server.settings import Settings

from .running import SECONDS, Guest, Server, running, seated, settings_for, turned_away

ADDRESSES = ["127.0.0.1:7465", "192.168.1.5:7465", "[::1]:7465", "[2001:db8::1]", "10.0.0.1"]
LOCAL = ["box", "box:7465", "box.local:7465", "box.lan", "LOCALHOST:80", "localhost.", "a.home.arpa"]
ELSEWHERE = [
    "evil.example",
    "evil.example:7465",
    "box.evil.example",
    "local.evil",
    "127.0.0.1.evil.example",
    "x.notlocal",
]


@pytest.mark.parametrize(
    ("settings", "allowed", "refused"),
    [
        ({}, [*ADDRESSES, *LOCAL, *ELSEWHERE], []),
        ({"host": "::1"}, ELSEWHERE, []),
        ({"host": "0.0.0.0"}, [*ADDRESSES, *LOCAL, ""], ELSEWHERE),
        ({"host": "192.168.1.5"}, [*ADDRESSES, *LOCAL], ELSEWHERE),
        ({"host": "play.example.org"}, [*ADDRESSES, *LOCAL, "play.example.org:7465"], ELSEWHERE),
        ({"host": "0.0.0.0", "trust_proxy": ["10.0.0.1"]}, ELSEWHERE, []),
        (
            {"host": "0.0.0.0", "trust_proxy": True, "hosts": ["play.example.org", "Other.Example:8443"]},
            [*ADDRESSES, "play.example.org", "PLAY.example.org:443", "other.example", "localhost", ""],
            [*ELSEWHERE, "box", "box.local", "xplay.example.org", "play.example.org.evil.example"],
        ),
        ({"hosts": ["play.example.org"]}, ["play.example.org", "localhost:7465"], [*ELSEWHERE, "box"]),
    ],
)
def test_which_names_are_ours(settings: dict[str, Any], allowed: list[str], refused: list[str]) -> None:
    hosts = Hosts(Settings(**settings))
    assert [name for name in allowed if not hosts.allow(name)] == []
    assert [name for name in refused if hosts.allow(name)] == []


def test_a_request_for_another_name_is_refused(folder: Path) -> None:
    """A page whose name was pointed at this server reaches nothing here, though it comes from its own host."""
    with running(settings_for(folder, host="0.0.0.0")) as server:
        table, (ada, _) = seated(server.url, public=True)
        for path in ("/", "/api/tables", "/api/me", "/health", "/metrics", "/rules/carrara", "/api/schema"):
            for headers in ({"host": "evil.example"}, {"host": "evil.example:80", "origin": "http://evil.example:80"}):
                answer = httpx.get(server.url + path, headers=headers, timeout=SECONDS)
                assert (answer.status_code, answer.json()["code"]) == (400, "unknown-host"), path
            assert httpx.get(server.url + path, headers={"host": "box.local"}, timeout=SECONDS).status_code in (
                200,
                401,
            )
        path = f"/ws/tables/{table['id']}?token={ada.me['token']}"
        told = turned_away(server.url + path, additional_headers={"host": "evil.example"})
        assert told == (4400, "unknown-host", "unknown-host")


def addresses_seen(server: Server, forwarded: list[str]) -> set[str]:
    """The addresses for which requests of this one are counted."""
    addresses = set()
    for claim in forwarded:
        answer = httpx.get(server.url + "/api/tables", headers={"x-forwarded-for": claim}, timeout=SECONDS)
        addresses.add(answer.headers["ratelimit-remaining"])
    return addresses


@pytest.mark.parametrize(
    ("trust", "believed"),
    [(False, False), (True, True), (["127.0.0.1"], True), (["127.0.0.0/8"], True), (["10.0.0.0/8"], False)],
)
def test_only_a_proxy_says_who_calls(folder: Path, trust: bool | list[str], believed: bool) -> None:
    with running(settings_for(folder, trust_proxy=trust, requests_per_minute=100)) as server:
        remaining = addresses_seen(server, ["192.0.2.1", "192.0.2.2", "192.0.2.3"])
        assert remaining == ({"99"} if believed else {"99", "98", "97"})
        spoofed = addresses_seen(server, ["192.0.2.7, 192.0.2.9", "192.0.2.8, 192.0.2.9"])
        assert len(spoofed) == 2, "whoever is not the proxy cannot put itself before the address that the proxy saw"


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({}, ""),
        ({"host": "0.0.0.0"}, "addresses and local names only"),
        ({"host": "0.0.0.0", "trust_proxy": ["10.0.0.1"]}, "any name"),
        ({"host": "0.0.0.0", "hosts": ["play.example.org"]}, ""),
        ({"trust_proxy": ["0.0.0.0/0"]}, "trusts everybody"),
    ],
)
def test_what_is_trusted_is_said_at_the_start(
    settings: dict[str, Any], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = Settings(**settings)
    say_who_is_trusted(chosen, ServerConfig("nothing:at_all", chosen, log_config=None))
    said = capsys.readouterr().out
    assert words in said
    assert bool(said) == bool(words)


def test_the_key_of_a_file_signs_the_cookies(folder: Path) -> None:
    """The same key knows people again, another one does not; the key is not in the database."""
    key = folder / "key"
    tokens: list[str] = []
    for content, known in (("first key", False), ("first key", True), ("second key", False)):
        key.write_text(content)
        with running(settings_for(folder, secret_file=str(key))) as server:
            if tokens:
                answer = httpx.get(
                    server.url + "/api/me", headers={"authorization": f"Bearer {tokens[0]}"}, timeout=SECONDS
                )
                assert answer.status_code == (200 if known else 401)
            tokens.append(Guest(server.url).me["token"])
    assert b"first key" not in (folder / "house.db").read_bytes()
