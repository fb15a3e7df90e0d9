"""Setting up: seats, supply, piles, the middle, what each player begins with."""

from __future__ import annotations

import json

import pytest

from mecenate import Dealer, OptionError, Scribe, WatchedDealer
from tests.rules.florenza.positions import (
    asked,
    fiorini,
    game,
    hand,
    in_front,
    middle,
    own,
    pile,
    resources,
    row,
    start,
    table,
)

SEATS = (2, 3, 4)


@pytest.mark.rule("FLO-1")
def test_two_to_four_families() -> None:
    assert [player.family for player in table(start(4)).players] == ["Medici", "Pazzi", "Pitti", "Strozzi"]
    for wrong in (1, 5):
        with pytest.raises(OptionError, match="2 to 4"):
            start(wrong)


@pytest.mark.rule("FLO-2", "FLO-10")
@pytest.mark.parametrize("seats", SEATS)
def test_the_supply_lacks_one_of_each_for_each_player(seats: int) -> None:
    supply = table(start(seats)).supply
    assert supply == {
        "marble": 21 - seats,
        "wood": 21 - seats,
        "metal": 11 - seats,
        "cloth": 11 - seats,
        "gold": 11 - seats,
        "spice": 11 - seats,
    }


@pytest.mark.rule("FLO-3", "FLO-10")
@pytest.mark.parametrize("seats", SEATS)
def test_there_are_4000_fiorini(seats: int) -> None:
    state = start(seats)
    assert table(state).bank == 4000 - 300 * seats
    assert [fiorini(state, seat) for seat in range(seats)] == [300] * seats


@pytest.mark.rule("FLO-3")
def test_every_split_of_the_money_can_be_laid_out_in_cards() -> None:
    """A sum between two others can be changed: all sums up to 4000 in steps of 50 are sums of the 28 cards."""
    sums = {50 * a + 100 * b + 500 * c for a in range(9) for b in range(17) for c in range(5)}
    assert sums == set(range(0, 4001, 50))


@pytest.mark.rule("FLO-4")
def test_76_cards_of_seven_kinds() -> None:
    pieces = game().pieces
    kinds = [pieces.card_kinds[int(card)] for card in pieces.card_of]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "residence": 9,
        "workshop": 13,
        "guild": 12,
        "preacher": 6,
        "church": 12,
        "district": 12,
        "palace": 12,
    }


@pytest.mark.rule("FLO-5", "FLO-6")
@pytest.mark.parametrize(
    ("seats", "piles", "boxed"), [(2, (16, 16, 16), 28), (3, (21, 21, 22), 12), (4, (26, 26, 24), 0)]
)
def test_example_e1_piles_by_number_of_players(seats: int, piles: tuple[int, ...], boxed: int) -> None:
    pieces = game().pieces
    where = json.loads(start(seats).to_json())["copy"]
    in_game = [n for n in range(76) if where[n] != 0]
    assert tuple(sum(pieces.pile_of[n] == number for n in in_game) for number in (1, 2, 3)) == piles
    assert where.count(0) == boxed
    assert all((pieces.mark_of[n] <= seats) == (n in in_game) for n in range(76))


@pytest.mark.rule("FLO-6", "FLO-10")
@pytest.mark.parametrize("seats", SEATS)
def test_example_e1_six_cards_of_pile_one_are_left(seats: int) -> None:
    state = start(seats)
    first = {pieces.cards[int(pieces.card_of[n])] for n in range(76) if (pieces := game().pieces).pile_of[n] == 1}
    assert table(state).pile == 6
    for seat in range(seats):
        assert len(hand(state, seat)) == 5 and set(hand(state, seat)) <= first
        assert in_front(state, seat) == []
        assert resources(state, seat) == dict.fromkeys(("marble", "wood", "metal", "cloth", "gold", "spice"), 1)


@pytest.mark.rule("FLO-7")
@pytest.mark.parametrize("seats", SEATS)
def test_17_locations_and_three_anonymous_artists_lie_face_up(seats: int) -> None:
    view = table(start(seats))
    assert sum(location.up for location in view.locations) == 17
    assert view.anonymous == {"architect": True, "painter": True, "sculptor": True}
    assert view.new_captain is None


@pytest.mark.rule("FLO-8")
def test_example_e1_seven_monuments_from_high_to_low() -> None:
    for seed in range(20):
        view = table(start(2, Dealer.fast(seed)))
        prestige = [monument.prestige for monument in view.monuments]
        assert len(prestige) == 7 and prestige == sorted(prestige, reverse=True)
        assert view.monument_pile == 20


@pytest.mark.rule("FLO-8", "FLO-79")
def test_example_e2_of_equal_monuments_the_earlier_lies_left() -> None:
    """Second, fourth and sixth drawn are worth more, the last least; first, third and fifth are worth 8 each."""
    picks = [13, 0, 10, 0, 8, 0, 20]
    state = start(2, Dealer.scripted([*picks, *[0] * 6, *[0] * 10, 0]))
    assert row(state) == [
        "duomo cupola",
        "duomo facciata",
        "duomo campanile",
        "ponte vecchio struttura",
        "lastricato fontana",
        "battistero portali",
        "uffizi interni",
    ]


@pytest.mark.rule("FLO-9", "FLO-13")
@pytest.mark.parametrize(("seats", "count"), [(2, 6), (3, 8), (4, 10)])
def test_example_e1_artists_by_number_of_players(seats: int, count: int) -> None:
    view = table(start(seats))
    assert len(view.artists) == count and view.artist_pile == 85 - count
    assert all(artist.prestige is None for artist in view.artists)


@pytest.mark.rule("FLO-9")
def test_a_back_shows_kind_cost_and_range() -> None:
    """Sculptor Giambologna is artist 24 of the table: 59 cards come before him."""
    picks = [*[0] * 7, 61, *[0] * 5, *[0] * 10, 0]
    artist = table(start(2, Dealer.scripted(picks))).artists[-1]
    assert (artist.name, artist.kind, artist.cost) == ("Giambologna", "sculptor", 100)
    assert (artist.lowest, artist.highest, artist.prestige) == (2, 3, None)


@pytest.mark.rule("FLO-11", "FLO-18")
@pytest.mark.parametrize("captain", range(3))
def test_the_first_captain_is_drawn_and_acts_first(captain: int) -> None:
    picks = [*[0] * 7, *[0] * 8, *[0] * 15, captain]
    state = start(3, Dealer.scripted(picks))
    assert table(state).captain == captain
    assert asked(state) == ("action", captain)


@pytest.mark.rule("FLO-79")
@pytest.mark.parametrize(("seats", "artists"), [(2, 6), (3, 8), (4, 10)])
def test_the_order_of_chance_at_the_set_up(seats: int, artists: int) -> None:
    watched = WatchedDealer(Dealer.fast(7))
    game().start(seats, watched)
    pile_one = {2: 16, 3: 21, 4: 26}[seats]
    asked_for = [of for _, of in watched.outcomes]
    assert asked_for == [
        *range(27, 20, -1),
        *range(85, 85 - artists, -1),
        *range(pile_one, pile_one - 5 * seats, -1),
        seats,
    ]


@pytest.mark.rule("FLO-79")
def test_the_lowest_picks_take_the_first_cards_of_the_tables() -> None:
    state = start(2, Dealer.scripted([0] * 7 + [0] * 6 + [0] * 10 + [0]))
    assert row(state)[:3] == ["duomo cupola", "duomo facciata", "duomo campanile"]
    assert middle(state)[:2] == ["architect leon battista alberti", "architect donato bramante"]
    assert hand(state, 0) == ["casa", "casa", "casamento", "casamento", "cambiavalute"]
    assert hand(state, 1)[0] == "lanaiuolo"
    assert pile(state)[-1] == "ritratto"


def test_the_deal_is_told_and_hands_to_their_owners_only() -> None:
    scribe = Scribe()
    game().start(3, Dealer.fast(1), scribe)
    drawn = [event for event in scribe.events if event.kind == "drawn"]
    assert [event.audience for event in drawn] == [(0,), (1,), (2,)]
    assert [event.facts["cards"] for event in scribe.events if event.kind == "draw"] == [5, 5, 5]


def test_nothing_lies_in_front_of_anybody() -> None:
    player = own(start(2), 0)
    assert (player.cards, player.monuments, player.reserved_monuments, player.reserved_artists) == ([], [], [], [])
