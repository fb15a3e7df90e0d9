"""What holds over whole games, with every number of seats and with all options."""

from __future__ import annotations

import json

import pytest

from mecenate import Dealer, PositionError, State
from tests.rules.carpe_diem.positions import game, own, start

OPTIONS = {
    "villa_table": "steep",
    "bread_limit": "any",
    "points_floor": "none",
    "track_end": "restack",
    "empty_spaces": "free",
    "start_spaces": "shared",
}
END = {"ask": "end", "seat": 0, "about": [0, 0, 0, 0]}
MOVE = {"ask": "move", "seat": 0, "about": [0, 0, 0, 0]}
PAY = {"ask": "pay", "seat": 0, "about": [0, 0, 0, 0]}
TABLES = [(seats, options) for seats in (2, 3, 4) for options in ({}, OPTIONS)]

every_table = pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(bool(value) or value))


def eager(state: State, dealer: Dealer) -> str:
    """Mostly what finishes most, so that rewards, chains and payments come up; sometimes anything."""
    legal = state.legal()
    if state.prompt is None or state.prompt.kind not in ("place", "take", "move", "disc") or dealer.pick(5) == 0:
        return str(legal[dealer.pick(len(legal))])
    best, choice = -1, str(legal[0])
    for action in legal:
        after = state.copy()
        after.apply(action, Dealer.fast(1))
        score = after.scores()[int(state.prompt.seat)]
        worth = 8 * score.total + dealer.pick(8)
        if worth > best:
            best, choice = worth, str(action)
    return choice


@every_table
def test_every_piece_is_accounted_for_after_every_action(seats: int, options: dict[str, str]) -> None:
    asked = set()
    for seed in range(2):
        dealer = Dealer.fast(seed)
        state = start(seats, dealer, **options)
        state.audit()
        while not state.over:
            assert state.prompt is not None
            asked.add(state.prompt.kind)
            legal = state.legal()
            assert len(legal) == len(set(legal))
            assert len(legal) > 1 or state.prompt.kind == "fountain"
            state.apply(state.parse(eager(state, dealer)), dealer)
            state.audit()
    assert {"start", "move", "take", "place", "disc", "card"} <= asked


def test_eager_games_meet_every_kind_of_decision_that_is_not_rare() -> None:
    asked = set()
    for seed in range(6):
        dealer = Dealer.fast(100 + seed)
        state = start(2 + seed % 3, dealer)
        while not state.over:
            assert state.prompt is not None
            asked.add(state.prompt.kind)
            state.apply(state.parse(eager(state, dealer)), dealer)
    decisions = set(game().decisions)
    assert asked >= decisions - {"reward", "due", "second", "end", "scored", "look"}


@every_table
def test_json_copies_and_seeds(seats: int, options: dict[str, str]) -> None:
    dealer, again = Dealer.fast(9), Dealer.fast(9)
    state, twin = start(seats, dealer, **options), start(seats, again, **options)
    rules = game(**options)
    steps = 0
    while not state.over:
        action = state.legal()[dealer.pick(len(state.legal()))]
        before = state.copy()
        text = state.to_json()
        assert twin == state and twin.key() == state.key()
        twin.apply(twin.legal()[again.pick(len(twin.legal()))], again)
        state.apply(action, dealer)
        assert before.to_json() == text and before != state
        if steps % 15 == 0:
            read = rules.state_from_json(text)
            assert read == before and read.legal() == before.legal()
        steps += 1
    assert rules.state_from_json(state.to_json()) == state


@every_table
def test_every_game_has_four_phases_of_seven_turns_each(seats: int, options: dict[str, str]) -> None:
    dealer = Dealer.fast(4)
    state = start(seats, dealer, **options)
    while not state.over:
        state.apply(state.legal()[dealer.pick(len(state.legal()))], dealer)
    taken = sum(len(own(state, seat).tiles) + own(state, seat).stored for seat in range(seats))
    lower = sum(tile is None for tile in state.view(None).lower_row)
    assert taken == 28 * seats + lower
    assert all(own(state, seat).discs == 0 for seat in range(seats))
    assert [score.rank for score in sorted(state.scores(), key=lambda score: score.rank)] == list(range(1, seats + 1))


@pytest.mark.parametrize(
    ("name", "change", "message"),
    [
        ("built", lambda table: table["built"].__setitem__(0, 3), "built of seat 1"),
        ("coins", lambda table: table["coins"].__setitem__(0, -1), "below zero"),
        ("pile", lambda table: table["pile"].__setitem__(0, 3), "fountain cards: villa"),
        ("track", lambda table: table["track"].__setitem__(0, 21), "track: expected 0 to 20"),
        ("below", lambda table: table["below"].__setitem__(0, 2), "do not form a stack"),
        ("grid", lambda table: table["grid"].__setitem__(4, table["grid"][5]), "a card is there twice"),
        ("circle", lambda table: table["circle"].__setitem__(0, 1), "where there are no two cards"),
        ("discs", lambda table: table["discs"].__setitem__(0, 3), "discs of seat 1"),
        ("need", lambda table: table["need"][0].__setitem__(0, 0), "need of seat 1, a1"),
        ("banner", lambda table: table["banner"].__setitem__(0, 0), "banner of seat 1"),
        ("unseen", lambda table: table["unseen"].__setitem__(0, 2), "unseen white tiles"),
        ("ring", lambda table: table["ring"][0].reverse(), "space 1 are not in order"),
        ("board", lambda table: table["board"].__setitem__(1, table["board"][0]), "the same piece"),
        ("stored", lambda table: table["stored"].__setitem__(0, 1), "stored or out of the game"),
        ("phase", lambda table: table.__setitem__("phase", 5), "phase: expected 0 to 4"),
        ("agenda", lambda table: table["agenda"][0].__setitem__("ask", "end"), "ends with a question"),
        ("agenda", lambda table: table["agenda"][0].__setitem__("ask", "move"), "it begins with"),
        ("agenda", lambda table: table["agenda"].__setitem__(0, END) or table["agenda"].append(MOVE), "not all pawns"),
        ("agenda", lambda table: table["agenda"].__setitem__(0, END) or table["agenda"].append(PAY), "no card on that"),
        ("agenda", lambda table: table["agenda"].clear(), "phase at the end"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_audit_refuses_what_cannot_lie_on_a_table(name: str, change: object, message: str) -> None:
    state = start(2)
    table = json.loads(state.to_json())
    assert callable(change)
    change(table)
    with pytest.raises(PositionError, match=message):
        state.game.state_from_json(json.dumps(table))


@pytest.mark.parametrize(
    ("seats", "depth", "expected"),
    [(2, 2, 7 * 6), (2, 3, 7 * 6 * 2), (3, 4, 7 * 6 * 5 * 2), (4, 4, 7 * 6 * 5 * 4), (4, 5, 7 * 6 * 5 * 4 * 2)],
)
def test_the_number_of_ways_to_begin(seats: int, depth: int, expected: int) -> None:
    assert leaves(start(seats), depth) == expected


def test_the_number_of_ways_to_take_the_first_tile_is_that_of_different_tiles() -> None:
    state = start(2)
    spaces = [{tile.name for tile in space} for space in state.view(None).ring]
    expected = sum(len(spaces[(own_space + step) % 7]) for own_space in range(7) for step in (1, 6)) * 6
    assert leaves(state, 4) == expected


def leaves(state: State, depth: int) -> int:
    """How many sequences of so many actions there are; chance is dealt the same each time."""
    if depth == 0:
        return 1
    count = 0
    for action in state.legal():
        after = state.copy()
        after.apply(action, Dealer.fast(1))
        count += leaves(after, depth - 1)
    return count
