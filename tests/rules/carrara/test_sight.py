"""What each seat may see."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mecenate import Dealer, State
from tests.rules.carrara.positions import bag, blocks, florins, on_wheel, own, pile, position, start, table
from tests.rules.playing import listen, play


def plain(state: State, seat: int | None) -> dict[str, Any]:
    """The view of a seat as plain data."""
    view: dict[str, Any] = msgspec.to_builtins(state.view(seat))
    return view


@pytest.mark.rule("CAR-92")
@pytest.mark.parametrize("version", ["normal", "advanced"])
def test_florins_and_blocks_of_the_others_are_hidden(version: str) -> None:
    """A-34: not even how many; a spectator sees nobody's."""
    state = start(version, 3)
    for seat in range(3):
        for player in state.view(seat).players:
            assert (player.florins is None) == (player.blocks is None) == (player.seat != seat)
    assert all(player.florins is None and player.blocks is None for player in table(state).players)
    assert (florins(state, 1), blocks(state, 1)) == (20, {"blue": 1, "purple": 1})


@pytest.mark.rule("CAR-92")
def test_when_the_game_is_over_all_is_shown() -> None:
    state = position(turn=1, finisher=0, pile=0, florins={0: 11, 1: 6}, blocks={0: "red"})
    assert state.view(1).players[0].florins is None
    over = play(state, "pass")
    for seat in (0, 1, None):
        players = over.view(seat).players
        assert [(player.florins, player.blocks) for player in players] == [(11, {"red": 1}), (8, {})]


@pytest.mark.rule("CAR-92", "CAR-94")
@pytest.mark.parametrize("version", ["normal", "advanced"])
def test_a_seat_cannot_tell_apart_what_differs_behind_screens(version: str) -> None:
    """Other florins and blocks of seat 0, and so another bag: the same view for seat 1 and for a spectator."""
    built = {0: {"lerici": ["porta 1"], "pisa": ["villa 5"]}}
    poor = position(version, florins={0: 0}, blocks={0: "purple"}, built=built)
    rich = position(version, florins={0: 80}, blocks={0: "white white red"}, built=built)
    assert bag(poor) != bag(rich)
    for seat in (1, None):
        assert poor.view(seat) == rich.view(seat)
    assert poor.prompt == rich.prompt
    assert poor.view(0) != rich.view(0)


@pytest.mark.rule("CAR-92", "CAR-93")
def test_what_is_told_to_others_does_not_depend_on_what_they_cannot_see() -> None:
    built = {0: {"lerici": ["porta 1"]}}
    poor = position("advanced", florins={0: 10}, blocks={0: "purple purple"}, built=built, display=["villa 2"])
    rich = position("advanced", florins={0: 90}, blocks={0: "purple purple white"}, built=built, display=["villa 2"])
    turn = ["purchase gate", "on porta 1", "build villa 2", "in lerici", "pay purple", "pay purple"]
    tales = []
    for state in (poor, rich):
        after, events = listen(state, *turn, dealer=Dealer.scripted([3]))
        tales.append([event.to_dict() for event in events if event.known_to(1)])
        assert after.actor == 1
    assert tales[0] == tales[1]


@pytest.mark.rule("CAR-93")
def test_everything_else_is_open() -> None:
    state = position(
        "advanced",
        3,
        turn=2,
        wheel={"II": "red"},
        icons={"II": "cup, red statue"},
        display=["villa 1"],
        built={1: {"pisa": ["porta 2+decoration+white statue"]}},
        sections="1 2 3 4 5 6",
        visit=(0, 5),
        scored={0: "36 florins, porta", 1: "pisa"},
        improved={1: "pisa"},
        warehouses={1: "book, gold statue"},
        points={1: 17},
        gold={1: 2},
    )
    for seat in (0, 2, None):
        seen = state.view(seat)
        assert seen.wheel[1].blocks == {"red": 1}
        assert (seen.wheel[1].decoration, seen.wheel[1].statue) == ("cup", "red statue")
        assert seen.display[0].name == "villa 1"
        assert seen.pile == len(pile(state)) == 20
        assert len(seen.monuments) == 6
        assert seen.improvements["pisa"] == 0
        assert [part.gold_statues for part in seen.court[:2]] == [2, 3]
        assert seen.court[4].markers == [2]
        assert (seen.visitor, seen.visited_section) == (0, 5)
        assert seen.cities[1].owner == 1
        assert seen.florin_spaces == {"36 florins": 0, "50 florins": None}
        assert seen.decorations["gate"] == 5
        assert seen.statues["white"] == 5
        other = seen.players[1]
        assert other.columns["pisa"][0].decorated
        assert other.columns["pisa"][0].statue == "white"
        assert other.warehouses == ["book", "gold statue"]
        assert other.improvements == ["pisa"]
        assert other.points == 17
        assert (other.markers, other.open_area) == (7, 2)
        assert {space.name for space in seen.players[0].spaces if space.used} == {"pisa", "porta", "36 florins"}


@pytest.mark.rule("CAR-93")
def test_actions_are_open() -> None:
    """Everybody sees what is taken and what is paid."""
    state = position(florins={0: 20}, blocks={0: "red red"}, display=["villa 2"])
    _, taking = listen(state, "leave wheel", "sector I", "take white", "done")
    _, paying = listen(state, "build villa 2", "in lucca", "pay red", "pay red")
    for events in (taking, paying):
        assert all(event.known_to(1) and event.known_to(None) for event in events)
    assert {"colour": "white", "florins": 6, "position": "I"} in [event.facts for event in taking]
    assert {"colour": "red", "blocks": 1} in [event.facts for event in paying]


@pytest.mark.rule("CAR-94")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_bag_is_not_shown(seat: int | None) -> None:
    """Neither its colours nor its number; the pile is a number only."""
    few = position(florins={0: 0}, blocks={0: "white white", 1: "purple " * 5}, wheel={})
    many = position(florins={0: 0}, blocks={0: "white white"}, wheel={})
    assert sum(bag(few).values()) != sum(bag(many).values())
    if seat != 1:
        assert plain(few, seat) == plain(many, seat)
    assert "bag" not in plain(few, seat)
    assert isinstance(plain(few, seat)["pile"], int)


@pytest.mark.rule("CAR-94")
def test_there_is_no_hidden_order() -> None:
    """The same state goes on with whatever is drawn: nothing is decided before it is needed."""
    state = position(florins={0: 20}, wheel={"I": "white"})
    one = play(state, "turn wheel", dealer=Dealer.fast(1))
    two = play(state, "turn wheel", dealer=Dealer.fast(2))
    assert on_wheel(one) != on_wheel(two)


@pytest.mark.rule("CAR-92", "CAR-94")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_state_imagined_from_the_view_looks_the_same_and_keeps_all_pieces(seat: int | None) -> None:
    state = position("advanced", 3, built={0: {"lerici": ["porta 1"]}}, blocks={0: "red", 1: "blue white"})
    imagined = [state.imagine_from_view(seat, Dealer.fast(n)) for n in range(8)]
    for other in imagined:
        other.audit()
        assert other.view(seat) == state.view(seat)
    assert len({other.key() for other in imagined}) == 8
    if seat is not None:
        assert all(own(other, seat) == own(state, seat) for other in imagined)


@pytest.mark.rule("CAR-92")
def test_a_player_imagined_from_the_view_can_finish_what_it_has_begun() -> None:
    state = play(position(blocks={0: "white " * 5}, display=["porta 5"], wheel={}), "build porta 5", "in livorno")
    for n in range(20):
        other = state.imagine_from_view(1, Dealer.fast(n))
        assert other.view(1) == state.view(1)
        while other.actor == 0:
            assert other.legal()
            other.apply(other.legal()[0], Dealer.fast(n))


@pytest.mark.rule("CAR-92")
def test_a_player_imagined_from_the_view_has_what_luck_would_hardly_bring() -> None:
    """Nine of fourteen white and yellow blocks behind one screen: whoever saw the choice of city knows."""
    hand = "white " * 7 + "yellow yellow"
    state = play(position(seats=3, blocks={0: hand}, wheel={}), "build villa 8", "in livorno")
    other = state.imagine_from_view(2, Dealer.fast(1))
    other.audit()
    assert other.view(2) == state.view(2)
    while other.actor == 0:
        assert other.legal()
        other.apply(other.legal()[0], Dealer.fast(1))


@pytest.mark.rule("CAR-92", "CAR-104")
def test_with_nothing_hidden_there_is_nothing_to_imagine_from_the_view() -> None:
    over = play(position(turn=1, finisher=0, pile=0), "pass")
    down = start("normal", 3, screens="down")
    for state in (over, down):
        assert state.imagine_from_view(1, Dealer.fast(1)) == state


@pytest.mark.rule("CAR-92")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_whoever_remembers_knows_what_lies_behind_the_screens(seat: int | None) -> None:
    """Seat 0 has bought in the open: whoever saw it knows its florins and blocks, and the bag."""
    state = start("normal", 3, dealer=Dealer.fast(4))
    after = play(state, "turn wheel", "sector II", "take blue", "take purple", "done", dealer=Dealer.fast(4))
    assert after.view(seat).players[0].florins is None
    for n in range(5):
        other = after.imagine(seat, Dealer.fast(n))
        assert (florins(other, 0), blocks(other, 0), bag(other)) == (florins(after, 0), blocks(after, 0), bag(after))
