"""Placements as parts beside the flat number, and layouts as data."""

from __future__ import annotations

import msgspec
import numpy as np
import pytest

import mecenate
from mecenate.adapters.actions import COLUMNS, ActionParts
from mecenate.adapters.layout import ObservationLayout, observation_layout
from mecenate.adapters.observation import Observer

GAMES = ("carrara", "princes", "florenza", "carpe_diem")

each_game = pytest.mark.parametrize("name", GAMES)


@each_game
def test_the_parts_of_an_action_give_its_number(name: str) -> None:
    game = mecenate.game(name)
    parts = ActionParts(game)
    assert parts.table.shape == (len(game.vocabulary), len(COLUMNS))
    assert (parts.table.max(axis=0) < parts.sizes).all()
    for action in list(game.vocabulary)[::17]:
        values = [parts.values[column][n] for column, n in zip(COLUMNS, parts.table[action.id], strict=True)]
        assert parts.word(*values) == action.id


@pytest.mark.parametrize(
    ("name", "text", "values"),
    [
        ("princes", "place library r1 at c3", ("place", "library", "r1", "c3")),
        ("princes", "place workshop f0 at b1", ("place", "workshop", "f0", "b1")),
        ("princes", "joint university r0 at f1", ("joint", "university", "r0", "f1")),
        ("carpe_diem", "at c3", ("place", "", "r0", "c3")),
        ("carpe_diem", "at c3 turned 2", ("place", "", "r2", "c3")),
        ("carrara", "build villa 3b", ("build", "villa 3b", "", "")),
        ("florenza", "pass", ("pass", "", "", "")),
    ],
)
def test_a_placement_has_piece_turn_and_cell(name: str, text: str, values: tuple[str, str, str, str]) -> None:
    game = mecenate.game(name, **({"expansions": "cooperation"} if name == "princes" else {}))
    assert ActionParts(game).word(*values) == game.parse(text).id


def test_all_placements_share_few_parts() -> None:
    """36 cells and four turns, instead of 144 placements without relation."""
    parts = ActionParts(mecenate.game("carpe_diem"))
    assert (len(parts.values["cell"]), len(parts.values["turn"])) == (37, 5)
    placed = parts.table[parts.table[:, COLUMNS.index("cell")] > 0]
    assert len(placed) == len(np.unique(placed, axis=0)) == 144


def test_parts_that_no_action_has_are_refused() -> None:
    with pytest.raises(mecenate.UnknownAction, match="z9"):
        ActionParts(mecenate.game("carpe_diem")).word("place", "", "r0", "z9")


@each_game
def test_a_layout_says_what_the_numbers_are(name: str) -> None:
    """From the data alone: the bytes become the floats, and the parts hold every number."""
    game = mecenate.game(name)
    text = msgspec.json.encode(observation_layout(game))
    layout = msgspec.json.decode(text, type=ObservationLayout)
    state = game.start(game.max_seats, mecenate.Dealer.fast(2))
    numbers = Observer(game, form="byte").observation(state, 0).tolist()
    floats = [
        (1 / byte if byte else 0.0) if one.scale == 0 else one.scale * one.unit * byte
        for one, byte in zip(layout.numbers, numbers, strict=True)
    ]
    assert np.array_equal(Observer(game).observation(state, 0), np.array(floats, np.float32))
    assert [number.name for number in layout.numbers] == list(game.observed)
    assert [part.first for part in layout.parts] == [0, *(part.end for part in layout.parts[:-1])]
    assert layout.parts[-1].end == len(layout.numbers)
    assert layout.actions == [str(action) for action in game.vocabulary]
