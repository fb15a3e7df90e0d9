"""A client of a server, over HTTP and sockets: plain (`Client`) and asynchronous (`AsyncClient`).

from mecenate.client import Client

with Client("http://127.0.0.1:7465", name="Ada") as client:
    table = client.new_table("carrara", seats=2, bots={1: "random"})
    with client.sit(table) as seat:
        for legal in seat.turns():
            seat.play(legal[0])

Needs `pip install 'mecenate[client]'`. Views and messages are plain JSON objects, as docs/protocol.md and the AsyncAPI
document of the server describe them. Seats count from 0.
"""

from mecenate.client.asynchronous import AsyncClient, AsyncTable
from mecenate.client.exchange import ClientError, Closed, ProtocolMismatch, Refused
from mecenate.client.plain import Client, Table

__all__ = ["AsyncClient", "AsyncTable", "Client", "ClientError", "Closed", "ProtocolMismatch", "Refused", "Table"]
