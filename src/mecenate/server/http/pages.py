"""The browser client, served from the package: one page for every path, and its immutable files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

BUILT = Path(__file__).parents[2] / "web"
WAITING = Path(__file__).parent / "not_built.html"
FOR_EVER = CacheControlHeader(public=True, max_age=31_536_000, immutable=True)
AT_ONCE = {"cache-control": "no-cache"}
MAX_NAME, MAX_PATH = 255, 2000
"""Bytes in the name of a file, and in a path; file systems differ a little."""


def page() -> Response[bytes]:
    """The page of the browser client; a notice if it has not been built."""
    index = BUILT / "index.html"
    file = index if index.exists() else WAITING
    return Response(file.read_bytes(), media_type="text/html; charset=utf-8", headers=AT_ONCE)


@get("/", include_in_schema=False, sync_to_thread=False)
def home() -> Response[bytes]:
    """The first page."""
    return page()


def could_be_a_file(connection: ASGIConnection[Any, Any, Any, Any], _handler: object) -> None:
    """Answer 404 for a path that no file can have; the file system would raise an error."""
    parts = connection.scope["path"].encode("utf-8", "replace").split(b"/")
    if any(b"\0" in part or len(part) > MAX_NAME for part in parts) or sum(map(len, parts)) > MAX_PATH:
        raise NotFoundException


@get("/{where:path}", include_in_schema=False, sync_to_thread=False, guards=[could_be_a_file])
def anywhere(where: FromPath[Path]) -> Response[bytes]:
    """Every path is the page of the browser client, which does its own routing, or a file beside it."""
    file = (BUILT / str(where).lstrip("/")).resolve()
    if file.is_relative_to(BUILT.resolve()) and file.is_file():
        kind = KINDS.get(file.suffix, "application/octet-stream")
        return Response(file.read_bytes(), media_type=kind, headers=AT_ONCE)
    return page()


KINDS = {".svg": "image/svg+xml", ".png": "image/png", ".ico": "image/x-icon", ".webmanifest": "application/json"}


def pages() -> list[ControllerRouterHandler]:
    """All routes for browsers apart from the API."""
    handlers: list[ControllerRouterHandler] = [home, anywhere]
    if (BUILT / "assets").is_dir():
        handlers.append(
            create_static_files_router(
                "/assets",
                [BUILT / "assets"],
                include_in_schema=False,
                cache_control=FOR_EVER,
                guards=[could_be_a_file],
            )
        )
    return handlers
