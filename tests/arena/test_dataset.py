"""Datasets: what the tables say is what the records replay, and the sample can be read."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

import numpy as np
import pytest

import mecenate
import mecenate.dataset
from mecenate.adapters.layout import observation_layout
from mecenate.adapters.observation import Observer
from mecenate.cli import main
from mecenate.dataset import Dataset, DatasetError


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    """A dataset that the command made."""
    folder = tmp_path_factory.mktemp("data") / "games"
    arguments = ["--levels", "random,novice", "--seats", "3", "--games", "2", "--seed", "x", "--option", "guilds=out"]
    assert main(["dataset", "make", "florenza", *arguments, "--out", str(folder)]) == 0
    return mecenate.dataset.load(folder)


def check(data: Dataset) -> None:
    """Replay every record and compare each position with its row."""
    game = mecenate.game(**data.header.game)
    observer, observations = Observer(game, form="byte"), data.observations
    rows = data.positions.to_pylist()
    outcomes = data.outcomes.to_pylist()
    at = 0
    for number in range(data.header.games):
        record = data.record(number)
        state = record.dealt()
        for step, move in enumerate(record.steps):
            row = rows[at]
            assert (row["game"], row["step"], row["seat"]) == (number, step, state.actor)
            assert row["decision"] == state.prompt.kind  # type: ignore[union-attr]
            assert row["legal"] == [action.id for action in state.legal()]
            assert row["action"] == move.action.id
            assert 0 <= row["value"] <= 1
            if at % 5 == 0:
                assert np.array_equal(observations[at], observer.observation(state, row["seat"]))
            state.apply(move.action, mecenate.Dealer.recorded(move.outcomes))
            at += 1
        ended = [row for row in outcomes if row["game"] == number]
        assert [(row["total"], row["rank"]) for row in ended] == [(one.total, one.rank) for one in state.scores()]
        assert sum(row["won"] for row in ended) == pytest.approx(1)
    assert at == len(rows) == data.header.positions


def test_the_rows_are_the_positions_of_the_records(made: Dataset) -> None:
    check(made)
    bots = [row["bot"] for row in made.outcomes.to_pylist()]
    assert bots == ["random", "novice", "random", "novice", "random", "novice"]


def test_the_sample_is_small_and_says_how_it_was_made() -> None:
    data = mecenate.dataset.load()
    check(data)
    assert data.header.command.startswith("mecenate dataset make florenza --levels novice,apprentice")
    assert sum(file.stat().st_size for file in data.folder.rglob("*") if file.is_file()) < 400_000


def test_the_layout_is_that_of_the_game(made: Dataset) -> None:
    layout = observation_layout(mecenate.game("florenza", guilds="out"))
    assert made.layout["actions"] == layout.actions
    assert len(made.layout["numbers"]) == made.observations.shape[1] == len(layout.numbers)


def test_the_command_makes_the_same_games_again(made: Dataset, tmp_path: Path) -> None:
    words = made.header.command.split()
    assert main([*words[1:-1], str(tmp_path / "again")]) == 0
    again = mecenate.dataset.load(tmp_path / "again")
    assert again.positions.equals(made.positions)
    assert again.outcomes.equals(made.outcomes)


def test_a_folder_that_holds_something_else_is_refused(made: Dataset, tmp_path: Path) -> None:
    with pytest.raises(DatasetError, match="not a dataset"):
        mecenate.dataset.load(tmp_path)
    newer = shutil.copytree(made.folder, tmp_path / "newer")
    header = json.loads((newer / "dataset.json").read_text())
    (newer / "dataset.json").write_text(json.dumps({**header, "format": 2}))
    with pytest.raises(DatasetError, match="format 2"):
        mecenate.dataset.load(newer)


def test_games_are_not_added_to_a_dataset_that_is_there(made: Dataset, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dataset", "make", "florenza", "--levels", "random", "--games", "1", "--out", str(made.folder)]) != 0
    assert "already" in capsys.readouterr().err


def test_without_pyarrow_the_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "mecenate.arena.dataset", raising=False)
    assert main(["dataset", "make", "florenza", "--games", "1", "--out", str(tmp_path / "none")]) != 0
    assert "mecenate[research]" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", [["--seats", "7"], ["--levels", ","], ["--levels", "rondom"]])
def test_wrong_arguments_are_refused(wrong: list[str], tmp_path: Path) -> None:
    assert main(["dataset", "make", "florenza", "--games", "1", *wrong, "--out", str(tmp_path / "none")]) != 0
    assert not (tmp_path / "none").exists()
