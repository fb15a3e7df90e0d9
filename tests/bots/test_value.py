"""What bots judge by: features, appraisals, weights."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

import mecenate
from mecenate.bots.network import Layer, floats
from mecenate.bots.value import BATCH, Batch, Value, squash
from mecenate.bots.weights import PARTS, WeightsError, feature_names, mismatches, read, shipped, value_for, write
from mecenate.core.dealer import Dealer
from mecenate.core.feature_vector import FeatureVector
from mecenate.core.state import State
from mecenate.games.carpe_diem.vocabulary import KINDS
from tests.bots.school import GAMES, VERSIONS, middle


@pytest.mark.parametrize(("game", "options"), VERSIONS)
def test_every_feature_is_written_and_appraisals_end_in_the_real_totals(game: str, options: dict[str, str]) -> None:
    rules = mecenate.game(game, **options)
    vector = FeatureVector(len(rules.features))
    for seats in (2, rules.max_seats):
        dealer = Dealer.fast(seats)
        state = rules.start(seats, dealer)
        while not state.over:
            for seat in range(seats):
                vector.begin()
                state.describe(seat, vector)
                assert vector.at == len(rules.features)
            legal = state.legal()
            state.apply(legal[dealer.pick(len(legal))], dealer)
        assert [state.appraise(seat) for seat in range(seats)] == [score.total for score in state.scores()]


@pytest.mark.parametrize("game", GAMES)
def test_features_have_names_of_their_own(game: str) -> None:
    names = feature_names(mecenate.game(game))
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_shipped_weights_fit_and_say_how_they_were_made(game: str) -> None:
    rules = mecenate.game(game)
    head, parts = read(shipped(rules))
    assert head["command"].startswith(f"mecenate train {game} --games ")
    assert f"--seed {head['seed']}" in head["command"]
    assert mismatches(rules) == []
    assert set(parts) == set(PARTS)
    assert value_for(rules, True).weights is not None
    assert shipped(rules).stat().st_size < 500_000


@pytest.mark.parametrize("game", GAMES)
def test_the_value_of_a_finished_game_is_its_result(game: str) -> None:
    rules = mecenate.game(game)
    dealer = Dealer.fast(5)
    state = rules.start(3, dealer)
    while not state.over:
        legal = state.legal()
        state.apply(legal[dealer.pick(len(legal))], dealer)
    scores = state.scores()
    batch = Batch(value_for(rules, True), 3)
    number = batch.add(state)
    assert [round(total) for total in batch.totals] == [score.total for score in scores]
    prospects = [batch.prospect(number, seat) for seat in range(3)]
    best = min(scores, key=lambda score: score.rank).seat
    assert prospects[best] == max(prospects) > 0.8


@pytest.mark.parametrize("game", GAMES)
def test_positions_have_the_same_value_alone_and_in_a_batch(game: str) -> None:
    rules = mecenate.game(game)
    together = Batch(value_for(rules, True), 3)
    positions = [middle(rules, 3, seed, 10) for seed in range(int(BATCH) + 5)]
    numbers = [together.add(state) for state in positions]
    together.evaluate()
    assert numbers == list(range(len(positions)))
    for number, state in zip(numbers, positions, strict=True):
        alone = Batch(value_for(rules, True), 3)
        alone.add(state)
        alone.evaluate()
        # Single precision: NumPy adds up in another order in a batch.
        assert list(together.totals)[3 * number : 3 * number + 3] == pytest.approx(list(alone.totals), abs=1e-3)
        assert together.prospect(number, 1) == pytest.approx(alone.prospect(0, 1), abs=1e-5)


def test_first_sight_is_a_share_for_each_choice() -> None:
    state = middle(mecenate.game("carrara"), 3, 1, 30)
    for value in (value_for(state.game, True), Value(len(state.game.features))):
        shares = value.priors(state, state.legal())
        assert len(shares) == len(state.legal())
        assert sum(shares) == pytest.approx(1.0)


def test_a_layer_adds_weighs_and_cuts_off_below_zero() -> None:
    layer = Layer([1.0, -1.0, 2.0, 0.5], [0.5, 0.0])
    layer.take(floats([3.0, 1.0]))
    assert list(layer.out) == [5.5, 0.0]
    assert layer.weigh(floats([9.0, 2.0, 7.0]), 1) == 11.0


def batch_of(totals: list[float], deviation: float) -> Batch:
    """One position with these totals."""
    batch = Batch(Value(0), len(totals))
    batch.totals = floats(totals)
    batch.deviations = floats([deviation] * len(totals))
    return batch


def test_chances_add_up_and_the_best_of_several_rivals_is_more_than_the_best_mean() -> None:
    equal = batch_of([20.0, 20.0, 20.0, 20.0], 10.0)
    assert [equal.prospect(0, seat) for seat in range(4)] == pytest.approx([0.8 / 4 + 0.2 * 0.5] * 4)
    assert equal.margin(0, 0) == pytest.approx(-10.0 * 0.78 * math.log(3))
    assert batch_of([20.0, 20.0], 10.0).margin(0, 0) == pytest.approx(0.0)
    sure = batch_of([10.0, 14.0, 3.0], 0.02)
    assert sure.margin(0, 0) == pytest.approx(-4.0)
    assert sure.margin(0, 1) == pytest.approx(4.0)
    assert sure.prospect(0, 1) > 0.8 > 0.2 > sure.prospect(0, 0)


def test_squashing() -> None:
    assert squash(0.0) == 0.5
    assert 0.0 < squash(-9.0) < squash(9.0) < 1.0


def test_a_file_of_weights_can_be_read_back(tmp_path: Path) -> None:
    path = tmp_path / "some.weights"
    parts = {part: [float(n), 0.5] for n, part in enumerate(PARTS)}
    write(path, {"game": "carrara"}, dict(parts))
    head, stored = read(path)
    assert head["game"] == "carrara"
    assert stored == parts


def test_a_broken_file_of_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.weights"
    path.write_bytes(b"{}\nnothing")
    with pytest.raises(WeightsError, match="not a file of weights"):
        read(path)


def number(state: State, seat: int, name: str) -> float:
    """One feature of a seat."""
    vector = FeatureVector(len(state.game.features))
    vector.begin()
    state.describe(seat, vector)
    return vector.numbers[state.game.features.index(name)]


def test_a_seat_of_princes_counts_the_actions_of_the_round_until_it_has_had_its_turn() -> None:
    dealer = Dealer.fast(11)
    state = mecenate.game("princes").start(4, dealer)
    seen: set[str] = set()
    while not state.over:
        view = state.view(None)
        turns = [decision["seat"] for decision in json.loads(state.to_json())["agenda"] if decision["ask"] == "turn"]
        if turns:
            order = [(view.first + n) % 4 for n in range(4)]
            for n, seat in enumerate(order):
                now = number(state, seat, "actions left in the round")
                assert number(state, seat, "turns to come") == 2 * (7 - view.round) + now
                if n < order.index(turns[0]):
                    assert now == 0
                elif n > order.index(turns[0]):
                    assert now == 2
                else:
                    assert 0 <= now <= 2
                    seen.add(str(state.prompt and state.prompt.kind))
        legal = state.legal()
        state.apply(legal[dealer.pick(len(legal))], dealer)
    assert {"turn", "place"} <= seen


def test_a_seat_of_florenza_counts_its_actions_and_knows_its_points_when_none_is_left() -> None:
    dealer = Dealer.fast(12)
    state = mecenate.game("florenza").start(3, dealer)
    done = [0, 0, 0]
    foreseen: dict[int, list[float]] = {seat: [] for seat in range(3)}
    counted: list[list[float]] = []
    acted: list[list[int]] = []
    while not state.over:
        if state.prompt and state.prompt.kind == "action":
            counted.append([number(state, seat, "actions to come") for seat in range(3)])
            acted.append(list(done))
            done[state.actor or 0] += 1
        for seat in range(3):
            if number(state, seat, "no action left"):
                foreseen[seat].append(state.appraise(seat))
        legal = state.legal()
        state.apply(legal[dealer.pick(len(legal))], dealer)
    last = json.loads(state.to_json())["round"]
    assert last == 5
    for now, before in list(zip(counted, acted, strict=True))[-8:]:
        assert now == [done[seat] - before[seat] for seat in range(3)]
    for score in state.scores():
        assert foreseen[score.seat], "every seat waits for the end at last"
        assert foreseen[score.seat][-1] == pytest.approx(score.total, abs=2)  # the Captain chooses one income more


@pytest.mark.parametrize(
    ("game", "options", "name"),
    [
        ("carrara", {"version": "advanced"}, "advanced game"),
        ("princes", {"expansions": "muse"}, "with Muse and Princess"),
        ("princes", {"expansions": "cooperation"}, "with Cooperation"),
        ("florenza", {}, "with guilds"),
    ],
)
def test_the_value_is_told_the_version_that_is_played(game: str, options: dict[str, str], name: str) -> None:
    other = {"guilds": "out"} if game == "florenza" else {}
    for told, chosen in ((1.0, options), (0.0, other)):
        state = mecenate.game(game, **chosen).start(2, Dealer.fast(1))
        assert number(state, 0, name) == told


def test_a_seat_of_carpe_diem_sees_what_its_pawn_can_reach() -> None:
    dealer = Dealer.fast(5)
    state = mecenate.game("carpe_diem").start(2, dealer)
    looked = 0
    while not state.over:
        seat = state.actor
        assert seat is not None
        prompt = state.prompt
        if prompt is not None and prompt.kind == "move":
            tiles = set()
            for action in state.legal():
                if str(action).startswith("go"):
                    after = state.copy()
                    after.apply(action, dealer)
                    tiles |= {(str(action), str(choice)) for choice in after.legal()}
            kinds = sum(number(state, seat, f"{kind} within reach") for kind in KINDS)
            assert kinds >= len(tiles)
            looked += 1
        legal = state.legal()
        state.apply(legal[dealer.pick(len(legal))], dealer)
    assert looked > 20
