"""Action E: locations."""

from __future__ import annotations

import pytest

from tests.rules.florenza.positions import PITTI, asked, fiorini, position, resources, table
from tests.rules.playing import legal, listen, play, refusal, told

PRODUCERS = {
    "picconiere": "marble",
    "boscaiuolo": "wood",
    "fabbro": "metal",
    "lanaiuolo": "cloth",
    "monte di pieta": "gold",
    "erbolaio": "spice",
}
BUYERS = {
    "scarpellino": "marble",
    "legnaiuolo": "wood",
    "ottonaio": "metal",
    "tintore": "cloth",
    "orafo": "gold",
    "speziale": "spice",
}


@pytest.mark.rule("FLO-38")
def test_example_e16_boscaiuolo_gives_a_wood_and_lies_face_down() -> None:
    state = position(2, resources={0: ""}, down="boscaiuolo")
    after, events = listen(state, "activate boscaiuolo")
    assert resources(after, 0) == {"wood": 1}
    assert told(events, "activate").facts == {"location": "boscaiuolo"}
    assert "Boscaiuolo is face down" in refusal(after, "activate boscaiuolo")


@pytest.mark.rule("FLO-38")
def test_of_two_cards_each_can_be_used_once() -> None:
    state = position(2)
    after = play(state, "activate picconiere", "activate picconiere")
    assert legal(after, "activate picconiere") == []


@pytest.mark.rule("FLO-39", "FLO-71")
@pytest.mark.parametrize(("location", "resource"), PRODUCERS.items())
def test_producers_give_their_resource_if_there_is_one(location: str, resource: str) -> None:
    state = position(2, resources={0: ""})
    after = play(state, f"activate {location}")
    assert resources(after, 0) == {resource: 1}
    assert table(after).supply[resource] == table(state).supply[resource] - 1
    plenty = ", ".join(f"4 {other}" for other in PRODUCERS.values() if other != resource)
    empty = position(2, resources={0: "", 1: ""}, supply=plenty)
    assert "the supply does not have" in refusal(empty, f"activate {location}")


@pytest.mark.rule("FLO-40", "FLO-71")
@pytest.mark.parametrize(("location", "resource"), BUYERS.items())
def test_example_e17_buyers_give_200_for_their_resource(location: str, resource: str) -> None:
    state = position(2, resources={0: resource})
    after = play(state, f"activate {location}")
    assert (resources(after, 0), fiorini(after, 0)) == ({}, 500)
    assert table(after).supply[resource] == table(state).supply[resource] + 1
    others = ", ".join(other for other in BUYERS.values() if other != resource)
    assert "you do not have what it takes" in refusal(position(2, resources={0: others}), f"activate {location}")
    poor = position(2, resources={0: resource}, bank=150)
    assert "the supply does not have what it gives" in refusal(poor, f"activate {location}")


@pytest.mark.rule("FLO-41")
def test_baratto_gives_another_kind() -> None:
    state = position(2, resources={0: "wood, metal"})
    giving = play(state, "activate baratto")
    assert asked(giving) == ("give", 0) and legal(giving) == ["give wood", "give metal"]
    taking = play(giving, "give wood")
    assert legal(taking) == ["take marble", "take metal", "take cloth", "take gold", "take spice"]
    assert "another kind" in refusal(taking, "take wood")
    assert resources(play(taking, "take gold"), 0) == {"metal": 1, "gold": 1}


@pytest.mark.rule("FLO-41", "FLO-71", "FLO-78")
def test_ruling_19_baratto_needs_a_resource_and_another_kind_in_the_supply() -> None:
    assert legal(position(2, resources={0: ""}), "activate baratto") == []
    none = position(2, resources={0: "wood"}, supply="2 wood")
    assert legal(none, "activate baratto") == []
    one = play(position(2, resources={0: "wood, metal"}, supply="2 wood"), "activate baratto")
    assert legal(one) == ["give metal"], "wood could be exchanged for nothing"
    after = play(one, "give metal")
    assert resources(after, 0) == {"wood": 2}, "the only kind left is taken without asking"
    assert asked(after) == ("action", 1)


@pytest.mark.rule("FLO-42")
def test_rulings_22_and_23_one_player_takes_nuovo_capitano_even_the_captain() -> None:
    state = position(2, captain=0, turn=0)
    after = play(state, "activate nuovo capitano")
    assert table(after).new_captain == 0
    assert "face down" in refusal(after, "activate nuovo capitano")
    last = position(2, captain=1, turn=0, step="4", new_captain=1)
    after = play(last, "send workers", "choose gold")
    assert (table(after).captain, table(after).new_captain) == (1, None)
    assert "activate nuovo capitano" in legal(after)


@pytest.mark.rule("FLO-42", "FLO-47", "FLO-56")
def test_example_e21_pitti_takes_it_and_the_old_captain_still_chooses() -> None:
    state = position(4, round=2, captain=3, turn=PITTI, step="4")
    choosing = play(state, "activate nuovo capitano")
    assert asked(choosing) == ("choose", 3)
    after = play(choosing, "choose gold")
    assert table(after).captain == PITTI and asked(after) == ("action", PITTI)
