"""The options."""

from __future__ import annotations

import json

import pytest

import mecenate
from mecenate import Dealer, OptionError, PositionError, Record
from mecenate.core.dealer import WatchedDealer
from tests.rules.carpe_diem.positions import asked, game, own, position, start, table
from tests.rules.playing import kinds, legal, listen, play

HERE = "disc R2C1-R2C2"


@pytest.mark.rule("CAD-71")
def test_villa_table_steep() -> None:
    six = {"c3": "villa straight 2", "c2": "villa end 2 turned 2", "c4": "villa end 2"}
    assert position(districts={0: six}).scores()[0].breakdown["villas"] == 9
    assert position(districts={0: six}, villa_table="steep").scores()[0].breakdown["villas"] == 10
    steps, steep = game().pieces.villa_points, game(villa_table="steep").pieces.villa_points
    assert [int(points) for points in steps] == [0, 1, 2, 3, 5, 7, 9, 12, 15, 18]
    assert [int(points) for points in steep] == [0, 1, 2, 3, 5, 7, 10, 13, 17, 21]


@pytest.mark.rule("CAD-72")
def test_bread_limit_any_asks_again_while_there_is_bread() -> None:
    cards = {"R2C1": "A06", "R2C2": "D02"}
    state = position(asked="disc", cards=cards, bread={0: 10}, points={0: 20}, bread_limit="any")
    state = play(state, HERE, "score R2C1", "give bread", "give bread")
    assert own(state, 0).points == 34
    assert asked(state) == "bread 0"
    after = play(state, "keep bread")
    assert asked(after) == "bread 0"
    after = play(after, "give bread")
    assert own(after, 0).points == 37
    assert own(after, 0).bread == 1
    assert asked(after) == "disc 1"


@pytest.mark.rule("CAD-73")
def test_points_floor_none_lets_points_go_below_zero() -> None:
    cards = {"R2C1": "A06", "R2C2": "D02"}
    state = position(asked="disc", cards=cards, points={0: 5}, points_floor="none")
    assert own(play(state, HERE, "score R2C1"), 0).points == -3


@pytest.mark.rule("CAD-74")
def test_track_end_restack_puts_the_disc_on_top() -> None:
    senator = {0: {"c3": "senator half turned 2"}}
    state = position(asked="place senator half", districts=senator, track={0: 20, 1: 20}, track_end="restack")
    after, events = listen(state, "at c4")
    assert table(after).track[20] == [1, 0]
    assert "track" in kinds(events)


@pytest.mark.rule("CAD-75")
def test_empty_spaces_free_allows_the_way_back() -> None:
    ring = {1: ["market", "bakery", "pond corner"], 2: ["villa cross 3", "farm corner", "garden corner"]}
    onward = position(pawns={0: 1}, ring=ring)
    assert legal(onward) == ["go to 2"]
    free = position(pawns={0: 1}, ring=ring, empty_spaces="free")
    assert legal(free) == ["go to 1", "go to 2"]
    assert own(play(free, "go to 1"), 0).pawn == 1
    full = position(pawns={0: 1}, empty_spaces="free")
    assert legal(full) == ["go to 2", "go to 7"]
    nothing_here = position(pawns={0: 4}, ring=ring, empty_spaces="free")
    assert legal(nothing_here) == ["go to 1", "go to 2"]


@pytest.mark.rule("CAD-76")
def test_start_spaces_shared() -> None:
    state = play(start(2, start_spaces="shared"), "go to 4")
    assert legal(state) == [f"go to {space}" for space in range(1, 8)]
    state = play(state, "go to 4")
    assert [own(state, seat).pawn for seat in (0, 1)] == [4, 4]


@pytest.mark.rule("CAD-71", "CAD-72", "CAD-73", "CAD-74", "CAD-75", "CAD-76")
@pytest.mark.parametrize(
    "name", ["villa_table", "bread_limit", "points_floor", "track_end", "empty_spaces", "start_spaces"]
)
def test_an_unknown_value_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(OptionError, match=f"option {name} cannot be 'what'; it takes"):
        game(**{name: "what"})


@pytest.mark.rule("CAD-77")
def test_pawns_first_stand_before_tiles_and_cards_lie_open() -> None:
    watched = WatchedDealer(Dealer.fast(3))
    state = game(pawns="first").start(3, watched)
    assert len(watched.outcomes) == 3 + 12, "boards and frames only"
    for seat in (None, 0, 2):
        view = state.view(seat)
        assert view.ring == [[]] * 7 and view.lower_row == [None] * 11 and view.cards == []
        assert sum(view.unseen["white"].values()) == 84 and sum(view.unseen["black"].values()) == 39
    state.audit()
    assert legal(state) == [f"go to {space}" for space in range(1, 8)]
    state = play(state, "go to 4", "go to 1")
    assert table(state).cards == [] and asked(state) == "start 2"
    state, events = listen(state, "go to 7")
    assert kinds(events) == ["start", "deal"]
    assert [len(tiles) for tiles in table(state).ring] == [4] * 7
    assert len(table(state).cards) == 10 and None not in table(state).lower_row
    assert [own(state, seat).pawn for seat in range(3)] == [4, 1, 7]
    assert asked(state) == "move 0"


@pytest.mark.rule("CAD-77", "CAD-70")
def test_pawns_first_draw_in_the_same_order() -> None:
    """The same chance gives the same table, whenever the pawns come."""
    tables = []
    for pawns in ("last", "first"):
        dealer = Dealer.fast(5)
        state = game(pawns=pawns).start(2, dealer)
        tables.append(play(state, "go to 2", "go to 5", dealer=dealer))
    last, first = (table(state) for state in tables)
    assert (last.ring, last.lower_row, last.cards) == (first.ring, first.lower_row, first.cards)
    assert own(tables[0], 0).tasks == own(tables[1], 0).tasks


@pytest.mark.rule("CAD-77")
def test_a_position_before_the_tiles_is_read_back() -> None:
    state = play(game(pawns="first").start(4, Dealer.fast(1)), "go to 3")
    again = state.game.state_from_json(state.to_json())
    assert again == state and again.legal() == state.legal()
    usual = play(game().start(4, Dealer.fast(1)), "go to 3")
    wrong = json.loads(state.to_json()) | {"options": usual.game.options}
    with pytest.raises(PositionError):
        usual.game.state_from_json(json.dumps(wrong))


@pytest.mark.rule("CAD-77")
def test_games_of_rules_1_place_the_pawns_last() -> None:
    old = mecenate.game("carpe_diem", rules=1)
    assert old.options["pawns"] == mecenate.game("carpe_diem").options["pawns"] == "last"
    record = Record(old, 2, Dealer.fast(1))
    record.play("go to 1")
    record.play("go to 2")
    assert Record.parse(str(record)).state == record.state
