"""The positions with a known best choice: the solver agrees with the files, and bots are asked as in a game."""

from __future__ import annotations

import json

import pytest
from bench.positions import FOLDER, TITLES, Solver, best_choices, read_positions

import mecenate
from mecenate.bots import Outlook, registry
from mecenate.core.dealer import Dealer


@pytest.mark.parametrize("title", TITLES)
def test_there_are_twenty_positions_of_several_kinds_and_seat_numbers(title: str) -> None:
    positions = read_positions(title)
    assert len(positions) >= 20
    assert len({state.seats for state, _ in positions}) > 1
    assert len({best[0].split()[0] for _, best in positions}) > 1
    for state, best in positions:
        legal = {str(action) for action in state.legal()}
        assert set(best) < legal
    assert json.loads((FOLDER / f"{title}.json").read_text())["command"].startswith(f"bench/positions.py make {title} ")


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_the_solver_finds_the_same_again(title: str) -> None:
    for state, best in read_positions(title)[:4]:
        assert best_choices(state) == best


def test_the_solver_plays_a_duel_to_its_end() -> None:
    dealer = Dealer.fast(4)
    state = mecenate.game("carpe_diem").start(2, dealer)
    before = state.copy()
    while not state.over:
        before = state.copy()
        legal = state.legal()
        state.apply(legal[dealer.pick(len(legal))], dealer)
    seat = before.actor
    assert seat is not None
    margins = Solver(seat).margins(before)
    for action, margin in margins.items():
        after = before.copy()
        after.apply(action)
        totals = [score.total for score in after.scores()]
        assert margin == pytest.approx(totals[seat] - totals[1 - seat], abs=0.11)


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
def test_an_apprentice_finds_more_than_chance(title: str) -> None:
    positions = read_positions(title)
    found = sum(str(registry.bot("apprentice", 1).choose(Outlook(state))) in best for state, best in positions)
    assert found > sum(len(best) / len(state.legal()) for state, best in positions)
