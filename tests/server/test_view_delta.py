"""What changed in a view: put together by the clients, it is the view as it is built and encoded afresh."""

from __future__ import annotations

import random

import msgspec
import pytest

import mecenate
from mecenate.core.dealer import Dealer
from mecenate.core.state import State
from mecenate.server.live.view_delta import PLAYERS, Audience, Encoded, Parts, ViewDelta, encode

TITLES = {"carrara": 4, "princes": 3, "florenza": 3, "carpe_diem": 4}
MOVES = 150


class Sum(msgspec.Struct):
    name: str
    amount: int


class Purse(msgspec.Struct):
    owner: str
    sums: list[Sum]
    empty: list[Sum]


class Short(msgspec.Struct, omit_defaults=True):
    owner: str
    amount: int = 0


def parts_of(state: State, audience: Audience) -> dict[str, bytes]:
    """All parts of a view that is built from nothing."""
    view = state.view(audience)
    fields = {name: getattr(view, name) for name in view.__struct_fields__ if name != PLAYERS}
    players = {f"{PLAYERS}.{number}": player for number, player in enumerate(view.players)}
    return {name: encode(value) for name, value in {**fields, **players}.items()}


@pytest.mark.parametrize("title", TITLES)
def test_the_changes_of_a_game_add_up_to_each_view(title: str) -> None:
    seats = TITLES[title]
    dealer, chance = Dealer.fast(5), random.Random(5)
    state = mecenate.game(title).start(seats, dealer)
    delta = ViewDelta()
    audiences: list[Audience] = [*range(seats), None]
    shown: dict[Audience, Parts] = {audience: {} for audience in audiences}
    for _ in range(MOVES):
        if state.over:
            break
        state.apply(chance.choice(state.legal()), dealer)
        for audience, parts in delta.refresh(state, audiences).items():
            shown[audience] |= parts
        for audience in audiences:
            assert {name: bytes(part) for name, part in shown[audience].items()} == parts_of(state, audience)


def test_what_is_the_same_object_is_not_encoded_again() -> None:
    one, two = Sum("one", 1), Sum("two", 2)
    first = Encoded(Purse("Ada", [one, two], []), None)
    one.amount = 9  # views are never changed; here it shows what is taken over
    second = Encoded(Purse("Bea", [one, Sum("two", 3), two], []), first)
    assert bytes(second.whole) == (
        b'{"owner":"Bea","sums":[{"name":"one","amount":1},{"name":"two","amount":3},{"name":"two","amount":2}],"empty":[]}'
    )


def test_a_structure_that_leaves_fields_out_is_encoded_as_a_whole() -> None:
    first = Encoded(Short("Ada", 1), None)
    assert bytes(Encoded(Short("Ada"), first).whole) == b'{"owner":"Ada"}'
