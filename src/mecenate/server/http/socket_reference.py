"""The AsyncAPI document at /api/schema/asyncapi.json, and a page to read it at /api/schema/sockets."""

from __future__ import annotations

from functools import cache
from html import escape

from litestar import MediaType, get

from mecenate.server.http.dependencies import TheServices
from mecenate.server.http.reference import SOCKETS, Node, head, inline, prose, schema_part, table
from mecenate.server.live.asyncapi import ADDRESS, document
from mecenate.server.live.limits import limits_of
from mecenate.server.live.messages import Limits


@cache
def _document(limits: Limits) -> Node:
    return document(limits)


@get(ADDRESS, include_in_schema=False, sync_to_thread=False)
def socket_document(services: TheServices) -> Node:
    """The messages of the sockets and the views, with their schemas and the limits of this server."""
    return _document(limits_of(services.settings))


@get(SOCKETS, include_in_schema=False, sync_to_thread=False, media_type=MediaType.HTML)
def socket_page(services: TheServices) -> str:
    """The same for people to read."""
    return page(_document(limits_of(services.settings)))


def page(described: Node) -> str:
    """A document as HTML."""
    info, schemas = described["info"], described["components"]["schemas"]
    parts = [head(f"{info['title']} {info['version']}: the sockets", ADDRESS), prose(info["description"])]
    parts += [_operation(described, one) for one in described["operations"].values()]
    parts.append("<h2>Limits and closing codes</h2>" + limits_and_codes(described))
    parts.append("<h2>Structures</h2>")
    parts += [schema_part(name, schema) for name, schema in schemas.items()]
    return "\n".join([*parts, "</body></html>"])


def _operation(described: Node, operation: Node) -> str:
    channel = described["channels"][operation["channel"]["$ref"].rpartition("/")[2]]
    return (
        f"<h2><code>{escape(channel['address'])}</code>: {escape(operation['description'].rstrip('.').lower())}</h2>"
        + prose(channel["description"])
        + query_parameters(channel)
        + carried(described, operation)
    )


def query_parameters(channel: Node) -> str:
    """The parameters in the address of a socket."""
    known = channel["bindings"]["ws"]["query"]["properties"]
    rows = [(f"<code>{escape(name)}</code>", inline(one["description"])) for name, one in known.items()]
    return table("Query parameters", ("name", ""), rows)


def carried(described: Node, operation: Node) -> str:
    """The messages of an operation, each with a link to its structure."""
    names = [one["$ref"].rpartition("/")[2] for one in operation["messages"]]
    known = described["components"]["messages"]
    rows = [
        (
            f"<code>{escape(known[name]['name'])}</code>",
            f'<a href="#schema-{escape(name)}">{escape(name)}</a>',
            inline(known[name]["summary"]),
        )
        for name in names
    ]
    return table("Messages", ("type", "structure", ""), rows)


def limits_and_codes(described: Node) -> str:
    """The limits of a socket, and the codes with which it is closed."""
    limits = [(f"<code>{escape(name)}</code>", f"{value:g}") for name, value in described["x-limits"].items()]
    codes = [
        (str(one["code"]), inline(one["meaning"]), "yes" if one["reconnect"] else "no")
        for one in described["x-close-codes"]
    ]
    return table("Limits", ("field", "value"), limits) + table(
        "Closing codes", ("code", "meaning", "connect again"), codes
    )
