"""A game and bots of other packages: in the command line, the arena and the adapters."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import mecenate
from mecenate.bots import UnknownBot, bot
from mecenate.core import catalogue
from mecenate.core.plugins import PluginWarning
from tests.examples.building import JAVASCRIPT_BOT, run

Installed = dict[str, str]
THREE = f"greedy,studiolo.greedy:GreedyBot,{JAVASCRIPT_BOT}"


def test_the_command_line_lists_a_game_and_a_bot_of_another_package(installed: Installed) -> None:
    games = json.loads(run(installed, "-m", "mecenate", "games", "--json"))
    assert [game["name"] for game in games] == ["carrara", "princes", "florenza", "carpe_diem", "studiolo"]
    assert games[-1]["seats"] == [2, 4] and games[-1]["options"] == []
    assert "maestro, greedy" in " ".join(run(installed, "-m", "mecenate", "sim", "--help").split())


def test_a_simulation_seats_an_installed_bot_a_class_and_a_program(installed: Installed) -> None:
    command = ("-m", "mecenate", "sim", "studiolo", "--games", "6", "--json", "--bots", THREE)
    result = json.loads(run(installed, *command))
    assert result["games"] == 6 and result["steps"] == 6 * 24
    assert set(result["wins_by_bot"]) == set(THREE.split(","))


def test_the_ladder_ranks_bots_from_outside(installed: Installed) -> None:
    command = ("-m", "mecenate", "arena", "ladder", "studiolo", "--games", "12", "--seats", "3", "--json")
    result = json.loads(run(installed, *command, "--levels", f"{JAVASCRIPT_BOT},greedy"))
    (pairing,) = result["pairings"]
    assert (pairing["above"], pairing["below"]) == ("greedy", JAVASCRIPT_BOT)
    assert pairing["win_rate"] > 0.5
    assert result["ratings"]["greedy"]["mu"] > result["ratings"][JAVASCRIPT_BOT]["mu"]


def test_the_trained_apprentice_of_the_example_beats_novices(installed: Installed) -> None:
    command = ("-m", "mecenate", "arena", "match", "studiolo", "--games", "60", "--seats", "3", "--json")
    match = ("--seed", "tutorial", "--bot", "apprentice", "--bot", "novice")
    result = json.loads(run(installed, *command, *match))
    assert result["bots"][0]["interval_95"][0] > result["bots"][0]["par"]


def test_a_match_calls_a_program_by_its_own_name(installed: Installed) -> None:
    command = ("-m", "mecenate", "arena", "match", "carrara", "--games", "2", "--json")
    result = json.loads(run(installed, *command, "--bot", "greedy", "--bot", JAVASCRIPT_BOT))
    assert [played["name"] for played in result["bots"]] == ["greedy", "cautious"]
    assert [played["forfeits"] for played in result["bots"]] == [0, 0]


def test_a_study_is_played_by_bots_from_outside(installed: Installed, tmp_path: Path) -> None:
    page = tmp_path / "study.html"
    run(installed, "-m", "mecenate", "study", "studiolo", "--games", "2", "--bots", THREE, "--out", str(page))
    assert "Harmony" in page.read_text(encoding="utf-8")


def test_a_bot_of_another_package_speaks_the_line_protocol(installed: Installed) -> None:
    command = f"exec:{sys.executable} -m mecenate bot --level greedy"
    result = json.loads(
        run(installed, "-m", "mecenate", "sim", "studiolo", "--games", "2", "--json", "--bots", f"{command},random")
    )
    assert result["games"] == 2


ADAPTERS = """
import gymnasium, pyspiel
import mecenate.adapters.gymnasium, mecenate.adapters.open_spiel
from mecenate.adapters.pettingzoo import env
table = env("studiolo", seats=3)
table.reset(seed=1)
for agent in table.agent_iter():
    seen, _, ended, cut, _ = table.last()
    table.step(None if ended or cut else int(seen["action_mask"].argmax()))
state = pyspiel.load_game("mecenate_studiolo", {"players": 3}).new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
print(sum(state.returns()), "studiolo" in str([*gymnasium.registry]))
"""


def test_the_adapters_have_a_game_of_another_package(installed: Installed) -> None:
    for package in ("gymnasium", "pettingzoo", "pyspiel"):
        pytest.importorskip(package)
    assert run(installed, "-c", ADAPTERS).split() == ["0.0", "True"]


def test_the_apprentice_has_learned_the_game(installed: Installed) -> None:
    """Without its weights it would judge by the score alone, like the novice."""
    script = (
        "import mecenate; from mecenate.bots.weights import mismatches, value_for;"
        "game = mecenate.game('studiolo');"
        "print(value_for(game, True).weights is not None, mismatches(game))"
    )
    assert run(installed, "-c", script).strip() == "True []"


# ---------------------------------------------------------------------- what cannot be used


def test_a_plug_in_that_fails_is_left_out_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        name, value = "broken", "nowhere:ENTRY"

        def load(self) -> object:
            raise ImportError("no module named nowhere")

    class Taken:
        name, value = "carrara", "mine:ENTRY"

        def load(self) -> object:
            return catalogue.Entry("carrara", "Mine", 2, 2, "mine")

    class Odd:
        name, value = "odd", "odd:ENTRY"

        def load(self) -> object:
            return "odd"

    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: [Broken(), Taken(), Odd()])
    monkeypatch.setattr(catalogue, "_looked_up", [])
    with pytest.warns(PluginWarning) as warned:
        names = [entry.name for entry in mecenate.catalogue()]
    assert names == ["carrara", "princes", "florenza", "carpe_diem"]
    assert [str(warning.message).partition(": ")[0] for warning in warned] == [
        "the plug-in broken (nowhere:ENTRY) cannot be loaded",
        "the plug-in carrara is left out",
        "the plug-in odd is left out",
    ]
    assert mecenate.game("carrara").title == "The Palaces of Carrara"


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("nowhere:Bot", "cannot be imported"),
        ("mecenate.bots:Nobody", "cannot be imported"),
        ("mecenate.bots:__name__", "neither a class nor a function"),
        ("greedi", "there is no bot 'greedi'"),
    ],
)
def test_a_bot_that_cannot_be_made_is_named(name: str, problem: str) -> None:
    with pytest.raises(UnknownBot, match=problem):
        bot(name, 1)
