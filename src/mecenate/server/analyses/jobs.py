"""What worker processes do for an analysis: find the turns of a game, and judge one."""

from __future__ import annotations

from typing import Any

import msgspec

from mecenate.analysis import Analysis, AnalysisSettings, Decision, Turn, annotate, decisions, judge_turn
from mecenate.analysis.analyse import assemble
from mecenate.analysis.notes import real_line
from mecenate.lang import Language
from mecenate.lang.analysing import AnalysisText
from mecenate.server.live.view_delta import encoded, events_for
from mecenate.server.tables import export
from mecenate.server.tables.analysis import Copy, history_of


def find_decisions(copy: Copy) -> list[Decision]:
    """What is judged, in the order of play."""
    return decisions(history_of(copy))


def judge(copy: Copy, decision: Decision, settings: AnalysisSettings) -> Turn:
    """Judge one turn."""
    return judge_turn(history_of(copy), decision, settings)


def put_together(copy: Copy, settings: AnalysisSettings, turns: list[Turn]) -> Analysis:
    """The whole analysis."""
    return assemble(history_of(copy), settings, turns)


class BetterTurn(msgspec.Struct):
    """A better turn played out in the real position, as its seat would have seen it; chance was drawn anew."""

    seat: int
    actor: int | None
    over: bool
    view: Any
    events: list[dict[str, Any]]
    scores: list[dict[str, Any]]


def play_better(copy: Copy, turn: Turn) -> BetterTurn:
    """Where the better turn would have led."""
    history = history_of(copy)
    state = history.at(turn.number - 1)
    events = [event for step in real_line(history, turn, state) for event in step.events]
    return BetterTurn(
        seat=turn.seat,
        actor=state.actor,
        over=state.over,
        view=encoded(state.view(turn.seat)),
        events=events_for(events, turn.seat),
        scores=[score.to_dict() for score in state.scores()],
    )


def annotated(copy: Copy, played: export.Played, analysis: Analysis, language: str) -> str:
    """The record of a game with its analysis in it."""
    record = export.record_of(copy.build(), played)
    text = AnalysisText(record, analysis, Language(language))
    annotate(record, analysis, text.sentence)
    return str(record)
