"""The bonuses of the advanced court: items that are claimed, refused or left, and no dead ends."""

from __future__ import annotations

from typing import Any

import pytest

from mecenate import State
from tests.rules.carrara.positions import TYPES, column, finish, florins, own, points, position, sections, table
from tests.rules.playing import kinds, legal, listen, play

PORTA = {0: {"lerici": ["porta 1"]}, 1: {"lerici": ["villa 1"]}}


def one_statue_from_a_space(**changes: Any) -> State:
    """Types, landscape and the pair of Massa are scored: a statue on porta 1 opens the only space left."""
    position_before: dict[str, Any] = {
        "built": {0: {"lerici": ["porta 1"], "massa": ["porta 2"]}},
        "sections": "1 2 3 4 5",
        "scored": {0: "porta, urban, massa+pisa"},
    }
    return position("advanced", **{**position_before, **changes})


@pytest.mark.rule("CAR-76", "CAR-66")
def test_a_decoration_section_offers_any_decoration() -> None:
    state = position("advanced", built=PORTA)
    visited = play(state, "visit 3")
    assert legal(visited) == [
        "claim cup",
        "claim book",
        "claim gate",
        "claim crown",
        "claim flag",
        "claim coat of arms",
        "claim nothing",
    ]
    assert legal(play(visited, "claim gate")) == ["on porta 1", "store"]
    assert legal(play(visited, "claim cup")) == ["store"]
    placed = play(visited, "claim gate", "on porta 1")
    assert table(placed).decorations["gate"] == 4
    assert legal(placed, "evaluate") == ["evaluate porta", "evaluate urban"]


@pytest.mark.rule("CAR-76", "CAR-65", "CAR-12")
def test_a_decoration_that_has_run_out_is_not_offered() -> None:
    gates = [f"porta {value}+decoration" for value in (2, 4, 5, 8)]
    state = position("advanced", built={0: {"lerici": ["porta 1"]}, 1: {"lerici": gates}}, warehouses={1: "gate"})
    assert table(state).decorations["gate"] == 0
    assert legal(play(state, "visit 4"), "claim") == [
        "claim cup",
        "claim book",
        "claim crown",
        "claim flag",
        "claim coat of arms",
        "claim nothing",
    ]


@pytest.mark.rule("CAR-76", "CAR-65")
def test_without_any_decoration_left_there_is_nothing_to_ask() -> None:
    everything = [f"{kind} {value}+decoration" for kind in TYPES for value in (1, 2, 4, 5, 8)]
    everything.remove("porta 1+decoration")
    state = position(
        "advanced",
        florins={0: 0},
        built={0: {"lerici": ["porta 1"]}, 1: {"lerici": everything}},
        warehouses={1: "gate"},
        pile=0,
    )
    assert sum(table(state).decorations.values()) == 0
    assert legal(play(state, "visit 3")) == ["evaluate porta", "evaluate urban"]


@pytest.mark.rule("CAR-76", "CAR-59")
@pytest.mark.parametrize("section", [1, 2])
def test_a_statue_section_offers_a_gold_statue(section: int) -> None:
    state = position("advanced", 3, built={0: {"livorno": ["porta 1"], "massa": ["villa 1"]}})
    visited = play(state, f"visit {section}")
    assert legal(visited) == ["claim gold statue", "claim nothing"]
    claimed = play(visited, "claim gold statue")
    assert legal(claimed) == ["on porta 1", "on villa 1", "store"]
    assert [part.gold_statues for part in table(claimed).court][:2] == ([2, 3] if section == 1 else [3, 2])
    assert column(play(claimed, "on porta 1"), 0, "livorno") == ["porta 1+gold statue"]
    assert own(play(claimed, "store"), 0).warehouses == ["gold statue"]


@pytest.mark.rule("CAR-76", "CAR-60")
@pytest.mark.parametrize(("section", "bonus"), [(5, (5, 0)), (6, (5, 0)), (7, (0, 3)), (8, (0, 3))])
def test_the_plain_bonuses_of_the_advanced_court(section: int, bonus: tuple[int, int]) -> None:
    state = position("advanced", florins={0: 0}, built=PORTA)
    visited = play(state, f"visit {section}")
    assert (florins(visited, 0), points(visited, 0)) == bonus
    assert legal(visited) == ["evaluate porta", "evaluate urban"]


@pytest.mark.rule("CAR-77", "CAR-78")
def test_a_refused_gold_statue_goes_to_the_box() -> None:
    """A-28: the marker is used all the same, and the scoring goes on."""
    state = position("advanced", florins={0: 0}, built=PORTA)
    refused, events = listen(state, "visit 1", "claim nothing")
    assert kinds(events) == ["visit", "refuse"]
    assert table(refused).court[0].gold_statues == 1
    assert table(refused).statues == table(state).statues
    assert sections(refused, 0) == list(range(2, 9))
    assert legal(refused) == ["evaluate porta", "evaluate urban"]
    assert column(refused, 0, "lerici") == ["porta 1"]


@pytest.mark.rule("CAR-77")
def test_a_forgone_gold_statue_goes_to_the_box_with_the_last_marker() -> None:
    """A-26: of three, one takes it and two leave it; when the section is empty nothing stands there."""
    state = position("advanced", 3, florins={0: 0, 1: 0, 2: 0}, built={0: {"lerici": ["porta 1"]}})
    visited = finish(play(state, "visit 1", "claim gold statue", "on porta 1", "evaluate porta"))
    assert table(visited).court[0].gold_statues == 2
    one = finish(play(visited, "pass"))
    assert table(one).court[0].gold_statues == 2
    two = finish(play(one, "pass"))
    assert table(two).court[0].markers == []
    assert table(two).court[0].gold_statues == 0
    assert table(two).court[1].gold_statues == 3
    assert table(two).statues == table(state).statues


@pytest.mark.rule("CAR-77")
def test_the_gold_statues_go_as_soon_as_the_section_is_empty() -> None:
    """The last marker leaves when the last seat begins another action, not when its turn is over."""
    state = position("advanced", turn=1, visit=(0, 1), scored={0: "porta"}, built=PORTA, florins={1: 20})
    assert table(state).court[0].gold_statues == 1
    buying = play(state, "turn both wheels")
    assert buying.actor == 1
    assert table(buying).court[0].markers == []
    assert table(buying).court[0].gold_statues == 0


@pytest.mark.rule("CAR-77")
@pytest.mark.parametrize("answer", ["claim gold statue", "claim nothing"])
def test_what_was_left_goes_also_when_the_last_seat_follows(answer: str) -> None:
    """Seat 2 forgoes and leaves its statue; seat 3 takes or refuses its own, and then nothing stands there."""
    tiles = {0: {"lerici": ["porta 1"]}, 2: {"lerici": ["villa 1"]}}
    state = position("advanced", 3, turn=2, visit=(0, 1), scored={0: "porta"}, built=tiles, gold={1: 2})
    followed = play(state, "follow")
    assert table(followed).court[0].markers == []
    after = play(followed, answer)
    assert table(after).court[0].gold_statues == 0
    assert table(after).court[1].gold_statues == 3


@pytest.mark.rule("CAR-77", "CAR-44")
def test_gold_statues_of_a_visit_that_lapses_at_the_end_go_too() -> None:
    state = position(
        "advanced", turn=1, visit=(0, 1), scored={0: "porta"}, built={0: {"lerici": ["porta 1"]}}, finisher=0, pile=0
    )
    after = finish(play(state, "pass"))
    assert after.over
    assert table(after).court[0].markers == []
    assert table(after).court[0].gold_statues == 0


@pytest.mark.rule("CAR-78")
def test_a_bonus_item_may_be_refused_with_or_without_room() -> None:
    """A-28: the marker is used in either case."""
    room = position("advanced", florins={0: 0}, built=PORTA)
    full = position(
        "advanced", florins={0: 0}, built={0: {"lerici": ["porta 1+decoration"]}}, warehouses={0: "cup, cup"}
    )
    for state in (room, full):
        after = play(state, "visit 3", "claim nothing")
        assert sections(after, 0) == [1, 2, 4, 5, 6, 7, 8]
        assert table(after).decorations == table(state).decorations
        assert legal(after) == ["evaluate porta", "evaluate urban"]


@pytest.mark.rule("CAR-78", "CAR-72")
def test_a_bonus_item_without_room_takes_the_place_of_a_stored_one() -> None:
    """A-28: as any other new item."""
    state = position(
        "advanced", florins={0: 0}, built={0: {"lerici": ["porta 1+decoration"]}}, warehouses={0: "cup, red statue"}
    )
    claimed = play(state, "visit 3", "claim gate")
    assert legal(claimed) == ["swap cup", "swap red statue", "place red statue"]
    assert own(play(claimed, "swap cup"), 0).warehouses == ["gate", "red statue"]


@pytest.mark.rule("CAR-79")
def test_a_statue_that_alone_opens_a_space_must_be_claimed_and_placed() -> None:
    """A-15: neither refused nor stored, and not where its statue space is used."""
    state = one_statue_from_a_space(florins={0: 0})
    visited = play(state, "visit 1")
    assert legal(visited) == ["claim gold statue"]
    assert legal(play(visited, "claim gold statue")) == ["on porta 1"]
    assert legal(play(visited, "claim gold statue", "on porta 1")) == ["evaluate livorno+lerici"]


@pytest.mark.rule("CAR-79")
def test_with_another_space_in_reach_the_statue_is_free_to_choose() -> None:
    state = one_statue_from_a_space(florins={0: 0}, sections="1 2 3 4 5 6", scored={0: "porta, massa+pisa"})
    visited = play(state, "visit 1")
    assert legal(visited) == ["claim gold statue", "claim nothing"]
    assert legal(play(visited, "claim gold statue")) == ["on porta 1", "on porta 2", "store"]


@pytest.mark.rule("CAR-79", "CAR-84")
def test_a_purchase_must_leave_a_space_within_reach() -> None:
    """A-15: 36 florins are needed for the only space; only a statue that opens another may be bought now."""
    state = one_statue_from_a_space(florins={0: 31})
    visited = play(state, "visit 5")
    assert legal(visited) == ["evaluate 36 florins", "purchase purple statue"]
    bought = play(visited, "purchase purple statue")
    assert legal(bought) == ["on porta 1"]
    assert legal(play(bought, "on porta 1")) == ["evaluate livorno+lerici"]
    richer = one_statue_from_a_space(florins={0: 41})
    assert legal(play(richer, "visit 5")) == [
        "evaluate 36 florins",
        "purchase gate",
        "purchase blue statue",
        "purchase purple statue",
    ]


@pytest.mark.rule("CAR-79", "CAR-73")
def test_a_stored_item_may_be_placed_between_bonus_and_space() -> None:
    """It takes no space away, so it is free to go anywhere."""
    state = one_statue_from_a_space(florins={0: 31}, warehouses={0: "gate, blue statue"})
    visited = play(state, "visit 5")
    assert legal(play(visited, "place blue statue")) == ["on porta 1", "on porta 2"]
    assert legal(play(visited, "place blue statue", "on porta 2"), "evaluate") == ["evaluate 36 florins"]
    assert legal(play(visited, "place gate")) == ["on porta 1", "on porta 2"]
