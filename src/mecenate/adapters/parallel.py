"""The games for programs that ask all agents at once (PettingZoo's parallel interface).

In a cycle every seat gives an action, and that of the seat which must choose counts; the masks of the others are all
0. An action that is not legal is replaced by a legal one, each as likely, so that programs without masks can play.
"""

from __future__ import annotations

from random import Random
from typing import Any

from mecenate.adapters.pettingzoo import Observation, TableEnv
from mecenate.core.action import Action
from mecenate.core.state import State
from mecenate.extras import needs

with needs("research"):
    from gymnasium import spaces
    from pettingzoo import ParallelEnv


class TogetherEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """A game in cycles, with the parameters of `TableEnv`; `max_cycles` truncates it."""

    def __init__(self, game: str, **settings: Any) -> None:
        self.table = TableEnv(game, **settings)
        self.metadata = {**self.table.metadata, "is_parallelizable": True}
        self.render_mode = self.table.render_mode
        self.possible_agents = self.table.possible_agents
        self.agents: list[str] = []
        self._stand_in = Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the game; the mask says which are legal."""
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a new game. A seed fixes this game and those after it."""
        self.table.reset(seed=seed)
        if seed is not None:
            self._stand_in = Random(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One choice, of the seat that must choose."""
        state = self.table.state_of_play
        assert state is not None
        self.table.step(self._legal(state, actions.get(self.table.agent_selection)).id)
        playing = self.agents
        worth = [float(self.table.rewards[agent]) for agent in playing]
        cut = not state.over and self.table.choices == self.table.max_cycles
        observations = self._observations()
        if state.over or cut:
            self.agents = []
        return (
            observations,
            dict(zip(playing, worth, strict=True)),
            dict.fromkeys(playing, state.over),
            dict.fromkeys(playing, cut),
            {agent: {} for agent in playing},
        )

    def render(self) -> Any:
        """The table in words."""
        return self.table.render()

    def close(self) -> None:
        """There is nothing to close."""

    def _legal(self, state: State, asked: int | None) -> Action:
        for action in state.legal():
            if action.id == asked:
                return action
        return self._stand_in.choice(state.legal())

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(agent) for agent in self.agents}
