"""Multisets as runs of counts, one cell for each kind: a bag, or a pile that nobody has seen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def take_one(cells: vec[i64], first: i64, pick: i64) -> i64:
    """Remove item number `pick` from the counts from cell `first` on, counting kind by kind; returns its kind."""
    kind: i64 = 0
    while pick >= cells[first + kind]:
        pick -= cells[first + kind]
        kind += 1
    cells[first + kind] -= 1
    return kind
