"""Types as short text: of a JSON schema, and of a JSON value."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

Schema = dict[str, Any]
Pairs = Iterator[tuple[str, str]]
"""Public names, each with what else is promised about it: a type, a default, or nothing."""


def type_of(schema: Schema) -> str:
    """The type that a JSON schema describes: `integer | null`, `[SeatInfo]`, `{string: any}`."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(json.dumps(value) for value in values)
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return " | ".join(sorted({type_of(one) for one in schema[word]}))
    kind = schema.get("type", "any")
    if kind == "array":
        parts = schema.get("prefixItems") or [schema.get("items") or {}]
        return f"[{', '.join(map(type_of, parts))}]"
    if kind == "object":
        return f"{{string: {type_of(schema.get('additionalProperties') or {})}}}"
    return str(kind)


def fields_of(name: str, schema: Schema) -> Pairs:
    """The fields of an object, with their types and what may be left out."""
    required = schema.get("required", ())
    for field, of in schema.get("properties", {}).items():
        default = f", default {json.dumps(of['default'])}" if "default" in of else ", optional"
        yield f"{name}.{field}", type_of(of) + ("" if field in required else default)


def fields_of_all(prefix: str, schemas: dict[str, Schema]) -> Pairs:
    """The fields of several named objects."""
    for name, schema in schemas.items():
        yield f"{prefix}{name}", "" if "properties" in schema else type_of(schema)
        yield from fields_of(f"{prefix}{name}", schema)


def keys_of(value: object, data: frozenset[str] = frozenset()) -> dict[str, str]:
    """Every key in a JSON value by its path, with its type.

    The keys of an object that are all in `data` (names of bots, of options) are data and stand as `*`.
    """
    keys: dict[str, set[str]] = {}
    _collect("", value, data, keys)
    return {path: " | ".join(sorted(kinds)) for path, kinds in keys.items() if path}


def _collect(path: str, value: object, data: frozenset[str], keys: dict[str, set[str]]) -> None:
    kinds = keys.setdefault(path, set())
    if isinstance(value, dict):
        kinds.add("object")
        for key, part in value.items():
            _collect(f"{path}.{'*' if data.issuperset(value) else key}".lstrip("."), part, data, keys)
    elif isinstance(value, list):
        kinds.add("array")
        for part in value:
            _collect(f"{path}[]", part, data, keys)
    else:
        plain = {bool: "boolean", int: "integer", float: "number", str: "string"}
        kinds.add("null" if value is None else plain[type(value)])
