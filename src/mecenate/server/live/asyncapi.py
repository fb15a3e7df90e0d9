"""The AsyncAPI document: every message of the sockets and every view, with its JSON Schema.

The schemas are those of the structures in `messages` and of each game's `view`. Where a structure says only "an
object", because the bytes are encoded elsewhere, `REFINED` says what is in it.
"""

from __future__ import annotations

import ast
import inspect
from importlib import import_module
from itertools import pairwise
from typing import Any, get_args

import msgspec

import mecenate
from mecenate.core.event import Fact
from mecenate.server.live import messages
from mecenate.server.live.closing import Closing
from mecenate.server.live.messages import Limits, Notice

Node = dict[str, Any]
ADDRESS = "/api/schema/asyncapi.json"
"""Where the server has the document."""
TABLE, PERSON = "table", "person"
"""The two kinds of sockets, as the channels of the document are named."""
TO_SERVER: tuple[type[msgspec.Struct], ...] = get_args(messages.Incoming)
TO_CLIENT = tuple(
    one
    for one in vars(messages).values()
    if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__struct_config__.tag and one not in TO_SERVER
)
ABOUT = """What is sent over the sockets of a server: JSON, one message per text frame, told apart by `type`.

Seats count from 0 in every field that is a number. They count from 1 in the texts of actions, which people read too.
The HTTP API has a document of its own at `/api/schema/openapi.json`."""
QUERY = {
    "token": "the token of your session; a browser has it in its cookie",
    "invite": "the code `invite` or `watch` of a table that is not public",
    "seat_token": "the token of a seat, from `POST /api/tables/{id}/seats`: plays for that seat without a session",
}


class Event(msgspec.Struct):
    """Something that happened. `seat` is -1 if it is nobody's deed; facts that are seats count from 0."""

    kind: str
    seat: int
    facts: dict[str, Fact]


class Prompt(msgspec.Struct):
    """What a seat is asked: a kind of decision, and its facts."""

    kind: str
    seat: int
    facts: dict[str, Fact]


class Score(msgspec.Struct):
    """The points of a seat by source, and its rank; equal seats share a rank."""

    seat: int
    total: int
    rank: int
    breakdown: dict[str, int]
    resigned: bool = False


def _ref(name: str) -> Node:
    return {"$ref": f"#/components/schemas/{name}"}


def _nullable(schema: Node) -> Node:
    return {"anyOf": [schema, {"type": "null"}]}


def _list(name: str) -> Node:
    return {"type": "array", "items": _ref(name)}


REFINED: dict[str, Node] = {
    "SyncMessage.view": _ref("View"),
    "SyncMessage.remembered": _nullable(_ref("Remembered")),
    "UpdateMessage.changed": {"type": "object", "propertyNames": {"pattern": r"^\w+$|^players\.\d+$"}},
    "UpdateMessage.events": _list("Event"),
    "UpdateMessage.remembered": _nullable(_ref("Remembered")),
    "LogLine.events": _list("Event"),
    "TableInfo.result": _nullable(_list("Score")),
}
"""What is in the fields that the structures leave open."""


def document(limits: Limits) -> Node:
    """The document of a server with these limits."""
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Mecenate", "version": mecenate.__version__, "description": ABOUT},
        "defaultContentType": "application/json",
        "channels": _channels(),
        "operations": _operations(),
        "components": {"messages": _messages(), "schemas": schemas()},
        "x-protocol": messages.PROTOCOL,
        "x-limits": msgspec.to_builtins(limits),
        "x-close-codes": [
            {"code": int(one), "meaning": one.meaning, "reconnect": not one.final} for one in sorted(Closing)
        ],
    }


def tag_of(struct: type[msgspec.Struct]) -> str:
    """The `type` of a message."""
    return str(struct.__struct_config__.tag)


# ---------------------------------------------------------------------- schemas


VIEW_STRUCTS = ("View", "Remembered")
"""The structures in `view.py` of a game."""


def schemas() -> dict[str, Node]:
    """Every structure by its name; those of a game begin with its name, as in `carrara.View`."""
    structs = [one for one in vars(messages).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    found: dict[str, Node] = msgspec.json.schema_components(
        [*structs, Event, Prompt, Score], ref_template="#/components/schemas/{name}"
    )[1]
    for struct in structs:
        for field, note in field_notes(struct).items():
            found[struct.__name__]["properties"][field]["description"] = note
    for place, schema in REFINED.items():
        name, _, field = place.partition(".")
        found[name]["properties"][field] |= schema
    games = [entry.name for entry in mecenate.catalogue()]
    for entry in mecenate.catalogue():
        found |= _view_schemas(entry.name, entry.module)
    found["View"] = {"description": "What a seat sees of a game.", "oneOf": [_ref(f"{game}.View") for game in games]}
    found["Remembered"] = {
        "description": "What perfect memory adds to a view.",
        "anyOf": [_ref(f"{game}.Remembered") for game in games],
    }
    return dict(sorted(found.items()))


def field_notes(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What the source says about the fields of a structure: the text below each."""
    (body,) = ast.parse(inspect.getsource(struct)).body
    assert isinstance(body, ast.ClassDef)
    notes = {}
    for field, below in pairwise(body.body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(name)), ast.Expr(ast.Constant(str(text))):
                notes[name] = inspect.cleandoc(text)
    return notes


def _view_schemas(game: str, module: str) -> dict[str, Node]:
    """The view of a game, and what is remembered beside it."""
    structs = _view_structs(module)
    template = f"#/components/schemas/{game}.{{name}}"
    found: dict[str, Node] = msgspec.json.schema_components(structs, ref_template=template)[1]
    for name in VIEW_STRUCTS:
        found.setdefault(name, {"type": "object"})
    found["View"].setdefault("properties", {}).update(game={"const": game}, prompt=_nullable(_ref("Prompt")))
    return {f"{game}.{name}": schema for name, schema in found.items()}


def _view_structs(module: str) -> list[type[msgspec.Struct]]:
    """The structures of a game's view; a game of another package may build its views without any."""
    try:
        view = import_module(f"{module}.view")
    except ModuleNotFoundError:
        return []
    return [getattr(view, name) for name in VIEW_STRUCTS if hasattr(view, name)]


# ---------------------------------------------------------------------- channels


def _messages() -> dict[str, Node]:
    return {
        struct.__name__: {
            "name": tag_of(struct),
            "summary": summary(struct),
            "description": inspect.getdoc(struct),
            "payload": _ref(struct.__name__),
        }
        for struct in (*TO_SERVER, *TO_CLIENT)
    }


def summary(struct: type[msgspec.Struct]) -> str:
    """The first sentence of what a structure is."""
    return str(inspect.getdoc(struct)).partition("\n")[0]


def _channels() -> dict[str, Node]:
    at_table = [one for one in (*TO_SERVER, *TO_CLIENT) if one is not Notice]
    table_id = {"description": "The id of the table, as `POST /api/tables` and the lists of tables have it."}
    return {
        TABLE: {
            "address": "/ws/tables/{table_id}",
            "description": "A table: from a seat, or as a spectator.",
            "parameters": {"table_id": table_id},
            **_channel(at_table, list(QUERY)),
        },
        PERSON: {
            "address": "/ws/me",
            "description": "What concerns a person at any table. Nothing is expected from the client.",
            **_channel([Notice], ["token"]),
        },
    }


def _channel(carried: list[type[msgspec.Struct]], query: list[str]) -> Node:
    parameters = {name: {"type": "string", "description": QUERY[name]} for name in query}
    return {
        "messages": {one.__name__: {"$ref": f"#/components/messages/{one.__name__}"} for one in carried},
        "bindings": {"ws": {"method": "GET", "query": {"type": "object", "properties": parameters}}},
    }


def _operations() -> dict[str, Node]:
    to_client = [one for one in TO_CLIENT if one is not Notice]
    return {
        "fromClient": _operation("receive", TABLE, TO_SERVER, "What a client sends; `hello` comes first."),
        "toClient": _operation("send", TABLE, to_client, "What the server sends to those at a table."),
        "notify": _operation("send", PERSON, [Notice], "What the server sends to a person."),
    }


def _operation(action: str, channel: str, carried: Any, told: str) -> Node:
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{channel}"},
        "description": told,
        "messages": [{"$ref": f"#/channels/{channel}/messages/{one.__name__}"} for one in carried],
    }
