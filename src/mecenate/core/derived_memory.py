"""Worlds and memory of a game that has no `imagine_from_view`: hidden things are dealt again.

Hidden blocks that count the same things belong together: a pile, and the hands that were drawn from it. What a seat
cannot see of them is put together and dealt again, to each place as many as lie there; all deals are equally likely.

This is all that a seat can know if everything that it has ever seen is still in its view. A game in which open things
are hidden again, or seats look at cards and put them back, needs a module `imagine` of its own.
"""

from __future__ import annotations

from typing import Any, Final, final

import msgspec
from mypy_extensions import i64

from mecenate.core import content
from mecenate.core.counts import take_one
from mecenate.core.dealer import Dealer
from mecenate.core.layout import Block, Layout, row
from mecenate.core.state import State

Remembered: Any = msgspec.defstruct("Remembered", [("hidden", dict[str, int])], frozen=True)
"""The things that a seat has not seen, counted by name."""


@final
class DerivedMemory:
    """Imagines worlds of one game from its layout."""

    def __init__(self, name: str, layout: Layout) -> None:
        """Raises `ValueError` if a hidden block is not a counted number of things."""
        self._pools: Final[dict[tuple[str, ...], list[Block]]] = {}
        for block in layout.blocks:
            if not block.hidden:
                continue
            if not block.counted or len(block.holds) != 1 or block.holds[0].kind != content.COUNT:
                raise ValueError(
                    f"{name}: the worlds of the hidden block {block.name!r} do not follow from the layout, since it "
                    "is not counts with counted=True; write a module imagine_from_view"
                )
            self._pools.setdefault(block.holds[0].cells, []).append(block)

    def imagine_from_view(self, state: State, seat: int | None, dealer: Dealer) -> None:
        """Deal again, in place, what this seat (None: a spectator) cannot see."""
        if state.over:
            return
        for blocks in self._pools.values():
            self._deal_again(state, _places(blocks, state, seat), blocks[0].width, dealer)

    def imagine(self, state: State, seat: int | None, dealer: Dealer) -> int:
        """The same: the view holds all that the seat has seen. No draw is rejected."""
        self.imagine_from_view(state, seat, dealer)
        return 0

    def remembered(self, state: State, seat: int | None) -> Any:
        """The things that the seat has not seen; None in a game without hidden things."""
        if not self._pools:
            return None
        hidden: dict[str, int] = {}
        for names, blocks in self._pools.items():
            for at in _places(blocks, state, seat):
                for n, name in enumerate(names):
                    count = int(state.cells[at + n])
                    if count > 0:
                        hidden[name] = hidden.get(name, 0) + count
        return Remembered({name: hidden[name] for names in self._pools for name in names if name in hidden})

    def _deal_again(self, state: State, places: list[int], width: int, dealer: Dealer) -> None:
        cells = state.cells
        unseen = row([0] * width)
        sizes: list[int] = []
        for at in places:
            sizes.append(int(state.total(at, width)))
            for n in range(width):
                unseen[n] += cells[at + n]
                cells[at + n] = 0
        left: i64 = sum(sizes)
        for at, size in zip(places, sizes, strict=True):
            for _ in range(size):
                kind = take_one(unseen, 0, dealer.pick(left))
                cells[at + kind] += 1
                left -= 1


def _places(blocks: list[Block], state: State, seat: int | None) -> list[int]:
    """Where each hidden part begins that the seat cannot see: the hands of the others, then the piles."""
    hands = [
        block.offset + block.width * other
        for block in blocks
        if block.by_seat
        for other in range(state.seats)
        if other != seat
    ]
    return hands + [block.offset for block in blocks if not block.by_seat]
