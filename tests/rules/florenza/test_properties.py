"""What holds at every table of Florenza, after every action."""

from __future__ import annotations

import itertools
import json

import pytest

from mecenate import Dealer
from tests.rules.florenza.positions import chooser, game
from tests.tables import choose

OPTIONS: list[dict[str, str]] = [
    {},
    {"guilds": "out", "locations": "by_mark"},
    {"anonymous": "counted", "ties": "dense", "empty_hands": "unranked", "late_discards": "back"},
]
TABLES = list(itertools.product((2, 3, 4), OPTIONS))
every_table = pytest.mark.parametrize(("seats", "options"), TABLES)


@pytest.mark.rule("FLO-2", "FLO-3", "FLO-70")
@every_table
def test_every_card_and_every_fiorino_is_accounted_for(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        dealer = Dealer.fast(seed)
        state = game(**options).start(seats, dealer)
        while not state.over:
            state.apply(chooser(state, dealer), dealer)
            state.audit()
            table = json.loads(state.to_json())
            assert sum(table["purse"]) + table["supply"][6] == 4000
            assert sum(map(sum, table["resources"])) + sum(table["supply"][:6]) == 86
            assert len(table["copy"]) == 76 and table["copy"].count(0) == 76 - in_game(seats, options)


def in_game(seats: int, options: dict[str, str]) -> int:
    """How many Florenza cards are used."""
    return {2: 41, 3: 53, 4: 64}[seats] if options.get("guilds") == "out" else {2: 48, 3: 64, 4: 76}[seats]


@every_table
def test_json_and_copies_give_the_state_back(seats: int, options: dict[str, str]) -> None:
    rules = game(**options)
    dealer = Dealer.fast(2)
    state = rules.start(seats, dealer)
    while not state.over:
        before = state.copy()
        text = state.to_json()
        assert rules.state_from_json(text) == state == before
        state.apply(chooser(state, dealer), dealer)
        assert before.to_json() == text, "a copy shares nothing"


@every_table
def test_a_game_of_plain_chance_has_20_to_60_choices_a_seat(seats: int, options: dict[str, str]) -> None:
    for seed in range(8):
        dealer = Dealer.fast(seed)
        state = game(**options).start(seats, dealer)
        steps = 0
        while not state.over:
            state.apply(choose(state, dealer), dealer)
            steps += 1
        assert seats * 20 <= steps < seats * 60


@pytest.mark.rule("FLO-22", "FLO-34")
def test_some_of_everything_happens() -> None:
    seen = set()
    for seed in range(10):
        dealer = Dealer.fast(seed)
        state = game().start(4, dealer)
        while not state.over:
            action = chooser(state, dealer)
            seen.add(str(action).split()[0])
            prompt = state.prompt
            assert prompt is not None
            seen.add(prompt.kind)
            state.apply(action, dealer)
    assert {"play", "finish", "reserve", "activate", "send", "sell", "buy", "swap", "seek"} <= seen
    assert {"engage", "give", "take", "keep", "choose", "collect"} <= seen
