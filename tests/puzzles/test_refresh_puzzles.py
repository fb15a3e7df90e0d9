"""`tools/refresh_puzzles.py`: puzzles that are no longer solved are replaced, the others stay."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import refresh_puzzles

from mecenate.puzzles import Puzzle, PuzzleFile, puzzles_for
from mecenate.puzzles.puzzle import written

SHIPPED = puzzles_for("florenza")
SOLVED, UNSOLVED, ANOTHER = SHIPPED.puzzles[:3]


def test_only_what_is_no_longer_solved_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def is_still_solved(_file: PuzzleFile, _number: int, puzzle: Puzzle) -> bool:
        return puzzle.id != UNSOLVED.id

    def make(file: PuzzleFile, path: Path, count: int) -> None:
        assert [puzzle.id for puzzle in file.puzzles] == [SOLVED.id]
        assert count == 2
        file.puzzles.append(ANOTHER)
        with path.open("a", encoding="utf-8") as lines:
            lines.write(written(ANOTHER))

    monkeypatch.setattr(refresh_puzzles, "is_still_solved", is_still_solved)
    monkeypatch.setattr(refresh_puzzles, "make", make)
    path = tmp_path / "florenza.jsonl"
    path.write_text(written(SHIPPED.header) + written(SOLVED) + written(UNSOLVED), encoding="utf-8")

    assert refresh_puzzles.refresh(path) == 1
    assert [puzzle.id for puzzle in PuzzleFile.load(path).puzzles] == [SOLVED.id, ANOTHER.id]


def test_a_puzzle_stays_only_if_every_search_finds_it(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([True, True, True, True, False])
    seeds: list[int] = []

    def found_by(_state: object, _level: str, seed: int, *_more: object) -> bool:
        seeds.append(seed)
        return next(answers)

    monkeypatch.setattr(refresh_puzzles, "found_by", found_by)
    assert refresh_puzzles.is_still_solved(SHIPPED, 0, SOLVED)
    assert not refresh_puzzles.is_still_solved(SHIPPED, 1, UNSOLVED)
    assert len(set(seeds)) == len(seeds)
