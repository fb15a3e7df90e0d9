"""The games as environments of Gymnasium: one seat learns against bots.

    import gymnasium, mecenate.adapters.gymnasium
    table = gymnasium.make("mecenate/carrara-v1", seats=2, bots=["apprentice"])

An observation is a dictionary of `observation` (the numbers that `game.observed` names) and `action_mask`; the mask
stands in `info` too, and `action_masks()` gives it as booleans, as programs for maskable policies ask for it. A step is
one small choice; before the next the bots have played. The reward comes at the end, see `adapters.rewards`; an illegal
action ends the game and costs 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from mecenate.adapters.observation import Observer, in_words
from mecenate.adapters.pettingzoo import ILLEGAL, Observation, check_seats, environment_version, observation_space
from mecenate.adapters.rewards import RANK, rewards
from mecenate.bots import Bot, Outlook, bot
from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.event import Event, Scribe
from mecenate.core.game import Game
from mecenate.core.state import State

MakeBot = Callable[[int], Bot]
"""Makes a bot from a seed."""
SEEDS: Final = 1 << 62


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat at a table of bots."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  (Gymnasium's own way)

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        seat: int | None = None,
        bots: Sequence[str | MakeBot] = ("random",),
        reward: str = RANK,
        render_mode: str | None = None,
        components: object = None,
        **options: object,
    ) -> None:
        """`seat` learns; if it is None, another seat in each game. The `bots` take the seats after it.

        A bot is the name of a level, or a function that makes a bot from a seed; a list that is too short repeats.
        """
        self.game: Game = catalogue.game(game, components=components, **options)
        self.seats = check_seats(self.game, seats)
        self.fixed_seat = seat
        self.bots = [_maker(one) for one in bots]
        self.reward = reward
        self.render_mode = render_mode
        self._observer = Observer(self.game)
        self.observation_space = observation_space(self._observer)
        self.action_space = gymnasium.spaces.Discrete(self._observer.words)
        self.seat = 0
        self.state_of_play: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play until the seat must choose."""
        super().reset(seed=seed)
        self._dealer = Dealer.fast(self._number(SEEDS))
        self.seat = self._number(self.seats) if self.fixed_seat is None else self.fixed_seat
        others = [other % self.seats for other in range(self.seat + 1, self.seat + self.seats)]
        self._players = {other: self.bots[n % len(self.bots)](self._number(SEEDS)) for n, other in enumerate(others)}
        self._told: dict[int, list[Event]] = {other: [] for other in others}
        self.state_of_play = self.game.start(self.seats, self._dealer)
        self._let_the_bots_play(self.state_of_play)
        return self._observation(self.state_of_play), self._info(self.state_of_play)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One choice of the seat, then the choices of the bots."""
        state = self.state_of_play
        assert state is not None, "reset comes before the first step"
        chosen = self.game.vocabulary[int(action)]
        if chosen not in state.legal():
            return self._observation(state), ILLEGAL, True, False, {**self._info(state), "illegal": str(chosen)}
        self._apply(state, chosen.id)
        self._let_the_bots_play(state)
        worth = rewards(state.scores(), self.reward)[self.seat] if state.over else 0.0
        return self._observation(state), worth, state.over, False, self._info(state)

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        assert self.state_of_play is not None
        return self._observer.mask(self.state_of_play, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The table as text, in the mode 'ansi'."""
        if self.render_mode is None or self.state_of_play is None:
            return None
        return in_words(self.state_of_play)

    def _let_the_bots_play(self, state: State) -> None:
        while (actor := state.actor) is not None and actor != self.seat:
            outlook = Outlook(state, self._told[actor])
            self._told[actor] = []
            self._apply(state, self._players[actor].choose(outlook).id)

    def _apply(self, state: State, word: int) -> None:
        scribe = Scribe()
        state.apply(self.game.vocabulary[word], self._dealer, scribe)
        for events in self._told.values():
            events.extend(scribe.events)

    def _number(self, below: int) -> int:
        return int(self.np_random.integers(below))

    def _observation(self, state: State) -> Observation:
        return {
            "observation": self._observer.observation(state, self.seat),
            "action_mask": self._observer.mask(state, self.seat),
        }

    def _info(self, state: State) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self._observer.mask(state, self.seat)}


def _maker(one: str | MakeBot) -> MakeBot:
    if callable(one):
        return one
    name = one
    bot(name, 0)  # says which bots there are, before anything is played
    return lambda seed: bot(name, seed)


def register() -> None:
    """Register all games with Gymnasium, each rules version as `mecenate/<game>-v<number>`, from v0 on."""
    for entry in catalogue.catalogue():
        for version in entry.versions().rules:
            gymnasium.register(
                id=f"mecenate/{entry.name}-v{environment_version(version.number)}",
                entry_point="mecenate.adapters.gymnasium:SeatEnv",
                kwargs={"game": entry.name, "rules": version.number},
            )


register()
