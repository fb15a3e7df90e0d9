"""The drawing of the table, and what a game gets that has no drawing."""

from __future__ import annotations

import re

import pytest

import mecenate
from mecenate.cli.choices import numbered
from mecenate.cli.tables import Table, table_for
from mecenate.cli.tables.plain import parts_of
from mecenate.core.state import State
from mecenate.lang import LANGUAGES, Language
from tests.cli.printing import printed

NAMES = ["Ada", "Bea", "Cleo", "Dora"]


def positions(version: str, seats: int, every: int) -> list[State]:
    dealer = mecenate.Dealer.fast(seats)
    state = mecenate.game("carrara", version=version, improvements="mixed").start(seats, dealer)
    states = []
    for step in range(10_000):
        if step % every == 0 or state.over:
            states.append(state.copy())
        if state.over:
            break
        legal = state.legal()
        state.apply(legal[dealer.pick(len(legal))], dealer)
    return states


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("version", ["normal", "advanced"])
@pytest.mark.parametrize("seats", [2, 4])
def test_no_position_is_wider_than_the_screen(code: str, version: str, seats: int) -> None:
    language = Language(code)
    table = table_for("carrara")
    for state in positions(version, seats, every=40):
        for width in (80, 100):
            text = printed(table.draw(state.view(0), NAMES, language, width), width)
            assert max(map(len, text.splitlines())) <= width
            assert "…" not in text
    assert language.missing == set()


def test_the_table_shows_prices_blocks_and_markers() -> None:
    state = positions("advanced", 3, every=10_000)[0]
    text = printed(table_for("carrara").draw(state.view(0), NAMES, Language("en"), 100), 100)
    rows = [" ".join(line.split()) for line in text.splitlines()]
    assert "white 6 W 5 4 3 2 1 1 a gold statue 1 2 3 ★×3" in rows
    assert "▶ 1 Ada 0 points · 20 florins · blocks P×2 · 8 markers" in rows
    assert "2 Bea 0 points · 8 markers" in rows
    assert "Livorno W Pisa Y Lucca R Viareggio G Massa B Lerici P" in rows


def test_the_table_hides_what_a_screen_hides() -> None:
    for state in positions("normal", 3, every=60)[:-1]:
        text = printed(table_for("carrara").draw(state.view(1), NAMES, Language("en"), 100), 100)
        status = [line[2:] for line in text.splitlines() if line[4:].startswith(tuple(NAMES))]
        assert [line[2:5] for line in status if "· blocks " in line] == ["Bea"]
        assert [line[2:5] for line in status if re.search(r"points? · \d+ florins?", line)] == ["Bea"]


@pytest.mark.rule("CAR-54")
def test_the_table_counts_the_passes_and_warns_before_they_end_the_game() -> None:
    state = mecenate.game("carrara").start(2, mecenate.Dealer.fast(1))
    shown = []
    while not state.over:
        shown.append(printed(table_for("carrara").draw(state.view(0), NAMES, Language("en"), 100), 100))
        state.apply(state.parse("pass"))
    assert "passed in a row" not in shown[0]
    assert "passed in a row: 3 of 6" in shown[3] and "end the game" not in shown[3]
    assert "passed in a row: 4 of 6" in shown[4] and "2 more passes in a row end the game" in shown[4]
    assert "one more pass ends the game" in shown[5]
    assert "passed in a row" not in printed(table_for("carrara").draw(state.view(0), NAMES, Language("en"), 100), 100)


def test_a_game_without_a_drawing_is_shown_as_text() -> None:
    table = table_for("no such game")
    assert type(table) is Table
    state = positions("normal", 2, every=10_000)[0]
    text = printed(table.draw(state.view(0), NAMES, Language("en"), 80), 80)
    assert re.search(r"^Version +normal *$", text, re.MULTILINE) and "▶ 1 Ada  " in text and "Florins: 20" in text
    assert table.choice(state.explain(state.parse("pass")), Language("en")) == ""
    assert table.legend(Language("en")) == ""
    assert re.search(r"^Pass income +2 *$", printed(table.printed(state.view(0), Language("en")), 80), re.MULTILINE)
    assert table.opened(state) == state.view(None)


def test_parts_without_a_drawing_are_named_and_the_size_of_a_hidden_one_stands_for_it() -> None:
    fields = {
        "game": "none",
        "hand": None,
        "hand_size": 3,
        "open_cards": {"a": 2, "b": 1},
        "cities": {"pisa": {"owner": None}, "lucca": {"owner": "x"}},
        "steps": [[1, 2], [3]],
        "seen": ["a", "a"],
    }
    assert list(parts_of("none", fields, Language("en"))) == [
        ("Hand", "3"),
        ("Open cards", "2× a, b"),
        ("Cities", "pisa: owner: –; lucca: owner: x"),
        ("Steps", "1; 2; 3"),
        ("Seen", "2× a"),
    ]


def test_many_choices_stand_in_columns_that_fit() -> None:
    choices = [(f"take {n}", "a block") for n in range(12)]
    assert len(printed(numbered(choices, 100), 100).splitlines()) == 4
    assert len(printed(numbered(choices, 50), 50).splitlines()) == 6
    assert len(printed(numbered(choices, 30), 30).splitlines()) == 12
    assert len(printed(numbered(choices[:4], 100), 100).splitlines()) == 4


def test_what_a_choice_means_goes_on_under_its_own_beginning() -> None:
    choices = [("take white", "a block of white marble for four florins, from the first sector"), ("pass", "nothing")]
    first, second, *_ = printed(numbered(choices, 50), 50).splitlines()
    assert first.startswith("  1 take white  a block") and second.startswith(" " * 16 + "florins")
    narrow = printed(numbered(choices, 30), 30).splitlines()
    assert not narrow[1].startswith(" ")
