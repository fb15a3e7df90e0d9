"""What each piece is worth: how many of the seats that could use it did, and how often those win."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace

from mecenate.arena.significance import discoveries, p_of_share
from mecenate.arena.study import SeatRow, Study
from mecenate.arena.study_figures import Share, seat_rows, share
from mecenate.arena.study_uses import USES, is_offered

FEWEST = 5
"""Whether its users win more often is tested of a piece that so many seats use."""


@dataclass(frozen=True)
class Piece:
    """A piece or place, as a study saw it."""

    name: str
    use: Share
    """Of the seats that could use it; of all seats, where nobody knows who could."""
    won: Share
    """Of the seats that used it."""
    points: float
    """By how many points seats that use it end above the average."""
    p: float
    """How likely chance alone moves the wins of its users so far from their share."""
    clear: bool = False
    """Whether that holds up among all pieces (`significance.discoveries`)."""
    rare: bool = False
    """Whether it is clearly used less than half as often as the average piece of its kind."""


Groups = dict[str, list[Piece]]


def pieces(study: Study, variant: int) -> Groups:
    """All pieces by kind of use, the least used first."""
    rows = seat_rows(study.of(variant))
    average = sum(row.total for row in rows) / len(rows)
    par = 1 / study.variants[variant].seats
    groups = {
        use: _marked([_piece(name, users, could, average, par) for name, (users, could) in found.items()])
        for use, found in _found(study.variants[variant].game, rows).items()
        if len(found) > 1
    }
    tested = [piece for group in groups.values() for piece in group if piece.won.count >= FEWEST]
    clear = {id(piece) for piece, held in zip(tested, discoveries([one.p for one in tested]), strict=True) if held}
    return {
        use: sorted((replace(piece, clear=id(piece) in clear) for piece in group), key=_order)
        for use, group in groups.items()
    }


def mean_use(group: Sequence[Piece]) -> float:
    """How often pieces of a kind are used, in the mean."""
    return sum(piece.use.share for piece in group) / len(group)


def _found(game: str, rows: Sequence[SeatRow]) -> dict[str, dict[str, tuple[list[SeatRow], int]]]:
    """For each use and each piece: who used it, and how many could."""
    users: dict[str, list[SeatRow]] = defaultdict(list)
    met: dict[str, int] = defaultdict(int)
    for row in rows:
        for name in row.uses:
            users[name].append(row)
        for name in row.met | row.uses.keys():
            met[name] += 1
    found: dict[str, dict[str, tuple[list[SeatRow], int]]] = {use: {} for use in USES.get(game, ())}
    for name in sorted(met):
        use, _, piece = name.partition(": ")
        if use in found or game not in USES:
            could = met[name] if is_offered(game, use) else len(rows)
            found.setdefault(use, {})[piece] = (users[name], could)
    return found


def _piece(name: str, users: Sequence[SeatRow], could: int, average: float, par: float) -> Piece:
    use = share(name, [1.0] * len(users) + [0.0] * (could - len(users)))
    won = share(name, [row.won for row in users])
    points = sum(row.total for row in users) / len(users) - average if users else 0.0
    return Piece(name, use, won, points, p_of_share(won.share, won.count, par))


def _marked(group: Sequence[Piece]) -> list[Piece]:
    """The same pieces, with those marked that are seldom used."""
    limit = mean_use(group) / 2
    return [replace(piece, rare=piece.use.high < limit) for piece in group]


def _order(piece: Piece) -> tuple[bool, float, str]:
    return not piece.rare, piece.use.share, piece.name
