"""What each seat may see."""

from __future__ import annotations

import json

import msgspec
import pytest

from mecenate import Dealer, Scribe, State, WatchedDealer
from tests.rules.carpe_diem.positions import KINDS, fountain_draw, hand, own, position, start, table
from tests.rules.playing import legal, listen, play

FOUNTAINS = {0: {"c3": "fountain"}, 1: {"d3": "fountain", "d4": "fountain"}}


def seen(state: State, seat: int | None) -> bytes:
    """Everything a seat gets: its view, the prompt, and its legal actions when it must choose."""
    prompt = state.prompt
    words = legal(state) if seat is not None and state.actor == seat else None
    return msgspec.json.encode((state.view(seat), None if prompt is None else prompt.to_dict(), words))


@pytest.mark.rule("CAD-68")
def test_fountain_cards_are_their_owners_secret() -> None:
    state = position(districts=FOUNTAINS, hands={0: "pond", 1: "villa market"}, returned={0: "farm", 1: "baker baker"})
    for viewer in (None, 0, 1):
        for player in state.view(viewer).players:
            assert (player.hand is None) == (player.seat != viewer)
            assert (player.returned is None) == (player.seat != viewer)
            assert (player.score["fountains"] is None) == (player.seat != viewer)
            assert player.fountain_cards == (1, 2)[player.seat]


@pytest.mark.rule("CAD-68")
def test_worlds_that_differ_in_the_cards_of_others_look_the_same() -> None:
    one = position(districts=FOUNTAINS, hands={0: "pond", 1: "villa market"}, returned={0: "farm", 1: "baker baker"})
    two = position(districts=FOUNTAINS, hands={0: "pond", 1: "garden farm"}, returned={0: "farm", 1: "baker villa"})
    assert one != two
    assert seen(one, 0) == seen(two, 0)
    assert seen(one, None) == seen(two, None)
    assert seen(one, 1) != seen(two, 1)


@pytest.mark.rule("CAD-42", "CAD-68")
def test_others_hear_that_cards_were_seen_but_not_which() -> None:
    state = position(asked="place fountain")
    worlds = []
    for drawn in (("pond", "villa"), ("market", "baker")):
        after, events = listen(state, "at c4", dealer=fountain_draw(state, *drawn))
        after, more = listen(after, f"return {drawn[0]}")
        public = [event.to_dict() for event in events + more if event.known_to(1)]
        assert [event.to_dict() for event in events + more if event.known_to(None)] == public
        assert drawn[0] not in json.dumps(public)
        worlds.append((public, seen(after, 1), seen(after, None)))
    assert worlds[0] == worlds[1]


@pytest.mark.rule("CAD-68")
def test_cards_are_shown_when_the_game_is_over() -> None:
    state = position(asked="disc", phase=4, districts=FOUNTAINS, hands={0: "pond", 1: "villa market"})
    while not state.over:
        state = play(state, legal(state)[-1])
    assert [player.hand for player in table(state).players] == [["pond"], ["villa", "market"]]
    assert all(player.score["fountains"] is not None for player in table(state).players)


@pytest.mark.rule("CAD-69")
def test_all_else_is_open() -> None:
    state = position(goods={1: "fish herb"}, coins={1: 3}, bread={1: 2}, stored={1: 1}, points={1: 30})
    for viewer in (None, 0, 1):
        player = state.view(viewer).players[1]
        assert player.goods == {"grape": 0, "herb": 1, "chicken": 0, "fish": 1}
        assert (player.coins, player.bread, player.points) == (3, 2, 30)
        assert player.stored >= 1
    assert state.view(None).unseen == state.view(0).unseen


@pytest.mark.rule("CAD-70")
def test_a_world_imagined_from_the_view_keeps_what_a_seat_knows_and_deals_the_rest_anew() -> None:
    state = position(districts=FOUNTAINS, hands={0: "pond", 1: "villa market"}, returned={0: "farm", 1: "baker baker"})
    worlds = set()
    for seed in range(40):
        other = state.imagine_from_view(0, Dealer.fast(seed))
        other.audit()
        assert seen(other, 0) == seen(state, 0)
        worlds.add(tuple(hand(other, 1)))
    assert len(worlds) > 15
    strangers = {tuple(hand(state.imagine_from_view(None, Dealer.fast(seed)), 0)) for seed in range(40)}
    assert len(strangers) > 8


@pytest.mark.rule("CAD-70")
def test_every_deal_of_the_unknown_cards_is_as_likely_from_the_view() -> None:
    """Seat 0 knows two of the 24 cards: each of the 22 others is as likely the one that seat 1 holds."""
    state = position(districts={0: {"c3": "fountain"}, 1: {"d3": "fountain"}}, hands={0: "pond"}, returned={0: "farm"})
    dealer = Dealer.fast(7)
    games = 4400
    held = [0] * 12
    for _ in range(games):
        held[json.loads(state.imagine_from_view(0, dealer).to_json())["hand"][1].index(1)] += 1
    for kind, count in enumerate(held):
        cards = 1 if KINDS[kind] in ("pond", "farm") else 2
        assert abs(count - cards * games / 22) < 70, KINDS[kind]


@pytest.mark.rule("CAD-70")
def test_imagining_from_the_view_asks_for_one_pick_a_card() -> None:
    state = position(districts=FOUNTAINS, hands={0: "pond", 1: "villa market"}, returned={0: "farm", 1: "baker baker"})
    watched = WatchedDealer(Dealer.fast(1))
    state.imagine_from_view(0, watched)
    assert [of for _, of in watched.outcomes] == [22, 21, 20, 19]


@pytest.mark.rule("CAD-68")
def test_over_whole_games_what_others_hold_changes_nothing_a_seat_is_told() -> None:
    compared = 0
    for seats in (2, 3, 4):
        dealer = Dealer.fast(seats)
        state = start(seats, dealer)
        while not state.over:
            action = state.legal()[dealer.pick(len(state.legal()))]
            if dealer.pick(12) == 0:
                for seat in (None, *range(seats)):
                    compared += same_move(state, state.imagine_from_view(seat, dealer), str(action), seat)
            state.apply(action, dealer)
    assert compared > 100


def same_move(real: State, other: State, text: str, seat: int | None) -> int:
    """Play one action in two worlds that are equal to the seat; 1 if it could be compared."""
    assert seen(real, seat) == seen(other, seat)
    if text not in legal(other):
        assert real.actor != seat
        return 0
    worlds = []
    for state in (real.copy(), other):
        scribe = Scribe()
        watched = WatchedDealer(Dealer.fast(1))
        state.apply(state.parse(text), watched, scribe)
        if watched.outcomes or state.over:
            return 0
        worlds.append(([event.to_dict() for event in scribe.events if event.known_to(seat)], seen(state, seat)))
    assert worlds[0] == worlds[1]
    return 1


@pytest.mark.rule("CAD-68")
def test_undo_is_over_once_cards_were_seen() -> None:
    state = position(asked="place fountain")
    _, events = listen(state, "at c4")
    assert any(event.reveals for event in events)
    assert own(state, 0).fountain_cards == 0


@pytest.mark.rule("CAD-68", "CAD-70")
def test_whoever_remembers_draws_again_for_the_others() -> None:
    """Seat 1 has drawn two of the 22 cards that seat 0 has not seen, and put one of them back."""
    state = position(districts={0: {"c3": "fountain"}, 1: {"d3": "fountain"}}, hands={0: "pond"}, returned={0: "pond"})
    dealer = Dealer.fast(7)
    worlds = [json.loads(state.imagine(0, dealer).to_json()) for _ in range(200)]
    assert all(world["hand"][0] == json.loads(state.to_json())["hand"][0] for world in worlds)
    assert all(
        world["hand"][1][KINDS.index("pond")] == 0 == world["returned"][1][KINDS.index("pond")] for world in worlds
    )
    assert {tuple(map(sum, (world["hand"][1], world["returned"][1]))) for world in worlds} == {(1, 1)}
    assert len({tuple(world["hand"][1]) for world in worlds}) == 11
