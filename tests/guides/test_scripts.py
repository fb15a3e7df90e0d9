"""The guided games: each script plays by the rules, teaches in ten to fifteen steps, and has its words."""

from __future__ import annotations

import msgspec
import pytest

import mecenate
from mecenate.core.dealer import Dealer
from mecenate.guides import GuideError, Stage, guided, run, script
from mecenate.guides.runner import play
from mecenate.guides.script import read
from mecenate.lang import LANGUAGES, clauses
from mecenate.lang.catalogue import catalogue

GAMES = [entry.name for entry in mecenate.catalogue()]
LEAST, MOST = 10, 15
FORMS = ("", ".text", ".done", ".instead")


def messages(code: str, page: str) -> set[str]:
    return set(catalogue(code, page).messages)


def asks(stage: Stage) -> list[str]:
    return [moment.ask for moment in stage.moments if moment.ask is not None]


def test_every_game_has_its_guided_game() -> None:
    assert set(guided()) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_it_has_ten_to_fifteen_steps_and_goes_on_to_the_end_of_the_game(game: str) -> None:
    stages = run(game)
    assert LEAST <= len(stages) <= MOST
    assert len({stage.step.id for stage in stages}) == len(stages)
    assert not stages[0].moments[0].state.over
    assert stages[-1].moments[-1].state.over


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_may_choose_what_is_asked_for_and_wins(game: str) -> None:
    learner = script(game).learner
    for stage in run(game):
        for moment in stage.moments:
            if moment.ask is not None:
                assert moment.state.actor == learner
                assert moment.ask in map(str, moment.state.legal()), stage.step.id
    assert run(game)[-1].moments[-1].state.scores()[learner].rank == 1


@pytest.mark.parametrize("game", GAMES)
def test_it_shows_what_it_asks_for_and_what_the_others_do(game: str) -> None:
    stages = run(game)
    assert sum(bool(asks(stage)) for stage in stages) >= 8, "somebody learns by doing"
    assert sum(stage.first > 0 for stage in stages) >= 3, "the others are seen to play"
    for stage in stages:
        assert asks(stage) == list(stage.step.choose)
        assert len(stage.moments) == 1 + len(stage.step.before) + len(stage.step.choose)
        assert stage.first == len(stage.step.before)


@pytest.mark.parametrize("game", GAMES)
def test_what_would_be_as_good_may_be_chosen_in_that_step(game: str) -> None:
    for stage in run(game):
        legal = {str(action) for moment in stage.moments if moment.ask for action in moment.state.legal()}
        assert set(stage.step.also) <= legal - set(stage.step.choose), stage.step.id


@pytest.mark.parametrize("game", GAMES)
def test_each_step_cites_a_clause_that_exists(game: str) -> None:
    assert {step.clause for step in script(game).steps} <= {clause.id for clause in clauses(game)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_each_step_has_its_words_and_no_words_are_left_over(code: str, game: str) -> None:
    wanted = set()
    for step in script(game).steps:
        forms = FORMS if step.choose else FORMS[:2]
        wanted |= {f"step-{step.id}{form}" for form in forms}
    texts = messages(code, f"guide-{game}")
    assert {id for id in texts if not id.startswith("learnt-")} == wanted
    assert len(texts - wanted) >= 4, "what the learner knows now"
    assert catalogue(code, f"guide-{game}").broken == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_words_of_every_guide_are_the_same_in_each_language(code: str) -> None:
    pages = ["guide", *(f"guide-{game}" for game in GAMES)]
    for page in pages:
        english = {id: message.variables for id, message in catalogue("en", page).messages.items()}
        assert {id: message.variables for id, message in catalogue(code, page).messages.items()} == english


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_step_is_a_few_sentences(code: str, game: str) -> None:
    for id, message in catalogue(code, f"guide-{game}").messages.items():
        if id.endswith(".text"):
            assert len(message.render({})) <= 420, f"{code} {id}"


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_is_shown_nothing_that_the_seat_may_not_know(game: str) -> None:
    seat = script(game).learner
    for number, stage in enumerate(run(game)):
        for moment in stage.moments:
            other = moment.state.imagine(seat, Dealer.fast(number))
            assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(moment.state.view(seat))


def test_a_script_that_breaks_the_rules_says_where() -> None:
    script = {"game": "carrara", "seats": 2, "learner": 1, "deal": "x", "steps": [{"id": "odd", "choose": ["follow"]}]}
    with pytest.raises(GuideError, match="step odd: "):
        play(read(script))
    script["steps"] = [{"id": "odd", "before": ["[2] pass"]}]
    with pytest.raises(GuideError, match="it is not seat 2"):
        play(read(script))


def test_a_script_that_cannot_be_read_says_why() -> None:
    with pytest.raises(GuideError, match="no 'seats'"):
        read({"game": "carrara"})
    for step, why in (({"id": "odd", "chose": []}, "chose is not known"), ({"id": "odd", "leap": ["pass"]}, "pass")):
        with pytest.raises(GuideError, match=why):
            read({"game": "carrara", "seats": 2, "learner": 1, "deal": "x", "steps": [step]})
    with pytest.raises(GuideError, match="there is one of"):
        script("chess")
