"""Replacement packs: what an owner may type in, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mecenate
from mecenate import Dealer, PackError, PositionError
from tests.rules.carrara.positions import (
    CITIES,
    COLOURS,
    blocks,
    florins,
    on_wheel,
    own,
    points,
    position,
    start,
    table,
)
from tests.rules.playing import legal, play

Pack = dict[str, Any]


def made(pack: object, **options: str | int) -> mecenate.Game:
    return mecenate.game("carrara", components=pack, **options)


def test_a_partial_pack_changes_what_it_names_and_nothing_else() -> None:
    state = made({"florins": {"start": 30}}).start(2, Dealer.fast(1))
    assert florins(state, 0) == 30
    assert blocks(state, 0) == {"purple": 2}
    assert florins(play(state, "pass"), 0) == 32


@pytest.mark.rule("CAR-50", "CAR-21")
def test_a_pack_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        """
[florins]
pass_income = 3

[wheel]
fill_to = 8

[wheel.price]
purple = [2, 1, 0, 0, 0, 0]

[court.normal]
sections = [{ florins = 7 }, { points = 1 }, { points = 2 }, { points = 4 }, { points = 5 }, { points = 6 }]
""",
        encoding="utf-8",
    )
    for given in (path, str(path)):
        state = made(given).start(2, Dealer.fast(1))
        assert florins(play(state, "pass"), 0) == 23
        assert sum(sum(sector.values()) for sector in on_wheel(play(state, "turn wheel")).values()) == 8
        assert florins(play(state, "leave wheel", "sector I", "take purple"), 0) == 18
        assert florins(play(state, "leave wheel", "sector I", "take blue"), 0) == 18
        assert [(part.bonus, part.amount) for part in table(state).court] == [
            ("florins", 7),
            ("points", 1),
            ("points", 2),
            ("points", 4),
            ("points", 5),
            ("points", 6),
        ]


@pytest.mark.rule("CAR-6", "CAR-96")
def test_a_pack_with_other_improvement_tiles() -> None:
    """The owner of a real copy types in the eight tiles; a list takes the place of the whole list."""
    tiles = [{"id": city, "on": city, "count": 1, "florins": 5, "points": 5} for city in CITIES]
    tiles[0]["count"] = 3
    pack = {"improvement": tiles}
    state = position(
        blocks={0: "blue blue blue"},
        built={0: {"massa": ["porta 5"], "pisa": ["villa 1"]}},
        florins={0: 0},
        components=pack,
    )
    after = play(state, "build porta 8", "over porta 5", *["pay blue"] * 3, "improve pisa", "pass", "visit 4")
    assert table(state).improvements == {"livorno": 3, **dict.fromkeys(CITIES[1:], 1)}
    assert (own(after, 0).rewards["pisa"].florins, own(after, 0).rewards["pisa"].points) == (5, 5)
    scored = play(after, "evaluate villa")
    assert (florins(scored, 0), points(scored, 0)) == (5, 3 + 5)


@pytest.mark.rule("CAR-90", "CAR-61", "CAR-84", "CAR-58")
def test_a_pack_for_the_advanced_version() -> None:
    pack: Pack = {
        "majorities": {"lerici": [20, 10, 5]},
        "small_wheel": {"clockwise": list(COLOURS)},
        "large_wheel": {"clockwise": ["cup", "book", "gate", "crown", "flag", "coat of arms"]},
        "purchase": {"price": 12},
        "supply": {"decorations": {"p2": 6}},
        "florin_space": [
            {"minimum": 30, "florins_per_point": 4},
            {"minimum": 60, "florins_per_point": 1},
        ],
        "statue_space": [
            {"cities": ["livorno", "pisa"]},
            {"cities": ["lucca", "viareggio"]},
            {"cities": ["massa", "lerici"]},
        ],
    }
    state = position(
        "advanced",
        florins={0: 61, 1: 11},
        built={0: {"lerici": ["porta 1+red statue"], "pisa": ["villa 1"]}},
        components=pack,
    )
    assert [sector.statue for sector in table(state).wheel] == [f"{colour} statue" for colour in COLOURS]
    assert table(state).decorations == dict.fromkeys(["cup", "book", "gate", "crown", "flag", "coat of arms"], 6)
    assert [score.breakdown["majorities"] for score in state.scores()] == [20, 0]
    assert florins(play(state, "purchase gate"), 0) == 61 - 12
    visited = play(state, "visit 7")
    assert legal(visited, "evaluate")[-3:] == ["evaluate 30 florins", "evaluate 60 florins", "evaluate massa+lerici"]
    assert play(visited, "evaluate 30 florins").scores()[0].breakdown["florins"] == 15
    assert play(visited, "evaluate 60 florins").scores()[0].breakdown["florins"] == 61


def test_packs_make_different_games() -> None:
    """A state or a record of one pack is not taken for another's."""
    usual, other, again = made(None), made({"florins": {"start": 30}}), made({"florins": {"start": 30}})
    assert usual != other
    assert other == again
    assert usual.pack_digest != other.pack_digest == again.pack_digest
    with pytest.raises(PositionError):
        made({"blocks": {"per_colour": 8}}).state_from_json(start().to_json())


def changed(path: str, value: object) -> Pack:
    """A pack that changes one entry."""
    *tables, key = path.split(".")
    pack: Pack = {key: value}
    for name in reversed(tables):
        pack = {name: pack}
    return pack


CITY = [{"id": city, "minimum": 2, "florins": 0, "points": 1} for city in CITIES]
TYPE = [
    {"id": "cathedrale", "landscape": "urban", "decoration": "cup"},
    {"id": "biblioteca", "landscape": "urban", "decoration": "book"},
    {"id": "porta", "landscape": "urban", "decoration": "gate"},
    {"id": "palazzo", "landscape": "urban", "decoration": "crown"},
    {"id": "castello", "landscape": "rural", "decoration": "flag"},
    {"id": "villa", "landscape": "rural", "decoration": "coat of arms"},
]
TILE = {"id": "pisa", "on": "pisa", "count": 8, "florins": 4, "points": 0}


@pytest.mark.parametrize(
    ("pack", "block"),
    [
        (changed("florins", 20), "[florins]"),
        (changed("florins.start", -1), "[florins] start"),
        (changed("florins.start", "20"), "[florins] start"),
        (changed("florins.start", True), "[florins] start"),
        (changed("florins.start", 20.0), "[florins] start"),
        (changed("florins.pass_income", 21), "[florins] pass_income"),
        (changed("blocks.per_colour", 3), "[blocks] per_colour"),
        (changed("wheel.fill_to", 5), "[wheel] fill_to"),
        (changed("wheel.price", []), "[wheel.price]"),
        (changed("wheel.price.white", [6, 5, 4]), "[wheel.price] white"),
        (changed("wheel.price.white", [6, 5, 4, 3, 2, -1]), "[wheel.price] white"),
        (changed("wheel.price.white", "654321"), "[wheel.price] white"),
        (changed("start_blocks.seat1", ["purple", "pink"]), "[start_blocks] seat1"),
        (changed("start_blocks.seat4", "blue"), "[start_blocks] seat4"),
        (changed("buildings.values", [1, 2, 3, 3, 4]), "[buildings] values"),
        (changed("buildings.values", [5, 4, 3, 3, 2, 1]), "[buildings] values"),
        (changed("buildings.values", [1, 3, 3, 3, 4, 5]), "[buildings] values"),
        (changed("buildings.monument", 5), "[buildings] values"),
        (changed("buildings.monument", "8"), "[buildings] monument"),
        (changed("buildings.removed.p2", [6]), "[buildings.removed] p2"),
        (changed("buildings.removed.p3", 3), "[buildings.removed] p3"),
        (changed("building_type", TYPE[:5]), "[[building_type]]"),
        (changed("building_type", [*TYPE[:5], {**TYPE[5], "id": "hut"}]), "[[building_type]]"),
        (changed("building_type", [*TYPE[:5], {**TYPE[5], "landscape": "sea"}]), "[[building_type]] landscape"),
        (changed("building_type", [{**kind, "landscape": "urban"} for kind in TYPE]), "[[building_type]] landscape"),
        (changed("building_type", [*TYPE[:5], {**TYPE[5], "decoration": "cup"}]), "[[building_type]] decoration"),
        (changed("city", CITY[1:]), "[[city]]"),
        (changed("city", "pisa"), "[[city]]"),
        (changed("city", [{**CITY[0], "minimum": 0}, *CITY[1:]]), "[city] minimum"),
        (changed("city", [{**CITY[0], "points": "many"}, *CITY[1:]]), "[city] points"),
        (changed("landscape.urban", 1), "[landscape.urban]"),
        (changed("improvement", []), "[[improvement]]"),
        (changed("improvement", [{**TILE, "count": 7}]), "[[improvement]]"),
        (changed("improvement", [{**TILE, "count": 4}, {**TILE, "count": 4}]), "[[improvement]]"),
        (changed("improvement", [{**TILE, "on": "rome"}]), "[[improvement]] on"),
        (changed("improvement", [{**TILE, "count": 0}]), "[improvement] count"),
        (changed("improvement", [{**TILE, "florins": -4}]), "[improvement] florins"),
        (changed("court.normal.sections", [{"florins": 5}] * 5), "[court.normal] sections"),
        (changed("court.normal.sections", [{"gold_statue": 1}] * 6), "[court.normal] sections"),
        (changed("court.normal.sections", [{"florins": 5, "points": 3}] * 6), "[court.normal] sections"),
        (changed("court.normal", 6), "[court.normal]"),
        (changed("supply.statues", None), "[supply] statues"),
        (changed("supply.decorations.p4", 21), "[supply.decorations] p4"),
        (changed("large_wheel.clockwise", ["cup"] * 6), "[large_wheel] clockwise"),
        (changed("large_wheel.clockwise", ["cup", "book"]), "[large_wheel] clockwise"),
        (changed("small_wheel.clockwise", ["white"] * 6), "[small_wheel] clockwise"),
        (changed("small_wheel.clockwise", ["gold", *COLOURS[1:]]), "[small_wheel] clockwise"),
        (changed("purchase.price", 0), "[purchase] price"),
        (changed("florin_space", [{"minimum": 36, "florins_per_point": 3}]), "[[florin_space]]"),
        (changed("florin_space", [{"minimum": 36, "florins_per_point": 0}] * 2), "[florin_space] florins_per_point"),
        (changed("statue_space", [{"cities": ["pisa", "massa"]}] * 3), "[[statue_space]]"),
        (changed("statue_space", [{"cities": list(CITIES)}]), "[[statue_space]]"),
        (changed("ending.finish_points", 51), "[ending] finish_points"),
        (changed("ending.florins_per_point", 0), "[ending] florins_per_point"),
        (changed("decoration_sets.points", [0, 2, 6]), "[decoration_sets] points"),
        (changed("majorities.lerici", [7, 3]), "[majorities] lerici"),
    ],
)
def test_a_wrong_entry_is_refused_by_name(pack: Pack, block: str) -> None:
    with pytest.raises(PackError) as error:
        made(pack)
    assert block in str(error.value)


@pytest.mark.parametrize(
    ("options", "block"),
    [
        ({"court": "graded"}, "court"),
        ({"majorities": "linear"}, "majorities"),
        ({"rural": "double"}, "rural"),
        ({"statue_wheel": "reverse"}, "statue_wheel"),
        ({"improvements": "mixed"}, "improvements"),
    ],
)
def test_an_option_without_its_alternative_is_refused(options: dict[str, str], block: str) -> None:
    with pytest.raises(PackError, match=block):
        made({"alternative": []}, **options)
    made({"alternative": []})


def test_the_advanced_court_is_checked_for_the_advanced_version() -> None:
    pack = changed("court.advanced.sections", [{"florins": 5}] * 6)
    with pytest.raises(PackError, match=r"\[court.advanced\] sections"):
        made(pack, version="advanced")


@pytest.mark.parametrize(
    ("pack", "block"),
    [
        pytest.param(changed("landscape.rural.points", 99), "landscape.rural", id="landscape reward"),
        pytest.param(changed("city", [1, 2, 3, 4, 5, 6]), "city", id="city not a table"),
        pytest.param(changed("building_type", [1, 2, 3, 4, 5, 6]), "building_type", id="type not a table"),
        pytest.param(changed("improvement", 8), "improvement", id="improvements not a list"),
        pytest.param(changed("improvement", [8]), "improvement", id="improvement not a table"),
        pytest.param(changed("florin_space", 2), "florin_space", id="florin spaces not a list"),
        pytest.param(changed("florin_space", [36, 50]), "florin_space", id="florin space not a table"),
        pytest.param(
            changed("florin_space", [{"minimum": 36, "florins_per_point": 3}] * 2), "florin_space", id="equal spaces"
        ),
        pytest.param(changed("statue_space", 3), "statue_space", id="statue spaces not a list"),
        pytest.param(changed("statue_space", [{"cities": 2}] * 3), "statue_space", id="cities not a list"),
        pytest.param(
            changed("statue_space", [{"cities": list(CITIES)}, {"cities": []}, {"cities": []}]),
            "statue_space",
            id="six cities in one pair",
        ),
        pytest.param(changed("court.normal.sections", [5] * 6), "court.normal", id="section not a table"),
        pytest.param(changed("court.normal.sections", [{"florins": "5"}] * 6), "court.normal", id="bonus not a number"),
        pytest.param(changed("court.normal.sections", [{"florins": -5}] * 6), "court.normal", id="bonus below zero"),
        pytest.param(changed("court.normal.sections", [{"florins": 0}] * 6), "court.normal", id="bonus of nothing"),
        pytest.param(
            changed("buildings.removed.p2", [0, 1, 2, 3, 4, 5]), "buildings.removed", id="too few tiles for the display"
        ),
        pytest.param(changed("start_blocks.seat1", ["purple"] * 9), "start_blocks", id="more blocks than there are"),
        pytest.param(changed("alternative", 5), "alternative", id="alternatives not a list"),
        pytest.param(
            {
                "building_type": [*TYPE[:5], {**TYPE[5], "decoration": "red statue"}],
                "large_wheel": {"clockwise": ["cup", "book", "gate", "crown", "flag", "red statue"]},
            },
            "building_type",
            id="decoration named as a statue",
        ),
        pytest.param(
            changed("improvement", [{**TILE, "count": 4}, {**TILE, "count": 4, "id": "Pisa"}]),
            "improvement",
            id="ids that differ in case only",
        ),
    ],
)
def test_a_pack_that_cannot_be_played_is_refused_when_it_is_read(pack: Pack, block: str) -> None:
    """Not with a crash, not at the deal, and with the name of the block at fault."""
    with pytest.raises(PackError) as error:
        made(pack, rural="double" if "alternative" in pack else "single")
    assert block in str(error.value)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="cannot read the pack"):
        made(tmp_path / "none.toml")
    with pytest.raises(PackError, match="cannot read the pack"):
        made(tmp_path)
    broken = tmp_path / "broken.toml"
    broken.write_text("[florins\nstart = 20", encoding="utf-8")
    with pytest.raises(PackError, match="not valid TOML"):
        made(broken)
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    with pytest.raises(PackError, match="not valid TOML"):
        made(binary)


@pytest.mark.parametrize("given", [5, ["florins"], b"bytes"])
def test_only_a_path_or_a_dictionary(given: object) -> None:
    with pytest.raises(PackError, match="path of a TOML file or a dictionary"):
        made(given)
    assert legal(made({}).start(2, Dealer.fast(1)))
