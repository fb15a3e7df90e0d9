"""Views of a game that has no `view_builder`: what its layout declares, by name.

A block is a field of the view, a block by seat a field of every player. What a block holds (`core.content`) decides
how it is shown: a number, the names of things with their counts, or a name. A hidden block is None, except for its
own seat and at the end; if it is counted, `<name>_size` says how many things are in it. A block without contents
is bookkeeping and is not shown.
"""

from __future__ import annotations

from typing import Any, Final, final

import msgspec
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i64

from mecenate.core import content
from mecenate.core.content import ONE, Content
from mecenate.core.layout import Block, Layout
from mecenate.core.prompt import prompt_data
from mecenate.core.state import State
from mecenate.core.view_cache import PrivateView, ViewCache

FIELDS: Final = ("game", "seat", "seats", "actor", "over", "prompt", "players")
"""What every view has; no block may have one of these names."""
SIZE: Final = "_size"


def size_name(block: Block) -> str:
    """The field with the number of things in a block."""
    return block.name + SIZE


@final
class DerivedViews:
    """Builds the views of one game. Its structures `View` and `Player` have a field for each block."""

    def __init__(self, name: str, layout: Layout) -> None:
        """Raises `ValueError` if a block has the name of a field that every view has."""
        shown = [block for block in layout.blocks if block.holds]
        for block in shown:
            if block.name in FIELDS:
                raise ValueError(f"{name}: no block may be named {block.name!r}: every view has that field")
        self._table: Final = [block for block in shown if not block.by_seat]
        self._seat: Final = [block for block in shown if block.by_seat]
        self._name: Final = name
        self.Player: Final[Any] = msgspec.defstruct("Player", ["seat", *fields(self._seat)], frozen=True)
        self.View: Final[Any] = msgspec.defstruct("View", [*FIELDS, *fields(self._table)], frozen=True)

    def public_view(self, state: State, last: ViewCache) -> Any:
        """What everybody may know."""
        parts: dict[str, Any] = {}
        was = last.public
        for block in self._table:
            parts.update(self._table_part(state, block, was, last))
        return self.View(
            game=self._name,
            seat=None,
            seats=state.seats,
            actor=state.actor,
            over=state.over,
            prompt=prompt_data(state.prompt),
            players=[self._public_player(state, seat, last) for seat in range(state.seats)],
            **parts,
        )

    def private_view(self, state: State, public: Any, seat: int, last: ViewCache) -> PrivateView:
        """What a seat sees in addition: its own hidden blocks."""
        player = public.players[seat]
        if state.over or not any(block.hidden for block in self._seat):
            return PrivateView(player)
        was = last.private.get(seat)
        if was is not None and last.seat_unchanged(seat):
            return was
        parts: dict[str, Any] = {}
        for block in self._seat:
            if block.hidden:
                parts[block.name] = in_names(block, state.cells, block.offset + block.width * seat)
        return PrivateView(replace(player, **parts))

    def _table_part(self, state: State, block: Block, was: Any, last: ViewCache) -> dict[str, Any]:
        names = fields([block])
        if was is not None and last.unchanged(block.offset, block.size):
            return {name: getattr(was, name) for name in names}
        return shown_part(block, state.cells, block.offset, not block.hidden)

    def _public_player(self, state: State, seat: int, last: ViewCache) -> Any:
        if last.public is not None and last.seat_unchanged(seat):
            return last.public.players[seat]
        parts: dict[str, Any] = {}
        for block in self._seat:
            at = block.offset + block.width * seat
            parts.update(shown_part(block, state.cells, at, state.over or not block.hidden))
        return self.Player(seat=seat, **parts)


def fields(blocks: list[Block]) -> list[str]:
    """The fields that show these blocks."""
    names: list[str] = []
    for block in blocks:
        names.append(block.name)
        if block.counted:
            names.append(size_name(block))
    return names


def shown_part(block: Block, cells: vec[i64], at: int, open: bool) -> dict[str, Any]:
    """The fields of one block, or of one seat's part of it, which begins at cell `at`."""
    part: dict[str, Any] = {block.name: in_names(block, cells, at) if open else None}
    if block.counted:
        part[size_name(block)] = sum(int(cells[at + n]) for n in range(block.width))
    return part


def in_names(block: Block, cells: vec[i64], at: int) -> Any:
    """What a block holds, as numbers and names; several contents by their labels."""
    found: list[Any] = []
    for held in block.holds:
        found.append(_content(held, [int(cells[at + n]) for n in range(len(held.cells))]))
        at += len(held.cells)
    if len(found) == 1:
        return found[0]
    return {held.label: part for held, part in zip(block.holds, found, strict=True)}


def _content(held: Content, values: list[int]) -> Any:
    if held.cells == ONE:
        return _value(held, values[0])
    if held.kind != content.COUNT:
        return {cell: _value(held, value) for cell, value in zip(held.cells, values, strict=True)}
    if held.most == 1:
        return [cell for cell, value in zip(held.cells, values, strict=True) if value > 0]
    return {cell: value for cell, value in zip(held.cells, values, strict=True) if value > 0}


def _value(held: Content, value: int) -> Any:
    if held.kind == content.MEMBERS:
        return [name for n, name in enumerate(held.values) if (value >> n) & 1]
    if held.kind == content.CODE:
        return held.values[value - held.first] if value >= held.first else None
    if held.kind == content.OWNER:
        return value - 1 if value > 0 else None
    return value
