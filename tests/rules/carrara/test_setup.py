"""Components and set-up, both versions."""

from __future__ import annotations

import json

import pytest

import mecenate
from mecenate import Dealer, OptionError, Record
from tests.rules.carrara.positions import (
    CITIES,
    COLOURS,
    TILES,
    TYPES,
    bag,
    blocks,
    column,
    display,
    finish,
    florins,
    game,
    on_wheel,
    own,
    pile,
    points,
    position,
    start,
    table,
)
from tests.rules.playing import legal, play

VERSIONS = ["normal", "advanced"]


@pytest.mark.rule("CAR-1")
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_play_either_version(version: str, seats: int) -> None:
    state = start(version, seats)
    assert state.seats == seats
    assert table(state).version == version
    assert not state.over
    state.audit()


@pytest.mark.rule("CAR-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_one_or_five_cannot_play(seats: int) -> None:
    with pytest.raises(OptionError, match=f"for 2 to 4 players, not {seats}"):
        start("normal", seats)


@pytest.mark.rule("CAR-1")
def test_there_is_no_third_version() -> None:
    with pytest.raises(OptionError, match="normal, advanced"):
        mecenate.game("carrara", version="expert")


@pytest.mark.rule("CAR-1")
def test_the_normal_version_has_nothing_of_the_advanced() -> None:
    state = position(florins={0: 60}, built={0: {"livorno": ["porta 1"]}})
    assert table(state).decorations == {}
    assert table(state).statues == {}
    assert table(state).florin_spaces == {}
    assert all(sector.decoration is None and sector.statue is None for sector in table(state).wheel)
    assert legal(state, "purchase") == []
    visited = play(state, "visit 1")
    assert legal(visited) == ["evaluate porta", "evaluate urban"]


@pytest.mark.rule("CAR-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_blocks_of_each_of_six_colours(seats: int) -> None:
    state = start("normal", seats)
    for colour in COLOURS:
        lying = sum(sector.get(colour, 0) for sector in on_wheel(state).values())
        held = sum(blocks(state, seat).get(colour, 0) for seat in range(seats))
        assert bag(state)[colour] + lying + held == 7


@pytest.mark.rule("CAR-2", "CAR-24")
@pytest.mark.parametrize(("pair", "higher"), [(COLOURS[n + 1], COLOURS[n]) for n in range(5)])
def test_the_order_of_colours(pair: str, higher: str) -> None:
    """White, yellow, red, green, blue, purple: a pair counts as one of the next higher, and white is the highest."""
    state = position(blocks={0: f"{pair} {pair}"}, display=["porta 1"])
    cities = legal(play(state, "build porta 1"), "in ")
    assert cities[0] == f"in {CITIES[COLOURS.index(higher)]}"


@pytest.mark.rule("CAR-3")
@pytest.mark.parametrize(
    ("kind", "landscape"),
    [
        ("cathedrale", "urban"),
        ("biblioteca", "urban"),
        ("porta", "urban"),
        ("palazzo", "urban"),
        ("castello", "rural"),
        ("villa", "rural"),
    ],
)
def test_six_types_in_two_landscapes(kind: str, landscape: str) -> None:
    state = position(built={0: {"lerici": [f"{kind} 1"]}})
    assert legal(play(state, "visit 1")) == [f"evaluate {kind}", f"evaluate {landscape}"]


@pytest.mark.rule("CAR-3")
@pytest.mark.parametrize(
    ("name", "price"), [("villa 1", 1), ("villa 2", 2), ("villa 3", 3), ("villa 3b", 3), ("villa 4", 4), ("villa 5", 5)]
)
def test_the_values_of_a_type(name: str, price: int) -> None:
    state = position(seats=4, blocks={0: "purple " * 5}, display=[name], wheel={})
    after = play(state, f"build {name}", "in lerici", *["pay purple"] * price)
    assert column(after, 0, "lerici") == [name]
    assert blocks(after, 0).get("purple", 0) == 5 - price


@pytest.mark.rule("CAR-3")
def test_the_tiles_are_called_by_type_and_value() -> None:
    words = [str(word) for word in game(version="normal").actions if str(word).startswith("build ")]
    values = ("1", "2", "3", "3b", "4", "5", "8")
    assert words == [f"build {kind} {value}" for kind in TYPES for value in values]


@pytest.mark.rule("CAR-4")
@pytest.mark.parametrize(("seats", "threes", "tiles", "unseen"), [(2, 0, 24, 15), (3, 1, 30, 21), (4, 2, 36, 27)])
def test_display_and_pile(seats: int, threes: int, tiles: int, unseen: int) -> None:
    """E-26: 24, 30 or 36 tiles; the others of value 3 stay in the box."""
    state = start("normal", seats)
    shown = display(state)
    dealt = [name for name in shown if name is not None] + pile(state)
    assert len(shown) == 9
    assert None not in shown
    assert len(dealt) == len(set(dealt)) == tiles
    assert table(state).pile == len(pile(state)) == unseen
    for kind in TYPES:
        values = sorted(name.removeprefix(kind) for name in dealt if name.startswith(kind))
        assert values == sorted([" 1", " 2", " 4", " 5", *[" 3", " 3b"][:threes]])


@pytest.mark.rule("CAR-4", "CAR-94")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 24), (3, 30), (4, 36)])
def test_each_tile_of_the_display_is_drawn_from_all_that_are_left(seats: int, tiles: int) -> None:
    record = Record(game(version="normal"), seats, Dealer.fast(5))
    assert [of for _, of in record.deal] == list(range(tiles, tiles - 9, -1))


@pytest.mark.rule("CAR-4")
def test_every_tile_can_come_first() -> None:
    rules = game(version="normal")
    first = {display(rules.start(4, Dealer.scripted([n] + [0] * 8)))[0] for n in range(36)}
    assert first == {name for name in TILES if not name.endswith(" 8")}


@pytest.mark.rule("CAR-5", "CAR-29")
@pytest.mark.parametrize("version", VERSIONS)
def test_one_monument_of_value_8_for_each_type(version: str) -> None:
    monuments = table(start(version)).monuments
    assert [(tile.name, tile.type, tile.value) for tile in monuments] == [(f"{kind} 8", kind, 8) for kind in TYPES]


@pytest.mark.rule("CAR-6")
@pytest.mark.parametrize("version", VERSIONS)
def test_eight_improvement_tiles(version: str) -> None:
    assert table(start(version)).improvements == {
        "lerici": 2,
        "massa": 2,
        "viareggio": 1,
        "lucca": 1,
        "pisa": 1,
        "livorno": 1,
    }


@pytest.mark.rule("CAR-6", "CAR-7", "CAR-33")
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(
    ("city", "plain", "improved"),
    [
        ("livorno", (0, 3), (0, 4)),
        ("pisa", (3, 0), (4, 0)),
        ("lucca", (0, 2), (0, 3)),
        ("viareggio", (2, 0), (3, 0)),
        ("massa", (0, 1), (0, 2)),
        ("lerici", (1, 0), (2, 0)),
    ],
)
def test_what_a_city_pays_for_each_value(
    version: str, city: str, plain: tuple[int, int], improved: tuple[int, int]
) -> None:
    """The same in both versions, and for the seat without the tile as before."""
    state = position(
        version,
        florins={0: 0, 1: 0},
        built={0: {city: ["porta 1"]}, 1: {city: ["porta 5"]}},
        improved={0: city},
    )
    section = "visit 4" if version == "normal" else "visit 7"
    after = finish(play(state, section, "evaluate porta"))
    after = finish(play(after, "follow", "evaluate porta"))
    assert (florins(after, 0), points(after, 0) - 3) == improved
    assert (florins(after, 1), points(after, 1) - 3) == (5 * plain[0], 5 * plain[1])


@pytest.mark.rule("CAR-7", "CAR-23")
@pytest.mark.parametrize("city", CITIES)
def test_a_city_accepts_its_colour_and_every_higher(city: str) -> None:
    accepted = COLOURS[: CITIES.index(city) + 1]
    for colour in COLOURS:
        state = play(position(blocks={0: colour}, display=["porta 1"]), "build porta 1")
        assert (f"in {city}" in legal(state)) == (colour in accepted)


@pytest.mark.rule("CAR-8")
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(("seats", "left"), [(2, 32), (3, 30), (4, 28)])
def test_wheel_and_bag_at_the_start(version: str, seats: int, left: int) -> None:
    state = start(version, seats)
    assert on_wheel(state) == {"I": dict.fromkeys(COLOURS, 1)}
    assert sum(bag(state).values()) == left


@pytest.mark.rule("CAR-9")
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_player_starts_with(version: str, seats: int) -> None:
    state = start(version, seats)
    hands = [{"purple": 2}, {"blue": 1, "purple": 1}, {"blue": 2}, {"green": 1, "blue": 1}]
    assert [blocks(state, seat) for seat in range(seats)] == hands[:seats]
    assert [florins(state, seat) for seat in range(seats)] == [20] * seats


NORMAL_COURT = [("florins", 5)] * 3 + [("points", 3)] * 3
ADVANCED_COURT = [
    *[("gold_statue", 1)] * 2,
    *[("decoration", 1)] * 2,
    *[("florins", 5)] * 2,
    *[("points", 3)] * 2,
]


@pytest.mark.parametrize(
    ("version", "bonuses"),
    [
        pytest.param("normal", NORMAL_COURT, marks=pytest.mark.rule("CAR-10")),
        pytest.param("advanced", ADVANCED_COURT, marks=pytest.mark.rule("CAR-60")),
    ],
)
@pytest.mark.parametrize("seats", [3, 4])
def test_the_court(version: str, bonuses: list[tuple[str, int]], seats: int) -> None:
    """Every section holds a marker of each seat, and nobody has one in the open area."""
    state = start(version, seats)
    court = table(state).court
    assert [section.number for section in court] == list(range(1, len(bonuses) + 1))
    assert [(section.bonus, section.amount) for section in court] == bonuses
    assert all(section.markers == list(range(seats)) for section in court)
    assert [own(state, seat).markers for seat in range(seats)] == [len(bonuses)] * seats
    assert [own(state, seat).open_area for seat in range(seats)] == [0] * seats
    assert table(state).visitor is None


@pytest.mark.rule("CAR-10", "CAR-36")
@pytest.mark.parametrize("section", range(1, 7))
def test_each_section_gives_its_bonus(section: int) -> None:
    state = position(florins={0: 0}, built={0: {"lerici": ["porta 1"]}})
    after = play(state, f"visit {section}")
    assert (florins(after, 0), points(after, 0)) == ((5, 0) if section <= 3 else (0, 3))


@pytest.mark.rule("CAR-11")
def test_points_start_at_0_and_are_added_at_once() -> None:
    assert [points(start("normal", 4), seat) for seat in range(4)] == [0, 0, 0, 0]
    state = position(built={0: {"livorno": ["porta 5"]}})
    after = play(state, "visit 4")
    assert points(after, 0) == 3
    assert points(play(after, "evaluate porta"), 0) == 3 + 15


@pytest.mark.rule("CAR-11")
def test_points_have_no_upper_limit() -> None:
    state = position(points={0: 299}, built={0: {"livorno": ["porta 5"]}})
    after = play(state, "visit 4", "evaluate porta")
    assert points(after, 0) == 299 + 3 + 15


@pytest.mark.rule("CAR-12")
def test_florins_never_run_out() -> None:
    """There are 63 coins in the box; 200 and 300 florins are nothing special."""
    state = position(florins={0: 200, 1: 300})
    after = play(state, "pass", "pass")
    assert (florins(after, 0), florins(after, 1)) == (202, 302)


@pytest.mark.rule("CAR-58", "CAR-12")
@pytest.mark.parametrize(("seats", "each", "total"), [(2, 5, 30), (3, 6, 36), (4, 7, 42)])
def test_the_supply_of_decorations(seats: int, each: int, total: int) -> None:
    """E-27."""
    supply = table(start("advanced", seats)).decorations
    assert supply == dict.fromkeys(["cup", "book", "gate", "crown", "flag", "coat of arms"], each)
    assert sum(supply.values()) == total


@pytest.mark.rule("CAR-58", "CAR-67")
@pytest.mark.parametrize(
    ("kind", "decoration"),
    [
        ("cathedrale", "cup"),
        ("biblioteca", "book"),
        ("porta", "gate"),
        ("palazzo", "crown"),
        ("castello", "flag"),
        ("villa", "coat of arms"),
    ],
)
def test_each_type_has_its_decoration(kind: str, decoration: str) -> None:
    state = position("advanced", built={0: {"lerici": [f"{other} 1" for other in TYPES]}})
    after = play(state, "visit 3", f"claim {decoration}")
    assert legal(after, "on ") == [f"on {kind} 1"]


@pytest.mark.rule("CAR-59")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supply_of_statues(seats: int) -> None:
    state = start("advanced", seats)
    assert table(state).statues == dict.fromkeys(COLOURS, 6)
    assert [section.gold_statues for section in table(state).court] == [seats, seats, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("CAR-61")
@pytest.mark.parametrize("first", range(6))
def test_the_large_wheel_lies_at_random(first: int) -> None:
    order = ["book", "coat of arms", "crown", "cup", "flag", "gate"]
    state = start("advanced", 2, Dealer.recorded([(first, 6), *((0, 24 - n) for n in range(9))]))
    shown = [sector.decoration for sector in table(state).wheel]
    assert shown == [order[(first + n) % 6] for n in range(6)]


@pytest.mark.rule("CAR-61")
def test_the_statue_wheel_starts_with_purple_at_position_one() -> None:
    statues = [sector.statue for sector in table(start("advanced", 3)).wheel]
    assert statues == [f"{colour} statue" for colour in ("purple", "white", "yellow", "red", "green", "blue")]


def test_a_position_is_read_back_as_it_was_written() -> None:
    """The builder of positions agrees with the deal it starts from."""
    for version in VERSIONS:
        state = start(version, 3)
        shown = [name for name in display(state) if name is not None]
        icons = table(state).wheel[2]
        again = position(
            version,
            3,
            display=shown,
            icons={} if icons.decoration is None else {"III": f"{icons.decoration}, {icons.statue}"},
        )
        assert json.loads(again.to_json()) == json.loads(state.to_json())
