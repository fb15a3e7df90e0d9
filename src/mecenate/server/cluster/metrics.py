"""The metrics of all processes of this machine, for whichever of them is asked."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterable, Iterator, Sequence

import structlog
from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from mecenate.server.siblings import Kind, Siblings

log = structlog.get_logger()
PATIENCE = 2.0
"""Seconds in which a process must answer; if it does not, its metrics are left out."""
LABEL = "worker"


class MetricsOfAll:
    """Answers siblings that want the metrics of this process, and asks them for theirs."""

    def __init__(self, siblings: Siblings) -> None:
        self._siblings = siblings
        self._answers: dict[int, bytes] = {}
        self._arrived = asyncio.Event()
        self._asking = asyncio.Lock()
        siblings.on(Kind.METRICS_WANTED, self._answer)
        siblings.on(Kind.METRICS, self._keep)

    def _answer(self, payload: bytes, _files: Sequence[int]) -> None:
        own = bytes((self._siblings.index,)) + zlib.compress(generate_latest(), 1)
        self._siblings.tell(payload[0], Kind.METRICS, own)

    def _keep(self, payload: bytes, _files: Sequence[int]) -> None:
        self._answers[payload[0]] = zlib.decompress(payload[1:])
        self._arrived.set()

    async def collect(self) -> bytes:
        """The metrics of all, as text."""
        async with self._asking:
            index, count = self._siblings.index, self._siblings.count
            self._answers = {index: generate_latest()}
            self._siblings.tell_all(Kind.METRICS_WANTED, bytes((index,)))
            try:
                async with asyncio.timeout(PATIENCE):
                    while len(self._answers) < count:
                        self._arrived.clear()
                        await self._arrived.wait()
            except TimeoutError:
                log.warning("a server process did not tell its metrics", heard=sorted(self._answers))
            return _merged(self._answers)


def _merged(texts: dict[int, bytes]) -> bytes:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Families(_families(texts)))
    return generate_latest(registry)


class _Families(Collector):
    """Metrics that were collected elsewhere."""

    def __init__(self, families: Iterable[Metric]) -> None:
        self._families = list(families)

    def collect(self) -> Iterator[Metric]:
        yield from self._families


def _families(texts: dict[int, bytes]) -> Iterable[Metric]:
    """The metrics of all processes: each once, with a label that says whose sample it is."""
    merged: dict[str, Metric] = {}
    for index, text in sorted(texts.items()):
        for family in text_string_to_metric_families(text.decode()):
            known = merged.setdefault(family.name, Metric(family.name, family.documentation, family.type))
            for sample in family.samples:
                known.samples.append(sample._replace(labels={LABEL: str(index), **sample.labels}))
    return merged.values()
