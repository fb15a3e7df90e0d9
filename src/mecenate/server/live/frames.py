"""Frames of a WebSocket in their plainest form: one whole text. `websockets` reads all others.

This runs for every message, so it is compiled with the engine (`bench/server_parts.py frames`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a C compiler
    from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text: the last of its message, no reserved bits."""
MASKED: Final = 0x80
SHORT: Final = 125
"""The longest text whose length stands in the second byte; two more bytes follow for 126, eight for 127."""
TWO_BYTES: Final = 126
LONGEST: Final = 0xFFFF
LONG_TEXT: Final = bytes((WHOLE_TEXT, TWO_BYTES))
MASK_BYTES: Final = 4


def text_of(data: bytes) -> bytes | None:
    """The text of a client, if these bytes are one frame with a whole, masked text of ASCII, else None."""
    read = text_at(data, 0)
    return None if read is None or read[1] != len(data) else read[0]


def text_at(data: bytes, at: i64) -> tuple[bytes, i64] | None:
    """The text of the frame that begins there, and where it ends; None unless it is a whole, masked text of ASCII."""
    size: i64 = len(data)
    if size < at + 2 + MASK_BYTES or data[at] != WHOLE_TEXT:
        return None
    length: i64 = data[at + 1] - MASKED
    start: i64 = at + 2
    if length == TWO_BYTES:
        length = data[at + 2] * 256 + data[at + 3]
        start = at + 4
    end = start + MASK_BYTES + length
    if not 0 <= length <= LONGEST or size < end or (start == at + 2 and length > SHORT):
        return None
    text = apply_mask(data[start + MASK_BYTES : end], data[start : start + MASK_BYTES])
    return (text, end) if text.isascii() else None


def ends_whole(data: bytes) -> bool:
    """Whether bytes that begin with a frame end with one, and no message is left unfinished by it.

    False too for frames of 64 KiB and more.
    """
    size: i64 = len(data)
    at: i64 = 0
    final = True
    while at < size:
        if size - at < 2 + MASK_BYTES:
            return False
        final = data[at] >= 0x80
        length: i64 = data[at + 1] % 128
        if length == TWO_BYTES:
            length = data[at + 2] * 256 + data[at + 3] + 2
        elif length > SHORT:
            return False
        at += 2 + MASK_BYTES + length
        if not final:
            return False
    return at == size


def framed(text: bytes) -> bytes:
    """A text as the frame that the server sends."""
    length: i64 = len(text)
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length <= LONGEST:
        return LONG_TEXT + int(length).to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, 127)) + int(length).to_bytes(8, "big") + text
