"""Names that only the source has, such as the kinds of events: found in the syntax tree, not by running the code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src"


class Call(NamedTuple):
    """A call in the source, and the function that it stands in."""

    node: ast.Call
    function: ast.FunctionDef | ast.AsyncFunctionDef | None
    module: str

    def __str__(self) -> str:
        return f"{self.module}, line {self.node.lineno}: {ast.unparse(self.node)}"


@cache
def trees(package: str) -> dict[str, ast.Module]:
    """The syntax tree of each module of a package, by its dotted name."""
    folder = SOURCE / package.replace(".", "/")
    files = sorted(folder.rglob("*.py"))
    names = [".".join(file.relative_to(SOURCE).with_suffix("").parts) for file in files]
    return {name: ast.parse(file.read_text(encoding="utf-8")) for name, file in zip(names, files, strict=True)}


def calls(package: str, *names: str) -> Iterator[Call]:
    """All calls of functions or methods with one of these names."""
    for module, tree in trees(package).items():
        yield from _calls(tree, None, module, names)


def _calls(
    node: ast.AST, inside: ast.FunctionDef | ast.AsyncFunctionDef | None, module: str, names: tuple[str, ...]
) -> Iterator[Call]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call) and _called(child) in names:
            yield Call(child, inside, module)
        within = child if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else inside
        yield from _calls(child, within, module, names)


def _called(call: ast.Call) -> str | None:
    match call.func:
        case ast.Name(name) | ast.Attribute(attr=name):
            return str(name)
    return None


def value_of(call: Call, argument: int) -> object:
    """The value of an argument that is a literal or a constant of the module."""
    try:
        text = ast.unparse(call.node.args[argument])
        return eval(text, dict(vars(import_module(call.module))))
    except (IndexError, NameError):
        raise ValueError(f"argument {argument + 1} is neither a literal nor a constant in {call}") from None


def constants(module: str, kind: type) -> dict[str, object]:
    """The constants of this type that a module assigns together, as in `OPEN, OVER = "open", "over"`, by name."""
    (tree,) = (tree for name, tree in trees(module.rpartition(".")[0]).items() if name == module)
    values = vars(import_module(module))
    targets = [target for node in tree.body if isinstance(node, ast.Assign) for target in node.targets]
    together = [target for target in targets if isinstance(target, ast.Tuple)]
    names = [name.id for target in together for name in target.elts if isinstance(name, ast.Name)]
    return {name: values[name] for name in names if type(values[name]) is kind}


def literals(package: str, beginning: str) -> Iterator[str]:
    """All texts in the source of a package that begin so."""
    for file in sorted((SOURCE / package.replace(".", "/")).rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if beginning in text:  # parsing everything would take seconds
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.Constant) and str(node.value).startswith(beginning):
                    yield str(node.value)


# ---------------------------------------------------------------------- the keys of dictionaries


def keys(node: ast.expr, function: ast.AST | None, package: str) -> set[str]:
    """The keys that a dictionary has when it is built by this expression, as far as the function shows.

    A key that is put together, such as f"card{n}", stands as `card{}`. Raises `ValueError` where it cannot be seen.
    """
    match node:
        case ast.Dict():
            return _dictionary(node, function, package)
        case ast.BinOp(left, ast.BitOr(), right):
            return keys(left, function, package) | keys(right, function, package)
        case ast.IfExp(_, first, second):
            return keys(first, function, package) | keys(second, function, package)
        case ast.Name(name) if function is not None:
            return _variable(name, function, package)
        case ast.Call(ast.Name(name)):
            return returned(name, package)
    raise ValueError(f"cannot see which keys this has: {ast.unparse(node)}")


def returned(name: str, package: str) -> set[str]:
    """The keys of the dictionary that a function of the package returns."""
    bodies = [node for tree in trees(package).values() for node in tree.body]
    functions = [node for node in bodies if isinstance(node, ast.FunctionDef) and node.name == name]
    returns = [(one, node) for one in functions for node in ast.walk(one) if isinstance(node, ast.Return)]
    return {key for one, node in returns if node.value is not None for key in keys(node.value, one, package)}


def _dictionary(node: ast.Dict, function: ast.AST | None, package: str) -> set[str]:
    names = set()
    for key, value in zip(node.keys, node.values, strict=True):
        names |= keys(value, function, package) if key is None else {_key(key)}
    return names


def _variable(name: str, function: ast.AST, package: str) -> set[str]:
    names = set()
    for node in ast.walk(function):
        match node:
            case ast.Assign([ast.Name(id)], value) | ast.AnnAssign(ast.Name(id), _, value) if id == name and value:
                names |= keys(value, function, package)
            case ast.AugAssign(ast.Name(id), ast.BitOr(), value) if id == name:
                names |= keys(value, function, package)
            case ast.Assign([ast.Subscript(ast.Name(id), key)]) if id == name:
                names.add(_key(key))
    return names


def _key(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    raise ValueError(f"cannot see what this key is: {ast.unparse(node)}")
