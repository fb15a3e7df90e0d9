"""What the package needs: alone, and with each extra. A missing extra is named in one sentence."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest

from mecenate.extras import MissingExtra, needs
from mecenate.lang import LANGUAGES

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
MODULES = {
    "argon2-cffi": "argon2",
    "open-spiel": "pyspiel",
    "prometheus-client": "prometheus_client",
    "vl-convert-python": "vl_convert",
}
"""The modules of packages that are not named like them."""


def package_of(requirement: str) -> str:
    """The name of a requirement, as the lock files spell it."""
    return re.split(r"[^A-Za-z0-9._-]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def modules_of(*extras: str) -> list[str]:
    """The modules that these extras bring and the package alone does not."""
    names = [package_of(one) for extra in extras for one in EXTRAS[extra]]
    return [MODULES.get(name, name.replace("-", "_")) for name in names if name != "mecenate"]


def without(modules: list[str], *commands: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run commands in one process where these modules are not installed. They must all have the same exit code."""
    hide = f"import sys; sys.modules.update(dict.fromkeys({modules!r}))"
    run = f"{{main(words) for words in {[list(words) for words in commands]!r}}}"
    program = f"{hide}; from mecenate.cli import main; (code,) = {run}; sys.exit(code)"
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_engine_bots_and_terminal_need_no_extra() -> None:
    hidden = modules_of("server", "client", "postgres", "train", "research", "cluster", "bench")
    done = without(hidden, ["sim", "florenza", "--games", "2", "--bots", "apprentice,random", "--lang", "en"])
    assert done.returncode == 0, done.stderr
    assert "2 games" in done.stdout


@pytest.mark.parametrize("words", [["serve"], ["check"], ["upgrade"]])
def test_the_server_without_its_extra_says_which_command_installs_it(words: list[str]) -> None:
    done = without(modules_of("server"), *([*words, "--lang", lang] for lang in LANGUAGES))
    lines = done.stderr.splitlines()
    assert done.returncode == 1 and len(lines) == len(LANGUAGES), done.stderr
    assert all("pip install 'mecenate[server]'" in line for line in lines)


def test_without_the_server_the_command_alone_greets_and_says_what_to_do() -> None:
    done = without(modules_of("server"), *(["--lang", lang] for lang in LANGUAGES))
    assert (done.returncode, done.stderr) == (1, "")
    lines = done.stdout.splitlines()
    assert len(lines) == 2 * len(LANGUAGES)
    for about, following in zip(lines[::2], lines[1::2], strict=True):
        assert about.startswith("Mecenate")
        for command in ("mecenate play", "pip install 'mecenate[server]'", "mecenate --help"):
            assert command in following


def test_postgresql_without_its_extra_says_which_command_installs_it() -> None:
    database = "postgresql+asyncpg://mecenate@localhost/mecenate"
    for command in ("serve", "check"):
        done = without(["asyncpg"], [command, "--database", database, "--lang", "en"])
        assert (done.returncode, done.stderr.count("\n")) == (1, 1), done.stderr
        assert "pip install 'mecenate[postgres]'" in done.stderr


@pytest.mark.parametrize("adapter", ["gymnasium", "pettingzoo", "open_spiel", "parallel"])
def test_an_adapter_without_its_framework_says_which_command_installs_it(adapter: str) -> None:
    program = (
        f"import sys; sys.modules.update(dict.fromkeys({modules_of('research')!r})); import mecenate.adapters.{adapter}"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "pip install 'mecenate[research]'" in done.stderr.splitlines()[-1]


def test_the_page_of_a_study_without_its_extra_is_refused_before_a_game_is_played(tmp_path: Path) -> None:
    words = ("study", "florenza", "--games", "1", "--out", str(tmp_path / "page.html"), "--lang", "en")
    done = without(modules_of("research"), words)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1), done.stderr
    assert "pip install 'mecenate[research]'" in done.stderr


def test_the_client_without_its_extra_says_which_command_installs_it() -> None:
    program = f"import sys; sys.modules.update(dict.fromkeys({modules_of('client')!r})); import mecenate.client"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "pip install 'mecenate[client]'" in done.stderr.splitlines()[-1]


def test_a_module_of_ours_that_is_missing_is_a_defect_and_no_extra() -> None:
    with pytest.raises(ModuleNotFoundError), needs("server"):
        __import__("mecenate.nowhere")
    with pytest.raises(MissingExtra, match="nowhere"), needs("server"):
        __import__("nowhere.at_all")


def pinned(lock: str) -> dict[str, str]:
    """The versions in a lock file, by package."""
    text = (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)(?:\[[a-z,]+\])?==(\S+)", text, re.MULTILINE))


def test_the_lock_file_of_play_has_what_the_server_needs_and_nothing_for_development() -> None:
    play = pinned("runtime")
    assert {package_of(one) for one in [*PROJECT["dependencies"], *EXTRAS["server"]]} <= set(play)
    assert not {"mypy", "pytest", "ray", "pyarrow", "playwright", "torch", "scipy"} & set(play)


def test_the_lock_files_agree_and_name_no_host() -> None:
    dev = pinned("dev")
    for lock in ("runtime", "build"):
        assert pinned(lock).items() <= dev.items()
    for file in (ROOT / "requirements").glob("*.lock"):
        text = file.read_text(encoding="utf-8")
        assert "://" not in text
        assert "--index" not in text
        assert "--find-links" not in text
