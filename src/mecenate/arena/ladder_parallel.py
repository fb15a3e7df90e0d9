"""The ladder on several cores, or on a cluster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mecenate.arena.cluster import spread
from mecenate.arena.ladder import Pairing, play_deals
from mecenate.arena.simulate import Progress
from mecenate.core import catalogue
from mecenate.core.game import Game


def play_pairing(
    game: Game,
    above: str,
    below: str,
    seats: int,
    games: int,
    *,
    workers: int = 1,
    ray: str | None = None,
    seed: str = "0",
    scale: float = 1.0,
    progress: Progress | None = None,
) -> Pairing:
    """At least so many games between two bots: as many whole deals as that takes."""
    deals = range(-(-games // seats))
    pairing = Pairing(above, below, seats, scale)
    if workers <= 1 and ray is None:
        for deal in deals:
            pairing.merge(play_deals(game, above, below, seats, [deal], seed=seed, scale=scale))
            if progress is not None:
                progress(pairing.games)
        return pairing
    parts = [(game.keywords, above, below, seats, [deal], seed, scale) for deal in deals]
    for part in spread(_play, parts, workers=workers, ray=ray):
        pairing.merge(part)
        if progress is not None:
            progress(pairing.games)
    return pairing


def _play(
    game: dict[str, Any],
    above: str,
    below: str,
    seats: int,
    deals: Sequence[int],
    seed: str,
    scale: float,
) -> Pairing:
    return play_deals(catalogue.game(**game), above, below, seats, deals, seed=seed, scale=scale)
