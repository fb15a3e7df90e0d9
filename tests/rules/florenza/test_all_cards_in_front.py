"""A cell that is a set of cards has room for every card, the last of the sixty-three included."""

from __future__ import annotations

import mecenate
from mecenate.games.florenza.layout import SHOWN

LAST_CARD = 62
SEED = 8
"""A game of four at random in which somebody plays the last card."""


def test_a_position_with_the_last_card_in_front_is_read_back() -> None:
    game = mecenate.game("florenza")
    dealer = mecenate.Dealer.fast(SEED)
    state = game.start(4, dealer)
    while not any(state.cells[SHOWN + seat] >> LAST_CARD for seat in range(4)):
        legal = state.legal()
        state.apply(legal[dealer.pick(len(legal))], dealer)
    assert game.state_from_json(state.to_json()) == state
