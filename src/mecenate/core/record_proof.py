"""Proof of a record: whether everything that was drawn follows from the secret of its deal."""

from __future__ import annotations

from collections.abc import Iterator

from mecenate.core.dealer import Dealer, Outcome, SealedDealer
from mecenate.core.errors import RecordError
from mecenate.core.record_line import Line, Step


def check_draws(deal: tuple[Outcome, ...], line: Line, secret: bytes) -> None:
    """Raise `RecordError` unless all outcomes that were played follow from the secret, stream by stream."""
    dealer = Dealer.sealed(secret)
    for picked, of in deal:
        if dealer.pick(of) != picked:
            raise RecordError("the deal does not follow from the secret")
    _check_line(line, secret, 0, len(deal))


def _check_line(line: Line, secret: bytes, stream: int, position: int) -> None:
    """Check a line whose draws continue at this position of this stream."""
    branches = [branch for branch in line.branches if branch.played]
    dealer = SealedDealer(secret, position, stream)
    for number, step in _numbered(line):
        for branch in branches:
            if branch.after == number - 1:
                _check_line(branch, secret, dealer.stream, dealer.position)
        if number in line.streams:
            if line.streams[number] <= dealer.stream:
                raise RecordError(f"action {number}: stream {line.streams[number]} was used before")
            dealer = SealedDealer(secret, 0, line.streams[number])
        if step is None:
            return
        for picked, of in step.outcomes:
            if dealer.pick(of) != picked:
                raise RecordError(f"action {number}: outcome {picked}/{of} does not follow from the secret")


def _numbered(line: Line) -> Iterator[tuple[int, Step | None]]:
    """The actions of a line with their numbers, and None for the one that would come next."""
    yield from enumerate(line.steps, line.after + 1)
    yield line.end + 1, None
