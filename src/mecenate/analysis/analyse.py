"""Analyses a whole game, turn by turn."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from mecenate.analysis.comparing import compare
from mecenate.analysis.luck import luck_of
from mecenate.analysis.report import Analysis, AnalysisSettings, Comparison, Mark, Turn
from mecenate.analysis.summary import summarise
from mecenate.analysis.turns import Decision, decisions
from mecenate.core.action import Action
from mecenate.core.history import History
from mecenate.core.moves import carry_out
from mecenate.core.state import State

Progress = Callable[[int, int], None]
"""Called with the number of turns that are done, and how many there are."""

SEEDS = 1 << 40
"""Seeds are a multiple of a thousand below this, so that each may be added to."""


def analyse(history: History, settings: AnalysisSettings | None = None, progress: Progress | None = None) -> Analysis:
    """Judge every turn of a game. The same game and settings give the same analysis.

    Raises `HistoryError` if a move can no longer be replayed.
    """
    settings = settings or AnalysisSettings()
    found = decisions(history)
    turns = []
    for number, decision in enumerate(found, 1):
        turns.append(judge_turn(history, decision, settings))
        if progress is not None:
            progress(number, len(found))
    return assemble(history, settings, turns)


def assemble(history: History, settings: AnalysisSettings, turns: list[Turn]) -> Analysis:
    """The analysis of a game from all of its turns."""
    state = history.state
    result = [score.to_dict() for score in state.scores()] if state.over else None
    return Analysis(
        game=history.game.name,
        seats=state.seats,
        moves=len(history.moves),
        settings=settings,
        turns=turns,
        players=summarise(turns, state.seats, result),
        result=result,
    )


def judge_turn(history: History, decision: Decision, settings: AnalysisSettings) -> Turn:
    """Judge the moves of one decision."""
    state = history.at(decision.first - 1)
    moves = history.moves[decision.first - 1 : decision.last]
    line = [history.game.parse(move.text) for move in moves]
    seed = seed_of(history, decision.first)
    before = _before_last(state, history, decision)
    luck = None
    if moves[-1].outcomes:
        luck = luck_of(before, line[-1], history.at(decision.last), level=settings.judge, seed=seed)
    return Turn(
        number=decision.first,
        last=decision.last,
        seat=decision.seat,
        played=[move.text for move in moves],
        judged=_judged(state, line, decision, settings, seed),
        opened=_judged(state, line, decision, settings, seed, open_cards=True) if settings.open_cards else None,
        luck=luck,
    )


def _before_last(state: State, history: History, decision: Decision) -> State:
    """The position before the last move of a decision."""
    before = state.copy()
    for move in history.moves[decision.first - 1 : decision.last - 1]:
        carry_out(before, move)
    return before


def _judged(
    state: State,
    line: list[Action],
    decision: Decision,
    settings: AnalysisSettings,
    seed: int,
    open_cards: bool = False,
) -> Comparison:
    level = settings.judge
    compared = compare(state, line, level=level, tries=settings.tries, seed=seed, open_cards=open_cards)
    return compared if decision.free else _forced(compared)


def _forced(compared: Comparison) -> Comparison:
    return Comparison(
        before=compared.after,
        after=compared.after,
        better=[],
        lost=0.0,
        lost_points=0.0,
        error=0.0,
        worlds=compared.worlds,
        mark=Mark.FORCED,
    )


def seed_of(history: History, number: int) -> int:
    """The seed for move `number` of a game: it follows from the deal and the moves alone."""
    digest = hashlib.blake2b(digest_size=8)
    digest.update(f"{history.game.keywords} {history.deal} {number}".encode())
    for move in history.moves[: number - 1]:
        digest.update(f"{move}".encode())
    return int.from_bytes(digest.digest(), "big") % SEEDS * 1000
