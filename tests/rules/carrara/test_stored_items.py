"""Stored items at every choice of a later turn, and the two readings about throwing items away."""

from __future__ import annotations

from typing import Any

import pytest

import mecenate
from mecenate import Record, State
from tests.rules.carrara.positions import column, one_tile_in_lerici, own, position, table
from tests.rules.playing import legal, play


def half_way(**options: Any) -> State:
    """Seat 1 has a gate in store and a porta for it."""
    return position(
        "advanced",
        florins={0: 50},
        blocks={0: "purple purple purple purple purple"},
        wheel={"VI": "purple"},
        icons={"V": "book, green statue"},
        display=["villa 2"],
        built={0: {"lerici": ["porta 5"]}},
        warehouses={0: "gate"},
        **options,
    )


HALF_DONE = {
    "sector": ["turn statue wheel"],
    "take": ["turn statue wheel", "sector VI"],
    "claim sector": ["turn statue wheel", "sector VI", "take purple"],
    "place, of a claimed item": ["turn statue wheel", "sector VI", "take purple", "claim green statue"],
    "site": ["build villa 2"],
    "improve": ["build porta 8", "over porta 5", "pay purple", "pay purple", "pay purple"],
    "claim gold": ["visit 1"],
    "claim decoration": ["visit 3"],
    "space": ["visit 7"],
    "end": ["pass"],
}


@pytest.mark.rule("CAR-74")
@pytest.mark.parametrize("texts", HALF_DONE.values(), ids=HALF_DONE.keys())
def test_a_stored_item_moves_at_every_choice_that_is_not_a_payment(texts: list[str]) -> None:
    """A-22: and then the same choice is asked again, without that item."""
    asked = play(half_way(), *texts)
    before = legal(asked)
    tile = "porta 8" if "build porta 8" in texts else "porta 5"
    assert before.count("place gate") == 1
    after = play(asked, "place gate", f"on {tile}")
    assert f"{tile}+decoration" in column(after, 0, "lerici")
    assert own(after, 0).warehouses == []
    if after.actor == 0:
        assert after.prompt == asked.prompt
        left = [text for text in before if text not in ("place gate", "purchase gate")]
        assert legal(after) == left


@pytest.mark.rule("CAR-74")
def test_the_purchase_keeps_its_three_moments() -> None:
    """Before the main action, between bonus and space, and after the main action."""
    for name, texts in HALF_DONE.items():
        assert bool(legal(play(half_way(), *texts), "purchase")) == (name in ("space", "end")), name


@pytest.mark.rule("CAR-74")
def test_no_stored_item_moves_during_a_payment() -> None:
    """Neither while blocks are paid nor before a bought item stands: it is placed at once."""
    assert legal(play(half_way(), "build villa 2", "in lerici"), "place") == []
    assert legal(play(half_way(), "purchase purple statue"), "place") == []


@pytest.mark.rule("CAR-74")
def test_one_stored_item_moves_before_the_next() -> None:
    state = position("advanced", built={0: {"lerici": ["porta 1"]}}, warehouses={0: "gate, red statue"})
    assert legal(play(state, "place gate")) == ["on porta 1"]


@pytest.mark.rule("CAR-72", "CAR-74")
def test_nothing_need_be_thrown_away_while_a_stored_item_has_a_tile() -> None:
    """Both warehouses are full and the gate fits nowhere; the red statue makes room for it."""
    state = position("advanced", built={0: {"lerici": ["villa 1"]}}, warehouses={0: "cup, red statue"})
    claimed = play(state, "visit 3", "claim gate")
    assert legal(claimed) == ["swap cup", "swap red statue", "place red statue"]
    placing = play(claimed, "place red statue")
    assert legal(placing) == ["on villa 1"]
    placed = play(placing, "on villa 1")
    assert legal(placed) == ["store"]
    stored = play(placed, "store")
    assert own(stored, 0).warehouses == ["cup", "gate"]
    assert table(stored).statues["red"] == 5
    assert "evaluate villa" in legal(stored)


@pytest.mark.rule("CAR-66", "CAR-74")
def test_a_stored_item_may_take_the_tile_of_the_claimed_one() -> None:
    """Then the claimed statue goes into the warehouse that became free."""
    state = position("advanced", built={0: {"lerici": ["villa 1"]}}, warehouses={0: "cup, red statue"})
    claimed = play(state, "visit 1", "claim gold statue")
    assert legal(claimed) == ["on villa 1", "place red statue"]
    after = play(claimed, "place red statue", "on villa 1")
    assert legal(after) == ["store"]


@pytest.mark.rule("CAR-73", "CAR-74")
def test_an_item_stored_in_this_turn_stays_where_it_is() -> None:
    """Also while the next choice of the same scoring is asked."""
    state = position("advanced", florins={0: 0}, built={0: {"lerici": ["porta 1"]}})
    assert legal(play(state, "visit 3", "claim gate", "store"), "place") == []


def only_a_statue_opens(warehouses: str, **options: Any) -> State:
    """Type and landscape are scored: the statue space of Lerici is the only one left."""
    return one_tile_in_lerici("porta, urban", "1 3 4 5 6 8", warehouses={0: warehouses}, **options)


@pytest.mark.rule("CAR-74", "CAR-79")
@pytest.mark.parametrize("claimed", [[], ["claim gold statue"]], ids=["before claiming", "with gold in hand"])
def test_a_stored_statue_may_open_the_space_instead_of_the_gold(claimed: list[str]) -> None:
    """Only a statue opens a space. With the stored one on the tile, the gold statue is free to go elsewhere."""
    state = only_a_statue_opens("red statue")
    asked = play(state, "visit 1", *claimed)
    first = ["on porta 1"] if claimed else ["claim gold statue"]
    assert legal(asked) == [*first, "place red statue"]
    opened = play(asked, "place red statue", "on porta 1")
    assert legal(opened) == (["store"] if claimed else ["claim gold statue", "claim nothing"])
    after = play(opened, "store" if claimed else "claim nothing")
    assert legal(after) == ["evaluate livorno+lerici"]


@pytest.mark.rule("CAR-74", "CAR-79")
def test_a_stored_statue_that_opens_nothing_leaves_the_tile_of_the_gold() -> None:
    """The pair of Massa is scored, so the stored statue in Massa changes nothing: the gold must still open Lerici."""
    state = position(
        "advanced",
        florins={0: 0},
        built={0: {"massa": ["porta 1"], "livorno": ["porta 2"]}},
        sections="1 3 4 5 8",
        scored={0: "porta, urban, massa+pisa"},
        warehouses={0: "red statue"},
    )
    claimed = play(state, "visit 1", "claim gold statue")
    assert legal(claimed) == ["on porta 2", "place red statue"]
    placed = play(claimed, "place red statue", "on porta 1")
    assert legal(placed) == ["on porta 2"]


@pytest.mark.rule("CAR-105")
def test_the_old_reading_goes_on_in_old_games() -> None:
    """Rules 1: stored items move between the steps of a turn only."""
    assert mecenate.game("carrara").options["storing"] == "any_time"
    old = mecenate.game("carrara", rules=1, version="advanced")
    assert old.options["storing"] == "between"
    for name, texts in HALF_DONE.items():
        asked = play(half_way(rules=1), *texts)
        assert bool(legal(asked, "place")) == (name in ("space", "end")), name


def until_a_stored_item_moves_while_blocks_are_taken(seed: int) -> Record | None:
    """A game of random choices up to that move; None if it does not come up soon."""
    record = Record(mecenate.game("carrara", version="advanced"), 2, mecenate.Dealer.fast(seed))
    chance = mecenate.Dealer.fast(seed)
    for _ in range(300):
        texts = [str(action) for action in record.state.legal()]
        prompt = record.state.prompt
        assert prompt is not None
        moves = [text for text in texts if text.startswith("place ")]
        if prompt.kind == "take" and moves:
            record.play(moves[0])
            return record
        wanted = [text for text in texts if text.startswith(("claim ", "store", "turn ", "take ", "build "))]
        wanted = [text for text in wanted or texts if text != "claim nothing" and text not in moves]
        record.play(wanted[chance.pick(len(wanted))])
        if record.state.over:
            break
    return None


@pytest.mark.rule("CAR-105")
def test_a_record_is_replayed_by_the_rules_it_names() -> None:
    """What only the new reading allows is no move of a game of rules 1, and the moves before it are."""
    record = next(filter(None, map(until_a_stored_item_moves_while_blocks_are_taken, range(50))))
    text = str(record)
    assert Record.parse(text).state == record.state
    old = text.replace("rules 2", "rules 1").replace("option storing any_time\n", "")
    with pytest.raises(mecenate.RecordError, match=r"place .* is not legal now"):
        Record.parse(old)
    before = Record.parse(old[: old.rindex("\n", 0, -1) + 1])
    assert before.state.game.options["storing"] == "between"
    assert Record.parse(str(before)).state == before.state


@pytest.mark.rule("CAR-106")
def test_throwing_away_though_a_tile_is_free() -> None:
    """A-21, the wide reading: with both warehouses full a stored item may always make room."""
    built = {0: {"lerici": ["porta 1"]}}
    strict = position("advanced", built=built, warehouses={0: "cup, crown"})
    assert legal(play(strict, "visit 3", "claim gate")) == ["on porta 1"]
    wide = position("advanced", built=built, warehouses={0: "cup, crown"}, discard="full")
    claimed = play(wide, "visit 3", "claim gate")
    assert legal(claimed) == ["on porta 1", "swap cup", "swap crown"]
    assert own(play(claimed, "swap cup"), 0).warehouses == ["gate", "crown"]
    free = position("advanced", built=built, warehouses={0: "cup"}, discard="full")
    assert legal(play(free, "visit 3", "claim gate")) == ["on porta 1", "store"]


@pytest.mark.rule("CAR-79", "CAR-106")
def test_throwing_away_never_closes_the_only_space() -> None:
    """The gold statue must open a space, so it cannot take the place of a stored item."""
    state = only_a_statue_opens("cup, crown", discard="full")
    assert legal(play(state, "visit 1", "claim gold statue")) == ["on porta 1"]
