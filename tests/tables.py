"""The tables at which the tests of every game play: each game, each number of seats, its versions and options."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import NamedTuple

import pytest

import mecenate
from mecenate.core import state as state_module

COMPILED = not state_module.__file__.endswith(".py")
"""Whether the engine under test is the compiled one; it is given more games to play."""


class Table(NamedTuple):
    """A game with options, and how many play it."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def open(self, rules: int | None = None) -> mecenate.Game:
        """The game that is played here, by the newest rules unless told otherwise."""
        return mecenate.game(self.game, rules=rules, **dict(self.options))

    def start(self, seed: int, rules: int | None = None) -> tuple[mecenate.State, mecenate.Dealer]:
        """A dealt game and the dealer that goes on with it."""
        dealer = mecenate.Dealer.fast(seed)
        return self.open(rules).start(seats=self.seats, dealer=dealer), dealer

    def __str__(self) -> str:
        options = "".join(f"-{value}" for _, value in self.options)
        return f"{self.game}-{self.seats}{options}"


CARRARA = [
    Table("carrara", seats, (("version", version),)) for version in ("normal", "advanced") for seats in (2, 3, 4)
]
CARRARA_OPTIONS = [
    Table("carrara", 2, (("improvements", "landscapes"), ("court", "graded"), ("exchange", "any"))),
    Table("carrara", 3, (("improvements", "four_pairs"), ("rural", "double"), ("pass_limit", "1"))),
    Table(
        "carrara",
        4,
        (
            ("version", "advanced"),
            ("improvements", "mixed"),
            ("exchange", "any"),
            ("open_area", "after_bonuses"),
            ("majorities", "halving"),
            ("discard", "full"),
        ),
    ),
    Table(
        "carrara",
        2,
        (
            ("version", "advanced"),
            ("screens", "down"),
            ("statue_wheel", "reverse"),
            ("majorities", "linear"),
            ("storing", "between"),
        ),
    ),
]

BOTH = ("expansions", "muse,cooperation")
PRINCES = [
    *(Table("princes", seats) for seats in (2, 3, 4, 5)),
    Table("princes", 4, (("expansions", "muse"),)),
    Table("princes", 4, (("expansions", "cooperation"),)),
    Table("princes", 5, (BOTH,)),
]
PRINCES_OPTIONS = [
    Table("princes", 2, (("freedoms", "four"), ("selling", "when_needed"))),
    Table("princes", 3, (BOTH, ("layout", "flat"), ("purses", "open"), ("powers", "own_moments"))),
    Table("princes", 3, (("expansions", "muse"), ("round_four", "13"))),
]
FLORENZA = [Table("florenza", seats, (("guilds", guilds),)) for guilds in ("in", "out") for seats in (2, 3, 4)]
FLORENZA_OPTIONS = [
    Table("florenza", 3, (("locations", "by_mark"), ("anonymous", "counted"), ("ties", "dense"))),
    Table("florenza", 4, (("locations", "by_mark"), ("empty_hands", "unranked"), ("late_discards", "back"))),
]
CARPE_DIEM = [Table("carpe_diem", seats) for seats in (2, 3, 4)]
CARPE_DIEM_OPTIONS = [
    Table(
        "carpe_diem",
        2,
        (("villa_table", "steep"), ("bread_limit", "any"), ("start_spaces", "shared"), ("pawns", "first")),
    ),
    Table("carpe_diem", 4, (("points_floor", "none"), ("track_end", "restack"), ("empty_spaces", "free"))),
]

GOLDEN: list[Table] = [*CARRARA, *PRINCES, *FLORENZA, *CARPE_DIEM]
"""One golden playthrough each."""
TABLES: list[Table] = [
    *CARRARA,
    *CARRARA_OPTIONS,
    *PRINCES,
    *PRINCES_OPTIONS,
    *FLORENZA,
    *FLORENZA_OPTIONS,
    *CARPE_DIEM,
    *CARPE_DIEM_OPTIONS,
]
"""Where properties must hold."""


ONE_OF_EACH: list[Table] = list({table.game: table for table in GOLDEN}.values())
"""One table of each game."""
TABLES_BY_COST = [
    pytest.param(table, id=str(table), marks=() if table in ONE_OF_EACH else pytest.mark.long) for table in TABLES
]
"""All tables as parameters of a test; the quick tests play at one table of each game."""


def choose(state: mecenate.State, dealer: mecenate.Dealer) -> mecenate.Action:
    """A legal action, each as likely."""
    legal = state.legal()
    return legal[dealer.pick(len(legal))]


def play_out(table: Table, seed: int, stride: int) -> Iterator[mecenate.State]:
    """Play a game by chance; the state before every so many actions, from the first one, and at the end."""
    state, dealer = table.start(seed)
    for number in itertools.count():
        if state.over or number % stride == 0:
            yield state
        if state.over:
            return
        state.apply(choose(state, dealer), dealer)
