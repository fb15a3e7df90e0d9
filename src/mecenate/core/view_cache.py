"""View caches: views of one moment, kept so that the next ones reuse every part that has not changed.

A live table builds the views of all its seats after every move, and a move changes little. A game's `view_builder`
asks the previous cache whether the cells of a part are unchanged, and reuses the part if they are. This saves most of
the work. Parts of two views that are the same object have not changed.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from mecenate.core.layout import DEPTH_CELL, Layout

DEPTH: Final[i64] = DEPTH_CELL


@final
class PrivateView:
    """What differs from the public view for a seat: its own player, and the fields of which it knows more."""

    def __init__(self, player: Any, fields: dict[str, Any] | None = None) -> None:
        self.player: Final = player
        self.fields: Final[dict[str, Any]] = {} if fields is None else fields


def seat_view(public: Any, seat: int, private: PrivateView) -> Any:
    """The whole view of a seat: the public view with the private parts put in."""
    players = public.players
    if private.player is not players[seat]:
        players = players.copy()
        players[seat] = private.player
    return replace(public, seat=seat, players=players, **private.fields)


@final
class ViewCache:
    """The cells of a state at one moment, and the views that were built from them."""

    def __init__(self, layout: Layout, cells: vec[i64], public: Any) -> None:
        self.layout: Final = layout
        self.cells: Final = cells
        self.public: Final = public
        self.private: Final[dict[int, PrivateView]] = {}
        """The private part of each seat whose view was built."""

    def view(self, seat: int) -> Any:
        """The whole view of a seat whose private part was built."""
        return seat_view(self.public, seat, self.private[seat])

    def unchanged(self, now: vec[i64], first: i64, count: i64) -> bool:
        """Whether a run of cells is as it was. False for the empty cache."""
        cells = self.cells
        if len(cells) == 0:
            return False
        at = first
        while at < first + count:
            if cells[at] != now[at]:
                return False
            at += 1
        return True

    def seat_unchanged(self, now: vec[i64], seat: i64, public_only: bool = False) -> bool:
        """Whether the cells of a seat, hidden ones included or not, are as they were and the game has not ended."""
        cells = self.cells
        if len(cells) == 0 or (cells[DEPTH] == 0) != (now[DEPTH] == 0):
            return False
        firsts = self.layout.by_seat_from
        widths = self.layout.widths
        hidden = self.layout.hidden
        n: i64 = 0
        while n < len(firsts):
            skipped = public_only and hidden[n] == 1
            if not skipped and not self.unchanged(now, firsts[n] + widths[n] * seat, widths[n]):
                return False
            n += 1
        return True


def empty_cache(layout: Layout) -> ViewCache:
    """The cache before the first view: everything counts as changed."""
    return ViewCache(layout, vec[i64](), None)
