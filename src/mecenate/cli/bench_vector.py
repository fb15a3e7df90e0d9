"""`mecenate bench --vector`: how fast environments are, and those of others in the same run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from mecenate.adapters.gymnasium import SeatEnv
from mecenate.adapters.observation import BYTE, FLOAT
from mecenate.arena import peers
from mecenate.arena.measure import Figure, rates
from mecenate.core.catalogue import Entry
from mecenate.vector import make

WARM_UP = 20
"""Steps before the first measurement, so that the games are not all at their start."""
PEERS = ("open_spiel", "pettingzoo", "rlcard")
"""The packages that are measured too."""


class EnvironmentSpeed(NamedTuple):
    """How many steps a kind of environment makes in a second of CPU time, with random actions."""

    name: str
    steps: Figure

    def to_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {"name": self.name, "steps_per_second": self.steps.to_dict()}


class Measurement(NamedTuple):
    """A name, and what measures it in so many runs of so many seconds."""

    name: str
    run: Callable[[int, float], Figure]


def missing() -> list[str]:
    """The packages of others that are not installed."""
    return [name for name in peers.missing() if name in PEERS]


def measurements(entries: list[Entry], envs: int) -> Iterator[Measurement]:
    """Each game with the fewest seats, then the environments of others that are installed."""
    for entry in entries:
        where = f"{entry.name}, {entry.min_seats} seats"
        for form in (BYTE, FLOAT):
            yield Measurement(f"{where}, {envs} games, {form}", _together(entry, envs, observation=form))
        yield Measurement(f"{where}, {envs} games, {FLOAT}, bots", _together(entry, envs, bots=["random"]))
        yield Measurement(f"{where}, 1 game, {FLOAT}, bots", _alone(entry))
    absent = missing()
    if "open_spiel" not in absent:
        yield Measurement(f"OpenSpiel backgammon, {envs} games", _open_spiel(envs))
    if "pettingzoo" not in absent:
        yield Measurement("PettingZoo tic-tac-toe, 1 game", _pettingzoo)
    if "rlcard" not in absent:
        yield Measurement("RLCard uno, 1 game", _rlcard)


def _together(entry: Entry, envs: int, **settings: Any) -> Callable[[int, float], Figure]:
    def run(runs: int, seconds: float) -> Figure:
        made = make(entry.name, envs, seats=entry.min_seats, **settings)
        made.reset(seed=1)

        def step() -> int:
            made.step(made.sample())
            return envs

        for _ in range(WARM_UP):
            step()
        return rates(step, runs, seconds)

    return run


def _alone(entry: Entry) -> Callable[[int, float], Figure]:
    def run(runs: int, seconds: float) -> Figure:
        seat = SeatEnv(entry.name, seats=entry.min_seats)
        chance = Random(1)

        def play() -> int:
            seat.reset(seed=chance.getrandbits(30))
            state = seat.state_of_play
            assert state is not None
            steps, over = 0, False
            while not over:
                _, _, over, _, _ = seat.step(chance.choice(state.legal()).id)
                steps += 1
            return steps

        return rates(play, runs, seconds)

    return run


def _open_spiel(envs: int) -> Callable[[int, float], Figure]:
    def run(runs: int, seconds: float) -> Figure:
        from open_spiel.python import rl_environment, vector_env
        from open_spiel.python.rl_agent import StepOutput

        made = vector_env.SyncVectorEnv([rl_environment.Environment("backgammon") for _ in range(envs)])
        chance = Random(1)
        now = made.reset()

        def step() -> int:
            nonlocal now
            legal = [one.observations["legal_actions"][one.current_player()] for one in now]
            chosen = [StepOutput(action=chance.choice(actions), probs=None) for actions in legal]
            now, *_ = made.step(chosen, reset_if_done=True)
            return envs

        return rates(step, runs, seconds)

    return run


def _pettingzoo(runs: int, seconds: float) -> Figure:
    (speed,) = peers.pettingzoo(runs, seconds)
    return speed.steps


def _rlcard(runs: int, seconds: float) -> Figure:
    return peers.rlcard_game("uno", runs, seconds).steps
