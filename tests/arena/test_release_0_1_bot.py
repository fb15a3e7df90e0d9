"""The program that plays as release 0.1 did: it knows which options came later, and refuses what 0.1 does not play."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

import mecenate
from mecenate.arena.match import play_game
from mecenate.core import catalogue
from tests.arena.engines import command, duel

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "release_0_1_bot.py"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release_0_1_bot", TOOL)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_knows_every_option_that_came_after_0_1(tool: ModuleType) -> None:
    later = {
        entry.name: {option.name: option.before for option in entry.options() if option.since > 1}
        for entry in catalogue.catalogue()
    }
    assert {game: options for game, options in later.items() if options} == tool.OLD_READINGS


def test_it_leaves_out_what_0_1_does_not_know(tool: ModuleType) -> None:
    options = mecenate.game("carrara", rules=1).options
    assert "storing" in options
    assert tool.old_options("carrara", options) == {
        name: value for name, value in options.items() if name not in ("storing", "discard")
    }
    with pytest.raises(tool.Refusal, match="storing=between"):
        tool.old_options("carrara", mecenate.game("carrara").options)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """This tree stands in for the checkout: it reads and chooses in the same way, and Florenza has its rules of 0.1."""
    (tmp_path / "src").symlink_to(ROOT / "src")
    return tmp_path


def test_it_plays_whole_games_with_the_package_of_a_checkout(checkout: Path) -> None:
    old = command(sys.executable, TOOL, "--release", checkout, "--level", "random")
    played = play_game(duel(old, "random", 2, "florenza"), 0, 0)
    assert played.forfeit is None and played.totals is not None


def test_it_refuses_newer_rules(checkout: Path) -> None:
    old = command(sys.executable, TOOL, "--release", checkout, "--level", "random")
    played = play_game(duel(old, "random", 2, "carpe_diem"), 0, 0)
    assert played.forfeit is not None and played.forfeit.reason == "gave-up"
    assert "play with --rules 1" in played.forfeit.detail


def test_it_says_when_there_is_no_checkout(tmp_path: Path) -> None:
    old = command(sys.executable, TOOL, "--release", tmp_path)
    played = play_game(duel(old, "random", 2, "florenza"), 0, 0)
    assert played.forfeit is not None and "no checkout" in played.forfeit.detail
