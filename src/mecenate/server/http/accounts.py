"""Accounts: the password, the sessions, export of all stored data, and deletion."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from mecenate.server import errors
from mecenate.server.http.dependencies import Asker, TheServices, TheSource
from mecenate.server.http.people import NO_COOKIE, Text
from mecenate.server.people import accounts
from mecenate.server.people.quotas import CHAT_KEPT
from mecenate.server.people.sessions import TOKEN_DAYS


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """The current password and the new one."""

    old: Text
    new: Text


class Leaving(msgspec.Struct, forbid_unknown_fields=True):
    """The password, if one has an account."""

    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class SessionInfo(msgspec.Struct):
    """A browser or program that is signed in as you."""

    id: str
    device: str
    created: float
    used: float
    current: bool


class Kept(msgspec.Struct):
    """For how many days the server keeps what nobody looks at; 0 is for ever."""

    open_tables: float
    running_games: float
    records: float
    guest_games: float
    games: float
    guests: float
    sessions: int
    chat_lines: int
    """How many lines of chat a table keeps."""


class AccountsController(Controller):
    """What is kept about one, and how to end it."""

    path = "/api"
    tags = ("people",)

    @get("/privacy", operation_id="privacy", sync_to_thread=False)
    def privacy(self, services: TheServices) -> Kept:
        """For how long this server keeps what."""
        days = services.settings
        return Kept(
            days.sweep_open_days,
            days.sweep_running_days,
            days.sweep_records_days,
            days.sweep_guest_games_days,
            days.sweep_games_days,
            days.sweep_guests_days,
            TOKEN_DAYS,
            CHAT_KEPT,
        )

    @get("/sessions", operation_id="sessions")
    async def sessions(self, services: TheServices, person: Asker, source: TheSource) -> list[SessionInfo]:
        """Your sessions, the most recently used first."""
        sessions = await services.people.sessions.listed(person.id)
        return [SessionInfo(one.id, one.device, one.created, one.used, one.id == source.session) for one in sessions]

    @delete("/sessions/{session_id:str}", operation_id="end_session", status_code=204)
    async def end_session(self, services: TheServices, person: Asker, session_id: FromPath[str]) -> None:
        """End one of one's sessions: its token no longer works, and its sockets are closed."""
        if not await services.people.sessions.end(person.id, session_id):
            raise errors.Refusal("unknown-session", "you have no such session", 404)

    @put("/me/password", operation_id="change_password", status_code=204)
    async def change_password(
        self, services: TheServices, person: Asker, source: TheSource, data: JSONBody[NewPassword]
    ) -> None:
        """Change the password; all other sessions end."""
        await services.people.change_password(person, data.old, data.new, source)

    @get("/me/export", operation_id="export_me")
    async def export_me(self, services: TheServices, person: Asker) -> Stream:
        """Everything that is stored about you, as a JSON file."""
        await services.quotas.take_export(person.id)
        headers = {"content-disposition": f'attachment; filename="mecenate-{person.id}.json"'}
        return Stream(accounts.export(services.store, person), media_type="application/json", headers=headers)

    @post("/me/deletion", operation_id="delete_me", status_code=204, response_cookies=[NO_COOKIE])
    async def delete_me(self, services: TheServices, person: Asker, source: TheSource, data: JSONBody[Leaving]) -> None:
        """Delete your account. Games stay, without your name; chat, notes, ratings and sessions are deleted."""
        if person.login is not None:
            await services.people.check_password(person, data.password, source)
        await services.tasks.finish(accounts.delete_account(services, person))
