"""The turn: moving around the ring, bread, taking a tile, storing it."""

from __future__ import annotations

import pytest

from mecenate import Dealer
from tests.rules.carpe_diem.positions import asked, at_space, gained, own, position, start, table
from tests.rules.playing import kinds, legal, listen, play, refusal, told

FOUR = ("market", "bakery", "villa cross 3", "pond corner")
THREE = ("garden corner", "farm corner", "vineyard corner")
TWO = ("pond straight", "farm straight", "garden straight", "vineyard straight")


@pytest.mark.rule("CAD-15", "CAD-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_x06_after_seven_rounds_every_tile_is_gone_and_a_scoring_follows(seats: int) -> None:
    dealer = Dealer.fast(seats)
    state = start(seats, dealer)
    order: list[int] = []
    while asked(state).split()[0] != "disc":
        before = table(state)
        action = state.legal()[dealer.pick(len(state.legal()))]
        state.apply(action, dealer)
        if table(state).turn != before.turn or table(state).round != before.round:
            order.append(before.turn)
    assert table(state).phase == 1
    assert [at_space(state, space) for space in range(1, 8)] == [[]] * 7
    tiles = [len(own(state, seat).tiles) + own(state, seat).stored for seat in range(seats)]
    extra = 11 - sum(tile is not None for tile in table(state).lower_row)
    assert sum(tiles) == 7 * seats + extra
    assert set(order) == set(range(seats))


@pytest.mark.rule("CAD-15")
def test_turns_go_clockwise_from_the_first_player() -> None:
    state = position(seats=3, phase=2, turn=1)
    assert table(state).first == 1
    seats = []
    for _ in range(6):
        seats.append(table(state).turn)
        state = play(state, legal(state, "go")[0])
        state = play(state, legal(state)[-1]) if asked(state).startswith("take") else state
        state = play(state, "store") if asked(state).startswith("place") else state
        if asked(state).startswith("fountain"):
            state = play(state, legal(state)[0])
    assert seats == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("CAD-16")
def test_a_turn_is_move_take_place() -> None:
    state = position(pawns={0: 1}, ring={2: FOUR, 4: TWO, 7: THREE})
    state = play(state, "go to 2")
    assert asked(state) == "take 0"
    state = play(state, "take bakery")
    assert asked(state) == "place 0"
    state = play(state, "store")
    assert asked(state) == "move 1"


@pytest.mark.rule("CAD-16", "CAD-17")
def test_a_pawn_moves_to_one_of_the_two_neighbouring_spaces_and_may_not_stay() -> None:
    state = position(pawns={0: 1, 1: 2})
    assert legal(state) == ["go to 2", "go to 7"]
    assert "cannot walk" in refusal(state, "go to 1")
    assert "cannot walk" in refusal(state, "go to 3")


@pytest.mark.rule("CAD-17")
def test_another_pawn_is_no_hindrance() -> None:
    state = position(pawns={0: 3, 1: 4})
    assert own(play(state, "go to 4"), 0).pawn == 4


@pytest.mark.rule("CAD-17")
def test_an_empty_space_is_passed_in_the_same_direction() -> None:
    state = position(pawns={0: 1}, ring={1: FOUR, 5: THREE, 7: TWO})
    assert legal(state) == ["go to 5", "go to 7"]
    assert "no tile" in refusal(state, "go to 2")


@pytest.mark.rule("CAD-17")
def test_one_may_choose_to_walk_through_empty_spaces_though_the_other_neighbour_has_tiles() -> None:
    state = position(pawns={0: 1}, ring={2: FOUR, 4: THREE})
    assert legal(state) == ["go to 2", "go to 4"]
    assert own(play(state, "go to 4"), 0).pawn == 4


@pytest.mark.rule("CAD-18", "CAD-23")
def test_a_full_circle_may_end_at_the_own_space() -> None:
    state = position(pawns={0: 1, 1: 6}, ring={6: FOUR})
    after = play(state, "go to 6", "take market", "store")
    assert own(after, 0).pawn == 6
    # Seat 1 stands at 6 and tiles lie there alone: it goes around by itself and is asked for the tile.
    assert asked(after) == "take 1"
    assert own(after, 1).pawn == 6


@pytest.mark.rule("CAD-19")
def test_a_bread_takes_the_pawn_to_any_space_with_tiles_even_its_own() -> None:
    state = position(pawns={0: 1}, bread={0: 1}, ring={1: FOUR, 2: THREE, 4: TWO})
    assert legal(state) == ["go to 2", "go to 4", "bread to 1"]
    after = play(state, "bread to 1")
    assert own(after, 0).bread == 0
    assert own(after, 0).pawn == 1
    assert "no tile" in refusal(state, "bread to 3")
    assert "without bread" in refusal(state, "bread to 2")


@pytest.mark.rule("CAD-19")
def test_without_bread_there_is_only_the_walk() -> None:
    state = position(pawns={0: 1}, ring={1: FOUR, 2: THREE, 4: TWO})
    assert legal(state, "bread") == []
    assert "no bread" in refusal(state, "bread to 1")


@pytest.mark.rule("CAD-20")
def test_equal_tiles_of_a_space_are_one_choice() -> None:
    state = position(pawns={0: 1}, ring={2: ["market", "market", "bakery"], 7: FOUR[2:] + THREE[:1]})
    state = play(state, "go to 2")
    assert legal(state) == ["take market", "take bakery"]
    assert at_space(play(state, "take market"), 2) == []


@pytest.mark.rule("CAD-20")
def test_the_tile_leaves_the_ring() -> None:
    state = position(4, asked="take 2", pawns={0: 2}, ring={2: FOUR, 3: THREE})
    assert "not at space 2" in refusal(state, "take garden corner")
    after = play(state, "take market")
    assert sorted(at_space(after, 2)) == sorted(FOUR[1:])
    in_hand = table(after).in_hand
    assert in_hand is not None and in_hand.name == "market"


@pytest.mark.rule("CAD-21")
def test_x04_with_two_players_two_tiles_leave_after_the_second_is_taken() -> None:
    state = position(asked="take 2", pawns={0: 2}, ring={2: FOUR, 3: TWO})
    state = play(state, "take market")
    assert len(at_space(state, 2)) == 3
    state = position(asked="take 2", pawns={0: 2}, ring={2: FOUR[1:], 3: TWO})
    after, events = listen(state, "take bakery")
    assert at_space(after, 2) == []
    assert asked(after) == "place 0"
    assert told(events, "remove").facts == {"tiles": ["pond corner", "villa cross 3"], "space": 2}


@pytest.mark.rule("CAD-21")
def test_x05_with_three_players_one_tile_leaves_after_the_third_is_taken() -> None:
    state = position(3, asked="take 2", pawns={0: 2}, ring={2: FOUR[1:], 3: TWO})
    after, events = listen(state, "take bakery")
    assert len(at_space(after, 2)) == 2
    assert "remove" not in kinds(events)
    state = position(3, asked="take 2", pawns={0: 2}, ring={2: FOUR[2:], 3: TWO})
    after, events = listen(state, "take villa cross 3")
    assert at_space(after, 2) == []
    assert told(events, "remove").facts == {"tiles": ["pond corner"], "space": 2}


@pytest.mark.rule("CAD-21")
def test_with_four_players_no_tile_leaves() -> None:
    state = position(4, asked="take 2", pawns={0: 2}, ring={2: FOUR[2:], 3: TWO})
    assert at_space(play(state, "take villa cross 3"), 2) == ["pond corner"]


@pytest.mark.rule("CAD-22")
def test_a_tile_that_fits_may_be_stored() -> None:
    state = position(asked="place market")
    assert len(legal(state, "at ")) > 0
    after = play(state, "store")
    assert gained(state, after, 0, "stored") == 1
    assert own(after, 0).tiles == own(state, 0).tiles
    assert own(after, 0).coins == 0


@pytest.mark.rule("CAD-22", "CAD-23")
def test_a_tile_that_fits_nowhere_is_stored_by_itself() -> None:
    """Around one villa cross every side asks for villa, and no other tile has one."""
    ring = {2: FOUR[1:2] + THREE, 3: TWO, 5: ("market", "fountain", "pond corner")}
    state = position(asked="take 2", pawns={0: 2}, ring=ring, districts={0: {"c3": "villa cross 3"}})
    after, events = listen(state, "take bakery")
    assert told(events, "store").facts == {"tile": "bakery"}
    assert own(after, 0).stored == 1
    assert asked(after) == "move 1"


@pytest.mark.rule("CAD-23")
def test_a_single_space_and_a_single_tile_are_taken_without_asking() -> None:
    state = position(pawns={0: 1, 1: 4}, ring={2: FOUR, 5: ["market"] * 3}, asked="take 2")
    after = play(state, "take market", "store")
    assert asked(after) == "move 1"
    assert legal(after) == ["go to 2", "go to 5"]
    after = play(after, "go to 5")
    assert asked(after) == "place 1"
