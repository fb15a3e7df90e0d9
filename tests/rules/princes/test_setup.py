"""What is in the box, the deal, and the start of the first round."""

from __future__ import annotations

import pytest

from mecenate import Dealer, OptionError, Scribe
from tests.oracle.princes_pieces import PROFESSIONS
from tests.rules.playing import legal, play
from tests.rules.princes.positions import BUILDINGS, SUPPLY, card_names, game, glory, kind, money, own, start, table_of


@pytest.mark.rule("PRI-1")
def test_two_to_five_play_seven_rounds() -> None:
    for seats in (2, 3, 4, 5):
        assert table_of(start(seats)).seats == seats
    for seats in (1, 6):
        with pytest.raises(OptionError, match="2 to 5"):
            game().start(seats, Dealer.fast(1))
    assert len(table_of(start()).least_by_round) == 7


@pytest.mark.rule("PRI-2")
def test_the_palace_covers_six_of_49_squares() -> None:
    view = table_of(start())
    assert view.palace == ["a1", "b1", "c1", "a2", "b2", "c2"]
    assert [player.free_squares for player in view.players] == [43] * 4
    assert all(player.estate == [] for player in view.players)


@pytest.mark.rule("PRI-3", "PRI-4")
def test_square_counts_and_shapes() -> None:
    pieces = game().pieces  # type: ignore[attr-defined]
    assert [len(shape) for shape in pieces.shapes] == [7, 7, 7, 5, 5, 5, 5, 5, 3, 3, 5, 4, 3]
    squares = {
        name: {(x, y) for x, y in shape}
        for name, shape in zip((*BUILDINGS, "forest", "lake", "park"), pieces.shapes, strict=True)
    }
    assert squares["opera"] == {(0, 2), (1, 2), (2, 2), (1, 1), (1, 0)}
    assert squares["tower"] == {(0, 0), (1, 0), (2, 0)}
    assert squares["lake"] == {(0, 0), (1, 0), (0, 1), (0, 2)}
    assert squares["park"] == squares["chapel"] == {(0, 0), (1, 0), (0, 1)}


@pytest.mark.rule("PRI-3", "PRI-6")
def test_ruling_27_three_tiles_of_each_building_are_all() -> None:
    assert table_of(start(5)).buildings == dict.fromkeys(BUILDINGS, 3)


@pytest.mark.rule("PRI-5")
def test_the_likings_of_the_21_professions() -> None:
    pieces = game().pieces  # type: ignore[attr-defined]
    landscapes, freedoms = ("forest", "lake", "park"), ("travel", "religion", "opinion")
    likings = {
        name: (
            BUILDINGS[pieces.likes_building[n]],
            landscapes[pieces.likes_landscape[n]],
            freedoms[pieces.likes_freedom[n]],
        )
        for n, name in enumerate(card_names()[:21])
    }
    assert likings == PROFESSIONS
    for which, counts in ((1, {"forest": 9, "lake": 7, "park": 5}), (2, dict.fromkeys(freedoms, 7))):
        likes = [row[which] for row in likings.values()]
        assert {name: likes.count(name) for name in counts} == counts


@pytest.mark.rule("PRI-6")
def test_what_there_is_to_sell_and_to_draw() -> None:
    view = table_of(start())
    assert {lot.name: lot.left for lot in view.lots} == SUPPLY
    assert (view.piles["bonus"], view.piles["prestige"]) == (20, 14)
    assert len(card_names()) == 55


@pytest.mark.rule("PRI-7")
@pytest.mark.parametrize(("seats", "each"), [(3, 2), (4, 3), (5, 4)])
def test_e05_freedoms_are_one_less_than_players(seats: int, each: int) -> None:
    assert table_of(start(seats)).freedoms == {"travel": each, "religion": each, "opinion": each}


@pytest.mark.rule("PRI-7", "PRI-12")
def test_everybody_starts_with_3500_and_no_prestige() -> None:
    state = start(5)
    assert [money(state, seat) for seat in range(5)] == [3500] * 5
    assert [glory(state, seat) for seat in range(5)] == [0] * 5
    assert table_of(state).first == 0


@pytest.mark.rule("PRI-8")
@pytest.mark.parametrize(("seats", "pile"), [(2, 15), (3, 12), (4, 9), (5, 6)])
def test_ruling_28_three_of_four_are_kept_and_the_rest_is_the_pile(seats: int, pile: int) -> None:
    state = start(seats)
    for seat in range(seats):
        assert state.actor == seat and kind(state) == "return"
        cards = own(state, seat).professions
        assert cards is not None and legal(state) == [f"return {card}" for card in cards] and len(cards) == 4
        state = play(state, f"return {cards[2]}")
        assert own(state, seat).professions == [*cards[:2], cards[3]]
    assert table_of(state).piles["profession"] == pile
    assert kind(state) == "open" and state.actor == 0


@pytest.mark.rule("PRI-8", "PRI-95")
def test_ruling_28_nobody_sees_what_another_is_dealt_or_gives_back() -> None:
    state = start(3)
    before = [state.view(seat) for seat in (1, 2)]
    card = legal(state)[0]
    scribe = Scribe()
    after = state.copy()
    after.apply(after.parse(card), None, scribe)
    for view in before:
        assert view.players[0].professions is None and view.players[0].profession_cards == 4
    heard = [event for event in scribe.events if event.known_to(1)]
    assert [(event.kind, event.facts) for event in heard] == [("return", {})]
    own_news = [event.facts for event in scribe.events if event.known_to(0) and event.kind == "returned"]
    assert own_news == [{"card": card.removeprefix("return ")}]


@pytest.mark.rule("PRI-98")
def test_the_deal_is_four_picks_a_seat_in_seat_order() -> None:
    deal = Dealer.recorded([(0, 21 - n) for n in range(12)])
    state = game().start(3, deal)
    assert [own(state, seat).professions for seat in range(3)] == [
        card_names()[0:4],
        card_names()[4:8],
        card_names()[8:12],
    ]
