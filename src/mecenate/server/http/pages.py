"""The browser client, served from the package: one page for every path, and its immutable files.

The build writes a Brotli and a gzip copy beside each file, so that nothing is compressed while the server runs.
"""

from __future__ import annotations

import re
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

BUILT = Path(__file__).parents[2] / "web"
WAITING = Path(__file__).parent / "not_built.html"
FOR_EVER, AT_ONCE = "public, max-age=31536000, immutable", "no-cache"
"""How long a browser keeps a file whose name has a hash of its content, and any other file."""
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The copies that the build makes, the smallest first."""
KINDS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".webmanifest": "application/json",
}
CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""What a page may load: only what this server has."""
MAX_NAME, MAX_PATH = 255, 2000
"""Bytes in the name of a file, and in a path; file systems differ a little."""
Asked = Request[Any, Any, Any]


class Copy(NamedTuple):
    """A file as it is sent."""

    content: bytes
    encoding: str | None


def accepted_encodings(header: str) -> set[str]:
    """The encodings that a browser accepts, by its header Accept-Encoding."""
    accepted = set()
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        if quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            accepted.add(name.strip())
    return accepted


def copy_for(file: Path, accepted: set[str]) -> Copy:
    """The smallest copy of a file that a browser accepts."""
    for encoding, suffix in ENCODINGS.items():
        copy = file.with_name(file.name + suffix)
        if encoding in accepted and copy.is_file():
            return Copy(copy.read_bytes(), encoding)
    return Copy(file.read_bytes(), None)


def sent(request: Asked, file: Path, cache: str) -> Response[bytes]:
    """A file for a browser; 304 without a body if the browser has it."""
    copy = copy_for(file, accepted_encodings(request.headers.get("accept-encoding", "")))
    tag = f'"{sha256(copy.content).hexdigest()[:32]}"'
    headers = {"cache-control": cache, "etag": tag, "vary": "accept-encoding"}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(b"", status_code=304, headers=headers)
    if copy.encoding is not None:
        headers["content-encoding"] = copy.encoding
    return Response(copy.content, media_type=KINDS.get(file.suffix, "application/octet-stream"), headers=headers)


@lru_cache(maxsize=4)
def policy_for(page: bytes) -> str:
    """The content policy of a page: the usual one, and the scripts that stand in the page itself, by their hashes."""
    inline = re.findall(rb"<script>(.*?)</script>", page, re.DOTALL)
    hashes = [f"'sha256-{b64encode(sha256(script).digest()).decode()}'" for script in inline]
    return "; ".join([CONTENT_POLICY, *([f"script-src 'self' {' '.join(hashes)}"] if hashes else [])])


def page(request: Asked) -> Response[bytes]:
    """The page of the browser client; a notice if it has not been built."""
    index = BUILT / "index.html"
    file = index if index.exists() else WAITING
    response = sent(request, file, AT_ONCE)
    response.headers["content-security-policy"] = policy_for(file.read_bytes())
    return response


@get("/", include_in_schema=False, sync_to_thread=False)
def home(request: Asked) -> Response[bytes]:
    """The first page."""
    return page(request)


def could_be_a_file(connection: ASGIConnection[Any, Any, Any, Any], _handler: object) -> None:
    """Answer 404 for a path that no file can have; the file system would raise an error."""
    parts = connection.scope["path"].encode("utf-8", "replace").split(b"/")
    if any(b"\0" in part or len(part) > MAX_NAME for part in parts) or sum(map(len, parts)) > MAX_PATH:
        raise NotFoundException


def file_at(folder: Path, where: Path) -> Path | None:
    """The file of this path in a folder, if there is one."""
    file = (folder / str(where).lstrip("/")).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None


@get("/{where:path}", include_in_schema=False, sync_to_thread=False, guards=[could_be_a_file])
def anywhere(request: Asked, where: FromPath[Path]) -> Response[bytes]:
    """Every path is the page of the browser client, which does its own routing, or a file beside it."""
    file = file_at(BUILT, where)
    return page(request) if file is None else sent(request, file, AT_ONCE)


@get("/assets/{where:path}", include_in_schema=False, sync_to_thread=False, guards=[could_be_a_file])
def asset(request: Asked, where: FromPath[Path]) -> Response[bytes]:
    """A file that never changes: its name has a hash of its content."""
    file = file_at(BUILT / "assets", where)
    if file is None:
        raise NotFoundException
    return sent(request, file, FOR_EVER)


def pages() -> list[ControllerRouterHandler]:
    """All routes for browsers apart from the API."""
    return [home, anywhere, asset]
