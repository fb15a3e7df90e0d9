"""The scoring spaces of both versions: which are allowed, and what they give."""

from __future__ import annotations

import pytest

from tests.rules.carrara.positions import CITIES, TYPES, florins, own, points, position, start, table
from tests.rules.playing import kinds, legal, listen, play, refusal, told

REWARDS = {
    "livorno": (0, 3),
    "pisa": (3, 0),
    "lucca": (0, 2),
    "viareggio": (2, 0),
    "massa": (0, 1),
    "lerici": (1, 0),
}


@pytest.mark.rule("CAR-45")
def test_fourteen_spaces_in_the_normal_version() -> None:
    names = [space.name for space in own(start("normal"), 0).spaces]
    assert names == [*CITIES, *TYPES, "urban", "rural"]


@pytest.mark.rule("CAR-80")
def test_nineteen_spaces_in_the_advanced_version() -> None:
    names = [space.name for space in own(start("advanced"), 0).spaces]
    assert names == [
        *[*CITIES, *TYPES, "urban", "rural"],
        *["36 florins", "50 florins", "livorno+lerici", "massa+pisa", "viareggio+lucca"],
    ]


@pytest.mark.rule("CAR-45")
def test_a_city_space_is_used_once_by_one_player() -> None:
    tiles = {0: {"pisa": ["porta 1", "porta 2"]}, 1: {"pisa": ["villa 1", "villa 2"]}}
    free = position(turn=1, visit=(0, 4), built=tiles)
    assert "evaluate pisa" in legal(play(free, "follow"))
    used = position(turn=1, visit=(0, 4), built=tiles, scored={0: "pisa"})
    assert legal(play(used, "follow")) == ["evaluate villa", "evaluate rural"]
    again = position(sections="1 2 3", built=tiles, scored={0: "pisa"})
    assert legal(play(again, "visit 1")) == ["evaluate porta", "evaluate urban"]


@pytest.mark.rule("CAR-45")
def test_own_spaces_are_used_once_each_and_by_their_owner_only() -> None:
    tiles = {0: {"lerici": ["porta 1", "villa 1"]}, 1: {"lerici": ["porta 2", "villa 2"]}}
    state = position(turn=1, sections="1 2 3 4", visit=(0, 4), built=tiles, scored={0: "porta, rural"})
    assert legal(play(state, "follow")) == ["evaluate porta", "evaluate villa", "evaluate urban", "evaluate rural"]
    mine = play(state, "pass", "visit 1")
    assert legal(mine) == ["evaluate villa", "evaluate urban"]


@pytest.mark.rule("CAR-35", "CAR-45", "CAR-80", "CAR-82")
@pytest.mark.parametrize(
    "space",
    [
        *[*CITIES, *TYPES, "urban", "rural"],
        *["36 florins", "50 florins", "livorno+lerici", "massa+pisa", "viareggio+lucca"],
    ],
)
def test_a_marker_uses_up_just_its_space(space: str) -> None:
    """With three tiles and a statue in every city all 19 spaces are allowed; one is used, the others stay allowed."""
    tiles = iter(f"{kind} {value}" for kind in TYPES for value in (1, 2, 4))
    state = position(
        "advanced",
        florins={0: 60},
        built={0: {city: [next(tiles), next(tiles), f"{next(tiles)}+white statue"] for city in CITIES}},
    )
    visited = play(state, "visit 7")
    assert len(legal(visited, "evaluate")) == 19
    after = play(visited, f"evaluate {space}")
    assert [other.name for other in own(after, 0).spaces if other.used] == [space]
    still = [other.name for other in own(after, 0).spaces if other.open]
    closed = {space, "36 florins", "50 florins"} if space.endswith("florins") else {space}
    assert still == [other.name for other in own(after, 0).spaces if other.name not in closed]
    others = [other.name for other in own(after, 1).spaces if other.used]
    assert others == ([space] if space in CITIES or space.endswith("florins") else [])


@pytest.mark.rule("CAR-46")
def test_a_tile_scores_through_its_city_its_type_and_its_landscape() -> None:
    """A-17."""
    state = position(built={0: {"lucca": ["villa 4", "villa 1"]}}, florins={0: 0})
    state = play(state, "visit 4", "evaluate lucca", "pass")
    assert points(state, 0) == 3 + 10
    state = play(state, "visit 5", "evaluate villa", "pass")
    assert points(state, 0) == 6 + 20
    state = play(state, "visit 6", "evaluate rural")
    assert points(state, 0) == 9 + 25
    assert own(state, 0).points_by_source == {
        "building": 0,
        "court": 9,
        "cities": 10,
        "types": 10,
        "landscapes": 5,
        "finish": 0,
    }


@pytest.mark.rule("CAR-47")
@pytest.mark.parametrize(
    ("city", "minimum"),
    [("livorno", 2), ("pisa", 2), ("lucca", 2), ("viareggio", 3), ("massa", 3), ("lerici", 3)],
)
def test_how_many_tiles_a_city_needs(city: str, minimum: int) -> None:
    tiles = ["porta 1", "villa 2", "castello 4"][:minimum]
    enough = play(position(built={0: {city: tiles}}, florins={0: 0}), "visit 4")
    assert f"evaluate {city}" in legal(enough)
    value = sum(int(name.split()[1]) for name in tiles)
    after = play(enough, f"evaluate {city}")
    assert (florins(after, 0), points(after, 0)) == (value * REWARDS[city][0], 3 + value * REWARDS[city][1])
    elsewhere = "pisa" if city == "lerici" else "lerici"
    few = position(built={0: {city: tiles[1:], elsewhere: tiles[:1]}, 1: {city: ["palazzo 1", "palazzo 2"]}})
    assert f"evaluate {city}" not in legal(play(few, "visit 4"))
    assert table(few).cities[CITIES.index(city)].minimum == minimum


@pytest.mark.rule("CAR-47", "CAR-33")
def test_a_city_is_scored_on_the_own_board_with_the_own_improvement() -> None:
    state = position(
        florins={0: 0},
        built={0: {"pisa": ["porta 1", "porta 2"], "lerici": ["villa 5"]}, 1: {"pisa": ["villa 4"]}},
        improved={0: "pisa"},
    )
    after, events = listen(state, "visit 4", "evaluate pisa")
    assert florins(after, 0) == 3 * 4
    assert told(events, "evaluate").facts == {"space": "pisa", "florins": 12, "points": 0}
    assert table(after).cities[1].owner == 0


@pytest.mark.rule("CAR-48")
def test_a_type_needs_one_tile_in_any_city() -> None:
    state = position(built={0: {"livorno": ["castello 1"]}, 1: {"lerici": ["villa 1", "porta 1"]}})
    assert legal(play(state, "visit 4")) == ["evaluate castello", "evaluate rural"]


@pytest.mark.rule("CAR-48")
@pytest.mark.parametrize("kind", TYPES)
def test_every_type_counts_its_own_tiles_only(kind: str) -> None:
    state = position(florins={0: 0}, built={0: {"lucca": [f"{other} 1" for other in TYPES], "lerici": [f"{kind} 5"]}})
    after = play(state, "visit 4", f"evaluate {kind}")
    assert (florins(after, 0), points(after, 0)) == (5, 3 + 2)
    assert own(after, 0).points_by_source["types"] == 2


@pytest.mark.rule("CAR-48", "CAR-33")
def test_a_type_pays_each_tile_by_its_city() -> None:
    """Florins and points are added up apart; an improvement counts in its city."""
    state = position(
        florins={0: 0},
        built={
            0: {
                "livorno": ["villa 1"],
                "pisa": ["villa 2"],
                "viareggio": ["villa 4"],
                "lerici": ["villa 5"],
                "lucca": ["villa 8", "castello 4"],
            },
            1: {"pisa": ["castello 5"]},
        },
        improved={0: "viareggio"},
    )
    after = play(state, "visit 4", "evaluate villa")
    assert florins(after, 0) == 2 * 3 + 4 * 3 + 5 * 1
    assert points(after, 0) == 3 + 1 * 3 + 8 * 2


@pytest.mark.rule("CAR-49")
def test_urban_tiles_of_1_4_5_and_1_give_11_florins() -> None:
    """E-12: wherever they stand; the rural tile among them does not count."""
    state = position(
        florins={0: 0},
        built={0: {"pisa": ["porta 1", "villa 5"], "lucca": ["palazzo 4", "biblioteca 5"], "lerici": ["cathedrale 1"]}},
    )
    after = play(state, "visit 4", "evaluate urban")
    assert florins(after, 0) == 11
    assert points(after, 0) == 3


@pytest.mark.rule("CAR-49")
def test_rural_gives_one_point_for_each_value() -> None:
    state = position(florins={0: 0}, built={0: {"pisa": ["castello 5", "porta 5"], "livorno": ["villa 4"]}})
    after = play(state, "visit 4", "evaluate rural")
    assert points(after, 0) == 3 + 9
    assert florins(after, 0) == 0


@pytest.mark.rule("CAR-49")
@pytest.mark.parametrize(("tile", "other"), [("porta 1", "rural"), ("villa 1", "urban")])
def test_a_landscape_needs_one_of_its_tiles(tile: str, other: str) -> None:
    state = position(built={0: {"pisa": [tile]}, 1: {"pisa": ["castello 5", "palazzo 5"]}})
    assert f"evaluate {other}" not in legal(play(state, "visit 4"))


@pytest.mark.rule("CAR-49")
def test_improvements_of_cities_do_not_touch_landscapes() -> None:
    """A-18."""
    tiles = {0: {"pisa": ["castello 5", "porta 5"], "livorno": ["villa 4"]}}
    state = position(florins={0: 0}, built=tiles, improved={0: "pisa, livorno"})
    visited = play(state, "visit 4")
    assert points(play(visited, "evaluate rural"), 0) == 3 + 9
    assert florins(play(visited, "evaluate urban"), 0) == 5


@pytest.mark.rule("CAR-80")
def test_a_florin_space_has_one_owner_for_the_whole_table() -> None:
    """A-20: one may take 36, another 50, nobody both."""
    free = position("advanced", florins={0: 90})
    assert legal(play(free, "visit 7")) == ["evaluate 36 florins", "evaluate 50 florins"]
    for taken in ("36 florins", "50 florins"):
        mine = position("advanced", florins={0: 90}, sections="5 6 7", scored={0: taken})
        assert own(mine, 0).open_area == 4
        assert legal(mine, "visit") + legal(mine, "score") == []
    theirs = play(position("advanced", turn=1, florins={1: 90}, visit=(0, 7), scored={0: "36 florins"}), "follow")
    assert legal(theirs) == ["evaluate 50 florins"]
    after = play(theirs, "evaluate 50 florins")
    assert table(after).florin_spaces == {"36 florins": 0, "50 florins": 1}


@pytest.mark.rule("CAR-81")
def test_reserving_a_florin_space() -> None:
    """E-17, first half: with 40 florins the 36 space is allowed and costs nothing, the 50 space is not."""
    state = position("advanced", florins={0: 40})
    visited = play(state, "visit 7")
    assert legal(visited) == ["evaluate 36 florins"]
    after, events = listen(visited, "evaluate 36 florins")
    assert florins(after, 0) == 40
    assert points(after, 0) == 3
    assert kinds(events)[0] == "reserve"
    reserved = told(events, "reserve")
    assert reserved.facts == {"space": "36 florins"}
    assert reserved.reveals
    assert reserved.known_to(1)
    assert table(after).florin_spaces == {"36 florins": 0, "50 florins": None}
    assert own(after, 0).markers == 7


@pytest.mark.rule("CAR-81", "CAR-37")
@pytest.mark.parametrize(
    ("has", "section", "allowed"),
    [
        (35, 7, None),
        (36, 7, ["36"]),
        (49, 7, ["36"]),
        (50, 7, ["36", "50"]),
        (44, 5, ["36"]),
        (45, 5, ["36", "50"]),
    ],
)
def test_what_the_florin_spaces_need(has: int, section: int, allowed: list[str] | None) -> None:
    """Counted after the bonus: section 5 gives 5 florins, section 7 none."""
    state = position("advanced", florins={0: has})
    if allowed is None:
        assert legal(state, f"visit {section}") == []
    else:
        assert legal(play(state, f"visit {section}")) == [f"evaluate {minimum} florins" for minimum in allowed]


@pytest.mark.rule("CAR-82")
@pytest.mark.parametrize(
    ("space", "cities"),
    [
        ("livorno+lerici", ("livorno", "lerici")),
        ("massa+pisa", ("massa", "pisa")),
        ("viareggio+lucca", ("viareggio", "lucca")),
    ],
)
def test_a_statue_space_needs_a_statue_in_one_of_its_cities(space: str, cities: tuple[str, str]) -> None:
    for city in CITIES:
        state = position("advanced", florins={0: 0}, built={0: {city: ["porta 1+white statue"]}})
        assert (f"evaluate {space}" in legal(play(state, "visit 7"))) == (city in cities)
        bare = position("advanced", florins={0: 0}, built={0: {city: ["porta 1"]}, 1: {city: ["villa 1+white statue"]}})
        assert f"evaluate {space}" not in legal(play(bare, "visit 7"))


@pytest.mark.rule("CAR-82")
def test_a_statue_space_is_used_once_and_by_its_owner_only() -> None:
    tiles = {0: {"massa": ["porta 1+white statue"]}, 1: {"massa": ["villa 1+white statue"]}}
    state = position("advanced", turn=1, visit=(0, 7), florins={0: 0, 1: 0}, built=tiles, scored={0: "massa+pisa"})
    assert "evaluate massa+pisa" in legal(play(state, "follow"))
    again = position("advanced", sections="5 6 7", florins={0: 0}, built=tiles, scored={0: "massa+pisa"})
    assert "evaluate massa+pisa" not in legal(play(again, "visit 7"))


@pytest.mark.rule("CAR-83", "CAR-69")
def test_the_statue_space_of_massa_and_pisa() -> None:
    """E-18 and E-19: Pisa improved, 1 with decoration and statue: 8 florins; Massa 5+1, 1 and 4+1: 12 points.

    Two more tiles in Pisa without a statue give nothing.
    """
    state = position(
        "advanced",
        florins={0: 0},
        built={
            0: {
                "pisa": ["castello 1+decoration+gold statue", "castello 5+decoration", "porta 4"],
                "massa": ["villa 5+decoration+white statue", "porta 1+blue statue", "palazzo 4+decoration+red statue"],
            }
        },
        improved={0: "pisa"},
        sections="2 3 4 5 6 7 8",
    )
    after, events = listen(state, "visit 7", "evaluate massa+pisa")
    assert florins(after, 0) == 8
    assert points(after, 0) == 3 + 12
    assert told(events, "evaluate").facts == {"space": "massa+pisa", "florins": 8, "points": 12}
    assert own(after, 0).points_by_source["statue spaces"] == 12


@pytest.mark.rule("CAR-83")
def test_one_statue_in_one_of_the_two_cities_is_enough() -> None:
    state = position(
        "advanced", florins={0: 0}, built={0: {"viareggio": ["villa 5"], "lucca": ["porta 4+red statue", "porta 1"]}}
    )
    after = play(state, "visit 7", "evaluate viareggio+lucca")
    assert (florins(after, 0), points(after, 0)) == (0, 3 + 8)


@pytest.mark.rule("CAR-69")
@pytest.mark.parametrize(
    ("space", "gain"),
    [
        ("lucca", (0, 2 * 9)),
        ("villa", (0, 2 * 5)),
        ("urban", (4, 0)),
        ("rural", (0, 5)),
        ("viareggio+lucca", (0, 2 * 4)),
    ],
)
def test_a_decoration_adds_1_and_a_statue_nothing(space: str, gain: tuple[int, int]) -> None:
    """Villa 4 with a decoration, porta 4 with a statue: worth 5 and 4."""
    state = position("advanced", florins={0: 0}, built={0: {"lucca": ["villa 4+decoration", "porta 4+red statue"]}})
    after = play(state, "visit 7", f"evaluate {space}")
    assert (florins(after, 0), points(after, 0) - 3) == gain


@pytest.mark.rule("CAR-45", "CAR-47")
def test_a_space_that_is_not_allowed_is_refused() -> None:
    state = play(position(built={0: {"massa": ["porta 1", "villa 1"]}}), "visit 4")
    assert "Legal: evaluate porta, evaluate villa, evaluate urban, evaluate rural." in refusal(state, "evaluate massa")
