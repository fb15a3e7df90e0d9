"""Names for programs in Python: what `mecenate` exports, its extras, the adapters."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
import tomllib
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

import gymnasium
import pyspiel

import mecenate
from mecenate.adapters import open_spiel
from mecenate.adapters import pettingzoo as zoo
from mecenate.adapters.rewards import REWARDS
from tests.public import sources
from tests.public.shapes import Pairs

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
PACKAGES = ("mecenate", "mecenate.arena", "mecenate.bots", "mecenate.client")


def python_names() -> Pairs:
    """What the packages export, with attributes, methods and their parameters; the extras of the distribution."""
    for package in PACKAGES:
        module = import_module(package)
        for name in module.__all__:
            yield from _described(f"{package}.{name}", getattr(module, name))
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    yield from ((f"extra {name}", "") for name in project["optional-dependencies"])
    yield from ((f"script {name}", target) for name, target in project["scripts"].items())


def _described(name: str, value: object) -> Pairs:
    if isinstance(value, type):
        yield from _class(name, value)
    elif isinstance(value, FunctionType):
        yield name, "function"
        yield from _parameters(name, value)
    else:
        yield name, type(value).__name__


def _class(name: str, cls: type) -> Pairs:
    yield name, f"class of {', '.join(base.__name__ for base in cls.__bases__)}"
    for attribute, part in vars(cls).items():
        function = part.__func__ if isinstance(part, staticmethod | classmethod) else part
        if attribute == "__init__" and isinstance(function, FunctionType):
            yield from _parameters(name, function)
        elif attribute.startswith("_"):
            continue
        elif isinstance(function, FunctionType):
            yield f"{name}.{attribute}", "method" if function is part else type(part).__name__
            yield from _parameters(f"{name}.{attribute}", function)
        else:
            yield f"{name}.{attribute}", "attribute"  # or a property, which is read in the same way
    for attribute in _set_on_self(cls) - set(vars(cls)):
        yield f"{name}.{attribute}", "attribute"


def _parameters(name: str, function: FunctionType) -> Pairs:
    """A line for each parameter, with its place if it has one, and a line for the result."""
    signature = inspect.signature(function)
    for place, (parameter, part) in enumerate(signature.parameters.items()):
        if parameter in ("self", "cls") and place == 0:
            continue
        marks: dict[object, str] = {part.VAR_POSITIONAL: "*", part.VAR_KEYWORD: "**"}
        where = "by name, " if part.kind is part.KEYWORD_ONLY else f"at {place}, " if part.kind not in marks else ""
        kind = "" if part.annotation is part.empty else str(part.annotation)
        default = "" if part.default is part.empty else f" = {part.default!r}"
        yield f"{name}({marks.get(part.kind, '')}{parameter})", f"{where}{kind}{default}"
    if function.__name__ != "__init__":
        yield f"{name}()", f"-> {signature.return_annotation}"


def _set_on_self(cls: type) -> set[str]:
    """The public attributes that the methods of a class set."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(cls)))
    targets = [
        target
        for node in ast.walk(tree)
        for target in (node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)])
    ]
    fields = [target.id for target in targets if isinstance(target, ast.Name) and target in _body_targets(tree)]
    names = [target.attr for target in targets if isinstance(target, ast.Attribute) and _is_self(target.value)]
    return {name for name in (*fields, *names) if not name.startswith("_")}


def _body_targets(tree: ast.Module) -> list[ast.expr]:
    """The annotated names in the body of a class: the fields of a dataclass."""
    (body,) = (node.body for node in tree.body if isinstance(node, ast.ClassDef))
    return [node.target for node in body if isinstance(node, ast.AnnAssign)]


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


# ---------------------------------------------------------------------- adapters


def adapter_names() -> Pairs:
    """The names of environments, what they take, and what they give."""
    yield from _environments(
        "mecenate.adapters.gymnasium",
        "mecenate.adapters.parallel",
        "mecenate.adapters.pettingzoo",
        "mecenate.adapters.vector",
    )
    for entry in mecenate.catalogue():
        ids = [id for id, spec in gymnasium.registry.items() if spec.kwargs.get("game") == entry.name]
        yield from ((f"gymnasium {id}", "") for id in ids if id.startswith("mecenate/"))
        table: Any = zoo.raw_env(entry.name)
        versions = [zoo.raw_env(entry.name, rules=version.number) for version in entry.versions().rules]
        yield from ((f"pettingzoo {version.metadata['name']}", "") for version in versions)
        yield from ((f"pettingzoo agent {re.sub('[0-9]', 'N', agent)}", "") for agent in table.possible_agents)
        yield from ((f"pettingzoo observation {name}", "") for name in table.observation_space("seat_0").spaces)
        name = open_spiel.name_of(entry.name)
        yield f"open_spiel {name}", ""
        for parameter, default in pyspiel.load_game(name).get_type().parameter_specification.items():
            yield f"open_spiel {name} {parameter}", f"default {default}"
    yield from ((f"reward {name}", "") for name in REWARDS)


def _environments(*modules: str) -> Pairs:
    """The functions and classes that make environments, with their parameters."""
    for module in modules:
        for node in sources.trees("mecenate.adapters")[module].body:
            if not isinstance(node, ast.FunctionDef | ast.ClassDef) or node.name.startswith("_"):
                continue
            if node.name.lower().endswith("env"):
                value = getattr(import_module(module), node.name)
                yield f"{module}.{node.name}", "class" if isinstance(value, type) else "function"
                yield from _parameters(
                    f"{module}.{node.name}", vars(value)["__init__"] if isinstance(value, type) else value
                )
