"""Many games: what comes out on average, and how fast."""

from mecenate.arena.parallel import simulate_parallel
from mecenate.arena.simulate import Simulation, Spread, simulate

__all__ = ["Simulation", "Spread", "simulate", "simulate_parallel"]
