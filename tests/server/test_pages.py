"""The files of the browser client: which copy is sent, and how long a browser keeps it."""

from __future__ import annotations

import gzip
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from mecenate.server.http import pages

from .running import Server, running, settings_for

SCRIPT = b"console.log('the game');" * 100
BROTLI = b"the copy that the build made with Brotli"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a build writes."""
    folder = tmp_path_factory.mktemp("web")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<p>the page</p>")
    (folder / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "app-1a2b.js.br").write_bytes(BROTLI)
    (folder / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    (folder / "assets" / "font-3c4d.woff2").write_bytes(b"a font")
    return folder


@pytest.fixture(scope="module")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with these files."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "BUILT", built)
        with running(settings_for(tmp_path_factory.mktemp("server"))) as server:
            yield server


def asked(server: Server, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """An answer, and its bytes as they were sent."""
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    with httpx.Client(base_url=server.url) as http, http.stream("GET", path, headers=given) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize(
    ("accepted", "encoding", "content"),
    [
        ("gzip, deflate, br, zstd", "br", BROTLI),
        ("gzip;q=1.0, br;q=0", "gzip", gzip.compress(SCRIPT, mtime=0)),
        ("identity", None, SCRIPT),
        ("", None, SCRIPT),
    ],
)
def test_the_smallest_copy_that_the_browser_accepts_is_sent(
    server: Server, accepted: str, encoding: str | None, content: bytes
) -> None:
    answer, raw = asked(server, "/assets/app-1a2b.js", accept_encoding=accepted)
    assert answer.headers.get("content-encoding") == encoding
    assert raw == content
    assert int(answer.headers["content-length"]) == len(content)
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["vary"] == "accept-encoding"


def test_a_file_with_a_hash_in_its_name_is_kept_for_ever(server: Server) -> None:
    for path in ("/assets/app-1a2b.js", "/assets/font-3c4d.woff2"):
        answer, _ = asked(server, path)
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "font/woff2"


@pytest.mark.parametrize("path", ["/", "/rules/carrara", "/assets/app-1a2b.js"])
def test_what_the_browser_has_is_not_sent_again(server: Server, path: str) -> None:
    first, _ = asked(server, path, accept_encoding="br")
    again, raw = asked(server, path, accept_encoding="br", if_none_match=f'"other", W/{first.headers["etag"]}')
    assert (again.status_code, raw) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    other, _ = asked(server, path, accept_encoding="br", if_none_match='"other"')
    assert other.status_code == 200


def test_each_copy_has_its_own_tag(server: Server) -> None:
    tags = {asked(server, "/assets/app-1a2b.js", accept_encoding=one)[0].headers["etag"] for one in ("br", "gzip", "")}
    assert len(tags) == 3


def test_the_page_is_looked_up_each_time(server: Server) -> None:
    answer, raw = asked(server, "/t/anything", accept_encoding="br")
    assert (answer.headers["cache-control"], raw) == ("no-cache", b"<p>the page</p>")


@pytest.mark.parametrize("path", ["/assets/none.js", "/assets/../index.html", "/assets/%2e%2e/index.html", "/assets/"])
def test_nothing_outside_the_folder_is_an_asset(server: Server, path: str) -> None:
    answer, raw = asked(server, path)
    assert answer.status_code == 404 or raw == b"<p>the page</p>"


def test_no_file_outside_the_client_is_sent(server: Server, built: Path) -> None:
    (built.parent / "secret.txt").write_text("secret")
    for path in ("/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
        assert b"secret" not in asked(server, path)[1]


def test_a_script_in_the_page_is_allowed_by_its_hash(server: Server, built: Path) -> None:
    script = "console.log('first');\n"
    (built / "index.html").write_text(f"<head><script>{script}</script><script src=x></script></head>")
    answer, _ = asked(server, "/t/abc")
    digest = b64encode(sha256(script.encode()).digest()).decode()
    policy = answer.headers["content-security-policy"]
    assert policy == f"{pages.CONTENT_POLICY}; script-src 'self' 'sha256-{digest}'"
    (built / "index.html").write_text("<p>the page</p>")
    answer, _ = asked(server, "/t/abc")
    assert answer.headers["content-security-policy"] == pages.CONTENT_POLICY
