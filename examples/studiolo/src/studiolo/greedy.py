"""A bot in twenty lines: it takes the choice after which it would score most. It plays every game."""

from mecenate.bots import Bot, Outlook
from mecenate.core.action import Action
from mecenate.core.dealer import Dealer


class GreedyBot(Bot):
    """Tries every choice in a world that it imagines, and looks at its score there."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._dealer = Dealer.fast(seed)

    def choose(self, outlook: Outlook, seconds: float | None = None) -> Action:
        world = outlook.imagine(self._dealer)

        def score(action: Action) -> int:
            after = world.copy()
            after.apply(action, self._dealer)
            return after.scores()[outlook.seat].total

        return max(outlook.legal, key=score)
