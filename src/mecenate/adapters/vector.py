"""Many games that are stepped together, in compiled code.

    from mecenate.vector import make
    envs = make("carrara", envs=1024, seats=2)                      # all seats learn
    envs = make("carrara", envs=1024, seats=2, bots=["novice"])     # one seat learns: a VectorEnv of Gymnasium

A step takes one action for each game. Observations, masks and seats are arrays with a row for each game; compiled code
writes them in place, and `torch.from_numpy` shares them. The next step writes what changes, so keep or work on copies,
or ask for `copy=True`. A game that ends begins anew in the same step, with the next deal of its seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mecenate.adapters.deals import MakeBot, SeatDeals, check_seats, deal_to_all
from mecenate.adapters.observation import FLOAT, Arrays, Observer, shared
from mecenate.adapters.rewards import CHANGE, RANK, Accountant, check_reward
from mecenate.adapters.spaces import observation_space
from mecenate.core import catalogue
from mecenate.core.batch import Batch, Table
from mecenate.core.dealer import Dealer
from mecenate.core.errors import OptionError
from mecenate.core.game import Game
from mecenate.extras import needs

with needs("research"):
    import gymnasium
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

ILLEGAL: Final = -1.0
Seeds = int | Sequence[int | None] | None
"""A seed for the first game, and the next numbers for the others; or one for each."""


class Rows:
    """The games of a vector of environments, with their arrays."""

    def __init__(self, game: Game, envs: int, observation: str, history: int, reward: str, copy: bool) -> None:
        if envs < 1:
            raise OptionError(f"there must be at least one game, not {envs}")
        self.game: Final = game
        self.envs: Final = envs
        self.observer: Final = Observer(game, envs, observation, history)
        self.batch: Final = Batch(self.observer.buffer, envs)
        self.seats: Final[NDArray[np.int64]] = shared(self.batch.seats, np.int64, (envs,))
        self._reward: Final = check_reward(reward)
        self._accounts: Final[list[Accountant | None]] = [None] * envs
        self._copy: Final = copy
        self._chance: Final = Dealer.fast(0)

    def put(self, row: int, table: Table) -> None:
        """A new game."""
        self.batch.put(row, table)
        self._accounts[row] = Accountant(self._reward, table.state)

    def step(self, actions: Any) -> list[int]:
        """One action in each game; returns the rows that ended."""
        words: list[int] = np.asarray(actions).tolist()
        if len(words) != self.envs:
            raise ValueError(f"there are {self.envs} games, but {len(words)} actions")
        return self.batch.step(words)

    def settle(self, ended: list[int]) -> list[tuple[int, list[float]]]:
        """The rows that have rewards after a step, each with one for each seat."""
        rows = range(self.envs) if self._reward == CHANGE else ended
        return [(row, self._settle(row, row in ended)) for row in rows]

    def _settle(self, row: int, ended: bool) -> list[float]:
        accounts = self._accounts[row]
        assert accounts is not None
        if not ended or accounts.state.over:
            return accounts.settle()
        worth = [0.0] * accounts.state.seats
        worth[int(self.seats[row])] = ILLEGAL
        return worth

    def is_illegal(self, row: int) -> bool:
        """Whether the game in a row that ended was ended by an illegal action."""
        return not self.batch.tables[row].state.over

    def arrays(self) -> Arrays:
        """The arrays of the step."""
        self.observer.refresh()
        found = self.observer.arrays
        return {name: array.copy() for name, array in found.items()} if self._copy else dict(found)

    def row(self, row: int) -> Arrays:
        """One row of the arrays, copied."""
        self.observer.refresh()
        return {name: array.copy() for name, array in self.observer.row(row).items()}

    def seats_now(self) -> NDArray[np.int64]:
        """The seat that observes, for each game."""
        return self.seats.copy() if self._copy else self.seats

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, each equally likely."""
        return np.array(self.batch.sample(self._chance), np.int64)

    def seeds(self, seed: Seeds) -> Sequence[int | None]:
        """A seed for each game."""
        if seed is None:
            return [None] * self.envs
        if isinstance(seed, int):
            return range(seed, seed + self.envs)
        if len(seed) != self.envs:
            raise ValueError(f"there are {self.envs} games, but {len(seed)} seeds")
        return seed


class TableVectorEnv:
    """Games in which all seats learn. A row shows what the seat that must choose may know.

    Game `n` is the same as that of `adapters.pettingzoo.TableEnv` with the seed of row `n` and the same actions.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        reward: str = RANK,
        observation: str = FLOAT,
        history: int = 0,
        copy: bool = False,
        components: object = None,
        **options: object,
    ) -> None:
        """`observation` is 'float', 'byte' or 'none'; `history` adds so many of the last moves.

        `reward` is a kind of `adapters.rewards`.
        """
        self.game: Game = catalogue.game(game, components=components, **options)
        self.num_envs = num_envs
        self.seats = check_seats(self.game, seats)
        self._rows = Rows(self.game, num_envs, observation, history, reward, copy)
        self._seeds: list[Random] = [Random() for _ in range(num_envs)]
        self.single_observation_space = observation_space(self._rows.observer)
        self.single_action_space = gymnasium.spaces.Discrete(self._rows.observer.words)

    def reset(self, *, seed: Seeds = None) -> tuple[Arrays, dict[str, Any]]:
        """Deal all games. A seed fixes them and those after them."""
        for row, one in enumerate(self._rows.seeds(seed)):
            if one is not None:
                self._seeds[row] = Random(one)
            self._deal(row)
        return self._rows.arrays(), {"seat": self._rows.seats_now()}

    def step(
        self, actions: Any
    ) -> tuple[Arrays, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One choice in each game; the rewards have a column for each seat.

        `info["seat"]` is the seat that must choose next. An illegal action ends the game and costs 1; its row is in
        `info["illegal"]`.
        """
        rows = self._rows
        rewards = np.zeros((self.num_envs, self.seats))
        over = np.zeros(self.num_envs, np.bool_)
        ended = rows.step(actions)
        for row, worth in rows.settle(ended):
            rewards[row] = worth
        over[ended] = True
        info: dict[str, Any] = {"illegal": [row for row in ended if rows.is_illegal(row)]}
        for row in ended:
            self._deal(row)
        return rows.arrays(), rewards, over, np.zeros(self.num_envs, np.bool_), {"seat": rows.seats_now(), **info}

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, each equally likely."""
        return self._rows.sample()

    def close(self) -> None:
        """There is nothing to close."""

    def _deal(self, row: int) -> None:
        self._rows.put(row, deal_to_all(self.game, self.seats, self._seeds[row], self._rows.observer.history))


class SeatVectorEnv(VectorEnv[Arrays, Any, NDArray[Any]]):
    """Games in which one seat learns against bots, as a `VectorEnv` of Gymnasium.

    Game `n` is the same as that of `adapters.gymnasium.SeatEnv` with the seed of row `n` and the same actions.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        seat: int | None = None,
        bots: Sequence[str | MakeBot] = ("random",),
        reward: str = RANK,
        observation: str = FLOAT,
        history: int = 0,
        copy: bool = False,
        render_mode: str | None = None,
        components: object = None,
        **options: object,
    ) -> None:
        """`seat` learns; if it is None, another seat in each game. The `bots` take the seats after it.

        `observation` is 'float', 'byte' or 'none'; `history` adds so many of the last moves; `reward` is a kind of
        `adapters.rewards`.
        """
        self.game: Game = catalogue.game(game, components=components, **options)
        self.num_envs = num_envs
        self._deals = SeatDeals(self.game, seats, seat, bots, history)
        self.seats = self._deals.seats
        self.render_mode = render_mode
        self._rows = Rows(self.game, num_envs, observation, history, reward, copy)
        self._chances: list[np.random.Generator | None] = [None] * num_envs
        self.single_observation_space = observation_space(self._rows.observer)
        self.single_action_space = gymnasium.spaces.Discrete(self._rows.observer.words)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Seeds = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        """Deal all games and let the bots play until the seats that learn must choose."""
        for row, one in enumerate(self._rows.seeds(seed)):
            if one is not None or self._chances[row] is None:
                self._chances[row] = seeding.np_random(one)[0]
            self._deal(row)
        arrays = self._rows.arrays()
        return arrays, self._info(arrays)

    def step(
        self, actions: Any
    ) -> tuple[Arrays, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One choice in each game, then those of the bots.

        The last observation of a game that ended is in `info["final_obs"]`.
        """
        rows = self._rows
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        ended = rows.step(actions)
        for row, worth in rows.settle(ended):
            rewards[row] = worth[int(rows.seats[row])]
        over[ended] = True
        last: dict[str, Any] = {}
        for row in ended:
            final: dict[str, Any] = {"seat": int(rows.seats[row])}
            if rows.is_illegal(row):
                final["illegal"] = str(self.game.vocabulary[int(actions[row])])
            last = self._add_info(last, {"final_obs": rows.row(row), "final_info": final}, row)
            self._deal(row)
        arrays = rows.arrays()
        return arrays, rewards, over, np.zeros(self.num_envs, np.bool_), {**self._info(arrays), **last}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now, for each game."""
        return self._rows.observer.masks.astype(np.bool_)

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each game, each equally likely."""
        return self._rows.sample()

    def _deal(self, row: int) -> None:
        chance = self._chances[row]
        assert chance is not None
        self._rows.put(row, self._deals.deal(chance))

    def _info(self, arrays: Arrays) -> dict[str, Any]:
        return {"seat": self._rows.seats_now(), "action_mask": arrays["action_mask"]}


def make(
    game: str, envs: int, *, bots: Sequence[str | MakeBot] | None = None, **settings: Any
) -> TableVectorEnv | SeatVectorEnv:
    """Many games of one kind: with `bots` one seat of each learns, without them all seats do.

    `TableVectorEnv` and `SeatVectorEnv` document the settings; the options of the game are among them.
    """
    if bots is None:
        return TableVectorEnv(game, envs, **settings)
    return SeatVectorEnv(game, envs, bots=bots, **settings)
