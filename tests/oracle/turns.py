"""Tables where every choice belongs to the player whose turn it is."""

from __future__ import annotations

from abc import abstractmethod


class Turns:
    """Whose turn it is, and what is asked; the game ends when it asks "over"."""

    asks: str

    @property
    @abstractmethod
    def turn(self) -> int:
        """The seat whose turn it is."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.asks == "over"

    @property
    def actor(self) -> int | None:
        """The seat that must choose."""
        return None if self.over else self.turn
