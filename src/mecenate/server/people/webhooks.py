"""Webhooks: HTTP requests that tell a person that it is their turn."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from urllib.parse import urlsplit

import httpx
import structlog

from mecenate.server.live import view_delta
from mecenate.server.live.messages import Notice

log = structlog.get_logger()
SECONDS = 5.0
AT_ONCE = 8


class Webhooks:
    """Sends notices to addresses that people entered; to private hosts only if the settings allow it."""

    def __init__(self, enabled: bool, private_hosts: bool) -> None:
        self._enabled = enabled
        self._private_hosts = private_hosts
        self._few = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def send(self, url: str, notice: Notice) -> None:
        """Send in the background; a failure is logged and forgotten."""
        if self._enabled:
            task = asyncio.create_task(self._send(url, notice))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Send nothing more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _send(self, url: str, notice: Notice) -> None:
        async with self._few:
            try:
                address = await self._address(url)
                await self._post(url, address, view_delta.encode(notice))
            except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
                log.info("a webhook failed", error=type(error).__name__)

    async def _post(self, url: str, address: str, body: bytes) -> None:
        """Post to the address that was checked, even if the name resolves to another one later."""
        parts = urlsplit(url)
        host = f"[{address}]" if ":" in address else address
        target = parts._replace(netloc=host if parts.port is None else f"{host}:{parts.port}").geturl()
        headers = {"content-type": "application/json", "host": parts.netloc.rpartition("@")[2]}
        async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client:
            await client.post(target, content=body, headers=headers, extensions={"sni_hostname": parts.hostname})

    async def _address(self, url: str) -> str:
        """The address of a URL's host. Raises `ValueError` if it is private."""
        parts = urlsplit(url)
        loop = asyncio.get_running_loop()
        addresses = await loop.getaddrinfo(parts.hostname or "", parts.port or 443, type=socket.SOCK_STREAM)
        address = str(addresses[0][4][0])
        if not self._private_hosts and not ipaddress.ip_address(address).is_global:
            raise ValueError("not a public address")
        return address
