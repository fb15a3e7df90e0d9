"""Games to analyse: played at random, which takes no time, and judged by short searches."""

from __future__ import annotations

from functools import cache

import mecenate
from mecenate.analysis import AnalysisSettings
from mecenate.bots import Outlook, bot
from mecenate.core.dealer import Dealer
from mecenate.core.record import Record

GAMES = ("carrara", "princes", "florenza", "carpe_diem")
QUICK = AnalysisSettings("journeyman", 6)


@cache
def text_of(game: str, seats: int = 2, seed: int = 1, moves: int | None = None) -> str:
    """The record of a random game, or of its first moves."""
    record = Record(mecenate.game(game), seats, Dealer.fast(seed))
    bots = [bot("random", seat) for seat in range(seats)]
    while not record.state.over and (moves is None or len(record.line.history.moves) < moves):
        assert record.state.actor is not None
        record.play(bots[record.state.actor].choose(Outlook(record.state)))
    return str(record)


def played(game: str, seats: int = 2, seed: int = 1, moves: int | None = None) -> Record:
    """A record that a test may change."""
    return Record.parse(text_of(game, seats, seed, moves))
