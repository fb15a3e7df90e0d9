"""Who sees what: hidden purses and cards, open tables, worlds imagined from a view alone."""

from __future__ import annotations

import json
from collections import Counter

import msgspec
import pytest

from mecenate import Dealer, Scribe, State
from tests.rules.playing import legal, listen, play
from tests.rules.princes.positions import begun, kind, money, own, position, start, table_of

TABLES = [
    (2, "none", "ring"),
    (4, "none", "ring"),
    (3, "muse", "ring"),
    (5, "cooperation", "ring"),
    (4, "muse,cooperation", "flat"),
]
every_table = pytest.mark.parametrize(("seats", "expansions", "layout"), TABLES)


def seen(state: State, seat: int | None) -> bytes:
    """Everything a seat gets: its view, the prompt, and its legal actions when it must choose."""
    prompt = state.prompt
    choices = [str(action) for action in state.legal()] if seat is not None and state.actor == seat else None
    return msgspec.json.encode((state.view(seat), None if prompt is None else prompt.to_dict(), choices))


@pytest.mark.rule("PRI-95")
def test_ruling_20_purses_hands_and_prestige_cards_are_hidden() -> None:
    state = position(hand={0: "poet, bonus lakes, prestige most lakes"}, money={0: 1200})
    for seat in (1, None):
        player = state.view(seat).players[0]
        assert player.florins is None and player.professions is None and player.bonus is None
        assert player.prestige_cards_held is None and player.reckonings is None
    mine = own(state, 0)
    assert mine.florins == 1200 and mine.professions == ["poet"]
    assert [card.card for card in mine.bonus or []] == ["bonus lakes"]
    assert mine.prestige_cards_held == ["prestige most lakes"]


@pytest.mark.rule("PRI-96")
def test_ruling_20_the_numbers_of_cards_are_open() -> None:
    state = position(hand={0: "poet, lawyer, bonus lakes, prestige most lakes"}, recruits={0: 1}, table={0: "painter"})
    player = table_of(state).players[0]
    counts = (player.profession_cards, player.bonus_cards, player.prestige_cards, player.recruiting_cards)
    assert counts == (2, 1, 1, 1) and player.works == ["painter"]
    assert table_of(state).piles == {"profession": 18, "bonus": 19, "prestige": 13}


@pytest.mark.rule("PRI-96")
def test_the_auction_the_pawns_and_the_offer_are_open() -> None:
    auction = table_of(play(begun(4), "open jester", "bid", "pass")).auction
    assert auction is not None
    assert (auction.lot, auction.bid, auction.leader, auction.opener, auction.passed) == ("jester", 300, 1, 0, [2])
    pawn = play(position(3, expansions="muse", phase="characters"), "muse 8")
    assert [
        (character.pawn, character.space) for character in table_of(pawn).characters if character.name == "muse"
    ] == [(0, 8)]
    offer = play(position(3, expansions="cooperation"), "build tower with seat 2", "joint tower r0 at f3", "ask 300")
    shown = table_of(offer).offer
    assert shown is not None and (shown.active, shown.partner, shown.florins) == (0, 1, 300)


@pytest.mark.rule("PRI-97", "PRI-99")
@every_table
def test_worlds_imagined_from_a_view_look_like_the_real_one(seats: int, expansions: str, layout: str) -> None:
    dealer = Dealer.fast(seats)
    for game_number in range(2):
        state = start(seats, dealer, expansions=expansions, layout=layout)
        steps = game_number
        while not state.over:
            if steps % 13 == 0:
                for seat in (None, *range(seats)):
                    other = state.imagine_from_view(seat, dealer)
                    other.audit()
                    assert other.legal() and seen(other, seat) == seen(state, seat)
            state.apply(state.legal()[dealer.pick(len(state.legal()))], dealer)
            steps += 1
        assert state.imagine_from_view(0, dealer) == state


@pytest.mark.rule("PRI-97", "PRI-99")
def test_worlds_are_imagined_from_a_view_while_cards_are_given_back() -> None:
    dealer = Dealer.fast(3)
    state = start(5, dealer)
    while kind(state) == "return":
        for seat in (None, *range(5)):
            other = state.imagine_from_view(seat, dealer)
            other.audit()
            assert seen(other, seat) == seen(state, seat)
        state.apply(state.legal()[0])


@pytest.mark.rule("PRI-95", "PRI-97")
@every_table
def test_a_move_is_told_the_same_in_worlds_that_look_the_same(seats: int, expansions: str, layout: str) -> None:
    dealer = Dealer.fast(40 + seats)
    state = start(seats, dealer, expansions=expansions, layout=layout)
    compared = 0
    while not state.over:
        action = state.legal()[dealer.pick(len(state.legal()))]
        for seat in (None, *range(seats)) if dealer.pick(3) == 0 else ():
            other = state.imagine_from_view(seat, dealer)
            assert state.actor != seat or action in other.legal()
            if action in other.legal():
                compared += same_for(seat, state, other, str(action))
        state.apply(action, dealer)
    assert compared > 20


def same_for(seat: int | None, real: State, other: State, text: str) -> int:
    """Play one action in two worlds; 1 if neither chance nor a reveal parted them, and then they must agree."""
    heard = []
    for state in (real.copy(), other):
        scribe = Scribe()
        chance = Dealer.fast(1)
        before = chance.pick(1 << 20)
        state.apply(state.parse(text), chance, scribe)
        fresh = Dealer.fast(1)
        drew = (before, chance.pick(1 << 20)) != (fresh.pick(1 << 20), fresh.pick(1 << 20))
        if drew or state.over or any(event.reveals for event in scribe.events):
            return 0
        news = [event.to_dict() for event in scribe.events if event.known_to(seat)]
        heard.append((msgspec.json.encode(news), seen(state, seat)))
    assert heard[0] == heard[1]
    return 1


@pytest.mark.rule("PRI-99")
def test_unseen_cards_are_dealt_evenly_from_a_view() -> None:
    state = begun(3)
    mine = set(own(state, 0).professions or [])
    counts: Counter[str] = Counter()
    dealer = Dealer.fast(5)
    for _ in range(1500):
        counts.update(state.imagine_from_view(0, dealer).view(1).players[1].professions or [])
    hidden = 21 - 3 - 1
    assert set(counts).isdisjoint(mine) and len(counts) == hidden
    expected = 1500 * 3 / hidden
    assert all(abs(count - expected) < 0.25 * expected for count in counts.values())


@pytest.mark.rule("PRI-99")
def test_purses_imagined_from_a_view_cover_what_was_begun() -> None:
    dealer = Dealer.fast(6)
    state = play(begun(3), "open jester", *["bid", "bid", "bid"] * 5)
    auction = table_of(state).auction
    assert auction is not None and auction.bid == 1700
    worlds = [state.imagine_from_view((auction.leader + 1) % 3, dealer) for _ in range(200)]
    purses = [money(world, auction.leader) for world in worlds]
    assert min(purses) >= 1700 and max(purses) <= 4000 and len(set(purses)) == 24
    placing = play(position(), "build opera")
    assert all(money(placing.imagine_from_view(1, dealer), 0) >= 700 for _ in range(50))
    pawn = play(position(3, expansions="muse", phase="characters"), "muse 15")
    assert all(money(pawn.imagine_from_view(1, dealer), 0) >= 1500 for _ in range(50))


@pytest.mark.rule("PRI-99")
def test_hands_imagined_from_a_view_can_finish_the_work_that_was_begun() -> None:
    # 1 card and 2 jesters are 5 of 7; of all bonus cards only few are worth 2 or more here.
    state = position(hand={0: "poet, bonus jesters, bonus parks"}, jesters={0: 2})
    state = play(state, "work poet")
    assert kind(state) == "bonus" and "done" not in legal(state)
    dealer = Dealer.fast(7)
    for _ in range(100):
        other = state.imagine_from_view(1, dealer)
        cards = own(other, 0).bonus or []
        assert sum(card.points for card in cards) >= 2


@pytest.mark.rule("PRI-99")
def test_where_luck_does_not_help_the_best_cards_are_given_from_a_view() -> None:
    # The least value of round 7 is far: 1 + 14 of 17, and only the jesters' card alone brings it about.
    state = position(round=7, hand={0: "poet, bonus jesters"}, jesters={0: 7})
    state = play(state, "work poet")
    dealer = Dealer.fast(8)
    for _ in range(60):
        other = state.imagine_from_view(2, dealer)
        other.audit()
        play(other, legal(other)[0])


@pytest.mark.rule("PRI-104")
def test_open_purses_are_open_and_never_imagined() -> None:
    state = position(money={0: 1200}, purses="open")
    assert table_of(state).players[0].florins == 1200
    assert money(state.imagine_from_view(1, Dealer.fast(1)), 0) == 1200
    assert state.view(1).players[0].professions is None


@pytest.mark.rule("PRI-98")
def test_the_state_knows_no_order_of_the_upper_part() -> None:
    data = json.loads(begun(4).to_json())
    assert not any(data["under"]) and data["unseen"].bit_count() == 9 + 20 + 14


def test_a_view_is_plain_data() -> None:
    state = position(3, expansions="muse,cooperation", estate={0: ["opera", "lake"]})
    for seat in (None, 0, 1, 2):
        plain = msgspec.to_builtins(state.view(seat))
        assert msgspec.json.decode(msgspec.json.encode(state.view(seat))) == plain


def test_a_look_ends_undo_and_a_bid_does_not() -> None:
    _, events = listen(position(), "draw bonus")
    assert any(event.reveals for event in events)
    _, events = listen(begun(4), "open jester", "bid")
    assert not any(event.reveals for event in events)
