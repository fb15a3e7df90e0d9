"""One parsed Fluent file: its messages, and the variables of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from mecenate.lang.packages import own_file

Value = str | int | float


class Message(NamedTuple):
    """A message, or one attribute of a message, that can be rendered."""

    variables: frozenset[str]
    render: Callable[[Mapping[str, Value]], str]


class _Variables(Visitor):
    """Collects the names of all variables in a pattern."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (the library's name)
        self.names.add(node.id.name)


class Catalogue:
    """The messages of one page in one language. `messages` has attributes too, as 'id.attribute'.

    A page that does not exist has no messages, so that a new game is playable before anybody translates it.
    """

    def __init__(self, code: str, page: str) -> None:
        self.code = code
        self.page = page
        self.broken: list[str] = []
        self.messages: dict[str, Message] = {}
        path = file_of(code, page)
        if path is None:
            return
        resource = FluentResource(path.read_text(encoding="utf-8"))
        self._bundle = FluentBundle([code], use_isolating=False)
        self._bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._add(entry)
            elif isinstance(entry, ast.Junk):
                self.broken.append(entry.content or "")

    def _add(self, entry: ast.Message) -> None:
        name = entry.id.name
        if entry.value is not None:
            self.messages[name] = Message(_variables(entry.value), lambda args: self._render(name, None, args))
        for attribute in entry.attributes:
            self._add_attribute(name, attribute)

    def _add_attribute(self, name: str, attribute: ast.Attribute) -> None:
        form = attribute.id.name
        self.messages[f"{name}.{form}"] = Message(
            _variables(attribute.value), lambda args: self._render(name, form, args)
        )

    def _render(self, name: str, form: str | None, args: Mapping[str, Value]) -> str:
        message = self._bundle.get_message(name)
        pattern = message.value if form is None else message.attributes[form]
        if pattern is None:
            return name
        text, _ = self._bundle.format_pattern(pattern, dict(args))
        return str(text)


def _variables(pattern: ast.Pattern) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


def file_of(code: str, page: str) -> Traversable | None:
    """The file of a page in a language: one of ours, or that of a game in its own package; None if there is none."""
    path = files("mecenate.lang") / code / f"{page}.ftl"
    return path if path.is_file() else own_file(page, f"{code}.ftl")


@cache
def catalogue(code: str, page: str) -> Catalogue:
    """The catalogue of a page in a language; cached, since parsing takes some milliseconds."""
    return Catalogue(code, page)
