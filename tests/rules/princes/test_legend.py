"""What the terminal prints of the pieces of The Princes of Florence: the values of the pack, in every language."""

from __future__ import annotations

from mecenate.core.pack import Pack
from mecenate.games.princes.vocabulary import BUILDINGS, CHARACTERS, LANDSCAPES, PROFESSIONS
from mecenate.lang import Language
from tests.legend import Page, every_language, joined, legend, pages

GAME = "princes"
OTHER: Pack = {
    "profession": {
        "poet": {"building": "tower", "landscape": "park", "freedom": "opinion"},
        "organ builder": {"building": "opera", "landscape": "lake", "freedom": "travel"},
    },
    "building": {"opera": {"size": "small", "squares": 4, "tiles": 2, "shape": ["####"]}},
    "work": {
        "building": 5,
        "landscape": 6,
        "freedom": 7,
        "jester": 8,
        "card": 9,
        "pay": 110,
        "exchange": 220,
        "best": 11,
    },
    "builders": {"price": [900, 800, 400, 100], "prestige": [0, 1, 4, 5], "touch_from": 3},
    "actions": {"profession": 310, "bonus": 320, "freedom": 330},
    "auction": {"opening": 250, "raise": 350},
    "two_players": {"opening": 450},
    "prestige": {"sale": 120, "building": 6, "repeat": 7},
    "rounds": {"least": [1, 2, 3, 4, 5, 6, 8]},
    "muse": {"banker_exchange": 240},
    "princess": {"landscape": 4, "building": 5, "builder": 6, "card": 7},
}
every_page = pages(GAME, OTHER)


@every_page
def test_all_professions_show_what_they_like(page: Page) -> None:
    language = page.language
    lines, pack = page.legend()
    for name in PROFESSIONS:
        likes = [pack["profession"][name][key] for key in ("building", "landscape", "freedom")]
        assert " ".join(language.word(GAME, word) for word in (name, *likes)) in lines


@every_page
def test_pieces_show_their_size_and_squares(page: Page) -> None:
    language = page.language
    lines, pack = page.legend()
    for name in BUILDINGS:
        block = pack["building"][name]
        size = language.label(GAME, f"label-{block['size']}")
        assert f"{language.word(GAME, name)} {size} {block['squares']} {block['tiles']}" in lines
    for name in LANDSCAPES:
        block = pack["landscape"][name]
        assert f"{language.word(GAME, name)} – {block['squares']} {block['tiles']}" in lines


@every_page
def test_works_builders_and_rounds_are_those_of_the_pack(page: Page) -> None:
    language = page.language
    lines, pack = page.legend()
    work = pack["work"]
    assert " ".join(str(work[key]) for key in ("building", "landscape", "freedom", "jester", "card")) in lines
    assert " ".join([language.label(GAME, "label-price"), *map(str, pack["builders"]["price"])]) in lines
    assert " ".join([language.label(GAME, "label-gain"), *map(str, pack["builders"]["prestige"])]) in lines
    touch = ["✓" if n >= pack["builders"]["touch_from"] else "–" for n in range(4)]
    assert " ".join([language.label(GAME, "label-touch"), *touch]) in lines
    assert " ".join(map(str, pack["rounds"]["least"])) in lines


@every_page
def test_sums_are_those_of_the_pack(page: Page) -> None:
    language = page.language
    lines, pack = page.legend()
    text = joined(lines)
    florins = [pack["actions"][key] for key in ("profession", "bonus", "freedom")]
    florins += [pack["auction"]["raise"], pack["work"]["pay"], pack["work"]["exchange"], pack["prestige"]["sale"]]
    prestige = [pack["work"]["best"], pack["prestige"]["building"], pack["prestige"]["repeat"]]
    florins.append(pack["auction"]["opening"])
    for noun, numbers in (("florins", florins), ("prestige", prestige)):
        for number in numbers:
            assert language.count(GAME, noun, number) in text


@every_page
def test_characters_are_shown_where_they_are_played(page: Page) -> None:
    language = page.language
    lines, pack = page.legend(expansions="muse")
    assert " ".join(str(pack["princess"][key]) for key in ("landscape", "building", "builder", "card")) in lines
    for name in CHARACTERS:
        spaces = pack["muse"]["banker_spaces" if name == "banker" else "spaces"]
        assert " ".join([language.word(GAME, name), *map(str, spaces)]) in lines
    text = joined(lines)
    banker = language.count(GAME, "florins", pack["muse"]["banker_exchange"])
    assert language.label(GAME, "label-banker", florins=banker) in text
    sale = language.label(GAME, "label-sale", florins=language.count(GAME, "florins", pack["prestige"]["sale"]))
    without = joined(page.legend()[0])
    assert sale not in text and sale in without
    for id in ("label-princess", "label-spaces"):
        assert language.label(GAME, id) in text and language.label(GAME, id) not in without
    assert language.label(GAME, "label-banker", florins=banker) not in without


@every_page
def test_two_players_open_an_auction_higher(page: Page) -> None:
    language = page.language
    lines, pack = page.legend(seats=2)
    assert language.count(GAME, "florins", pack["two_players"]["opening"]) in joined(lines)


@every_language
def test_the_least_values_follow_the_option(code: str) -> None:
    lines, _ = legend(GAME, Language(code), None, round_four="13")
    assert "7 10 12 13 15 16 17" in lines
