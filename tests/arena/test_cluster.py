"""The same results wherever the work is done, also when a process dies over it."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import mecenate
from mecenate.arena import cluster, simulate, simulate_parallel, study_parallel
from mecenate.arena.ladder import play_pairing
from mecenate.arena.study import GameRow, Variant, study_numbers
from mecenate.cli import main
from mecenate.extras import MissingExtra

BOTS = ["random", "random"]
VARIANTS = [Variant(how, "florenza", {"guilds": how}, tuple(BOTS)) for how in ("in", "out")]


def square(number: int) -> int:
    return number * number


def test_results_come_in_the_order_of_the_parts() -> None:
    late_first = iter([(2, "c"), (0, "a"), (3, "d"), (1, "b")])
    assert list(cluster.in_order(late_first)) == ["a", "b", "c", "d"]
    assert list(cluster.spread(square, [(n,) for n in range(4)])) == [0, 1, 4, 9]


def test_without_ray_one_is_told_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"pip install 'mecenate\[cluster\]'"):
        cluster.connect("auto", 1)


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
def test_on_a_ray_cluster_of_which_a_process_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real cluster of two processes, one of which is killed at its first part: all totals are those of here."""
    here = study_parallel.play_study(VARIANTS, 6, seed="r")
    killed = tmp_path / "killed"

    def dying(variants: Sequence[Variant], variant: int, numbers: Sequence[int], seed: str) -> list[GameRow]:
        if 2 in numbers and not killed.exists():
            killed.write_text(str(os.getpid()), encoding="utf-8")
            os.kill(os.getpid(), signal.SIGKILL)
        return study_numbers(variants, variant, numbers, seed)

    ray: Any
    ray, started = cluster.connect("local", 2)
    assert started
    try:
        monkeypatch.setattr(study_parallel, "study_numbers", dying)
        there = study_parallel.play_study(VARIANTS, 6, seed="r", workers=2, ray="local")
        game = mecenate.game("florenza")
        simulated = simulate_parallel(game, BOTS, 6, workers=2, ray="local", seed="r")
        paired = play_pairing(game, "novice", "random", 2, 4, ray="local", seed="r")
        assert main(["study", "florenza", "--games", "2", "--seats", "2", "--bots", "random", "--ray", "local"]) == 0
    finally:
        ray.shutdown()
    assert killed.exists()
    assert int(killed.read_text(encoding="utf-8")) != os.getpid()
    assert there.games == here.games
    assert simulated.scores_by_seat == simulate(game, BOTS, 6, seed="r").scores_by_seat
    alone = play_pairing(game, "novice", "random", 2, 4, seed="r")
    assert (paired.shares, paired.places, paired.totals) == (alone.shares, alone.places, alone.totals)
