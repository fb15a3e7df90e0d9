"""docs/new-game.md builds the example: its blocks are the files, and what it builds passes the tests that it writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.examples.building import EXAMPLE, files_of_the_page, install, run


@pytest.mark.parametrize("name", files_of_the_page())
def test_the_page_has_the_files_of_the_example(name: str) -> None:
    assert files_of_the_page()[name] == (EXAMPLE / name).read_text(encoding="utf-8")


def test_the_page_leaves_out_only_translations_and_weights() -> None:
    there = {
        str(path.relative_to(EXAMPLE))
        for path in EXAMPLE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    left_out = there - set(files_of_the_page())
    assert left_out == {
        f"src/studiolo/{name}" for name in ("lang/de.ftl", "lang/fr.ftl", "lang/it.ftl", "studiolo.weights")
    }


def test_what_the_page_builds_passes_its_tests(tmp_path: Path) -> None:
    package = tmp_path / "studiolo"
    for name, text in files_of_the_page().items():
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    environment = install(package, tmp_path / "installed")
    assert "passed" in run(environment, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", folder=package)
