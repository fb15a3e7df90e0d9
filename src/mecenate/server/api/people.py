"""People: guests, accounts, ratings."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from sqlalchemy import select

from mecenate.server import errors
from mecenate.server.api.needs import Asker, TheHouse
from mecenate.server.house import House
from mecenate.server.people import COOKIE, TOKEN_DAYS
from mecenate.server.rating import SHOWN
from mecenate.server.rows import Person
from mecenate.server.schema import people, ratings

NO_COOKIE = Cookie(key=COOKIE, value="", max_age=0, path="/")
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Name(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to be called."""

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
    """How strong somebody is at a game: about mu, give or take sigma."""

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


def _welcome(house: House, person: Person, status: int) -> Response[Me]:
    token = house.people.token(person)
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=TOKEN_DAYS * 86400,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookies,
        path="/",
    )
    me = Me(person.id, person.name, person.login, person.webhook, token)
    return Response(me, status_code=status, cookies=[cookie])


class PeopleController(Controller):
    """Who one is."""

    path = "/api"
    tags = ("people",)

    @post("/guests", operation_id="be_a_guest")
    async def be_a_guest(self, house: TheHouse, data: JSONBody[Name]) -> Response[Me]:
        """Come in with a name; a signed cookie, or the token, knows you again."""
        return _welcome(house, await house.people.guest(data.name), 201)

    @get("/me", operation_id="who_am_i")
    async def who_am_i(self, house: TheHouse, person: Asker) -> Me:
        """Who one is."""
        return Me(person.id, person.name, person.login, person.webhook, house.people.token(person))

    @patch("/me", operation_id="change_me")
    async def change_me(self, house: TheHouse, person: Asker, data: JSONBody[Changes]) -> Me:
        """Another name, or a webhook that is called when it is your turn."""
        if data.name is not None:
            person = await house.people.rename(person, data.name)
        if not isinstance(data.webhook, msgspec.UnsetType):
            person = await house.people.set_webhook(person, data.webhook)
        house.introduce(person)
        house.publish(f"person {person.id}")
        return await self.who_am_i.fn(self, house, person)  # type: ignore[no-any-return]

    @post("/accounts", operation_id="make_account")
    async def make_account(self, house: TheHouse, person: Asker, data: JSONBody[Login]) -> Response[Me]:
        """Make an account of the guest that one is: history and rating stay with it."""
        person = await house.people.register(person, data.login, data.password)
        house.introduce(person)
        house.publish(f"person {person.id}")
        return _welcome(house, person, 201)

    @post("/session", operation_id="log_in", status_code=200)
    async def log_in(self, house: TheHouse, data: JSONBody[Login]) -> Response[Me]:
        """Come back with login and password."""
        return _welcome(house, await house.people.log_in(data.login, data.password), 200)

    @delete("/session", operation_id="log_out", status_code=204, response_cookies=[NO_COOKIE])
    async def log_out(self) -> None:
        """Forget the cookie."""

    @get("/people/{person_id:str}", operation_id="profile")
    async def profile(self, house: TheHouse, person_id: FromPath[str]) -> Profile:
        """Somebody's name and ratings."""
        person = await house.store.person(person_id)
        if person is None:
            raise errors.Refusal("unknown-person", "nobody has that id", 404)
        query = select(ratings).where(ratings.c.person_id == person_id).order_by(ratings.c.game)
        async with house.store.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        own = [Rating(person.id, person.name, row["game"], row["mu"], row["sigma"], row["games"]) for row in rows]
        return Profile(person.id, person.name, person.login is not None, own)

    @get("/ratings/{game:str}", operation_id="ratings")
    async def best(self, house: TheHouse, game: FromPath[str]) -> list[Rating]:
        """The best at a game, by what they are at least: mu - 3 sigma."""
        query = (
            select(ratings, people.c.name)
            .join(people, people.c.id == ratings.c.person_id)
            .where(ratings.c.game == game)
            .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
            .limit(SHOWN)
        )
        async with house.store.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Rating(r["person_id"], r["name"], r["game"], r["mu"], r["sigma"], r["games"]) for r in rows]
