"""The ladder: each level against the level below, one on each seat in turn against a table of the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce

from mecenate.arena.match import Match
from mecenate.arena.match_run import run_match
from mecenate.arena.match_tally import Tally
from mecenate.arena.simulate import Progress
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
) -> Tally:
    """The least number of games between two bots; whole deals are played."""
    bots = (above, below)
    match = Match(game.keywords, bots, bots, (0,) + (1,) * (seats - 1), seed, scale)
    deals = -(-games // seats)
    show = None if progress is None else lambda outcome: progress(outcome.tally.games)
    return run_match(match, deals, workers=workers, ray=ray, progress=show).tally


def pairing_dict(pairing: Tally) -> dict[str, Any]:
    """A pairing as plain data for JSON."""
    above, below = pairing.names
    low, high = pairing.interval()
    return {
        "above": above,
        "below": below,
        "seats": pairing.seats,
        "games": pairing.games,
        "seconds_scale": pairing.scale,
        "win_rate": round(pairing.rate(), 4),
        "interval_95": [round(low, 4), round(high, 4)],
        "mean_total": {name: round(spread.mean, 2) for name, spread in zip(pairing.names, pairing.totals, strict=True)},
        "mean_winning_total": round(pairing.winning.mean, 2),
        "milliseconds_per_choice": {
            name: round(pairing.milliseconds(bot), 2) for bot, name in enumerate(pairing.names)
        },
    }


def ratings(pairings: Sequence[Tally]) -> dict[str, tuple[float, float]]:
    """A rating (mu, sigma) for each bot from all games, by the Plackett-Luce model of openskill."""
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for pairing in pairings:
        for places in pairing.places:
            ordered = sorted(places, key=lambda place: place[0])
            names = [pairing.names[bot] for bot, _ in ordered]
            teams = [[known.setdefault(name, model.rating(name=name))] for name in names]
            after = model.rate(teams, ranks=[float(rank) for _, rank in ordered])
            known[names[0]] = after[0][0]
            known[names[1]] = after[1][0]
    return {name: (float(rating.mu), float(rating.sigma)) for name, rating in known.items()}
