"""The pages say what is so: what is written from the code is up to date, and every piece of code in them is run."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest
import yaml  # type: ignore[import-untyped]
from tools.check_site import problems
from tools.docs_pages import pages

import mecenate
from mecenate.cli.parser import build_parser
from mecenate.lang import Language
from mecenate.lang.__main__ import main as translators

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *sorted(DOCS.glob("*.md"))]
RUN_ELSEWHERE = {
    "engine-protocol.md": "tests/arena/engines.py",
    "protocol.md": "tests/server/test_clients.py",
    "research.md": "tests/adapters/test_research_page.py",
}
"""Pages whose Python is run by other tests."""
SHOWN = {"CONTRIBUTING.md"}
"""Pages with pieces of code that show a form and are no programs."""
PACKAGES = ("package.json", "src/client/package.json")
SCRIPTS = ("", "examples/learning")
"""Where the pages are when they start a script."""
INSTALLERS = ("docker", "git", "pip", "pipx", "pytest", "uvx")
"""Commands of others, which these tests do not run."""


class Block(NamedTuple):
    """A piece of code on a page."""

    page: str
    language: str
    code: str


def blocks(*languages: str) -> list[Block]:
    """All pieces of code in these languages."""
    found = []
    for page in PAGES:
        for language, code in re.findall(r"^ *```(\w+)\n(.*?)^ *```", page.read_text(encoding="utf-8"), re.S | re.M):
            if language in languages:
                found.append(Block(page.name, language, code))
    return found


def commands() -> list[tuple[str, str]]:
    """All commands of the pages, each with its page; lines that go on are joined, and optional parts are left out.

    Those of a learner, which take minutes and PyTorch, are `bash`, since a test runs all `sh` of their page.
    """
    found = []
    for block in blocks("sh", "bash"):
        for line in block.code.replace("\\\n", " ").splitlines():
            command = re.sub(r"\s#.*$", "", line)
            while "[" in command:
                command = re.sub(r"\[[^\[\]]*\]", "", command)
            found += [(block.page, part.strip()) for part in command.split("&&")]
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_each_piece_of_code_says_what_it_is(page: Path) -> None:
    """So none is passed over by the tests that run it."""
    fences = re.findall(r"^ *```(.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    assert all(fences[::2])
    assert not any(fences[1::2])


@pytest.mark.parametrize("tool", ["components_page.py", "protocol_page.py"])
def test_a_page_that_is_written_from_the_code_is_up_to_date(tool: str) -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / tool, "--check"], check=False)
    assert done.returncode == 0


@pytest.mark.long
def test_the_comparison_of_the_places_of_the_palace_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools" / "palace_places.py", "--check"], check=False)
    assert done.returncode == 0


def test_the_python_of_every_page_is_run() -> None:
    run = []
    for block in blocks("python"):
        if block.page in RUN_ELSEWHERE:
            assert block.page in (ROOT / RUN_ELSEWHERE[block.page]).read_text(encoding="utf-8")
        elif block.page not in SHOWN:
            exec(compile(block.code, block.page, "exec"), {"__name__": "page"})
            run.append(block.page)
    assert set(run) >= {"README.md", "index.md"}


@pytest.mark.parametrize(("page", "command"), commands())
def test_a_command_of_a_page_exists(page: str, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`mecenate` takes these arguments, `make` has this target, a script has these options."""
    words = shlex.split(command)
    while re.match(r"[A-Z_]+=", words[0]):
        del words[0]
    program, *words = words
    if words[:2] == ["-m", "mecenate.lang"]:
        assert translators(words[2:]) in (0, 1)
    elif program == "cd":
        assert (ROOT / words[0]).is_dir()
    elif program == "make":
        assert {word for word in words if re.fullmatch(r"[a-z-]+", word)} <= targets()
    elif program == "mecenate":
        words = ["2" if word == "N" else word for word in words]
        build_parser(Language("en")).parse_args(words or ["serve"])  # alone, it serves
    elif program == "python":
        (script,) = [
            file.read_text(encoding="utf-8") for folder in SCRIPTS if (file := ROOT / folder / words[0]).is_file()
        ]
        assert [word for word in words if word.startswith("--") and f'"{word}"' not in script] == []
    else:
        assert program in INSTALLERS, f"{page}: {command}"
    assert capsys.readouterr().err == ""


def targets() -> set[str]:
    """The targets of `make`."""
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def test_the_workflows_call_the_targets_of_make() -> None:
    called = set()
    for file in (ROOT / ".github" / "workflows").glob("*.yml"):
        jobs = yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"]
        steps = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
        assert all(step.startswith("make ") for step in steps), steps
        called |= {step.removeprefix("make ") for step in steps}
    assert {"test", "docs", "pure-wheel", "client"} <= called <= targets()


@pytest.mark.parametrize(
    "file", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")), ids=lambda file: file.stem
)
def test_a_template_of_an_issue_is_a_form(file: Path) -> None:
    form = yaml.safe_load(file.read_text(encoding="utf-8"))
    if file.stem != "config":
        assert {"name", "description", "body"} <= set(form)
        assert len({part["id"] for part in form["body"]}) == len(form["body"])


def test_the_version_is_the_same_everywhere() -> None:
    found = {
        tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"],
        mecenate.__version__,
        *(json.loads((ROOT / "web" / name).read_text(encoding="utf-8"))["version"] for name in PACKAGES),
    }
    assert len(found) == 1, found


def listed(part: object) -> set[str]:
    """The files in a part of the navigation."""
    if isinstance(part, str):
        return {part}
    parts = part.values() if isinstance(part, dict) else part
    assert not isinstance(parts, str)
    return set().union(*map(listed, parts))  # type: ignore[call-overload]


def test_the_navigation_of_the_site_lists_pages_that_exist_and_all_rules() -> None:
    site = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    pages_listed = listed(site["nav"])
    made = {page for page in pages_listed if page.startswith("reference/")} | {
        "contributing.md",
        "changelog.md",
        "security.md",
    }
    existing = {str(page.relative_to(DOCS)) for page in DOCS.rglob("*.md")}
    assert pages_listed - made <= existing
    assert {page for page in existing if page.startswith("rules/")} <= pages_listed
    assert site["theme"]["font"] is False


def test_the_pages_of_the_documents_have_every_operation_and_structure() -> None:
    written = pages()
    assert {"openapi.json", "asyncapi.json", "http.md", "sockets.md"} == set(written)
    assert "### `GET /api/tables/{table_id}/choices` { #choices }" in written["http.md"]
    assert "### `carrara.View` { #schema-carrara.View }" in written["sockets.md"]
    for page in ("http.md", "sockets.md"):
        assert not re.search(r"<h[1-6]", written[page])


@pytest.mark.parametrize(
    ("html", "problem"),
    [
        ('<script src="https://cdn.example/x.js"></script>', "loads https://cdn.example/x.js"),
        ('<link rel="stylesheet" href="//fonts.example/a.css">', "loads //fonts.example/a.css"),
        ('<a href="gone.html">', "gone.html leads nowhere"),
        ('<a href="#gone">', "#gone leads nowhere"),
        ('<h1 id="here"><a href="#here"><a href="https://example.org"><img src="a.png">', None),
    ],
)
def test_a_site_that_needs_another_host_or_has_a_dead_link_is_reported(
    tmp_path: Path, html: str, problem: str | None
) -> None:
    (tmp_path / "index.html").write_text(html, encoding="utf-8")
    assert list(problems(tmp_path)) == (
        [] if problem is None else [f"index.html{':' if 'leads' in problem else ''} {problem}"]
    )
