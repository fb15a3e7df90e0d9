"""Cooperation: neighbours, joint buildings, offers, and the border."""

from __future__ import annotations

from typing import Any

import pytest

import mecenate
from mecenate import Record, State
from tests.rules.playing import legal, listen, play, refusal
from tests.rules.princes.positions import BUILDINGS, glory, kind, money, own, position, squares, start, table_of, told

TOWER = "joint tower r0 at f3"
"""A tower on f3 and g3 of the active estate and a3 of the next seat's."""


def coop(seats: int = 3, **given: Any) -> State:
    return position(seats, expansions="cooperation", **given)


def offered(state: State, text: str = "ask 500", building: str = "tower", place: str = TOWER) -> State:
    """Seat 0 offers seat 1 a joint building."""
    return play(state, f"build {building} with seat 2", place, text)


every_layout = pytest.mark.parametrize("layout", ["ring", "flat"])
every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.rule("PRI-80")
def test_the_palace_lies_above_the_middle() -> None:
    view = table_of(start(3, expansions="cooperation"))
    assert view.palace == ["c5", "d5", "e5", "c6", "d6", "e6"]
    assert [player.free_squares for player in view.players] == [43] * 3


@pytest.mark.rule("PRI-80", "PRI-102")
def test_games_of_release_0_1_keep_their_palace_and_their_corners() -> None:
    rules = mecenate.game("princes", rules=1, expansions="cooperation", layout="flat")
    view = table_of(rules.start(4, mecenate.Dealer.fast(1)))
    assert view.palace == ["c4", "d4", "e4", "c5", "d5", "e5"]
    assert view.neighbours[0] == [1, 3] and view.neighbour_offsets[0] == [[7, 0], [0, -7]]


@pytest.mark.rule("PRI-80", "PRI-85")
@every_layout
@every_table
def test_on_an_empty_estate_every_seat_can_build_everything_alone(seats: int, layout: str) -> None:
    for seat in range(seats):
        for builders in range(4):
            state = coop(seats, turn=seat, layout=layout, builders={seat: builders})
            alone = [text for text in legal(state, "build") if "with" not in text]
            assert alone == [f"build {name}" for name in BUILDINGS], f"seat {seat + 1} with {builders} builders"


LACKING = {
    ("flat", 3): {"university: 1 and 3", "university: 2 and 3"},
    ("flat", 5): {"university: 2 and 3", "university: 4 and 5"},
}
"""All that neighbours cannot build together as long as neither has a builder; docs/components.md lists it too."""


def lacking(seats: int, layout: str, builders: int) -> set[str]:
    """The buildings that neighbours cannot build together, seen from both sides."""
    missing = set()
    for seat, others in enumerate(table_of(start(seats, expansions="cooperation", layout=layout)).neighbours):
        texts = legal(coop(seats, turn=seat, layout=layout, builders=dict.fromkeys([seat, *others], builders)), "build")
        for other in others:
            pair = f"{min(seat, other) + 1} and {max(seat, other) + 1}"
            missing |= {f"{name}: {pair}" for name in BUILDINGS if f"build {name} with seat {other + 1}" not in texts}
    return missing


@pytest.mark.rule("PRI-80", "PRI-86", "PRI-102")
@every_layout
@every_table
def test_on_empty_estates_neighbours_can_build_together(seats: int, layout: str) -> None:
    assert lacking(seats, layout, 0) == LACKING.get((layout, seats), set())
    assert lacking(seats, layout, 2) == set()


every_ring = pytest.mark.parametrize(
    ("seats", "neighbours"),
    [
        (2, [[1], [0]]),
        (3, [[1, 2], [0, 2], [0, 1]]),
        (4, [[1, 3], [0, 2], [1, 3], [0, 2]]),
        (5, [[1, 4], [0, 2], [1, 3], [2, 4], [0, 3]]),
    ],
)


@pytest.mark.rule("PRI-81")
@every_ring
def test_ruling_43_the_ring(seats: int, neighbours: list[list[int]]) -> None:
    assert table_of(start(seats, expansions="cooperation")).neighbours == neighbours
    assert table_of(start(seats)).neighbours == [[]] * seats


@pytest.mark.rule("PRI-102")
@every_ring
def test_the_flat_layout(seats: int, neighbours: list[list[int]]) -> None:
    assert table_of(start(seats, expansions="cooperation", layout="flat")).neighbours == neighbours


@pytest.mark.rule("PRI-81", "PRI-102")
def test_the_view_says_where_neighbours_lie() -> None:
    ring = table_of(start(3, expansions="cooperation"))
    assert ring.neighbour_offsets == [[[7, 0], [-7, 0]], [[-7, 0], [7, 0]], [[7, 0], [-7, 0]]]
    flat = table_of(start(3, expansions="cooperation", layout="flat"))
    assert flat.neighbour_offsets == [[[7, 0], [3, -7]], [[-7, 0], [-4, -7]], [[-3, 7], [4, 7]]]
    assert table_of(start(3)).neighbour_offsets == [[], [], []]


@pytest.mark.rule("PRI-102")
def test_in_the_flat_layout_boards_can_lie_above_each_other() -> None:
    state = coop(3, layout="flat", turn=2)
    state = play(state, "build tower with seat 1", "joint tower r1 at a7", "ask 0", "accept")
    assert squares(state, 2, "tower") == {"a7"} and squares(state, 0, "tower") == {"d1", "d2"}


@pytest.mark.rule("PRI-102")
def test_in_the_flat_layout_only_squares_side_by_side_face_each_other() -> None:
    state = play(coop(4, layout="flat"), "build tower")
    assert "place tower r1 at g4" in legal(state), "seat 2's upper edge is four rows below that of seat 1"
    assert "place tower r1 at g3" not in legal(state), "g3 faces seat 2's a7"


@pytest.mark.rule("PRI-82", "PRI-91")
def test_ruling_44_a_joint_building_lies_in_both_estates_and_counts_for_both() -> None:
    after = play(offered(coop()), "accept")
    assert squares(after, 0, "tower") == {"f3", "g3"} and squares(after, 1, "tower") == {"a3"}
    assert [piece.partner for seat in (0, 1) for piece in own(after, seat).estate] == [1, 0]
    assert table_of(after).buildings["tower"] == 2
    assert [glory(after, seat) for seat in range(3)] == [3, 3, 0]
    assert after.actor == 0 and after.prompt is not None and after.prompt.facts["actions"] == 1
    assert len(own(after, 1).estate) == 1
    assert "build tower" not in legal(after) and "build tower with seat 3" not in legal(after)


@pytest.mark.rule("PRI-82")
def test_ruling_44_both_must_lack_the_type_and_be_neighbours() -> None:
    state = coop(4, estate={1: ["tower r0 at c1"]})
    assert "build tower with seat 2" not in legal(state) and "build tower with seat 4" in legal(state)
    assert "build chapel with seat 3" not in legal(state), "seat 3 is no neighbour"
    assert "one of you has it" in refusal(state, "build tower with seat 2")
    gone = coop(4, estate={seat: ["tower"] for seat in (1, 2, 3)})
    assert legal(gone, "build tower") == []


@pytest.mark.rule("PRI-83")
def test_joint_placements_are_named_by_their_foot() -> None:
    state = play(coop(), "build chapel with seat 2")
    mine = play(state, "joint chapel r1 at g3", "ask 0", "accept")
    assert squares(mine, 0, "chapel") == {"g3", "g4"} and squares(mine, 1, "chapel") == {"a4"}
    theirs = play(state, "joint chapel r2 at their a3", "ask 0", "accept")
    assert squares(theirs, 0, "chapel") == {"g4"} and squares(theirs, 1, "chapel") == {"a3", "a4"}
    west = play(coop(), "build tower with seat 3", "joint tower r0 at their f3", "ask 0", "accept")
    assert squares(west, 0, "tower") == {"a3"} and squares(west, 2, "tower") == {"f3", "g3"}


@pytest.mark.rule("PRI-83")
def test_every_joint_placement_has_a_square_in_both_estates() -> None:
    state = play(coop(builders={0: 2, 1: 2}), "build university with seat 2")
    assert len(legal(state)) == len(set(legal(state))) > 10
    for text in legal(state):
        offer = table_of(play(state, text)).offer
        assert offer is not None and offer.active_squares and offer.partner_squares
        assert len(offer.active_squares) + len(offer.partner_squares) == 7


@pytest.mark.rule("PRI-87", "PRI-90")
def test_e58_red_gains_200_grey_pays_500_and_both_get_3() -> None:
    state = coop(builders={0: 1, 1: 3})
    after, events = listen(offered(state), "accept")
    assert money(after, 0) == 3500 - 300 + 500 and money(after, 1) == 3000
    assert [glory(after, seat) for seat in (0, 1)] == [3, 3]
    assert told(events, "build together") == [
        {"seat": 0, "building": "tower", "partner": 1, "florins": 300, "share": 500, "prestige": 3}
    ]


@pytest.mark.rule("PRI-84")
def test_e59_and_ruling_45_each_land_is_judged_by_its_own_builders() -> None:
    estates = {0: ["chapel r0 at e2"], 1: ["chapel r0 at c2"]}
    red_one = play(coop(estate=estates, builders={0: 1, 1: 3}), "build tower with seat 2")
    texts = legal(red_one)
    assert "joint tower r0 at g3" in texts, "b3 touches the chapel of grey, who has three builders"
    assert "joint tower r0 at f3" not in texts, "f3 touches the chapel of red, who has one"
    both = play(coop(estate=estates, builders={0: 3, 1: 3}), "build tower with seat 2")
    assert "joint tower r0 at f3" in legal(both)
    neither = play(coop(estate=estates, builders={0: 1, 1: 1}), "build tower with seat 2")
    assert "joint tower r0 at g3" not in legal(neither)


@pytest.mark.rule("PRI-85")
@pytest.mark.parametrize(
    ("builders", "opposite", "allowed"),
    [(0, False, False), (1, False, True), (1, True, False), (2, True, True), (0, True, False), (2, False, True)],
)
def test_e60_alone_at_the_border(builders: int, opposite: bool, allowed: bool) -> None:
    estate = {1: ["tower r0 at a3"]} if opposite else {}
    state = play(coop(builders={0: builders}, estate=estate), "build chapel")
    assert ("place chapel r3 at f3" in legal(state)) == allowed, "g3 and g4 face a3 and a4"


@pytest.mark.rule("PRI-85")
def test_ruling_47_the_other_side_is_judged_square_by_square() -> None:
    state = play(coop(builders={0: 1}, estate={1: ["tower r0 at a1"]}), "build chapel")
    assert "place chapel r3 at f2" in legal(state), "g2 and g3 face a2 and a3, which are free"
    assert "place chapel r3 at f1" not in legal(state), "g1 faces a1"


@pytest.mark.rule("PRI-85")
def test_ruling_47_a_foreign_palace_counts_as_a_building() -> None:
    grid = ["......."] * 3 + ["PP.....", "PP.....", "PP.....", "......."]
    pack = {"estate": {"cooperation": {"grid": grid}}}
    state = play(coop(builders={0: 1}, components=pack), "build chapel")
    assert "place chapel r3 at f3" not in legal(state) and "place chapel r3 at f6" in legal(state)


@pytest.mark.rule("PRI-85")
def test_a_building_next_door_can_take_the_last_place_away() -> None:
    only_g1_to_g3 = [
        *("forest r0 at a1", "forest r0 at d1", "lake r2 at b2", "forest r1 at c2", "park r0 at e2"),
        *("park r1 at f3", "lake r0 at a5", "lake f0 at f5", "lake r1 at b6", "park r2 at f6"),
    ]
    given = {"estate": {0: only_g1_to_g3}, "builders": {0: 1, 1: 1}}
    assert "build tower" in legal(coop(2, **given))
    state = coop(2, turn=1, first=1, **given)
    state = play(state, "build chapel", "place chapel r0 at a2", "end turn")
    assert state.actor == 0 and "build tower" not in legal(state)
    assert not any("with seat" in text for text in legal(state)), "all else at the border would touch the chapel"


@pytest.mark.rule("PRI-85")
def test_without_a_border_the_edge_is_free() -> None:
    state = play(coop(2), "build chapel")
    assert "place chapel r0 at a1" in legal(state), "seat 0 has no neighbour on the left at two players"
    assert "place chapel r3 at f3" not in legal(state)


@pytest.mark.rule("PRI-86")
def test_ruling_46_the_partners_border_needs_no_builder_a_third_does() -> None:
    state = play(coop(3), "build tower with seat 2")
    assert TOWER in legal(state)
    flat = play(coop(3, layout="flat"), "build chapel with seat 2")
    assert "joint chapel r0 at g3" in legal(flat)
    assert "joint chapel r0 at g1" not in legal(flat), "g1 faces seat 3's d7, a third border, and there is no builder"
    helped = play(coop(3, layout="flat", builders={0: 1, 1: 1}), "build chapel with seat 2")
    assert "joint chapel r0 at g1" in legal(helped)


@pytest.mark.rule("PRI-86")
def test_ruling_46_another_building_opposite_needs_two_builders() -> None:
    estate = {1: ["chapel r1 at a4"]}
    state = play(coop(builders={0: 1, 1: 2}, estate=estate), "build opera with seat 2")
    texts = [text for text in legal(state) if not text.startswith("joint opera") or "g4" in covered(state, text)]
    assert texts == [], "g4 faces the chapel on a4"
    two = play(coop(builders={0: 2, 1: 2}, estate=estate), "build opera with seat 2")
    assert any("g4" in covered(two, text) for text in legal(two))


def covered(state: State, text: str) -> list[str]:
    """The squares of the active estate that a joint placement covers."""
    offer = table_of(play(state, text)).offer
    assert offer is not None
    return offer.active_squares


@pytest.mark.rule("PRI-87")
def test_the_sums_that_can_be_asked() -> None:
    state = play(coop(), "build tower with seat 2", TOWER)
    assert legal(state) == [f"ask {100 * n}" for n in range(21)]
    poor = play(coop(money={0: 300}, prestige={0: 2}), "build tower with seat 2", TOWER)
    assert legal(poor)[0] == "ask 200", "700 less 300 florins and 200 for prestige"


@pytest.mark.rule("PRI-88")
def test_ruling_49_accept_decline_or_another_sum() -> None:
    state = offered(coop(money={1: 600}))
    assert state.actor == 1 and kind(state) == "answer"
    assert legal(state) == ["accept", "decline", *(f"counter {n}" for n in (0, 100, 200, 300, 400, 600))]
    replied = play(state, "counter 300")
    assert replied.actor == 0 and kind(replied) == "reply" and legal(replied) == ["accept", "decline"]
    after = play(replied, "accept")
    assert money(after, 1) == 300 and money(after, 0) == 3500 - 700 + 300
    poor = offered(coop(money={1: 400}))
    assert "cannot be paid" in refusal(poor, "accept")


@pytest.mark.rule("PRI-88")
def test_a_counter_offer_that_does_not_cover_the_price_cannot_be_accepted() -> None:
    state = offered(coop(money={0: 300}))
    state = play(state, "counter 300")
    assert legal(state) == ["decline"]


@pytest.mark.rule("PRI-89")
def test_ruling_49_three_offers_for_an_action_and_a_failed_one_costs_none() -> None:
    state = coop()
    for n in range(3):
        assert "build tower with seat 2" in legal(state)
        state = offered(state)
        state = play(state, "decline") if n else play(state, "counter 100", "decline")
        assert state.actor == 0 and state.prompt is not None and state.prompt.facts["actions"] == 2
        assert state.prompt.facts["offers"] == 2 - n
    assert not any("with seat" in text for text in legal(state, "build"))
    assert "build tower" in legal(state)
    state = play(state, "introduce travel")
    assert "build tower with seat 2" in legal(state), "a new action, new offers"


@pytest.mark.rule("PRI-90")
def test_ruling_48_the_sum_may_pay_the_bank_and_prestige_is_sold() -> None:
    state = offered(coop(money={0: 0, 1: 200}, prestige={0: 5, 1: 9}), "ask 700")
    after = play(state, "accept")
    assert (money(after, 0), glory(after, 0)) == (0, 8)
    assert (money(after, 1), glory(after, 1)) == (0, 9 - 5 + 3)


@pytest.mark.rule("PRI-90", "PRI-94")
def test_with_both_expansions_florins_must_cover_everything() -> None:
    state = position(3, expansions="muse,cooperation", money={1: 400}, prestige={1: 9})
    state = offered(state)
    assert "accept" not in legal(state)


@pytest.mark.rule("PRI-91")
def test_a_joint_building_counts_for_works_bonus_and_prestige_cards_of_both() -> None:
    hand = {0: "astronomer, bonus buildings", 1: "prestige most buildings"}
    state = coop(hand=hand, jesters={0: 3})
    after = play(offered(state), "accept")
    value = [reckoning.value for reckoning in own(after, 0).reckonings or []]
    assert value == [4 + 6 + 1]
    assert [card.points for card in own(after, 0).bonus or []] == [1]
    assert after.scores()[1].breakdown["prestige cards"] == 3


@pytest.mark.rule("PRI-92")
def test_ruling_50_landscapes_mind_no_border() -> None:
    state = coop(phase="auction", declined=(1, 2), estate={1: ["tower r0 at a3"]})
    state = play(state, "take park")
    assert "place park r3 at f3" in legal(state)
    assert not any(text.startswith("joint") for text in legal(state))


@pytest.mark.rule("PRI-93")
def test_ruling_51_free_squares_are_those_of_the_own_estate() -> None:
    after = play(offered(coop()), "accept")
    assert [own(after, seat).free_squares for seat in range(3)] == [41, 42, 43]


@pytest.mark.rule("PRI-94")
def test_ruling_52_a_joint_building_counts_for_the_princess_of_either() -> None:
    given = position(3, expansions="muse,cooperation", characters={"princess": 1}, hand={1: "poet"})
    before = own(given, 1).princess
    after = play(offered(given, "ask 0"), "accept")
    assert before == 1 and own(after, 1).princess == 3
    assert table_of(after).muse and table_of(after).cooperation


@pytest.mark.rule("PRI-83")
def test_the_only_joint_placement_is_taken_by_itself() -> None:
    covered_edge = ["lake r0 at a1", "lake r0 at a4", "park r1 at b6"]
    state = play(coop(2, estate={1: covered_edge}), "build tower with seat 2")
    offer = table_of(state).offer
    assert kind(state) == "sum" and offer is not None
    assert (offer.active_squares, offer.partner_squares) == (["f7", "g7"], ["a7"])


# ---------------------------------------------------------------------- powers while an offer is answered


def together(*, rules: int | None = None, **given: Any) -> State:
    """Seat 0 offers seat 1 a joint tower; both expansions are used."""
    options: dict[str, Any] = {} if rules is None else {"rules": rules}
    return offered(position(3, expansions="muse,cooperation", **options, **given))


@pytest.mark.rule("PRI-73", "PRI-88")
def test_the_merchants_prestige_can_be_taken_while_an_offer_is_answered() -> None:
    """The book: at a moment of one's choice. The place on the track may be worse after the joint building."""
    asked = together(characters={"merchant": 1}, prestige={0: 5, 2: 5})
    assert asked.actor == 1 and "merchant prestige" in legal(asked)
    used = play(asked, "merchant prestige")
    assert glory(used, 1) == 3 and table_of(used).characters[3].owner is None
    assert used.prompt == asked.prompt
    assert legal(used) == [text for text in legal(asked) if text != "merchant prestige"]
    assert glory(play(used, "accept"), 1) == 6


@pytest.mark.rule("PRI-76", "PRI-88")
def test_the_professor_can_be_used_while_an_offer_is_answered() -> None:
    asked = together(characters={"professor": 1})
    assert legal(asked, "professor") == ["professor bonus", "professor prestige"]
    looking = play(asked, "professor bonus")
    assert kind(looking) == "keep" and looking.actor == 1
    offer = table_of(looking).offer
    assert offer is not None and (offer.active, offer.partner, offer.florins) == (0, 1, 500)
    kept = play(looking, legal(looking)[0])
    while kind(kept) == "under":
        kept = play(kept, legal(kept)[0])
    assert kept.prompt == asked.prompt and own(kept, 1).bonus_cards == 1
    assert legal(kept, "professor") == []


@pytest.mark.rule("PRI-73", "PRI-76", "PRI-88")
@pytest.mark.parametrize("name", ["merchant", "professor"])
def test_so_they_can_while_a_counter_offer_is_answered(name: str) -> None:
    reply = play(together(characters={name: 0}), "counter 400")
    assert reply.actor == 0 and kind(reply) == "reply"
    words = ["merchant prestige"] if name == "merchant" else ["professor bonus", "professor prestige"]
    assert legal(reply, name) == words
    used = play(reply, words[0])
    while kind(used) in ("keep", "under"):
        used = play(used, legal(used)[0])
    assert used.prompt == reply.prompt
    assert squares(play(used, "accept"), 0, "tower")


@pytest.mark.rule("PRI-106")
def test_in_games_of_rules_1_the_powers_wait_for_the_answer() -> None:
    assert mecenate.game("princes").options["powers"] == "any_time"
    assert mecenate.game("princes", rules=1).options["powers"] == "own_moments"
    for name in ("merchant", "professor"):
        asked = together(rules=1, characters={name: 1})
        assert legal(asked, name) == []
        assert f"'{name} prestige' is not legal now" in refusal(asked, f"{name} prestige")
        assert legal(play(together(rules=1, characters={name: 0}), "counter 400"), name) == []


def until_a_power_is_used_in_an_answer(seed: int) -> Record | None:
    """A game of random choices up to that move; None if it does not come up soon."""
    game = mecenate.game("princes", rules=1, expansions="muse,cooperation", powers="any_time")
    record = Record(game, 3, mecenate.Dealer.fast(seed))
    chance = mecenate.Dealer.fast(seed)
    while not record.state.over and len(record.steps) < 250:
        texts = legal(record.state)
        powers = [text for text in texts if text == "merchant prestige" or text.startswith("professor ")]
        if kind(record.state) == "character":
            texts = [text for text in texts if text.startswith(("merchant", "professor"))] or texts
        elif kind(record.state) in ("answer", "reply") and powers:
            record.play(powers[0])
            return record
        joint = [text for text in texts if "with seat" in text]
        plain = joint or [text for text in texts if text not in powers or kind(record.state) == "character"]
        record.play(plain[chance.pick(len(plain))])
    return None


@pytest.mark.rule("PRI-106")
def test_a_record_of_rules_1_is_replayed_by_them() -> None:
    """What the record of a game of 0.1 does not say is what 0.1 did."""
    record = next(filter(None, map(until_a_power_is_used_in_an_answer, range(20))))
    text = str(record)
    assert Record.parse(text).state == record.state
    old = text.replace("option powers any_time\n", "")
    with pytest.raises(mecenate.RecordError, match="is not legal now"):
        Record.parse(old)
    before = Record.parse(old[: old.rindex("\n", 0, -1) + 1])
    assert before.state.game.options["powers"] == "own_moments"
    assert Record.parse(str(before)).state == before.state
