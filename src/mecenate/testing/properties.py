"""What holds in every game, at every table, after every action."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import mecenate
from mecenate.testing.tables import Table, choose

TOO_LONG = 20_000
"""More choices than any game has."""


def check_pieces(table: Table, games: int) -> None:
    """The audit accounts for every piece after every action."""
    for seed in range(games):
        state, dealer = table.start(seed)
        state.audit()
        steps = 0
        while not state.over:
            state.apply(choose(state, dealer), dealer)
            state.audit()
            steps += 1
            assert steps < TOO_LONG


def check_ends(table: Table, games: int) -> None:
    """Every game comes to an end, and there is always something to choose before."""
    for seed in range(games):
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


def check_copies(table: Table) -> None:
    """A copy shares nothing with its original."""
    state, dealer = table.start(1)
    while not state.over:
        before = state.copy()
        text = before.to_json()
        state.apply(choose(state, dealer), dealer)
        assert before.to_json() == text
        assert before == before.copy() and before.key() == before.copy().key()
        assert before != state or before.to_json() == state.to_json()


def check_json(table: Table) -> None:
    """JSON gives the state back."""
    game = table.open()
    state, dealer = table.start(2)
    while not state.over:
        again = game.state_from_json(state.to_json())
        assert again == state and again.legal() == state.legal() and again.prompt == state.prompt
        state.apply(choose(state, dealer), dealer)
    assert game.state_from_json(state.to_json()) == state


def check_seeds(table: Table) -> None:
    """The same seed gives the same game."""

    def play() -> list[str]:
        state, dealer = table.start(3)
        told = []
        while not state.over:
            action = choose(state, dealer)
            told.append(str(action))
            state.apply(action, dealer)
        return [*told, state.to_json()]

    assert play() == play()


def check_words(table: Table) -> None:
    """Every action parses to itself, whatever its case and spacing."""
    game = table.open()
    for number, action in enumerate(game.actions):
        assert action.id == number
        assert game.parse(str(action)) is action
        assert game.parse(f"  {str(action).upper()} ") is action
        assert action in game.actions


def check_refusals(table: Table) -> None:
    """An illegal action is refused and changes nothing."""
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


def check_record(table: Table) -> None:
    """A record reads back, proves its deal, and takes back what may be undone."""
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


Check = Callable[[Table], None]
PLAIN_CHECKS: tuple[Check, ...] = (
    check_copies,
    check_json,
    check_seeds,
    check_words,
    check_refusals,
    check_record,
)
"""The checks that need no more than a table."""
