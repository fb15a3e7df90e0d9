"""Hooks of MkDocs: pages of the site that are not files in docs/.

The pages at the root of the project, those that tools/docs_pages.py has written to build/docs-pages, and the Python
reference, one page for each part of the library.
"""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
WRITTEN = ROOT / "build" / "docs-pages"
AT_ROOT = {
    "contributing.md": "CONTRIBUTING.md",
    "changelog.md": "CHANGELOG.md",
    "security.md": "SECURITY.md",
}
PYTHON = {
    "engine": (
        "The engine",
        "What `import mecenate` has. `core` knows no game.",
        [
            f"mecenate.core.{name}"
            for name in (
                "catalogue",
                "game",
                "state",
                "action",
                "dealer",
                "event",
                "prompt",
                "score",
                "explanation",
                "history",
                "record",
                "errors",
            )
        ],
    ),
    "bots": ("Bots", "Opponents, which see what their seat sees.", ["mecenate.bots.bot", "mecenate.bots.levels"]),
    "arena": (
        "The arena",
        "Many games.",
        ["mecenate.arena.simulate", "mecenate.arena.parallel", "mecenate.arena.engine_protocol"],
    ),
    "adapters": (
        "Adapters",
        "The games in the frameworks of researchers. [Research](../../research.md) shows how they are used.",
        [f"mecenate.adapters.{name}" for name in ("pettingzoo", "gymnasium", "open_spiel", "rewards")],
    ),
    "client": (
        "The client",
        "Programs that play at a server. [The protocol](../../protocol.md) says what it sends and receives.",
        [f"mecenate.client.{name}" for name in ("plain", "asynchronous", "exchange")],
    ),
}
"""The pages of the Python reference: title, first line, modules."""
LINK = re.compile(r"\]\((?!https?:|#)(?P<to>[^)\s]+)\)")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add the pages of docs/ that the navigation does not list."""
    assert config.nav is not None
    known = str(config.nav)
    rest = [page.name for page in sorted(Path(config.docs_dir).glob("*.md")) if f"'{page.name}'" not in known]
    if rest:
        config.nav.append({"More": rest})
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages."""
    for name, file in AT_ROOT.items():
        files.append(File.generated(config, name, content=_relinked((ROOT / file).read_text(encoding="utf-8"))))
    for path in sorted(WRITTEN.iterdir()):
        files.append(File.generated(config, f"reference/{path.name}", abs_src_path=str(path)))
    for name, content in _python_pages().items():
        files.append(File.generated(config, f"reference/python/{name}.md", content=content))
    return files


def on_page_markdown(markdown: str, **_: object) -> str:
    """Turn links to files that are not on the site into their names."""
    return LINK.sub(_on_site, markdown)


def _on_site(link: re.Match[str]) -> str:
    """A link from docs/ to a file at the root: to its page, or no link."""
    to = link["to"]
    pages = {file: page for page, file in AT_ROOT.items()}
    if not to.startswith("../") or not (ROOT / to.removeprefix("../")).is_file():
        return link[0]
    return f"]({pages[Path(to).name]})" if Path(to).name in pages else "](index.md)"


def _relinked(text: str) -> str:
    """A page of the root, with links as the site has them. What belongs to an item of a list needs four spaces."""
    indented = re.sub(r"^ {3}(?=(?: {4})*\S)", " " * 4, text, flags=re.MULTILINE)
    return LINK.sub(lambda link: f"]({link['to'].removeprefix('docs/')})", indented)


def _python_pages() -> dict[str, str]:
    """The pages of the Python reference."""
    pages = {"index": "# Python reference\n\nMade from the docstrings.\n\n| part | |\n|---|---|\n"}
    for name, (title, first, modules) in PYTHON.items():
        about = re.sub(r"\[(.*?)\]\(.*?\)", r"\1", first)
        pages["index"] += f"| [{title}]({name}.md) | {about} |\n"
        parts = [
            f"## {module} {{ #module-{module} }}\n\n::: {module}\n    options:\n      heading_level: 3\n"
            for module in modules
        ]
        pages[name] = "\n".join([f"# {title}\n\n{first}\n", *parts])
    return pages
