"""An analysis in a record: readable, parseable, and there once."""

from __future__ import annotations

import pytest

from mecenate.analysis import Analysis, analyse, annotate
from mecenate.analysis.notes import BETTER, marks_of
from mecenate.analysis.summary import summarise
from mecenate.core.record import Note, Record
from tests.analysis.games import GAMES, QUICK, played

pytestmark = pytest.mark.usefixtures("short_levels")


def annotated(game: str) -> tuple[Record, Analysis]:
    record = played(game, seats=3, moves=24)
    record.line.notes[2] = Note("A bold start.")
    analysis = analyse(record.line.history, QUICK)
    annotate(record, analysis, lambda turn: f"costs {turn.judged.lost}")
    return record, analysis


@pytest.mark.parametrize("game", GAMES)
def test_an_analysis_survives_the_text_of_the_record(game: str) -> None:
    record, analysis = annotated(game)
    again = Record.parse(str(record))
    assert str(again) == str(record)
    assert marks_of(again) == {turn.last: turn.judged.mark for turn in analysis.turns}
    for turn in analysis.turns:
        note = again.line.notes[turn.number - 1]
        assert note.chances == tuple(turn.judged.before.chances)
        assert note.points == tuple(turn.judged.before.points)
    assert "A bold start." in again.line.notes[2].comment
    assert again.verify()


def test_better_turns_are_branches_that_leave_before_the_turn() -> None:
    record, analysis = annotated("carrara")
    better = {turn.number - 1: turn for turn in analysis.turns if turn.judged.better}
    assert better
    branches = [branch for branch in record.line.branches if branch.name == BETTER]
    assert [branch.after for branch in branches] == list(better)
    for branch in branches:
        texts = [str(step.action) for step in branch.steps]
        assert texts == better[branch.after].judged.better[: len(texts)]
        assert texts


def test_a_second_analysis_replaces_the_first() -> None:
    record, analysis = annotated("florenza")
    once = str(record)
    annotate(record, analysis, lambda turn: f"costs {turn.judged.lost}")
    assert str(record) == once


def test_a_summary_names_the_costliest_turns_and_counts_every_turn() -> None:
    record = played("florenza")
    analysis = analyse(record.line.history, QUICK)
    assert analysis.result is not None
    for player in analysis.players:
        own = [turn for turn in analysis.turns if turn.seat == player.seat]
        assert sum(player.marks.values()) == len(own)
        costs = {turn.number: turn.judged.lost for turn in own}
        assert [costs[number] for number in player.look_at] == sorted(
            (costs[number] for number in player.look_at), reverse=True
        )
        assert len(player.look_at) <= 3
        for stretch, sign in ((player.rise, 1), (player.fall, -1)):
            assert stretch is None or sign * (stretch.after - stretch.before) > 0
    assert summarise(analysis.turns, 2, analysis.result) == analysis.players
    winner = next(score["seat"] for score in analysis.result if score["rank"] == 1)
    last = summarise(analysis.turns[-3:], 2, analysis.result)[winner].rise  # one stretch, which reaches the end
    assert last is None or last.after == 1.0
