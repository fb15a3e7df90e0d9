"""What the terminal prints of what is the same for everybody in Florenza: the values of the pack, in every language."""

from __future__ import annotations

import pytest

from mecenate.core.pack import Pack
from mecenate.lang import LANGUAGES, Language
from tests.legend import legend

GAME = "florenza"
OTHER: Pack = {
    "actions": {"workers": 150, "sell": 200, "buy": 250, "anonymous_artist": 350},
    "income": {"marble": 2, "wood": 0, "fiorini": 450},
    "scoring": {"district_set": 7, "most_resources": [9, 6, 3], "most_fiorini": [8, 5, 2], "captain": 4},
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("components", [None, OTHER], ids=["shipped", "replaced"])
def test_sums_income_and_points_are_those_of_the_pack(code: str, components: Pack | None) -> None:
    language = Language(code)
    lines, pack = legend(GAME, language, components)
    prices = {"workers": "label-workers", "sell": "label-selling", "buy": "label-buying"}
    for key, id in {**prices, "anonymous_artist": "label-anonymous-artist"}.items():
        fiorini = language.count(GAME, "fiorini", pack["actions"][key])
        assert " ".join(f"{language.label(GAME, id)} {fiorini}".split()) in lines
    for name in ("marble", "wood", "fiorini"):
        shown = f"{language.word(GAME, name)} {pack['income'][name]}" in lines
        assert shown == (pack["income"][name] > 0)
    scoring = pack["scoring"]
    for source, points in (
        ("resources", scoring["most_resources"]),
        ("fiorini", scoring["most_fiorini"]),
        ("captain", [scoring["captain"]]),
    ):
        assert " ".join([language.source(GAME, source), *map(str, points)]) in lines
    assert f"{language.label(GAME, 'label-district-set')} {scoring['district_set']}" in lines
