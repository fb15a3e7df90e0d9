"""The random bot: every legal action is equally likely."""

from __future__ import annotations

from mecenate.bots.bot import Bot, Outlook
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer


class RandomBot(Bot):
    """Chooses at random; the same seed gives the same choices."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.dealer = Dealer.fast(seed)

    def choose(self, outlook: Outlook, seconds: float | None = None) -> Action:
        return outlook.legal[self.dealer.pick(len(outlook.legal))]
