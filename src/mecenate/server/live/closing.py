"""The codes with which the server closes a socket, and what a client makes of each."""

from __future__ import annotations

from enum import IntEnum


class Closing(IntEnum):
    """Why the server closes a socket.

    `reason` is sent in the close frame, `meaning` is for the documentation. A client does not connect again after a
    `final` code; after any other close it connects and sends `hello`.
    """

    reason: str
    meaning: str
    final: bool

    def __new__(cls, code: int, reason: str, meaning: str, final: bool = False) -> Closing:
        """A code with what is said about it."""
        closing = int.__new__(cls, code)
        closing._value_ = code
        closing.reason = reason
        closing.meaning = meaning
        closing.final = final
        return closing

    TOO_LARGE = 1009, "", "a message was longer than `message_bytes`"
    BROKEN = 1011, "something broke", "a defect of the server"
    REFUSED = 4400, "", "you may not connect; an `error` before it says why, and the reason is its code", True
    SIGNED_OUT = 4401, "the session has ended", "the session of the socket has ended", True
    GONE = 4404, "the table was removed", "the table was removed", True
    IDLE = 4408, "nothing heard for a long time", "nothing was received for `idle_seconds`"
    TOO_FAST = 4429, "too many messages", "more than `waiting` messages waited for their turn"
