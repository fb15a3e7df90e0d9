"""Building the compiled engine: which modules, and a target that is either the earlier engine or the new one."""

from __future__ import annotations

import re
import subprocess
import sys
import venv
from importlib import metadata
from pathlib import Path

import pytest

pytest.importorskip("mypyc", reason="the compiler is not installed")
from tools import compile_engine
from tools.compile_engine import CHECK, ROOT, SOURCE, install, modules


def test_rules_are_compiled_and_views_are_not() -> None:
    files = modules()
    assert "src/mecenate/core/state.py" in files
    assert "src/mecenate/games/florenza/market.py" in files
    assert not [file for file in files if re.search(r"/(__init__|view|explanation)\.py$", file)]


def test_the_packages_of_a_player_and_of_the_compiler_are_enough(tmp_path: Path) -> None:
    """`make play` and the Containerfile install no others; the modules of the server use the most of them."""
    lend(tmp_path, {name for lock in ("runtime", "build") for name in pinned(lock)})
    files = [file for file in modules() if file.startswith("src/mecenate/server/")]
    done = subprocess.run(
        [str(tmp_path / "bin" / "python"), "-m", "mypy", *CHECK, *files],
        cwd=ROOT,
        env={"MYPYPATH": "src"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def pinned(lock: str) -> list[str]:
    """The packages of a lock file."""
    text = (ROOT / "requirements" / f"{lock}.lock").read_text(encoding="utf-8")
    return re.findall(r"^([\w.-]+)(?:\[.*\])?==", text, re.MULTILINE)


def lend(environment: Path, names: set[str]) -> None:
    """Make an environment with these packages of the one that runs the tests, and no others."""
    venv.create(environment, with_pip=False)
    (packages,) = (environment / "lib").glob("python*/site-packages")
    for name in names:
        try:
            files = metadata.files(name) or []
        except metadata.PackageNotFoundError:  # of another system
            continue
        for top in {file.parts[0] for file in files} - {"..", "__pycache__"}:
            if not (packages / top).exists():
                (packages / top).symlink_to(Path(str(metadata.distribution(name).locate_file(top))))


@pytest.fixture
def target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for an engine, and small sources, so that little is copied."""
    source = tmp_path / "src"
    (source / "mecenate" / "core").mkdir(parents=True)
    (source / "mecenate" / "core" / "state.py").write_text("KIND = 'new'")
    monkeypatch.setattr(compile_engine, "SOURCE", source)
    target = tmp_path / "compiled"
    (target / "mecenate" / "core").mkdir(parents=True)
    (target / "mecenate" / "core" / "state.py").write_text("KIND = 'earlier'")
    (target / ".built").touch()
    return target


def test_a_new_engine_takes_the_place_of_the_earlier_one(target: Path) -> None:
    library = target.parent / "library.so"
    library.write_bytes(b"machine code")
    install({"mecenate/core/state.so": library}, target, begun=1000.0)
    assert (target / "mecenate" / "core" / "state.py").read_text() == "KIND = 'new'"
    assert (target / "mecenate" / "core" / "state.so").read_bytes() == b"machine code"
    assert (target / "mecenate" / "rules" / "carrara.md").is_file()
    assert (target / ".built").stat().st_mtime == 1000.0, "a source that changed during the build is newer"
    assert {path.name for path in target.parent.iterdir()} == {"src", "library.so", "compiled"}


def test_a_build_that_is_cut_short_leaves_the_earlier_engine(target: Path) -> None:
    with pytest.raises(FileNotFoundError):
        install({"mecenate/core/state.so": target.parent / "not there"}, target, begun=1000.0)
    assert (target / "mecenate" / "core" / "state.py").read_text() == "KIND = 'earlier'"
    assert (target / ".built").exists()
    library = target.parent / "library.so"
    library.touch()
    install({"mecenate/core/state.so": library}, target, begun=1000.0)
    assert (target / "mecenate" / "core" / "state.py").read_text() == "KIND = 'new'", "the next build cleans up"


def test_nothing_is_written_into_the_sources() -> None:
    program = (ROOT / "tools" / "compile_engine.py").read_text(encoding="utf-8")
    assert "inplace" not in program
    assert not list(SOURCE.rglob("*.so"))
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "compile_engine.py"), "--help"], capture_output=True, check=False
    )
    assert done.returncode == 0
