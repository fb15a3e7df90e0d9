"""Many games that are stepped together: the public name of `adapters.vector`."""

from __future__ import annotations

from mecenate.adapters.vector import SeatVectorEnv, TableVectorEnv, make

__all__ = ["SeatVectorEnv", "TableVectorEnv", "make"]
