"""Before the start: who is told that a seat can be taken."""

from __future__ import annotations

import pytest

from .running import Guest, Server


@pytest.mark.parametrize("public", [False, True])
def test_the_watchers_link_of_a_private_table_offers_no_seat(sqlite_server: Server, public: bool) -> None:
    ada, bruno = Guest(sqlite_server.url, "Ada"), Guest(sqlite_server.url, "Bruno")
    table = ada.new_table(public=public)
    path = f"/api/tables/{table['id']}"
    for link, may_sit in (("invite", True), ("watch", public)):
        assert bruno.get(path, invite=table[link])["may_sit"] is may_sit
        socket = bruno.socket({**table, "invite": table[link]})
        assert socket.until("table")["table"]["may_sit"] is may_sit
        socket.close()
        if not may_sit:
            assert bruno.refused("POST", f"{path}/seats", {}, invite=table[link]) == (403, "not-allowed")


def test_a_seat_is_offered_while_one_is_free_and_one_has_none(sqlite_server: Server) -> None:
    ada, bruno = Guest(sqlite_server.url, "Ada"), Guest(sqlite_server.url, "Bruno")
    table = ada.new_table()
    path = f"/api/tables/{table['id']}"
    assert ada.get(path)["may_sit"] is True
    ada.sit(table)
    assert ada.get(path)["may_sit"] is False
    assert bruno.get(path, invite=table["invite"])["may_sit"] is True
    bruno.sit(table)
    carla = Guest(sqlite_server.url, "Carla")
    assert carla.get(path, invite=table["invite"])["may_sit"] is False
