"""A match: bots play the same deals against each other, each on every seat in turn.

The line-up moves up one seat from game to game until every bot has had every seat, on the same deal. So neither the
deals nor the order of the seats favour a bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from mecenate.arena.contestants import LIMIT, Contestant, seated
from mecenate.arena.engine_process import BotFailed, Reason
from mecenate.arena.engine_protocol import Over, heard
from mecenate.arena.simulate import derived_seed
from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.event import Event, Scribe
from mecenate.core.state import State


class Match(msgspec.Struct, frozen=True):
    """What is played and by whom. Equal matches with the same deals give the same games, but for the clock."""

    game: dict[str, Any]
    """The arguments of `mecenate.game`."""
    bots: tuple[str, ...]
    """The bots as they are written on the command line."""
    names: tuple[str, ...]
    """What they are called in results."""
    lineup: tuple[int, ...]
    """The number of the bot on each seat in the first game of a deal."""
    seed: str = "0"
    scale: float = 1.0
    limit: float = LIMIT

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.lineup)

    @property
    def rotations(self) -> int:
        """The games of a deal: so many different orders of seats there are."""
        turned = (count for count in range(1, self.seats + 1) if self.seated(count) == self.lineup)
        return next(turned)

    def seated(self, rotation: int) -> tuple[int, ...]:
        """The number of the bot on each seat, after the line-up has moved up so often."""
        return tuple(self.lineup[(seat - rotation) % self.seats] for seat in range(self.seats))


class Forfeit(msgspec.Struct, frozen=True):
    """A bot that broke the protocol: its seat, the kind of error, and the message."""

    seat: int
    reason: Reason
    detail: str


class GameResult(msgspec.Struct, frozen=True):
    """One game, by seats. A forfeited game has no totals: that seat is last, and the others share the victory."""

    deal: int
    rotation: int
    bots: tuple[int, ...]
    totals: tuple[int, ...] | None
    ranks: tuple[int, ...]
    choices: tuple[int, ...]
    """How often each seat had a choice between several actions."""
    seconds: tuple[float, ...]
    """Processor time that these took."""
    forfeit: Forfeit | None = None


def lineup_of(bots: Sequence[str], seats: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The different bots and the line-up for so many seats; the last bot takes all seats that are left.

    A bot that is named several times is one bot with several seats, unless there is no other: then it plays itself.
    """
    if len(set(bots)) == 1 and len(bots) > 1:
        different = tuple(bots)
        numbers = list(range(len(bots)))
    else:
        different = tuple(dict.fromkeys(bots))
        numbers = [different.index(bot) for bot in bots]
    return different, tuple(numbers + [numbers[-1]] * (seats - len(bots)))


def play_game(match: Match, deal: int, rotation: int) -> GameResult:
    """One game of a match."""
    return _Game(match, deal, rotation).play()


class _Game:
    """One game while it is played."""

    def __init__(self, match: Match, deal: int, rotation: int) -> None:
        self.match = match
        self.deal = deal
        self.rotation = rotation
        self.bots = match.seated(rotation)
        self.players = self._players(derived_seed(match.seed, deal))
        self.told: list[list[Event]] = [[] for _ in self.bots]
        self.choices = [0] * match.seats
        self.seconds = [0.0] * match.seats

    def _players(self, seed: int) -> list[Contestant]:
        match = self.match
        seeds = [derived_seed(str(seed), seat, self.rotation) for seat in range(match.seats)]
        bots = [match.bots[number] for number in self.bots]
        return seated(catalogue.game(**match.game), bots, seeds, scale=match.scale, limit=match.limit)

    def play(self) -> GameResult:
        """Play to the end, or until a bot breaks the protocol."""
        for taken, player in enumerate(self.players):
            try:
                player.begin()
            except BotFailed as failure:
                return self._broken_off(taken, failure)
        dealer = Dealer.fast(derived_seed(self.match.seed, self.deal))
        scribe = self._scribe()
        state = catalogue.game(**self.match.game).start(self.match.seats, dealer, scribe)
        self._tell(scribe)
        while (seat := state.actor) is not None:
            try:
                self._step(state, seat, dealer)
            except BotFailed as failure:
                return self._broken_off(seat, failure)
        return self._finished(state)

    def _step(self, state: State, seat: int, dealer: Dealer) -> None:
        """One choice. With a single legal action the bot is not asked, and no time is counted."""
        legal = state.legal()
        action = legal[0]
        if len(legal) > 1:
            action, seconds = self.players[seat].choose(state, self.told[seat])
            self.told[seat] = []
            self.choices[seat] += 1
            self.seconds[seat] += seconds
        scribe = self._scribe()
        state.apply(action, dealer, scribe)
        self._tell(scribe)

    def _scribe(self) -> Scribe:
        return Scribe(any(player.listens for player in self.players))

    def _tell(self, scribe: Scribe) -> None:
        for player, events in zip(self.players, self.told, strict=True):
            if player.listens:
                events.extend(scribe.events)

    def _finished(self, state: State) -> GameResult:
        scores = state.scores()
        plain = [score.to_dict() for score in scores]
        for seat, player in enumerate(self.players):
            player.end(Over(plain, None, heard(self.told[seat], seat) if player.listens else None))
        return self._result(tuple(score.total for score in scores), tuple(score.rank for score in scores))

    def _broken_off(self, seat: int, failure: BotFailed) -> GameResult:
        for player in self.players:
            player.end(Over(None, seat))
        ranks = tuple(self.match.seats if other == seat else 1 for other in range(self.match.seats))
        return self._result(None, ranks, Forfeit(seat, failure.reason, str(failure)))

    def _result(
        self, totals: tuple[int, ...] | None, ranks: tuple[int, ...], forfeit: Forfeit | None = None
    ) -> GameResult:
        seconds = tuple(round(spent, 6) for spent in self.seconds)
        return GameResult(self.deal, self.rotation, self.bots, totals, ranks, tuple(self.choices), seconds, forfeit)
