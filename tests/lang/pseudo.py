"""A pseudo-locale: English messages with accents, a third longer, so that text from elsewhere stands out."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ACCENTS = str.maketrans(
    {
        "a": "áá", "e": "éé", "i": "íí", "o": "óó", "u": "ú", "y": "ý", "c": "ç", "n": "ñ", "s": "š", "z": "ž",
        "A": "Á", "E": "É", "I": "Í", "O": "Ó", "U": "Ú", "C": "Ç", "N": "Ñ", "S": "Š",
        "d": "ď", "l": "ł", "r": "ř", "t": "ť", "g": "ğ", "h": "ħ", "w": "ŵ",
    }
)  # fmt: skip


def pseudo(text: str) -> str:
    """A text in the pseudo-locale."""
    return text.translate(ACCENTS)


class _Accents(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  (the library's name)
        return ast.TextElement(pseudo(node.value))


def write(english: Path, folder: Path) -> None:
    """Write every catalogue of a folder in the pseudo-locale into another."""
    folder.mkdir(parents=True)
    for path in sorted(english.glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        text = FluentSerializer().serialize(_Accents().visit(resource))
        (folder / path.name).write_text(text, encoding="utf-8")
