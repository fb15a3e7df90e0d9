"""How a turn is judged: beside the best one, and by what the seat knew."""

from __future__ import annotations

from functools import partial

import pytest
from bench.analysis import read_planted

import mecenate
from mecenate.analysis import AnalysisSettings, Mark, analyse, decisions, judge_turn
from mecenate.analysis.comparing import CERTAIN_WORLDS, compare
from mecenate.analysis.report import LEAST_LOSS, UnknownJudge, mark_of
from mecenate.core.dealer import Dealer
from mecenate.core.record import Note
from tests.analysis.games import GAMES, QUICK, played
from tests.bots.school import level, middle

pytestmark = pytest.mark.usefixtures("short_levels")


def test_marks_follow_from_what_is_surely_lost() -> None:
    assert mark_of(0.0, 0.0) is Mark.BEST
    assert mark_of(0.02, 0.0) is Mark.GOOD
    assert mark_of(0.03, 0.0) is Mark.INACCURACY
    assert mark_of(0.03, 0.02) is Mark.GOOD
    assert mark_of(0.06, 0.0) is Mark.MISTAKE
    assert mark_of(0.2, 0.05) is Mark.BLUNDER
    assert list(LEAST_LOSS.values()) == sorted(LEAST_LOSS.values(), reverse=True)


def test_only_levels_that_search_can_judge() -> None:
    with pytest.raises(UnknownJudge, match="journeyman, master, maestro"):
        _ = AnalysisSettings("novice").judge


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_that_the_search_finds_best_costs_nothing(game: str) -> None:
    state = middle(mecenate.game(game), 2, 3, 20)
    judge = level("journeyman")
    first = [state.legal()[0]]
    better = compare(state, first, level=judge, tries=12, seed=1).better
    line = [state.game.parse(text) for text in better] or first
    judged = compare(state, line, level=judge, tries=12, seed=1)
    assert (judged.mark, judged.lost, judged.better) == (Mark.BEST, 0.0, [])
    assert judged.before == judged.after


@pytest.mark.parametrize("game", GAMES)
def test_a_search_ends_when_the_mark_is_certain(game: str) -> None:
    """A planted blunder is so far behind that a few worlds show it; the others would not change the mark."""
    title, case = mecenate.game(game), max(read_planted(game), key=lambda one: one.lost)
    state, line = title.state_from_json(bytes(case.position).decode()), [title.parse(text) for text in case.line]
    search = partial(compare, state, line, level=level("journeyman"), tries=240, seed=1)
    brief, long = search(), search(patient=True)
    assert CERTAIN_WORLDS <= brief.worlds < long.worlds
    assert brief.mark is long.mark is Mark.BLUNDER


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_the_seat_cannot_tell_apart_are_judged_alike(game: str) -> None:
    real = middle(mecenate.game(game), 3, 4, 30)
    seat = real.actor
    assert seat is not None
    found = [
        compare(world, [real.legal()[0]], level=level("master"), tries=8, seed=2)
        for world in (real, real.imagine(seat, Dealer.fast(77)))
    ]
    assert found[0] == found[1]


def test_with_all_cards_open_the_real_position_is_judged() -> None:
    """In Princes of Florence the hands are hidden: other hands are worth something else."""
    real = middle(mecenate.game("princes"), 3, 4, 30)
    seat = real.actor
    assert seat is not None
    other = real.imagine(seat, Dealer.fast(77))
    assert other != real
    found = [
        compare(world, [real.legal()[0]], level=level("master"), tries=8, seed=2, open_cards=True)
        for world in (real, other)
    ]
    assert found[0] != found[1]


def test_chances_add_up_and_the_actor_never_gains_by_its_turn() -> None:
    for turn in analyse(played("florenza", moves=24).line.history, QUICK).turns:
        assert sum(turn.judged.before.chances) == pytest.approx(1, abs=1e-3)
        assert sum(turn.judged.after.chances) == pytest.approx(1, abs=1e-3)
        assert turn.judged.lost >= 0
        assert bool(turn.judged.better) == (turn.judged.mark not in (Mark.BEST, Mark.FORCED))


def test_a_turn_is_judged_the_same_alone_and_in_the_whole_game() -> None:
    history = played("carpe_diem", moves=25).line.history
    whole = analyse(history, QUICK)
    for decision, turn in list(zip(decisions(history), whole.turns, strict=True))[::4]:
        assert judge_turn(history, decision, QUICK) == turn


def test_notes_of_a_record_do_not_change_its_analysis() -> None:
    one, other = played("florenza", moves=12), played("florenza", moves=12)
    other.line.notes[3] = Note("a comment")
    other.players[0] = "Ada"
    assert analyse(one.line.history, QUICK) == analyse(other.line.history, QUICK)
