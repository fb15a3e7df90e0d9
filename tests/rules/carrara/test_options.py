"""The options of the table."""

from __future__ import annotations

import pytest

import mecenate
from mecenate import OptionError, State
from tests.oracle.carrara_pieces import DEFAULTS, MAJORITIES
from tests.rules.carrara.positions import CITIES, TYPES, column, florins, own, points, position, start, table
from tests.rules.playing import legal, play


@pytest.mark.rule(
    *["CAR-95", "CAR-96", "CAR-97", "CAR-98", "CAR-99", "CAR-100", "CAR-101", "CAR-102", "CAR-103", "CAR-104"]
)
def test_the_defaults() -> None:
    assert mecenate.game("carrara").options == DEFAULTS


@pytest.mark.rule("CAR-95")
def test_the_version() -> None:
    assert table(start("normal")).version == "normal"
    assert table(start("advanced")).version == "advanced"
    assert "turn wheel" in legal(start("normal"))
    assert "turn both wheels" in legal(start("advanced"))


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("version", "basic", "normal, advanced"),
        ("improvements", "towns", "cities, landscapes, four_pairs, mixed"),
        ("pass_limit", 0, "1 to 100"),
        ("pass_limit", 101, "1 to 100"),
        ("pass_limit", "many", "1 to 100"),
        ("pass_limit", 2.5, "1 to 100"),
        ("verson", "normal", "Did you mean version"),
    ],
)
@pytest.mark.rule("CAR-95", "CAR-96", "CAR-102")
def test_a_wrong_option_is_refused_with_what_would_be_right(name: str, value: object, says: str) -> None:
    with pytest.raises(OptionError, match=says) as error:
        mecenate.game("carrara", **{name: value})
    assert name in str(error.value)


def improving(improvements: str, *, improved: str = "", rural: str = "single") -> State:
    """Seat 0 has just put a monument over its porta 5 and takes an improvement tile."""
    state = position(
        blocks={0: "blue blue blue"},
        built={0: {"massa": ["porta 5", "villa 4"], "lerici": ["porta 4", "villa 1"]}},
        florins={0: 0},
        improved={0: improved},
        improvements=improvements,
        rural=rural,
    )
    return play(state, "build porta 8", "over porta 5", *["pay blue"] * 3)


def visited_again(state: State) -> State:
    """The next turn of seat 0, in which it visits a section with 3 points."""
    return play(state, "pass", "visit 4")


@pytest.mark.rule("CAR-96", "CAR-6")
@pytest.mark.parametrize(
    ("option", "tiles"),
    [
        ("cities", {"livorno": 1, "pisa": 1, "lucca": 1, "viareggio": 1, "massa": 2, "lerici": 2}),
        ("landscapes", {**dict.fromkeys(CITIES, 1), "urban": 1, "rural": 1}),
        ("four_pairs", {"pisa": 2, "lucca": 2, "viareggio": 2, "massa": 2}),
        ("mixed", {**dict.fromkeys(CITIES, 1), "massa both": 1, "lerici both": 1}),
    ],
)
def test_the_four_sets_of_improvement_tiles(option: str, tiles: dict[str, int]) -> None:
    assert table(start("normal", improvements=option)).improvements == tiles
    assert sum(tiles.values()) == 8
    assert sorted(legal(improving(option))) == sorted(f"improve {name}" for name in tiles)


@pytest.mark.rule("CAR-96")
@pytest.mark.parametrize(
    ("option", "city", "reward"),
    [
        ("landscapes", "livorno", (0, 4)),
        ("landscapes", "pisa", (4, 0)),
        ("landscapes", "lucca", (0, 3)),
        ("landscapes", "viareggio", (3, 0)),
        ("landscapes", "massa", (0, 2)),
        ("landscapes", "lerici", (2, 0)),
        ("four_pairs", "pisa", (4, 0)),
        ("four_pairs", "lucca", (0, 3)),
        ("four_pairs", "viareggio", (3, 0)),
        ("four_pairs", "massa", (0, 2)),
        ("mixed", "livorno", (0, 4)),
        ("mixed", "pisa", (4, 0)),
        ("mixed", "lucca", (0, 3)),
        ("mixed", "viareggio", (3, 0)),
        ("mixed", "massa", (0, 2)),
        ("mixed", "massa both", (1, 1)),
        ("mixed", "lerici", (2, 0)),
        ("mixed", "lerici both", (1, 1)),
    ],
)
def test_what_the_tiles_of_a_set_pay(option: str, city: str, reward: tuple[int, int]) -> None:
    where = city.removesuffix(" both")
    state = position(florins={0: 0}, built={0: {where: ["villa 5"]}}, improved={0: city}, improvements=option)
    after = play(state, "visit 4", "evaluate villa")
    assert (florins(after, 0), points(after, 0) - 3) == (5 * reward[0], 5 * reward[1])


@pytest.mark.rule("CAR-96", "CAR-49")
def test_improved_landscapes() -> None:
    """Urban pays 2 florins for each value, rural one point more; the cities are not touched."""
    urban = visited_again(play(improving("landscapes"), "improve urban"))
    assert florins(play(urban, "evaluate urban"), 0) == 2 * (8 + 4)
    assert points(play(urban, "evaluate rural"), 0) == 3 + 5
    rural = visited_again(play(improving("landscapes"), "improve rural"))
    assert points(play(rural, "evaluate rural"), 0) == 3 + 2 * 5
    assert florins(play(rural, "evaluate urban"), 0) == 12
    assert points(play(rural, "evaluate villa"), 0) == 3 + 4


@pytest.mark.rule("CAR-96", "CAR-99")
def test_the_improved_rural_landscape_pays_one_point_more_also_when_doubled() -> None:
    state = visited_again(play(improving("landscapes", rural="double"), "improve rural"))
    assert own(state, 0).rewards["rural"].points == 3
    assert points(play(state, "evaluate rural"), 0) == 3 + 3 * 5


@pytest.mark.rule("CAR-96", "CAR-32")
def test_no_player_has_two_improvements_on_one_city_or_landscape() -> None:
    both = improving("mixed", improved="massa")
    assert "improve massa both" not in legal(both)
    assert {"improve lerici", "improve lerici both"} <= set(legal(both))
    again = improving("mixed", improved="lerici both")
    assert "improve lerici" not in legal(again)
    pairs = improving("four_pairs", improved="pisa")
    assert legal(pairs) == ["improve lucca", "improve viareggio", "improve massa"]


@pytest.mark.rule("CAR-97")
@pytest.mark.parametrize(
    ("section", "bonus"), [(1, (5, 0)), (2, (4, 0)), (3, (3, 0)), (4, (0, 3)), (5, (0, 2)), (6, (0, 1))]
)
def test_a_graded_court(section: int, bonus: tuple[int, int]) -> None:
    state = position(florins={0: 0}, built={0: {"lerici": ["porta 1"]}}, court="graded")
    after = play(state, f"visit {section}")
    assert (florins(after, 0), points(after, 0)) == bonus


@pytest.mark.rule("CAR-97", "CAR-60")
def test_the_graded_court_is_for_the_normal_version_only() -> None:
    assert table(start("advanced", court="graded")).court == table(start("advanced")).court


@pytest.mark.rule("CAR-98", "CAR-90")
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize("option", ["halving", "linear"])
def test_other_tables_for_the_majority(option: str, city: str) -> None:
    tiles = iter(f"{kind} {value}+white statue" for kind in TYPES for value in (1, 2, 4))
    built = {seat: {city: [next(tiles) for _ in range(3 - seat)]} for seat in range(3)}
    state = position("advanced", 4, built=built, majorities=option)
    assert [score.breakdown["majorities"] for score in state.scores()] == [*MAJORITIES[option][city], 0]


@pytest.mark.rule("CAR-99", "CAR-49")
@pytest.mark.parametrize(("option", "each"), [("single", 1), ("double", 2)])
def test_the_rural_landscape(option: str, each: int) -> None:
    state = position(florins={0: 0}, built={0: {"pisa": ["villa 4", "castello 5"], "massa": ["porta 5"]}}, rural=option)
    visited = play(state, "visit 4")
    assert points(play(visited, "evaluate rural"), 0) == 3 + 9 * each
    assert florins(play(visited, "evaluate urban"), 0) == 5


@pytest.mark.rule("CAR-100", "CAR-61")
@pytest.mark.parametrize(
    ("option", "order"),
    [
        ("forward", ["purple", "white", "yellow", "red", "green", "blue"]),
        ("reverse", ["purple", "blue", "green", "red", "yellow", "white"]),
    ],
)
def test_the_order_of_the_statue_wheel(option: str, order: list[str]) -> None:
    state = start("advanced", 2, statue_wheel=option)
    assert [sector.statue for sector in table(state).wheel] == [f"{colour} statue" for colour in order]
    turned = play(state, "turn statue wheel")
    assert [sector.statue for sector in table(turned).wheel] == [
        f"{colour} statue" for colour in [order[-1], *order[:-1]]
    ]


@pytest.mark.rule("CAR-101", "CAR-38")
def test_scoring_only_after_the_bonuses() -> None:
    """A-13: by choice, the open area waits until all bonus sections are empty."""
    tiles = {0: {"lerici": ["porta 1"]}}
    waiting = position(built=tiles, sections="6", open_area="after_bonuses")
    assert own(waiting, 0).open_area == 5
    assert legal(waiting, "score") == []
    assert legal(waiting, "visit") == ["visit 6"]
    empty = position(built=tiles, sections="", open_area="after_bonuses")
    assert legal(empty, "score") == ["score"]
    any_time = position(built=tiles, sections="6")
    assert legal(any_time, "score") == ["score"]


@pytest.mark.rule("CAR-102", "CAR-54")
@pytest.mark.parametrize("limit", [1, 2, 3, 100])
def test_the_limit_of_passing(limit: int) -> None:
    state = start("normal", 3, pass_limit=limit)
    for _ in range(3 * limit):
        assert not state.over
        state = play(state, "pass")
    assert state.over


@pytest.mark.rule("CAR-102")
def test_a_number_may_come_as_text() -> None:
    assert mecenate.game("carrara", pass_limit="7").options["pass_limit"] == 7


@pytest.mark.rule("CAR-103", "CAR-25")
@pytest.mark.parametrize(
    ("city", "useful", "every"),
    [
        ("livorno", ["yellow"], ["yellow"]),
        ("pisa", ["red"], ["yellow", "red"]),
        ("lucca", ["green"], ["yellow", "red", "green"]),
        ("viareggio", ["blue"], ["yellow", "red", "green", "blue"]),
        ("massa", ["purple"], ["yellow", "red", "green", "blue", "purple"]),
        ("lerici", [], ["yellow", "red", "green", "blue", "purple"]),
    ],
)
def test_every_pair_that_counts_as_an_accepted_colour(city: str, useful: list[str], every: list[str]) -> None:
    """A-06: wasteful pairs are offered if the table wants them."""
    hand = "white white yellow yellow red red green green blue blue purple purple"
    for option, pairs in (("useful", useful), ("any", every)):
        state = position(blocks={0: hand}, display=["porta 2"], exchange=option)
        paying = play(state, "build porta 2", f"in {city}")
        assert legal(paying, "pay 2") == [f"pay 2 {colour}" for colour in pairs]


@pytest.mark.rule("CAR-103", "CAR-26")
def test_a_wasteful_pair_is_offered_only_if_the_rest_can_still_be_paid() -> None:
    """Two red as one yellow in Lucca: with two more blocks for a tile of 2, not with one."""
    rich = position(blocks={0: "red red white"}, display=["porta 2"], exchange="any")
    paying = play(rich, "build porta 2", "in lucca")
    assert legal(paying) == ["pay white", "pay red", "pay 2 red"]
    after = play(paying, "pay 2 red", "pay white")
    assert column(after, 0, "lucca") == ["porta 2"]
    poor = position(blocks={0: "red red"}, display=["porta 2"], exchange="any")
    assert legal(play(poor, "build porta 2", "in lucca")) == ["pay red"]


@pytest.mark.rule("CAR-103", "CAR-24")
def test_exchange_any_has_no_chains_either() -> None:
    state = position(blocks={0: "green green red"}, display=["porta 1"], exchange="any")
    assert "in pisa" not in legal(play(state, "build porta 1"))


@pytest.mark.rule("CAR-104", "CAR-92")
def test_screens_down() -> None:
    """A-34: the florins and blocks of all are open; the bag is not, and nothing else changes."""
    state = start("normal", 3, screens="down")
    for seat in (0, 1, 2, None):
        assert [player.florins for player in state.view(seat).players] == [20, 20, 20]
        assert [player.blocks for player in state.view(seat).players] == [
            {"purple": 2},
            {"blue": 1, "purple": 1},
            {"blue": 2},
        ]
        assert not hasattr(state.view(seat), "bag")
    assert legal(state) == legal(start("normal", 3))
