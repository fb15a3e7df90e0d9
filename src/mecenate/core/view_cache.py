"""View caches: views of one moment, kept so that the next ones reuse every part that has not changed.

A live table builds the views of all its seats after every move, and a move changes little. A game's `view_builder`
asks the previous cache whether the cells of a part are unchanged, and reuses the part if they are. This saves most of
the work. Parts of two views that are the same object have not changed.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from msgspec.structs import replace
from mypy_extensions import i64

from mecenate.core.bits import bit
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
        self._different: vec[i64] = vec[i64]()
        """The cells that are different in the state that was compared last."""
        self._whose: i64 = 0
        """Whose cells they are: a bit for each of `Layout.owners`."""
        self._same_end = True
        """Whether the game is over in both, or in neither."""

    def view(self, seat: int) -> Any:
        """The whole view of a seat whose private part was built."""
        return seat_view(self.public, seat, self.private[seat])

    def compare(self, now: vec[i64]) -> None:
        """Find what is different in a state with these cells; `unchanged` and `seat_unchanged` tell it then."""
        cells = self.cells
        size: i64 = len(cells)
        if size == 0:
            return
        owners = self.layout.owners
        different: vec[i64] = vec[i64]()
        whose: i64 = 0
        at: i64 = 0
        while at < size:
            if cells[at] != now[at]:
                different = append(different, at)
                whose |= bit(owners[at])
            at += 1
        self._different = different
        self._whose = whose
        self._same_end = (cells[DEPTH] == 0) == (now[DEPTH] == 0)

    def unchanged(self, first: i64, count: i64) -> bool:
        """Whether a run of cells is as it was. False for the empty cache."""
        if len(self.cells) == 0:
            return False
        different = self._different
        end = first + count
        n: i64 = 0
        while n < len(different):
            if first <= different[n] < end:
                return False
            n += 1
        return True

    def seat_unchanged(self, seat: i64, public_only: bool = False) -> bool:
        """Whether the cells of a seat, hidden ones included or not, are as they were and the game has not ended."""
        if len(self.cells) == 0 or not self._same_end:
            return False
        public, hidden = bit(2 + 2 * seat), bit(3 + 2 * seat)
        return (self._whose & (public if public_only else public | hidden)) == 0


def empty_cache(layout: Layout) -> ViewCache:
    """The cache before the first view: everything counts as changed."""
    return ViewCache(layout, vec[i64](), None)
