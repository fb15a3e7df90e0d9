"""The games as environments of Gymnasium: one seat learns against bots.

    import gymnasium, mecenate.adapters.gymnasium
    table = gymnasium.make("mecenate/carrara-v1", seats=2, bots=["apprentice"])

An observation is a dictionary of `observation` (the numbers that `game.observed` names) and `action_mask`; the mask
stands in `info` too, and `action_masks()` gives it as booleans, as programs for maskable policies ask for it. A step is
one small choice; before the next the bots have played. Rewards are in `adapters.rewards`; an illegal action ends the
game and costs 1. `adapters.vector` plays many games together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mecenate.adapters.deals import MakeBot, SeatDeals
from mecenate.adapters.observation import FLOAT, Observer, in_words
from mecenate.adapters.pettingzoo import ILLEGAL, Observation, environment_version
from mecenate.adapters.rewards import RANK, Accountant, check_reward
from mecenate.adapters.spaces import observation_space
from mecenate.core import catalogue
from mecenate.core.batch import Batch
from mecenate.core.game import Game
from mecenate.core.state import State
from mecenate.extras import needs

with needs("research"):
    import gymnasium


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
        observation: str = FLOAT,
        history: int = 0,
        copy: bool = True,
        render_mode: str | None = None,
        components: object = None,
        **options: object,
    ) -> None:
        """`seat` learns; if it is None, another seat in each game. The `bots` take the seats after it.

        A bot is the name of a level, or a function that makes a bot from a seed; a list that is too short repeats.
        `observation` is 'float' or 'byte'; `history` adds so many of the last moves. Without `copy` every step gives
        the same arrays, written again.
        """
        self.game: Game = catalogue.game(game, components=components, **options)
        self._deals = SeatDeals(self.game, seats, seat, bots, history)
        self.seats = self._deals.seats
        self.reward = check_reward(reward)
        self.render_mode = render_mode
        self._observer = Observer(self.game, form=observation, history=history)
        self._batch = Batch(self._observer.buffer, 1)
        self._row = self._observer.row(0)
        self._copy = copy
        self.observation_space = observation_space(self._observer)
        self.action_space = gymnasium.spaces.Discrete(self._observer.words)
        self.seat = 0

    @property
    def state_of_play(self) -> State | None:
        """The state of the game; None before the first."""
        return self._batch.tables[0].state if self._batch.tables else None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the bots play until the seat must choose."""
        super().reset(seed=seed)
        table = self._deals.deal(self.np_random)
        self.seat = int(table.learner)
        self._batch.put(0, table)
        self._accounts = Accountant(self.reward, table.state)
        return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """One choice of the seat, then the choices of the bots."""
        assert self._batch.tables, "reset comes before the first step"
        ended = self._batch.step([int(action)])
        over = bool(ended)
        if over and not self._accounts.state.over:
            observation, info = self._seen()
            return observation, ILLEGAL, True, False, {**info, "illegal": str(self.game.vocabulary[int(action)])}
        observation, info = self._seen()
        return observation, self._accounts.settle()[self.seat], over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        assert self._batch.tables
        masks: NDArray[np.bool_] = self._observer.masks[0].astype(np.bool_)
        return masks

    def render(self) -> Any:
        """The table as text, in the mode 'ansi'."""
        state = self.state_of_play
        if self.render_mode is None or state is None:
            return None
        return in_words(state)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        self._observer.refresh()
        row = self._row
        seen = {name: array.copy() for name, array in row.items()} if self._copy else dict(row)
        return seen, {"seat": self.seat, "action_mask": seen["action_mask"]}


def register() -> None:
    """Register all games with Gymnasium, each rules version as `mecenate/<game>-v<number>`, from v0 on."""
    for entry in catalogue.catalogue():
        for version in entry.versions().rules:
            gymnasium.register(
                id=f"mecenate/{entry.name}-v{environment_version(version.number)}",
                entry_point="mecenate.adapters.gymnasium:SeatEnv",
                vector_entry_point="mecenate.adapters.vector:SeatVectorEnv",
                kwargs={"game": entry.name, "rules": version.number},
            )


register()
