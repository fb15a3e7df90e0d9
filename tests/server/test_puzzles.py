"""Puzzles on the server: shown as their seat sees them, solved by everybody, rated for accounts."""

from __future__ import annotations

import datetime
import json
from typing import Any

import pytest

from mecenate.core.dealer import Dealer
from mecenate.puzzles import Puzzle, games_with_puzzles, puzzle_of_the_day, puzzles_for
from mecenate.server.puzzles import jobs

from .running import Guest, Server
from .test_people import account

GAMES = games_with_puzzles()


def path_of(game: str, one: Puzzle) -> str:
    return f"/api/puzzles/{game}/{one.id}"


def long_one(game: str = "carrara") -> Puzzle:
    """A puzzle whose turn has several choices."""
    return max(puzzles_for(game).puzzles, key=lambda one: len(one.solution))


def test_puzzles_are_listed_with_the_one_of_the_day(sqlite_server: Server) -> None:
    found = Guest(sqlite_server.url).get("/api/puzzles")
    assert [one["game"] for one in found["games"]] == list(GAMES)
    for one in found["games"]:
        assert [info["id"] for info in one["puzzles"]] == [each.id for each in puzzles_for(one["game"]).puzzles]
        assert one["rating"] is None
    day = found["today"]
    game, puzzle = puzzle_of_the_day(datetime.date.fromisoformat(day["date"]))
    assert (day["game"], day["id"]) == (game, puzzle.id)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_played_choice_by_choice_and_then_answered(game: str, sqlite_server: Server) -> None:
    ada, one = Guest(sqlite_server.url), long_one(game)
    page = ada.get(path_of(game, one))
    assert page["step"]["legal"]
    assert [choice["plan"] for choice in page["step"]["choices"]] == [[text] for text in page["step"]["legal"]]
    for count in range(1, len(one.solution) + 1):
        step = ada.post(f"{path_of(game, one)}/line", {"line": one.solution[:count]})
        assert step["complete"] is (count == len(one.solution))
    answer = ada.post(f"{path_of(game, one)}/answer", {"line": one.solution})
    assert answer["solved"]
    assert not answer["rated"], "a guest is not rated"
    solution = answer["solution"]
    assert [step["plan"] for step in solution["turn"]["steps"]] == [[text] for text in one.solution]
    assert [turn["line"] for turn in solution["others"]] == [other.line for other in one.others]


def test_nothing_tells_the_solution_before_the_answer(sqlite_server: Server) -> None:
    """What is sent before an answer has no key of the solution."""
    ada = Guest(sqlite_server.url)
    secret = {"solution", "others", "chance", "lost", "levels", "position", "source", "solved"}
    for game in GAMES:
        one = long_one(game)
        told: list[Any] = [ada.get("/api/puzzles"), ada.get(path_of(game, one))]
        told.append(ada.post(f"{path_of(game, one)}/line", {"line": one.solution}))
        told[1].pop("step")
        told[2] = {name: told[2][name] for name in told[2] if name not in ("view", "remembered", "events", "choices")}
        assert not secret & keys_of(told)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_shown_as_its_seat_sees_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In another world that the seat cannot tell from the real one, every step on the way is the same."""
    one = long_one(game)
    real = [jobs.show_step(game, one.id, one.solution[:count]) for count in range(len(one.solution) + 1)]
    other = one.state(puzzles_for(game).game).imagine(one.seat, Dealer.fast(5))
    monkeypatch.setattr(jobs, "_position", lambda game, id, line: (one, other))
    for count, step in enumerate(real):
        assert jobs.show_step(game, one.id, one.solution[:count]) == step


def test_only_the_first_answer_of_an_account_is_rated(sqlite_server: Server) -> None:
    ada, one = account(sqlite_server.url), long_one()
    path = path_of("carrara", one)
    first = ada.post(f"{path}/answer", {"line": one.others[0].line})
    assert (first["solved"], first["rated"]) == (False, True)
    assert first["after"] < first["before"] == 25.0
    again = ada.post(f"{path}/answer", {"line": one.solution})
    assert (again["solved"], again["rated"], again["after"]) == (True, False, None)
    assert ada.get(path)["info"]["answered"] is False
    (game,) = [each for each in ada.get("/api/puzzles")["games"] if each["game"] == "carrara"]
    assert game["rating"]["answers"] == 1
    assert game["rating"]["mu"] == first["after"]
    assert [info["answered"] for info in game["puzzles"]].count(None) == len(game["puzzles"]) - 1


def test_showing_the_solution_counts_as_not_solved(sqlite_server: Server) -> None:
    ada, one = account(sqlite_server.url), long_one("florenza")
    shown = ada.post(f"{path_of('florenza', one)}/answer", {"line": []})
    assert (shown["solved"], shown["rated"]) == (False, True)
    assert shown["solution"]["turn"]["line"] == one.solution


def test_what_is_no_turn_is_refused(sqlite_server: Server) -> None:
    ada, one = Guest(sqlite_server.url), long_one()
    path = path_of("carrara", one)
    assert ada.refused("GET", "/api/puzzles/chess/00000000") == (404, "unknown-puzzle")
    assert ada.refused("GET", "/api/puzzles/carrara/00000000") == (404, "unknown-puzzle")
    assert ada.refused("POST", f"{path}/answer", {"line": one.solution[:1]}) == (409, "turn-goes-on")
    assert ada.refused("POST", f"{path}/line", {"line": ["fly"]}) == (422, "unknown-action")
    assert ada.refused("POST", f"{path}/line", {"line": [*one.solution, one.solution[0]]}) == (422, "illegal-action")
    assert ada.refused("POST", f"{path}/line", {"line": ["pass"] * 61}) == (400, "malformed")


def test_an_account_takes_its_answers_along(sqlite_server: Server) -> None:
    ada, one = account(sqlite_server.url), long_one("princes")
    ada.post(f"{path_of('princes', one)}/answer", {"line": one.solution})
    data = json.loads(ada.http.get("/api/me/export").text)
    assert [row["puzzle"] for row in data["puzzle_answers"]] == [one.id]
    assert data["puzzle_ratings"][0]["answers"] == 1


def keys_of(value: Any) -> set[str]:
    """All keys of some JSON."""
    if isinstance(value, dict):
        return set(value) | {key for one in value.values() for key in keys_of(one)}
    return {key for one in value for key in keys_of(one)} if isinstance(value, list) else set()
