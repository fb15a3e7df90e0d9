"""Datasets of games, in one line: `data = mecenate.dataset.load("DIR")`. docs/datasets.md describes them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from mecenate.arena.dataset import Dataset, DatasetError, Header

__all__ = ["Dataset", "DatasetError", "Header", "load"]


def load(folder: Path | str | None = None) -> Dataset:
    """The dataset in a folder; without one, the sample that comes with Mecenate. Raises `DatasetError`."""
    sample = Path(str(files("mecenate.arena"))) / "sample"
    return Dataset(sample if folder is None else Path(folder))
