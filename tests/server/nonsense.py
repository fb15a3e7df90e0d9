"""What nobody should send: paths, queries, headers, bodies, values, packs, messages and frames."""

from __future__ import annotations

import struct
from typing import Any

DIGITS = b"9" * 6000
SEGMENTS = [
    b"%00", b"a%00b", b"x" * 5000, b"x" * 300, b"%F0%9F%98%80" * 300, b"a/" * 1500, b"%ff%fe", b"%c0%80", b"%ed%a0%80",
    b"%0a%0d", b"..%2f..%2fetc%2fpasswd", b"%2e%2e/%2e%2e/x", b"//", b"%", b"%zz", DIGITS, b"-1", b"1e400", b"\xff",
    b"\\..\\",
]  # fmt: skip
QUERIES = [
    b"%00", b"a=%00", b"game=%00", b"lang=%00", b"first=" + DIGITS, b"after=-" + DIGITS, b"seat_shown=" + DIGITS,
    b"seat_shown=NaN", b"invite=" + b"x" * 60_000, b"invite=%ff", b"%ff=%fe", b"&" * 5000, b"a=b&" * 5000, b"a[" * 2000,
    b"first=1&first=2", b"=" * 100, b"invite=%ed%a0%80",
]  # fmt: skip
HEADERS = [
    b"X-A: a\x00b", b"X-A: \xff\xfe", b"Cookie: mecenate=\xff\x01", b"Cookie: " + b"a=b; " * 8000,
    b"X-Seat-Token: \xff",
    b"X-Seat-Token: " + b"x" * 5000, b"Authorization: Bearer \xff", b"Authorization: Basic %%%", b"Origin: http://[::1",
    b"Origin: \xff", b"Origin: //", b"Host: [::1", b"Host: \xff", b"Accept: \xff/\xff;q=NaN",
    b"Accept: a/b;q=" + DIGITS,
    b"Accept-Encoding: \xff, gzip;q=x", b"Range: bytes=" + DIGITS + b"-1", b"If-None-Match: \xff",
    b"If-Modified-Since: yesterday", b"Content-Length: " + DIGITS, b"Content-Length: -1", b"Transfer-Encoding: gzip",
    b"Content-Length: 5\r\nContent-Length: 6", b"Connection: upgrade\r\nUpgrade: h2c", b"X-Forwarded-For: \xff",
    b"X-Big: " + b"x" * 100_000, b"Content-Type: \xff", b"Expect: 100-continue",
]  # fmt: skip
TYPES = [
    None, b"text/plain", b"application/xml", b"multipart/form-data", b"multipart/form-data; boundary=",
    b"multipart/form-data; boundary=" + b"x" * 5000, b"application/x-www-form-urlencoded", b"application/msgpack",
    b"application/json; charset=utf-16", b"application/json; charset=none", b"\xff",
]  # fmt: skip
BODIES = [
    b"", b"\0", b"hello", b"1", DIGITS, b"-" + DIGITS, b"1e999", b"NaN", b"Infinity", b"[" * 100_000, b'{"a":' * 50_000,
    b'{"name":"\xff"}', '{"name":"a"}'.encode("utf-16"), b'\xef\xbb\xbf{"name":"a"}', b'{"name":"\\ud800"}',
    b'{"name":"\\u0000"}', b'{"name":"a","name":"b"}', b"[]", b"null", b'"x"', b"{} {}", b"{}",
]  # fmt: skip
VALUES = [
    DIGITS, b"-" + DIGITS, b"NaN", b"1e400", b"-9223372036854775809", b"18446744073709551616",
    b"[" * 20_000 + b"]" * 20_000,
    b'{"a":' * 5000 + b"1" + b"}" * 5000, b'"\\u0000"', b'"\\ud800"', b'"' + b"x" * 100_000 + b'"', b'{"components":1}',
    b'{"name":"x","components":"x"}', b"null", b"true", b"1.5", b"-1", b"[]", b'""', b'"\xff"',
]  # fmt: skip

WISH = {
    "game": "carrara",
    "seats": 2,
    "options": {},
    "clock": None,
    "bots": {},
    "pack": None,
    "tables": 1,
    "undo": "fair",
    "stand_in": "novice",
}
SENT: list[tuple[str, str, dict[str, Any]]] = [
    ("POST", "/api/guests", {"name": "Ada"}),
    ("PATCH", "/api/me", {"name": "Ada", "webhook": None}),
    ("POST", "/api/accounts", {"login": "ada", "password": "x"}),
    ("POST", "/api/session", {"login": "ada", "password": "x"}),
    ("PUT", "/api/me/password", {"old": "x", "new": "y"}),
    ("POST", "/api/me/deletion", {"password": "x"}),
    ("POST", "/api/tables", WISH),
    ("POST", "/api/tables", {**WISH, "clock": {"turn": 1, "reserve": 1, "increment": 1}}),
    ("POST", "/api/records", {"record": "mecenate record 1", "play_on": False}),
    ("POST", "{table}/seats", {"seat": 0, "invite": "x"}),
    ("PUT", "{table}/seats/0/bot", {"level": "nobody"}),
    ("POST", "{table}/moves", {"key": "k", "version": 0, "action": "x"}),
    ("POST", "{table}/undo", {"key": "k", "version": 0, "to": 0}),
    ("POST", "{table}/consent", {"agree": True}),
    ("PUT", "{table}/settings", {"notes": True}),
    ("POST", "{table}/what-if", {"actions": [], "seed": 1, "moves": 0}),
    ("POST", "{table}/explain", {"plan": ["x"]}),
    ("POST", "{table}/reasons", {"actions": ["x"]}),
    ("POST", "{table}/chat", {"text": "x"}),
    ("PUT", "{table}/note", {"text": "x"}),
]

PACKS: list[tuple[str, dict[str, Any]]] = [
    ("carrara", {"x": 1}),
    ("carrara", {"improvement": None}),
    ("carrara", {"improvement": [{"on": "city", "count": 18, "florins": 1, "points": 1}]}),
    ("carpe_diem", {"board": [None]}),
    ("carpe_diem", {"frame": [{}]}),
    ("carpe_diem", {"scoring_cards": [[]]}),
    ("carpe_diem", {"villas": {"points": [10**30]}}),
    ("florenza", {"": {}}),
    ("princes", {"": []}),
]

MESSAGES = [
    b"\xff\xfe", b"\0", b"", b"{", b"1", b"[]", b"[" * 16_000, b'{"type":' * 2000, b'{"type":"none"}', b'{"type":1}',
    b'{"type":"ack","version":' + DIGITS + b"}", b'{"type":"ack","version":99999999999999999999999}',
    b'{"type":"ack","version":NaN}', b'{"type":"ack","version":1e400}', b'{"type":"ack","version":-1}',
    b'{"type":"hello","since":99999999999999999999999}', b'{"type":"play","key":"k","version":0,"action":"\\u0000"}',
    b'{"type":"play","key":"k","version":0,"action":"' + b"x" * 15_000 + b'"}',
    b'{"type":"play","key":"k","version":99999999999999999999999,"action":"x"}',
    b'{"type":"play","key":"\\u0000","version":0,"action":"turn wheel"}',
    b'{"type":"play","key":"' + b"k" * 15_000 + b'","version":0,"action":"turn wheel"}',
    b'{"type":"play","key":"\\ud800","version":0,"action":"x"}', b'{"type":"undo","key":"k","version":0,"to":-1}',
    b'{"type":"undo","key":"k","version":0,"to":99999999999999999999999}',
    b'{"type":"undo","key":"\\u0000","version":0}',
    b'{"type":"say","text":"\\ud83d"}', b'{"type":"say","text":""}', b'{"type":"consent","agree":1}',
]  # fmt: skip


def frame(kind: int, data: bytes, bits: int = 0x80) -> bytes:
    """A frame of a WebSocket, masked with zeros."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return bytes([bits | kind]) + length + b"\0\0\0\0" + data


BROKEN_FRAMES = [
    frame(1, b"{}", 0xC0), frame(3, b"x"), frame(15, b""), b"\x81\x02{}", frame(0, b"x"), frame(9, b"x" * 126),
    frame(1, b"a", 0) + frame(1, b"b"), frame(8, b"\x03"), frame(8, b"\0\1x"), frame(8, b"\x03\xe8\xff"),
    b"\x81\xff" + struct.pack("!Q", 1 << 62), b"\x81\xff" + b"\xff" * 8, frame(8, b"") + frame(1, b"{}"),
]  # fmt: skip
