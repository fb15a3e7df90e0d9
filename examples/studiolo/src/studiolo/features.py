"""Numbers for the bots: what a seat has of each kind, and what the market has."""

from mecenate.core.feature_vector import FeatureVector
from mecenate.core.state import State
from studiolo.rules import CABINET, CABINET_AT, COUNT, HAND_AT, KINDS, MARKET_AT, VALUES

FEATURES = [
    *(
        f"{place}: {kind} {what}"
        for place in ("cabinet", "hand", "market")
        for kind in KINDS
        for what in ("works", "values")
    ),
    "turns left",
]


def describe(state: State, seat: int, vector: FeatureVector) -> None:
    """Write the numbers of one seat; those of the others are written for them."""
    for at in (CABINET_AT + COUNT * seat, HAND_AT + COUNT * seat, MARKET_AT):
        for kind in range(len(KINDS)):
            first = at + kind * len(VALUES)
            vector.put(state.total(first, len(VALUES)))
            vector.put(sum(value * state.cells[first + n] for n, value in enumerate(VALUES)))
    vector.put(CABINET - state.total(CABINET_AT + COUNT * seat, COUNT))
