"""`tools/run_tests.py`: what fails among the others is asked again alone, and nothing else is forgiven."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import run_tests

FLAKY = """
from pathlib import Path
import time
import pytest

@pytest.mark.parametrize("n", range(6))
def test_a(n, request):
    seen = Path(__file__).with_name(f"seen{n}")
    first = not seen.exists()
    seen.touch()
    if first:
        SAY
"""


@pytest.fixture
def tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with no settings of its own, and pytest with no plugins but that for several processes."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_PLUGINS", "xdist.plugin")
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return tmp_path


def run(folder: Path, say: str, *options: str) -> int:
    """The exit status for six tests that do something when they run for the first time."""
    (folder / "test_it.py").write_text(FLAKY.replace("SAY", say))
    return run_tests.main("run", ["-q", *options, str(folder / "test_it.py")])


@pytest.mark.parametrize("options", [(), ("-n", "2", "--dist", "worksteal")], ids=["one process", "several"])
def test_what_fails_once_and_passes_alone_is_listed(
    options: tuple[str, ...], tests: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert run(tests, "assert n != 3", *options) == 0
    assert capfd.readouterr().out.endswith("passed alone:\n  test_it.py::test_a[3]\n")


def test_what_fails_twice_fails_the_run(tests: Path) -> None:
    assert run(tests, "pass\n    assert n != 3") == 1


def test_many_failures_are_not_asked_again(tests: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(tests, "assert False") == 1
    assert "run again" not in capfd.readouterr().out


def test_tests_that_cannot_run_are_not_asked_again(tests: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(tests, "pass", "--no-such-option") == 4
    assert "run again" not in capfd.readouterr().out


def test_workers_that_collect_different_tests_are_not_asked_again(
    tests: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tests / "test_other.py").write_text(
        "import os, pytest\n@pytest.mark.parametrize('n', [os.getpid()])\ndef test_a(n): pass\n"
    )
    assert run_tests.main("run", ["-q", "-n", "2", str(tests)]) == 1
    assert "run again" not in capfd.readouterr().out


def test_a_run_that_hangs_is_begun_again(
    tests: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run_tests, "LIMIT", 8)
    assert run(tests, "time.sleep(60 * (n == 5))") == 0
    assert "did not end within 8 seconds" in capfd.readouterr().out
