"""A state with explicit chance nodes, as OpenSpiel expects them: each random draw is a separate step."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from mecenate.core import catalogue
from mecenate.core.dealer import Dealer
from mecenate.core.errors import DealError
from mecenate.core.event import Scribe
from mecenate.core.game import Game
from mecenate.core.recall import Recall
from mecenate.core.state import State

DEALS: Final = 64
"""The samples that each chance step offers."""
START_NODES: Final = 6
"""The chance steps before the first choice: 64**6 different deals."""
TOLD_BITS: Final = 64
"""The length of a digest of all that a seat was told."""
NOTHING: Final = b""


class ChanceState:
    """A state, what each seat was told, and the action that waits for a chance step, if any.

    `digits` are the outcomes of all chance steps. The deal follows from them alone.
    """

    def __init__(self, game: Game, seats: int, history: int = 0) -> None:
        """With `history` it keeps so many of the last moves."""
        self.game = game
        self.seats = seats
        self.recall = Recall(history, seats)
        self.digits: tuple[int, ...] = ()
        self.waiting: int | None = None
        self.dealt: State | None = None
        self.told: list[bytes] = [NOTHING] * (seats + 1)
        """A digest of all that each seat was told; the last one is of public events."""

    # ------------------------------------------------------------------ the position

    @property
    def state(self) -> State:
        """The state; None before the deal."""
        assert self.dealt is not None, "nothing is dealt yet"
        return self.dealt

    @property
    def waits_for_chance(self) -> bool:
        """Whether the next step is chance."""
        return self.dealt is None or self.waiting is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.dealt is not None and self.waiting is None and self.dealt.over

    def seen_by(self, seat: int) -> str:
        """The seat's view on one line, and whether an action waits for chance; only its own seat sees which."""
        if self.dealt is None:
            return f"seat={seat} before the deal {len(self.digits)}"
        waiting = ""
        if self.waiting is not None:
            waiting = f" {self.game.vocabulary[self.waiting]} …" if self.dealt.actor == seat else " …"
        return f"seat={seat} {msgspec.json.encode(self.dealt.view(seat)).decode()}{waiting}"

    def told_to(self, seat: int) -> str:
        """A digest of all that the seat was told since the start."""
        return self.told[seat].hex()

    def __str__(self) -> str:
        if self.dealt is None:
            return f"before the deal, {len(self.digits)} of {START_NODES}"
        waiting = "" if self.waiting is None else f" {self.game.vocabulary[self.waiting]} …"
        return self.dealt.to_json() + waiting

    # ------------------------------------------------------------------ steps

    def choose(self, word: int) -> None:
        """Carry out an action, or keep it pending if it needs chance."""
        after = self.state.copy()
        scribe = Scribe()
        try:
            after.apply(self.game.vocabulary[word], None, scribe)
        except DealError:
            self.waiting = word
            return
        asked, self.dealt = self._asked(), after
        self._moved(asked, word, scribe)

    def deal(self, outcome: int) -> None:
        """One chance step: part of the deal, or what the pending action draws."""
        self.digits = (*self.digits, outcome)
        if self.dealt is None and len(self.digits) < START_NODES:
            return
        scribe = Scribe()
        dealer = Dealer.fast(seed_of(self.digits))
        if self.dealt is None:
            self.dealt = self.game.start(self.seats, dealer, scribe)
            self._tell(scribe, None, 0)
            return
        asked, word = self._asked(), self.waiting
        assert word is not None
        self.dealt.apply(self.game.vocabulary[word], dealer, scribe)
        self.waiting = None
        self._moved(asked, word, scribe)

    def _asked(self) -> tuple[int, int]:
        """The seat that must choose, and the kind of its decision."""
        return int(self.state.asked_seat()), int(self.state.asked_kind())

    def _moved(self, asked: tuple[int, int], word: int, scribe: Scribe) -> None:
        """A move was made."""
        self.recall.note(*asked, word, scribe.events)
        self._tell(scribe, asked[0], word)

    def _tell(self, scribe: Scribe, actor: int | None, word: int) -> None:
        """Add the events to the digests of those who may know them, and the choice to that of its seat."""
        for seat in range(self.seats + 1):
            listener = None if seat == self.seats else seat
            heard: list[object] = [event.to_dict() for event in scribe.events if event.known_to(listener)]
            if seat == actor:
                heard.append(word)
            if heard:
                known = self.told[seat] + msgspec.json.encode(heard)
                self.told[seat] = hashlib.blake2b(known, digest_size=TOLD_BITS // 8).digest()

    # ------------------------------------------------------------------ copies

    def imagine(self, seat: int, seed: int) -> ChanceState:
        """A chance state that this seat cannot distinguish from this one, without what only others were told."""
        imagined = self.copy()
        if imagined.dealt is None:
            return imagined
        imagined.dealt = imagined.dealt.imagine(seat, Dealer.fast(seed))
        imagined.digits = (*self.digits, seed)
        imagined.recall = self.recall.imagine(seat)
        imagined.told = [self.told[-1] if other != seat else told for other, told in enumerate(self.told)]
        return imagined

    def copy(self) -> ChanceState:
        """A copy that shares no mutable data with this state."""
        twin = ChanceState(self.game, self.seats)
        twin.digits = self.digits
        twin.waiting = self.waiting
        twin.dealt = None if self.dealt is None else self.dealt.copy()
        twin.told = list(self.told)
        twin.recall = self.recall.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> ChanceState:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        return {
            "game": self.game.keywords,
            "seats": self.seats,
            "digits": self.digits,
            "waiting": self.waiting,
            "dealt": None if self.dealt is None else self.dealt.to_json(),
            "told": self.told,
            "recall": (self.recall.moves, self.recall.to_list()),
        }

    def __setstate__(self, stored: dict[str, Any]) -> None:
        self.game = catalogue.game(**stored["game"])
        self.seats = stored["seats"]
        self.digits = stored["digits"]
        self.waiting = stored["waiting"]
        self.dealt = None if stored["dealt"] is None else self.game.state_from_json(stored["dealt"])
        self.told = stored["told"]
        moves, past = stored.get("recall", (0, []))
        self.recall = Recall.from_list(moves, self.seats, past)


def seed_of(digits: tuple[int, ...]) -> int:
    """What is dealt after these outcomes."""
    return int.from_bytes(hashlib.blake2b(repr(digits).encode(), digest_size=8).digest(), "big")
