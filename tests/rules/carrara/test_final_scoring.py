"""The final scoring of both versions, the winner, and scores before the end."""

from __future__ import annotations

import pytest

from mecenate import State
from tests.rules.carrara.positions import CITIES, TYPES, florins, points, position, start, table
from tests.rules.playing import play


def part(state: State, name: str) -> list[int]:
    """What each seat has from this source."""
    return [score.breakdown[name] for score in state.scores()]


def statues(city: str, counts: list[int]) -> State:
    """A position in which the seats have so many statues in one city, and nothing else."""
    tiles = iter(f"{kind} {value}" for kind in TYPES for value in (1, 2, 4, 5))
    colours = iter(["white"] * 6 + ["gold"] * 8)
    built = {
        seat: {city: [f"{next(tiles)}+{next(colours)} statue" for _ in range(count)]}
        for seat, count in enumerate(counts)
    }
    return position("advanced", 4, built=built, sections="3 4 5 6 7 8", florins=dict.fromkeys(range(4), 0))


@pytest.mark.rule("CAR-55")
@pytest.mark.parametrize(("has", "gives"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (34, 6)])
def test_one_point_for_every_five_florins(has: int, gives: int) -> None:
    for version in ("normal", "advanced"):
        assert part(position(version, florins={0: has, 1: 0}), "florins") == [gives, 0]


@pytest.mark.rule("CAR-55", "CAR-57")
def test_the_final_score_by_source() -> None:
    state = position(turn=1, finisher=0, pile=0, points={0: 12, 1: 7}, florins={0: 9, 1: 8}, sections="")
    after = play(state, "pass")
    assert after.over
    assert [score.breakdown for score in after.scores()] == [
        {"building": 0, "court": 0, "cities": 12, "types": 0, "landscapes": 0, "finish": 0, "florins": 1},
        {"building": 0, "court": 0, "cities": 7, "types": 0, "landscapes": 0, "finish": 0, "florins": 2},
    ]
    assert [score.total for score in after.scores()] == [13, 9]
    assert [score.rank for score in after.scores()] == [1, 2]


@pytest.mark.rule("CAR-56")
def test_most_points_win() -> None:
    state = position(
        seats=3, points={0: 10, 1: 30, 2: 20}, florins={0: 0, 1: 0, 2: 0}, blocks={0: "white " * 7}, wheel={}
    )
    assert [score.rank for score in state.scores()] == [3, 1, 2]


@pytest.mark.rule("CAR-56")
def test_among_equals_most_blocks_win() -> None:
    state = position(seats=3, florins={0: 5, 1: 9, 2: 0}, blocks={0: "purple", 1: "purple purple", 2: "white " * 5})
    assert [score.total for score in state.scores()] == [1, 1, 0]
    assert [score.rank for score in state.scores()] == [2, 1, 3]


@pytest.mark.rule("CAR-56")
def test_who_is_still_equal_shares_the_victory() -> None:
    """The colours of the blocks do not matter, nor the rest of the florins; the next is third."""
    state = position(seats=3, florins={0: 5, 1: 9, 2: 8}, blocks={0: "purple blue", 1: "white white", 2: "red"})
    assert [score.rank for score in state.scores()] == [1, 1, 3]


@pytest.mark.rule("CAR-57")
def test_a_score_before_the_end_counts_as_if_the_game_ended_now() -> None:
    state = position(florins={0: 13, 1: 20}, points={0: 8})
    assert [score.total for score in state.scores()] == [10, 4]
    assert not state.over


@pytest.mark.rule("CAR-57", "CAR-92", "CAR-93")
def test_others_see_points_won_but_not_what_florins_will_give() -> None:
    poor = position(florins={0: 0}, points={0: 8})
    rich = position(florins={0: 90}, points={0: 8})
    assert poor.view(1).players[0] == rich.view(1).players[0]
    assert poor.view(1).players[0].points == 8
    assert poor.scores() != rich.scores()


@pytest.mark.rule("CAR-87", "CAR-55")
@pytest.mark.parametrize(("space", "has", "gives"), [("36 florins", 25, 8), ("50 florins", 25, 12), ("", 25, 5)])
def test_the_rate_of_a_florin_space(space: str, has: int, gives: int) -> None:
    """E-16: 25 florins at 3 to 1 give 8 points."""
    state = position("advanced", florins={0: has, 1: has}, scored={0: space}, sections="5 6 7 8")
    assert part(state, "florins") == [gives, 5]


@pytest.mark.rule("CAR-87", "CAR-81")
def test_the_36_space_with_31_florins_at_the_end() -> None:
    """E-17 and A-33: reserved with 40 florins, 31 left at the end: 10 points."""
    state = position("advanced", florins={0: 40, 1: 31}, wheel={"I": "white green purple"}, sections="7")
    reserved = play(state, "visit 7", "evaluate 36 florins", "pass")
    spent = play(reserved, "turn statue wheel", "sector I", "take white", "take green", "done")
    assert florins(spent, 0) == 31
    assert part(spent, "florins") == [10, 33 // 5]


@pytest.mark.rule("CAR-88")
def test_sets_of_decorations() -> None:
    """E-20: 1 flag, 1 coat of arms, 2 gates and 4 crowns in all cities give 2 + 2 + 6 + 20."""
    state = position(
        "advanced",
        built={
            0: {
                "livorno": ["castello 1+decoration", "palazzo 1+decoration", "villa 4"],
                "massa": ["villa 1+decoration", "palazzo 2+decoration", "porta 1+decoration"],
                "lerici": ["porta 5+decoration", "palazzo 4+decoration", "palazzo 5+decoration"],
            }
        },
    )
    assert part(state, "decorations") == [30, 0]


@pytest.mark.rule("CAR-88")
@pytest.mark.parametrize(("number", "gives"), [(0, 0), (1, 2), (2, 6), (3, 12), (4, 20), (5, 30), (6, 42), (7, 56)])
def test_a_set_of_one_kind(number: int, gives: int) -> None:
    values = ["1", "2", "3", "3b", "4", "5", "8"]
    tiles = [f"villa {value}" + ("+decoration" if n < number else "") for n, value in enumerate(values)]
    state = position("advanced", 4, built={1: {"lerici": tiles}})
    assert part(state, "decorations") == [0, gives, 0, 0]


@pytest.mark.rule("CAR-89")
def test_stored_items_are_worth_nothing() -> None:
    """A-32: neither for sets nor for majorities."""
    state = position(
        "advanced", florins={0: 0, 1: 0}, built={0: {"lerici": ["porta 1"]}}, warehouses={0: "gate, purple statue"}
    )
    assert [score.total for score in state.scores()] == [0, 0]


@pytest.mark.rule("CAR-90")
@pytest.mark.parametrize(
    ("city", "counts", "gives"),
    [
        pytest.param("lerici", [3, 2, 0, 0], [7, 3, 0, 0], id="E-21"),
        pytest.param("massa", [4, 4, 0, 0], [4, 4, 0, 0], id="E-22"),
        pytest.param("viareggio", [3, 2, 2, 1], [9, 2, 2, 0], id="E-23"),
        pytest.param("livorno", [0, 1, 0, 0], [0, 12, 0, 0], id="E-24"),
    ],
)
def test_the_majorities_of_the_rulebook(city: str, counts: list[int], gives: list[int]) -> None:
    assert part(statues(city, counts), "majorities") == gives


@pytest.mark.rule("CAR-90")
@pytest.mark.parametrize(
    ("city", "ranks"),
    [
        ("lerici", [7, 3, 1]),
        ("massa", [8, 4, 1]),
        ("viareggio", [9, 5, 2]),
        ("lucca", [10, 6, 2]),
        ("pisa", [11, 7, 3]),
        ("livorno", [12, 8, 3]),
    ],
)
def test_what_the_ranks_give(city: str, ranks: list[int]) -> None:
    """Four different numbers; the fourth rank gives nothing."""
    assert part(statues(city, [4, 3, 2, 1]), "majorities") == [*ranks, 0]


@pytest.mark.rule("CAR-90")
def test_every_statue_counts_as_one_whatever_its_colour() -> None:
    state = position(
        "advanced",
        built={
            0: {"lerici": ["porta 1+gold statue", "porta 2+white statue"]},
            1: {"lerici": ["villa 5+decoration+purple statue", "villa 4", "villa 2"]},
        },
        sections="2 3 4 5 6 7 8",
    )
    assert part(state, "majorities") == [7, 3]


@pytest.mark.rule("CAR-90")
def test_each_city_is_counted_apart() -> None:
    state = position(
        "advanced",
        built={
            0: {"livorno": ["porta 1+white statue"], "pisa": ["porta 2+white statue"]},
            1: {"livorno": ["villa 1+white statue", "villa 2+white statue"], "lerici": ["villa 4+red statue"]},
        },
    )
    assert part(state, "majorities") == [8 + 11, 12 + 7]


@pytest.mark.rule("CAR-90")
def test_without_a_statue_there_is_no_rank() -> None:
    """Tiles alone are not counted, and zero is not a tie."""
    state = position("advanced", 3, built={0: {"pisa": ["porta 1"]}, 1: {"pisa": ["villa 1+white statue"]}})
    assert part(state, "majorities") == [0, 11, 0]


@pytest.mark.rule("CAR-91")
@pytest.mark.parametrize(
    ("counts", "gives"),
    [
        ([2, 2, 0, 0], [5, 5, 0, 0]),
        ([2, 2, 1, 0], [5, 5, 2, 0]),
        ([2, 2, 1, 1], [5, 5, 0, 0]),
        ([1, 1, 1, 0], [5, 5, 5, 0]),
        ([2, 2, 2, 1], [5, 5, 5, 2]),
        ([1, 1, 1, 1], [5, 5, 5, 5]),
        ([3, 1, 1, 1], [9, 2, 2, 2]),
        ([3, 1, 1, 0], [9, 2, 2, 0]),
        ([3, 2, 1, 1], [9, 5, 0, 0]),
        ([1, 2, 3, 0], [2, 5, 9, 0]),
        ([1, 0, 1, 3], [2, 0, 2, 9]),
    ],
)
def test_ties_for_the_majority(counts: list[int], gives: list[int]) -> None:
    """A-31: a tie costs the tied players one rank and those behind them one rank too, however many are tied."""
    assert part(statues("viareggio", counts), "majorities") == gives


@pytest.mark.rule("CAR-57", "CAR-88", "CAR-90")
def test_the_sources_of_an_advanced_score_in_their_order() -> None:
    state = start("advanced", 2)
    assert list(state.scores()[0].breakdown) == [
        *["building", "court", "cities", "types", "landscapes", "statue spaces", "finish"],
        *["florins", "decorations", "majorities"],
    ]
    assert points(state, 0) == 0
    assert [city.name for city in table(state).cities] == list(CITIES)
