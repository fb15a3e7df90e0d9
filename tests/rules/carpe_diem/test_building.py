"""Building: where a tile fits, banners, and what is finished."""

from __future__ import annotations

import pytest

from mecenate import Dealer, State
from tests.rules.carpe_diem import district
from tests.rules.carpe_diem.positions import asked, gained, game, goods, own, packed, position, start, tiles_of
from tests.rules.playing import kinds, legal, listen, play, refusal


def done(state: State, seat: int = 0) -> dict[str, int]:
    """What a seat has finished, without the kinds it lacks."""
    return {kind: count for kind, count in own(state, seat).finished.items() if count > 0}


@pytest.mark.rule("CAD-24")
def test_the_first_tile_goes_on_the_shovel_in_any_turn_and_is_not_stored() -> None:
    state = play(start(2), "go to 1", "go to 4")
    state = play(state, legal(state)[0])
    tile = next(text for text in legal(state, "take") if "then" in text or "opposite" in text)
    state = play(state, tile)
    shovel = own(state, 0).shovel
    assert legal(state) == [f"at {shovel}", *(f"at {shovel} turned {n}" for n in (1, 2, 3))]
    assert "shovel" in refusal(state, "store")
    assert "shovel" in refusal(state, "at a1")
    after = play(state, f"at {shovel} turned 1")
    assert tiles_of(after, 0) == {shovel: f"{tile.removeprefix('take ')} turned 1"}


@pytest.mark.rule("CAD-25")
def test_later_tiles_touch_a_tile_with_a_side_and_the_frame_is_none() -> None:
    state = position(asked="place market", districts={0: {"c3": "bakery"}})
    assert legal(state) == ["at c2", "at b3", "at d3", "at c4", "store"]
    assert "no tile beside" in refusal(state, "at a1")
    assert "no tile beside" in refusal(state, "at d4")
    assert "there is a tile on c3" in refusal(state, "at c3")


@pytest.mark.rule("CAD-26")
def test_one_quarter_turn_brings_the_north_side_to_the_east() -> None:
    state = position(asked="place pond end", districts={0: {"c3": "pond end turned 1"}})
    assert [text for text in legal(state) if "d3" in text] == ["at d3 turned 3"]
    assert district.lying("pond end turned 1").sides == ("grass", "pond", "grass", "grass")
    after = play(state, "at d3 turned 3")
    assert done(after) == {"pond": 1}


@pytest.mark.rule("CAD-26")
def test_turns_that_change_nothing_are_not_offered() -> None:
    around = {"c3": "bakery"}
    assert legal(position(asked="place market", districts={0: around}), "at c4") == ["at c4"]
    straight = position(asked="place pond straight", districts={0: around})
    assert legal(straight, "at d3") == ["at d3"]
    assert legal(straight, "at c4") == ["at c4 turned 1"]
    corner = position(asked="place pond corner", districts={0: around})
    assert legal(corner, "at c4") == ["at c4 turned 1", "at c4 turned 2"]


@pytest.mark.rule("CAD-27")
def test_every_side_must_match_what_it_touches() -> None:
    state = position(asked="place pond then baker", districts={0: {"c3": "pond end turned 2", "d3": "market"}})
    assert legal(state, "at c4") == ["at c4"]
    assert "at d4" not in legal(state)
    assert legal(state, "at d4") == ["at d4 turned 1", "at d4 turned 2"]


@pytest.mark.rule("CAD-27")
def test_the_frame_is_grass() -> None:
    """On a3 the west side is the frame: of the four turns of a pond end only two fit."""
    state = position(
        asked="place pond end",
        districts={0: {"c3": "market", "b3": "bakery", "b2": "fountain", "b4": "market"}},
    )
    assert legal(state, "at a3") == ["at a3", "at a3 turned 2"]
    assert legal(state, "at a2") == ["at a2", "at a2 turned 2"]


@pytest.mark.rule("CAD-27")
def test_legal_placements_are_those_of_an_independent_look_at_the_district() -> None:
    dealer = Dealer.fast(5)
    looked = 0
    for seats in (2, 3, 4):
        state = start(seats, dealer)
        while not state.over:
            if asked(state).startswith("place") and dealer.pick(2) == 0:
                seat = state.actor
                assert seat is not None
                tiles = tiles_of(state, seat)
                prompt = state.prompt
                assert prompt is not None
                expected = district.fitting(tiles, str(prompt.facts["tile"]), own(state, seat).shovel)
                assert set(legal(state, "at ")) == expected
                assert ("store" in legal(state)) == bool(tiles)
                looked += 1
            state.apply(state.legal()[dealer.pick(len(state.legal()))], dealer)
    assert looked > 70


@pytest.mark.rule("CAD-28")
def test_one_tile_can_finish_two_things() -> None:
    state = position(
        asked="place pond then baker",
        districts={0: {"c3": "pond end turned 2", "d3": "market", "d4": "baker half turned 3"}},
    )
    after = play(state, "at c4")
    assert done(after) == {"pond": 1, "baker": 1, "market": 1}
    assert goods(after, 0) == "fish"
    assert gained(state, after, 0, "bread") == 2


@pytest.mark.rule("CAD-28", "CAD-30")
def test_of_two_elements_one_may_stay_open() -> None:
    state = position(asked="place pond then baker", districts={0: {"c3": "pond end turned 2"}})
    after = play(state, "at c4")
    assert done(after) == {"pond": 1}
    assert goods(after, 0) == "fish"
    assert own(after, 0).bread == 0


@pytest.mark.rule("CAD-29")
def test_x12_a_tile_on_a_banner_takes_it_and_moves_the_disc() -> None:
    state = position(asked="place market", districts={0: {"c3": "bakery"}})
    assert "d3" in own(state, 0).banners
    after, events = listen(state, "at d3")
    assert "d3" not in own(after, 0).banners
    assert len(own(after, 0).banners) == 8
    assert gained(state, after, 0, "track") == 1
    assert kinds(events)[:5] == ["place", "banner", "track", "finish", "coins"]
    assert gained(state, play(state, "at c4"), 0, "track") == 0


@pytest.mark.rule("CAD-30")
def test_what_looks_at_an_empty_cell_is_not_finished() -> None:
    state = position(asked="place pond straight", districts={0: {"c3": "pond end turned 2"}})
    after = play(state, "at c4")
    assert done(after) == {}
    assert goods(after, 0) == ""


@pytest.mark.rule("CAD-30")
def test_what_the_engine_counts_along_is_what_lies_there() -> None:
    """Whole games, each district worked out again from the names of its tiles."""
    for seed, seats in enumerate((2, 3, 4)):
        dealer = Dealer.fast(seed)
        state = start(seats, dealer)
        steps = 0
        while not state.over:
            state.apply(state.legal()[dealer.pick(len(state.legal()))], dealer)
            steps += 1
            if steps % 25 == 0 or state.over:
                for seat in range(seats):
                    check_district(state, seat)


def check_district(state: State, seat: int) -> None:
    """Sides, finished things, chimneys, villa points and tasks of one district."""
    tiles = tiles_of(state, seat)
    finished = district.finished(tiles)
    player = own(state, seat)
    assert district.mismatches(tiles) == []
    assert player.finished == {kind: len(things) for kind, things in finished.items()}
    for placed in player.tiles:
        closed = [kind for kind in placed.tile.kinds if any(placed.cell in thing.cells for thing in finished[kind])]
        assert placed.finished == closed
    assert player.chimneys == district.chimneys(tiles)
    assert player.score["villas"] == district.villa_points(tiles)
    for task in player.tasks:
        assert task.done == any(thing.cells & set(task.line) for thing in finished[task.kind])


@pytest.mark.rule("CAD-31")
def test_a_villa_gives_nothing_when_it_is_finished() -> None:
    state = position(asked="place villa end 2", districts={0: {"c3": "villa end 1 turned 2"}})
    after, events = listen(state, "at c4")
    assert done(after) == {"villa": 1}
    assert own(after, 0).score["villas"] == 3
    assert kinds(events)[:2] == ["place", "finish"]
    assert [gained(state, after, 0, what) for what in ("coins", "bread", "points", "track")] == [0, 0, 0, 0]


@pytest.mark.rule("CAD-31")
def test_a_villa_may_close_in_a_block() -> None:
    """Four corners; the last one closes the ring. Corners show 1, 2 and 2 chimneys, and the three-way 2."""
    tiles = {
        "c3": "villa corner 2 turned 1",
        "d3": "villa corner 2 turned 2",
        "c4": "villa corner 1",
        "e4": "villa end 1 turned 3",
        "e3": "market",
    }
    state = position(asked="place villa three-way 2", districts={0: tiles})
    assert done(state) == {"market": 1}
    after = play(state, "at d4")
    assert done(after) == {"market": 1, "villa": 1}
    assert own(after, 0).chimneys == 8
    assert own(after, 0).score["villas"] == 15


@pytest.mark.rule("CAD-32")
def test_x07_a_pond_of_three_tiles_gives_two_fish() -> None:
    state = position(asked="place pond end", districts={0: {"c3": "pond end turned 2", "c4": "pond straight"}})
    assert goods(play(state, "at c5"), 0) == "fish fish"


@pytest.mark.rule("CAD-32")
@pytest.mark.parametrize(
    ("kind", "good"), [("vineyard", "grape"), ("garden", "herb"), ("farm", "chicken"), ("pond", "fish")]
)
def test_each_landscape_gives_its_own_good_one_fewer_than_tiles(kind: str, good: str) -> None:
    two = position(asked=f"place {kind} end", districts={0: {"c3": f"{kind} end turned 2"}})
    assert goods(play(two, "at c4"), 0) == good
    four = {"c3": f"{kind} end turned 2", "c4": f"{kind} straight", "c5": f"{kind} corner"}
    state = position(asked=f"place {kind} end", districts={0: four, 1: {"d3": "market"}})
    assert goods(play(state, "at d5 turned 3"), 0) == f"{good} {good} {good}"


@pytest.mark.rule("CAD-33")
def test_with_the_usual_tiles_no_landscape_can_have_five() -> None:
    assert not game().pieces.landscapes_can_be_long


@pytest.mark.rule("CAD-33")
def test_a_fifth_tile_of_a_landscape_is_refused() -> None:
    """A set of tiles with four pond straights in place of the other landscapes that go on."""
    groups = {
        "tiles": [
            {"back": "white", "list": [{"edges": ["pond", "grass", "pond", "grass"], "count": 24}]},
            {"back": "white", "list": [{"edges": ["villa", "grass", "grass", "grass"], "chimneys": 1, "count": 60}]},
            {"back": "black", "list": [{"edges": ["vineyard", "grass", "grass", "grass"], "count": 5}]},
            {"back": "black", "list": [{"edges": ["garden", "grass", "grass", "grass"], "count": 5}]},
            {"back": "black", "list": [{"edges": ["pond", "grass", "grass", "grass"], "count": 29}]},
        ]
    }
    rules = packed(groups)
    assert rules.pieces.landscapes_can_be_long
    three = {"c3": "pond straight", "c4": "pond straight", "c5": "pond straight"}
    state = position(asked="place pond straight", districts={0: three}, rules=rules)
    assert legal(state, "at c2") == ["at c2"]
    four = {**three, "c2": "pond straight", "d2": "villa end 1"}
    state = position(asked="place pond end", districts={0: four}, rules=rules)
    assert legal(state, "at c1") == []
    assert legal(state, "at c6") == []
    assert legal(state, "at d3") == ["at d3 turned 1", "at d3 turned 2"]
    three_and_two = {"c3": "pond straight", "c4": "pond straight", "d3": "villa end 1", "d4": "villa end 1 turned 2"}
    state = position(asked="place pond end", districts={0: three_and_two}, rules=rules)
    assert legal(state, "at c5") == ["at c5"]


@pytest.mark.rule("CAD-34")
def test_a_dwelling_is_two_halves() -> None:
    state = position(asked="place baker half", districts={0: {"c3": "baker half turned 2"}})
    assert legal(state, "at c4") == ["at c4"]
    after = play(state, "at c4")
    assert done(after) == {"baker": 1}
    assert gained(state, after, 0, "bread") == 2
    wrong = position(asked="place senator half", districts={0: {"c3": "baker half turned 2"}})
    assert legal(wrong, "at c4") == []
