"""Glances: what was seen of a table last, so that the next look draws only what has changed since.

A live table is looked at after every move, by every seat, and a move changes little. A game's `sight` asks the last
glance whether the cells that a part is drawn from are still the same, and takes the part over if they are. That saves
most of the work, and tells whoever compares two views what has not changed: it is the same object.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from mecenate.core.layout import DEPTH_CELL, Layout

DEPTH: Final[i64] = DEPTH_CELL


@final
class Own:
    """What a seat sees otherwise than everybody: its own player, and the fields of the table of which it knows more."""

    def __init__(self, player: Any, fields: dict[str, Any] | None = None) -> None:
        self.player: Final = player
        self.fields: Final[dict[str, Any]] = {} if fields is None else fields


def as_seen(public: Any, seat: int, own: Own) -> Any:
    """The whole view of a seat: what everybody sees, with what it sees otherwise put in."""
    players = public.players
    if own.player is not players[seat]:
        players = players.copy()
        players[seat] = own.player
    return replace(public, seat=seat, players=players, **own.fields)


@final
class Glance:
    """The row of cells at one moment, and what was seen of it."""

    def __init__(self, layout: Layout, cells: vec[i64], public: Any) -> None:
        self.layout: Final = layout
        self.cells: Final = cells
        self.public: Final = public
        self.own: Final[dict[int, Own]] = {}
        """What each seat that looked saw otherwise."""

    def view(self, seat: int) -> Any:
        """The whole view of a seat that looked."""
        return as_seen(self.public, seat, self.own[seat])

    def same(self, now: vec[i64], first: i64, count: i64) -> bool:
        """Whether a run of cells is as it was; never if nothing was seen."""
        cells = self.cells
        if len(cells) == 0:
            return False
        at = first
        while at < first + count:
            if cells[at] != now[at]:
                return False
            at += 1
        return True

    def same_seat(self, now: vec[i64], seat: i64, since: i64 = 0) -> bool:
        """Whether all that belongs to a seat is as it was, and the game has not ended since.

        `since`: only what lies at this cell or behind it. A game that names first what is behind screens can leave it
        out.
        """
        cells = self.cells
        if len(cells) == 0 or (cells[DEPTH] == 0) != (now[DEPTH] == 0):
            return False
        firsts = self.layout.by_seat_from
        widths = self.layout.widths
        n: i64 = 0
        while n < len(firsts):
            if firsts[n] >= since and not self.same(now, firsts[n] + widths[n] * seat, widths[n]):
                return False
            n += 1
        return True


def nothing_seen(layout: Layout) -> Glance:
    """The glance before the first one."""
    return Glance(layout, vec[i64](), None)
