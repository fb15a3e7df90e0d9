"""The ranking of a deal of the day: what each game came to, and how it compares with the others."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from mecenate.server.storage.rows import OVER, DailyDeal, TableRow


class DailyScore(msgspec.Struct, frozen=True):
    """What a game came to: points, and how many more (or fewer) than the best rival."""

    points: int
    margin: int
    won: bool


class DailyStanding(DailyScore, frozen=True):
    """The same, compared with all games of this deal that are over."""

    place: int
    """1 and one more for each game with a greater margin."""
    games: int
    """How many games that rests on, this one among them."""
    percentile: float | None
    """The share of the other games with a smaller margin, in percent; a game with the same counts half.

    None as long as there is no other.
    """


class Finished(NamedTuple):
    """A game of the deal that is over."""

    owner: str
    score: DailyScore


def score_of(row: TableRow, deal: DailyDeal) -> DailyScore | None:
    """What a game came to for the seat of the deal; None if it did not end."""
    if row.status != OVER or row.result is None:
        return None
    scores = {score["seat"]: score for score in json.loads(row.result)}
    points = int(scores[deal.seat]["total"])
    rivals = max(int(score["total"]) for seat, score in scores.items() if seat != deal.seat)
    return DailyScore(points, points - rivals, scores[deal.seat]["rank"] == 1)


def ranked(rows: Sequence[TableRow], deal: DailyDeal) -> list[Finished]:
    """The games of a deal that are over, by margin; games with the same margin in the order in which they ended."""
    ended = sorted(rows, key=lambda row: row.updated)
    found = [(row.owner, score_of(row, deal)) for row in ended]
    finished = [Finished(owner, score) for owner, score in found if score is not None]
    return sorted(finished, key=lambda game: -game.score.margin)


def standing_of(score: DailyScore, all_of_them: Sequence[Finished]) -> DailyStanding:
    """Where a game stands among all of its deal, itself included."""
    margins = [game.score.margin for game in all_of_them]
    better = sum(margin > score.margin for margin in margins)
    worse = sum(margin < score.margin for margin in margins)
    others = len(margins) - 1
    equal = others - better - worse
    percentile = None if others < 1 else round(100.0 * (worse + 0.5 * equal) / others, 1)
    return DailyStanding(score.points, score.margin, score.won, better + 1, len(margins), percentile)
