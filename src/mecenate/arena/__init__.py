"""Playing many games: simulations, matches, ladders, studies, training, and measurements of speed."""

from mecenate.arena.parallel import simulate_parallel
from mecenate.arena.simulate import Simulation, Spread, simulate

__all__ = ["Simulation", "Spread", "simulate", "simulate_parallel"]
