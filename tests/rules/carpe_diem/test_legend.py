"""What the terminal prints of the pieces of Carpe Diem: the values of the pack, in every language."""

from __future__ import annotations

from mecenate.core.pack import Pack
from mecenate.games.carpe_diem.vocabulary import KINDS
from mecenate.lang import Language
from tests.legend import Page, every_language, joined, legend, pages, single

GAME = "carpe_diem"
OTHER: Pack = {
    "rewards": {
        "baker_bread": 3,
        "senator_steps": 4,
        "merchant_extra": 5,
        "market_coins": 6,
        "bakery_bread": 7,
        "banner_steps": 8,
    },
    "scoring": {"penalty": 9, "bread_for_a_card": 4, "items_per_point": 3},
    "track": {"last": 31},
    "villas": {"points": [0, 2, 4, 8, 16]},
    "fountain_cards": [
        {"kinds": list(KINDS[:6]), "copies": 2, "points": 5},
        {"kinds": list(KINDS[6:]), "copies": 2, "points": 3},
    ],
}
every_page = pages(GAME, OTHER)


@every_page
def test_finishing_brings_what_the_pack_says(page: Page) -> None:
    language = page.language
    lines, pack = page.legend()
    fountains = {kind: str(block["points"]) for block in pack["fountain_cards"] for kind in block["kinds"]}
    gives = {
        "baker": ("bread", "baker_bread"),
        "senator": ("steps", "senator_steps"),
        "market": ("coins", "market_coins"),
        "bakery": ("bread", "bakery_bread"),
    }
    for kind in KINDS:
        (line,) = (line for line in lines if line.startswith(f"{language.word(GAME, kind)} ") and line[-1].isdigit())
        assert line.endswith(f" {fountains[kind]}")
        if kind in gives:
            noun, key = gives[kind]
            assert f" {language.count(GAME, noun, pack['rewards'][key])} " in line
    coins = language.count(GAME, "coins", pack["rewards"]["merchant_extra"])
    assert language.label(GAME, "label-brings-merchant", coins=coins) in joined(lines)


@every_page
def test_villas_and_other_numbers_are_those_of_the_pack(page: Page) -> None:
    language = page.language
    lines, pack = page.legend()
    points = pack["villas"]["points"]
    chimneys = [*map(str, range(len(points) - 1)), f"{len(points) - 1}+"]
    assert " ".join([language.word(GAME, "chimney"), *chimneys]) in lines
    assert " ".join([language.word(GAME, "points"), *map(str, points)]) in lines
    text, scoring = joined(lines), pack["scoring"]
    for noun, number in (
        ("steps", pack["rewards"]["banner_steps"]),
        ("points", scoring["penalty"]),
        ("bread", scoring["bread_for_a_card"]),
    ):
        assert language.count(GAME, noun, number) in text
    assert single(language.label(GAME, "label-leftovers", items=scoring["items_per_point"])) in text
    assert single(language.label(GAME, "label-last-space", space=pack["track"]["last"])) in text


@every_language
def test_the_table_of_villas_follows_the_option(code: str) -> None:
    language = Language(code)
    lines, pack = legend(GAME, language, None, villa_table="steep")
    (steep,) = (block for block in pack["alternative"] if block["name"] == "steep")
    assert " ".join([language.word(GAME, "points"), *map(str, steep["points"])]) in lines
