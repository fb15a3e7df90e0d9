"""The words of the game, what is not asked, and what is said to a wrong choice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mecenate import Dealer, IllegalAction, UnknownAction
from tests.rules.florenza.positions import chooser, game, position, start
from tests.rules.playing import legal, play, refusal

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "florenza.md"


@pytest.mark.rule("FLO-77")
def test_every_word_on_the_rules_page_is_a_word_of_the_game() -> None:
    page = PAGE.read_text(encoding="utf-8")
    families = "play|finish|reserve|activate|send|sell|buy|swap|seek|pass|engage|give|take|keep|choose"
    words = [word for word in re.findall(r"`([^`]+)`", page) if re.match(families, word) and "…" not in word]
    assert len(words) > 30
    for word in words:
        assert str(game().parse(word)) == word


@pytest.mark.rule("FLO-77")
def test_words_are_plain_and_parse_back() -> None:
    words = [str(action) for action in game().actions]
    assert len(set(words)) == len(words) and all(word.isascii() and word == word.lower() for word in words)
    assert all(game().parse(word.upper()) is action for word, action in zip(words, game().actions, strict=True))
    with pytest.raises(UnknownAction, match="Did you mean 'play casamento'"):
        game().parse("play casament")


@pytest.mark.rule("FLO-77")
def test_equal_cards_are_one_choice() -> None:
    state = position(2, hands={0: "casa, casa"}, resources={0: "2 wood"}, middle="painter giotto, painter giotto")
    assert legal(state, "play") == ["play casa"]
    assert legal(state, "reserve") == ["reserve painter giotto"]


@pytest.mark.rule("FLO-78")
def test_whatever_is_begun_can_be_finished() -> None:
    for seats in (2, 3, 4):
        for seed in range(3):
            dealer = Dealer.fast(seed)
            state = start(seats, dealer)
            while not state.over:
                assert state.legal()
                state.apply(chooser(state, dealer), dealer)


def test_a_wrong_choice_is_told_why() -> None:
    state = start(2)
    everything = [str(action) for action in game().actions if action not in state.legal()]
    for text in everything:
        reason = refusal(state, text)
        assert f"'{text}' is not legal now: " in reason and "Legal: " in reason
    giving = play(position(2), "swap")
    assert "you have no marble" in refusal(play(position(2, resources={0: "2 wood"}), "swap"), "give marble")
    assert "not part of the choice" in refusal(giving, "send workers")
    engaging = play(position(2, hands={0: "ritratto"}, middle="painter giotto"), "play ritratto")
    assert "your work needs an artist first" in refusal(engaging, "send workers")


def test_every_refusal_of_a_whole_game_says_something() -> None:
    dealer = Dealer.fast(4)
    state = start(3, dealer)
    words = list(game().actions)
    while not state.over:
        for action in words[dealer.pick(9) :: 9]:
            if action not in state.legal():
                with pytest.raises(IllegalAction, match=r"is not legal now: .*Legal: "):
                    state.apply(action)
        state.apply(chooser(state, dealer), dealer)
