"""Versions: rules and positions that outlive a release."""

from __future__ import annotations

import json
from typing import Any

import pytest

import mecenate
from mecenate.core import catalogue
from mecenate.core.game import Option, read_options
from mecenate.core.pack import digest, load_pack
from mecenate.core.versions import RulesVersion, Versions
from tests.tables import Table, every_table

NAMES = [entry.name for entry in catalogue.catalogue()]


def position(name: str = "carrara", **options: object) -> dict[str, Any]:
    state = mecenate.game(name, **options).start(2, mecenate.Dealer.fast(1))
    data: dict[str, Any] = json.loads(state.to_json())
    return data


@pytest.mark.parametrize("name", NAMES)
def test_every_rules_version_comes_with_its_pack(name: str) -> None:
    """Whoever changes a shipped pack raises the rules version and keeps the old pack under its digest."""
    for version in catalogue.entry(name).versions().rules:
        package = catalogue.entry(name).module
        assert digest(load_pack(package, shipped=version.pack)) == version.pack
        game = mecenate.game(name, rules=version.number)
        assert (game.rules_version, game.pack_digest) == (version.number, version.pack)
    assert digest(load_pack(package)) == catalogue.entry(name).versions().newest.pack == mecenate.game(name).pack_digest


@pytest.mark.parametrize("name", NAMES)
def test_an_unknown_rules_version_is_refused_in_words(name: str) -> None:
    newest = catalogue.entry(name).versions().newest.number
    with pytest.raises(mecenate.RulesError, match=f"rules version {newest + 1} of .* is newer than this release"):
        mecenate.game(name, rules=newest + 1)
    with pytest.raises(mecenate.RulesError, match="no longer plays rules version 0"):
        mecenate.game(name, rules=0)


@every_table
def test_a_position_says_its_format_and_rules(table: Table) -> None:
    game = table.open()
    state, _ = table.start(3)
    data = json.loads(state.to_json())
    assert (data["format"], data["rules"]) == (game.versions.position_format, game.rules_version)
    assert game.state_from_json(state.to_json()) == state


def test_a_position_of_a_newer_release_is_refused() -> None:
    data = position()
    data["format"] += 1
    with pytest.raises(mecenate.PositionError, match="is newer than this release"):
        mecenate.game("carrara").state_from_json(json.dumps(data))
    for wrong in (0, "1", True, None, 1.0):
        data["format"] = wrong
        with pytest.raises(mecenate.PositionError, match="format: expected a number"):
            mecenate.game("carrara").state_from_json(json.dumps(data))


def _add_weather(data: dict[str, Any]) -> None:
    data["weather"] = [0] * data["seats"]


def _add_season(data: dict[str, Any]) -> None:
    data["season"] = sum(data["weather"])


def test_steps_are_taken_from_the_format_of_the_position_on() -> None:
    versions = Versions("A game", [RulesVersion(1, "x")], [_add_weather, _add_season])
    first: dict[str, Any] = {"seats": 3}
    versions.upgrade(first)
    assert first == {"seats": 3, "weather": [0, 0, 0], "season": 0, "format": 3}
    second: dict[str, Any] = {"format": 2, "seats": 2, "weather": [4, 5]}
    versions.upgrade(second)
    assert second == {"seats": 2, "weather": [4, 5], "season": 9, "format": 3}
    with pytest.raises(mecenate.PositionError, match="cannot be brought up to date"):
        versions.upgrade({"format": 2})


LATER = [
    Option("version", "a version", ("normal", "advanced")),
    Option("storing", "when stored items move", ("any_time", "between"), since=2, before="between"),
]


def test_a_missing_option_means_what_was_done_before_it_came() -> None:
    assert read_options("carrara", LATER, {}) == {"version": "normal", "storing": "any_time"}
    assert read_options("carrara", LATER, {}, rules=2) == {"version": "normal", "storing": "any_time"}
    assert read_options("carrara", LATER, {}, rules=1) == {"version": "normal", "storing": "between"}
    assert read_options("carrara", LATER, {"storing": "any_time"}, rules=1)["storing"] == "any_time"


@pytest.mark.parametrize("name", NAMES)
def test_an_option_that_came_later_says_what_was_done_before(name: str) -> None:
    for option in catalogue.entry(name).options():
        assert (option.since > 1) == (option.before is not None), option.name
        if option.before is not None:
            assert option.read(option.before) == option.before


def test_games_of_two_rules_versions_are_not_the_same() -> None:
    game = mecenate.game("carrara")
    assert mecenate.game("carrara", rules=game.rules_version) is game
    assert game.keywords["rules"] == game.rules_version
    assert mecenate.game(**game.keywords) is game
