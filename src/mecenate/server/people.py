"""Who is who: guests with a name and a signed token, accounts with a password."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections import deque

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from itsdangerous import BadSignature, URLSafeTimedSerializer

from mecenate.server.errors import Refusal, bad_request, conflict, not_allowed, too_many
from mecenate.server.rows import Person
from mecenate.server.store import Store

COOKIE = "mecenate"
TOKEN_DAYS = 400
MAX_NAME = 40
MIN_PASSWORD, MAX_PASSWORD = 8, 200
WRONG_AT_MOST, WRONG_SECONDS = 10, 300.0
"""So many wrong passwords for one login in so many seconds, and it rests."""
_LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,39}")


class People:
    """Makes people known, and knows them again."""

    def __init__(self, store: Store, key: str) -> None:
        self._store = store
        self._signer = URLSafeTimedSerializer(key, salt="person")
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(8))
        self._known: dict[str, Person] = {}
        self._wrong: dict[str, deque[float]] = {}

    async def guest(self, name: str) -> Person:
        """A new guest. Raises a refusal if that is no name."""
        return self._keep(await self._store.add_person(checked_name(name)))

    def token(self, person: Person) -> str:
        """What proves who somebody is: in the cookie of a browser, or as the bearer token of a program."""
        return str(self._signer.dumps(person.id))

    async def of_token(self, token: str) -> Person | None:
        """Who holds this token; None if it was not made here, or long ago."""
        try:
            id = self._signer.loads(token, max_age=TOKEN_DAYS * 86400)
        except BadSignature:
            return None
        if id not in self._known:
            person = await self._store.person(id)
            if person is None:
                return None
            self._keep(person)
        return self._known[id]

    def forget(self, id: str) -> None:
        """Somebody has changed: read again who they are."""
        self._known.pop(id, None)

    async def by_id(self, ids: set[str]) -> dict[str, Person]:
        """People by id, for the names at a table."""
        missing = ids - self._known.keys()
        if missing:
            for person in (await self._store.persons(missing)).values():
                self._keep(person)
        return {id: self._known[id] for id in ids if id in self._known}

    async def rename(self, person: Person, name: str) -> Person:
        """Another name."""
        await self._store.change_person(person.id, name=checked_name(name))
        return await self._again(person)

    async def set_webhook(self, person: Person, url: str | None) -> Person:
        """Where to tell this person that it is their turn."""
        if url is not None and not re.fullmatch(r"https?://[^\s\x00-\x1f/$.?#][^\s\x00-\x1f]{0,400}", url):
            raise bad_request("a webhook is an address that begins with https://")
        await self._store.change_person(person.id, webhook=url)
        return await self._again(person)

    async def register(self, person: Person, login: str, password: str) -> Person:
        """Make an account of a guest, who keeps name, tables and history."""
        if person.login is not None:
            raise conflict("has-account", f"you have an account already: {person.login}")
        if not _LOGIN.fullmatch(login):
            raise bad_request("a login has 3 to 40 letters (a to z), digits, dots, dashes or underscores")
        if not MIN_PASSWORD <= len(password) <= MAX_PASSWORD:
            raise bad_request(f"a password has {MIN_PASSWORD} to {MAX_PASSWORD} characters")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        if not await self._store.change_person(person.id, login=login, password=hashed):
            raise conflict("login-taken", f"somebody has the login {login!r} already")
        return await self._again(person)

    async def log_in(self, login: str, password: str) -> Person:
        """The person with this account. Takes as long for an unknown login as for a wrong password."""
        self._check_patience(login)
        found = await self._store.account(login)
        hashed = found[1] if found is not None else self._nobody
        right = await asyncio.to_thread(self._fits, hashed, password)
        if found is None or not right:
            self._wrong.setdefault(login, deque(maxlen=WRONG_AT_MOST)).append(time.monotonic())
            raise Refusal("wrong-password", "login and password do not fit together", 401)
        return self._keep(found[0])

    def _check_patience(self, login: str) -> None:
        """Raise a refusal if this login was tried wrongly too often of late, whoever tried."""
        if len(self._wrong) > 10_000:
            self._wrong.clear()
        tries = self._wrong.get(login)
        if tries and len(tries) == WRONG_AT_MOST and time.monotonic() - tries[0] < WRONG_SECONDS:
            raise too_many("too many wrong passwords for this login; wait a few minutes")

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except Argon2Error:
            return False

    def _keep(self, person: Person) -> Person:
        if len(self._known) > 20_000:
            self._known.clear()
        self._known[person.id] = person
        return person

    async def _again(self, person: Person) -> Person:
        found = await self._store.person(person.id)
        if found is None:
            raise not_allowed("you are not known here any more")
        return self._keep(found)


def checked_name(name: str) -> str:
    """A name fit to be shown. Raises a refusal."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= MAX_NAME or not name.isprintable():
        raise bad_request(f"a name has 1 to {MAX_NAME} printable characters")
    return name
