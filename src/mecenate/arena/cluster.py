"""Work spread over processes: of this machine, or of a Ray cluster (`mecenate[cluster]`).

Every part has a seed of its own, so the results do not depend on where it is done. If a process dies, its part is done
again by another.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from mecenate.core.errors import MecenateError
from mecenate.extras import needs

Result = TypeVar("Result")
HERE: Final = "local"
"""The address that starts a cluster on this machine."""
TRIES: Final = 20
"""How often Ray gives a part of the work to another process before it gives up."""


class NoCluster(MecenateError):
    """There is no cluster at that address."""


def spread(
    work: Callable[..., Result], parts: Sequence[tuple[Any, ...]], *, workers: int = 1, ray: str | None = None
) -> Generator[Result, None, None]:
    """Call `work(*part)` for all parts; gives the results in the order of the parts, whoever is done first.

    Parts that have not begun when the generator is closed are not done any more.

    In this process with one worker and no `ray`; on a Ray cluster if `ray` is an address, 'auto' for the one that
    Ray finds by itself, or 'local' for one that is started here with so many workers.
    """
    if ray is not None:
        yield from in_order(spread_on_ray(work, parts, ray, workers))
    elif workers <= 1:
        for part in parts:
            yield work(*part)
    else:
        yield from in_order(spread_on_cores(work, parts, workers))


def in_order(done: Iterator[tuple[int, Result]]) -> Iterator[Result]:
    """Yield numbered results in order; one that comes early is held back."""
    early: dict[int, Result] = {}
    following = 0
    for number, result in done:
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1


def spread_on_cores(
    work: Callable[..., Result], parts: Sequence[tuple[Any, ...]], workers: int
) -> Iterator[tuple[int, Result]]:
    """Yield the number and the result of each part as it is done, by processes of this machine."""
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        numbers = {pool.submit(work, *part): number for number, part in enumerate(parts)}
        for future in as_completed(numbers):
            yield numbers[future], future.result()
    finally:
        pool.shutdown(cancel_futures=True)  # a caller that stops early waits only for the parts that have begun


def spread_on_ray(
    work: Callable[..., Result], parts: Sequence[tuple[Any, ...]], address: str, workers: int
) -> Iterator[tuple[int, Result]]:
    """The same on a cluster. A cluster that was started here is stopped at the end, another is left as it was."""
    ray, started = connect(address, workers)
    waiting: list[Any] = []
    try:
        remote = ray.remote(work).options(max_retries=TRIES, num_cpus=1)
        numbers = {remote.remote(*part): number for number, part in enumerate(parts)}
        waiting = list(numbers)
        while waiting:
            done, waiting = ray.wait(waiting)
            for one in done:
                yield numbers[one], ray.get(one)
    finally:
        for one in waiting:
            ray.cancel(one)
        if started:
            ray.shutdown()


def connect(address: str, workers: int) -> tuple[Any, bool]:
    """The connected Ray module, and whether this call connected it. Raises `MissingExtra` or `NoCluster`."""
    with needs("cluster"):
        import ray
    if ray.is_initialized():
        return ray, False
    settings: dict[str, Any] = {"address": address, "log_to_driver": False, "logging_level": "ERROR"}
    if address == HERE:
        settings |= {"num_cpus": workers, "include_dashboard": False}
    try:
        ray.init(**settings)
    except ConnectionError as error:
        raise NoCluster(f"there is no Ray cluster at {address}: {error}") from None
    return ray, True
