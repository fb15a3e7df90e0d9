"""What the terminal prints of the pieces of Carrara: the values of the pack, in every language."""

from __future__ import annotations

import pytest

from mecenate import State
from mecenate.cli.tables import TABLES
from mecenate.cli.tables.carrara_pieces import Pieces
from mecenate.core.pack import Pack, load_pack
from mecenate.lang import Language
from tests.cli.printing import printed
from tests.legend import every_language, joined, legend
from tests.rules.carrara.positions import position

GAME = "carrara"
PLAIN = load_pack("mecenate.games.carrara")
OTHER: Pack = {
    "building_type": [
        {**kind, "landscape": "rural" if kind["id"] == "porta" else kind["landscape"]}
        for kind in PLAIN["building_type"]
    ],
    "buildings": {"values": [1, 2, 3, 4, 5, 6], "monument": 9},
    "improvement": [
        {"id": "pisa", "on": "pisa", "count": 7, "florins": 5, "points": 4},
        {"id": "rural", "on": "rural", "count": 1, "florins": 0, "points": 3},
    ],
    "decoration_sets": {"points": [0, 1, 3, 9, 17, 25, 33, 61]},
    "majorities": {"lerici": [19, 13, 7]},
    "florins": {"pass_income": 4},
    "purchase": {"price": 14},
    "ending": {"finish_points": 8, "florins_per_point": 6},
}
every_pack = pytest.mark.parametrize("components", [None, OTHER], ids=["shipped", "replaced"])


def drawn(state: State, language: Language) -> str:
    text = printed(TABLES["carrara"].draw(state.view(0), ["Ada", "Bea"], language, 120), 120)
    assert language.missing == set()
    return text


@every_language
@every_pack
@pytest.mark.parametrize("seats", [2, 4])
def test_types_show_their_landscape_decoration_and_values(code: str, components: Pack | None, seats: int) -> None:
    language = Language(code)
    lines, pack = legend(GAME, language, components, seats=seats, version="advanced")
    removed = pack["buildings"]["removed"][f"p{seats}"]
    values = [value for n, value in enumerate(pack["buildings"]["values"]) if n not in removed]
    for kind in pack["building_type"]:
        names = [language.word(GAME, kind[key]) for key in ("id", "landscape", "decoration")]
        assert " ".join([*names, *map(str, values), str(pack["buildings"]["monument"])]) in lines


@every_language
@every_pack
def test_cities_and_landscapes_show_what_they_pay_with_and_without_improvements(
    code: str, components: Pack | None
) -> None:
    language = Language(code)
    pieces = Pieces(language)
    lines, pack = legend(GAME, language, components)
    targets = [*pack["city"], *({"id": name, **pack["landscape"][name]} for name in ("urban", "rural"))]
    for target in targets:
        improved = [
            pieces.reward(tile["florins"], tile["points"]) + (f" ({tile['count']})" if tile["count"] > 1 else "")
            for tile in pack["improvement"]
            if tile["on"] == target["id"]
        ]
        printed = pieces.reward(target["florins"], target["points"])
        assert f"{language.word(GAME, target['id'])} {printed} {', '.join(improved) or '–'}" in lines


@every_language
@every_pack
def test_sets_majorities_and_rates_are_those_of_the_pack(code: str, components: Pack | None) -> None:
    language = Language(code)
    lines, pack = legend(GAME, language, components, version="advanced")
    sets = pack["decoration_sets"]["points"]
    assert " ".join([language.word(GAME, "points"), *map(str, sets[1:])]) in lines
    for city in pack["city"]:
        points = pack["majorities"][city["id"]]
        assert " ".join([language.word(GAME, city["id"]), *map(str, points)]) in lines
    text = joined(lines)
    for noun, number in (
        ("florins", pack["florins"]["pass_income"]),
        ("florins", pack["purchase"]["price"]),
        ("florins", pack["ending"]["florins_per_point"]),
        ("points", pack["ending"]["finish_points"]),
    ):
        assert language.count(GAME, noun, number) in text


@every_language
def test_the_normal_version_has_no_decorations_and_no_statues(code: str) -> None:
    language = Language(code)
    lines, pack = legend(GAME, language, None)
    text = joined(lines)
    for id in ("label-sets", "label-majorities", "label-decoration"):
        assert language.label(GAME, id) not in text
    assert language.word(GAME, pack["building_type"][0]["decoration"]) not in text


@every_language
def test_the_options_of_a_game_are_in_its_legend(code: str) -> None:
    language = Language(code)
    lines, pack = legend(GAME, language, None, version="advanced", majorities="linear", rural="double")
    (linear,) = (block for block in pack["alternative"] if block.get("name") == "linear")
    assert " ".join([language.word(GAME, "livorno"), *map(str, linear["livorno"])]) in lines
    assert f"{language.word(GAME, 'rural')} {Pieces(language).reward(0, 2)} –" in lines


@every_language
def test_the_table_says_when_the_bag_is_empty(code: str) -> None:
    language = Language(code)
    said = language.label(GAME, "label-bag-empty")
    assert said not in drawn(position("normal"), language)
    assert said in drawn(position("normal", bag=""), language)


@pytest.mark.parametrize(("components", "monument"), [(None, 8), (OTHER, 9)], ids=["shipped", "replaced"])
def test_replacing_a_tile_by_its_monument_costs_the_difference(components: Pack | None, monument: int) -> None:
    state = position("normal", built={0: {"lucca": ["porta 5"]}}, blocks={0: "red red red red"}, components=components)
    (tile,) = state.view(0).players[0].columns["lucca"]
    plan = [state.game.parse(text) for text in (f"build porta {monument}", f"over {tile.name}")]
    told = state.explain(plan).facts
    assert told == {"city": "lucca", "blocks": monument - tile.value}


@every_language
@every_pack
def test_the_market_shows_landscapes_and_what_improvements_pay(code: str, components: Pack | None) -> None:
    language = Language(code)
    text = drawn(position("normal", display=["porta 2", "villa 1"], components=components), language)
    assert f"{language.word(GAME, 'rural')}: {'Porta 2 · Villa 1' if components else 'Villa 1'}" in text
    assert (f"{language.word(GAME, 'urban')}: Porta 2" in text) == (components is None)
    pack = load_pack("mecenate.games.carrara", components)
    for tile in pack["improvement"]:
        pays = Pieces(language).reward(tile["florins"], tile["points"])
        assert f"{language.word(GAME, tile['id'])} {pays}" in text
