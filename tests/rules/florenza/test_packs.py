"""Replacement packs: what an owner may type in, and what is refused with the block that is wrong."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from mecenate import Dealer, PackError
from mecenate.core.pack import load_pack
from mecenate.games.florenza import build
from tests.rules.florenza.positions import fiorini, position, table
from tests.rules.playing import legal, play

Pack = dict[str, Any]
PACK = load_pack("mecenate.games.florenza")


def changed(list_of: str, number: int, /, **values: object) -> Pack:
    """The blocks of a kind with one of them changed; None takes a value away."""
    blocks = deepcopy(PACK[list_of])
    for key, value in values.items():
        if value is None:
            blocks[number].pop(key, None)
        else:
            blocks[number][key] = value
    return {list_of: blocks}


def test_a_partial_pack_changes_what_it_names_and_nothing_else() -> None:
    rules = build(components={"start": {"fiorini": 400}, "actions": {"workers": 150}})
    state = rules.start(2, Dealer.fast(1))
    assert (fiorini(state, 0), table(state).bank) == (400, 3200)
    assert len(table(state).monuments) == 7
    assert fiorini(play(state, "send workers"), state.actor or 0) == 550


def test_a_pack_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[round]\nactions = 2\nfirst_monuments = 4\n[scoring]\ncaptain = 3\n", encoding="utf-8")
    rules = build(components=path)
    state = rules.start(2, Dealer.fast(1))
    assert len(table(state).monuments) == 4
    assert max(score.breakdown["captain"] for score in state.scores()) == 3
    for _ in range(4):
        state = play(state, "send workers")
    assert table(state).stage == "keeping"


def test_other_figures_on_a_card_are_played() -> None:
    rules = build(components=changed("card", 0, cost={"wood": 1, "gold": 1}, income={"spice": 1}))
    state = position(2, hands={0: "casa"}, resources={0: "wood, gold"}, rules=rules)
    after = play(state, "play casa")
    assert table(after).players[0].income == {"spice": 1}


def test_other_copies_are_allowed_if_the_totals_fit() -> None:
    three = [{"pile": 1, "seats": 2}] * 3
    blocks = deepcopy(PACK["card"])
    for n in range(3):
        blocks[n]["copies"] = three
    rules = build(components={"card": blocks})
    assert [int(rules.pieces.card_of[n]) for n in range(9)] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_a_guild_that_brings_two_resources_asks_twice() -> None:
    number = next(n for n, block in enumerate(PACK["card"]) if block.get("effect") == "income_of_choice")
    rules = build(components=changed("card", number, amount=2))
    state = position(2, round=2, turn=1, step="4", front={0: "arte dei mercatanti"}, resources={0: ""}, rules=rules)
    collecting = play(state, "send workers", "choose gold", "take gold")
    assert legal(collecting, "take")
    assert table(play(collecting, "take spice")).round == 3


def test_a_pack_has_its_own_fingerprint() -> None:
    assert build().pack_digest != build(components={"start": {"fiorini": 350}}).pack_digest
    assert build() == build() and build() != build(components={"start": {"fiorini": 350}})


@pytest.mark.parametrize(
    ("pack", "message"),
    [
        ({"start": {"fiorini": "many"}}, r"\[start\] fiorini: expected a whole number"),
        ({"start": {"fiorini": 5000}}, r"\[start\] fiorini"),
        ({"start": {"each_resource": 3}}, r"\[start\] each_resource: expected a whole number from 0 to 2"),
        ({"supply": {"gold": 0}}, r"\[supply\] gold"),
        ({"supply": 3}, r"\[supply\]: this table is missing"),
        ({"round": {"later_monuments": 12}}, r"\[round\] monuments_kept: expected a whole number from 0 to 0"),
        ({"round": {"artists": {"p3": 99}}}, r"\[round.artists\] p3"),
        ({"scoring": {"most_fiorini": [4, 2]}}, r"\[scoring\] most_fiorini: expected a list of 3"),
        ({"game": {"families": ["Medici"]}}, r"\[game\] families: expected four different names"),
        ({"card": []}, r"\[\[card\]\]: expected a list of blocks"),
        (changed("card", 0, name=None), r"\[card None\] name: expected a text"),
        (changed("card", 0, kind="castle"), r"\[card Casa\] kind: expected one of residence"),
        (changed("card", 0, cost={"stone": 1}), r"\[card Casa\] cost: expected amounts of marble"),
        (changed("card", 0, cost={"wood": 99}), r"\[card Casa cost\] wood: expected a whole number from 0 to 50"),
        (changed("card", 0, copies=[]), r"\[card Casa\] copies"),
        (changed("card", 0, copies=[{"pile": 4, "seats": 2}]), r"\[card Casa\] pile"),
        (changed("card", 0, copies=[{"pile": 1, "seats": 2}]), r"\[\[card\]\] residence: \[totals\] says 9 cards"),
        (changed("card", 0, name="Casamento"), r"two blocks have the same kind and name"),
        (changed("card", 0, extra_action="villa"), r"\[card Casa\] extra_action: expected one of palagio"),
        (changed("card", 0, extra_cards=6), r"extra_cards: expected at most 6 in all"),
        (changed("card", 40, artists=None), r"artists: a church needs at least one kind"),
        (changed("card", 40, artists=["poet"]), r"artists: expected words out of architect"),
        (changed("card", 16, effect="magic"), r"\[card Arte Maggiore\] effect: expected one of"),
        (changed("monument", 0, prestige=None), r"\[monument Duomo Cupola\] prestige"),
        (changed("monument", 0, artists=[]), r"artists: a monument needs at least one kind"),
        ({"monument": PACK["monument"][:-1]}, r"\[\[monument\]\]: expected 27 blocks, got 26"),
        (changed("artist", 0, fronts=[]), r"\[artist Leon Battista Alberti\] fronts"),
        (changed("artist", 2, fronts=[3, 2, 1]), r"fronts: expected the lowest first"),
        (changed("artist", 0, fronts=[1, 1]), r"\[\[artist\]\]: expected 85 fronts"),
        (changed("artist", 1, name="Giulio Romano"), r"\[\[artist\]\] name: two blocks"),
        (changed("location", 0, copies=[2, 5]), r"\[location Picconiere\] copies: expected marks"),
        (changed("monument", 1, element="Cupola"), r"\[\[monument\]\] element: two blocks"),
        (changed("location", 1, name="Picconiere"), r"\[\[location\]\] name: two blocks"),
        (changed("location", 0, copies=[2]), r"\[\[location\]\]: expected 17 cards"),
        (changed("location", 0, resource="any"), r"\[location Picconiere\] resource: expected one of"),
    ],
)
def test_a_wrong_pack_is_refused_with_its_block(pack: Pack, message: str) -> None:
    with pytest.raises(PackError, match=message):
        build(components=pack)
