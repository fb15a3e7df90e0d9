"""A whole study: all variants, on one core, several, or a cluster."""

from __future__ import annotations

from collections.abc import Sequence

from mecenate.arena.cluster import spread
from mecenate.arena.parallel import CHUNKS_A_WORKER, LEAST_WORKERS, chunks
from mecenate.arena.simulate import Progress
from mecenate.arena.study import Study, Variant, study_numbers


def play_study(
    variants: Sequence[Variant],
    games: int,
    *,
    seed: str = "0",
    workers: int = 1,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Study:
    """So many games of each variant; the same seed gives the same study, however many share the work."""
    study = Study(list(variants), seed)
    parts = [
        (list(variants), variant, list(numbers), seed)
        for variant in range(len(variants))
        for numbers in chunks(games, max(workers, LEAST_WORKERS) * CHUNKS_A_WORKER)
    ]
    for rows in spread(study_numbers, parts, workers=workers, ray=ray):
        study.games.extend(rows)
        if progress is not None:
            progress(len(study.games))
    return study
