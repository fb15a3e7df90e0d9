"""Bots as programs: the line protocol, and what it tells."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

import mecenate
from mecenate.arena import contestants
from mecenate.arena import match as match_module
from mecenate.arena.contestants import close_processes
from mecenate.arena.engine import Engine, serve
from mecenate.arena.engine_protocol import choose_message, line_of
from mecenate.arena.match import play_game
from mecenate.bots.registry import timed
from mecenate.cli import main
from tests.arena.engines import PAGE, command, duel, example
from tests.tables import COMPILED, TABLES_BY_COST, Table, choose

OURS = command(sys.executable, "-m", "mecenate", "bot", "--level", "novice")


# ---------------------------------------------------------------------- a session


VERSION = f"mecenate {mecenate.__version__}"


def session_of(folder: Path, wants: str = '["events"]') -> list[str]:
    """The session of the page, played again."""
    bot, log = example(folder, wants)
    result = play_game(duel(bot), 0, 0)
    close_processes()
    assert result.forfeit is None
    return log.read_text(encoding="utf-8").splitlines()


def test_the_session_on_the_page_is_a_real_one(tmp_path: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    shown = re.search(r"```text\n(> .*?)```", page, re.DOTALL)
    assert shown is not None
    begin, end = (part.splitlines() for part in shown[1].replace("mecenate 0.1.0", VERSION).split("…\n"))
    lines = session_of(tmp_path)
    assert lines[: len(begin)] == begin
    assert lines[-len(end) :] == end


def test_a_bot_hears_everything_from_the_deal_to_the_end_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[mecenate.Event] = []
    tell = match_module._Game._tell

    def watched(self: match_module._Game, scribe: mecenate.Scribe) -> None:
        told.extend(scribe.events)
        tell(self, scribe)

    monkeypatch.setattr(match_module._Game, "_tell", watched)
    sent = [json.loads(line[2:]) for line in session_of(tmp_path) if line.startswith("> ")]
    heard = [event for message in sent for event in message.get("events", [])]
    assert heard == [event.to_dict() for event in told if event.known_to(0)]
    assert [event["kind"] for event in (heard[0], heard[-1])] == ["deal", "end"]
    assert [score["total"] for score in sent[-2]["scores"]] == [20, 26]


@pytest.mark.parametrize("wants", [[], ["view"], ["world"], ["view", "events", "world"]])
def test_a_bot_is_sent_what_it_wants(tmp_path: Path, wants: list[str]) -> None:
    sent = [json.loads(line[2:]) for line in session_of(tmp_path, json.dumps(wants)) if line.startswith("> ")]
    kinds = {message["type"] for message in sent}
    assert kinds == {"hello", "game", "choose", "over", "quit"}
    for message in sent:
        extra = {"view", "events", "world"} & message.keys()
        if message["type"] == "choose":
            assert extra == set(wants)
        elif message["type"] == "over":
            assert extra == {"events"} & set(wants)


def test_a_program_of_our_own_plays_whole_games() -> None:
    played = play_game(duel(OURS, OURS, 3, "florenza"), 0, 1)
    assert played.forfeit is None and played.totals is not None
    assert all(seconds > 0 for seconds in played.seconds)
    assert len(contestants._processes) == 3


def test_bots_over_the_protocol_are_as_strong_as_in_the_match() -> None:
    """The same level beats chance either way."""
    for bot in (OURS, "novice"):
        games = [play_game(duel(bot, "random", 2, "florenza"), deal, turn) for deal in (0, 1) for turn in (0, 1)]
        assert all(game.ranks[game.bots.index(0)] == 1 for game in games)


def test_the_example_and_our_own_bots_play_every_title(tmp_path: Path) -> None:
    bot, _ = example(tmp_path)
    for game in ("carrara", "princes"):
        seats = mecenate.game(game).min_seats
        played = play_game(duel(bot, OURS, seats, game), 0, 0)
        assert played.forfeit is None and played.totals is not None


def answers(*lines: str, game: str | None = None) -> list[dict[str, Any]]:
    """What `mecenate bot` says to these lines."""
    out = io.BytesIO()
    engine = Engine("novice", lambda seed, scale: timed("novice", seed, scale), game)
    serve(engine, io.BytesIO("\n".join(lines).encode()), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


GAME = '{"type":"game","game":"florenza","rules":1,"options":{},"seats":2,"seat":0,"seed":1,"scale":1,"later":"field"}'


def test_our_own_bot_says_what_is_wrong() -> None:
    hello, ready, silent, nonsense = answers(
        '{"type":"hello","protocol":1,"runner":"x"}',
        GAME,
        '{"type":"choose","prompt":{},"legal":["a"],"seconds":1}',
        "nonsense",
    )
    assert (hello["wants"], ready) == (["world"], {"type": "ready"})
    assert silent["type"] == nonsense["type"] == "error"
    assert "world" in silent["message"]
    (early,) = answers('{"type":"choose","prompt":{},"legal":["a"],"seconds":1}', '{"type":"quit"}', GAME)
    assert "before 'game'" in early["message"]
    (other,) = answers(GAME, game="carrara")
    assert "plays carrara, not florenza" in other["message"]
    (unknown,) = answers(GAME.replace("florenza", "ludo"))
    assert "there is no game 'ludo'" in unknown["message"]


def test_the_command_answers_on_its_standard_output(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.TextIOWrapper(io.BytesIO())
    lines = io.BytesIO(b'{"type":"hello","protocol":1,"runner":"x"}\n{"type":"quit"}\n')
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(lines))
    monkeypatch.setattr("sys.stdout", out)
    assert main(["bot", "--level", "apprentice", "--game", "princes"]) == 0
    (hello,) = out.buffer.getvalue().splitlines()
    assert json.loads(hello)["name"] == f"apprentice {mecenate.__version__}"


def test_the_command_knows_the_games() -> None:
    assert main(["bot", "--game", "ludo"]) == 2


# ---------------------------------------------------------------------- what is hidden stays hidden

STRIDE = 7 if COMPILED else 31


@pytest.mark.parametrize("table", TABLES_BY_COST)
def test_what_a_bot_is_sent_does_not_depend_on_what_it_cannot_know(table: Table) -> None:
    state, dealer = table.start(900)
    scribe = mecenate.Scribe()
    luck = mecenate.Dealer.fast(1)
    steps = compared = 0
    while (seat := state.actor) is not None:
        if steps % STRIDE == 0:
            twin = state.imagine(seat, luck)
            lines = [
                line_of(
                    choose_message(world, scribe.events, ("view", "events", "world"), 1.0, mecenate.Dealer.fast(steps))
                )
                for world in (state, twin)
            ]
            assert lines[0] == lines[1]
            compared += state != twin
        scribe = mecenate.Scribe()
        state.apply(choose(state, dealer), dealer, scribe)
        steps += 1
    assert compared > 0 or table.game == "carrara", "in Carrara a seat with a memory knows everything"


def test_a_bot_is_not_told_what_others_hear() -> None:
    state, _ = Table("princes", 3).start(1)
    seat = state.actor
    assert seat is not None
    other = (seat + 1) % 3
    events = [
        mecenate.Event("look", other, {"card": "x"}, (other,), False),
        mecenate.Event("bid", other, {}, None, False),
    ]
    message = choose_message(state, events, ("events",), 1.0, mecenate.Dealer.fast(1))
    assert message.events is not None and [event["kind"] for event in message.events] == ["bid"]
    assert message.view is None and b"world" not in line_of(message)
