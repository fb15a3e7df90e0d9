"""What a bot is: something that chooses one legal action from what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mecenate.core.action import Action
from mecenate.core.dealer import Dealer
from mecenate.core.event import Event
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.game import Game
from mecenate.core.prompt import Prompt
from mecenate.core.state import State


class Outlook:
    """The table as the seat that must choose sees it: prompt, legal actions, view, and what it was told.

    It stands between the bot and the state. The view is built only when it is asked for, since it costs more
    than a move; a search takes `imagine`, whole states that this seat cannot tell from the real one.
    """

    def __init__(self, state: State, events: Sequence[Event] = ()) -> None:
        prompt = state.prompt
        if prompt is None:
            raise ValueError("the game is over: nobody must choose")
        self.prompt: Prompt = prompt
        self.seat = prompt.seat
        self.legal: tuple[Action, ...] = state.legal()
        self.events = [event for event in events if event.known_to(prompt.seat)]
        self._state = state

    @property
    def game(self) -> Game:
        """The rules that are played."""
        return self._state.game

    @property
    def seats(self) -> int:
        """How many play."""
        return self._state.seats

    @property
    def view(self) -> Any:
        """All that this seat may know."""
        return self._state.view(self.seat)

    def observe(self, vector: FeatureVector) -> None:
        """Write the numbers of `game.observed`, for a network: what this seat may know."""
        self._state.observe(self.seat, vector)

    def imagine(self, dealer: Dealer) -> State:
        """A full state that fits all this seat knows, the unseen drawn by `dealer`."""
        return self._state.imagine(self.seat, dealer)


class Bot:
    """An opponent. Subclass it, give it a name, and choose."""

    name = "bot"

    def choose(self, outlook: Outlook, seconds: float | None = None) -> Action:
        """One of `outlook.legal`, in about this many seconds if there is a clock."""
        raise NotImplementedError
