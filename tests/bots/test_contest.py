"""The contest of the ways to play a turn: who drops out, and when it is decided."""

from __future__ import annotations

import pytest

import mecenate
from mecenate.bots import Outlook
from mecenate.bots.node import Node
from mecenate.bots.planning import Planner, Step
from mecenate.bots.search import ENOUGH_WORLDS, Contender, Search, Verdict, staying, ways
from mecenate.bots.value import Batch, Value
from mecenate.core.dealer import Dealer
from tests.bots.lottery import SAFE, TICKET, Lottery
from tests.bots.school import middle


def contender(*marks: float, head_start: float = 0.0) -> Contender:
    """A contender that brought so much in each world."""
    node = Node(None, 2)
    node.head_start = head_start
    made = Contender([node])
    for mark in marks:
        made.mark(mark)
    return made


def test_only_who_is_clearly_behind_is_beaten() -> None:
    best = contender(*[0.6, 0.7] * 8)
    assert contender(*[0.5, 0.62] * 8).is_beaten_by(best)
    assert not contender(*[0.2, 0.9] * 8).is_beaten_by(best)


def test_nobody_is_beaten_in_a_few_worlds() -> None:
    few = ENOUGH_WORLDS - 1
    assert not contender(*[0.1] * few).is_beaten_by(contender(*[0.9] * few))
    assert contender(*[0.1] * ENOUGH_WORLDS).is_beaten_by(contender(*[0.9] * ENOUGH_WORLDS))


def test_of_two_that_are_the_same_in_every_world_one_stays() -> None:
    twins = [contender(*[0.3, 0.4] * 8) for _ in range(2)]
    assert staying(twins, 2, False) == twins[:1]
    assert staying(twins, 2, True) == twins


def test_the_best_stay_when_places_become_fewer() -> None:
    field = [contender(mark) for mark in (0.2, 0.5, 0.3, 0.4)]
    assert [one.total for one in staying(field, 2, False)] == [0.5, 0.4]


def test_what_the_plan_says_counts_beside_the_tries() -> None:
    field = [contender(0.5, head_start=1.0), contender(0.6)]
    assert staying(field, 1, False) == field[:1]


def test_of_lines_tried_equally_often_the_head_start_decides() -> None:
    state = middle(mecenate.game("florenza"), 2, 3, 20)
    search = Search(Value(len(state.game.features)), 1, plan=60, trust=1e6, contenders=4, turns=1, glance=4)
    root = Node(None, 2)
    search.run(Outlook(state).imagine, root, 8, patient=True)
    first = search.found[0]
    assert root.most_tried(search.seat) == first.line[: len(root.most_tried(search.seat))]


def test_an_auction_is_played_to_its_end_before_a_position_is_judged() -> None:
    game = mecenate.game("princes")
    state = next(found for steps in range(1, 40) if (found := middle(game, 4, 3, steps)).bidding() is not None)
    value = Value(len(game.features))
    search = Search(value, 1, plan=30, trust=0.0, contenders=4, turns=1, glance=4)
    before = state.bidding()
    search.settle(state, Planner(value, 4, Dealer.fast(1)))
    assert before is not None and state.bidding() is None
    assert not state.over


@pytest.mark.parametrize(("patient", "tries"), [(False, 2 * ENOUGH_WORLDS), (True, 200)])
def test_a_search_ends_when_it_is_decided_unless_it_is_patient(patient: bool, tries: int) -> None:
    state = Lottery(4).start(2, Dealer.fast(1))
    search = Search(Value(0), 1, plan=8, trust=0.0, contenders=4, turns=1, glance=4)
    root = Node(None, 2)
    search.run(Outlook(state).imagine, root, 200, patient=patient)
    assert root.visits == tries
    assert [action.id for action in root.most_tried(0)] == [TICKET]
    assert root.children[SAFE].visits == tries // 2


def test_a_search_ends_when_all_its_time_is_spent() -> None:
    state = middle(mecenate.game("carpe_diem"), 2, 3, 20)
    search = Search(Value(len(state.game.features)), 1, plan=30, trust=0.0, contenders=4, turns=0, glance=4)
    root = Node(None, 2)
    shares = iter([0.2, 0.6, 1.0])
    search.run(Outlook(state).imagine, root, 200, lambda: next(shares))
    assert root.visits == 3


def test_a_try_counts_the_last_round_or_the_real_end_alone() -> None:
    game = mecenate.game("carrara")
    dealer = Dealer.fast(5)
    state = game.start(3, dealer)
    batch = Batch(Value(len(game.features)), 3)
    while not state.over:
        legal = state.legal()
        state.apply(legal[dealer.pick(len(legal))], dealer)
        number = batch.add(state)
        counted = range(number, number + 1) if state.actor is None else range(max(number - 2, 0), number + 1)
        margins = [batch.margin(each, 1) for each in counted]
        assert Verdict(batch, 1).margin == pytest.approx(sum(margins) / len(margins))
    assert Verdict(batch, 1).margin != pytest.approx(batch.margin(0, 1))


@pytest.mark.parametrize("patient", [False, True])
def test_other_ways_challenge_the_one_that_is_left_unless_the_search_is_patient(patient: bool) -> None:
    state = middle(mecenate.game("florenza"), 2, 3, 20)
    search = Search(Value(len(state.game.features)), 1, plan=60, trust=0.0, contenders=2, turns=1, glance=4)
    root = Node(None, 2)
    search.run(Outlook(state).imagine, root, 400, patient=patient)
    tried = root.tried_out([])
    assert (len(tried) == 2) if patient else (len(tried) > 2)
    best = max(tried, key=lambda way: (way[1].visits, way[1].mean(search.seat)))
    assert all(last.visits <= best[1].visits for _, last in tried)
    assert root.most_tried(search.seat) == best[0]


def test_the_first_challengers_begin_with_choices_that_no_contender_has() -> None:
    state = middle(mecenate.game("florenza"), 2, 3, 20)
    search = Search(Value(len(state.game.features)), 1, plan=60, trust=0.0, contenders=2, turns=1, glance=4)
    root = Node(None, 2)
    contenders = search.line_up(state, root)
    challengers = search.challengers(state, root, contenders)
    ends = [path[-1] for path in [*contenders, *challengers]]
    assert len(set(ends)) == len(ends)
    begun = {path[1] for path in contenders}
    new = [path[1] not in begun for path in challengers]
    assert any(new) and new == sorted(new, reverse=True)


def test_ways_whose_promises_differ_by_a_rounding_error_count_as_one() -> None:
    root, actions = Step(None), mecenate.game("carrara").actions
    for action, promise in zip(actions, (0.3, 0.5, 0.5 + 1e-8), strict=False):
        step = Step(action)
        step.promise = promise
        root.children.append(step)
    assert [way.line for way in ways(root)] == [[actions[1]], [actions[0]]]
