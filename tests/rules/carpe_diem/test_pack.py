"""The pieces: what a pack says, and how a wrong one is refused."""

from __future__ import annotations

import copy
import tomllib
from importlib.resources import files
from typing import Any

import pytest

from mecenate import Dealer, PackError
from tests.rules.carpe_diem.positions import game, goods, own, packed, position, table
from tests.rules.playing import play

Json = dict[str, Any]


def printed() -> Json:
    """The pack that comes with the game."""
    return tomllib.loads((files("mecenate.games.carpe_diem") / "components.toml").read_text(encoding="utf-8"))


def refused(replacement: Json) -> str:
    with pytest.raises(PackError) as error:
        packed(replacement)
    return str(error.value)


def changed(key: str, change: Any) -> Json:
    """A replacement of one list of blocks in which something is changed."""
    blocks = copy.deepcopy(printed()[key])
    change(blocks)
    return {key: blocks}


def test_every_block_says_where_it_comes_from_and_how_sure_it_is() -> None:
    pack = printed()
    blocks = [block for value in pack.values() for block in (value if isinstance(value, list) else [value])]
    blocks += list(pack["setup"].values())
    for block in blocks:
        if block is not pack["setup"]:
            assert block["source"]
            assert 0 < block["confidence"] <= 1


@pytest.mark.rule("CAD-12")
def test_goods_coins_and_bread_do_not_run_out() -> None:
    state = position(
        asked="place pond end",
        districts={0: {"c3": "pond end turned 2"}},
        goods={0: "fish " * 5, 1: "fish " * 5},
        coins={0: 30},
        bread={0: 30},
    )
    assert goods(play(state, "at c4"), 0).split() == ["fish"] * 6


@pytest.mark.rule("CAD-3")
def test_the_number_of_tiles_of_each_back_is_checked() -> None:
    def one_more(blocks: list[Json]) -> None:
        blocks[0]["list"][0]["count"] += 1

    assert refused(changed("tiles", one_more)) == "[[tiles]]: expected 84 tiles with a white back, got 85"
    assert "39 tiles with a black back, got 38" in refused(
        changed("tiles", lambda blocks: blocks[-1]["list"][0].update(count=1))
    )


@pytest.mark.rule("CAD-3")
@pytest.mark.parametrize(
    ("tile", "message"),
    [
        ({"edges": ["pond", "lake", "grass", "grass"], "count": 1}, "edges: expected four out of grass, villa"),
        ({"edges": ["pond", "grass", "grass"], "count": 1}, "edges: expected four"),
        ({"edges": ["pond", "farm", "garden", "grass"], "count": 1}, "a white one at most two"),
        ({"edges": ["grass", "grass", "grass", "grass"], "count": 1}, "a tile shows one element at least"),
        ({"edges": ["pond", "grass", "grass", "grass"], "chimneys": 1, "count": 1}, "only villas have chimneys"),
        ({"edges": ["baker", "baker", "grass", "grass"], "count": 1}, "half a dwelling opens to one side"),
        ({"single": "villa", "count": 1}, "single: expected market, bakery or fountain"),
        ({"edges": ["pond", "grass", "grass", "grass"], "count": 0}, "count: expected a whole number"),
    ],
)
def test_a_wrong_tile_is_refused_by_name_of_its_block(tile: Json, message: str) -> None:
    def put(blocks: list[Json]) -> None:
        blocks[0]["list"][0] = tile

    reason = refused(changed("tiles", put))
    assert reason.startswith("[[tiles]]") and message in reason


@pytest.mark.rule("CAD-3")
def test_a_black_tile_shows_one_element() -> None:
    def put(blocks: list[Json]) -> None:
        blocks[-1]["list"][0] = {"edges": ["pond", "farm", "grass", "grass"], "count": 2}

    assert "a black tile shows one element" in refused(changed("tiles", put))


@pytest.mark.rule("CAD-4")
def test_tiles_that_are_alike_once_turned_are_one_sort() -> None:
    def turn(blocks: list[Json]) -> None:
        blocks[0]["list"][0]["edges"] = ["grass", "garden", "grass", "vineyard"]
        blocks[0]["list"][1]["edges"] = ["grass", "grass", "garden", "vineyard"]

    rules = packed(changed("tiles", turn))
    assert rules.pieces.tiles[0] == "vineyard opposite garden"
    assert rules.pieces.tiles[1] == "garden then vineyard"
    twice = packed(
        changed("tiles", lambda blocks: blocks[0]["list"][1].update(edges=["grass", "garden", "grass", "vineyard"]))
    )
    assert twice.pieces.pile_count[0] == 2


@pytest.mark.rule("CAD-4")
def test_a_tile_of_another_shape_is_named_by_its_sides() -> None:
    def put(blocks: list[Json]) -> None:
        blocks[0]["list"][0]["edges"] = ["pond", "pond", "baker", "grass"]

    assert "pond-baker-grass-pond" in packed(changed("tiles", put)).pieces.tiles


@pytest.mark.rule("CAD-5")
def test_boards_are_checked() -> None:
    assert "expected 4 boards" in refused({"board": printed()["board"][:3]})
    assert "shovel: expected one of c3" in refused(changed("board", lambda blocks: blocks[0].update(shovel="a1")))
    assert "9 different cells" in refused(changed("board", lambda blocks: blocks[0].update(banners=["a1"] * 9)))


@pytest.mark.rule("CAD-6")
def test_frame_pieces_are_checked() -> None:
    assert "expected 16 pieces" in refused({"frame": printed()["frame"][:15]})
    assert "F01] tasks" in refused(changed("frame", lambda blocks: blocks[0].update(tasks=[])))
    bad = {"kind": "lake", "at": 1, "points": 3}
    assert "F01] kind" in refused(changed("frame", lambda blocks: blocks[0].update(tasks=[bad, bad])))
    far = {"kind": "pond", "at": 7, "points": 3}
    assert "F01] at: expected a whole number from 1 to 6" in refused(
        changed("frame", lambda blocks: blocks[0].update(tasks=[far, far]))
    )


@pytest.mark.rule("CAD-7", "CAD-8")
def test_scoring_cards_are_checked() -> None:
    assert "expected 60 cards" in refused(changed("scoring_cards", lambda blocks: blocks[0]["cards"].pop()))
    for change, message in (
        ({"requires": {}}, "A02] requires"),
        ({"requires": {"villa": 1}}, "A02] requires: expected up to 4 of grape"),
        ({"reward": {"gold": 1}}, "A02] reward: expected some of points"),
        ({"reward": {"bread": 3}}, "A02] bread: expected a whole number from 0 to 2"),
    ):
        assert message in refused(
            changed("scoring_cards", lambda blocks, change=change: blocks[0]["cards"][0].update(change))
        )
    assert "A02] back and mode" in refused(changed("scoring_cards", lambda blocks: blocks[0].update(back="E")))


@pytest.mark.rule("CAD-7", "CAD-9", "CAD-13")
def test_the_set_up_is_checked() -> None:
    assert "[setup.p2] points" in refused({"setup": {"p2": {"points": [8]}}})
    assert "[setup.p2] cards: expected 8 for the grid, got 9" in refused({"setup": {"p2": {"cards": {"A": 3}}}})
    assert "[setup.p3.cards] C" in refused({"setup": {"p3": {"cards": {"C": 40}}}})
    assert "[setup.p4] empty_spaces" in refused({"setup": {"p4": {"empty_spaces": ["R9C9"]}}})
    assert "[setup.p3] taken_per_space" in refused({"setup": {"p3": {"taken_per_space": 4}}})


@pytest.mark.rule("CAD-10", "CAD-44")
def test_fountain_cards_are_checked_and_serve_every_fountain() -> None:
    def thirteen_fountains(blocks: list[Json]) -> None:
        for tile in blocks[4]["list"]:
            tile["count"] = {"market": 2, "bakery": 2, "fountain": 8}[tile["single"]]
        for tile in blocks[-1]["list"]:
            tile["count"] = {"market": 1, "bakery": 1, "fountain": 4}[tile["single"]]

    assert packed(changed("tiles", thirteen_fountains)).pieces.tiles == game().pieces.tiles

    def too_many(blocks: list[Json]) -> None:
        thirteen_fountains(blocks)
        blocks[4]["list"][0]["count"], blocks[4]["list"][2]["count"] = 1, 9

    assert "13 fountains can draw 26 of 24 cards" in refused(changed("tiles", too_many))
    assert "expected 24 cards" in refused(changed("fountain_cards", lambda blocks: blocks.pop()))
    assert "each kind at most once" in refused(
        changed("fountain_cards", lambda blocks: blocks[1].update(kinds=["villa"]))
    )


@pytest.mark.rule("CAD-61")
def test_the_villa_table_is_checked() -> None:
    assert "[villas] points" in refused({"villas": {"points": []}})
    assert "[villas] points" in refused({"villas": {"points": ["many"]}})


def test_other_numbers_are_taken_from_the_pack() -> None:
    rules = packed(
        {
            "track": {"last": 5},
            "rewards": {"baker_bread": 4, "market_coins": 3},
            "setup": {"p2": {"points": [1, 2]}},
        }
    )
    state = rules.start(2, Dealer.fast(1))
    assert [own(state, seat).points for seat in (0, 1)] == [1, 2]
    assert len(table(state).track) == 6
    market = position(asked="place market", rules=rules)
    assert own(play(market, "at c4"), 0).coins == 3
    assert rules != game() and rules.pack_digest != game().pack_digest


def test_no_card_gives_back_as_many_coins_as_it_takes() -> None:
    """Such a card could be fulfilled without end."""

    def generous(blocks: list[Json]) -> None:
        blocks[0]["cards"][0]["reward"] = {"coins": sum(blocks[0]["cards"][0]["requires"].values())}

    assert "coins" in refused(changed("scoring_cards", generous))
