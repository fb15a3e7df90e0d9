"""Network addresses: which ones share a limit, and which ones belong to proxies."""

from __future__ import annotations

import contextlib
import ipaddress
from collections.abc import Iterable

PREFIX = 64
"""Bits of an IPv6 address that count: one subscriber has all addresses that share them."""


def subscriber(address: str) -> str:
    """Whom an address is counted for: itself, or with IPv6 the first address of its /64 network."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((parsed, PREFIX), strict=False).network_address)


class Networks:
    """A list of addresses and networks, such as those of the proxies. `*` means all; other words are ignored."""

    def __init__(self, listed: Iterable[str]) -> None:
        self._all = False
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for name in listed:
            self._all = self._all or name.strip() == "*"
            with contextlib.suppress(ValueError):
                self._networks.append(ipaddress.ip_network(name.strip(), strict=False))

    @property
    def are_all(self) -> bool:
        """Whether every address is among them."""
        return self._all or any(network.prefixlen == 0 for network in self._networks)

    def __contains__(self, address: str) -> bool:
        if self._all:
            return True
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(parsed in network for network in self._networks)
