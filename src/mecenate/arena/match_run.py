"""A whole match: on several cores, with a sequential test, and resumable from a file of finished games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from mecenate.arena.cluster import spread
from mecenate.arena.match import GameResult, Match, play_game
from mecenate.arena.match_file import MatchFile
from mecenate.arena.match_tally import Tally
from mecenate.arena.sprt import Sprt, Verdict

Played = dict[tuple[int, int], GameResult]
"""Games by deal and rotation."""


@dataclass
class Outcome:
    """A match as far as it was played."""

    match: Match
    tally: Tally
    sprt: Sprt | None = None
    ratio: float = 0.0
    """The log-likelihood ratio of the sequential test."""

    @property
    def verdict(self) -> Verdict:
        """The verdict of the sequential test; `Verdict.OPEN` without a test."""
        return Verdict.OPEN if self.sprt is None else self.sprt.verdict(self.ratio)

    def add(self, deal: list[GameResult]) -> None:
        """Count a deal that was played on every seat."""
        self.tally.add(deal)
        if self.sprt is not None:
            self.ratio = self.sprt.ratio(self.tally.shares[0], self.match.rotations)

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        tally = self.tally
        test = None
        if self.sprt is not None:
            test = {
                "low": self.sprt.low,
                "high": self.sprt.high,
                "error": self.sprt.error,
                "llr": round(self.ratio, 3),
                "verdict": self.verdict.value,
            }
        return {
            "game": self.match.game["name"],
            "rules": self.match.game["rules"],
            "options": {name: value for name, value in self.match.game.items() if name not in ("name", "rules")},
            "seats": tally.seats,
            "seed": self.match.seed,
            "deals": tally.deals,
            "games": tally.games,
            "seconds_scale": self.match.scale,
            "mean_winning_total": round(tally.winning.mean, 2),
            "mean_total_by_seat": [round(spread.mean, 2) for spread in tally.by_seat],
            "bots": [self._bot(number) for number in range(len(tally.names))],
            "sprt": test,
        }

    def _bot(self, number: int) -> dict[str, Any]:
        tally = self.tally
        low, high = tally.interval(number)
        return {
            "bot": self.match.bots[number],
            "name": tally.names[number],
            "seats": tally.lineup.count(number),
            "par": round(tally.par(number), 4),
            "win_rate": round(tally.rate(number), 4),
            "interval_95": [round(low, 4), round(high, 4)],
            "mean_total": round(tally.totals[number].mean, 2),
            "choices": tally.choices[number],
            "seconds": round(tally.seconds[number], 3),
            "milliseconds_per_choice": round(tally.milliseconds(number), 2),
            "forfeits": tally.forfeits[number],
        }


def run_match(
    match: Match,
    deals: int,
    *,
    sprt: Sprt | None = None,
    workers: int = 1,
    ray: str | None = None,
    file: MatchFile | None = None,
    progress: Callable[[Outcome], None] | None = None,
) -> Outcome:
    """Play so many deals, or until the sequential test has a verdict. Games that are in the file are not played again.

    Deals are counted in their order, not as they finish, so the result does not depend on the number of workers.
    """
    outcome = Outcome(match, Tally(match.names, match.lineup, match.scale), sprt)
    known: Mapping[tuple[int, int], GameResult] = {} if file is None else file.games
    missing = [
        (match, deal, rotation)
        for deal in range(deals)
        for rotation in range(match.rotations)
        if (deal, rotation) not in known
    ]
    played = spread(play_game, missing, workers=workers, ray=ray)
    try:
        for deal in range(deals):
            outcome.add([_game(known, deal, rotation, played, file) for rotation in range(match.rotations)])
            if progress is not None:
                progress(outcome)
            if outcome.verdict is not Verdict.OPEN:
                break
    finally:
        played.close()
    return outcome


def _game(
    known: Mapping[tuple[int, int], GameResult],
    deal: int,
    rotation: int,
    played: Iterator[GameResult],
    file: MatchFile | None,
) -> GameResult:
    """A game from the file, or the next one that is played."""
    if (deal, rotation) in known:
        return known[deal, rotation]
    result = next(played)
    if file is not None:
        file.add(result)
    return result
