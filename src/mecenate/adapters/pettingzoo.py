"""The games as environments of PettingZoo.

    from mecenate.adapters.pettingzoo import env
    table = env("carrara", seats=3, version="advanced")

An environment is called after game and version, `mecenate_carrara_v1`; the version goes up with the rules version of
the game, and `env("carrara", rules=1)` gives an earlier one. Agents are `seat_0`, `seat_1` and so on. An observation
is a dictionary of `observation` (the numbers that `game.observed` names) and `action_mask` (1 for each legal action of
`game.vocabulary`, by its id). A seat that makes several small choices in a row is selected several times in a row.
Rewards come at the end, see `adapters.rewards`; an illegal action ends the game, and costs who made it 1.
`parallel_env` is for programs that know no turns.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from mecenate.adapters.observation import LARGEST, Observer, in_words
from mecenate.adapters.rewards import RANK, REWARDS, rewards
from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.errors import OptionError
from mecenate.core.game import Game
from mecenate.core.state import State

ILLEGAL: Final = -1.0
Observation = dict[str, NDArray[Any]]


def env(game: str, **settings: Any) -> Any:
    """The environment of a game with PettingZoo's wrappers; `TableEnv` documents the parameters."""
    table = TableEnv(game, **settings)
    guarded = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def raw_env(game: str, **settings: Any) -> TableEnv:
    """The same without wrappers: faster, and an illegal action raises `IllegalAction`."""
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
        max_cycles: int | None = None,
        render_mode: str | None = None,
        components: object = None,
        **options: object,
    ) -> None:
        """`seats` play (by default the fewest), and the game's options are keywords.

        `reward` is 'rank' or 'blend'; `max_cycles` cuts a game after so many choices of all seats together;
        `components` is a replacement pack, `rules` among the options a rules version; with `render_mode='ansi'`
        `render` tells the table in words.
        """
        super().__init__()
        self.game: Game = catalogue.game(game, components=components, **options)
        self.seats = check_seats(self.game, seats)
        if reward not in REWARDS:
            raise OptionError(f"there is no reward '{reward}'; there are {', '.join(REWARDS)}")
        self.reward = reward
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": environment_name(self.game),
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._observer = Observer(self.game)
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
        self._dealer = Dealer.fast(self._seeds.getrandbits(62))
        self.state_of_play = self.game.start(self.seats, self._dealer)
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
        seat = self.possible_agents.index(agent)
        observer = self._observer
        return {
            "observation": observer.observation(self.state_of_play, seat),
            "action_mask": observer.mask(self.state_of_play, seat),
        }

    def step(self, action: int | None) -> None:
        """The selected seat chooses. Raises `IllegalAction` if it may not choose that."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None and self.state_of_play is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.state_of_play.apply(self.game.vocabulary[int(action)], self._dealer)
        self.choices += 1
        self._clear_rewards()
        if self.state_of_play.over:
            self._finish(self.state_of_play)
        elif self.choices == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._actor(self.state_of_play)
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

    def _finish(self, state: State) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, rewards(state.scores(), self.reward), strict=True))


def check_seats(game: Game, seats: int | None) -> int:
    """The number of players, by default the fewest. Raises `OptionError` for a number that the game does not allow."""
    if seats is None:
        return game.min_seats
    if not game.min_seats <= seats <= game.max_seats:
        raise OptionError(f"{game.title} is for {game.min_seats} to {game.max_seats} players, not {seats}")
    return seats


def observation_space(observer: Observer) -> spaces.Dict:
    """The space of what a seat gets."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST, LARGEST, (observer.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (observer.words,), np.int8),
        }
    )
