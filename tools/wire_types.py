"""Writes the types of all messages and API structures into web/src/wire, for the browser client.

python tools/wire_types.py            `make types`; a test fails while the files are not what this writes

One file for the server (the messages of a socket, the structures of the HTTP interface as its OpenAPI document has
them) and one for each game's view. What the server sends has all its fields, but for those that have no value when they
are left out; what is sent to it may leave out those with a default.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

import mecenate
from mecenate.core.event import SEAT_FACTS
from mecenate.lang import LANGUAGES
from mecenate.server.app import make_app
from mecenate.server.live import messages
from mecenate.server.live.closing import Closing
from mecenate.server.settings import Settings

PLACE = Path(__file__).parent.parent / "web" / "src" / "wire"
HEAD = "/** {what} Written by tools/wire_types.py: `make types` writes it anew. */\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]
WORDS = {
    "carpe_diem": ("KINDS", "GOODS"),
    "princes": ("BUILDINGS", "SIZES", "LANDSCAPES", "FREEDOMS", "CHARACTERS", "PROFESSIONS", "DECKS"),
}
"""The lists of a game's vocabulary that the browser client needs."""


def written(schema: Schema) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(msgspec.json.encode(value).decode() for value in values)
    for word in ("anyOf", "oneOf"):
        if word in schema:
            return " | ".join(dict.fromkeys(written(one) for one in schema[word]))
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {written(inner) if inner else 'any'}>"
    return PLAIN[kind] if kind else "any"


def _array(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(written, schema['prefixItems']))}]"
    item = written(schema.get("items") or {})
    return f"({item})[]" if " | " in item else f"{item}[]"


def interface(name: str, schema: Schema, optional: bool) -> str:
    """A structure as a TypeScript interface."""
    if "properties" not in schema and schema.get("type") != "object":
        return f"export type {name} = {written(schema)};\n"
    needed = set(schema.get("required", ()))
    told = str(schema.get("description", "")).partition("\n")[0].strip()
    lines = [f"/** {told} */"] if told else []
    lines.append(f"export interface {name} {{")
    for field, of in schema.get("properties", {}).items():
        left_out = field not in needed and (optional or "default" not in of)
        mark = "?" if left_out else ""
        lines.append(f"  {field}{mark}: {written(of)};")
    return "\n".join([*lines, "}"]) + "\n"


def named(schema: Any) -> Iterator[str]:
    """The names of the structures in a schema."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield str(schema["$ref"]).rpartition("/")[2]
        for part in schema.values():
            yield from named(part)
    elif isinstance(schema, list):
        for part in schema:
            yield from named(part)


def sent_to_the_server(document: Schema) -> set[str]:
    """The structures that are in the body of a request, whole or in part."""
    known: Schema = document["components"]["schemas"]
    bodies = [way.get("requestBody") for path in document["paths"].values() for way in path.values()]
    waiting, sent = list(named(bodies)), set[str]()
    while waiting:
        name = waiting.pop()
        if name not in sent:
            sent.add(name)
            waiting += named(known[name])
    return sent


def server() -> str:
    """The messages and the structures of the server."""
    app = make_app(Settings(database="sqlite+aiosqlite:///:memory:"))
    document = app.openapi_schema.to_schema()
    incoming = sent_to_the_server(document)
    structs = [one for one in vars(messages).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    schemas: dict[str, Schema] = dict(document["components"]["schemas"])
    schemas |= msgspec.json.schema_components(structs)[1]
    to = [one.__name__ for one in get_args(messages.Incoming)]
    outgoing = [one.__name__ for one in structs if one.__struct_config__.tag and one.__name__ not in to]
    parts = [interface(name, schemas[name], name in incoming or name in to) for name in sorted(schemas)]
    parts.append(f"/** What this page speaks. */\nexport const PROTOCOL = {messages.PROTOCOL};\n")
    closing = ", ".join(f"{one.name}: {one.value}" for one in sorted(Closing))
    parts.append(f"/** The codes with which the server closes a socket. */\nexport const CLOSING = {{ {closing} }};\n")
    final = msgspec.json.encode([one for one in sorted(Closing) if one.final]).decode()
    parts.append(f"/** After these codes a client does not connect again. */\nexport const FINAL = {final};\n")
    codes = msgspec.json.encode(LANGUAGES).decode()
    parts.append(
        f"/** The languages of the texts; the first is the default. */\nexport const LANGUAGES = {codes} as const;\n"
    )
    seats = msgspec.json.encode(SEAT_FACTS).decode()
    parts.append(f"/** Facts that are seats where they are numbers. */\nexport const SEAT_FACTS = {seats};\n")
    parts.append(f"/** What a client sends over a socket. */\nexport type ToServer = {' | '.join(to)};\n")
    parts.append(f"/** What the server sends over a socket. */\nexport type FromServer = {' | '.join(outgoing)};\n")
    return "\n".join([HEAD.format(what="What the server sends and takes."), *parts])


def view(game: str) -> str:
    """The view of a game, what is remembered beside it, and names of its pieces."""
    module = importlib.import_module(f"mecenate.games.{game}.view")
    schemas = msgspec.json.schema_components([module.View, module.Remembered])[1]
    head = HEAD.format(what=f"What a seat may see of a game of {game}.")
    vocabulary = importlib.import_module(f"mecenate.games.{game}.vocabulary")
    words = [_constant(name, getattr(vocabulary, name)) for name in WORDS.get(game, ())]
    return "\n".join([head, *(interface(name, schemas[name], optional=False) for name in sorted(schemas)), *words])


def _constant(name: str, words: tuple[str, ...]) -> str:
    return f"export const {name} = {msgspec.json.encode(words).decode()} as const;\n"


def files() -> dict[str, str]:
    """Every file that is written: its name and its text."""
    games = [entry.name for entry in mecenate.catalogue()]
    return {"server.ts": server(), **{f"{game}.ts": view(game) for game in games}}


def main() -> None:
    """Write the files."""
    PLACE.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (PLACE / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
