"""Analysis of games that have been played: what each turn was worth, and which would have been better."""

from mecenate.analysis.analyse import analyse, judge_turn
from mecenate.analysis.notes import annotate
from mecenate.analysis.report import Analysis, AnalysisSettings, Mark, PlayerSummary, Turn
from mecenate.analysis.summary import summarise
from mecenate.analysis.turns import Decision, decisions

__all__ = [
    "Analysis",
    "AnalysisSettings",
    "Decision",
    "Mark",
    "PlayerSummary",
    "Turn",
    "analyse",
    "annotate",
    "decisions",
    "judge_turn",
    "summarise",
]
