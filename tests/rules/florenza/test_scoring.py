"""The final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from mecenate import State
from tests.rules.florenza.positions import position, score, start
from tests.rules.playing import play

PALACES = ["ritratto", "affresco", "giardino", "camino", "sala"]
CHURCHES = ["sagrato", "abside", "crocifisso", "pulpito", "navata"]
DISTRICTS = ["biblioteca", "pozzo", "lastricato", "sacello", "loggia"]
WORKSHOPS = ["cambiavalute", "lanaiuolo", "erbolaio", "fabbro"]


def before_the_end(front: str = "", **named: Any) -> State:
    """A position of round 3 in which seat 0 has these cards; scores are counted as if the game ended now."""
    return position(4, round=3, captain=3, turn=3, front={0: front}, **named)


@pytest.mark.rule("FLO-60")
def test_printed_prestige_of_cards_and_monuments() -> None:
    state = before_the_end("ritratto, sagrato, biblioteca, pozzo", finished={0: "duomo cupola, uffizi interni"})
    points = score(state, 0)
    assert (points["palaces"], points["churches"], points["district buildings"], points["monuments"]) == (2, 3, 8, 25)


@pytest.mark.rule("FLO-61")
def test_fronts_of_engaged_artists_and_nothing_for_anonymous_ones() -> None:
    state = before_the_end(
        "ritratto by painter giotto 4, sagrato by anonymous architect",
        finished={0: "duomo pulpito by sculptor donatello 5"},
    )
    assert score(state, 0)["artists"] == 9


@pytest.mark.rule("FLO-62", "FLO-63")
@pytest.mark.parametrize(
    ("palaces", "churches", "districts", "sets"), [(2, 3, 2, 2), (1, 1, 1, 1), (3, 0, 3, 0), (4, 5, 3, 3)]
)
def test_example_e27_district_sets(palaces: int, churches: int, districts: int, sets: int) -> None:
    cards = ", ".join([*PALACES[:palaces], *CHURCHES[:churches], *DISTRICTS[:districts]])
    assert score(before_the_end(cards), 0).get("district sets", 0) == 5 * sets
    lord = score(before_the_end(cards + ", signore de lo rione"), 0)
    assert lord.get("district sets", 0) + lord.get("guilds", 0) == 7 * sets


@pytest.mark.rule("FLO-63")
def test_example_e28_guilds_that_count_cards() -> None:
    four = ", ".join(WORKSHOPS)
    assert score(before_the_end(f"{four}, arte maggiore"), 0)["guilds"] == 12
    assert score(before_the_end("casa, casamento, palagio, padrone"), 0)["guilds"] == 9
    three = {0: "duomo cupola, uffizi interni, banco atrio", 1: "duomo navata"}
    assert score(before_the_end("protettore", finished=three), 0)["guilds"] == 9
    assert "guilds" not in score(before_the_end(four, finished=three), 0)


@pytest.mark.rule("FLO-63")
def test_example_e29_two_architects_one_painter_and_three_sculptors_are_one_set() -> None:
    architects = "duomo facciata by architect giotto 3, duomo campanile by architect vignola 2"
    painters = "duomo abside by painter giotto 3"
    sculptors = ", ".join(
        f"{work} by sculptor donatello {value}"
        for work, value in [("duomo cappella", 3), ("duomo altare", 4), ("duomo pulpito", 5)]
    )
    finished = f"{architects}, {painters}, {sculptors}"
    state = before_the_end("mastro artista", finished={0: finished}, reserved_artists={0: "painter caravaggio"})
    assert score(state, 0)["guilds"] == 5, "a reserved painter does not make a second set"


@pytest.mark.rule("FLO-64", "FLO-65")
def test_example_e31_resources_9_7_7_2() -> None:
    state = position(4, resources={0: "9 marble", 1: "7 wood", 2: "3 wood, 4 metal", 3: "2 gold"})
    assert [score(state, seat).get("resources", 0) for seat in range(4)] == [4, 2, 2, 0]


@pytest.mark.rule("FLO-64", "FLO-65")
def test_example_e32_fiorini_500_500_100() -> None:
    state = position(3, fiorini={0: 500, 1: 500, 2: 100})
    assert [score(state, seat).get("fiorini", 0) for seat in range(3)] == [4, 4, 1]


@pytest.mark.rule("FLO-64")
def test_example_e33_with_two_players_the_second_scores_2_even_with_nothing() -> None:
    state = position(2, resources={0: "6 gold", 1: ""})
    assert [score(state, seat)["resources"] for seat in range(2)] == [4, 2]


@pytest.mark.rule("FLO-64", "FLO-65")
@pytest.mark.parametrize(
    ("sums", "points"),
    [
        ((4, 3, 2, 1), (4, 2, 1, 0)),
        ((1, 1, 1, 1), (4, 4, 4, 4)),
        ((3, 3, 3, 1), (4, 4, 4, 0)),
        ((4, 2, 1, 1), (4, 2, 1, 1)),
    ],
)
def test_majorities_of_four(sums: tuple[int, ...], points: tuple[int, ...]) -> None:
    state = position(4, fiorini={seat: 50 * many for seat, many in enumerate(sums)})
    assert tuple(score(state, seat).get("fiorini", 0) for seat in range(4)) == points


@pytest.mark.rule("FLO-67")
def test_reserved_monuments_count_against_their_owner() -> None:
    state = position(2, reserved={0: "duomo cupola, uffizi interni"}, finished={1: "duomo navata"})
    assert score(state, 0)["reserved monuments"] == -25
    assert "reserved monuments" not in score(state, 1)


@pytest.mark.rule("FLO-68")
def test_example_e38_the_second_best_work_decides() -> None:
    """Both have 32 points and a best work of 14; the second best are worth 10 and 9."""
    salone = "palazzo della signoria salone by painter raffaello sanzio 5"
    atrio = "banco atrio by painter raffaello sanzio 5"
    finished = {
        0: f"{salone}, san lorenzo sagrestia by painter filippo lippi 3",
        1: f"{atrio}, ospedale cappella by painter pietro perugino 2",
    }
    scores = position(2, captain=1, turn=1, finished=finished).scores()
    assert [one.total for one in scores] == [24 + 8, 23 + 8 + 1]
    assert [one.tie_break for one in scores] == [(14, 10), (14, 9)]
    assert [one.rank for one in scores] == [1, 2]


@pytest.mark.rule("FLO-68")
def test_ruling_45_equal_in_all_works_is_a_shared_victory() -> None:
    state = position(3, fiorini={0: 100, 1: 100, 2: 100}, captain=2, turn=2)
    assert [one.rank for one in state.scores()] == [2, 2, 1]
    works = {
        0: "ospedale chiostro by sculptor donatello 4",
        1: "palazzo della signoria facciata by sculptor donatello 4",
    }
    state = position(3, captain=2, turn=2, finished=works)
    assert [one.rank for one in state.scores()] == [1, 1, 3]


@pytest.mark.rule("FLO-68")
def test_a_missing_work_counts_nothing_and_district_buildings_are_no_works_of_art() -> None:
    one = position(
        2, round=3, finished={0: "ospedale chiostro by sculptor donatello 3"}, front={1: "biblioteca, mercato"}
    )
    assert [result.tie_break for result in one.scores()] == [(10,), ()]


@pytest.mark.rule("FLO-68")
def test_an_anonymous_artist_adds_nothing_to_a_work() -> None:
    state = position(2, front={0: "ritratto by anonymous painter"}, finished={0: "uffizi interni by anonymous painter"})
    assert state.scores()[0].tie_break == (6, 2)


@pytest.mark.rule("FLO-69")
@pytest.mark.parametrize(
    ("artist", "mean"),
    [
        ("sculptor giambologna", 2),
        ("painter giotto", 4),
        ("architect filippo brunelleschi", 4),
        ("painter leonardo da vinci", 5),
    ],
)
def test_a_score_before_the_end_takes_the_mean_of_a_reserved_artist(artist: str, mean: int) -> None:
    assert score(position(2, reserved_artists={0: artist}), 0)["reserved artists"] == -mean


@pytest.mark.rule("FLO-69")
def test_scores_can_be_asked_for_at_any_time() -> None:
    state = start(3)
    scores = state.scores()
    assert [sum(one.breakdown.values()) for one in scores] == [one.total for one in scores]
    assert [one.breakdown["fiorini"] for one in scores] == [4, 4, 4]
    assert play(state, "send workers").scores() != scores
