"""OpenSpiel's own tests and bots, on every game."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.tests import games_sim_test

import mecenate
import mecenate.adapters.open_spiel as adapter

GAMES = ("carrara", "princes", "florenza", "carpe_diem")
each_game = pytest.mark.parametrize("game", GAMES)


def load(game: str, **parameters: Any) -> Any:
    return pyspiel.load_game(adapter.name_of(game), parameters)


def deal(state: Any, chance: np.random.RandomState) -> Any:
    """Let chance play until somebody must choose."""
    while state.is_chance_node():
        state.apply_action(int(chance.choice([outcome for outcome, _ in state.chance_outcomes()])))
    return state


def advance(state: Any, chance: np.random.RandomState, choices: int) -> Any:
    """Play so many random choices."""
    deal(state, chance)
    for _ in range(choices):
        if not state.is_terminal():
            state.apply_action(int(chance.choice(state.legal_actions())))
            deal(state, chance)
    return state


@each_game
def test_random_sim(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


@each_game
def test_its_own_simulation_of_games(game: str) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(load(game, players=3))


@each_game
def test_mcts_is_mcts_and_random_play_a_game(game: str) -> None:
    """The searches choose every now and then only: whole games of them would take minutes."""
    spiel = load(game, players=3)
    chance = np.random.RandomState(5)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    searches = [
        mcts.MCTSBot(spiel, 1.4, 2, evaluator, random_state=chance),
        ismcts.ISMCTSBot(spiel, evaluator, 1.4, 2, random_state=chance, allow_inconsistent_action_sets=True),
    ]
    uniform = uniform_random.UniformRandomBot(2, chance)
    state = deal(spiel.new_initial_state(), chance)
    searched = [0, 0]
    while not state.is_terminal():
        player = state.current_player()
        chosen = uniform.step(state) if player == 2 else int(chance.choice(state.legal_actions()))
        if player < 2 and searched[player] < 2 and len(state.legal_actions()) > 1:
            chosen = searches[player].step(state)
            searched[player] += 1
        state.apply_action(chosen)
        deal(state, chance)
    assert searched == [2, 2]
    assert sum(state.returns()) == pytest.approx(0)


def test_is_mcts_plays_a_whole_game() -> None:
    spiel = load("florenza")
    chance = np.random.RandomState(5)
    search = ismcts.ISMCTSBot(
        spiel,
        mcts.RandomRolloutEvaluator(1, chance),
        uct_c=1.4,
        max_simulations=6,
        random_state=chance,
        allow_inconsistent_action_sets=True,
    )
    state = deal(spiel.new_initial_state(), chance)
    while not state.is_terminal():
        searches = state.current_player() == 0
        state.apply_action(search.step(state) if searches else int(chance.choice(state.legal_actions())))
        deal(state, chance)
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


@each_game
def test_a_resampled_state_looks_the_same_to_the_player(game: str) -> None:
    chance = np.random.RandomState(2)
    state = advance(load(game, players=3).new_initial_state(), chance, 30)
    player = state.current_player()
    others = [state.resample_from_infostate(player, chance.random) for _ in range(3)]
    for other in others:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == state.history()
        for rival in {0, 1, 2} - {player}:
            assert other.chance_state.told_to(rival) == state.chance_state.told[-1].hex(), (
                "no more than everybody was told"
            )
    if game not in ("carpe_diem", "carrara"):  # where nothing is hidden as early as that, or at all
        assert len({str(other) for other in (state, *others)}) > 1


def test_an_information_state_recalls_what_is_not_seen_any_more() -> None:
    chance = np.random.RandomState(2)
    state = advance(load("carrara").new_initial_state(), chance, 20)
    told = {state.information_state_string(player).split()[1] for player in (0, 1)}
    advance(state, chance, 5)
    assert told != {state.information_state_string(player).split()[1] for player in (0, 1)}


@each_game
def test_the_tensor_of_an_information_state_recalls_as_much_as_its_text(game: str) -> None:
    """Tensors are equal where texts are: over two games, at every choice."""
    spiel = load(game, history=3)
    texts, tensors, pairs = set(), set(), set()
    for seed in range(2):
        chance = np.random.RandomState(seed)
        state = deal(spiel.new_initial_state(), chance)
        for _ in range(40):
            text = state.information_state_string(1)
            tensor = np.array(state.information_state_tensor(1), np.float32).tobytes()
            texts.add(text)
            tensors.add(tensor)
            pairs.add((text, tensor))
            advance(state, chance, 1)
    assert len(texts) == len(tensors) == len(pairs) > 20
    assert spiel.information_state_tensor_size() == spiel.observation_tensor_size() + 64 + 3 * 3


def test_the_tensor_of_an_information_state_shows_the_last_moves() -> None:
    spiel = load("carrara", history=2)
    state = deal(spiel.new_initial_state(), np.random.RandomState(1))
    player, action = state.current_player(), state.legal_actions()[0]
    state.apply_action(action)
    deal(state, np.random.RandomState(1))
    for seat in (player, 1 - player):
        place, kind, word = state.information_state_tensor(seat)[-6:-3]
        assert (place, word) == pytest.approx((0.5 if seat == player else 1.0, (action + 1) / 249))
        assert 0 < kind <= 1
    again = pickle.loads(pickle.dumps(state))
    assert again.information_state_tensor(player) == state.information_state_tensor(player)


def test_an_action_that_waits_for_chance_is_told_to_its_own_seat() -> None:
    chance = np.random.RandomState(4)
    state = deal(load("carrara").new_initial_state(), chance)
    while not state.is_chance_node():
        player = state.current_player()
        state.apply_action(int(chance.choice(state.legal_actions())))
    told = [state.observation_string(seat).rpartition("}")[2] for seat in (player, 1 - player)]
    assert len(told[0]) > len(told[1]) > 0


def test_a_search_does_not_know_what_will_be_dealt() -> None:
    """Copies of a state hold no chance: what happens to one says nothing about the other."""
    chance = np.random.RandomState(3)
    spiel = load("carrara")
    starts = {str(advance(spiel.new_initial_state(), chance, 0)) for _ in range(5)}
    assert len(starts) == 5
    outcomes = spiel.new_initial_state().chance_outcomes()
    assert sum(share for _, share in outcomes) == pytest.approx(1)


def test_a_state_survives_being_stored() -> None:
    state = advance(load("princes", players=4, expansions="muse").new_initial_state(), np.random.RandomState(1), 40)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.chance_state.state.game is mecenate.game("princes", expansions="muse")


@pytest.mark.parametrize("expansions", ("muse,cooperation", "muse+cooperation"))
def test_an_option_with_a_comma_survives_being_stored(expansions: str) -> None:
    spiel = load("princes", players=3, expansions=expansions)
    for game in (spiel, pickle.loads(pickle.dumps(spiel))):
        assert game.game.options["expansions"] == "muse,cooperation"
        assert game.new_initial_state().chance_state.seats == 3


def test_options_are_parameters() -> None:
    spiel = load("carrara", players=4, version="advanced", pass_limit=5)
    assert (spiel.num_players(), spiel.game.options["version"], spiel.game.options["pass_limit"]) == (4, "advanced", 5)


def test_a_program_that_uses_the_games_ends_well() -> None:
    program = "import mecenate.adapters.open_spiel, pyspiel; pyspiel.load_game('mecenate_carrara')"
    subprocess.run([sys.executable, "-c", program], check=True)
