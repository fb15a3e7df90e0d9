"""What holds in every game: pieces, money, ends, copies, JSON, records."""

from __future__ import annotations

import json

import pytest

import mecenate
from mecenate import Dealer, PositionError, Record, State
from tests.rules.princes.positions import game, start

TABLES = [
    *((seats, {}) for seats in (2, 3, 4, 5)),
    (2, {"freedoms": "four", "selling": "when_needed"}),
    (3, {"expansions": "muse"}),
    (5, {"expansions": "muse", "purses": "open"}),
    (2, {"expansions": "muse"}),
    (4, {"expansions": "cooperation"}),
    (3, {"expansions": "cooperation", "layout": "flat"}),
    (5, {"expansions": "cooperation", "layout": "flat", "round_four": "13"}),
    (2, {"expansions": "muse,cooperation"}),
    (5, {"expansions": "muse,cooperation"}),
]
every_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)


def walk(state: State, dealer: Dealer) -> State:
    """One random action."""
    legal = state.legal()
    state.apply(legal[dealer.pick(len(legal))], dealer)
    return state


@every_table
def test_everything_is_accounted_for_after_every_action(seats: int, options: dict[str, str]) -> None:
    for seed in range(1):
        dealer = Dealer.fast(seed)
        state = start(seats, dealer, **options)
        steps = 0
        while not state.over:
            before = json.loads(state.to_json())
            walk(state, dealer).audit()
            after = json.loads(state.to_json())
            for seat in range(seats):
                grown = [new & old == old for new, old in zip(after["taken"], before["taken"], strict=True)]
                assert grown[seat], "what is placed stays"
                assert after["money"][seat] >= 0 and after["glory"][seat] >= 0
            steps += 1
            assert steps < 3000
        ranks = [score.rank for score in state.scores()]
        assert 1 in ranks


@every_table
def test_copies_json_and_seeds(seats: int, options: dict[str, str]) -> None:
    rules = game(**options)
    dealer, twin = Dealer.fast(11), Dealer.fast(11)
    state, same = start(seats, dealer, **options), start(seats, twin, **options)
    steps = 0
    while not state.over:
        assert state == same
        if steps % 5 == 0:
            kept = state.copy()
            text = kept.to_json()
            again = rules.state_from_json(text)
            assert again == state and again.legal() == state.legal() and again.prompt == state.prompt
            walk(state, dealer)
            assert kept.to_json() == text
        else:
            walk(state, dealer)
        walk(same, twin)
        steps += 1
    assert rules.state_from_json(state.to_json()) == state


@every_table
def test_a_record_reads_back_and_proves_its_deal(seats: int, options: dict[str, str]) -> None:
    record = Record(game(**options), seats, Dealer.sealed("a secret"))
    chooser = Dealer.fast(5)
    while not record.state.over:
        legal = record.state.legal()
        record.play(legal[chooser.pick(len(legal))])
        if record.can_undo and chooser.pick(10) == 0:
            after = record.state.copy()
            record.play(record.undo())
            assert record.state == after
    record.reveal()
    again = Record.parse(str(record))
    assert again.state == record.state and "fits the seal" in again.verify()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_auctions_end_and_nobody_pays_what_they_cannot(seats: int) -> None:
    """Everybody bids as long as they may."""
    dealer = Dealer.fast(seats)
    state = start(seats, dealer)
    steps = 0
    while not state.over:
        texts = [str(action) for action in state.legal()]
        wish = next((text for text in texts if text == "bid" or text.startswith(("open", "take"))), None)
        state.apply(state.parse(wish if wish is not None else texts[dealer.pick(len(texts))]), dealer)
        data = json.loads(state.to_json())
        assert min(data["money"]) >= 0 and min(data["glory"]) >= 0
        steps += 1
        assert steps < 4000


def test_words_parse_to_themselves() -> None:
    for options in ({}, {"expansions": "cooperation", "layout": "flat"}):
        for number, action in enumerate(game(**options).actions):
            assert action.id == number and game(**options).parse(str(action).upper()) is action


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("jesters", [8, 0, 0], "jesters"),
        ("money", [50, 0, 0], "multiple of 100"),
        ("glory", [1, 0, 0], "glory of seat 1"),
        ("builders", [4, 0, 0], "builders"),
        ("freedoms", [7, 0, 0], "freedoms"),
        ("unseen", 0, "missing"),
        ("hand", [1, 1, 0], "two places"),
        ("taken", [0, 0, 0], "taken of seat 1"),
        ("fits", [0, 0, 0], "fits of seat 1"),
        ("looked", 1 << 40, "cards|looked"),
        ("round", 9, "round: expected 0 to 7"),
    ],
)
def test_a_position_that_cannot_be_is_refused(key: str, value: object, message: str) -> None:
    data = json.loads(start(3).to_json())
    data[key] = value
    with pytest.raises(PositionError, match=message):
        game().state_from_json(json.dumps(data))


def test_the_vocabulary_grows_only_with_cooperation() -> None:
    base = [str(word) for word in game().actions]
    both = [str(word) for word in game(expansions="muse,cooperation").actions]
    assert both[: len(base)] == base
    assert all(word.startswith("joint ") for word in both[len(base) :])
    assert mecenate.game("princes") == game()
