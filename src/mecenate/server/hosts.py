"""Which names the server answers to.

A page may use only its own host, but it can point its own name at another machine (DNS rebinding). Its
browser then sends that name in the header Host, so a server that does not know the name refuses.
"""

from __future__ import annotations

import ipaddress
import socket

from mecenate.server.settings import Settings

LOCAL_NAMES = ("local", "localhost", "internal", "lan", "home.arpa")
"""Suffixes that nobody can register, which home networks give to their machines."""


class Hosts:
    """The names of a server: those that are set.

    If none is, a server on this machine alone, or behind a proxy, answers to all names, and another one to local names.
    An address in numbers is always accepted, since no other page has it for a name.
    """

    def __init__(self, settings: Settings) -> None:
        self._names = {_name(host) for host in settings.hosts}
        self.are_any = not self._names and (settings.on_loopback or bool(settings.trust_proxy))
        self._local = not self._names
        self._names |= {"localhost", _name(settings.host)}
        if self._local:
            self._names.add(socket.gethostname().lower())

    def allow(self, header: str) -> bool:
        """Whether a request with this Host is for this server. Browsers always send one."""
        name = _name(header)
        if self.are_any or not name or name in self._names or _is_address(name):
            return True
        return self._local and ("." not in name or name.endswith(tuple(f".{end}" for end in LOCAL_NAMES)))


def _name(header: str) -> str:
    """The name in a header, without the port."""
    text = header.strip().lower()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    name = text.partition(":")[0] if text.count(":") == 1 else text
    return name.rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
