"""Guessing passwords: how many tries there are, however they come, and who is never kept out by them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from mecenate.server.people.networks import subscriber
from mecenate.server.people.service import WRONG_AT_MOST
from mecenate.server.people.source import AddressHasher

from .processes import Process
from .running import SECONDS, Guest, Server

PASSWORD = "correct horse"
_logins = itertools.count()
_addresses = itertools.count(1)


def address() -> str:
    """An address of the loopback network from which nobody has come before."""
    number = next(_addresses)
    return f"127.7.{number // 250}.{number % 250 + 1}"


def account(url: str) -> str:
    """The login of a new account, made from an address of its own."""
    with client(url) as http:
        token = http.post("/api/guests", json={"name": "Ada"}).json()["token"]
        login = f"owner-{next(_logins)}"
        body = {"login": login, "password": PASSWORD}
        made = http.post("/api/accounts", json=body, headers={"authorization": f"Bearer {token}"})
        assert made.status_code == 201, made.text
        return login


@contextmanager
def client(url: str, place: str | None = None) -> Iterator[httpx.Client]:
    """A program that connects from this address, or from a new one."""
    transport = httpx.HTTPTransport(local_address=place or address(), verify=False)
    with httpx.Client(base_url=url, transport=transport, timeout=SECONDS) as http:
        yield http


def tried(http: httpx.Client, login: str, password: str = "wrong horse") -> int:
    return http.post("/api/session", json={"login": login, "password": password}).status_code


def test_a_hundred_tries_at_once_are_no_more_than_the_limit(each_server: Server) -> None:
    login, place = account(each_server.url), address()

    def wrong(_: int) -> int:
        with client(each_server.url, place) as http:
            return tried(http, login)

    with ThreadPoolExecutor(50) as threads:
        codes = list(threads.map(wrong, range(100)))
    assert sorted(set(codes)) == [401, 429]
    assert codes.count(401) == WRONG_AT_MOST


def test_tries_at_another_process_count_too(pair: list[Process]) -> None:
    login, place = account(pair[0].url), address()
    codes = []
    for number in range(WRONG_AT_MOST + 4):
        with client(pair[number % 2].url, place) as http:
            codes.append(tried(http, login))
    assert codes == [401] * WRONG_AT_MOST + [429] * 4


def test_nobody_locks_somebody_else_out(each_server: Server) -> None:
    login = account(each_server.url)
    with client(each_server.url) as stranger, client(each_server.url) as owner:
        while tried(stranger, login) != 429:
            pass
        assert tried(stranger, login, PASSWORD) == 429, "not even the right one, from there"
        assert tried(owner, login, PASSWORD) == 200


def test_a_browser_that_logged_in_before_is_not_locked_out_by_its_neighbours(each_server: Server) -> None:
    """Both sit behind one address; the owner's browser logged out in between, as one does."""
    login, place = account(each_server.url), address()
    with client(each_server.url, place) as owner, client(each_server.url, place) as neighbour:
        assert tried(owner, login, PASSWORD) == 200
        assert owner.delete("/api/session").status_code == 204
        while tried(neighbour, login) != 429:
            pass
        assert tried(owner, login, PASSWORD) == 200
        codes = [tried(owner, login) for _ in range(WRONG_AT_MOST + 1)]
        assert codes == [401] * WRONG_AT_MOST + [429], "a browser that is known has the same limit of its own"


def test_the_cookie_of_one_account_is_no_key_to_another(each_server: Server) -> None:
    login, other = account(each_server.url), account(each_server.url)
    with client(each_server.url) as thief:
        assert tried(thief, other, PASSWORD) == 200
        codes = [tried(thief, login) for _ in range(WRONG_AT_MOST + 1)]
        assert codes == [401] * WRONG_AT_MOST + [429]


def test_many_addresses_together_are_slowed_down_but_not_where_the_owner_was_before(each_server: Server) -> None:
    login, place = account(each_server.url), address()
    with client(each_server.url, place) as owner:
        assert tried(owner, login, PASSWORD) == 200
    codes: list[int] = []
    for _ in range(8):
        with client(each_server.url) as bot:
            codes += [tried(bot, login) for _ in range(WRONG_AT_MOST)]
    assert 429 in codes
    assert codes.count(401) < 6 * WRONG_AT_MOST
    with client(each_server.url, place) as owner:  # without any cookie
        assert tried(owner, login, PASSWORD) == 200


def test_one_address_cannot_try_one_password_at_every_login(each_server: Server) -> None:
    with client(each_server.url) as sprayer:
        codes = [tried(sprayer, f"nobody-{number}") for number in range(110)]
    assert codes.count(429) >= 5
    login = account(each_server.url)
    with client(each_server.url) as other:
        assert tried(other, login, PASSWORD) == 200


def test_the_right_password_makes_the_wrong_ones_before_it_good(each_server: Server) -> None:
    login, place = account(each_server.url), address()
    for _ in range(2):
        with client(each_server.url, place) as http:
            codes = [tried(http, login) for _ in range(WRONG_AT_MOST - 1)]
            assert codes == [401] * (WRONG_AT_MOST - 1)
            assert tried(http, login, PASSWORD) == 200


def test_the_old_password_is_guessed_no_faster_by_who_found_a_browser_open(each_server: Server) -> None:
    """Changing the password and leaving for good ask for it again, and count wrong ones."""
    login = account(each_server.url)
    intruder = Guest(each_server.url)
    me: dict[str, Any] = intruder.http.post("/api/session", json={"login": login, "password": PASSWORD}).json()
    intruder.http.cookies.clear()
    intruder.http.headers["authorization"] = f"Bearer {me['token']}"
    codes = []
    for number in range(WRONG_AT_MOST + 2):
        body = {"old": f"wrong {number}", "new": "another horse"}
        codes.append(intruder.http.put("/api/me/password", json=body).status_code)
    assert codes == [401] * WRONG_AT_MOST + [429] * 2
    assert intruder.refused("POST", "/api/me/deletion", {"password": PASSWORD}) == (429, "too-many")
    with client(each_server.url) as owner:
        assert tried(owner, login, PASSWORD) == 200


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("testclient", "testclient"),
    ],
)
def test_what_belongs_to_one_customer_is_one_address(host: str, counted: str) -> None:
    assert subscriber(host) == counted
    hashed = AddressHasher("key").hashed(host)
    assert hashed == AddressHasher("key").hashed(counted) != AddressHasher("another key").hashed(host)
