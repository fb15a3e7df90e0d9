"""Components and set-up: what lies where before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from mecenate import Dealer, OptionError
from mecenate.core.dealer import WatchedDealer
from tests.rules.carpe_diem import district
from tests.rules.carpe_diem.positions import SHOVELS, asked, at_space, card_ids, game, own, start, table
from tests.rules.playing import legal, play

SEATS = (2, 3, 4)


class LastDealer(Dealer):
    """Always the last of the things that are left."""

    def pick(self, n: int) -> int:
        return n - 1


class FirstDealer(Dealer):
    """Always the first of the things that are left."""

    def pick(self, n: int) -> int:
        return 0


@pytest.mark.rule("CAD-1")
def test_two_to_four_play_and_seat_one_begins() -> None:
    for seats in SEATS:
        assert asked(start(seats)) == "start 0"
    for seats in (1, 5):
        with pytest.raises(OptionError, match="2 to 4"):
            start(seats)


@pytest.mark.rule("CAD-2", "CAD-3")
def test_the_tiles_are_84_white_and_39_black_of_twelve_kinds() -> None:
    pieces = game().pieces
    white = sum(pieces.pile_count[: int(pieces.white_piles)])
    black = sum(pieces.pile_count[int(pieces.white_piles) :])
    assert (white, black) == (84, 39)
    elements: Counter[str] = Counter()
    for pile, count in enumerate(pieces.pile_count):
        tile = district.lying(pieces.tiles[int(pieces.pile_type[pile])])
        shown = {side for side in tile.sides if side != "grass"} | ({tile.single} if tile.single else set())
        assert len(shown) == 1 or (pile < pieces.white_piles and len(shown) == 2)
        elements.update({str(kind): count for kind in shown})
    assert elements == {
        "villa": 37,
        **dict.fromkeys(("vineyard", "garden", "farm", "pond"), 16),
        **dict.fromkeys(("merchant", "baker", "senator", "artisan"), 14),
        **dict.fromkeys(("market", "bakery", "fountain"), 6),
    }


@pytest.mark.rule("CAD-4")
def test_the_name_of_a_tile_says_how_it_lies_unturned() -> None:
    pieces = game().pieces
    for name, edges in zip(pieces.tiles, pieces.tile_edges, strict=True):
        tile = district.lying(name)
        assert tuple(("grass", *district.KINDS)[edge] for edge in edges) == tile.sides, name
        assert pieces.chimneys[pieces.tiles.index(name)] == tile.chimneys, name
    assert len(set(pieces.tiles)) == 79


@pytest.mark.rule("CAD-5")
@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_has_its_own_board_with_a_shovel_and_nine_banners(seats: int) -> None:
    state = start(seats)
    boards = [own(state, seat).board for seat in range(seats)]
    assert len(set(boards)) == seats
    for seat, board in enumerate(boards):
        assert own(state, seat).shovel == SHOVELS[board]
        assert len(own(state, seat).banners) == 9
        assert own(state, seat).tiles == []


@pytest.mark.rule("CAD-6")
@pytest.mark.parametrize("seats", SEATS)
def test_four_frame_pieces_with_two_tasks_each_lie_around_a_district(seats: int) -> None:
    state = start(seats)
    for seat in range(seats):
        tasks = own(state, seat).tasks
        assert [task.side for task in tasks] == [side for side in ("north", "east", "south", "west") for _ in "12"]
        assert {task.points for task in tasks if task.kind == "villa"} <= {3}
        assert {task.points for task in tasks if task.kind == "baker"} <= {4}


@pytest.mark.rule("CAD-6")
def test_a_task_looks_along_the_line_of_its_place_counted_clockwise() -> None:
    state = start(4)
    for seat in range(4):
        for task in own(state, seat).tasks:
            n = task.place if task.side in ("north", "east") else 7 - task.place
            column = [f"{'abcdef'[n - 1]}{row}" for row in range(1, 7)]
            row = [f"{letter}{n}" for letter in "abcdef"]
            assert task.line == (column if task.side in ("north", "south") else row)


@pytest.mark.rule("CAD-6")
def test_no_kind_faces_itself_along_a_line() -> None:
    pieces = game().pieces
    places: dict[int, set[int]] = {}
    for task, place in enumerate(pieces.task_places):
        places.setdefault(int(pieces.task_kind[task]), set()).add(place + 1)
    assert all(7 - place not in spaces for spaces in places.values() for place in spaces)


@pytest.mark.rule("CAD-7", "CAD-9", "CAD-13")
@pytest.mark.parametrize(
    ("seats", "backs", "circles", "points"),
    [
        pytest.param(2, {"A": 2, "B": 2, "C": 2, "D": 2}, 9, [8, 9], id="X01"),
        pytest.param(3, {"A": 2, "B": 3, "C": 2, "D": 3}, 13, [8, 9, 13], id="X02"),
        pytest.param(4, {"A": 3, "B": 3, "C": 2, "D": 4}, 17, [8, 9, 10, 11], id="X03"),
    ],
)
def test_cards_circles_and_points_by_number_of_players(
    seats: int, backs: dict[str, int], circles: int, points: list[int]
) -> None:
    for seed in range(5):
        state = start(seats, Dealer.fast(seed))
        assert Counter(card.id[0] for card in table(state).cards) == backs
        assert len({card.id for card in table(state).cards}) == sum(backs.values())
        assert len(table(state).circles) == circles
        assert [own(state, seat).points for seat in range(seats)] == points


@pytest.mark.rule("CAD-7")
def test_corners_of_the_grid_stay_empty() -> None:
    def used(seats: int) -> set[str]:
        return {card.space for card in table(start(seats)).cards}

    corners = {"R1C1", "R1C3", "R4C1", "R4C3"}
    assert used(4) - used(2) == corners
    assert used(4) - used(3) == {"R1C1", "R4C3"}


@pytest.mark.rule("CAD-8")
def test_the_printed_cards_need_and_give_what_the_book_says() -> None:
    pieces = game().pieces
    goods = ("grape", "herb", "chicken", "fish")
    assert [card.id for card in pieces.cards] == card_ids()
    printed = {
        "A02": ({"herb": 2}, [4, 0, 0, 0]),
        "A07": ({"chicken": 3}, [7, 0, 0, 0]),
        "B09": ({"grape": 1, "chicken": 1, "fish": 1}, [5, 0, 0, 0]),
        "B11": (dict.fromkeys(goods, 1), [8, 0, 0, 0]),
        "C01": ({"chimney": 2}, [0, 0, 1, 0]),
        "C05": ({"chimney": 3}, [0, 1, 0, 1]),
        "C09": ({"villa": 1}, [3, 0, 0, 0]),
        "C11": ({"villa": 2}, [0, 1, 1, 1]),
        "D01": ({"merchant": 1}, [3, 0, 0, 0]),
        "D13": ({"garden": 1, "pond": 1}, [7, 0, 0, 0]),
        "D22": ({"bakery": 2}, [3, 0, 0, 0]),
        "D24": ({"landscape": 3}, [0, 1, 1, 0]),
    }
    for card in pieces.cards:
        things = goods if card.pays else (*district.ALL_KINDS, "chimney", "landscape", "dwelling")
        assert card.pays == (card.id[0] in "AB")
        if card.id in printed:
            assert ({things[thing]: count for thing, count in card.needs}, card.reward) == printed[card.id]


@pytest.mark.rule("CAD-9")
def test_a_circle_lies_between_every_two_neighbouring_cards() -> None:
    for seats in SEATS:
        cards = {card.space for card in table(start(seats)).cards}
        expected = set()
        for space in cards:
            row, column = int(space[1]), int(space[3])
            for other in (f"R{row}C{column + 1}", f"R{row + 1}C{column}"):
                if other in cards:
                    expected.add(f"{space}-{other}")
        assert {circle.name for circle in table(start(seats)).circles} == expected


@pytest.mark.rule("CAD-10")
def test_there_are_two_fountain_cards_of_each_kind() -> None:
    pieces = game().pieces
    assert pieces.fountain_copies == [2] * 12
    assert [int(points) for points in pieces.fountain_points] == [2] * 12
    assert table(start()).fountain_pile == 24


@pytest.mark.rule("CAD-11")
@pytest.mark.parametrize("seats", SEATS)
def test_four_white_tiles_a_space_and_eleven_black_ones_below(seats: int) -> None:
    state = start(seats)
    assert [len(at_space(state, space)) for space in range(1, 8)] == [4] * 7
    assert len([tile for tile in table(state).lower_row if tile is not None]) == 11
    assert sum(table(state).unseen["white"].values()) == 84 - 28
    assert sum(table(state).unseen["black"].values()) == 39 - 11


@pytest.mark.rule("CAD-13")
def test_discs_start_on_each_other_with_the_first_player_at_the_bottom() -> None:
    for seats in SEATS:
        state = start(seats)
        assert table(state).track[0] == list(range(seats))
        assert [own(state, seat).discs for seat in range(seats)] == [4] * seats


@pytest.mark.rule("CAD-14")
def test_pawns_start_in_turn_order_at_empty_spaces() -> None:
    state = start(3)
    assert legal(state) == [f"go to {space}" for space in range(1, 8)]
    state = play(state, "go to 4")
    assert asked(state) == "start 1"
    assert legal(state) == [f"go to {space}" for space in (1, 2, 3, 5, 6, 7)]
    state = play(state, "go to 1", "go to 7")
    assert [own(state, seat).pawn for seat in range(3)] == [4, 1, 7]
    assert asked(state) == "move 0"


@pytest.mark.rule("CAD-70")
def test_the_deal_asks_for_chance_in_the_order_of_the_rules() -> None:
    watched = WatchedDealer(FirstDealer())
    state = game().start(2, watched)
    assert [own(state, seat).board for seat in (0, 1)] == ["P1", "P2"]
    assert [task.kind for task in own(state, 0).tasks][::2] == ["villa"] * 4
    assert own(state, 1).tasks[1].kind == "merchant"
    assert [card.id for card in table(state).cards] == ["A01", "A02", "B01", "B02", "C01", "C02", "D01", "D02"]
    lower = [tile.name for tile in table(state).lower_row if tile is not None]
    assert lower == ["vineyard end"] * 3 + ["garden end"] * 3 + ["farm end"] * 3 + ["pond end"] * 2
    assert at_space(state, 1) == [
        "vineyard opposite garden",
        "garden opposite farm",
        "farm opposite pond",
        "pond opposite merchant",
    ]
    ranges = [of for _, of in watched.outcomes]
    assert ranges == [
        *(4, 3),
        *range(16, 8, -1),
        *(12, 11),
        *(11, 10),
        *(12, 11),
        *(25, 24),
        *range(8, 0, -1),
        *range(39, 28, -1),
        *range(84, 56, -1),
    ]


@pytest.mark.rule("CAD-70")
def test_equal_tiles_are_counted_one_by_one() -> None:
    state = game().start(4, LastDealer())
    assert [own(state, seat).board for seat in range(4)] == ["P4", "P3", "P2", "P1"]
    lower = [tile.name for tile in table(state).lower_row if tile is not None]
    assert Counter(lower) == {"fountain": 2, "bakery": 2, "market": 2, "villa end 2": 3, "villa end 1": 2}
    assert at_space(state, 1) == ["fountain"] * 4
    assert at_space(state, 4) == [*["villa three-way 2"] * 3, "villa cross 3"]
    assert [card.id for card in table(state).cards][:4] == ["D22", "D23", "D24", "D25"]
