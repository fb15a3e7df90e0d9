"""The games in OpenSpiel, as Python games; importing this module registers them.

    import pyspiel, mecenate.adapters.open_spiel
    game = pyspiel.load_game("mecenate_carrara", {"players": 3, "version": "advanced"})

Parameters are `players`, `history` and the game's own options, with a plus where an option has a comma. Utilities are
the rewards by rank (`adapters.rewards`).

Chance. The rules draw as they go, often dozens of pieces in one action, and OpenSpiel's searches need outcomes that
can be listed. So a chance node offers DEALS equally likely samples of what the rules draw for one action, each of them
the same whenever it is taken; a game begins with START_NODES such nodes, and what they choose among is more than
10**10 deals. A state holds no chance of its own: who samples the outcomes decides everything.

Information. An observation is what `State.observe` writes, its string the view. An information state adds all that the
seat was told since the start, as a digest; its tensor also has the last `history` moves as the seat knows them
(`core.recall`). `resample_from_infostate` goes by `State.imagine`, as IS-MCTS wants it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from mecenate.adapters.chance import DEALS, START_NODES, TOLD_BITS, ChanceState
from mecenate.adapters.observation import Observer
from mecenate.adapters.rewards import rewards
from mecenate.core import catalogue
from mecenate.core.game import Game, OptionValue, read_options
from mecenate.core.recall import A_MOVE
from mecenate.extras import needs

with needs("research"):
    import pyspiel

LONGEST: Final = 20000
"""An upper bound on the length of a game."""
HISTORY: Final = 32
"""The last moves that the tensor of an information state has, unless the parameter `history` says otherwise."""
OUTCOMES: Final = [(deal, 1 / DEALS) for deal in range(DEALS)]


def name_of(game: str) -> str:
    """The short name of a game in OpenSpiel."""
    return f"mecenate_{game}"


def parameter(value: OptionValue) -> OptionValue:
    """A value as OpenSpiel parses it: what looks like a number becomes one, and a comma becomes a plus."""
    if isinstance(value, str):
        return int(value) if value.isdecimal() else value.replace(",", "+")
    return value


def game_type(entry: catalogue.Entry) -> Any:
    """OpenSpiel's description of a game."""
    kind = pyspiel.GameType
    return kind(
        short_name=name_of(entry.name),
        long_name=entry.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=entry.max_seats,
        min_num_players=entry.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": entry.min_seats,
            "history": HISTORY,
            **{option.name: parameter(option.default) for option in entry.options()},
        },
    )


def settle(entry: catalogue.Entry, parameters: dict[str, Any]) -> tuple[Game, int, int]:
    """The game of these parameters, its number of players, and how many moves its information states have."""
    given = {name: str(value).replace("+", ",") for name, value in parameters.items()}
    seats, history = given.pop("players", entry.min_seats), given.pop("history", HISTORY)
    game = catalogue.game(entry.name, **read_options(entry.name, entry.options(), given))
    return game, int(seats), int(history)


class TableGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its options, for a number of players."""

    called = ""

    def __init__(self, params: Any = None) -> None:
        parameters = {name: parameter(value) for name, value in dict(params or {}).items()}
        entry = catalogue.entry(self.called)
        self._settled = settle(entry, parameters)
        game, seats, _ = self._settled
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.vocabulary),
            max_chance_outcomes=DEALS,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(entry), info, parameters)

    def settled(self) -> tuple[Game, int, int]:
        """What `settle` found; read from the parameters after unpickling, which restores no more."""
        if not hasattr(self, "_settled"):
            self._settled = settle(catalogue.entry(self.called), self.get_parameters())
        return self._settled

    @property
    def game(self) -> Game:
        """The rules that are played."""
        return self.settled()[0]

    def new_initial_state(self) -> TableState:
        """A state before the deal. It must be cheap: OpenSpiel creates one for every copy of a state."""
        return TableState(self, ChanceState(*self.settled()))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        """The observer of a player, with or without perfect recall."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return RecallingObserver(*self.settled()) if recalls else TableObserver(self.game)

    def max_chance_nodes_in_history(self) -> int:
        """At most one for each action."""
        return LONGEST


class TableState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A game in progress. OpenSpiel copies and stores what is in `chance_state`."""

    def __init__(self, game: TableGame, chance_state: ChanceState) -> None:
        super().__init__(game)
        self.chance_state = chance_state

    def current_player(self) -> int:
        """The seat that must choose, chance, or the terminal player."""
        if self.chance_state.waits_for_chance:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.chance_state.state.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor is None else actor

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.chance_state.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.id for action in self.chance_state.state.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The samples that can be dealt."""
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.chance_state.waits_for_chance:
            self.chance_state.deal(action)
        else:
            self.chance_state.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.chance_state.game.vocabulary[action])

    def returns(self) -> list[float]:
        """The rewards by rank at the end, nothing before."""
        if not self.chance_state.over:
            return [0.0] * self.chance_state.seats
        return rewards(self.chance_state.state.scores())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that this player cannot distinguish from this one, with everything unseen drawn again."""
        resampled: TableState = self.clone()
        resampled.chance_state = self.chance_state.imagine(player, int(sampler() * (1 << 53)))
        return resampled

    def __str__(self) -> str:
        return str(self.chance_state)


class TableObserver:
    """Observes states for a player."""

    def __init__(self, game: Game, more: int = 0) -> None:
        """`more` is how many numbers a subclass adds."""
        self._observer = Observer(game)
        size = self._observer.size
        self.tensor: NDArray[np.float32] = np.zeros(size + more, np.float32)
        self.dict = {"observation": self.tensor[:size]}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what the player may know; zeros before the deal."""
        self.tensor.fill(0)
        if state.chance_state.dealt:
            self.dict["observation"][:] = self._observer.observation(state.chance_state.state, player)

    def string_from(self, state: TableState, player: int) -> str:
        """What the player may know as text."""
        return state.chance_state.seen_by(player)


class RecallingObserver(TableObserver):
    """Adds what the player was told: a digest of all of it, and the last moves.

    The digest tells any two information states apart, one number for each of its bits. A move is three numbers:
    place, kind of decision and action, each as a share of the largest.
    """

    def __init__(self, game: Game, seats: int, history: int) -> None:
        super().__init__(game, TOLD_BITS + A_MOVE * history)
        size = self._observer.size
        self.dict["told"] = self.tensor[size : size + TOLD_BITS]
        self.dict["history"] = self.tensor[size + TOLD_BITS :].reshape(history, A_MOVE)
        self._largest = np.array([seats, len(game.decisions), len(game.vocabulary)], np.float32)

    def set_from(self, state: TableState, player: int) -> None:
        """Write what the player may know and was told."""
        super().set_from(state, player)
        told = np.frombuffer(state.chance_state.told[player], np.uint8)
        self.dict["told"][: 8 * len(told)] = np.unpackbits(told)
        moves = state.chance_state.recall.numbers(player)
        self.dict["history"][:] = np.array(moves, np.float32).reshape(-1, A_MOVE) / self._largest

    def string_from(self, state: TableState, player: int) -> str:
        """What the player may know as text, and a digest of all that it was told."""
        return f"told {state.chance_state.told_to(player)} {super().string_from(state, player)}"


def register() -> None:
    """Register all games with OpenSpiel, one class each.

    It lets go of what makes a game after Python has ended; a class survives that, a function does not.
    """
    for entry in catalogue.catalogue():
        made = type(name_of(entry.name), (TableGame,), {"called": entry.name, "__module__": __name__})
        globals()[made.__name__] = made  # where pickle looks for it
        pyspiel.register_game(game_type(entry), made)


register()

__all__ = ["DEALS", "START_NODES", "RecallingObserver", "TableGame", "TableObserver", "TableState", "name_of"]
