"""Openings on the server: the bots' table, and what people did in finished games, if there are enough of them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mecenate.openings import Opening, Step, games_with_openings, openings_for
from mecenate.server.live.view_delta import encoded
from mecenate.server.openings.jobs import NEEDED, show_opening
from tests.analysis.games import text_of

from .playing import at_the_table, step
from .running import Guest, Server, seated, wait_for

GAMES = games_with_openings()


def page(guest: Guest, game: str = "florenza", line: list[str] | None = None) -> dict[str, Any]:
    answer: dict[str, Any] = guest.post(f"/api/openings/{game}/2", {"line": line or []})
    return answer


def of_people(count: int, line: list[str]) -> list[Opening]:
    """Games in which the first player takes steps that no bot takes."""
    return [Opening([Step(kind, 0, {}) for kind in line], [50, 40], [1, 2]) for _ in range(count)]


@pytest.mark.parametrize("game", GAMES)
def test_the_tree_is_gone_through_step_by_step(game: str, sqlite_server: Server) -> None:
    guest = Guest(sqlite_server.url)
    listed = {one["game"]: one["seats"] for one in guest.get("/api/openings")["games"]}
    assert listed == {name: [2, 3, 4] for name in GAMES}
    line: list[str] = []
    tree = openings_for(game).tree(2)
    for _ in range(2):
        found = page(guest, game, line)
        assert [(one["step"], one["bots"]["games"]) for one in found["choices"]] == [
            (choice.step.text, choice.games) for choice in tree.choices(line)
        ]
        assert sum(one["bots"]["share"] for one in found["choices"]) == pytest.approx(1, abs=0.01)
        assert [one["step"] for one in found["line"]] == line
        assert found["board"]["shows"] == len(line)
        assert found["bots"] == len(tree)
        line.append(found["choices"][0]["step"])


def test_an_opening_that_nobody_played_is_unknown(sqlite_server: Server) -> None:
    guest = Guest(sqlite_server.url)
    for path in ("/api/openings/chess/2", "/api/openings/carrara/7"):
        assert guest.refused("POST", path, {"line": []}) == (404, "unknown-opening")
    assert guest.refused("POST", "/api/openings/carrara/2", {"line": ["1 dance"]}) == (404, "unknown-opening")
    assert guest.refused("POST", "/api/openings/carrara/2", {"line": ["x"] * 9})[0] == 400


def test_people_are_shown_from_enough_games_on() -> None:
    few = show_opening("carrara", 2, [], of_people(NEEDED - 1, ["dance"]))
    assert few is not None
    assert (few.people, few.people_here) == (NEEDED - 1, 0)
    assert all(choice.people is None for choice in few.choices)
    assert show_opening("carrara", 2, ["1 dance"], of_people(NEEDED - 1, ["dance"])) is None
    many = show_opening("carrara", 2, [], of_people(NEEDED, ["dance"]))
    assert many is not None
    first = many.choices[0]
    assert (first.step, first.bots) == ("1 dance", None)
    assert first.people is not None
    assert (first.people.games, first.people.share, first.people.wins, first.people.points) == (NEEDED, 1.0, 1.0, 50.0)
    after = show_opening("carrara", 2, ["1 dance"], of_people(NEEDED, ["dance"]))
    assert after is not None
    assert (after.board.shows, after.bots_here, after.people_here) == (0, 0, NEEDED)


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_that_of_a_spectator(game: str) -> None:
    table = openings_for(game)
    line = [table.tree(3).choices([])[0].step.text]
    found, example = show_opening(game, 3, line, []), table.example(3, line)
    assert found is not None
    assert example is not None
    history, move = example
    assert found.board.view == encoded(history.at(move).view(None))


def counted(server: Server, guest: Guest) -> int:
    """How many games of people count, when they are counted again."""
    openings = server.services.openings
    openings.due.clear()
    openings.counted.clear()
    page(guest)
    wait_for(lambda: ("florenza", 2) in openings.counted)
    return int(page(guest)["people"])


def test_only_finished_games_between_people_count(sqlite_server: Server) -> None:
    ada = Guest(sqlite_server.url)
    before = counted(sqlite_server, ada)
    table, guests = seated(sqlite_server.url, 2, "florenza")
    sockets = at_the_table(guests, table)
    chance = random.Random(11)
    step(sockets, chance.choice)
    ada.post("/api/records", {"record": text_of("florenza")})
    assert counted(sqlite_server, ada) == before, "a game that runs, or that was read from a record, does not count"
    while not sockets[0].state["over"]:
        step(sockets, chance.choice)
    assert counted(sqlite_server, ada) == before + 1
    assert all(choice["people"] is None for choice in page(ada)["choices"])
