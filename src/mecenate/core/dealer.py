"""Dealers: the only source of chance.

A state holds no randomness and no hidden order. What nobody has seen is a multiset. When the rules reveal something,
they ask the dealer to `pick` one of what is left. So the same state can go on with the sealed deal of a real table,
with the fast generator of a search, with the outcomes of a record, or with a script.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from mecenate.core.errors import DealError

MASK32: Final[i64] = 0xFFFFFFFF
WORD: Final = 1 << 64

Outcome = tuple[int, int]
"""One chance event: the number picked, and out of how many."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Gives a number from 0 to n-1 whenever a rule draws. Subclass it, or use one of the four kinds below."""

    def pick(self, n: i64) -> i64:
        """One of `n` equally likely cases, counted from 0; `n` is at least 1."""
        raise DealError("this move needs chance: give apply() a dealer, for example Dealer.fast(1)")

    @staticmethod
    def sealed(secret: str | bytes, position: int = 0, stream: int = 0) -> SealedDealer:
        """The deal of a real table: fixed by `secret` from the first card to the last, and verifiable."""
        return SealedDealer(secret, position, stream)

    @staticmethod
    def fast(seed: int) -> FastDealer:
        """Fast and repeatable, for search and simulation. It is predictable, so it is not for real tables."""
        return FastDealer(seed)

    @staticmethod
    def recorded(outcomes: Iterable[Outcome]) -> RecordedDealer:
        """Replays recorded draws; raises `DealError` where the rules now draw something else."""
        return RecordedDealer(outcomes)

    @staticmethod
    def scripted(outcomes: Iterable[int]) -> ScriptedDealer:
        """Gives these numbers in this order: for tests and prepared deals."""
        return ScriptedDealer(outcomes)


@final
class SealedDealer(Dealer):
    """A keyed BLAKE2b stream: pick number k depends on the secret, the stream and k alone.

    Publish `commitment` before the start and `secret` after the end: then anybody can check the whole deal.
    `position` is how many picks were made, so a dealer can start in mid-game. A secret has many streams: a game begins
    with stream 0, and continues with the next one after a rewind past a draw.
    """

    def __init__(self, secret: str | bytes, position: int = 0, stream: int = 0) -> None:
        self.secret: Final = secret.encode() if isinstance(secret, str) else secret
        self.commitment: Final = hashlib.blake2b(self.secret, digest_size=32, person=b"mecenate-seal").hexdigest()
        salt = stream.to_bytes(16, "big")  # all zeros, the default, for stream 0
        self._key: Final = hashlib.blake2b(self.secret, digest_size=32, person=b"mecenate-deal", salt=salt).digest()
        self.stream: Final = stream
        self.position = position

    def pick(self, n: i64) -> i64:
        size = int(n)
        limit = WORD - WORD % size
        attempt = 0
        while True:
            where = self.position.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            word = int.from_bytes(hashlib.blake2b(where, digest_size=8, key=self._key).digest(), "big")
            if word < limit:
                self.position += 1
                return word % size
            attempt += 1


@final
class FastDealer(Dealer):
    """Marsaglia's xorshift128 on 32-bit words, seeded through BLAKE2b; the same numbers compiled or not.

    A pick is scaled by multiplication; for the n of board games the bias is below one in ten million.
    """

    def __init__(self, seed: int) -> None:
        digest = hashlib.blake2b(str(seed).encode(), digest_size=16, person=b"mecenate-fast").digest()
        self._x: i64 = int.from_bytes(digest[0:4], "big") | 1
        self._y: i64 = int.from_bytes(digest[4:8], "big")
        self._z: i64 = int.from_bytes(digest[8:12], "big")
        self._w: i64 = int.from_bytes(digest[12:16], "big")

    def pick(self, n: i64) -> i64:
        x: i64 = self._x
        w: i64 = self._w
        x ^= (x << 11) & MASK32
        x ^= x >> 8
        self._x = self._y
        self._y = self._z
        self._z = w
        w ^= (w >> 19) ^ x
        self._w = w
        return (w * n) >> 32


@final
class RecordedDealer(Dealer):
    """Replays (picked, out of) pairs and checks that the rules ask for exactly these."""

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self._outcomes: Final = list(outcomes)
        self._next = 0

    @property
    def left(self) -> int:
        """How many outcomes have not been asked for yet."""
        return len(self._outcomes) - self._next

    def pick(self, n: i64) -> i64:
        if self._next >= len(self._outcomes):
            raise DealError(f"the record has no outcome left, but the rules draw one of {int(n)} here")
        picked, of = self._outcomes[self._next]
        if of != int(n) or not 0 <= picked < of:
            raise DealError(f"the record says {picked}/{of}, but the rules draw one of {int(n)} here")
        self._next += 1
        return picked


@final
class ScriptedDealer(Dealer):
    """Gives the numbers of a script. Raises `DealError` where the script ends or does not fit."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self._outcomes: Final = list(outcomes)
        self._next = 0

    def pick(self, n: i64) -> i64:
        if self._next >= len(self._outcomes):
            raise DealError(f"the script is over after {self._next} picks, but one of {int(n)} is drawn here")
        picked = self._outcomes[self._next]
        if not 0 <= picked < int(n):
            raise DealError(f"pick {self._next + 1} of the script is {picked}, but must be 0 to {int(n) - 1}")
        self._next += 1
        return picked


@final
class WatchedDealer(Dealer):
    """Passes every pick on to another dealer and keeps the outcomes, for the record."""

    def __init__(self, dealer: Dealer) -> None:
        self._dealer: Final = dealer
        self.outcomes: list[Outcome] = []

    def pick(self, n: i64) -> i64:
        picked = self._dealer.pick(n)
        self.outcomes.append((int(picked), int(n)))
        return picked


NO_CHANCE: Final = Dealer()
"""The dealer of a move that needs no chance; it raises `DealError` if asked."""
