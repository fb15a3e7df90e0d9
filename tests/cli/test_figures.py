"""Numbers as the languages write them."""

from __future__ import annotations

from mecenate.cli.figures import Figures

ENGLISH, GERMAN = Figures("en"), Figures("de")


def test_the_mark_is_that_of_the_language() -> None:
    assert (ENGLISH.decimal(2.5, 1), GERMAN.decimal(2.5, 1)) == ("2.5", "2,5")
    assert GERMAN.decimal(-0.25, 2, sign=True) == "−0,25"
    assert ENGLISH.decimal(0.25, 2, sign=True) == "+0.25"
    assert GERMAN.percent(0.333) == "33 %"


def test_numbers_have_the_digits_that_matter() -> None:
    assert [ENGLISH.number(value) for value in (281.17, 33.97, 6.58)] == ["281", "34.0", "6.58"]


def test_a_mean_has_the_digits_that_its_interval_allows() -> None:
    assert ENGLISH.interval(281.17, 24.9) == "281 ± 25"
    assert ENGLISH.interval(124.03, 3.03) == "124.0 ± 3.0"
    assert GERMAN.interval(-6.8, 0.156, sign=True) == "−6,80 ± 0,16"
