"""The guided games over HTTP: for everybody, without a name, and with nothing that a seat may not know."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from mecenate.guides import guided, run, script
from tests.server.running import running, settings_for


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """A server, and somebody without a name."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(settings_for(folder)) as opened, httpx.Client(base_url=opened.url, timeout=60) as client:
        yield client


def test_the_list_says_which_there_are(server: httpx.Client) -> None:
    listed = server.get("/api/guides").json()
    assert [one["game"] for one in listed] == list(guided())
    assert all(one["steps"][0] == "welcome" and one["steps"][-1] == "farewell" for one in listed)


@pytest.mark.parametrize("game", guided())
def test_each_step_holds_what_the_learner_sees_and_may_do(server: httpx.Client, game: str) -> None:
    plan = script(game)
    for number, stage in enumerate(run(game), 1):
        answer = server.get(f"/api/guides/{game}/{number}")
        assert answer.status_code == 200
        assert "public" in answer.headers["cache-control"]
        guide = answer.json()
        assert (guide["id"], guide["number"], guide["of"]) == (stage.step.id, number, len(plan.steps))
        assert guide["seat"] == plan.learner
        assert len(guide["moments"]) == len(stage.moments)
        for moment, shown in zip(stage.moments, guide["moments"], strict=True):
            assert shown["view"]["seat"] == plan.learner
            assert shown["ask"] == moment.ask
            assert (shown["legal"] is None) == (moment.ask is None)
            assert (shown["scores"] is None) == (not moment.state.over)
            told = [event.to_dict() for event in moment.events if event.known_to(plan.learner)]
            assert shown["events"] == json.loads(json.dumps(told))


@pytest.mark.parametrize("game", guided())
def test_the_deal_is_not_told(server: httpx.Client, game: str) -> None:
    assert script(game).deal not in {*server.get(f"/api/guides/{game}/2").json(), *server.get("/api/guides").json()[0]}
    assert set(server.get(f"/api/guides/{game}/2").json()) == {
        *("game", "id", "number", "of", "seats", "seat", "clause", "point", "also", "first", "moments")
    }


@pytest.mark.parametrize(
    ("path", "status", "code", "words"),
    [
        ("/api/guides/chess/1", 404, "unknown-guide", "there is one of"),
        ("/api/guides/carrara/99", 404, "unknown-step", "steps 1 to 14"),
        ("/api/guides/carrara/0", 400, "malformed", "number"),
    ],
)
def test_what_there_is_not_is_refused_in_clear_words(
    server: httpx.Client, path: str, status: int, code: str, words: str
) -> None:
    answer = server.get(path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert words in answer.json()["message"]
