"""Checkpoints of a training run: weights replace the best so far only if they beat them."""

from __future__ import annotations

from collections.abc import Sequence

from mecenate.arena.simulate import derived_seed
from mecenate.bots.planning import Planner, line_of, until_chance
from mecenate.bots.value import Value
from mecenate.bots.weights import weights_from
from mecenate.core.dealer import Dealer
from mecenate.core.game import Game

DEALS = {2: 50, 4: 25}
"""Deals of a comparison by number of seats; each is played once from every seat."""

Parts = dict[str, Sequence[float]]


def beats(game: Game, challenger: Parts, best: Parts, *, seed: int, budget: int) -> bool:
    """Whether weights win more than their share against others, both with two and with four seats."""
    return all(
        win_share(game, challenger, best, seats=seats, deals=deals, seed=seed, budget=budget) > 1.0 / seats
        for seats, deals in DEALS.items()
    )


def win_share(
    game: Game, challenger: Parts | None, best: Parts | None, *, seats: int, deals: int, seed: int, budget: int
) -> float:
    """The share of games that one challenger wins against a table of others, from every seat of every deal.

    None stands for the rule of thumb.
    """
    values = [Value(len(game.features), None if parts is None else weights_from(parts)) for parts in (challenger, best)]
    wins = 0.0
    for deal in range(deals):
        for seat in range(seats):
            players = [values[0] if other == seat else values[1] for other in range(seats)]
            wins += _share_of_win(game, players, seat, derived_seed(str(seed), f"{game.name} checkpoint", deal), budget)
    return wins / (deals * seats)


def _share_of_win(game: Game, players: list[Value], seat: int, seed: int, budget: int) -> float:
    """1 if the seat wins, a fraction for a tie; each seat plans its turns with its own value."""
    dealer = Dealer.fast(seed)
    planners = [Planner(value, len(players), Dealer.fast(seed + 1)) for value in players]
    state = game.start(len(players), dealer)
    while not state.over:
        actor = state.actor
        assert actor is not None
        planner = planners[actor]
        world = state.imagine(actor, planner.dealer)
        for action in until_chance(world, line_of(planner.plan(world, budget)), planner.dealer):
            if state.actor != actor or action not in state.legal():
                break
            state.apply(action, dealer)
    scores = state.scores()
    winners = [score.seat for score in scores if score.rank == 1]
    return 1.0 / len(winners) if seat in winners else 0.0
