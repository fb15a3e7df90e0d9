"""Names of the engine protocol and of the files of a match."""

from __future__ import annotations

from typing import get_args

import msgspec

from mecenate.arena import engine_protocol
from mecenate.arena.engine_process import Reason
from mecenate.arena.match import GameResult
from mecenate.arena.match_file import FORMAT, Head
from tests.public.shapes import Pairs, Schema, fields_of, fields_of_all


def engine_names() -> Pairs:
    """Messages in both directions with their fields, reasons of a forfeit, and the lines of a file."""
    for side, union in (("match", engine_protocol.ToBot), ("bot", engine_protocol.FromBot)):
        for struct in get_args(union):
            name = f"{side} {struct.__struct_config__.tag}"
            schema: Schema = msgspec.json.schema_components([struct])[1][struct.__name__]
            yield name, ""
            yield from (pair for pair in fields_of(name, schema) if not pair[0].endswith(".type"))
    yield "protocol", str(engine_protocol.PROTOCOL)
    yield from ((f"wants {word}", "") for word in (engine_protocol.VIEW, engine_protocol.EVENTS, engine_protocol.WORLD))
    yield from ((f"forfeit {reason}", "") for reason in Reason)
    yield "file format", str(FORMAT)
    yield from fields_of_all("file ", msgspec.json.schema_components([Head, GameResult])[1])
