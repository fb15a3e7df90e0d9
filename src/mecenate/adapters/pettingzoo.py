"""The games as environments of PettingZoo.

    from mecenate.adapters.pettingzoo import env
    table = env("carrara", seats=3, version="advanced")

An environment is called after game and version, `mecenate_carrara_v1`; the version goes up with the rules version of
the game, and `env("carrara", rules=1)` gives an earlier one. Agents are `seat_0`, `seat_1` and so on. An observation
is a dictionary of `observation` (the numbers that `game.observed` names) and `action_mask` (1 for each legal action of
`game.vocabulary`, by its id). A seat that makes several small choices in a row is selected several times in a row.
Rewards are in `adapters.rewards`; an illegal action ends the game, and costs who made it 1.
`parallel_env` is for programs that know no turns.
"""

from __future__ import annotations

from operator import index
from random import Random
from typing import Any, Final

from numpy.typing import NDArray

from mecenate.adapters.deals import check_seats, deal_to_all
from mecenate.adapters.observation import FLOAT, Observer, in_words
from mecenate.adapters.rewards import CHANGE, RANK, Accountant, check_reward
from mecenate.adapters.spaces import observation_space
from mecenate.core import catalogue
from mecenate.core.game import Game
from mecenate.core.state import State
from mecenate.extras import needs

with needs("research"):
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env_logger import EnvLogger

ILLEGAL: Final = -1.0
Observation = dict[str, NDArray[Any]]


def env(game: str, **settings: Any) -> Any:
    """The environment of a game that checks how it is used; `TableEnv` documents the parameters."""
    return wrappers.OrderEnforcingWrapper(_GuardedTableEnv(game, **settings))


def raw_env(game: str, **settings: Any) -> TableEnv:
    """The same without checks: faster, and an illegal action raises `IllegalAction`."""
    return TableEnv(game, **settings)


def parallel_env(game: str, **settings: Any) -> Any:
    """The game as an environment in which all agents are asked at once, see `adapters.parallel`."""
    from mecenate.adapters.parallel import TogetherEnv

    return TogetherEnv(game, **settings)


def environment_version(rules: int) -> int:
    """The version of an environment with these rules: release 0.1 had rules version 1 and environments of version 0."""
    return rules - 1


def environment_name(game: Game) -> str:
    """The versioned name of a game's environment."""
    return f"mecenate_{game.name}_v{environment_version(game.rules_version)}"


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """A game between agents that take turns."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        reward: str = RANK,
        observation: str = FLOAT,
        history: int = 0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        components: object = None,
        **options: object,
    ) -> None:
        """`seats` play (by default the fewest), and the game's options are keywords.

        `reward` is a kind of `adapters.rewards`, `observation` is 'float' or 'byte'; `history` adds so many of the last
        moves; `max_cycles` cuts a game after so many choices of all seats together; `components` is a replacement pack,
        `rules` among the options a rules version; with `render_mode='ansi'` `render` tells the table in words.
        """
        super().__init__()
        self.game: Game = catalogue.game(game, components=components, **options)
        self.seats = check_seats(self.game, seats)
        self.reward = check_reward(reward)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": environment_name(self.game),
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._observer = Observer(self.game, form=observation, history=history)
        self._observation_space = observation_space(self._observer)
        self._spaces = {agent: spaces.Discrete(self._observer.words) for agent in self.possible_agents}
        self._seeds = Random()
        self.choices = 0
        self.state_of_play: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions of the game; the mask says which are legal."""
        return self._spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. A seed fixes this game and those after it."""
        if seed is not None:
            self._seeds = Random(seed)
        table = deal_to_all(self.game, self.seats, self._seeds, self._observer.history)
        self._table = table
        self.state_of_play = table.state
        self._accounts = Accountant(self.reward, table.state)
        self.choices = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._actor(self.state_of_play)

    def observe(self, agent: str) -> Observation:
        """What this seat may know now, whether or not it must choose."""
        assert self.state_of_play is not None
        return self._observer.look(self.state_of_play, self._seat_of[agent], self._table.recall)

    def step(self, action: int | None) -> None:
        """The selected seat chooses. Raises `IllegalAction` if it may not choose that."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None and self.state_of_play is not None
        state = self.state_of_play
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._table.play(self.game.vocabulary[int(action)])
        self.choices += 1
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.choices == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._actor(state)
        if state.over or self.reward == CHANGE:
            self.rewards = dict(zip(self.agents, self._accounts.settle(), strict=True))
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as text; printed in the mode 'human'."""
        if self.state_of_play is None or self.render_mode is None:
            return None
        text = in_words(self.state_of_play)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""

    def _actor(self, state: State) -> str:
        assert state.actor is not None
        return self.possible_agents[state.actor]


class _GuardedTableEnv(TableEnv):
    """The same, where an action outside the space is refused, and an illegal one ends the game and costs 1.

    It does what two wrappers of PettingZoo do, in a fraction of their time.
    """

    def step(self, action: int | None) -> None:
        """The selected seat chooses."""
        agent, state = self.agent_selection, self.state_of_play
        assert state is not None
        if self.terminations[agent] or self.truncations[agent]:
            super().step(action)
            return
        assert action is not None, "action is not in action space"
        word = index(action)
        assert 0 <= word < self._observer.words, "action is not in action space"
        if self.game.vocabulary[word] in state.legal():
            super().step(word)
            return
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self._accumulate_rewards()
        self._deads_step_first()
