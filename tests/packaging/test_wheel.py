"""What is shipped: sdist and wheel build, and the wheel plays in an empty environment without Node or a compiler."""

from __future__ import annotations

import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = (
    "mecenate/core/state.py",
    "mecenate/games/carrara/components.toml",
    "mecenate/lang/fr/table.ftl",
    "mecenate/rules/carrara.md",
    "mecenate/rules/de/carrara.md",
    "mecenate/lang/glossary/carrara.de.toml",
    "mecenate/py.typed",
)

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist, and a wheel made from it, not compiled: that takes minutes and is `make compiled`."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    return folder


def test_the_sdist_has_what_it_takes_to_build_and_to_test(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    expected = {"pyproject.toml", "Makefile", "LICENSE", "README.md", "docs/rules/carrara.md", "tests/tables.py"}
    expected |= {"requirements/runtime.lock", "tools/compile_engine.py", "tools/hatch_build.py", "tools/play.py"}
    assert expected <= names
    assert not {name for name in names if name.endswith((".so", ".pyc"))}


def test_the_wheel_plays_in_an_empty_environment(built: Path, tmp_path: Path) -> None:
    """Its dependencies are lent by the environment of the tests, so that nothing is fetched."""
    (wheel,) = built.glob("*.whl")
    assert set(NEEDED) <= set(zipfile.ZipFile(wheel).namelist())
    venv.create(tmp_path / "empty", with_pip=False)
    (packages,) = (tmp_path / "empty" / "lib").glob("python*/site-packages")
    python = str(tmp_path / "empty" / "bin" / "python")
    quiet = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"]
    pip = [sys.executable, "-m", "pip", "--python", python, "install", *quiet, str(wheel)]
    subprocess.run(pip, check=True, env={"PATH": ""})  # PYTHONPATH would show it an engine that is installed
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    where = run(python, "-c", "import mecenate; print(mecenate.__file__)")
    assert where.startswith(str(packages)), "it is the wheel that plays, not the source"
    assert "3 games" in run(python, "-m", "mecenate", "sim", "florenza", "--games", "3", "--lang", "en")
    assert "Carrara" in run(str(tmp_path / "empty" / "bin" / "mecenate"), "games", "--lang", "en")


def run(*command: str) -> str:
    """Run a program where there is nothing but it."""
    bare = {"PATH": "", "HOME": "/nonexistent", "PYTHONUTF8": "1"}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=bare, cwd="/")
    return done.stdout
