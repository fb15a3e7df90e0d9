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
def test_every_world_of_a_search_has_chance_of_its_own(game: str) -> None:
    """A search that fixed one outcome would meet a single position behind the choice that draws."""
    state = before_a_draw(game)
    lots = Lots(state)
    search = Search(Value(len(state.game.features)), 1, plan=30, trust=0.0, contenders=4, turns=0, glance=4)
    root = Node(None, 2)
    search.run(lots.imagine, root, 60)
    assert lots.worlds == 1 + root.visits
    behind = set()
    for seed in search.worlds:
        dealer = Dealer.fast(seed)
        world = lots.imagine(dealer)
        world.apply(state.legal()[0], dealer)
        behind.add(world.key())
    assert len(behind) > 1


def test_all_ways_to_play_a_turn_are_tried_in_the_same_worlds() -> None:
    state = middle(mecenate.game("carpe_diem"), 2, 3, 20)
    search = Search(Value(len(state.game.features)), 1, plan=30, trust=0.0, contenders=4, turns=0, glance=4)
    root = Node(None, 2)
    search.run(Lots(state).imagine, root, 40, patient=True)
    tries = [last.visits for _, last in root.tried_out([])]
    assert len(tries) > 1 and sum(tries) == 40
    assert len(search.worlds) == max(tries)


@pytest.mark.parametrize(("lucky", "right"), [(1, SAFE), (2, SAFE), (4, TICKET)])
def test_a_search_weighs_chance_and_does_not_bet_on_a_draw_it_has_seen(lucky: int, right: int) -> None:
    """Whoever peeked at a lucky draw, or drew until one came, would take the ticket too often."""
    game = Lottery(lucky)
    for seed in range(10):
        state = game.start(2, Dealer.fast(1))
        search = Search(Value(0), seed, plan=8, trust=0.0, contenders=4, turns=1, glance=4)
        root = Node(None, 2)
        search.run(Lots(state).imagine, root, 200)
        assert [action.id for action in root.most_tried(0)] == [right]
        ticket = root.children[TICKET]
        if lucky < 4 and ticket.visits > 20:
            assert root.children[SAFE].mean(0) > ticket.mean(0)
