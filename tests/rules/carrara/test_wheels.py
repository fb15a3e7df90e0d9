"""The two wheels of the advanced version, and the items of a sector that is emptied."""

from __future__ import annotations

import pytest

from mecenate import Dealer
from tests.rules.carrara.positions import ELEVEN, bag, finish, from_bag, on_wheel, position, table, two_wheels
from tests.rules.playing import legal, play, refusal


@pytest.mark.rule("CAR-62")
def test_turning_both_wheels_moves_them_together() -> None:
    state = two_wheels(ELEVEN, {"II": "cup, red statue"})
    before = table(state).wheel
    after = play(state, "turn both wheels", dealer=Dealer.recorded([]))
    wheel = table(after).wheel
    for n in range(6):
        moved = wheel[(n + 1) % 6]
        assert (moved.blocks, moved.decoration, moved.statue) == (
            before[n].blocks,
            before[n].decoration,
            before[n].statue,
        )
    assert (wheel[2].decoration, wheel[2].statue) == ("cup", "red statue")


@pytest.mark.rule("CAR-62", "CAR-17")
def test_turning_both_wheels_adds_blocks() -> None:
    state = position("advanced", florins={0: 20}, wheel={"I": "white " * 7, "II": "red red"})
    after = play(state, "turn both wheels", dealer=from_bag(state, "blue blue"))
    assert on_wheel(after) == {"I": {"blue": 2}, "II": {"white": 7}, "III": {"red": 2}}


@pytest.mark.rule("CAR-62")
def test_turning_the_statue_wheel_moves_statues_alone() -> None:
    state = two_wheels({"II": "red", "V": "blue"}, {"II": "cup, red statue"})
    before = table(state).wheel
    after = play(state, "turn statue wheel", dealer=Dealer.recorded([]))
    wheel = table(after).wheel
    assert [sector.blocks for sector in wheel] == [sector.blocks for sector in before]
    assert [sector.decoration for sector in wheel] == [sector.decoration for sector in before]
    assert [wheel[(n + 1) % 6].statue for n in range(6)] == [sector.statue for sector in before]
    assert (wheel[1].decoration, wheel[2].statue) == ("cup", "red statue")
    assert bag(after) == bag(state)


@pytest.mark.rule("CAR-62")
def test_one_wheel_at_least_must_turn() -> None:
    state = position("advanced", florins={0: 20})
    assert legal(state, "turn") == ["turn both wheels", "turn statue wheel"]
    assert legal(state, "leave") == []
    assert not [word for word in state.game.actions if str(word) == "leave wheel"]


@pytest.mark.rule("CAR-63")
def test_the_statue_wheel_needs_an_affordable_block() -> None:
    """A-24."""
    poor = position("advanced", florins={0: 0}, wheel={"I": "purple", "VI": "white"})
    assert legal(poor, "turn") == ["turn both wheels"]
    assert "you can pay for no block" in refusal(poor, "turn statue wheel")
    free = position("advanced", florins={0: 0}, wheel={"I": "purple", "VI": "yellow"})
    assert legal(free, "turn") == ["turn both wheels", "turn statue wheel"]
    assert legal(play(free, "turn statue wheel")) == ["sector VI"]


@pytest.mark.rule("CAR-64")
def test_emptying_a_sector_offers_its_two_items() -> None:
    """The statue wheel has turned, so yellow lies where red lay."""
    state = two_wheels({"III": "green blue"}, {"III": "cup, red statue"})
    after = play(state, "turn statue wheel", "sector III", "take green", "take blue")
    assert legal(after) == ["claim cup", "claim yellow statue", "claim nothing"]


@pytest.mark.rule("CAR-64")
def test_a_sector_with_blocks_left_gives_nothing() -> None:
    state = two_wheels({"III": "green blue blue"}, {"III": "cup, red statue"})
    after = play(state, "turn statue wheel", "sector III", "take green", "take blue")
    assert legal(after) == ["take blue", "done"]
    assert play(after, "done").actor == 1


@pytest.mark.rule("CAR-64")
def test_not_both_items() -> None:
    state = two_wheels({"III": "green"}, {"III": "cup, red statue"})
    emptied = play(state, "turn both wheels", "sector IV", "take green")
    assert legal(emptied) == ["claim cup", "claim red statue", "claim nothing"]
    for item, other in (("cup", "red statue"), ("red statue", "cup")):
        claimed = play(emptied, f"claim {item}", "store")
        assert legal(claimed, f"claim {other}") == []
        assert finish(claimed).actor == 1
    refused = finish(play(emptied, "claim nothing"))
    assert refused.actor == 1
    assert table(refused).decorations["cup"] == 5
    assert table(refused).statues["red"] == 6


@pytest.mark.rule("CAR-64")
def test_an_empty_sector_gives_nothing() -> None:
    """A-19: a block must have been there, so an empty sector cannot even be chosen."""
    state = two_wheels({"III": "green"}, {"II": "cup, red statue"})
    assert legal(play(state, "turn statue wheel")) == ["sector III"]


@pytest.mark.rule("CAR-64")
def test_new_blocks_at_position_one_belong_to_that_sector() -> None:
    """A-19: blocks and icons count as they lie after turning and refilling."""
    state = two_wheels({"I": "white " * 5, "II": "yellow yellow yellow", "VI": "blue"}, {"VI": "cup, red statue"})
    turned = play(state, "turn both wheels", dealer=from_bag(state, "purple blue"))
    one = play(turned, "sector I", "take blue")
    assert legal(one) == ["take blue", "take purple", "done"]
    assert legal(play(one, "take purple")) == ["take blue", "done"]
    assert legal(play(one, "take purple", "take blue")) == ["claim cup", "claim red statue", "claim nothing"]


@pytest.mark.rule("CAR-64")
def test_the_normal_version_gives_no_items() -> None:
    state = position(florins={0: 20}, wheel={"III": "green"})
    assert play(state, "leave wheel", "sector III", "take green").actor == 1


@pytest.mark.rule("CAR-65", "CAR-12")
def test_an_item_that_has_run_out_cannot_be_claimed() -> None:
    """A-27: the other icon, or nothing."""
    cups = [
        "cathedrale 1+decoration",
        "cathedrale 2+decoration",
        "cathedrale 4+decoration",
        "cathedrale 5+decoration",
        "cathedrale 8+decoration",
    ]
    reds = [f"{kind} {value}+red statue" for kind in ("porta", "villa") for value in (1, 2, 4)]
    icons = {"III": "cup, red statue"}
    no_cups = two_wheels({"III": "green"}, icons, built={1: {"lerici": cups}})
    assert table(no_cups).decorations["cup"] == 0
    after = play(no_cups, "turn both wheels", "sector IV", "take green")
    assert legal(after) == ["claim red statue", "claim nothing"]
    no_reds = two_wheels({"III": "green"}, icons, built={1: {"lerici": reds}})
    assert table(no_reds).statues["red"] == 0
    after = play(no_reds, "turn both wheels", "sector IV", "take green")
    assert legal(after) == ["claim cup", "claim nothing"]
    neither = two_wheels({"III": "green"}, icons, built={1: {"lerici": cups + reds}})
    assert play(neither, "turn both wheels", "sector IV", "take green").actor == 1
