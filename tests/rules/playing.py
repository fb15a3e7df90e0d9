"""What the rule tests of all games do with a state: play actions by their texts, and read what happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

import pytest

from mecenate import Dealer, Event, IllegalAction, Scribe, State

Value = TypeVar("Value")
View = TypeVar("View")
Player = TypeVar("Player")


class Views(Generic[View, Player]):
    """The views of one game, with their types."""

    def __init__(self, view: type[View], player: type[Player]) -> None:
        self._view = view
        self._player = player

    def public(self, state: State) -> View:
        """What everybody sees."""
        view = state.view(None)
        assert isinstance(view, self._view)
        return view

    def own(self, state: State, seat: int) -> Player:
        """What a seat holds and has in front of it, as it sees it itself."""
        player = state.view(seat).players[seat]
        assert isinstance(player, self._player)
        return player


def known(value: Value | None) -> Value:
    """A part of a view that must not be hidden."""
    assert value is not None
    return value


def play(state: State, *texts: str, dealer: Dealer | None = None) -> State:
    """The state after these actions, audited after each; the state given stays as it is."""
    return listen(state, *texts, dealer=dealer)[0]


def listen(state: State, *texts: str, dealer: Dealer | None = None) -> tuple[State, list[Event]]:
    """The same, with the events on the way."""
    after = state.copy()
    scribe = Scribe()
    chance = Dealer.fast(1) if dealer is None else dealer
    for text in texts:
        after.apply(after.parse(text), chance, scribe)
        after.audit()
    return after, scribe.events


def legal(state: State, beginning: str = "") -> list[str]:
    """The texts of all legal actions that begin so."""
    return [str(action) for action in state.legal() if str(action).startswith(beginning)]


def refusal(state: State, text: str) -> str:
    """The reason why this action is not legal; reading and applying it must fail alike, and change nothing."""
    before = state.copy()
    with pytest.raises(IllegalAction) as read:
        state.parse(text)
    with pytest.raises(IllegalAction) as done:
        state.apply(state.game.parse(text), Dealer.fast(1), Scribe())
    assert str(read.value) == str(done.value)
    assert state == before
    return str(read.value)


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of these events."""
    return [event.kind for event in events]


def told(events: Iterable[Event], kind: str) -> Event:
    """The one event of this kind."""
    of_kind = [event for event in events if event.kind == kind]
    assert len(of_kind) == 1, f"{kind} was told {len(of_kind)} times"
    return of_kind[0]
