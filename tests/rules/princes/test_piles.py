"""The piles: looking at five, keeping one, the order underneath, chance, and who knows what."""

from __future__ import annotations

import json

import pytest

from mecenate import Dealer, State
from tests.rules.playing import legal, listen, play
from tests.rules.princes.positions import begun, card_names, drawing, kind, own, position, start, table_of, told

FIVE = "bonus buildings, bonus landscapes, bonus forests, bonus lakes, bonus parks"


@pytest.mark.rule("PRI-31", "PRI-98")
def test_five_cards_are_drawn_one_by_one_each_as_likely() -> None:
    state = position()
    dealer = drawing(state, "bonus", FIVE)
    after, events = listen(state, "draw bonus", dealer=dealer)
    assert sorted(legal(after)) == sorted(f"keep {card}" for card in FIVE.split(", "))
    assert told(events, "look") == [{"seat": 0, "pile": "bonus", "cards": 5}]
    seen = [event for event in events if event.kind == "see"]
    assert [event.known_to(1) for event in seen] == [False] and seen[0].known_to(0)


@pytest.mark.rule("PRI-98")
def test_a_pick_counts_the_cards_in_the_order_of_the_deck() -> None:
    state = play(position(), "draw bonus", dealer=Dealer.recorded([(0, 20), (18, 19), (0, 18), (0, 17), (0, 16)]))
    assert legal(state) == [
        "keep bonus buildings",
        "keep bonus large buildings",
        "keep bonus medium buildings and forests",
        "keep bonus small buildings and landscapes",
        "keep bonus cards on the table",
    ]


@pytest.mark.rule("PRI-9", "PRI-32")
def test_the_rest_goes_under_in_the_order_named() -> None:
    state = position()
    state = play(state, "draw bonus", "keep bonus lakes", dealer=drawing(state, "bonus", FIVE))
    assert kind(state) == "under" and len(legal(state)) == 4
    state = play(state, "under bonus parks", "under bonus buildings", "under bonus forests")
    assert kind(state) == "turn", "the last card goes under by itself"
    below = ["bonus parks", "bonus buildings", "bonus forests", "bonus landscapes"]
    assert state.view(0).under["bonus"] == below
    assert table_of(state).piles["bonus"] == 19
    assert [card.card for card in own(state, 0).bonus or []] == ["bonus lakes"]


@pytest.mark.rule("PRI-9", "PRI-32")
def test_cards_underneath_come_up_after_the_rest_in_their_order() -> None:
    state = position(
        piles={"bonus": "bonus jesters, bonus builders"},
        under={"bonus": "bonus parks, bonus lakes, bonus forests, bonus freedoms"},
        under_by=1,
    )
    state = play(state, "draw bonus", dealer=Dealer.recorded([(1, 2), (0, 1)]))
    assert sorted(legal(state)) == [
        "keep bonus builders",
        "keep bonus forests",
        "keep bonus jesters",
        "keep bonus lakes",
        "keep bonus parks",
    ]
    state = play(state, "keep bonus jesters", "under bonus builders", "under bonus parks", "under bonus lakes")
    names = ["bonus freedoms", "bonus builders", "bonus parks", "bonus lakes", "bonus forests"]
    assert state.view(0).under["bonus"] == [None, *names[1:]]
    assert state.view(1).under["bonus"] == [names[0], None, None, None, None]


@pytest.mark.rule("PRI-32")
def test_a_single_card_is_kept_by_itself() -> None:
    state = play(position(piles={"profession": "poet"}), "draw profession")
    assert kind(state) == "turn" and own(state, 0).professions == ["poet"]
    assert table_of(state).piles["profession"] == 0


@pytest.mark.rule("PRI-31", "PRI-32")
def test_ruling_19_with_fewer_than_five_all_are_seen_and_one_is_kept() -> None:
    state = play(position(piles={"profession": "poet, lawyer, painter"}), "draw profession")
    assert legal(state) == ["keep lawyer", "keep painter", "keep poet"]
    state = play(state, "keep lawyer", "under poet")
    assert state.view(0).under["profession"] == ["poet", "painter"]


@pytest.mark.rule("PRI-97")
def test_ruling_19_only_who_put_a_card_under_knows_it() -> None:
    state = position()
    state = play(state, "draw bonus", "keep bonus lakes", dealer=drawing(state, "bonus", FIVE))
    after, events = listen(state, "under bonus parks")
    assert [event.known_to(1) for event in events] == [False]
    state = play(after, "under bonus buildings", "under bonus forests")
    assert state.view(1).under["bonus"] == [None] * 4 == state.view(None).under["bonus"]
    assert state.imagine_from_view(0, Dealer.fast(3)).view(0).under == state.view(0).under


@pytest.mark.rule("PRI-97")
def test_who_put_cards_under_knows_they_are_among_those_another_looks_at() -> None:
    given = position(
        turn=1,
        first=1,
        piles={"bonus": "bonus jesters"},
        under={"bonus": "bonus parks, bonus lakes, bonus forests, bonus freedoms"},
        under_by=0,
    )
    state = play(given, "draw bonus")
    assert sorted(state.view(0).looked) == ["bonus forests", "bonus freedoms", "bonus lakes", "bonus parks"]
    assert table_of(state).looked == [] and table_of(state).looked_at == 5
    for seed in range(20):
        assert state.imagine_from_view(0, Dealer.fast(seed)).view(0) == state.view(0)
    state = play(state, "keep bonus parks")
    assert state.view(0).looked == []


@pytest.mark.rule("PRI-97")
def test_the_card_given_back_is_known_to_be_in_the_pile_until_another_looks() -> None:
    state = begun(3)
    returned = state.view(0).in_pile
    assert len(returned) == 1
    for seed in range(20):
        other = state.imagine_from_view(0, Dealer.fast(seed))
        assert other.view(0).in_pile == returned
        assert all(returned[0] not in (other.view(seat).players[seat].professions or []) for seat in (1, 2))
    state = play(state, "decline", "decline", "decline", "end turn")
    others = [card for card in card_names()[:21] if card in unseen_professions(state) and card not in returned]
    after = play(state, "draw profession", dealer=drawing(state, "profession", ", ".join(others[:5])))
    assert after.actor == 1 and returned[0] in unseen_professions(after)
    assert after.view(0).in_pile == [], "it might have been drawn, for all that seat 0 knows"
    mine = play(play(begun(3), "decline", "decline", "decline"), "draw profession")
    kept = returned if returned[0] in unseen_professions(mine) else []
    assert mine.view(0).in_pile == kept, "looking oneself, one still knows"


def unseen_professions(state: State) -> list[str]:
    """The upper part of the pile; only the tests may look."""
    bits = json.loads(state.to_json())["unseen"]
    return [name for n, name in enumerate(card_names()[:21]) if bits >> n & 1]


def test_unseen_professions_are_those_of_the_pile() -> None:
    assert len(unseen_professions(begun(3))) == table_of(begun(3)).piles["profession"] == 12


@pytest.mark.rule("PRI-97")
def test_a_recruited_card_is_known_to_everybody_in_the_hand() -> None:
    state = position(hand={0: "lawyer"}, table={1: "poet"}, recruits={0: 1})
    state = play(state, "recruit poet")
    assert state.view(2).players[0].professions_known == ["poet"]
    assert state.view(2).players[0].professions is None and state.view(2).players[0].profession_cards == 2
    for seed in range(20):
        assert "poet" in (state.imagine_from_view(2, Dealer.fast(seed)).view(0).players[0].professions or [])


def test_the_words_of_cards_are_in_the_order_of_the_decks() -> None:
    names = card_names()
    assert names[:2] == ["mathematician", "theologian"] and names[21] == "bonus buildings"
    assert names[41] == "prestige most buildings" and names[-1] == "prestige most works"
    assert len(start().view(0).players[0].professions or []) == 4
