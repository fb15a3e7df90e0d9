"""The first answer of the API: what this is, what to do next, and which engine runs."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get

import mecenate
from mecenate.lang import Language
from mecenate.lang.language import accepted
from mecenate.server.bots.engine import EngineInfo
from mecenate.server.http.dependencies import TheServices


class Welcome(msgspec.Struct):
    """A greeting, in the language of Accept-Language."""

    about: str
    next: str
    leave: str
    schema: str
    version: str
    engine: EngineInfo


@get("/api", operation_id="welcome", tags=["server"], sync_to_thread=False)
def welcome(request: Request[Any, Any, Any], services: TheServices) -> Welcome:
    """What this server is, the first request to make, how to leave, and which engine it uses."""
    language = Language(accepted(request.headers.get("accept-language", "")))
    return Welcome(
        about=language.text("api-about"),
        next=language.text("api-next"),
        leave=language.text("api-leave"),
        schema="/api/schema",
        version=mecenate.__version__,
        engine=services.engine.info(),
    )
