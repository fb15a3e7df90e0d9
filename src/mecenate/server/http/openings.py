"""Openings: what bots and people do in the first turns of a game, step by step."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from mecenate.openings import DEPTH, games_with_openings, openings_for
from mecenate.server import errors
from mecenate.server.bots.queue import Lane
from mecenate.server.http.dependencies import AnInquiry, TheServices
from mecenate.server.openings.jobs import OpeningPage, show_opening

StepText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class OpeningLine(msgspec.Struct, forbid_unknown_fields=True):
    """Steps from the start of a game on."""

    line: Annotated[list[StepText], msgspec.Meta(max_length=DEPTH)] = []


class OpeningGameInfo(msgspec.Struct):
    """A title with openings."""

    game: str
    seats: list[int]
    """For how many players."""


class OpeningList(msgspec.Struct):
    """All titles with openings."""

    games: list[OpeningGameInfo]


class OpeningsController(Controller):
    """The first turns of games: how often each step was taken, and with which result."""

    path = "/api/openings"
    tags = ("openings",)

    @get(operation_id="openings")
    async def openings(self) -> OpeningList:
        """The titles that have openings."""
        return OpeningList([OpeningGameInfo(game, openings_for(game).seats()) for game in games_with_openings()])

    @post("/{game:str}/{seats:int}", operation_id="opening", status_code=200)
    async def opening(
        self,
        inquiry: AnInquiry,
        services: TheServices,
        game: FromPath[str],
        seats: FromPath[int],
        data: JSONBody[OpeningLine],
    ) -> OpeningPage:
        """What followed after some steps. Only finished games count, and only what everybody saw in them."""
        if game not in games_with_openings() or seats not in openings_for(game).seats():
            raise errors.Refusal("unknown-opening", f"there are no openings of {game!r} for {seats}", 404)
        people = services.openings.of_people(game, seats)
        page = await inquiry.answer(Lane.ANALYSIS, show_opening, game, seats, data.line, people)
        if page is None:
            raise errors.Refusal("unknown-opening", "no game began with these steps", 404)
        return page
