"""Where a request comes from: a network address, as a keyed hash, and a device."""

from __future__ import annotations

import base64
import hashlib
import hmac

import msgspec

from mecenate.server.people.networks import subscriber

MAX_DEVICE = 200


class Source(msgspec.Struct, frozen=True):
    """The origin of a request, as far as the server stores it."""

    address: str
    """A keyed hash of the network address, so that the database holds none."""
    device: str = ""
    """The name of the browser or program."""
    session: str | None = None
    """The session of the request, if it has one,"""
    person_id: str | None = None
    """and whose it is."""
    place: str | None = None
    """The cookie of a browser that has logged in before."""


class AddressHasher:
    """Hashes network addresses with the key of the server."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()

    def hashed(self, host: str) -> str:
        """The hash under which an address is counted and remembered."""
        digest = hmac.digest(self._key, b"address " + subscriber(host).encode(), hashlib.sha256)
        return base64.urlsafe_b64encode(digest[:18]).decode()


def hash_of(secret: str) -> str:
    """A hash of a secret, such as a token, that does not reveal it."""
    return base64.urlsafe_b64encode(hashlib.sha256(secret.encode()).digest()[:18]).decode()


def device_of(agent: str) -> str:
    """The name of a browser or program, safe to store and show."""
    return "".join(letter for letter in agent if letter.isprintable())[:MAX_DEVICE]
