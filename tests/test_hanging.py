"""A test that hangs is red within minutes, with its name and a traceback, however the tests are distributed."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HANGING = """
import subprocess, sys, time
import pytest

@pytest.mark.parametrize("n", range(8))
def test_before(n): pass

def test_that_hangs():
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(30)"])
    time.sleep(90)

@pytest.mark.parametrize("n", range(8))
def test_after(n): pass
"""


@pytest.mark.parametrize("distribution", ["", "-n 2 --dist worksteal"], ids=["one process", "several"])
def test_a_test_that_hangs_is_named_and_fails_the_run(distribution: str, tmp_path: Path) -> None:
    file = tmp_path / "test_hanging.py"
    file.write_text(HANGING)
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path), "-p", "no:cacheprovider"]
    command = [sys.executable, "-m", "pytest", "-q", *settings, *distribution.split(), "-o", "faulthandler_timeout=2"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    environment |= {
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTEST_PLUGINS": "xdist.plugin",
    }  # others take seconds to load
    done = subprocess.run(
        [*command, str(file)], env=environment, cwd=ROOT, capture_output=True, text=True, timeout=80, check=False
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert "in test_that_hangs" in done.stderr, "where it hangs"
    if distribution:
        assert "crashed while running 'test_hanging.py::test_that_hangs'" in done.stdout
        assert "1 failed, 16 passed" in done.stdout, "the others run all the same"


def test_the_limit_is_below_that_of_a_stage() -> None:
    options = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
    assert 300 <= options["faulthandler_timeout"] <= 900 and options["faulthandler_exit_on_timeout"] is True
    stages = (ROOT / "Makefile").read_text(encoding="utf-8").split("\ntest: ")[1].split("\n\n")[0].splitlines()[1:]
    assert len(stages) == 4 and all(stage.startswith("\t@$(LIMIT) $(MAKE) ") for stage in stages)
