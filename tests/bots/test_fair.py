"""No bot knows more than its seat, and none knows chance before it is drawn."""

from __future__ import annotations

import pytest

import mecenate
from mecenate.bots import Outlook
from mecenate.bots.node import Node
from mecenate.bots.search import Search
from mecenate.bots.value import Value
from mecenate.core.dealer import Dealer, WatchedDealer
from mecenate.core.state import State
from tests.bots.lottery import SAFE, TICKET, Lottery
from tests.bots.school import NAMES, VERSIONS, middle, pupil


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("game", "options"), VERSIONS)
def test_two_worlds_that_are_equal_to_the_seat_give_the_same_choice(
    name: str, game: str, options: dict[str, str]
) -> None:
    for seed, steps in enumerate((0, 25, 60)):
        real = middle(mecenate.game(game, **options), 3, seed, steps)
        seat = real.actor
        assert seat is not None
        choices = set()
        for other in range(3):
            world = real if other == 0 else real.imagine(seat, Dealer.fast(100 + other))
            choices.add(pupil(name, 5).choose(Outlook(world)))
        assert len(choices) == 1


@pytest.mark.parametrize("name", NAMES)
def test_choosing_changes_nothing_at_the_table(name: str) -> None:
    state = middle(mecenate.game("princes"), 3, 1, 40)
    before = state.key()
    pupil(name, 1).choose(Outlook(state))
    assert state.key() == before


class Lots:
    """The worlds that a search asks for, counted."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.worlds = 0

    def imagine(self, dealer: Dealer) -> State:
        self.worlds += 1
        return self.state.imagine(self.state.actor, dealer)


def before_a_draw(game: str) -> State:
    """A position in which the first legal choice draws something."""
    for seed in range(200):
        state = middle(mecenate.game(game), 2, seed, 30)
        watched = WatchedDealer(Dealer.fast(1))
        state.copy().apply(state.legal()[0], watched)
        if watched.outcomes:
            return state
    raise AssertionError(f"no position of {game} draws")


@pytest.mark.parametrize("game", ["carrara", "princes"])
def test_a_search_draws_chance_anew_in_every_iteration(game: str) -> None:
    """A search that fixed one outcome would meet a single position behind the choice that draws."""
    state = before_a_draw(game)
    action = state.legal()[0]
    lots = Lots(state)
    search = Search(Value(len(state.game.features)), 1, prior=False, plan=0, rounds=1)
    behind = set()
    for _ in range(20):
        world = lots.imagine(search.dealer)
        world.apply(action, search.dealer)
        behind.add(world.key())
    search.run(lots.imagine, Node(None, 1.0, 2), 20, float("inf"))
    assert lots.worlds == 40
    assert len(behind) > 1


@pytest.mark.parametrize(("lucky", "right"), [(1, SAFE), (2, SAFE), (4, TICKET)])
def test_a_search_weighs_chance_and_does_not_bet_on_a_draw_it_has_seen(lucky: int, right: int) -> None:
    """Whoever peeked at a lucky draw, or drew until one came, would take the ticket too often."""
    game = Lottery(lucky)
    for seed in range(10):
        state = game.start(2, Dealer.fast(1))
        search = Search(Value(0), seed, prior=False, plan=8, rounds=4)
        root = Node(None, 1.0, 2)
        search.run(Lots(state).imagine, root, 200, float("inf"))
        best = root.most_visited()
        assert best is not None and best.action is not None
        assert best.action.id == right
        ticket = root.children[TICKET]
        if lucky < 4 and ticket.visits > 20:
            assert root.children[SAFE].mean(0) > ticket.mean(0)
