"""The page at /api/schema: the OpenAPI document for people to read, as plain HTML.

It has no script and asks no other host for anything, so the content policy of every other page holds for it too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

Node = dict[str, Any]
ADDRESSES = ("/", "/swagger", "/redoc", "/elements", "/rapidoc")
"""Where the page is; other tools showed the document there in 0.1."""
SOCKETS = "/api/schema/sockets"
"""Where the page about the sockets is."""
CONSTRAINTS = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "minLength": "{} characters or more",
    "maxLength": "{} characters or fewer",
    "pattern": "pattern {}",
    "default": "usually {}",
}
STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 3rem; } h3 { margin: 2rem 0 0; overflow-wrap: anywhere; } p { margin: .3rem 0; }
code { font-family: ui-monospace, monospace; } .method { font-weight: 700; }
table { border-collapse: collapse; margin: .5rem 0; width: 100%; }
th, td { border-bottom: 1px solid #8886; padding: .2rem .6rem .2rem 0; text-align: left; vertical-align: top; }
caption { text-align: left; font-weight: 600; } nav ul { columns: 22rem; padding-left: 1.2rem; }
li, td { overflow-wrap: anywhere; } li { break-inside: avoid; }
:target { outline: 2px solid; outline-offset: .3rem; }
"""


class ReferencePage(OpenAPIRenderPlugin):
    """Serves the page. It is made once, since the document does not change."""

    def __init__(self) -> None:
        super().__init__(path=ADDRESSES, favicon="", style="")
        self._page: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: Node) -> bytes:
        """The page."""
        if self._page is None:
            self._page = page(openapi_schema, self.get_openapi_json_route(request)).encode()
        return self._page


def page(document: Node, address: str) -> str:
    """A document as HTML; `address` is where programs find it."""
    operations = list(_operations(document))
    tags = sorted({tag for _, _, operation in operations for tag in operation.get("tags", ["other"])})
    parts = [
        head(f"{document['info']['title']} {document['info']['version']}: the HTTP API", address),
        f'<p>What the sockets carry: <a href="{SOCKETS}">{SOCKETS}</a>.</p>',
        _contents(operations, tags),
    ]
    for tag in tags:
        parts.append(f"<h2>{escape(tag.capitalize())}</h2>")
        parts += [_operation(*one) for one in operations if tag in one[2].get("tags", ["other"])]
    parts.append("<h2>Structures</h2>")
    schemas = document.get("components", {}).get("schemas", {})
    parts += [schema_part(name, schema) for name, schema in sorted(schemas.items())]
    return "\n".join([*parts, "</body></html>"])


def head(title: str, address: str) -> str:
    """The beginning of a page, up to where programs find what it shows."""
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width">'
        f"<style>{STYLE}</style></head><body><h1>{escape(title)}</h1>"
        f'<p>For programs: <a href="{escape(address)}">{escape(address)}</a>.</p>'
    )


def _operations(document: Node) -> Iterator[tuple[str, str, Node]]:
    for path, item in document["paths"].items():
        for method, operation in item.items():
            if isinstance(operation, dict) and "responses" in operation:
                yield method.upper(), path, operation


def _contents(operations: list[tuple[str, str, Node]], tags: list[str]) -> str:
    listed = [
        f'<li><a href="#{escape(operation["operationId"])}">{method} {escape(path)}</a></li>'
        for tag in tags
        for method, path, operation in operations
        if tag in operation.get("tags", ["other"])
    ]
    return f'<nav aria-label="Operations"><ul>{"".join(listed)}</ul></nav>'


# ---------------------------------------------------------------------- operations


def _operation(method: str, path: str, operation: Node) -> str:
    name = escape(operation["operationId"])
    heading = f'<h3 id="{name}"><code><span class="method">{method}</span> {escape(path)}</code></h3>'
    return (
        heading
        + prose(operation.get("description", ""))
        + _parameters(operation)
        + _body(operation)
        + _answers(operation)
    )


def _parameters(operation: Node) -> str:
    rows = [
        (
            f"<code>{escape(one['name'])}</code>",
            one["in"] + ("" if one.get("required") else ", optional"),
            _type(one.get("schema", {})),
            inline(one.get("description", "")),
        )
        for one in operation.get("parameters", [])
    ]
    return table("Parameters", ("name", "where", "type", ""), rows)


def _body(operation: Node) -> str:
    bodies = operation.get("requestBody", {}).get("content", {})
    return "".join(f"<p>Body: {_type(one.get('schema', {}))}, as {escape(kind)}</p>" for kind, one in bodies.items())


def _answers(operation: Node) -> str:
    rows = [
        (
            f"<code>{escape(str(status))}</code>",
            inline(answer.get("description", "")),
            ", ".join(_type(one.get("schema", {})) for one in answer.get("content", {}).values()),
        )
        for status, answer in sorted(operation["responses"].items())
    ]
    return table("Answers", ("status", "", "body"), rows)


# ---------------------------------------------------------------------- structures


def schema_part(name: str, schema: Node) -> str:
    """A structure with its fields, as HTML."""
    required = schema.get("required", [])
    rows = [
        (f"<code>{escape(field)}</code>", _type(one) + ("" if field in required else ", optional"), _notes(one))
        for field, one in schema.get("properties", {}).items()
    ]
    kind = "" if rows else f"<p>{_type(schema)}</p>"
    heading = f'<h3 id="schema-{escape(name)}"><code>{escape(name)}</code></h3>'
    return heading + prose(schema.get("description", "")) + kind + table("Fields", ("name", "type", ""), rows)


def _type(schema: Node) -> str:
    """What a value is, as HTML; structures are linked."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#schema-{name}">{name}</a>'
    for several in ("oneOf", "anyOf"):
        if several in schema:
            return " or ".join(dict.fromkeys(_type(one) for one in schema[several]))
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in values)
    kind = schema.get("type", "anything")
    kinds = kind if isinstance(kind, list) else [kind]
    return " or ".join(_kind(str(one), schema) for one in kinds)


def _kind(kind: str, schema: Node) -> str:
    if kind == "array":
        return f"list of {_type(schema.get('items', {}))}"
    values = schema.get("additionalProperties")
    if kind == "object" and isinstance(values, dict):
        return f"object of {_type(values)}"
    return escape(kind)


def _notes(schema: Node) -> str:
    notes = [inline(schema["description"])] if "description" in schema else []
    for word, text in CONSTRAINTS.items():
        if word in schema:
            notes.append(escape(text.format(_number(schema[word]))))
    return "; ".join(notes)


def _number(value: object) -> object:
    return int(value) if isinstance(value, float) and value.is_integer() else value


# ---------------------------------------------------------------------- HTML


def inline(text: str) -> str:
    """Text with `code` in it."""
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", escape(text))


def prose(text: str) -> str:
    """Paragraphs of text."""
    return "".join(f"<p>{inline(part)}</p>" for part in re.split(r"\n\s*\n", text.strip()) if part)


def table(caption: str, heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A table, or nothing if it has no rows."""
    if not rows:
        return ""
    headings = "".join(f'<th scope="col">{one}</th>' for one in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><caption>{caption}</caption><thead><tr>{headings}</tr></thead><tbody>{body}</tbody></table>"
