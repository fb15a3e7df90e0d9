"""The tables at which the tests of every game play: each game, each number of seats, its versions and options."""

from __future__ import annotations

import pytest

from mecenate.testing.tables import COMPILED, Table, choose, play_out

__all__ = [
    "COMPILED",
    "GOLDEN",
    "ONE_OF_EACH",
    "TABLES",
    "TABLES_BY_COST",
    "Table",
    "choose",
    "every_table",
    "play_out",
]

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
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
TABLES_BY_COST = [
    pytest.param(table, id=str(table), marks=() if table in ONE_OF_EACH else pytest.mark.long) for table in TABLES
]
"""All tables as parameters of a test; the quick tests play at one table of each game."""
