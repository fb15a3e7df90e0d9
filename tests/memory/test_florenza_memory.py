"""What a seat remembers of a game of Florenza: imagined worlds that fit all that it has seen since the deal."""

from __future__ import annotations

import json
import math
from collections import Counter
from fractions import Fraction

import pytest

from mecenate import Dealer, PositionError, Scribe, State
from mecenate.core.game_definition import DefinedGame
from mecenate.games.florenza import build
from mecenate.testing.belief import cells_of
from tests.memory.florenza_filter import Filter, Key, Listener, key_of, small_game
from tests.memory.florenza_replay import Watched, replay
from tests.tables import COMPILED

PILES = {"Ada": [1, 1], "Bia": [1], "Cia!": [1, 2], "Dea": [2], "Eva": [3, 1]}
"""A few cards, some in several piles; nobody can pay Cia."""
DOUBLES = {"Ada": [1, 1], "Bia": [1, 1], "Cia": [1], "Dea": [1], "Eva!": [2, 2]}
TRIPLES = {"Ada": [1, 1, 1], "Bia": [1, 1], "Cia": [1], "Eva!": [2, 2]}
"""Hands of three cards with several of a kind, so that a keep has fewer options than cards."""
FEWER = {"Ada": [1, 1, 2], "Bia": [1], "Cia!": [1, 3], "Dea": [1]}
MOST_UNLIKELY = 4.5
"""The largest deviation allowed, in standard deviations of a normal distribution: three in a million go beyond it."""


def deviation(counts: Counter[Key], expected: dict[Key, Fraction]) -> float:
    """How far counts are from what they should be, by chi-square, as a deviation of a normal distribution."""
    draws = sum(counts.values())
    assert set(counts) <= set(expected), "a world that the seat can rule out"
    cells = [(float(weight) * draws, counts[key]) for key, weight in expected.items()]
    likely = [cell for cell in cells if cell[0] >= 5]
    assert all(count > 0 for mean, count in cells if mean >= 20), "a world that never comes"
    rare = [cell for cell in cells if cell[0] < 5]
    likely += [(sum(mean for mean, _ in rare), sum(count for _, count in rare))] if rare else []
    likely = [cell for cell in likely if cell[0] >= 5]
    free = len(likely) - 1
    if free < 1:
        return 0.0
    chi = sum((count - mean) ** 2 / mean for mean, count in likely)
    normal: float = ((chi / free) ** (1 / 3) - 1 + 2 / (9 * free)) / math.sqrt(2 / (9 * free))
    return normal


def follow(
    game: DefinedGame, seats: int, seed: int, seat: int | None, draws: int, twice: bool = False, plays: bool = False
) -> list[float]:
    """Play a small game to its end and compare `imagine` with the exact posterior at every choice.

    twice: the worlds are what a seat imagines in imagined ones. plays: who can play a card does, except in round 1.
    """
    dealer, chance = Dealer.fast(seed), Dealer.fast(seed + 1000)
    scribe = Scribe()
    state = game.start(seats, dealer, scribe)
    known = Filter(game, seats, seat, Listener(state, list(scribe.events), Fraction(1)))
    deviations: list[float] = []
    while not state.over:
        expected = {key: weight for key, (_, weight) in known.worlds.items()}
        assert key_of(state) in expected
        counts: Counter[Key] = Counter()
        for _ in range(draws if len(expected) > 1 else 1):
            world = state.imagine(seat, chance)
            if twice and not world.over:
                world = world.imagine(int(chance.pick(seats)), chance)
            counts[key_of(world)] += 1
        deviations.append(deviation(counts, expected))
        choices = list(state.legal())
        if plays:
            cards = [action for action in choices if str(action).startswith("play ")]
            others = [action for action in choices if action not in cards]
            choices = cards if cards and (state.view(None).round > 1 or not others) else others
        action, prompt = choices[int(dealer.pick(len(choices)))], state.prompt
        assert prompt is not None
        scribe = Scribe()
        state.apply(action, dealer, scribe)
        if not state.over:
            known.advance(action, prompt.kind, prompt.seat, Listener(state.copy(), list(scribe.events), Fraction(1)))
    return deviations


@pytest.mark.rule("FLO-76")
def test_worlds_are_as_likely_as_the_exact_posterior_says() -> None:
    deviations = follow(small_game(PILES, cards=2, drawn=1, actions=2), 2, 21, 1, 60)
    assert len(deviations) > 20 and max(deviations) < MOST_UNLIKELY


@pytest.mark.rule("FLO-76")
def test_a_keep_that_nobody_saw_was_one_of_the_different_cards() -> None:
    """Hands of three, several of a kind among them, and cards that are kept and played later."""
    deviations = follow(small_game(DOUBLES, cards=3, drawn=1, actions=1), 2, 5, None, 60, plays=True)
    assert len(deviations) > 20 and max(deviations) < MOST_UNLIKELY
    assert sum(deviations) / len(deviations) < 0.7


@pytest.mark.long
@pytest.mark.rule("FLO-50", "FLO-76")
@pytest.mark.parametrize("seed", range(4 if COMPILED else 2))
@pytest.mark.parametrize("cards", [DOUBLES, TRIPLES], ids=["doubles", "triples"])
def test_keeps_of_whole_games_were_among_the_different_cards(seed: int, cards: dict[str, list[int]]) -> None:
    game = small_game(cards, cards=3, drawn=seed % 2, actions=1)
    for seat in (None, 0):
        deviations = follow(game, 2, seed, seat, 500 if COMPILED else 100, plays=True)
        assert max(deviations) < MOST_UNLIKELY
        assert sum(deviations) / len(deviations) < 0.7


@pytest.mark.long
@pytest.mark.rule("FLO-74", "FLO-76")
@pytest.mark.parametrize("late", ["out", "back"])
@pytest.mark.parametrize("seed", range(2))
def test_worlds_of_whole_games_are_as_likely_as_the_exact_posterior_says(seed: int, late: str) -> None:
    game = small_game(PILES, cards=2, drawn=1, actions=2, late_discards=late)
    for seat in (None, 0, 1):
        deviations = follow(game, 2, seed, seat, 400 if COMPILED else 200)
        assert max(deviations) < MOST_UNLIKELY
        assert sum(deviations) / len(deviations) < 0.7, "all together are as they should be"


@pytest.mark.long
@pytest.mark.rule("FLO-76")
@pytest.mark.parametrize("seed", range(1))
def test_worlds_of_three_seats_are_as_likely_as_the_exact_posterior_says(seed: int) -> None:
    game = small_game(FEWER, cards=1, drawn=1, actions=2)
    for seat in (None, 1):
        assert max(follow(game, 3, seed, seat, 300 if COMPILED else 150)) < MOST_UNLIKELY


@pytest.mark.long
@pytest.mark.rule("FLO-76")
@pytest.mark.parametrize("late", ["out", "back"])
def test_what_another_seat_imagines_in_an_imagined_world_is_as_likely(late: str) -> None:
    """A seat knows all that a spectator knows. So its worlds, in the worlds of a spectator, are his again."""
    game = small_game(PILES, cards=2, drawn=1, actions=2, late_discards=late)
    for seed in range(2):
        assert max(follow(game, 2, seed, None, 300 if COMPILED else 150, twice=True)) < MOST_UNLIKELY


def options(seats: int) -> list[DefinedGame]:
    return [build(), build(late_discards="back", guilds="out")]


@pytest.mark.rule("FLO-74", "FLO-76")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_history_of_an_imagined_world_can_be_played_from_the_deal(seats: int) -> None:
    """Its draws and keeps, played from the deal with the real choices, show the seat just what it really saw."""
    for seed, game in enumerate(options(seats)):
        watched = Watched(game, seats, 10 * seats + seed)
        steps = 0
        while not watched.state.over:
            if steps % 31 == 30:
                seat = [None, *range(seats)][steps % (seats + 1)]
                check_history(watched, seat, Dealer.fast(steps))
            watched.go_on(plays=steps % 2 == 0)
            steps += 1


@pytest.mark.long
@pytest.mark.rule("FLO-76")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2 if COMPILED else 1))
def test_the_history_of_many_imagined_worlds_can_be_played(seats: int, seed: int) -> None:
    for game in options(seats):
        watched = Watched(game, seats, 100 * seats + seed)
        steps = 0
        while not watched.state.over:
            if steps % 7 == 6:
                for seat in (None, *range(seats)):
                    check_history(watched, seat, Dealer.fast(steps))
            watched.go_on(plays=steps % 2 == 0)
            steps += 1


def check_history(watched: Watched, seat: int | None, chance: Dealer) -> None:
    world = watched.state.imagine(seat, chance)
    world.audit()
    again = replay(watched, world, seat)
    assert key_of(again) == key_of(world)
    assert cells_of(again, "draw") == cells_of(world, "draw")


@pytest.mark.rule("FLO-76", "FLO-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_seat_cannot_know_makes_no_difference(seats: int) -> None:
    """From two worlds that are one to a seat, the same chance makes the very same third world."""
    watched = Watched(build(), seats, 40 + seats)
    steps = 0
    while not watched.state.over:
        state = watched.state
        for seat in (None, *range(seats)) if steps % 8 == 0 else ():
            other = state.imagine(seat, Dealer.fast(steps))
            assert other.imagine(seat, Dealer.fast(1)) == state.imagine(seat, Dealer.fast(1))
        watched.go_on(plays=steps % 2 == 0)
        steps += 1


@pytest.mark.rule("FLO-76")
def test_purses_and_resources_are_known() -> None:
    watched = Watched(build(), 3, 3)
    for _ in range(60):
        watched.go_on(plays=True)
    state = json.loads(watched.state.to_json())
    for seat in (None, 0, 1, 2):
        world = json.loads(watched.state.imagine(seat, Dealer.fast(2)).to_json())
        for part in ("purse", "resources", "supply", "artist_pile", "monument"):
            assert world[part] == state[part]
        assert [work > 0 for work in world["front"]] == [work > 0 for work in state["front"]]


@pytest.mark.rule("FLO-76")
def test_what_nobody_has_seen_is_uniform() -> None:
    """Seat 1 holds 5 of the 11 cards of pile I that seat 0 does not see: each of them in 5 of 11 worlds."""
    state = build().start(2, Dealer.fast(1))
    dealer = Dealer.fast(7)
    worlds = 800
    counts: Counter[int] = Counter()
    for _ in range(worlds):
        places = json.loads(state.imagine(0, dealer).to_json())["copy"]
        counts.update(n for n, place in enumerate(places) if place == 5)
    assert len(counts) == 11 and sum(counts.values()) == 5 * worlds
    assert all(abs(count - worlds * 5 / 11) < 5 * (worlds * 30 / 121) ** 0.5 for count in counts.values())


def play(state: State, *texts: str, dealer: Dealer | None = None) -> State:
    after = state.copy()
    for text in texts:
        after.apply(after.parse(text), dealer)
    return after


def hand(state: State, seat: int) -> list[str]:
    return [card.word for card in state.view(seat).players[seat].hand]


@pytest.mark.rule("FLO-21", "FLO-76")
def test_who_passes_has_no_card_that_could_be_played() -> None:
    """Two seats draw two of four cards; with nothing else to do, who passes holds the two that cannot be paid."""
    game = small_game({"Ada": [1], "Bia": [1], "Cia!": [1, 1], "Dea": [2, 2]}, cards=2, drawn=1, actions=2)
    state = game.start(2, Dealer.scripted([0, 0, 0, 0, 0]))
    assert (hand(state, 0), hand(state, 1), state.actor) == (["ada", "bia"], ["cia", "cia"], 0)
    state = play(state, "activate nuovo capitano")
    hands = Counter(tuple(hand(state.imagine(None, Dealer.fast(n)), 1)) for n in range(60))
    assert len(hands) == 4
    state = play(state, "pass")
    hands = Counter(tuple(hand(state.imagine(None, Dealer.fast(n)), 1)) for n in range(60))
    assert list(hands) == [("cia", "cia")]


@pytest.mark.rule("FLO-74")
def test_a_seat_remembers_its_discards_when_they_are_in_the_pile_again() -> None:
    """What a seat discarded nobody else can have kept, though the pile that it came back to shows nothing of that."""
    game = small_game({"Ada!": [1], "Bia!": [1], "Dea!": [1], "Eva!": [1]}, cards=2, drawn=0, actions=1)
    state = game.start(2, Dealer.scripted([0, 0, 0, 0, 0]))
    assert (hand(state, 0), hand(state, 1)) == (["ada", "bia"], ["dea", "eva"])
    while state.view(None).round < 4:
        texts = [str(action) for action in state.legal()]
        text = "keep bia" if "keep bia" in texts else next(text for text in texts if text != "seek inspiration")
        state = play(state, text)
    assert (state.view(0).pile, state.view(0).players[0].discarded) == (2, {})
    remembered = {hand(state.imagine(0, Dealer.fast(n)), 1)[0] for n in range(40)}
    assert remembered == {"dea", "eva"}
    assert "ada" in {hand(state.imagine_from_view(0, Dealer.fast(n)), 1)[0] for n in range(40)}


@pytest.mark.rule("FLO-76")
def test_rejected_draws_are_counted() -> None:
    watched = Watched(build(), 3, 5)
    assert watched.state.rejected == 0
    rejected = 0
    for step in range(90):
        if watched.state.over:
            break
        watched.go_on(plays=True)
        rejected += watched.state.imagine(0, Dealer.fast(step)).rejected
    assert rejected > 0


@pytest.mark.rule("FLO-76")
def test_a_position_without_memory_is_imagined_from_its_view() -> None:
    state = build().start(3, Dealer.fast(1))
    table = json.loads(state.to_json())
    assert (table["format"], table["memory"], table["drawn"]) == (2, 1, 15)
    for part in ("memory", "drawn", "draw", "barred"):
        del table[part]
    table["format"] = 1
    old = state.game.state_from_json(json.dumps(table))
    assert old.imagine(0, Dealer.fast(3)) == old.imagine_from_view(0, Dealer.fast(3))
    purses = {json.dumps(json.loads(old.imagine(0, Dealer.fast(n)).to_json())["purse"]) for n in range(9)}
    assert len(purses) > 1


@pytest.mark.rule("FLO-76")
def test_what_is_imagined_from_a_view_has_no_memory() -> None:
    state = build().start(3, Dealer.fast(1))
    world = state.imagine_from_view(0, Dealer.fast(3))
    world.audit()
    table = json.loads(world.to_json())
    assert (table["memory"], table["drawn"], any(table["draw"])) == (0, 0, False)


@pytest.mark.rule("FLO-76")
def test_the_audit_finds_draws_that_lead_elsewhere() -> None:
    state = build().start(2, Dealer.fast(1))
    table = json.loads(state.to_json())
    table["draw"][0] += 1
    with pytest.raises(PositionError, match="draw"):
        state.game.state_from_json(json.dumps(table))
    table["memory"] = 0
    with pytest.raises(PositionError, match="memory"):
        state.game.state_from_json(json.dumps(table))
