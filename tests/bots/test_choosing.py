"""The levels play whole games by the rules, the same way for the same seed, in the time they say."""

from __future__ import annotations

import threading
import time

import pytest

import mecenate
from mecenate.bots import BOTS, LEVELS, Outlook, bot
from mecenate.bots.levels import TUNING, tuning_of
from mecenate.bots.planning import Step
from mecenate.bots.player import Player
from mecenate.bots.registry import timed
from mecenate.core.dealer import Dealer
from mecenate.core.state import State
from tests.bots.school import GAMES, NAMES, VERSIONS, level, middle, pupil
from tests.tables import COMPILED


def played(state: State, names: list[str], seed: int) -> list[str]:
    """The texts of all choices of a game; every one is checked by the rules."""
    dealer = Dealer.fast(seed)
    bots = [pupil(name, seed + seat) for seat, name in enumerate(names)]
    actions = []
    while (seat := state.actor) is not None:
        action = bots[seat].choose(Outlook(state))
        state.apply(action, dealer)
        actions.append(str(action))
    return actions


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), VERSIONS)
def test_all_levels_play_whole_games(game: str, options: dict[str, str]) -> None:
    rules = mecenate.game(game, **options)
    for names in (["novice", "journeyman"], ["apprentice", "master", "maestro"] if COMPILED else ["apprentice"] * 2):
        state = rules.start(len(names), Dealer.fast(3))
        played(state, names, 3)
        assert state.over


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_choice(name: str, game: str) -> None:
    state = middle(mecenate.game(game), 3, 2, 20)
    first, second = (pupil(name, 9).choose(Outlook(state)) for _ in range(2))
    assert first is second


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_novice_beats_random_players(game: str) -> None:
    wins = 0
    for seed in range(6):
        state = mecenate.game(game).start(2, Dealer.fast(seed))
        dealer = Dealer.fast(seed)
        bots = [bot("novice", seed), bot("random", seed)]
        while (seat := state.actor) is not None:
            state.apply(bots[seat].choose(Outlook(state)), dealer)
        wins += state.scores()[0].rank == 1
    assert wins >= 5


def test_a_search_stops_when_it_is_told_to() -> None:
    state = middle(mecenate.game("carrara"), 2, 1, 20)
    player = Player(level("master"), 1, scale=60.0)
    threading.Timer(0.3, player.stop).start()
    started = time.perf_counter()
    assert player.choose(Outlook(state)) in state.legal()
    assert time.perf_counter() - started < 20.0


@pytest.mark.parametrize("game", GAMES)
def test_time_is_for_a_turn_not_for_each_of_its_choices(game: str) -> None:
    """All choices of a turn together take about the time of the level, at a tenth of it."""
    state = middle(mecenate.game(game), 2, 4, 24)
    seat = state.actor
    player = Player(level("master"), 1, scale=0.1)
    dealer = Dealer.fast(1)
    started = time.process_time()
    choices = 0
    while state.actor == seat and choices < 12:
        state.apply(player.choose(Outlook(state)), dealer)
        choices += 1
    assert time.process_time() - started < 0.1 * 1.0 * 3 + (0.5 if COMPILED else 3.0)


def test_a_plan_is_played_out_without_another_search() -> None:
    """In a turn without chance only the first choice takes thought."""
    player = Player(level("master"), 1, iterations=200)
    thought = 0
    search = player.search

    def counted(*args: object) -> object:
        nonlocal thought
        thought += 1
        return search(*args)  # type: ignore[arg-type]

    player.search = counted  # type: ignore[method-assign,assignment]
    state = middle(mecenate.game("carpe_diem"), 2, 4, 24)
    dealer = Dealer.fast(1)
    seat, choices = state.actor, 0
    while state.actor == seat and choices < 12:
        legal = state.legal()
        state.apply(player.choose(Outlook(state)), dealer)
        choices += len(legal) > 1
    assert thought < choices or choices == 1


def test_an_apprentice_looks_through_a_broad_turn_of_carpe_diem() -> None:
    apprentice = next(level for level in LEVELS if level.name == "apprentice")
    state = middle(mecenate.game("carpe_diem"), 3, 11, 150)
    positions = steps_below(Player(apprentice, 1)._plan(state))
    assert apprentice.plan < positions < apprentice.plan_in("carpe_diem")  # the plan ends before its budget


def steps_below(step: Step) -> int:
    """How many positions a plan has looked at, equal ones counted once."""
    return sum(1 if child.same else 1 + steps_below(child) for child in step.children)


def test_levels_see_further_from_one_to_the_next() -> None:
    assert [level.name for level in LEVELS] == ["novice", "apprentice", "journeyman", "master", "maestro"]
    assert [level.seconds for level in LEVELS] == sorted(level.seconds for level in LEVELS)
    for part in ("plan", "contenders", "turns", "glance"):
        assert [getattr(level, part) for level in LEVELS] == sorted(getattr(level, part) for level in LEVELS)
    for game in mecenate.catalogue():
        plans = [level.plan_in(game.name) for level in LEVELS]
        assert plans == sorted(plans)
        seen = [level.turns_in(game.name) for level in LEVELS]
        assert seen == sorted(seen)
        assert tuning_of(game.name).most_turns.keys() <= {level.name for level in LEVELS}
    assert TUNING.keys() <= {game.name for game in mecenate.catalogue()}
    assert list(BOTS) == ["random", *(level.name for level in LEVELS)]


def test_bots_are_found_by_name() -> None:
    assert bot("master", 1).name == "master"
    assert timed("plain", 1, 0.2).name == "plain"
    assert timed("random", 1, 0.2).name == "random"
    with pytest.raises(mecenate.bots.UnknownBot, match="Did you mean maestro"):
        bot("maestra", 1)
