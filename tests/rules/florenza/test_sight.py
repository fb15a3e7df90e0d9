"""What each seat may see, and what it can imagine."""

from __future__ import annotations

import json
from collections import Counter

import msgspec
import pytest

from mecenate import Dealer, Event, State
from tests.rules.florenza.positions import (
    PLENTY,
    asked,
    chooser,
    fiorini,
    game,
    hand,
    own,
    position,
    resources,
    start,
    table,
)
from tests.rules.playing import legal, listen, play

PIECES = game().pieces


def seen(state: State, seat: int | None) -> bytes:
    """Everything a seat gets: its view, the prompt, and its legal actions when it must choose."""
    prompt = state.prompt
    choices = [str(action) for action in state.legal()] if seat is not None and state.actor == seat else None
    return msgspec.json.encode((state.view(seat), None if prompt is None else prompt.to_dict(), choices))


def told(events: list[Event], seat: int | None) -> bytes:
    """What a seat hears of these events."""
    return msgspec.json.encode([event.to_dict() for event in events if event.known_to(seat)])


def places(state: State) -> list[int]:
    """Where each copy of a Florenza card lies; only the tests may look."""
    copies: list[int] = json.loads(state.to_json())["copy"]
    return copies


@pytest.mark.rule("FLO-72")
def test_the_hands_of_the_others_are_hidden() -> None:
    state = position(3, hands={0: "casa", 1: "fabbro, sagrato"}, fiorini={1: 700}, resources={1: "5 gold"})
    for viewer in (None, 0, 2):
        player = state.view(viewer).players[1]
        assert (player.hand, player.resources, player.fiorini, player.discarded) == (None, None, None, None)
    mine = own(state, 1)
    assert mine.hand is not None and [card.word for card in mine.hand] == ["fabbro", "sagrato"]
    assert (mine.fiorini, mine.resources and mine.resources["gold"]) == (700, 5)


@pytest.mark.rule("FLO-73")
def test_the_rest_of_the_table_is_open() -> None:
    state = position(
        3,
        hands={1: "fabbro, sagrato"},
        front={1: "casa, ritratto by painter giotto 4"},
        resources={1: "5 gold"},
        row="duomo cupola",
        middle="sculptor donatello",
        reserved={1: "uffizi interni"},
        reserved_artists={1: "painter caravaggio"},
        new_captain=2,
    )
    view = table(state)
    player = view.players[1]
    assert (player.hand_size, player.resource_cards) == (2, 5)
    assert [card.word for card in player.cards] == ["casa", "ritratto"]
    assert player.cards[1].artist is not None and player.cards[1].artist.prestige == 4
    assert [monument.word for monument in player.reserved_monuments] == ["uffizi interni"]
    assert [(artist.word, artist.prestige) for artist in player.reserved_artists] == [("painter caravaggio", None)]
    assert (view.captain, view.new_captain, view.round, view.step) == (0, 2, 1, "1")
    assert (view.supply["gold"], view.bank) == (11 - 5 - 2, 4000 - 900)
    assert (view.pile, view.monument_pile, view.artist_pile) == (21 - 4, 25, 85 - 3)


@pytest.mark.rule("FLO-73")
def test_what_is_drawn_kept_and_discarded_is_told_to_its_owner_only() -> None:
    state = position(2, turn=1, step="4", hands={0: "casa, fabbro", 1: "sagrato"})
    _, events = listen(state, "seek inspiration", "keep casa")
    for kind in ("drawn", "keep"):
        (event,) = [event for event in events if event.kind == kind and event.seat == (1 if kind == "drawn" else 0)]
        assert not event.known_to(None) and event.known_to(event.seat) and not event.known_to(1 - event.seat)
    public = told(events, None)
    assert b"sagrato" not in public and b"fabbro" not in public


@pytest.mark.rule("FLO-74")
def test_a_seat_remembers_its_own_discards_until_they_are_mixed_in() -> None:
    state = position(
        2, turn=1, round=3, step="4", discarded={(1, 0): "casa", (2, 0): "segheria"}, hands={0: "sala, navata"}
    )
    after = play(state, "send workers", "keep sala")
    assert own(after, 0).discarded == {"1": ["casa"], "2": ["segheria"], "3": ["navata"]}
    assert after.view(1).players[0].discarded is None
    assert own(play(after, "choose gold"), 0).discarded == {}


@pytest.mark.rule("FLO-75")
def test_a_state_holds_no_hidden_order() -> None:
    """Where a card lies is all that is known of it: the row of numbers has no place for an order of the piles."""
    blocks = {block.name: block.shape for block in game().layout.blocks}
    assert blocks["copy"] == (76,) and blocks["monument"] == (27,) and blocks["front"] == (85,)
    state = start(2)
    drawn = Counter(
        hand(play(state, "seek inspiration", dealer=Dealer.scripted([n])), state.actor or 0)[-1] for n in range(6)
    )
    assert sum(drawn.values()) == 6


@pytest.mark.rule("FLO-76")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_imagined_world_looks_like_the_real_one(seats: int) -> None:
    dealer = Dealer.fast(seats)
    state = start(seats, dealer)
    steps = 0
    while not state.over:
        for seat in (None, *range(seats)) if steps % 5 == 0 else ():
            other = state.imagine_from_view(seat, dealer)
            other.audit()
            assert other.legal()
            assert seen(other, seat) == seen(state, seat)
        state.apply(chooser(state, dealer), dealer)
        steps += 1


@pytest.mark.rule("FLO-72", "FLO-76")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_move_is_told_the_same_in_both_worlds(seats: int) -> None:
    dealer = Dealer.fast(20 + seats)
    state = start(seats, dealer)
    compared = steps = 0
    while not state.over:
        action = chooser(state, dealer)
        for seat in (None, *range(seats)) if steps % 2 == 0 else ():
            compared += compare(state, state.imagine_from_view(seat, dealer), str(action), seat)
        state.apply(action, dealer)
        steps += 1
    assert compared > 50


def compare(real: State, other: State, action: str, seat: int | None) -> int:
    """Play one action in two worlds that are equal to the seat; returns 1 if no chance parted them."""
    if action not in legal(other):
        assert real.actor != seat, "a seat's own choices depend on nothing it cannot see"
        return 0
    chance = Dealer.scripted([])
    try:
        worlds = [listen(world, action, dealer=chance) for world in (real, other)]
    except Exception as error:
        assert "script is over" in str(error)
        return 0
    assert told(worlds[0][1], seat) == told(worlds[1][1], seat)
    assert worlds[0][0].over or seen(worlds[0][0], seat) == seen(worlds[1][0], seat)
    return 1


@pytest.mark.rule("FLO-76")
def test_own_cards_resources_and_money_stay_and_the_others_are_dealt_anew() -> None:
    state = position(
        3,
        hands={0: "casa, fabbro", 1: "sagrato, ritratto", 2: "casamento"},
        resources={1: "3 gold", 2: "2 wood, 2 spice"},
    )
    dealer = Dealer.fast(5)
    others = [state.imagine_from_view(0, dealer) for _ in range(40)]
    assert all(
        (hand(other, 0), resources(other, 0), fiorini(other, 0)) == (["casa", "fabbro"], resources(state, 0), 300)
        for other in others
    )
    assert len({tuple(hand(other, 1)) for other in others}) > 10
    assert len({tuple(resources(other, 1).items()) for other in others}) > 5
    assert len({fiorini(other, 1) for other in others}) > 5
    assert all(fiorini(other, 1) + fiorini(other, 2) == 600 for other in others)
    assert all(fiorini(other, 1) % 50 == 0 for other in others)


@pytest.mark.rule("FLO-76")
def test_every_card_is_as_likely_in_an_unseen_hand() -> None:
    """A hand of 5 out of 11 unseen cards: each of them is there in 5 of 11 worlds."""
    state = start(2)
    seat = 0
    dealer = Dealer.fast(7)
    worlds = 800
    counts: Counter[int] = Counter()
    for _ in range(worlds):
        counts.update(n for n, place in enumerate(places(state.imagine_from_view(seat, dealer))) if place == 4 + 1)
    assert len(counts) == 11 and sum(counts.values()) == 5 * worlds
    expected = worlds * 5 / 11
    assert all(abs(count - expected) < 5 * (worlds * 30 / 121) ** 0.5 for count in counts.values())


@pytest.mark.rule("FLO-76")
def test_every_split_of_the_money_is_as_likely() -> None:
    state = position(3, fiorini={1: 100, 2: 150})
    dealer = Dealer.fast(8)
    counts = Counter(json.loads(state.imagine_from_view(0, dealer).to_json())["purse"][1] for _ in range(1200))
    assert sorted(counts) == [0, 50, 100, 150, 200, 250]
    assert all(abs(count - 200) < 65 for count in counts.values())


@pytest.mark.rule("FLO-76")
def test_money_for_a_spectator_is_split_among_all() -> None:
    state = position(4, fiorini={0: 50, 1: 0, 2: 0, 3: 50})
    dealer = Dealer.fast(9)
    worlds = [state.imagine_from_view(None, dealer) for _ in range(1000)]
    counts = Counter(tuple(json.loads(world.to_json())["purse"]) for world in worlds)
    assert len(counts) == 10, "two coins among four purses"
    assert all(abs(count - 100) < 48 for count in counts.values())


@pytest.mark.rule("FLO-76")
def test_discards_of_round_1_come_from_pile_1_and_so_on() -> None:
    state = position(2, round=3, discarded={(1, 1): "casa, fabbro", (2, 1): "segheria, cava, pozzo"}, hands={1: "sala"})
    dealer = Dealer.fast(3)
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(200):
        for copy, place in enumerate(places(state.imagine_from_view(0, dealer))):
            if place >= 16:
                counts[(place // 4 - 4, int(PIECES.pile_of[copy]))] += 1
    assert set(counts) == {(1, 1), (2, 1), (2, 2)}
    assert sum(counts.values()) == 200 * 5


@pytest.mark.rule("FLO-76")
def test_a_card_kept_from_round_1_is_in_the_hand_until_one_of_pile_1_is_played() -> None:
    state = position(2, turn=1, step="4", hands={1: "casa, fabbro"}, resources={1: PLENTY})
    state = play(state, "send workers", "keep casa", "choose gold")
    assert table(state).round == 2
    dealer = Dealer.fast(3)

    def old_cards(world: State) -> int:
        return sum(place == 4 + 1 and PIECES.pile_of[n] == 1 for n, place in enumerate(places(world)))

    assert min(old_cards(state.imagine_from_view(0, dealer)) for _ in range(200)) == 1
    assert asked(state) == ("action", 1)
    after = play(state, "play casa")
    assert min(old_cards(after.imagine_from_view(0, dealer)) for _ in range(200)) == 0, "it may have been the one kept"


@pytest.mark.rule("FLO-76")
def test_a_kept_card_may_be_among_the_discards_since() -> None:
    """Seat 1 kept a card of pile I, drew four, played nothing and discarded all but one: one of the five is old."""
    state = position(2, captain=1, turn=0, step="4", hands={1: "casa, fabbro"}, resources={1: ""})
    state = play(state, "send workers", "keep casa", "choose gold")
    while table(state).round == 2 and asked(state)[0] == "action":
        state = play(state, "send workers")
    state = play(state, "keep " + hand(state, 0)[0])
    state = play(state, "keep " + hand(state, 1)[0])
    dealer = Dealer.fast(4)
    for _ in range(100):
        world = places(state.imagine_from_view(0, dealer))
        since = [n for n, place in enumerate(world) if place in (4 + 1, 16 + 8 + 1)]
        assert len(since) == 5 and any(PIECES.pile_of[n] == 1 for n in since)


@pytest.mark.rule("FLO-76")
def test_who_must_engage_an_artist_can_pay_the_cheapest() -> None:
    state = position(
        3,
        row="ospedale chiostro",
        resources={0: PLENTY},
        fiorini={0: 300, 1: 0, 2: 0},
        middle="sculptor donatello, architect vignola",
        down="architect, sculptor",
    )
    engaging = play(state, "finish ospedale chiostro")
    assert asked(engaging) == ("engage", 0)
    dealer = Dealer.fast(6)
    purses = Counter(fiorini(engaging.imagine_from_view(1, dealer), 0) for _ in range(400))
    assert sorted(purses) == [150, 200], "Vignola costs 150, and 200 fiorini are there"
    assert all(legal(engaging.imagine_from_view(None, dealer)) for _ in range(20))


@pytest.mark.rule("FLO-76")
def test_who_must_give_for_baratto_has_something_to_give() -> None:
    """The supply has wood only, so the giver must hold something else; nearly everything there is, is wood."""
    state = position(3, resources={0: "12 wood, metal", 1: "", 2: "3 wood"}, supply="2 wood")
    giving = play(state, "activate baratto")
    dealer = Dealer.fast(6)
    for _ in range(30):
        world = giving.imagine_from_view(2, dealer)
        world.audit()
        assert legal(world)


@pytest.mark.rule("FLO-72", "FLO-74")
def test_a_view_is_plain_data() -> None:
    state = start(4)
    for seat in (None, 0, 3):
        plain = msgspec.to_builtins(state.view(seat))
        assert msgspec.json.decode(msgspec.json.encode(state.view(seat))) == plain


@pytest.mark.rule("FLO-76", "FLO-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_imagined_depends_on_nothing_hidden(seats: int) -> None:
    """From two worlds that are equal to a seat, the same chance makes the same third world."""
    dealer = Dealer.fast(40 + seats)
    state = start(seats, dealer)
    steps = 0
    while not state.over:
        action = chooser(state, dealer)
        for seat in (None, *range(seats)) if steps % 4 == 0 else ():
            other = state.imagine_from_view(seat, dealer)
            assert other.imagine_from_view(seat, Dealer.fast(steps)) == state.imagine_from_view(
                seat, Dealer.fast(steps)
            )
            if str(action) in legal(other):
                worlds = [play(world, str(action), dealer=Dealer.fast(1)) for world in (state, other)]
                if seen(worlds[0], seat) == seen(worlds[1], seat) and not worlds[0].over:
                    thirds = [world.imagine_from_view(seat, Dealer.fast(steps)) for world in worlds]
                    assert thirds[0] == thirds[1]
        state.apply(action, dealer)
        steps += 1
