"""People: guests, accounts, ratings."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from sqlalchemy import select

from mecenate.server import errors
from mecenate.server.http.dependencies import Asker, TheCaller, TheServices, TheSource
from mecenate.server.people.service import COOKIE, PLACE_COOKIE, TOKEN_DAYS, Caller
from mecenate.server.services import Services
from mecenate.server.storage.events import PersonChanged
from mecenate.server.storage.rows import Person
from mecenate.server.storage.schema import people, ratings
from mecenate.server.tables.rating import SHOWN

NO_COOKIE = Cookie(key=COOKIE, value="", max_age=0, path="/")
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """The name that somebody wants."""

    name: Text


class Me(msgspec.Struct):
    """Who one is, and the token that proves it."""

    id: str
    name: str
    login: str | None
    webhook: str | None
    token: str


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """What to change; what is left out stays."""

    name: Text | None = None
    webhook: Annotated[str, msgspec.Meta(max_length=500)] | msgspec.UnsetType | None = msgspec.UNSET


class Login(msgspec.Struct, forbid_unknown_fields=True):
    """An account."""

    login: Text
    password: Text


class Rating(msgspec.Struct):
    """A rating in one game: mean mu, standard deviation sigma."""

    person: str
    name: str
    game: str
    mu: float
    sigma: float
    games: int


class Profile(msgspec.Struct):
    """Somebody as everybody sees them."""

    id: str
    name: str
    account: bool
    ratings: list[Rating]


def _me(person: Person, token: str) -> Me:
    return Me(person.id, person.name, person.login, person.webhook, token)


def _welcome(services: Services, person: Person, token: str, status: int) -> Response[Me]:
    cookies = [_cookie(services, COOKIE, token, "/")]
    if person.login is not None:
        cookies.append(_cookie(services, PLACE_COOKIE, services.people.place(person), "/api"))
    return Response(_me(person, token), status_code=status, cookies=cookies)


def _cookie(services: Services, key: str, value: str, path: str) -> Cookie:
    return Cookie(
        key=key,
        value=value,
        path=path,
        max_age=TOKEN_DAYS * 86400,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
    )


def _known(caller: Caller | None) -> Caller:
    if caller is None:
        raise errors.sign_in()
    return caller


class PeopleController(Controller):
    """Who one is."""

    path = "/api"
    tags = ("people",)

    @post("/guests", operation_id="be_a_guest")
    async def be_a_guest(self, services: TheServices, source: TheSource, data: JSONBody[Name]) -> Response[Me]:
        """Sign in as a guest with a name; a signed cookie, or the token, identifies you later."""
        person, token = await services.people.guest(data.name, source)
        return _welcome(services, person, token, 201)

    @get("/me", operation_id="who_am_i")
    async def who_am_i(self, person: Asker, caller: TheCaller) -> Me:
        """Who one is, and the token of the request."""
        return _me(person, _known(caller).token)

    @patch("/me", operation_id="change_me")
    async def change_me(self, services: TheServices, person: Asker, caller: TheCaller, data: JSONBody[Changes]) -> Me:
        """Another name, or a webhook that is called when it is your turn."""
        if data.name is not None:
            person = await services.people.rename(person, data.name)
        if not isinstance(data.webhook, msgspec.UnsetType):
            person = await services.people.set_webhook(person, data.webhook)
        services.presence.introduce(person)
        services.registry.publish(PersonChanged(person.id))
        return _me(person, _known(caller).token)

    @post("/accounts", operation_id="make_account")
    async def make_account(
        self, services: TheServices, person: Asker, caller: TheCaller, source: TheSource, data: JSONBody[Login]
    ) -> Response[Me]:
        """Turn your guest identity into an account; history, rating and session are kept."""
        person = await services.people.register(person, data.login, data.password, source)
        services.presence.introduce(person)
        services.registry.publish(PersonChanged(person.id))
        return _welcome(services, person, _known(caller).token, 201)

    @post("/session", operation_id="log_in", status_code=200)
    async def log_in(self, services: TheServices, source: TheSource, data: JSONBody[Login]) -> Response[Me]:
        """Come back with login and password."""
        person, token = await services.people.log_in(data.login, data.password, source)
        return _welcome(services, person, token, 200)

    @delete("/session", operation_id="log_out", status_code=204, response_cookies=[NO_COOKIE])
    async def log_out(self, services: TheServices, source: TheSource) -> None:
        """End the session and forget the cookie."""
        if source.session is not None and source.person_id is not None:
            await services.people.sessions.end(source.person_id, source.session)

    @get("/people/{person_id:str}", operation_id="profile")
    async def profile(self, services: TheServices, person_id: FromPath[str]) -> Profile:
        """Somebody's name and ratings."""
        person = await services.store.people.get(person_id)
        if person is None or person.left_at is not None:
            raise errors.Refusal("unknown-person", "nobody has that id", 404)
        query = select(ratings).where(ratings.c.person_id == person_id).order_by(ratings.c.game)
        async with services.store.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        own = [Rating(person.id, person.name, row["game"], row["mu"], row["sigma"], row["games"]) for row in rows]
        return Profile(person.id, person.name, person.login is not None, own)

    @get("/ratings/{game:str}", operation_id="ratings")
    async def best(self, services: TheServices, game: FromPath[str]) -> list[Rating]:
        """The leaderboard of a game, by the conservative rating mu - 3 sigma."""
        query = (
            select(ratings, people.c.name)
            .join(people, people.c.id == ratings.c.person_id)
            .where(ratings.c.game == game, people.c.left_at.is_(None))
            .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
            .limit(SHOWN)
        )
        async with services.store.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Rating(r["person_id"], r["name"], r["game"], r["mu"], r["sigma"], r["games"]) for r in rows]
