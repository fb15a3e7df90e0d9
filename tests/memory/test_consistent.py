"""Every imagined world fits what its seat has seen, heard and chosen since the deal: whole games of every title."""

from __future__ import annotations

import pytest

import mecenate
from mecenate.testing.belief import cells_of
from mecenate.testing.lines import Line, Retelling
from mecenate.testing.memory import check_worlds, observers
from mecenate.testing.posterior import favouring
from tests.memory.retelling import CarpeDiemRetelling
from tests.memory.retelling_princes import PrincesRetelling
from tests.memory.small import TITLES
from tests.tables import COMPILED, TABLES_BY_COST, Table

GAMES = 3 if COMPILED else 1
STRIDE = 7 if COMPILED else 23
"""Every so many choices worlds are looked at."""
RETOLD = 60 if COMPILED else 12
"""So many worlds of a game are played again from the deal."""

RETELLINGS: dict[str, type[Retelling]] = {"princes": PrincesRetelling, "carpe_diem": CarpeDiemRetelling}
RETOLD_TABLES = [
    table for table in TABLES_BY_COST if isinstance(table.values[0], Table) and table.values[0].game in RETELLINGS
]
every_table = pytest.mark.parametrize("table", TABLES_BY_COST)


@every_table
@pytest.mark.rule("CAR-92", "PRI-99", "CAD-68")
def test_an_imagined_world_looks_like_the_real_one(table: Table) -> None:
    check_worlds(table, GAMES, STRIDE)


@pytest.mark.parametrize("table", RETOLD_TABLES)
@pytest.mark.rule("PRI-97", "PRI-99", "CAD-68")
def test_an_imagined_world_has_a_history_that_the_seat_cannot_tell_from_the_real_one(table: Table) -> None:
    """The deal and the unseen choices that lead to the world show the seat the same at every step of the game."""
    retelling, title = RETELLINGS[table.game], TITLES[table.game]
    for seed in range(GAMES):
        line = Line(table, 400 + seed)
        moments = moments_of(table, 400 + seed)
        luck = mecenate.Dealer.fast(seed)
        while not line.state.over:
            if len(line.steps) in moments:
                seat = observers(table)[moments.index(len(line.steps)) % (table.seats + 1)]
                world = line.state.imagine(seat, luck)
                retold = retelling(line, world, seat)
                assert retold.problem() == ""
                assert title.key(retold.state) == title.key(world)
            line.go_on()


def moments_of(table: Table, seed: int) -> list[int]:
    """The numbers of choices, spread over the game, at which a world is played again."""
    line = Line(table, seed)
    while not line.state.over:
        line.go_on()
    return [len(line.steps) * (number + 1) // (RETOLD + 1) for number in range(RETOLD)]


@pytest.mark.parametrize(
    "table", [pytest.param(t.values[0], id=t.id) for t in TABLES_BY_COST if "carrara" in str(t.id)]
)
@pytest.mark.rule("CAR-92")
def test_a_seat_of_carrara_remembers_everything(table: Table) -> None:
    """All that goes behind a screen and comes out again is public, so nothing but the truth is possible."""
    line = Line(table, 500)
    while not line.state.over:
        if len(line.steps) % STRIDE == 0:
            for seat in observers(table):
                assert line.state.imagine(seat, mecenate.Dealer.fast(1)) == line.state
        line.go_on()


@pytest.mark.parametrize("look", [7, 8])
@pytest.mark.rule("PRI-99")
def test_looks_at_up_to_seven_cards_are_remembered(look: int) -> None:
    dealer = mecenate.Dealer.fast(1)
    state = mecenate.game("princes", components={"actions": {"look": look}}).start(2, dealer)
    assert state.remembers == (look == 7)
    choose = favouring(("return", "decline"), ("draw", "keep", "under"), ("end",))(dealer)
    for _ in range(60):
        world = state.imagine(0, dealer)
        world.audit()
        assert world.view(0) == state.view(0)
        state.apply(choose(state), dealer)
        state.audit()
    assert (sum(cells_of(state, "looks_made")) > 1) == state.remembers
