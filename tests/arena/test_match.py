"""Matches: mirrored deals, rotated seats, results in a file, and the command."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import mecenate
from mecenate.arena import match as match_module
from mecenate.arena.contestants import read_spec
from mecenate.arena.match import GameResult, Match, lineup_of, play_game
from mecenate.arena.match_file import MatchFile, MatchFileError
from mecenate.arena.match_run import Outcome, run_match
from mecenate.arena.sprt import Sprt, Verdict
from mecenate.bots import UnknownBot
from mecenate.cli import main
from mecenate.core.errors import OptionError
from mecenate.core.state import State


def new_match(bots: list[str], seats: int, game: str = "florenza", seed: str = "m") -> Match:
    different, lineup = lineup_of(bots, seats)
    return Match(mecenate.game(game).keywords, different, different, lineup, seed)


def plain(outcome: Outcome) -> dict[str, object]:
    """A result without what the clock says."""
    values = outcome.to_dict()
    for bot in values["bots"]:
        del bot["seconds"], bot["milliseconds_per_choice"]
    return values


# ---------------------------------------------------------------------- who sits where


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert lineup_of(["a", "b"], 4) == (("a", "b"), (0, 1, 1, 1))
    assert lineup_of(["a", "a", "b"], 4) == (("a", "b"), (0, 0, 1, 1))
    assert lineup_of(["a", "b", "c"], 3) == (("a", "b", "c"), (0, 1, 2))


def test_a_bot_alone_fills_the_table_or_plays_itself() -> None:
    assert lineup_of(["a"], 3) == (("a",), (0, 0, 0))
    assert lineup_of(["a", "a"], 3) == (("a", "a"), (0, 1, 1))


@pytest.mark.parametrize(
    ("bots", "seats", "orders"),
    [
        (["a", "b"], 3, ["abb", "bab", "bba"]),
        (["a", "b", "c"], 3, ["abc", "cab", "bca"]),
        (["a", "b", "a", "b"], 4, ["abab", "baba"]),
        (["a"], 4, ["aaaa"]),
    ],
)
def test_every_bot_has_every_seat(bots: list[str], seats: int, orders: list[str]) -> None:
    match = new_match(bots, seats)
    seated = ["".join(match.bots[bot] for bot in match.seated(turn)) for turn in range(match.rotations)]
    assert seated == orders


def test_the_games_of_a_deal_begin_alike_and_those_of_another_do_not(monkeypatch: pytest.MonkeyPatch) -> None:
    starts: list[bytes] = []
    step = match_module._Game._step

    def watched(self: match_module._Game, state: State, seat: int, dealer: mecenate.Dealer) -> None:
        if sum(self.choices) == 0 and self.began is False:  # type: ignore[attr-defined]
            starts.append(state.key())
            self.began = True  # type: ignore[attr-defined]
        step(self, state, seat, dealer)

    monkeypatch.setattr(match_module._Game, "began", False, raising=False)
    monkeypatch.setattr(match_module._Game, "_step", watched)
    duel = new_match(["novice", "random"], 3)
    games = [play_game(duel, deal, rotation) for deal in (0, 1) for rotation in range(3)]
    assert len(starts) == 6
    assert len(set(starts[:3])) == 1 and len(set(starts[3:])) == 1 and starts[0] != starts[3]
    assert [game.bots for game in games[:3]] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]


# ---------------------------------------------------------------------- what comes out


def test_workers_do_not_change_the_result() -> None:
    duel = new_match(["novice", "random"], 2)
    assert plain(run_match(duel, 3)) == plain(run_match(duel, 3, workers=2))


def test_a_sequential_test_ends_the_match() -> None:
    outcome = run_match(new_match(["novice", "random"], 2), 100, sprt=Sprt(0.5, 0.8))
    assert outcome.verdict is Verdict.ACCEPTED
    assert outcome.tally.deals < 30
    assert outcome.to_dict()["sprt"]["verdict"] == "accepted"


def test_a_bot_among_themselves_has_totals_by_seat() -> None:
    outcome = run_match(new_match(["random"], 3), 4)
    assert outcome.tally.games == 4
    assert all(spread.count == 4 for spread in outcome.tally.by_seat)
    assert outcome.tally.par() == outcome.tally.rate() == 1.0


def test_a_match_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    duel = new_match(["novice", "random"], 2)
    whole = run_match(duel, 4, file=MatchFile(tmp_path / "whole.jsonl", duel, resume=False))
    lines = (tmp_path / "whole.jsonl").read_bytes().splitlines(keepends=True)
    assert len(lines) == 9
    stopped = tmp_path / "stopped.jsonl"
    stopped.write_bytes(b"".join(lines[:4]) + lines[4][:30])
    again = run_match(duel, 4, file=MatchFile(stopped, duel, resume=True))
    assert plain(again) == plain(whole)
    assert stopped.read_bytes().startswith(b"".join(lines[:4]))
    assert len(stopped.read_bytes().splitlines()) == 9


def test_games_in_the_file_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    duel = new_match(["novice", "random"], 2)
    path = tmp_path / "games.jsonl"
    whole = run_match(duel, 2, file=MatchFile(path, duel, resume=False))
    before = path.read_bytes()
    monkeypatch.setattr("mecenate.arena.match_run.play_game", None)
    assert plain(run_match(duel, 2, file=MatchFile(path, duel, resume=True))) == plain(whole)
    assert path.read_bytes() == before


def test_the_file_of_another_match_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    duel = new_match(["novice", "random"], 2)
    MatchFile(path, duel, resume=False)
    with pytest.raises(MatchFileError, match="--resume"):
        MatchFile(path, duel, resume=False)
    with pytest.raises(MatchFileError, match="another match"):
        MatchFile(path, msgspec.structs.replace(duel, seed="other"), resume=True)
    path.write_text("a b c\n", encoding="utf-8")
    with pytest.raises(MatchFileError, match="not the file of a match"):
        MatchFile(path, duel, resume=True)


def test_a_line_of_the_file_is_a_whole_game() -> None:
    game = play_game(new_match(["random", "novice"], 3), 0, 1)
    assert msgspec.json.decode(msgspec.json.encode(game), type=GameResult) == game
    assert game.totals is not None and len(game.totals) == len(game.seconds) == 3
    assert game.choices[1] > 0 and min(game.ranks) == 1


# ---------------------------------------------------------------------- bots by name


def test_a_level_may_have_less_time() -> None:
    assert (read_spec("master:scale=0.2").level, read_spec("master:scale=0.2").scale) == ("master", 0.2)
    assert read_spec("exec:python -m 'my bot'").command == ("python", "-m", "my bot")
    for wrong in ("master:speed=2", "master:scale=fast", "master:scale=-1", "exec:"):
        with pytest.raises(OptionError):
            read_spec(wrong)
    with pytest.raises(UnknownBot):
        read_spec("grandmaster")


# ---------------------------------------------------------------------- the command

WORDS = ["arena", "match", "florenza", "--bot", "novice", "--bot", "random", "--seats", "3", "--deals", "1"]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "against 2 × random"),
        ("fr", "contre 2 × random"),
        ("de", "gegen 2 × random"),
        ("it", "contro 2 × random"),
    ],
)
def test_the_command_ends_with_a_line_to_quote(code: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--sprt", "33:50", "--lang", code]) == 0
    line = capsys.readouterr().out.splitlines()[-1]
    assert said in line and "3 " in line and "LLR" in line and "33.3" in line


def test_the_command_writes_json_and_plays_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert [bot["name"] for bot in printed["bots"]] == ["novice", "random"]
    assert main(["arena", "match", "carpe_diem", "--bot", "random", "--bot", "random", "--deals", "1"]) == 0
    assert "random against random (2)" in capsys.readouterr().out
    assert main(["arena", "match", "carpe_diem", "--rules", "1", "--bot", "random", "--deals", "1"]) == 0
    assert "carpe_diem (rules 1), 2 seats: random among themselves" in capsys.readouterr().out


@pytest.mark.parametrize(
    "wrong",
    [
        ["--sprt", "40:25"],
        ["--sprt", "many"],
        ["--sprt", "25:40:60"],
        ["--levels", "random,novice"],
        ["--bot", "novice", "--bot", "novice"],
        ["--bot", "nobody"],
        ["--option", "guilds=perhaps"],
    ],
)
def test_wrong_words_are_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*WORDS, *wrong]) == 2
    assert capsys.readouterr().err.startswith("mecenate: ")


def test_options_of_a_match_are_not_for_a_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "ladder", "florenza", "--sprt", "25:40"]) == 2
    assert "--sprt" in capsys.readouterr().err
    assert main(["arena", "match", "florenza"]) == 2
