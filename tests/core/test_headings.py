"""Events that begin or end a part of the game are nobody's deed."""

from __future__ import annotations

import random

import pytest

import mecenate
from mecenate.core.dealer import Dealer
from mecenate.core.record import Record

EXPECTED = {
    "carrara": {"end"},
    "princes": {"round", "end"},
    "florenza": {"round", "end"},
    "carpe_diem": {"deal", "scoring", "end"},
}


@pytest.mark.parametrize("game", EXPECTED)
def test_headings_are_told_of_no_seat(game: str) -> None:
    chance = random.Random(1)
    record = Record(mecenate.game(game), 2, Dealer.sealed("headings"))
    events = []
    while not record.state.over:
        events += record.play(str(chance.choice(record.state.legal())))
    told = {event.kind: event.seat for event in events if event.kind in EXPECTED[game]}
    assert told == dict.fromkeys(EXPECTED[game], -1)
