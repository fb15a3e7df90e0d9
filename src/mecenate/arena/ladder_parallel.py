"""The ladder on several cores, or on a cluster."""

from __future__ import annotations

from collections.abc import Sequence

from mecenate.arena.cluster import spread
from mecenate.arena.ladder import Pairing, play_deals
from mecenate.arena.simulate import Progress
from mecenate.core import catalogue
from mecenate.core.game import Game, OptionValue


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
    found = Pairing(above, below, seats, scale)
    if workers <= 1 and ray is None:
        for deal in deals:
            found.merge(play_deals(game, above, below, seats, [deal], seed=seed, scale=scale))
            if progress is not None:
                progress(found.games)
        return found
    parts = [(game.name, dict(game.options), above, below, seats, [deal], seed, scale) for deal in deals]
    for part in spread(_play, parts, workers=workers, ray=ray):
        found.merge(part)
        if progress is not None:
            progress(found.games)
    return found


def _play(
    name: str,
    options: dict[str, OptionValue],
    above: str,
    below: str,
    seats: int,
    deals: Sequence[int],
    seed: str,
    scale: float,
) -> Pairing:
    return play_deals(catalogue.game(name, **options), above, below, seats, deals, seed=seed, scale=scale)
