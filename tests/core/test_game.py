"""Asking for a game: names, options, seats, packs; and reading positions."""

from __future__ import annotations

import json

import pytest

import mecenate
from mecenate import Dealer
from mecenate.core import catalogue


def test_a_wrong_option_lists_the_right_ones() -> None:
    with pytest.raises(mecenate.OptionError) as told:
        mecenate.game("carrara", versoin="advanced")
    assert "no option 'versoin'" in str(told.value)
    assert "Did you mean version?" in str(told.value)
    assert "version (normal, advanced)" in str(told.value)


def test_a_wrong_value_says_what_is_taken() -> None:
    with pytest.raises(mecenate.OptionError, match="version cannot be 'expert'; it takes normal, advanced"):
        mecenate.game("carrara", version="expert")
    with pytest.raises(mecenate.OptionError, match="pass_limit cannot be 0; it takes 1 to 100"):
        mecenate.game("carrara", pass_limit=0)


def test_numbers_may_come_as_text() -> None:
    assert mecenate.game("carrara", pass_limit="7").options["pass_limit"] == 7


def test_an_unknown_game_names_the_known() -> None:
    with pytest.raises(mecenate.UnknownGame, match="Did you mean carrara"):
        mecenate.game("carara")


def test_asking_twice_gives_the_same_game_and_the_same_actions() -> None:
    assert mecenate.game("carrara") is mecenate.game("carrara", version="normal")
    assert mecenate.game("carrara") != mecenate.game("carrara", version="advanced")


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(mecenate.OptionError, match="2 to 4 players"):
        mecenate.game("carrara").start(seats=seats, dealer=Dealer.fast(1))


def test_an_unknown_word_gets_the_nearest() -> None:
    with pytest.raises(mecenate.UnknownAction, match="Did you mean 'take green'"):
        mecenate.game("carrara").parse("take gren")


def position(**changes: object) -> str:
    state = mecenate.game("carrara").start(seats=2, dealer=Dealer.fast(1))
    return json.dumps(json.loads(state.to_json()) | changes)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "not JSON"),
        ("[]", "not a state of carrara"),
        ('{"game": "chess"}', "not a state of carrara"),
        (position(options={}), "other options"),
        (position(seats=7), "seats: carrara is for 2 to 4"),
        (position(agenda="x"), "agenda: expected a list"),
        (position(agenda=[{"ask": "dance", "seat": 0, "about": [0, 0, 0, 0]}]), "not a decision of carrara"),
        (position(agenda=[{"ask": "main", "seat": 3, "about": [0, 0, 0, 0]}]), "agenda: out of range"),
        (position(bag=[7, 7, 7]), "bag: expected a list of 6"),
        (position(bag=[7, 7, 7, 7, 7, "x"]), "bag: expected a whole number"),
        (position(bag=[7, 7, 7, 7, 7, 7]), "white blocks: expected 7, found 8"),
        (position(florins=[20, -1]), "florins: a number is below zero"),
        (position(pile_size=3), "pile_size: expected 15, found 3"),
        (position(visitor=9), "visitor: no such seat"),
    ],
)
def test_an_impossible_position_is_refused_with_its_part(text: str, message: str) -> None:
    with pytest.raises(mecenate.PositionError, match=message):
        mecenate.game("carrara").state_from_json(text)


@pytest.mark.parametrize(
    ("pack", "message"),
    [
        ({"florin": {"start": 30}}, r"\[florin\]: this game has no such part; did you mean florins\?"),
        ({"florins": {"begin": 30}}, r"\[florins.begin\]: this game has no such part; there are start, pass_income"),
    ],
)
def test_a_misspelt_part_of_a_pack_is_not_passed_over(pack: dict[str, object], message: str) -> None:
    with pytest.raises(mecenate.PackError, match=message):
        mecenate.game("carrara", components=pack)


def test_the_names_of_release_0_1_work_and_warn() -> None:
    state = mecenate.game("carrara").start(2, Dealer.fast(1))
    with pytest.warns(DeprecationWarning, match=r"use State\.views"):
        assert state.look(None, [0]).view(0) == state.view(0)
    with pytest.warns(DeprecationWarning, match="feature_vector"):
        from mecenate.core.sheet import Sheet
    state.observe(0, sheet=Sheet(len(state.game.observed)))


# ---------------------------------------------------------------------- the games that are kept


def _with_pack(number: int) -> mecenate.Game:
    """Carrara with another pack for each number."""
    return mecenate.game("carrara", components={"blocks": {"source": f"pack {number}"}})


def test_only_the_packs_that_were_used_last_are_kept() -> None:
    """Anybody may send packs to a server, and each game of one takes memory."""
    usual, first, second = mecenate.game("carrara"), _with_pack(0), _with_pack(1)
    for number in range(2, catalogue.REPLACED_KEPT + 1):
        _with_pack(number)
        assert _with_pack(0) is first
    again = _with_pack(1)
    assert again == second and again is not second
    assert _with_pack(0) is first
    assert mecenate.game("carrara") is usual is mecenate.game("carrara", components={})


def test_a_game_goes_on_when_its_pack_is_no_longer_kept() -> None:
    state = _with_pack(0).start(2, Dealer.fast(1))
    for number in range(1, catalogue.REPLACED_KEPT + 2):
        _with_pack(number)
    assert _with_pack(0) is not state.game
    state.apply(state.parse(str(state.legal()[0])), Dealer.fast(1))
