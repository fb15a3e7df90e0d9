"""What a release says about each of its tables, in a form that a later release can be compared with."""

from __future__ import annotations

import time
from typing import Any

from .freezer import Freezer
from .release import Person, Release
from .special import BOT_TO_MOVE
from .table import Table

KEPT = (
    "game", "title", "status", "version", "actor", "public", "undo", "when_out", "seal", "secret", "result", "rematch",
    "same_deal", "asking",
)  # fmt: skip
"""What is taken over from the table as everybody sees it."""


def expected(freezer: Freezer, release: Release) -> dict[str, Any]:
    """Everything that the tests compare. `release` has just been started on a copy of the frozen database."""
    at_once = sorted(freezer.tables, key=lambda table: BOT_TO_MOVE not in table.cases)  # before the bot has moved
    tables = {table.id: _table(release, table) for table in at_once}
    people = [
        {"id": one.id, "name": one.name, "token": one.token, "login": one.login, "password": one.password}
        for one in freezer.people
    ]
    return {
        "release": release.ask("GET", "/health")["version"],
        "at": time.time(),
        "people": people,
        "ratings": {game["name"]: release.ask("GET", f"/api/ratings/{game['name']}") for game in freezer.games},
        "tables": tables,
    }


def _table(release: Release, table: Table) -> dict[str, Any]:
    info = release.ask("GET", table.path, invite=table.watch)
    seated = [table.people[seat["seat"]] for seat in info["seats"] if seat["person"] is not None]
    covered = "same deal" in table.cases and info["secret"] is None
    audience: list[Person | None] = seated if covered else [None, *seated]  # since 0.2 only players see a covered deal
    info = release.ask("GET", table.path, audience[0], invite=table.watch)
    entry: dict[str, Any] = {"label": table.label, "cases": table.cases, "pack": table.pack, "options": info["options"]}
    entry |= {name: info[name] for name in KEPT}
    entry["seats"] = [{name: seat[name] for name in ("person", "bot", "resigned", "reserve")} for seat in info["seats"]]
    entry |= {"invite": table.invite, "watch": table.watch, "owner": table.owner}
    if info["status"] == "open" or (info["status"] == "abandoned" and not table.asked):
        return entry
    positions = [release.ask("GET", f"{table.path}/position", person, invite=table.watch) for person in audience]
    entry["moves"] = positions[0]["moves"]
    prompt = positions[0]["view"]["prompt"]
    entry["decision"] = None if prompt is None else prompt["kind"]
    entry["scores"] = positions[0]["scores"]
    entry["positions"] = [
        {"seat": one["seat"], "legal": one["legal"], "may_undo": one["may_undo"], "view": one["view"]}
        for one in positions
    ]
    lines = release.ask("GET", f"{table.path}/chat", audience[0], invite=table.watch)
    entry["chat"] = [line["text"] for line in lines]
    entry["notes"] = [release.ask("GET", f"{table.path}/note", person)["text"] for person in seated]
    return entry
