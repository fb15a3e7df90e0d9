"""People: guests with a name, accounts with a password, and their sessions."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from mecenate.server.bots.queue import Client
from mecenate.server.errors import Refusal, bad_request, conflict, not_allowed, sign_in
from mecenate.server.live.connection import Watcher
from mecenate.server.people.characters import is_name
from mecenate.server.people.logins import WRONG_AT_MOST, Logins
from mecenate.server.people.quotas import Quotas
from mecenate.server.people.sessions import LIFE, TOKEN_DAYS, Session, Sessions
from mecenate.server.people.source import AddressHasher, Source, hash_of
from mecenate.server.storage.rows import Person
from mecenate.server.storage.schema import people
from mecenate.server.storage.store import Store

__all__ = ["COOKIE", "PLACE_COOKIE", "TOKEN_DAYS", "WRONG_AT_MOST", "Caller", "People", "checked_name"]
COOKIE = "mecenate"
PLACE_COOKIE = "mecenate_place"
"""Stays in a browser after it logs out, as a proof that the owner has logged in there before."""
MAX_NAME = 40
MIN_PASSWORD, MAX_PASSWORD = 8, 200
HASHING = 2
"""Passwords that are hashed at the same time: each takes a core and 64 MB."""
_LOGIN = re.compile(r"[a-z0-9][a-z0-9._-]{2,39}")


class Caller(NamedTuple):
    """Who sends a request, by which session, with which token."""

    person: Person
    session: Session
    token: str


class People:
    """Registers people, and identifies them."""

    def __init__(self, store: Store, quotas: Quotas, key: str) -> None:
        self.sessions = Sessions(store, key)
        self.addresses = AddressHasher(key)
        self._store = store
        self._quotas = quotas
        self._logins = Logins(store)
        self._places = URLSafeTimedSerializer(key, salt="place")
        self._hasher = PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(8))
        self._hashing = asyncio.Semaphore(HASHING)
        self._known: dict[str, Person] = {}
        self._changes = 0
        self._addresses: dict[str, str] = {}

    # ------------------------------------------------------------------ signing in

    async def guest(self, name: str, source: Source) -> tuple[Person, str]:
        """A new guest and the token of the session. Raises a refusal if that is no name."""
        name = checked_name(name)
        async with self._store.engine.begin() as connection:
            person = await self._store.people.add(connection, name)
            session = await self.sessions.begin(connection, person.id, source.device)
            await self._quotas.take_guest(connection, source.address)
        return self._keep(person), self.sessions.begun(session)

    async def log_in(self, login: str, password: str, source: Source) -> tuple[Person, str]:
        """The person with this account, and the token of a new session."""
        person = await self._prove(login, password, source)
        async with self._store.engine.begin() as connection:
            session = await self.sessions.begin(connection, person.id, source.device)
        token = self.sessions.begun(session)
        await self.sessions.end_surplus(person.id)
        return self._keep(person), token

    async def of_token(self, token: str, device: str = "") -> Caller | None:
        """Who holds this token; None if it was not made here, long ago, or if its session has ended."""
        session = await self.sessions.of_token(token, device)
        if session is None:
            return None
        id = session.person_id
        person = self._known.get(id) or (await self.by_id({id})).get(id)
        return None if person is None or person.left_at is not None else Caller(person, session, token)

    @asynccontextmanager
    async def known(self, caller: Caller | None, watcher: Watcher) -> AsyncIterator[None]:
        """Have a socket closed when its session ends. Raises a refusal if that has happened meanwhile."""
        if caller is None:
            yield
            return
        with self.sessions.holding(caller.session, watcher):
            if await self.sessions.of_token(caller.token) is None:
                raise sign_in()
            yield

    # ------------------------------------------------------------------ identifying

    def came_from(self, person: Person, address: str) -> None:
        """Somebody has sent something from this address."""
        if len(self._addresses) > 20_000:
            self._addresses.clear()
        self._addresses[person.id] = address

    def client(self, id: str) -> Client:
        """A person with the address they used last; without one, their id counts as an address."""
        return Client(self._addresses.get(id, id), id)

    def forget(self, id: str) -> None:
        """A person has changed: drop the cached row."""
        self._changes += 1
        self._known.pop(id, None)

    async def by_id(self, ids: set[str]) -> dict[str, Person]:
        """People by id, for the names at a table."""
        missing = ids - self._known.keys()
        if not missing:
            return {id: self._known[id] for id in ids}
        changes = self._changes
        stored = await self._store.people.by_id(missing)
        if changes == self._changes:  # otherwise somebody may have changed while they were read
            for person in stored.values():
                self._keep(person)
        known = {id: self._known[id] for id in ids if id in self._known}
        return {**stored, **known}

    def _keep(self, person: Person) -> Person:
        if len(self._known) > 20_000:
            self._known.clear()
        self._known[person.id] = person
        return person

    async def _again(self, person: Person) -> Person:
        stored = await self._store.people.get(person.id)
        if stored is None or stored.left_at is not None:
            raise not_allowed("you are not known here any more")
        return self._keep(stored)

    # ------------------------------------------------------------------ changing

    async def rename(self, person: Person, name: str) -> Person:
        """Another name."""
        await self._store.people.change(person.id, name=checked_name(name))
        return await self._again(person)

    async def set_webhook(self, person: Person, url: str | None) -> Person:
        """Where to tell this person that it is their turn."""
        if url is not None and not re.fullmatch(r"https?://[^\s\x00-\x1f/$.?#][^\s\x00-\x1f]{0,400}", url):
            raise bad_request("a webhook is an address that begins with https://")
        await self._store.people.change(person.id, webhook=url)
        return await self._again(person)

    async def register(self, person: Person, login: str, password: str, source: Source) -> Person:
        """Make an account of a guest, who keeps name, tables and history."""
        if person.login is not None:
            raise conflict("has-account", f"you have an account already: {person.login}")
        if not _LOGIN.fullmatch(login):
            raise bad_request("a login has 3 to 40 letters (a to z), digits, dots, dashes or underscores")
        check_form(password)
        hashed = await self._hash(password)
        guest = (people.c.id == person.id, people.c.login.is_(None), people.c.left_at.is_(None))
        try:
            async with self._store.engine.begin() as connection:
                await connection.execute(update(people).where(*guest).values(login=login, password=hashed))
                await self._logins.remember(connection, person.id, source)
        except IntegrityError:
            raise conflict("login-taken", f"somebody has the login {login!r} already") from None
        return await self._again(person)

    # ------------------------------------------------------------------ passwords

    async def change_password(self, person: Person, old: str, new: str, source: Source) -> None:
        """Another password; all other sessions end. Raises a refusal if the old one is wrong."""
        check_form(new)
        await self.check_password(person, old, source)
        hashed = await self._hash(new)
        async with self._store.engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(password=hashed))
            ended = await self.sessions.end_all(connection, person.id, but=source.session)
        self.sessions.forget(ended)

    async def check_password(self, person: Person, password: str, source: Source) -> None:
        """Raise a refusal if this is not the password of somebody who is here already."""
        if person.login is None:
            raise conflict("no-account", "you have no account, and so no password")
        await self._prove(person.login, password, source)

    async def _prove(self, login: str, password: str, source: Source) -> Person:
        """The person with this account. Takes as long for an unknown login as for a wrong password."""
        account = await self._store.people.account(login)
        id = None if account is None else account[0].id
        counters = await self._logins.reserve(login, id, source, self._known_as(id, source))
        hashed = account[1] if account is not None else self._nobody
        async with self._hashing:
            right = await asyncio.to_thread(self._fits, hashed, password)
        if account is None or not right:
            raise Refusal("wrong-password", "login and password do not fit together", 401)
        await self._logins.succeeded(counters, account[0].id, source)
        return account[0]

    def _known_as(self, id: str | None, source: Source) -> str | None:
        """The session or browser that shows that the owner of an account has used it before."""
        if id is None:
            return None
        if source.session is not None and source.person_id == id:
            return source.session
        return None if source.place is None else self._place_of(source.place, id)

    def place(self, person: Person) -> str:
        """What a browser keeps to show that this person has logged in there."""
        return str(self._places.dumps([person.id, secrets.token_urlsafe(9)]))

    def _place_of(self, cookie: str, id: str) -> str | None:
        try:
            owner, _ = self._places.loads(cookie, max_age=int(LIFE))
        except (BadSignature, ValueError):
            return None
        return hash_of(cookie) if owner == id else None

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except Argon2Error:
            return False


def check_form(password: str) -> None:
    """Raise a refusal if this cannot be a password."""
    if not MIN_PASSWORD <= len(password) <= MAX_PASSWORD:
        raise bad_request(f"a password has {MIN_PASSWORD} to {MAX_PASSWORD} characters")


def checked_name(name: str) -> str:
    """A name fit to be shown. Raises a refusal."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= MAX_NAME or not is_name(name):
        raise bad_request(f"a name has 1 to {MAX_NAME} printable characters")
    return name
