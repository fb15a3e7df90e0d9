"""What holds in every game, at every table, after every action."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import mecenate
from tests.tables import COMPILED, TABLES, Table, choose

pytestmark = pytest.mark.long

GAMES_A_TABLE = 100 if COMPILED else 8
"""Whole games with every piece counted after every action."""
QUICK_GAMES = 2000
"""Whole games in all, with every piece counted at the end."""
TOO_LONG = 20_000

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_pieces_are_accounted_for_after_every_action(table: Table) -> None:
    for seed in range(GAMES_A_TABLE):
        state, dealer = table.start(seed)
        state.audit()
        steps = 0
        while not state.over:
            state.apply(choose(state, dealer), dealer)
            state.audit()
            steps += 1
            assert steps < TOO_LONG


@every_table
def test_thousands_of_games_come_to_an_end(table: Table) -> None:
    for seed in range(QUICK_GAMES // len(TABLES) + 1):
        state, dealer = table.start(10_000 + seed)
        steps = 0
        while not state.over:
            legal = state.legal()
            assert len(legal) == len(set(legal)) > 0
            state.apply(legal[dealer.pick(len(legal))], dealer)
            steps += 1
            assert steps < TOO_LONG
        state.audit()
        assert state.legal() == () and state.actor is None and state.prompt is None
        ranks = sorted(score.rank for score in state.scores())
        assert ranks[0] == 1 and ranks[-1] <= table.seats


@every_table
def test_a_copy_shares_nothing(table: Table) -> None:
    state, dealer = table.start(1)
    while not state.over:
        before = state.copy()
        text = before.to_json()
        state.apply(choose(state, dealer), dealer)
        assert before.to_json() == text
        assert before == before.copy() and before.key() == before.copy().key()
        assert before != state or before.to_json() == state.to_json()


@every_table
def test_json_gives_the_state_back(table: Table) -> None:
    game = table.open()
    state, dealer = table.start(2)
    while not state.over:
        again = game.state_from_json(state.to_json())
        assert again == state and again.legal() == state.legal() and again.prompt == state.prompt
        state.apply(choose(state, dealer), dealer)
    assert game.state_from_json(state.to_json()) == state


@every_table
def test_the_same_seed_gives_the_same_game(table: Table) -> None:
    def play() -> list[str]:
        state, dealer = table.start(3)
        told = []
        while not state.over:
            action = choose(state, dealer)
            told.append(str(action))
            state.apply(action, dealer)
        return [*told, state.to_json()]

    assert play() == play()


@every_table
def test_every_word_parses_to_itself(table: Table) -> None:
    game = table.open()
    for number, action in enumerate(game.actions):
        assert action.id == number
        assert game.parse(str(action)) is action
        assert game.parse(f"  {str(action).upper()} ") is action
        assert action in game.actions


@every_table
def test_an_illegal_action_is_refused_and_changes_nothing(table: Table) -> None:
    state, dealer = table.start(4)
    words = list(state.game.actions)
    while not state.over:
        legal = state.legal()
        before = state.to_json()
        for _ in range(3):
            wrong = words[dealer.pick(len(words))]
            if wrong in legal:
                continue
            with pytest.raises(mecenate.IllegalAction, match="Legal: "):
                state.apply(wrong, dealer)
            with pytest.raises(mecenate.IllegalAction):
                state.parse(str(wrong))
        assert state.to_json() == before
        state.apply(choose(state, dealer), dealer)
    with pytest.raises(mecenate.IllegalAction, match="over"):
        state.apply(words[0])


@every_table
def test_a_record_reads_back_and_proves_its_deal(table: Table) -> None:
    record = mecenate.Record(table.open(), table.seats, mecenate.Dealer.sealed(f"a secret for {table}"))
    chooser = mecenate.Dealer.fast(5)
    undone = 0
    while not record.state.over:
        record.play(choose(record.state, chooser))
        if record.can_undo and chooser.pick(10) == 0:
            after = record.state.copy()
            record.play(record.undo())
            assert record.state == after
            undone += 1
    assert undone > 0
    record.reveal()
    again = mecenate.Record.parse(str(record))
    assert str(again) == str(record)
    assert again.state == record.state
    assert again.verify().endswith("the deal follows from the secret and fits the seal")
    assert record.replay(0) == table.open().start(table.seats, mecenate.Dealer.sealed(f"a secret for {table}"))


@settings(max_examples=60 if COMPILED else 15)
@given(data=st.data())
def test_whatever_is_chosen_the_table_stays_in_order(data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(TABLES))
    state, dealer = table.start(data.draw(st.integers(0, 1000)))
    for pick in data.draw(st.lists(st.integers(0, 30), min_size=20, max_size=120)):
        if state.over:
            break
        legal = state.legal()
        state.apply(legal[pick % len(legal)], dealer)
        state.audit()
