"""Warehouses, moving stored items, free extras, the end of the turn."""

from __future__ import annotations

import pytest

from tests.rules.carrara.positions import column, finish, florins, own, points, position, table, two_wheels
from tests.rules.playing import kinds, legal, listen, play, refusal, told


@pytest.mark.rule("CAR-72")
def test_two_warehouses_with_one_item_each() -> None:
    state = position("advanced", built={0: {"lerici": ["porta 1"]}})
    one = finish(play(state, "visit 3", "claim cup", "store", "evaluate porta"))
    two = finish(play(finish(play(one, "pass")), "visit 1", "claim gold statue", "store", "evaluate urban"))
    assert own(two, 0).warehouses == ["cup", "gold statue"]
    assert own(two, 1).warehouses == []


@pytest.mark.rule("CAR-72")
def test_full_warehouses_swap() -> None:
    """A-21: the stored cup goes back to the supply, and the gate takes its place."""
    state = position("advanced", built={0: {"livorno": ["villa 1"]}}, warehouses={0: "cup, red statue"})
    assert table(state).decorations["cup"] == 4
    claimed = play(state, "visit 3", "claim gate")
    assert legal(claimed) == ["swap cup", "swap red statue"]
    without_cup, events = listen(claimed, "swap cup")
    assert own(without_cup, 0).warehouses == ["gate", "red statue"]
    assert table(without_cup).decorations["cup"] == 5
    assert table(without_cup).decorations["gate"] == 4
    assert kinds(events) == ["discard", "store"]
    assert told(events, "discard").facts == {"item": "cup"}
    without_red = play(claimed, "swap red statue")
    assert own(without_red, 0).warehouses == ["cup", "gate"]
    assert table(without_red).statues["red"] == 6
    assert table(without_red).decorations["cup"] == 4


@pytest.mark.rule("CAR-72", "CAR-77")
def test_a_gold_statue_that_is_thrown_away_goes_to_the_box() -> None:
    """A-21."""
    state = position(
        "advanced", built={0: {"lerici": ["villa 1"]}}, warehouses={0: "gold statue, cup"}, sections="2 3 4 5 6 7 8"
    )
    after = play(state, "visit 3", "claim gate", "swap gold statue")
    assert own(after, 0).warehouses == ["gate", "cup"]
    assert table(after).statues == table(state).statues
    assert [section.gold_statues for section in table(after).court][:2] == [0, 2]


@pytest.mark.rule("CAR-72")
def test_with_full_warehouses_an_item_that_fits_goes_on_a_tile() -> None:
    """A-21: a tile that takes the item is room for it, so nothing is thrown away."""
    state = position("advanced", built={0: {"livorno": ["porta 1"]}}, warehouses={0: "cup, red statue"})
    claimed = play(state, "visit 3", "claim gate")
    assert legal(claimed) == ["on porta 1"]
    assert own(play(claimed, "on porta 1"), 0).warehouses == ["cup", "red statue"]
    assert legal(play(state, "visit 3", "claim cup")) == ["swap cup", "swap red statue"]


@pytest.mark.rule("CAR-72")
def test_two_equal_stored_items_are_one_choice() -> None:
    state = position("advanced", built={0: {"lerici": ["villa 1"]}}, warehouses={0: "cup, cup"})
    claimed = play(state, "visit 3", "claim gate")
    assert legal(claimed) == ["swap cup"]
    assert sorted(own(play(claimed, "swap cup"), 0).warehouses) == ["cup", "gate"]


@pytest.mark.rule("CAR-72")
def test_with_full_warehouses_an_item_may_be_refused() -> None:
    """A-21: before it is claimed, also in a sector of the wheel."""
    state = two_wheels({"VI": "purple"}, {"V": "book, green statue"}, warehouses={0: "cup, red statue"})
    emptied = play(state, "turn statue wheel", "sector VI", "take purple")
    assert "claim nothing" in legal(emptied)
    after = finish(play(emptied, "claim nothing"))
    assert own(after, 0).warehouses == ["cup", "red statue"]


@pytest.mark.rule("CAR-72")
@pytest.mark.parametrize("stored", ["", "cup"])
def test_while_a_warehouse_is_free_nothing_is_thrown_away(stored: str) -> None:
    state = position("advanced", built={0: {"lerici": ["villa 1"]}}, warehouses={0: stored})
    assert legal(play(state, "visit 3", "claim gate")) == ["store"]


@pytest.mark.rule("CAR-73", "CAR-67", "CAR-68")
def test_a_stored_item_moves_onto_a_tile_where_it_fits() -> None:
    """A-22: a stored statue by the usual rules, not only in the city of its colour."""
    state = position(
        "advanced",
        built={0: {"lerici": ["porta 1"], "lucca": ["villa 1"], "pisa": ["villa 2"]}},
        warehouses={0: "gate, red statue"},
    )
    assert legal(state, "place") == ["place gate", "place red statue"]
    assert legal(play(state, "place gate")) == ["on porta 1"]
    assert legal(play(state, "place red statue")) == ["on porta 1", "on villa 1"]
    after, events = listen(state, "place red statue", "on porta 1", "place gate", "on porta 1")
    assert column(after, 0, "lerici") == ["porta 1+decoration+red statue"]
    assert own(after, 0).warehouses == []
    assert kinds(events) == ["place", "place"]
    assert after.actor == 0
    assert "pass" in legal(after)


@pytest.mark.rule("CAR-73")
def test_an_item_without_a_place_stays_stored() -> None:
    state = position("advanced", built={0: {"livorno": ["villa 1"]}}, warehouses={0: "gate, red statue"})
    assert legal(state, "place") == []
    assert legal(position("advanced", warehouses={0: "gate, gold statue"}, sections="2 3 4 5 6 7 8"), "place") == []


@pytest.mark.rule("CAR-73")
def test_two_items_of_a_kind_move_one_after_the_other() -> None:
    state = position("advanced", built={0: {"lerici": ["porta 1", "porta 2"]}}, warehouses={0: "gate, gate"})
    assert legal(state, "place") == ["place gate"]
    one = play(state, "place gate", "on porta 1")
    assert own(one, 0).warehouses == ["gate"]
    two = play(one, "place gate", "on porta 2")
    assert own(two, 0).warehouses == []
    assert column(two, 0, "lerici") == ["porta 1+decoration", "porta 2+decoration"]


@pytest.mark.rule("CAR-73")
def test_a_stored_item_may_move_onto_a_tile_built_in_this_turn() -> None:
    """A-22."""
    state = position("advanced", blocks={0: "purple"}, display=["porta 1"], warehouses={0: "gate"})
    assert legal(state, "place") == []
    built = play(state, "build porta 1", "in lerici", "pay purple")
    assert legal(built, "place") == ["place gate"]
    after = play(built, "place gate", "on porta 1")
    assert column(after, 0, "lerici") == ["porta 1+decoration"]


@pytest.mark.rule("CAR-73")
@pytest.mark.parametrize("stored", ["", "cup"])
def test_an_item_stored_in_this_turn_moves_in_a_later_turn_only(stored: str) -> None:
    """Neither between bonus and space nor after the action; in the next turn it may. So in either warehouse."""
    state = position("advanced", florins={0: 0}, built={0: {"lerici": ["porta 1"]}}, warehouses={0: stored})
    claimed = play(state, "visit 3", "claim gate", "store")
    assert legal(claimed, "place") == []
    scored = play(claimed, "evaluate porta")
    assert legal(scored, "place") == []
    later = finish(play(finish(scored), "pass"))
    assert later.actor == 0
    assert legal(later, "place") == ["place gate"]


@pytest.mark.rule("CAR-73")
@pytest.mark.parametrize("before", [[], ["place cup", "on cathedrale 1"]])
def test_of_two_equal_items_just_the_old_one_may_move(before: list[str]) -> None:
    """Whichever warehouse it is in."""
    state = position(
        "advanced",
        florins={0: 0},
        built={0: {"lerici": ["porta 1", "porta 2", "cathedrale 1"]}},
        warehouses={0: "cup, gate" if before else "gate"},
    )
    claimed = play(state, *before, "visit 3", "claim gate", "store")
    assert own(claimed, 0).warehouses == ["gate", "gate"]
    assert legal(claimed, "place") == ["place gate"]
    placed = play(claimed, "place gate", "on porta 1")
    assert own(placed, 0).warehouses == ["gate"]
    assert legal(placed, "place") == []
    later = finish(play(finish(play(placed, "evaluate porta")), "pass"))
    assert legal(later, "place") == ["place gate"]


@pytest.mark.rule("CAR-74")
def test_extras_before_the_main_action() -> None:
    state = position("advanced", florins={0: 20}, built={0: {"lerici": ["porta 1"]}}, warehouses={0: "gate"})
    after = play(state, "purchase purple statue", "on porta 1", "place gate", "on porta 1")
    assert florins(after, 0) == 10
    assert after.actor == 0
    scored = play(after, "visit 7", "evaluate livorno+lerici")
    assert florins(scored, 0) == 12


@pytest.mark.rule("CAR-74", "CAR-69")
def test_extras_between_bonus_and_space() -> None:
    """A-22: the decoration counts for the scoring that goes on."""
    state = position(
        "advanced", florins={0: 20}, built={0: {"lerici": ["porta 1"], "lucca": ["porta 4"]}}, warehouses={0: "gate"}
    )
    visited = play(state, "visit 7")
    assert legal(visited) == [
        *["evaluate porta", "evaluate urban", "place gate", "purchase gate", "purchase red statue"],
        "purchase purple statue",
    ]
    after = play(visited, "place gate", "on porta 4", "purchase gate", "on porta 1", "evaluate porta")
    assert points(after, 0) == 3 + 2 * 5
    assert florins(after, 0) == 10 + 2


@pytest.mark.rule("CAR-74", "CAR-105")
def test_between_no_extra_while_another_choice_is_half_done() -> None:
    """The reading of rules 1: not in the middle of buying, building or placing."""
    state = position(
        "advanced",
        storing="between",
        florins={0: 50},
        blocks={0: "purple purple"},
        display=["villa 2"],
        built={0: {"lerici": ["porta 1"]}},
        warehouses={0: "gate"},
    )
    half = [
        ["turn both wheels"],
        ["turn statue wheel", "sector I"],
        ["build villa 2"],
        ["build villa 2", "in lerici"],
        ["visit 1"],
        ["visit 1", "claim gold statue"],
        ["purchase gate"],
    ]
    for texts in half:
        after = play(state, *texts)
        assert legal(after, "place") == []
        assert legal(after, "purchase") == []
        assert legal(after, "end turn") == []


@pytest.mark.rule("CAR-74")
def test_extras_after_the_main_action() -> None:
    state = position("advanced", florins={0: 20}, built={0: {"lerici": ["porta 1"]}}, warehouses={0: "gate"})
    passed = play(state, "pass")
    assert legal(passed) == ["place gate", "purchase gate", "purchase purple statue", "end turn"]
    after = play(passed, "place gate", "on porta 1")
    assert legal(after) == ["purchase purple statue", "end turn"]
    assert play(after, "end turn").actor == 1


@pytest.mark.rule("CAR-74")
def test_the_items_of_others_are_no_extras() -> None:
    state = position("advanced", florins={0: 0}, built={0: {"lerici": ["porta 1"]}}, warehouses={1: "gate"})
    assert legal(state, "place") == []
    assert "'place gate' is not legal now" in refusal(state, "place gate")


@pytest.mark.rule("CAR-75")
def test_the_turn_ends_by_itself_without_a_tile_for_an_extra() -> None:
    assert play(position("advanced", florins={0: 50}), "pass").actor == 1
    full = position("advanced", florins={0: 50}, built={0: {"lerici": ["porta 1+decoration+purple statue"]}})
    assert play(full, "pass").actor == 1


@pytest.mark.rule("CAR-75", "CAR-92")
@pytest.mark.parametrize("has", [0, 50])
def test_with_the_screens_up_florins_play_no_part_in_end_turn(has: int) -> None:
    """Everybody sees that a purchase might be possible, so the question is asked either way."""
    state = position("advanced", florins={0: has}, built={0: {"lerici": ["porta 1"]}})
    passed = play(state, "pass")
    assert passed.actor == 0
    assert legal(passed) == (["purchase gate", "purchase purple statue", "end turn"] if has else ["end turn"])


@pytest.mark.rule("CAR-75", "CAR-104")
def test_with_the_screens_down_florins_count_for_end_turn() -> None:
    poor = position("advanced", florins={0: 7}, built={0: {"lerici": ["porta 1"]}}, screens="down")
    assert play(poor, "pass").actor == 1
    rich = position("advanced", florins={0: 8}, built={0: {"lerici": ["porta 1"]}}, screens="down")
    assert legal(play(rich, "pass")) == ["purchase gate", "purchase purple statue", "end turn"]


@pytest.mark.rule("CAR-75", "CAR-84")
def test_after_the_purchase_the_turn_ends_by_itself() -> None:
    state = position("advanced", florins={0: 50}, built={0: {"lerici": ["porta 1"]}})
    assert play(state, "purchase gate", "on porta 1", "pass").actor == 1
    assert play(state, "pass", "purchase gate", "on porta 1").actor == 1


@pytest.mark.rule("CAR-75")
def test_a_stored_item_that_fits_keeps_the_turn_open() -> None:
    state = position("advanced", florins={0: 50}, built={0: {"lerici": ["porta 1"]}}, warehouses={0: "blue statue"})
    after = play(state, "purchase gate", "on porta 1", "pass")
    assert legal(after) == ["place blue statue", "end turn"]


@pytest.mark.rule("CAR-75")
def test_a_normal_turn_is_never_asked_for_its_end() -> None:
    state = position(florins={0: 50}, built={0: {"lerici": ["porta 1"]}})
    assert play(state, "pass").actor == 1
